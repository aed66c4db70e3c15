// Rules of a site's own, in templates/rules/: judged like any other, refused when they are none, named when they throw.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, site, writeTree } from '../../helpers/command.ts'
import { check, folder, settings, verdict } from './checked.ts'

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
    expect((await check(root)).out).toContain('rules: no errors')
    expect(await check(root, { strict: true })).toMatchObject({ code: 1, out: expect.stringContaining('not fine') })
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

      Reports:
          / shouts: "COME BY!"
      "
    `)
    writeFileSync(join(root, 'site.yaml'), settings({ levels: '  site/no-shouting: off\n' }))
    expect((await check(root)).err).toBe('')
    writeFileSync(
      join(root, 'site.yaml'),
      settings({ ignore: '  - { rule: site/no-shouting, why: It is our slogan. }\n' }),
    )
    expect((await check(root)).err).toBe('')
  })

  test('may stand in a folder of its own', async () => {
    expect((await verdict(shouting('templates/rules/words/no-shouting.ts'))).problems.map(({ rule }) => rule)).toEqual([
      'site/words/no-shouting',
    ])
  })

  test('judges anew when it was changed, though no page was', async () => {
    const root = shouting('templates/rules/no-shouting.ts')
    expect((await verdict(root)).problems).toHaveLength(1)
    writeFileSync(join(root, 'templates/rules/no-shouting.ts'), shouts.replace('[A-Z]{2} [A-Z]{2}', 'NOTHING'))
    expect((await verdict(root)).problems).toEqual([])
  })

  test('that throws is a bug of that rule: it is named, all others are heard, and the exit code is 2', async () => {
    const root = folder({
      'templates/rules/breaks.ts': rule("*page() {\n    throw new Error('boom')\n  },"),
      'templates/rules/no-shouting.ts': shouts,
    })
    const { code, err } = await cli(['check', '--root', root])
    expect(code).toBe(2)
    expect(err).toContain('the rule site/breaks threw while checking /: boom (also on /contact,')
    expect(err).toContain(
      'this is a bug in the rule site/breaks (rules/breaks.ts in the folder of templates), not in the content; all other rules have checked',
    )
    expect(err).toMatch(/Error: boom\n +at /)
    const { code: again, out } = await cli(['check', '--root', root, '--format', 'json'])
    const { ok, problems } = JSON.parse(out) as { ok: boolean; problems: { rule: string; stack?: string }[] }
    expect({ again, ok, rules: problems.map(({ rule: id }) => id) }).toEqual({
      again: 2,
      ok: false,
      rules: ['site/no-shouting', 'site/breaks'],
    })
    expect(problems[1]?.stack).toMatch(/Error: boom\n +at /)
  })

  test('that throws while judging the whole site is named as well', async () => {
    const root = folder({ 'templates/rules/breaks.ts': rule("*site() {\n    throw 'a text'\n  },") })
    const { code, err } = await cli(['check', '--root', root])
    expect(code).toBe(2)
    expect(err).toContain('the rule site/breaks threw while checking the site: a text')
  })

  // One worker judges pages and another their markup: all must end when a rule throws at a page in the middle.
  test('works in workers, and is named there when it throws at one page', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [
        `content/repairs/repair-${i}.yaml`,
        `name: Repair ${i}\nhead: { title: Repair number ${i}, description: COME BY number ${i}. }\n`,
      ]),
    )
    const draws = shouts.replace('page.main', 'page.texts')
    const yaml = settings({ keep: ['a11y/html-valid'] })
    const root = folder({ ...many, 'site.yaml': yaml, 'templates/rules/no-shouting.ts': draws })
    const run = () =>
      site(['check', '--root', root, '--format', 'json'], { env: { SITE_WORKERS: '2' }, timeout: 60_000 })
    const { problems } = JSON.parse(run().out) as { problems: { rule: string }[] }
    expect(problems.filter(({ rule: id }) => id === 'site/no-shouting').length).toBeGreaterThan(0)
    const breaks = "*page({ path }) {\n    if (path === '/repairs/repair-6') throw new Error('boom')\n  },"
    writeTree(root, { 'templates/rules/no-shouting.ts': rule(breaks) })
    const { code, err } = run()
    expect(code).toBe(2)
    expect(err).toContain('the rule site/no-shouting threw while checking /repairs/repair-6: boom')
    expect(err).toContain('rules/no-shouting.ts')
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
        help: write: export default defineRule({ why, level, fine, bad, … })

      1 error. Nothing was checked.

      1 ✘ templates/rules/odd.ts
        level: "eror" is not among the choices
        help: did you mean "error"?

      1 error. Nothing was checked.

      1 ✘ templates/rules/odd.ts
        the rule has no why, fine, bad
        help: write: export default defineRule({ why, level, fine, bad, … })

      1 error. Nothing was checked.

      1 ✘ templates/rules/odd.ts
        the rule checks nothing
        help: give it one of *page(), *markup(), *words(), *language(), *site()

      1 error. Nothing was checked.

      1 ✘ templates/rules/odd.ts:1:7
        the rules threw while they were loaded: too early
          1 | throw new Error('too early')
            |       ^
        help: look at the code outside of all functions

      1 error. Nothing was checked.

      1 ✘ templates/rules/odd.ts:2:1
        Expected identifier but found end of file
          2 | 
            | ^

      1 error. Nothing was checked.

      1 ✘ templates/rules/odd.ts:1:15
        Could not resolve "./nothing.ts"
          1 | import x from './nothing.ts'
            |               ^
        help: no file lies there: see how its name is spelt, and its ending

      1 error. Nothing was checked.
      "
    `)
  })
})
