// A site over the theme: which file is used, what changes the next build, what is refused.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import eject from '../../../src/commands/eject.ts'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { textsIn } from '../../../src/model/data.ts'
import { exampleFiles, filesBelow, THEME, templateFiles, templatesDigest } from '../../../src/runtime/overlay.ts'
import { cli, repository, shareCache, writeTree } from '../../helpers/command.ts'
import { run } from '../scaffold/run.ts'

const work = mkdtempSync(join(tmpdir(), 'theme-'))
const shop = join(work, 'shop')
const read = (file: string) => readFileSync(join(shop, file), 'utf8')
beforeAll(async () => {
  expect((await cli(['init', shop, '--name', 'Ring Bells'])).code).toBe(0)
  shareCache(shop)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))
beforeEach(() => rmSync(join(shop, 'templates'), { recursive: true, force: true }))

const build = () => cli(['build', '--root', shop])
const ejectedBy = (args: readonly string[], options = {}) => run(eject, args, { root: shop, ...options })

test('a new site has no templates and is drawn by the theme', async () => {
  expect(existsSync(join(shop, 'templates'))).toBe(false)
  expect(await build()).toMatchObject({ code: 0, err: '' })
  expect(read('dist/index.html')).toContain('class="footer"')
  // The colours of the brand follow the stylesheet.
  expect(read('dist/index.html')).toMatch(/[};]:root\{--surface:/)
  // The classes of Tailwind that its components use.
  expect(read('dist/index.html')).toMatch(/@layer utilities\{\.[\w-]+\{/)
})

test("a site's file replaces that of the theme wherever it is imported; a new file is added", async () => {
  writeTree(shop, {
    'templates/layout/notice.tsx': `import { Mark } from '#theme/blocks/mark.tsx'
export const Notice = () => <Mark words="A notice of this site" />\n`,
    'templates/blocks/mark.tsx': `import '../blocks/colour.ts'
export const Mark = ({ words }: { words: string }) => <p className="mark">{words}</p>\n`,
    'templates/blocks/colour.ts': 'export {}\n',
    'templates/styles.css': '.mark { color: rgb(1, 2, 3) }\n.footer { color: rgb(4, 5, 6) }\n',
  })
  expect(await build()).toMatchObject({ code: 0, err: '' })
  const home = read('dist/index.html')
  expect(home).toContain('<p class="mark">A notice of this site</p>')
  expect(home).toMatch(/@layer site\{[^@]*\.mark\{color:#010203\}/)
  expect(home.indexOf('@layer components')).toBeLessThan(home.indexOf('@layer site'))
  rmSync(join(shop, 'templates/layout/notice.tsx'))
  expect((await build()).code).toBe(0)
  expect(read('dist/index.html')).not.toContain('A notice of this site')
})

test('a stylesheet beside a component is used with it, and one beside the replaced component is not', async () => {
  writeTree(shop, {
    'templates/layout/notice.tsx': 'export const Notice = () => <p className="notice-of-ours">Hello</p>\n',
    'templates/layout/notice.css': '.notice-of-ours { color: rgb(1, 2, 3) }\n',
    'templates/layout/notice.late.css': '.notice-of-ours:target { color: rgb(7, 8, 9) }\n',
  })
  expect(await build()).toMatchObject({ code: 0, err: '' })
  expect(read('dist/index.html')).toMatch(/@layer components\{.*\.notice-of-ours\{color:#010203\}/)
  const [late = ''] = readdirSync(join(shop, 'dist/assets')).filter((file) => file.startsWith('late.'))
  expect(read(`dist/assets/${late}`)).toContain('color:#070809')
})

test('a stylesheet that imports all of Tailwind is used without those of the theme, as before there was one', async () => {
  writeTree(shop, { 'templates/styles.css': '@import "tailwindcss" source(none);\n.footer { color: rgb(1, 2, 3) }\n' })
  expect(await build()).toMatchObject({ code: 0, err: '' })
  const home = read('dist/index.html')
  expect(home).toContain('.footer{color:#010203}')
  expect(home).not.toContain('@layer components{')
  expect(home).not.toContain('/assets/late.')
})

test('an example of the catalogue is no part of a build', () => {
  const folder = { root: shop, folder: 'templates', hasTheme: true }
  const before = templatesDigest(folder)
  writeTree(shop, { 'templates/sections/hero.example.yaml': 'heading: Another example\n' })
  expect(templatesDigest(folder)).toBe(before)
  expect([...templateFiles(folder).keys()].filter((file) => file.includes('example'))).toEqual([])
  expect(exampleFiles(folder).get('sections/hero.yaml')).toBe(join(shop, 'templates/sections/hero.example.yaml'))
  expect(exampleFiles(folder).get('sections/text.yaml')).toBe(join(THEME, 'sections/text.example.yaml'))
})

describe('the words of the interface', () => {
  const labels = join(shop, 'content/labels.yaml')
  let before = ''
  beforeAll(() => {
    before = readFileSync(labels, 'utf8')
  })
  afterEach(() => writeFileSync(labels, before))

  test('are those of the theme, except what the site writes', async () => {
    writeFileSync(labels, 'layout: { skip: To the words }\n')
    expect(await build()).toMatchObject({ code: 0, err: '' })
    expect(read('dist/index.html')).toContain('To the words')
    expect(read('dist/index.html')).toContain('aria-label="Main menu"')
    rmSync(labels)
    expect(await build()).toMatchObject({ code: 0, err: '' })
    expect(read('dist/index.html')).toContain('Skip to the content')
  })

  const languages = filesBelow(THEME).filter((file) => /^labels\.\w+\.yaml$/.test(file))
  test.each(languages)('%s has all of them, with what is filled in', (file) => {
    const wordsOf = (name: string) =>
      [...textsIn(parseFile(name, readFileSync(join(THEME, name), 'utf8')).value?.data)].map(([word, path]) =>
        [path.join('.'), ...(word.match(/\{\w+\}/g)?.sort() ?? [])].join(' '),
      )
    expect(wordsOf(file).sort()).toEqual(wordsOf('labels.en.yaml').sort())
  })

  test('a wrong key is an error at its line', async () => {
    writeFileSync(labels, 'layout:\n  skipp: To the words\n')
    const { code, err } = await build()
    expect(code).toBe(1)
    expect(err).toMatch(/✘ content\/labels.yaml:2:3\n.*skipp/)
  })
})

describe('is refused', () => {
  const problem = async () => (await build()).err

  test('an import of a component that nobody has', async () => {
    writeTree(shop, {
      'templates/layout/notice.tsx': "export { Notice } from '#theme/layout/notise.tsx'\n",
    })
    expect(await problem()).toMatch(
      /✘ templates\/layout\/notice.tsx:1:24\n {2}there is no layout\/notise.tsx in templates\/ nor in the theme: did you mean "layout\/notice.tsx"\?/,
    )
  })

  test('a file without an export that the theme imports, with the command that shows the difference', async () => {
    writeTree(shop, { 'templates/layout/notice.tsx': '// Nothing.\nexport const Note = () => null\n' })
    expect(await problem()).toMatch(
      /✘ templates\/layout\/notice.tsx\n {2}it has no export "Notice", which \S*src\/theme\/layout\/layout.tsx imports\n {2}help: see what the theme's has: npx site eject layout\/notice --diff/,
    )
  })

  test('a complete set of components of an older engine, which builds with theme: none', async () => {
    const old = join(work, 'old')
    cpSync(shop, old, { recursive: true, filter: (path) => !/[\\/](?:dist|\.site)$/.test(path) })
    for (const file of filesBelow(THEME).filter((name) => /\.tsx?$/.test(name))) {
      const up = '../'.repeat(file.split('/').length - 1) || './'
      writeTree(old, {
        [`templates/${file}`]: readFileSync(join(THEME, file), 'utf8').replaceAll("'#theme/", `'${up}`),
      })
    }
    cpSync(join(THEME, 'labels.en.yaml'), join(old, 'content/labels.yaml'))
    writeTree(old, {
      'templates/styles.css': `@import "tailwindcss/theme.css";\n${readFileSync(join(THEME, 'base.css'), 'utf8')}`,
    })
    const refused = await cli(['build', '--root', old])
    expect(refused.code).toBe(1)
    expect(refused.err).toContain(`✘ site.yaml
  templates/ is a complete set of components and cannot be combined with the theme
  help: write theme: none to build it as before;`)
    writeFileSync(join(old, 'site.yaml'), `${readFileSync(join(old, 'site.yaml'), 'utf8')}\ntheme: none\n`)
    expect(await cli(['build', '--root', old])).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(join(old, 'dist/index.html'), 'utf8')).toContain('class="footer"')
    expect((await run(eject, [], { root: old })).err).toContain('this site does not use the theme')
  })
})

test('each file of the theme is part of what a build is made from: scripts, stylesheets and words', () => {
  // The theme of a copy of the engine would be another folder: the digest is what every key has.
  const digest = () => templatesDigest({ root: shop, folder: 'templates', hasTheme: true })
  const before = digest()
  for (const file of ['base.css', 'layout/notice.tsx', 'islands/embed.ts']) {
    writeTree(shop, { [`templates/${file}`]: 'changed' })
    expect(digest()).not.toBe(before)
    rmSync(join(shop, 'templates'), { recursive: true })
  }
  expect(digest()).toBe(before)
  expect(templatesDigest({ root: shop, folder: 'templates', hasTheme: false })).not.toBe(before)
})

describe('site eject', () => {
  test('lists every component with the first sentence of its source', async () => {
    const { code, out } = await ejectedBy([])
    expect(code).toBe(0)
    expect(out).toMatch(/^layout\/footer +The footer$/m)
    expect(out).not.toContain('README')
  })

  test('copies a component, which builds at once, and is named in the list', async () => {
    const { code, out } = await ejectedBy(['footer'])
    expect([code, out]).toEqual([
      0,
      "templates/layout/footer.late.css\ntemplates/layout/footer.tsx\nIt replaces the theme's in this site. To have the theme's again, delete it.\n",
    ])
    const [first, ...rest] = read('templates/layout/footer.tsx').split('\n')
    expect(first).toMatch(/^\/\/ Copied from the theme, [0-9a-f]{12}: site eject layout\/footer --diff$/)
    expect(rest.join('\n')).toBe(readFileSync(join(THEME, 'layout/footer.tsx'), 'utf8'))
    expect(await build()).toMatchObject({ code: 0, err: '' })
    expect((await ejectedBy([])).out).toMatch(/^layout\/footer .*\(replaced in templates\/\)$/m)
  })

  test('overwrites nothing, and shows how the site differs', async () => {
    await ejectedBy(['layout/footer'])
    writeFileSync(
      join(shop, 'templates/layout/footer.tsx'),
      read('templates/layout/footer.tsx').replace('<footer', '<footer id="foot"'),
    )
    const again = await ejectedBy(['layout/footer.tsx'])
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('npx site eject layout/footer --diff')])
    const { code, out } = await ejectedBy(['layout/footer'], { diff: true })
    expect(code).toBe(0)
    expect(out).toMatch(/^-.*<footer className/m)
    expect(out).toMatch(/^\+.*<footer id="foot" className/m)
  })

  test.each([
    ['hero', 'there are 2 components "hero"', 'choose one of blocks/hero, sections/hero'],
    ['layout/foter', 'the theme has no component "layout/foter"', 'did you mean "layout/footer"?'],
  ])('refuses %s', async (name, text, help) => {
    const { code, err } = await ejectedBy([name])
    expect(code).toBe(1)
    expect(err).toContain(text)
    expect(err).toContain(help)
    expect(existsSync(join(shop, 'templates'))).toBe(false)
  })

  test('is followed by a note of build and check once the theme has changed the original', async () => {
    await ejectedBy(['layout/notice'])
    const copy = read('templates/layout/notice.tsx')
    const [, current = ''] = /the theme, (\w+)/.exec(copy) ?? []
    const note = `● templates/layout/notice.tsx:1
  the theme has changed the file that this is a copy of`
    writeFileSync(join(shop, 'templates/layout/notice.tsx'), copy.replace(current, '0123456789ab'))
    const { code, err } = await build()
    expect(code).toBe(0)
    expect(err).toContain(note)
    expect(err).toContain(`npx site eject layout/notice --diff; then write ${current} in line 1`)
    const checked = await cli(['check', '--root', shop])
    expect(checked.code).toBe(0)
    expect(checked.out + checked.err).toContain(note)
  })
})

test('the theme is used from its folder in the engine', () => {
  expect(THEME).toBe(join(repository, 'src/theme'))
})
