// `site build` as a person runs it: what it prints and where, how it ends, what it leaves.
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli, site, smallSite, writeTree } from '../../helpers/command.ts'
import { base, edited } from '../../helpers/project.ts'

let root: string
beforeAll(async () => {
  root = realpathSync(smallSite())
  await cli(['build', '--root', root])
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const THROWING = `// A page that fails.
import { z } from 'zod'
import { definePage } from '#site'

export default definePage({
  content: (k) => ({ text: k.text('the text') }),
  draw: ({ entry }) => {
    const { shop } = entry as unknown as { shop?: { phone: string } }
    return <p>{(shop as { phone: string }).phone}</p>
  },
})
`
/** A site of its own that need not draw again what the first one drew. */
function another(files: Parameters<typeof smallSite>[0] = {}): string {
  const folder = realpathSync(smallSite(files))
  for (const part of readdirSync(join(root, '.site')))
    if (part !== 'cache') cpSync(join(root, '.site', part), join(folder, '.site', part), { recursive: true })
  return folder
}

/** Runs on a site of its own, which is gone afterwards. */
async function on(
  files: Parameters<typeof smallSite>[0],
  args: readonly string[],
  { run = cli, env = {} }: { run?: typeof cli | typeof site; env?: Readonly<Record<string, string>> } = {},
) {
  const folder = another(files)
  try {
    const ran = await run(['build', '--root', folder, ...args.map((arg) => arg.replace('ROOT', folder))], { env })
    return {
      ...ran,
      out: ran.out.replaceAll(folder, 'ROOT'),
      err: ran.err.replaceAll(folder, 'ROOT'),
      left: readdirSync(folder),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('a build that is fine', () => {
  test('ends with 0, says on stdout what it wrote, and says nothing on stderr', () => {
    site(['build', '--root', root])
    const { code, out, err } = site(['build', '--root', root])
    expect({ code, err, first: out.split('\n')[0]?.replace(root, 'ROOT') }).toEqual({
      code: 0,
      err: '',
      first: '4 pages, 1 redirect, 15 files -> ROOT/dist',
    })
    expect(out).toMatch(/\n {2}reused {4}4 of 4 pages\n {2}heaviest {2}[\d,]+ of 12,000 bytes as brotli: .*\.html\n$/)
  })

  test('--why names the reason for which a page was drawn again', async () => {
    const folder = another()
    try {
      const why = async (path: string) => {
        const { code, out, err } = await cli(['build', '--root', folder, '--why', path])
        return [code, out.split('\n').at(-2), err]
      }
      await cli(['build', '--root', folder])
      expect(await why('/contact')).toEqual([
        0,
        'no page was drawn again: nothing has changed since the last build',
        '',
      ])
      appendFileSync(join(folder, 'content/pages/contact.yaml'), '# a comment\n')
      expect(await why('/contact')).toEqual([0, '/contact was drawn again: changed: its own file', ''])
      appendFileSync(join(folder, 'content/pages/contact.yaml'), '# another comment\n')
      expect(await why('/')).toEqual([0, '/ was not drawn again: nothing that it is made from has changed', ''])
      appendFileSync(join(folder, 'content/pages/contact.yaml'), '# a third comment\n')
      expect(await why('/contakt')).toEqual([
        1,
        expect.any(String),
        expect.stringContaining('did you mean "/contact"?'),
      ])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('writes each page, the redirect, the sitemap, the host files, and nothing beside dist but its cache', async () => {
    await cli(['build', '--root', root])
    const all = readdirSync(join(root, 'dist'), { recursive: true }).map(String)
    const files = all.filter((file) => !file.startsWith('assets'))
    // No rule of its stylesheet names the heading font.
    expect(all.filter((file) => file.endsWith('.woff2'))).toEqual([])
    expect(files.sort()).toEqual([
      '_headers',
      '_redirects',
      'contact.html',
      'index.html',
      'manifest.webmanifest',
      'old-contact.html',
      'repairs',
      'repairs/brakes.html',
      'repairs/puncture.html',
      'robots.txt',
      'sitemap.xml',
    ])
    expect(readdirSync(root).sort()).toEqual(['.site', 'content', 'dist', 'site.yaml', 'templates'])
  })

  test('with --json prints one object on stdout and nothing else', async () => {
    const { code, out, err } = await cli(['build', '--root', root, '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const changes = { added: [], changed: [], removed: [] }
    expect(JSON.parse(out)).toEqual({ ok: true, problems: [], pages: 4, ms: expect.any(Number), changes })
  })

  test('with --json lists the files that changed since the last build, whoever touched the folder', async () => {
    const folder = another()
    rmSync(join(folder, '.site/tables'), { recursive: true })
    const run = async () => JSON.parse((await cli(['build', '--root', folder, '--json'])).out)
    const first = (await run()).changes
    expect(first.added).toEqual(expect.arrayContaining(['index.html', 'robots.txt', 'sitemap.xml']))
    expect({ ...first, added: [] }).toEqual({ added: [], changed: [], removed: [] })
    writeTree(folder, { 'public/old.txt': 'old', 'public/kept.txt': 'kept' })
    expect((await run()).changes).toEqual({ added: ['kept.txt', 'old.txt'], changed: [], removed: [] })
    rmSync(join(folder, 'public/old.txt'))
    writeTree(folder, { 'public/kept.txt': 'changed', 'public/new/a.txt': 'a' })
    // The last build counts, not what became of its files.
    rmSync(join(folder, 'dist/kept.txt'))
    expect((await run()).changes).toEqual({ added: ['new/a.txt'], changed: ['kept.txt'], removed: ['old.txt'] })
    rmSync(folder, { recursive: true })
  })

  test('names files that were added to dist/ by hand, and where they are now', async () => {
    const folder = another()
    await cli(['build', '--root', folder])
    writeTree(folder, { 'dist/.git/HEAD': 'ref', 'dist/assets/note.txt': 'mine', 'dist/.DS_Store': '' })
    const { code, err } = await cli(['build', '--root', folder])
    expect(code).toBe(0)
    const [, kept = ''] = /the next build deletes (\S+),/.exec(err) ?? []
    expect(err).toContain('dist contained 2 files that no build wrote, now removed: .git/, assets/note.txt')
    expect(readFileSync(join(folder, kept, '.git/HEAD'), 'utf8')).toBe('ref')
    expect((await cli(['build', '--root', folder])).err).toBe('')
    rmSync(folder, { recursive: true })
  })

  test('with --out writes there and leaves dist alone', async () => {
    const out = join(root, 'elsewhere')
    const before = statSync(join(root, 'dist/index.html')).mtimeMs
    expect((await cli(['build', '--root', root, '--out', out])).code).toBe(0)
    expect(existsSync(join(out, 'index.html'))).toBe(true)
    expect(statSync(join(root, 'dist/index.html')).mtimeMs).toBe(before)
    rmSync(out, { recursive: true })
  })

  test('a relative --out is meant from where the command runs', async () => {
    expect((await cli(['build', '--root', 'small', '--out', 'made'], { cwd: join(root, '..') })).code).toBe(1)
    symlinkSync(root, `${root}-link`)
    try {
      expect((await cli(['build', '--root', '.', '--out', 'made'], { cwd: root })).code).toBe(0)
      expect(existsSync(join(root, 'made/index.html'))).toBe(true)
    } finally {
      rmSync(`${root}-link`)
      rmSync(join(root, 'made'), { recursive: true })
    }
  })

  test('with --no-cache keeps nothing but the bundled templates', async () => {
    rmSync(join(root, '.site'), { recursive: true })
    expect((await cli(['build', '--root', root, '--no-cache'])).code).toBe(0)
    expect(readdirSync(join(root, '.site'))).toEqual([
      expect.stringMatching(/^templates-[0-9a-f]+\.mjs$/),
      expect.stringMatching(/\.mjs\.map$/),
    ])
    await cli(['build', '--root', root])
  })
})

describe('a build with problems', () => {
  const wrong = edited('content/pages/home.yaml', '[brakes, puncture]', '[brakes, punctures]')

  test('ends with 1, reports on stderr and says nothing on stdout', async () => {
    const { code, out, err } = await on(wrong, [], { run: site })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatchInlineSnapshot(`
      "✘ content/pages/home.yaml:6:19
        repairs.1: "punctures" is not in content/repairs/
          6 | repairs: [brakes, punctures]
            |                   ^
        help: did you mean "puncture"?

      1 error. Nothing was written.
      "
    `)
  })

  test('with --json prints the same problems as data, on stdout', async () => {
    // Colour never stands there.
    const { code, out, err } = await on(wrong, ['--json'], { env: { FORCE_COLOR: '1' } })
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(JSON.parse(out)).toEqual({
      ok: false,
      problems: [
        {
          level: 'error',
          rule: 'content/dangling-ref',
          text: 'repairs.1: "punctures" is not in content/repairs/',
          at: { file: 'content/pages/home.yaml', line: 6, column: 19 },
          help: 'did you mean "puncture"?',
        },
      ],
      pages: 0,
      ms: expect.any(Number),
    })
  })

  test('leaves the dist of the last good build as it was', async () => {
    const folder = another()
    try {
      expect((await cli(['build', '--root', folder])).code).toBe(0)
      const files = () =>
        readdirSync(join(folder, 'dist'), { recursive: true }).map((file) => [
          file,
          existsSync(join(folder, 'dist', String(file))),
        ])
      const before = [files(), readFileSync(join(folder, 'dist/index.html'), 'utf8')]
      writeTree(folder, wrong)
      expect((await cli(['build', '--root', folder])).code).toBe(1)
      expect([files(), readFileSync(join(folder, 'dist/index.html'), 'utf8')]).toEqual(before)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('a template that throws is pointed at, with the content file it was drawing, and every such page is told', async () => {
    const { code, err, left } = await on(
      {
        'templates/pages/repair.tsx': THROWING.replace(
          "text: k.text('the text')",
          "related: z.array(k.ref('repairs', 'x')).optional()",
        ),
      },
      [],
    )
    expect(code).toBe(1)
    expect(err).toMatchInlineSnapshot(`
      "✘ templates/pages/repair.tsx:9:44
        templates/pages/repair threw while drawing /repairs/brakes: Cannot read properties of undefined (reading 'phone')
          9 |     return <p>{(shop as { phone: string }).phone}</p>
            |                                            ^
        help: look there first, then at the fields it reads from content/repairs/brakes.yaml

      ✘ templates/pages/repair.tsx:9:44
        templates/pages/repair threw while drawing /repairs/puncture: Cannot read properties of undefined (reading 'phone')
          9 |     return <p>{(shop as { phone: string }).phone}</p>
            |                                            ^
        help: look there first, then at the fields it reads from content/repairs/puncture.yaml

      2 errors. Nothing was written.
      "
    `)
    expect(left).not.toContain('dist')
  })

  test('a template that throws while it lists its fields is named where the route names it, once', async () => {
    const { code, err } = await on(
      { 'templates/pages/plain.tsx': THROWING.replace("k.text('the text')", 'words(k)') },
      [],
    )
    expect(code).toBe(1)
    expect(err).toMatchInlineSnapshot(`
      "✘ content/routes.yaml:3:48
        templates/pages/plain threw while it listed its fields: words is not defined
          3 |   - { path: /contact, page: contact, template: plain, graph: [business] }
            |                                                ^
        help: look at content() of that template

      1 error. Nothing was written.
      "
    `)
  })

  test('a template that cannot be compiled is pointed at', async () => {
    const { code, err } = await on(
      { 'templates/pages/plain.tsx': '// Broken.\nexport default {\n  draw: () => <p>\n}\n' },
      [],
    )
    expect(code).toBe(1)
    expect(err).toMatch(/^✘ templates\/pages\/plain\.tsx:4:1\n {2}.+\n {4}4 \| }\n {6}\| \^\n/)
  })

  test.each([
    ['<p><b></p>', 'the opening "b" tag is here: templates/pages/plain.tsx:4:19'],
    ['<p>{nowhere}</p>', 'no file lies there: see how its name is spelt, and its ending'],
    ['<p>{packaged}</p>', 'see how its name is spelt; packages are those of the engine: react, zod, #site'],
  ])('what helps with a template that cannot be compiled: %s', async (drawn, help) => {
    const { code, err } = await on(
      {
        'templates/pages/plain.tsx': `import { nowhere } from '../nowhere.tsx'
import { packaged } from 'packaged'
export default {
  draw: () => ${drawn}
}
`.replace(/^import { (\w+) }.*$/gm, (line, name) => (drawn.includes(name) ? line : '//')),
      },
      [],
    )
    expect(code).toBe(1)
    expect(err).toContain(`\n  help: ${help}\n`)
  })

  test('an island that is not there is named with the template that asks for it', async () => {
    const { err } = await on(
      {
        'templates/pages/plain.tsx':
          '// Asks for an island.\nimport { definePage, Island } from \'#site\'\n\nexport default definePage({\n  content: (k) => ({ text: k.text(\'the text\') }),\n  draw: () => <Island name="bell" on="idle" props={{}} />,\n})\n',
      },
      [],
    )
    expect(err).toContain(
      'templates/pages/plain threw while drawing /contact: there is no island "bell" in templates/islands/',
    )
  })

  test('a folder without a site says what is missing, and is not made one', async () => {
    const { code, err } = await cli(['build', '--root', join(root, 'templates')])
    expect(code).toBe(1)
    expect(err).toMatchInlineSnapshot(`
      "✘ there is no site in this folder
        help: make one: npx site init my-site

      1 error. Nothing was written.
      "
    `)
    // Twice: a folder without a history is known the second time.
    for (let i = 0; i < 2; i++)
      expect(await cli(['build', '--root', join(root, 'no-such-folder')])).toEqual({ code: 1, out: '', err })
    expect(await cli(['schema', '--root', join(root, 'no-such-folder')])).toEqual({ code: 1, out: '', err })
    expect(existsSync(join(root, 'no-such-folder'))).toBe(false)
  })

  test('a picture, a stylesheet and templates that are not there', async () => {
    expect((await on({ 'templates/styles.css': null }, [])).err).toContain('templates/styles.css is missing')
    expect((await on(edited('site.yaml', 'hosts:', 'templates: themes\nhosts:'), [])).err).toContain(
      'there are no templates in themes/',
    )
  })

  test('a symbolic link in the content is refused: it may lead out of the root', async () => {
    const folder = realpathSync(smallSite())
    try {
      symlinkSync('/etc/hostname', join(folder, 'content/pages/secret.yaml'))
      mkdirSync(join(folder, 'public'))
      symlinkSync('/etc', join(folder, 'public/etc'))
      const { code, err } = await cli(['build', '--root', folder])
      expect(code).toBe(1)
      expect(err).toMatchInlineSnapshot(`
        "✘ content/pages/secret.yaml
          this is a symbolic link
          help: put the file itself here

        ✘ public/etc
          this is a symbolic link
          help: put the file itself here

        2 errors. Nothing was written.
        "
      `)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('a file of public/ may not take the place of a page', async () => {
    expect((await on({ 'public/contact.html': '<h1>Mine</h1>' }, [])).err).toContain(
      'contact.html is written by content/pages/contact.yaml and by public/contact.html',
    )
  })

  test('a file of public/ may not take the place of what a host needs', async () => {
    expect((await on({ 'public/_redirects': '/old /contact 301\n' }, [])).err).toMatchInlineSnapshot(`
      "✘ public/_redirects
        _redirects is written by public/_redirects and by the host netlify of site.yaml (hosts)
        help: keep one of the two: take public/_redirects away, or netlify out of hosts

      1 error. Nothing was written.
      "
    `)
  })
})

test('a cache that cannot be written is a note, and the build and the check go on', async () => {
  const folder = smallSite(
    {
      '.site': 'a file in its place',
      'templates/rules/h1.ts':
        "import { defineRule } from '#site'\nexport default defineRule({ why: 'x', level: 'info', " +
        'fine: {}, bad: {}, *site() {} })',
    },
    { cold: true },
  )
  const built = await cli(['build', '--root', folder])
  expect([built.code, built.err]).toEqual([0, expect.stringContaining('.site/ cannot be written: a')])
  expect(built.err).toContain('1 note')
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true)
  const checked = await cli(['check', '--root', folder])
  expect(checked.err + checked.out).toContain('.site/ cannot be written: a')
  expect(checked.code).not.toBe(2)
  rmSync(folder, { recursive: true })
})

test('an --out that would do harm is refused before anything is read, in JSON too', async () => {
  const { code, out, left } = await on({ 'site.yaml': 'not even a site' }, ['--json', '--out', 'ROOT'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    problems: [{ level: 'error', text: '--out ROOT holds the site itself' }],
  })
  expect(left.sort()).toEqual(['.site', 'content', 'site.yaml', 'templates'])
})

describe('a command line that cannot be read', () => {
  test.each([[['build', '--rooot', '.']], [['biuld']], [['build', '--root']]])(
    '%j ends with 2 and points to the help',
    (args) => {
      const { code, out, err } = site(args)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/--help/)
    },
  )

  test.each([
    [['dev', '--port', 'x'], '--port x is not a port'],
    [['preview', '--port', '70000'], '--port 70000 is not a port'],
    [['preview', '--host', 'vercell'], 'there is no host "vercell"'],
    [['check', '--format', 'xml'], '--format xml: choose one of'],
  ])('%j ends with 2 and says what can be used', async (args, said) => {
    expect(await cli(args)).toEqual({ code: 2, out: '', err: expect.stringContaining(said) })
  })

  test('a mistyped command or option is guessed', async () => {
    expect((await cli(['biuld'])).err).toContain('(Did you mean build?)')
    expect((await cli(['build', '--rooot', '.'])).err).toContain('(Did you mean --root?)')
  })
})

test.each(['-V', '--version'])('%s prints the version of the engine alone', async (flag) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(await cli([flag])).toMatchObject({ code: 0, out: `${version}\n`, err: '' })
})

test('a crash ends with 2, shows where it happened and says plainly that it is a bug of the program', () => {
  // A module loaded before the program breaks something that the program rightly trusts.
  const broken = `--import data:text/javascript,performance.now=()=>{throw%20new%20Error('clock%20broken')}`
  const { code, out, err } = site(['build', '--root', root], { env: { NODE_OPTIONS: broken } })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^Error: clock broken\n {4}at /)
  expect(err).toContain('\nThis is a bug in site, not in your files. Nothing was written.\n')
})

test('a template that throws while its fields are listed is not called a bug of the program', async () => {
  const template = 'export default { content: (k) => ({ numbers: k.group() }), draw: () => null }'
  const folder = smallSite({ 'templates/pages/plain.tsx': template })
  const { code, err } = await cli(['schema', '--root', folder])
  expect(code).toBe(1)
  expect(err).toContain('\nCorrect the template that threw this. Nothing was written.\n')
})

test('a home folder that is not there, as service users have it, is fine', () => {
  expect(site(['build', '--root', root], { env: { HOME: '/nonexistent' } }).code).toBe(0)
})

test.skipIf(process.getuid?.() !== 0)(
  `a file that may not be read is a problem of that file${process.getuid?.() === 0 ? '' : ' (SKIPPED: only root can take the role of another user)'}`,
  () => {
    const folder = realpathSync(smallSite({}, { cold: true }))
    try {
      chmodSync(folder, 0o777)
      chmodSync(join(folder, 'content/prices.yaml'), 0o600)
      const { code, err } = site(['build', '--root', folder], { uid: 65534, env: { HOME: '/nonexistent' } })
      expect(code).toBe(1)
      expect(err).toMatchInlineSnapshot(`
        "✘ content/prices.yaml
          the file is empty
          help: see content/README.md for the fields it needs

        1 error. Nothing was written.
        "
      `)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test('the year of the copyright line is that of SOURCE_DATE_EPOCH where it is set', async () => {
  const year = {
    'templates/pages/plain.tsx':
      "// Shows the year.\nimport { definePage } from '#site'\n\nexport default definePage({\n  content: (k) => ({ text: k.text('the text') }),\n  draw: ({ year }) => <p>{year}</p>,\n})\n",
  }
  const folder = another({ ...base, ...year })
  try {
    expect(await cli(['build', '--root', folder], { env: { SOURCE_DATE_EPOCH: '86400' } })).toMatchObject({
      code: 0,
      err: '',
    })
    expect(readFileSync(join(folder, 'dist/contact.html'), 'utf8')).toContain('<p>1970</p>')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
