// Rules of a site's own, in templates/rules/: judged like any other, refused when they are none, named when they throw.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgePages } from '../../src/check/pages.ts'
import { bundleRules, loadRules } from '../../src/check/rules.ts'
import { site } from '../command.ts'
import { check, folder, settings, verdict } from './checked.ts'
import { worldOfExample } from './world.ts'

describe('a rule of the site', () => {
  const rule = (body: string, more = '') => `import { defineRule } from '#site'\n${more}
export default defineRule({
  why: 'A visitor who is shouted at leaves.',
  level: 'warning',
  fine: { pages: { '/': '<p>Come by.</p>' } },
  bad: { pages: { '/': '<p>COME BY!</p>' }, findings: ['/ shouts: "COME BY!"'] },
  ${body}
})
`
  const shouts = rule(
    '*page(page) {\n    for (const { text, start, end } of page.main) if (/[A-Z]{2} [A-Z]{2}/.test(text)) yield { text: `${page.path} shouts: "${text}"`, at: { page: page.path, span: { start, end }, value: text } }\n  },',
  )
  const shouting = (file: string) => folder({ [file]: shouts })

  test('judges like any other, and has an id, an explanation and a level', async () => {
    const root = shouting('templates/rules/no-shouting.ts')
    expect((await check(root)).err).toMatchInlineSnapshot(`
      "▲ content/pages/contact.yaml:3:7 site/no-shouting
        /contact shouts: "COME BY"
          3 | text: COME BY
            |       ^

      1 warning
      "
    `)
    expect((await check(root, { strict: true })).code).toBe(1)
    expect((await check(root, { rules: true })).out).toContain('site/no-shouting')
    expect((await check(root, { explain: 'site/no-shouting' })).out).toMatchInlineSnapshot(`
      "site/no-shouting (warning)

      A visitor who is shouted at leaves.

      Fine:
          /
            <p>Come by.</p>

      Not fine:
          /
            <p>COME BY!</p>

      Says:
          / shouts: "COME BY!"
      "
    `)
    writeFileSync(join(root, 'site.yaml'), settings({ levels: '  site/no-shouting: off\n' }))
    expect((await check(root)).err).toBe('')
    writeFileSync(join(root, 'site.yaml'), settings({ expect: '  - { rule: site/no-shouting, why: It is our slogan. }\n' }))
    expect((await check(root)).err).toBe('')
  })

  test('may stand in a folder of its own', async () => {
    expect((await verdict(shouting('templates/rules/words/no-shouting.ts'))).problems.map(({ rule }) => rule)).toEqual(['site/words/no-shouting'])
  })

  test('judges anew when it was changed, though no page was', async () => {
    const root = shouting('templates/rules/no-shouting.ts')
    expect((await verdict(root)).problems).toHaveLength(1)
    writeFileSync(join(root, 'templates/rules/no-shouting.ts'), shouts.replace('[A-Z]{2} [A-Z]{2}', 'NOTHING'))
    expect((await verdict(root)).problems).toEqual([])
  })

  test('that throws is a bug of that rule: it is named, and the exit code is 2', () => {
    const root = folder({ 'templates/rules/breaks.ts': rule("*page() {\n    throw new Error('boom')\n  },") })
    const { code, err, out } = site(['check', '--root', root])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('the rule site/breaks threw while judging /: boom')
    expect(err).toContain('This is a bug in the rule site/breaks (rules/breaks.ts in the folder of templates), not in the content. Nothing was written.')
  })

  test('that throws while judging the whole site is named as well', () => {
    const root = folder({ 'templates/rules/breaks.ts': rule("*site() {\n    throw 'a text'\n  },") })
    const { code, err } = site(['check', '--root', root])
    expect(code).toBe(2)
    expect(err).toContain('the rule site/breaks threw while judging the site: a text')
  })

  test('works in workers, and is named there when it throws', async () => {
    const root = folder({ 'templates/rules/no-shouting.ts': shouts })
    const bundle = async () => (await bundleRules({ root, folder: 'templates', cache: join(root, '.site') })).value
    const { world, pages: examples } = worldOfExample({})
    const [first] = examples
    if (!first) throw new Error('the base site has no page')
    const pages = Array.from({ length: 220 }, (_, i) => ({ ...first.planned, path: `/p${i}`, file: `p${i}.html` }))
    for (const { file } of pages) writeFileSync(join(root, 'dist', file), '<main><p>COME BY</p></main>')
    const { site: ownSite, facts, data } = world
    const judge = async () => {
      const path = await bundle()
      return judgePages({
        pages,
        out: join(root, 'dist'),
        rules: await loadRules(path),
        bundle: path,
        site: { site: ownSite, facts, data, launch: false },
        kept: undefined,
        version: '',
      })
    }
    const judged = await judge()
    expect(judged.flatMap(({ found }) => found.filter((found) => found.rule === 'site/no-shouting'))).toHaveLength(220)
    writeFileSync(join(root, 'templates/rules/no-shouting.ts'), rule("*page() {\n    throw new Error('boom')\n  },"))
    await expect(judge()).rejects.toMatchObject({
      message: expect.stringContaining('the rule site/no-shouting threw while judging /p'),
      blame: expect.stringContaining('rules/no-shouting.ts'),
    })
  })

  test('that is none is refused', async () => {
    const texts = [
      'export const rule = {}',
      "export default { why: 'x', level: 'eror', fine: {}, bad: {}, page() { return [] } }",
      "export default { level: 'error' }",
      "export default { why: 'x', level: 'error', fine: {}, bad: {} }",
      "throw new Error('too early')",
      'export default {',
      "import x from './nothing.ts'\nexport default x",
    ]
    const said: string[] = []
    for (const text of texts) {
      const { code, err } = await check(folder({ 'templates/rules/odd.ts': `${text}\n` }))
      said.push(`${code} ${err}`)
    }
    expect(said.join('\n')).toMatchInlineSnapshot(`
      "1 ✘ templates/rules/odd.ts
        this file does not export a rule
        help: write: export default defineRule({ … })

      1 error. Nothing was judged.

      1 ✘ templates/rules/odd.ts
        level: "eror" is not among the choices
        help: did you mean "error"?

      1 error. Nothing was judged.

      1 ✘ templates/rules/odd.ts
        the rule has no why, fine, bad
        help: a rule has why, level, fine and bad, then what it judges

      1 error. Nothing was judged.

      1 ✘ templates/rules/odd.ts
        the rule judges nothing
        help: give it one of *page(), *words(), *site()

      1 error. Nothing was judged.

      1 ✘ templates/rules
        the rules threw while they were loaded: too early
        help: look at what stands outside their functions

      1 error. Nothing was judged.

      1 ✘ templates/rules/odd.ts:2:1
        Expected identifier but found end of file

      1 error. Nothing was judged.

      1 ✘ templates/rules/odd.ts:1:15
        Could not resolve "./nothing.ts"

      1 error. Nothing was judged.
      "
    `)
  })
})
