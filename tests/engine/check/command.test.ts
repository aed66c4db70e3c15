// `site check` as a person meets it: folders that cannot be judged, levels, exceptions, launch, published addresses, exit codes.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'
import { check, emptyFolder, folder, rules, settings, verdict } from './checked.ts'

test('a site without a fault is fine', async () => {
  const { code, err, out } = await check(folder())
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^4 pages, N rules: fine\n$/m)
})

describe('the output folder', () => {
  const judged = settings({ keep: ['build/output'] })
  const dist = async (files: Parameters<typeof folder>[0]) => {
    const { problems } = await verdict(folder({ 'site.yaml': judged, ...files }))
    return problems.filter(({ rule }) => rule === 'build/output').map(({ level, text }) => `${level}: ${text}`)
  }

  test('need not be there: what the files build is checked in memory', async () => {
    expect(await dist({ dist: null })).toEqual([])
  })

  test('that another program made is not looked into', async () => {
    const other = { 'dist/sitemap.xml': '<urlset/>', 'dist/robots.txt': null, '.site': null }
    expect(await dist(other)).toEqual([])
  })

  test('is looked into without its sitemap too, where the last build is known', async () => {
    const root = folder({ 'site.yaml': judged, 'dist/sitemap.xml': null })
    expect((await cli(['build', '--root', root])).code).toBe(1)
    rmSync(join(root, 'dist'), { recursive: true })
    expect((await cli(['build', '--root', root])).code).toBe(0)
    rmSync(join(root, 'dist/sitemap.xml'))
    expect((await cli(['check', '--root', root])).err).toContain('1 missing (dist/sitemap.xml)')
    expect((await cli(['build', '--root', root])).code).toBe(0)
  })

  test('holds exactly what the files build: one finding counts all other files', async () => {
    expect(await dist({})).toEqual([])
    const found = await dist({
      'content/repairs/wheels.yaml': 'name: Wheels\nhead: { title: Wheels trued }\n',
      'dist/robots.txt': null,
      'dist/contact.html': 'by hand',
      'dist/notes.txt': 'by hand',
    })
    expect(found.map((line) => line.replace(/card\.\w+/, 'card'))).toMatchInlineSnapshot(`
      [
        "warning: 6 files of dist/ differ from what the content builds: 2 older than the content (dist/contact.html, …), 3 missing (dist/assets/card.png, …), 1 not built from anything (dist/notes.txt)",
      ]
    `)
  })
})

describe('a site that cannot be checked', () => {
  test('has no site in it', async () => {
    expect((await check(emptyFolder())).err).toMatchInlineSnapshot(`
      "✘ there is no site in this folder
        help: make one: npx site init my-site

      1 error. Nothing was checked.
      "
    `)
  })

  test('has YAML that does not load: the problems carry the ids of rules', async () => {
    const root = folder({
      'content/prices.yaml': 'note: a\nnote: b\nitems: []\n',
    })
    expect((await check(root)).err).toMatchInlineSnapshot(`
      "✘ content/prices.yaml:2:1 content/schema
        this key is already set above
          2 | note: b
            | ^
        help: keep one of the two

      1 error. Nothing was checked.
      "
    `)
    const other = folder({
      'content/pages/home.yaml': `${base['content/pages/home.yaml']}headings: x\n`,
      'content/repairs/brakes.yaml': base['content/repairs/brakes.yaml']?.replace('[puncture]', '[punctures]') ?? '',
    })
    const { ok, problems } = await verdict(other)
    expect(ok).toBe(false)
    expect(problems.map(({ rule, at }) => `${rule} ${at?.file}:${at?.line}`)).toEqual([
      'content/schema content/pages/home.yaml:7',
      'content/dangling-ref content/repairs/brakes.yaml:5',
    ])
  })
})

