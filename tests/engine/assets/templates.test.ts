// Tests scripts and stylesheets of a folder of templates: which files they depend on, and where faults are reported.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundleIslands } from '../../../src/assets/islands.ts'
import { stylesheet } from '../../../src/assets/styles/stylesheet.ts'
import { loadTemplates } from '../../../src/assets/templates.ts'
import { Cache } from '../../../src/runtime/cache.ts'

let root: string
let cache: Cache
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'templates-'))
  cache = new Cache(join(root, '.site/cache'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}
const folder = 'templates'
const scripts = () => bundleIslands({ root, folder, cache })
const all = async () => [...((await scripts()).value?.files.values() ?? [])].map(String).join('\n')
const where = (problems: readonly { text: string; at?: unknown }[]) => problems.map(({ text, at }) => [text, at])

describe('an island', () => {
  test('with a capital letter has an address under its own name', async () => {
    write({ 'templates/islands/SideMenu.ts': 'export default () => console.log(1)' })
    expect((await scripts()).value?.islands).toEqual({
      SideMenu: expect.stringMatching(/^\/assets\/sidemenu\.[0-9a-f]{10}\.js$/),
    })
  })

  test('that imports JSON is bundled again when the JSON changed', async () => {
    write({
      'templates/islands/hours.ts': "import hours from '../hours.json'\nexport default () => console.log(hours.open)",
      'templates/hours.json': '{ "open": "at eight" }',
    })
    expect(await all()).toContain('at eight')
    write({ 'templates/hours.json': '{ "open": "at nine" }' })
    expect(await all()).toContain('at nine')
  })

  test('with an error is reported at its line, from any working directory', async () => {
    write({ 'templates/islands/wrong.ts': 'export default () => {\n  const = 1\n}' })
    expect(where((await scripts()).problems)).toEqual([
      ['Expected identifier but found "="', { file: 'templates/islands/wrong.ts', line: 2, column: 9 }],
    ])
  })

  test('may not import files outside the templates', async () => {
    write({ 'templates/islands/far.ts': "import '../../far.json'\nexport default () => {}", 'far.json': '{}' })
    expect(where((await scripts()).problems)).toEqual([
      [
        '"../../far.json" lies outside templates/, where nobody sees that it changed: move it in',
        { file: 'templates/islands/far.ts', line: 1, column: 8 },
      ],
    ])
  })

  test('may not import the rules of the site', async () => {
    write({
      'templates/islands/a.ts': "import '../rules/x.json'\nexport default () => {}",
      'templates/rules/x.json': '1',
    })
    const text = '"../rules/x.json" lies in templates/rules/, which pages are not made from: move it out of there'
    expect(where((await scripts()).problems)).toEqual([[text, { file: 'templates/islands/a.ts', line: 1, column: 8 }]])
  })

  test.each(['./a.css?x', './a.css#x', './a'])('may not import a stylesheet as %s', async (path) => {
    write({ 'templates/islands/b.ts': `import '${path}'\nexport default () => {}`, 'templates/islands/a.css': '' })
    expect(where((await scripts()).problems)).toEqual([
      [
        expect.stringMatching(/is a stylesheet|Could not resolve/),
        { file: 'templates/islands/b.ts', line: 1, column: 8 },
      ],
    ])
  })

  test('may not import a stylesheet', async () => {
    write({ 'templates/islands/styled.ts': "import './a.css'\nexport default () => {}", 'templates/islands/a.css': '' })
    expect((await scripts()).problems).toMatchObject([
      { text: expect.stringContaining('is a stylesheet'), at: { file: 'templates/islands/styled.ts', line: 1 } },
    ])
  })

  test('may not have the name of another island', async () => {
    write({
      'templates/islands/a.ts': 'export default () => {}',
      'templates/islands/a.tsx': 'export default () => null',
    })
    expect((await scripts()).problems).toMatchObject([{ text: 'there are two islands "a"' }])
  })
})

describe('the stylesheet', () => {
  const styles = () => stylesheet({ root, folder, cache }, 'styles.css')

  test('reports a syntax error of an imported file at that file, in one line', async () => {
    write({
      'templates/styles.css': '@import "./islands/islands.css";\n',
      'templates/islands/islands.css': '.a {\n  color: red;\n} }\n',
    })
    expect(where((await styles()).problems)).toEqual([
      ['Unexpected "}"', { file: 'templates/islands/islands.css', line: 3, column: 3 }],
    ])
  })

  test.each([
    ['.a {\n  @apply nonsense;\n}', /^Cannot apply unknown utility class `nonsense`\./],
    ['@import "./not-there.css";', /^Can't resolve '.\/not-there.css'/],
    ['@theme { color: red }', /^`@theme` blocks must only contain custom properties/],
  ])('reports in one line what Tailwind refuses: %j', async (css, text) => {
    write({ 'templates/styles.css': css })
    const { problems } = await styles()
    expect(problems).toMatchObject([{ text: expect.stringMatching(text), at: { file: 'templates/styles.css' } }])
    expect(problems[0]?.text).not.toContain('\n')
  })

  test('is compiled again when an imported stylesheet changed', async () => {
    write({ 'templates/styles.css': '@import "./a.css";', 'templates/a.css': '.a { color: red }' })
    expect((await styles()).value).toContain('red')
    write({ 'templates/a.css': '.a { color: tan }' })
    expect((await styles()).value).toContain('tan')
  })

  test.each(['@import "../far.css";', '@import "tailwindcss";\n@source "../far";'])(
    'may not read files outside the templates: %j',
    async (css) => {
      write({ 'templates/styles.css': css, 'far.css': '.a { color: red }', 'far/a.html': 'flex' })
      expect((await styles()).problems).toMatchObject([
        { text: expect.stringMatching(/^it reads \.\.\/far.*, which is outside templates\/$/) },
      ])
    },
  )

  test('passes through the PostCSS plugins of the site', async () => {
    write({
      'templates/styles.css': '.a { color: red }',
      'templates/postcss.config.js': `const blue = { postcssPlugin: 'blue', Declaration: (found) => { found.value = 'blue' } }
        export default { plugins: [blue] }`,
    })
    expect((await styles()).value).toBe('.a{color:blue}')
    write({ 'templates/postcss.config.js': 'throw new Error("no plugin")' })
    expect((await styles()).problems).toMatchObject([
      { text: 'no plugin', at: { file: 'templates/postcss.config.js' } },
    ])
  })

  test('imports a plugin of Tailwind from the templates, and a stylesheet from a package', async () => {
    write({
      'templates/styles.css': '@import "tailwindcss-own/a.css";\n@import "tailwindcss";\n@plugin "./plugin.js";',
      'templates/plugin.js': 'export default ({ addUtilities }) => addUtilities({ ".own": { color: "tan" } })',
      'templates/pages/a.tsx': '<p className="own" />',
      'node_modules/tailwindcss-own/a.css': '.of-package { color: red }',
    })
    const { value, problems } = await styles()
    expect(problems).toEqual([])
    expect(value).toContain('.own{color:tan}')
    expect(value).toContain('.of-package{color:red}')
    expect(value).not.toContain('/*')
  })

  test('has the classes that are used in any file of the templates', async () => {
    write({ 'templates/styles.css': '@import "tailwindcss";', 'templates/pages/a.tsx': '<p className="flex" />' })
    expect((await styles()).value).toContain('.flex{display:flex}')
  })
})

describe('the late stylesheet', () => {
  const late = () => stylesheet({ root, folder, cache }, 'late.css')

  test('reports syntax errors at their lines', async () => {
    write({ 'templates/late.css': '.a { color: red }\n.b { width }\n.c { color: red } }\n' })
    expect(where((await late()).problems)).toEqual([
      ['Expected ":"', { file: 'templates/late.css', line: 2, column: 11 }],
      ['Unexpected "}"', { file: 'templates/late.css', line: 3, column: 19 }],
    ])
  })

  test('contains what it imports, and is compiled again when that changed', async () => {
    write({ 'templates/late.css': '@import "./a.css";', 'templates/a.css': '.a{background:red url(/a.png)}' })
    expect((await late()).value).toBe('.a{background:red url(/a.png)}')
    write({ 'templates/a.css': '.a{color:tan}' })
    expect((await late()).value).toBe('.a{color:tan}')
  })
})

describe('the bundle of templates', () => {
  const load = () => loadTemplates({ root, folder, cache: join(root, '.site') })

  test('is bundled again when any imported file changed, and the old bundle is deleted', async () => {
    write({
      'templates/data/labels.ts': "import words from '../words.json'\nexport default () => words",
      'templates/words.json': '{ "call": "Call" }',
    })
    const words = async () => (await load()).value?.data.labels?.({} as never)
    expect(await words()).toEqual({ call: 'Call' })
    write({ 'templates/words.json': '{ "call": "Ring" }' })
    expect(await words()).toEqual({ call: 'Ring' })
    const left = readdirSync(join(root, '.site')).filter((file) => file.startsWith('templates-'))
    expect(left.map((file) => file.replace(/-\w+/, ''))).toEqual(['templates.mjs', 'templates.mjs.map'])
  })

  test('may not import the rules of the site', async () => {
    write({
      'templates/data/labels.ts': "import words from '../rules/x.json'\nexport default () => words",
      'templates/rules/x.json': '1',
    })
    expect(where((await load()).problems)).toEqual([
      [expect.stringContaining('lies in templates/rules/'), { file: 'templates/data/labels.ts', line: 1, column: 19 }],
    ])
  })

  test('reports a syntax error at its line', async () => {
    write({ 'templates/pages/home.tsx': 'export default {\n  draw: () => <p>\n}' })
    expect((await load()).problems[0]).toMatchObject({ at: { file: 'templates/pages/home.tsx', line: 3, column: 1 } })
  })

  test('has the same hash in every folder', async () => {
    write({ 'templates/data/labels.ts': 'export default () => ({})' })
    const first = (await load()).value?.hash
    write({ 'elsewhere/templates/data/labels.ts': 'export default () => ({})' })
    const moved = await loadTemplates({ root: join(root, 'elsewhere'), folder, cache: join(root, 'elsewhere/.site') })
    expect(moved.value?.hash).toBe(first)
  })
})