describe('levels and exceptions', () => {
  test('an unknown id is an error with the nearest one', async () => {
    const root = folder({
      'site.yaml': settings({ levels: '  link/brokn: off\n', ignore: '  - { rule: head/dupliacte, why: x }\n' }),
      'content/prices.yaml': `${base['content/prices.yaml']}ignore:\n  - { rule: nothing/like-it, why: x }\n`,
    })
    expect((await check(root)).err).toMatchInlineSnapshot(`
      "✘ content/prices.yaml:5:13
        "nothing/like-it" is not a rule
          5 |   - { rule: nothing/like-it, why: x }
            |             ^
        help: npx site check --rules lists them

      ✘ site.yaml:2:13
        "head/dupliacte" is not a rule
          2 |   - { rule: head/dupliacte, why: x }
            |             ^
        help: did you mean "head/duplicate"?

      ✘ site.yaml:36:3
        "link/brokn" is not a rule
          36 |   link/brokn: off
             |   ^
        help: did you mean "link/broken"?

      3 errors
      "
    `)
  })

  test('an exception that excuses nothing is said', async () => {
    const root = folder({
      'site.yaml': settings({ keep: ['url/changed'], ignore: '  - { rule: url/changed, why: We meant it. }\n' }),
    })
    expect((await check(root)).err).toMatchInlineSnapshot(`
      "▲ site.yaml:2:5
        this exception for url/changed excuses nothing
          2 |   - { rule: url/changed, why: We meant it. }
            |     ^
        help: delete it: the fault is gone or reads otherwise

      1 warning
      "
    `)
    expect((await check(root)).code).toBe(0)
    expect((await check(root, { strict: true })).code).toBe(1)
    writeFileSync(join(root, 'content/urls.lock'), '/gone\n')
    expect((await check(root, { strict: true })).code).toBe(0)
  })

  test('an exception about one text excuses that one', async () => {
    const root = folder({
      'content/urls.lock': '/gone\n/lost\n',
      'site.yaml': settings({
        keep: ['url/changed'],
        ignore: '  - { rule: url/changed, about: /gone, why: We meant it. }\n',
      }),
    })
    expect((await verdict(root)).problems.map(({ text }) => text)).toEqual(['/lost was published and is gone'])
  })

  test.each(['sec/secret', 'link/tel-mailto', 'claims/variants', 'img/metadata', 'robots/valid'])(
    '%s that is off is told of, once',
    async (id) => {
      const off = await verdict(folder({ 'site.yaml': settings({ levels: `  ${id}: off\n` }) }))
      expect(off.problems.map(({ rule, at, text }) => `${rule} ${at?.line} ${text}`)).toEqual([
        expect.stringMatching(`^undefined 31 ${id} is off: `),
      ])
    },
  )

  test.each(['title/words', 'prose/spacing', 'perf/first-picture'])('%s may be off in silence', async (id) => {
    const levels = settings().includes(`  ${id}: off\n`) ? '' : `  ${id}: off\n`
    expect((await verdict(folder({ 'site.yaml': settings({ levels }) }))).problems).toEqual([])
  })

  test('a rule of loading cannot be silenced', async () => {
    expect(
      (await check(folder({ 'site.yaml': settings({ levels: '  content/schema: off\n' }) }))).err,
    ).toMatchInlineSnapshot(`
      "✘ site.yaml:31:3
        content/schema cannot be off: a site that does not load cannot be checked
          31 |   content/schema: off
             |   ^
        help: delete this line

      1 error
      "
    `)
  })

  test('a level makes a finding more or less', async () => {
    const at = async (level: string, options = {}) =>
      (
        await check(
          folder({
            'content/urls.lock': '/gone\n',
            'site.yaml': settings({ keep: ['url/changed'], levels: `  url/changed: ${level}\n` }),
          }),
          options,
        )
      ).code
    expect([
      await at('error'),
      await at('warning'),
      await at('warning', { strict: true }),
      await at('info', { strict: true }),
      await at('off'),
    ]).toEqual([1, 0, 1, 0, 0])
  })
})

test('a frame of an undeclared host is reported at its address in the YAML of the page', async () => {
  const root = folder({
    'site.yaml': settings({ keep: ['sec/third-party'] }),
    'templates/pages/plain.tsx': `import { definePage } from '#site'
export default definePage({
  content: (k) => ({ text: k.text('the text'), src: k.frame('the frame') }),
  draw: ({ entry }) => <main><h1>{entry.name}</h1><p>{entry.text}</p><iframe title="x" data-src={entry.src} /></main>,
})
`,
    'content/pages/contact.yaml':
      'name: Contact\nhead: { title: Call the workshop, description: Where we are and when. }\n' +
      'text: Come by.\nsrc: https://times.example/wheels\n',
  })
  expect((await verdict(root)).problems.map(({ rule, at }) => `${rule} ${at?.file}:${at?.line}`)).toEqual([
    'sec/third-party content/pages/contact.yaml:4',
  ])
})

describe('launch', () => {
  const root = () =>
    folder({
      'site.yaml': settings({ keep: ['launch/origin'], ignore: '  - { rule: launch/origin, why: Not yet. }\n' }),
    })

  test('turns notes into errors, which no exception excuses', async () => {
    const open = root()
    expect(await check(open, { strict: true })).toMatchObject({ code: 0, err: '' })
    expect(
      (await verdict(open, { launch: true })).problems
        .filter(({ rule }) => rule === 'launch/origin')
        .map(({ level, text }) => `${level}: ${text}`),
    ).toMatchInlineSnapshot(`
      [
        "error: origin is https://wheels.example, which cannot be published",
      ]
    `)
  })
})

describe('published addresses', () => {
  test('are written when asked, and only then', async () => {
    const root = folder({ 'site.yaml': settings({ keep: ['url/changed'] }) })
    const lock = join(root, 'content/urls.lock')
    await check(root)
    expect(existsSync(lock)).toBe(false)
    expect((await check(root, { acceptUrls: true })).out).toContain('content/urls.lock: 5 addresses\n')
    expect(readFileSync(lock, 'utf8')).toMatchInlineSnapshot(`
      "# Published addresses. One that vanishes needs a redirect in content/routes.yaml. Written by: site check --accept-urls
      /
      /contact
      /old-contact
      /repairs/brakes
      /repairs/puncture
      "
    `)
  })

  test('that cannot be written are a problem of the disk, and no crash', async () => {
    const root = folder({
      'site.yaml': settings({ keep: ['url/changed'] }),
      'content/urls.lock/.held': 'a folder stands in the place of the file',
    })
    const { code, err } = await check(root, { acceptUrls: true })
    expect(err).toContain('✘ content/urls.lock\n  could not write content/urls.lock: ')
    expect(code).toBe(1)
  })

  test('that vanish are errors until a redirect leads on or they are accepted', async () => {
    const root = folder({
      'site.yaml': settings({ keep: ['url/changed'] }),
      'content/urls.lock': '# ours\n/contact\n/repairs/brake # until 2025\n',
    })
    expect((await check(root)).err).toMatchInlineSnapshot(`
      "✘ content/routes.yaml:12:1 url/changed
        /repairs/brake was published and is gone
          12 | redirects:
             | ^
        help: add under redirects: - { from: /repairs/brake, to: /repairs/brakes }

      1 error
      "
    `)
    expect(await check(root, { acceptUrls: true })).toMatchObject({ code: 0, err: '' })
    expect(await check(root)).toMatchObject({ code: 0, err: '' })
  })
})

test('a picture that no page shows is named and not published', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"></svg>'
  const root = folder({ 'site.yaml': settings({ keep: ['img/unused'] }), 'content/images/van.svg': svg })
  const { err, code } = await check(root)
  expect(err).toContain(
    '● content/images/van.svg img/unused\n  1 picture is shown by no page and not published: van.svg',
  )
  expect(code).toBe(0)
})

test('a line of urls.lock that is not an address is a problem at that line, and the check ends', async () => {
  const root = folder({
    'site.yaml': settings({ keep: ['url/changed'] }),
    'content/urls.lock': '/contact\n<<<<<<< HEAD\nhttps:example.com\nhttps://example.com/x\n//evil.example\n',
  })
  const { code, err } = await check(root)
  expect(code).toBe(1)
  expect(err).toContain('✘ content/urls.lock:2 url/changed\n  this line is a conflict marker of git')
  expect(err).toContain('"https:example.com" is not an address of this site, expected a path like /contact')
  expect(err).toContain('"https://example.com/x" is not an address')
  expect(err).toContain('"//evil.example" is not an address')
  expect(await check(root, { acceptUrls: true })).toMatchObject({ code: 0, err: '' })
})

describe('rules', () => {
  test('are listed with their level and why they exist', async () => {
    const { code, out } = await check('.', { rules: true })
    const listed = out.split('\n').filter((line) => line !== '' && !line.startsWith('site/'))
    expect(code).toBe(0)
    expect(listed).toHaveLength(rules.size)
    expect(listed.find((line) => line.startsWith('link/broken'))).toMatch(
      /^link\/broken +error +A link without a target loses the visitor\b.*\.$/,
    )
  })

  test('one is explained by the examples of its own test', async () => {
    expect((await check('.', { explain: 'url/changed' })).out).toMatchInlineSnapshot(`
      "url/changed (error)

      Visitors with an old link find nothing, and the page loses its place in search results.

      Fix: add the address under redirects: in content/routes.yaml.

      Source: developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes (read 2026-11)

      Fine:
          content/urls.lock
            /contact
            /old-contact

      Not fine:
          content/urls.lock
            /contact
            /repairs/brake

      Reports:
          /repairs/brake was published and is gone
      "
    `)
    expect((await check('.', { explain: 'content/schema' })).out).toContain(
      'content/schema (error, cannot be silenced)\n',
    )
    const long = (await check('.', { explain: 'host/limits' })).out
    expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThan(400)
  })

  test('one that is not there suggests the nearest', async () => {
    expect(await check('.', { explain: 'link/brokn' })).toEqual({
      code: 1,
      out: '',
      err: '"link/brokn" is not a rule\n  help: did you mean "link/broken"?\n',
    })
  })
})
