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

  test('that is older than the content is a note; one that was altered since its build is a warning', async () => {
    const root = folder({ 'site.yaml': judged, 'dist/sitemap.xml': null, dist: null })
    const levels = async () => {
      const { problems } = await verdict(root)
      return problems.filter(({ rule }) => rule === 'build/output').map(({ level }) => level)
    }
    expect((await cli(['build', '--root', root])).code).toBe(0)
    expect(await levels()).toEqual([])
    const page = join(root, 'content/repairs/wheels.yaml')
    writeFileSync(page, 'name: Wheels\nhead: { title: Wheels trued }\n')
    expect(await levels()).toEqual(['info'])
    expect((await cli(['check', '--root', root])).err).toContain(
      'dist/ is from before your last changes: a build writes ',
    )
    expect((await cli(['build', '--root', root])).code).toBe(0)
    rmSync(page)
    expect(await levels()).toEqual(['info'])
    expect((await cli(['build', '--root', root])).code).toBe(0)
    writeFileSync(join(root, 'dist/contact.html'), 'by hand')
    expect(await levels()).toEqual(['warning'])
    rmSync(join(root, 'dist/contact.html'))
    expect(await levels()).toEqual(['warning'])
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
        "warning: 6 files of dist/ differ from what the content builds: 3 older than the content (dist/assets/card.png, …), 2 missing (dist/repairs/wheels.html, …), 1 not built from anything (dist/notes.txt)",
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
  test('an unknown id is a warning with the nearest one', async () => {
    const root = folder({
      'site.yaml': settings({ levels: '  link/brokn: off\n', ignore: '  - { rule: head/dupliacte, why: x }\n' }),
      'content/prices.yaml': `${base['content/prices.yaml']}ignore:\n  - { rule: nothing/like-it, why: x }\n`,
    })
    expect((await check(root)).err).toMatchInlineSnapshot(`
      "▲ content/prices.yaml:5:13
        "nothing/like-it" is not a rule
          5 |   - { rule: nothing/like-it, why: x }
            |             ^
        help: delete it: this version has no such rule; npx site check --rules lists them

      ▲ site.yaml:2:13
        "head/dupliacte" is not a rule
          2 |   - { rule: head/dupliacte, why: x }
            |             ^
        help: did you mean "head/duplicate"?

      ▲ site.yaml:36:3
        "link/brokn" is not a rule
          36 |   link/brokn: off
             |   ^
        help: did you mean "link/broken"?

      3 warnings
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

  test.each(['sec/secret', 'link/tel-mailto', 'claims/variants', 'sec/public-files', 'robots/valid'])(
    '%s that is off is told of, once',
    async (id) => {
      const off = await verdict(folder({ 'site.yaml': settings({ levels: `  ${id}: off\n` }) }))
      expect(off.problems.map(({ rule, at, text }) => `${rule} ${at?.line} ${text}`)).toEqual([
        expect.stringMatching(`^undefined 32 ${id} is off: `),
      ])
    },
  )

  test.each(['title/words', 'graph/orphan'])('%s may be off in silence', async (id) => {
    const levels = settings().includes(`  ${id}: off\n`) ? '' : `  ${id}: off\n`
    expect((await verdict(folder({ 'site.yaml': settings({ levels }) }))).problems).toEqual([])
  })

  test('a rule of loading cannot be silenced', async () => {
    expect(
      (await check(folder({ 'site.yaml': settings({ levels: '  content/schema: off\n' }) }))).err,
    ).toMatchInlineSnapshot(`
      "✘ site.yaml:32:3
        content/schema cannot be off: a site that does not load cannot be checked
          32 |   content/schema: off
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

describe('texts of pages', () => {
  const page = (text: string) => `name: Brakes\nsummary: ${text}\nhead: { title: Brakes, description: x }\n`
  const found = async (files: Readonly<Record<string, string>>) =>
    (await verdict(folder({ 'site.yaml': settings({ keep: ['lang/spelling', 'content/dates'] }), ...files }))).problems
      .filter(({ rule }) => rule === 'lang/spelling' || rule === 'content/dates')
      .map(({ at, text }) => `${at?.file} ${text}`)
  const brakes = 'content/repairs/brakes.yaml'

  test('are compared with the names of persons on any other page', async () => {
    const team = { 'content/team.yaml': 'items: [{ id: ann, name: Ann Thackery, role: Owner }]\n' }
    expect(await found({ ...team, [brakes]: page('Ask Ann Thakery or Bob Miller.') })).toEqual([
      `${brakes} "Ann Thakery" differs from "Ann Thackery" by one error`,
    ])
  })

  test('name no day that is over, except in an article', async () => {
    const year = new Date().getUTCFullYear() - 1
    const text = { [brakes]: page(`Valid until 31 October ${year}.`) }
    const posts = base['content/routes.yaml']?.replace('graph: [service]', 'graph: [post]') ?? ''
    expect(await found(text)).toEqual([`${brakes} "31 October ${year}" is in the past`])
    expect(posts).toContain('[post]')
    expect(await found({ ...text, 'content/routes.yaml': posts })).toEqual([])
  })
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

describe('confirmed numbers', () => {
  const page = (text: string) =>
    `name: Contact\nhead: { title: Call the workshop, description: Where. }\ntext: ${text}\n`
  const contact = 'content/pages/contact.yaml'
  const typed = {
    [contact]: page('We arrive in 15 minutes, with 25 years of experience.'),
    'content/facts.lock': 'content/pages/contact.yaml  2 weeks\n',
  }

  test('a new number is a warning at its words until it is accepted, and again when it changes', async () => {
    const root = folder(typed)
    const { err, code } = await check(root, { strict: true })
    expect(code).toBe(1)
    expect(err).toContain('▲ content/pages/contact.yaml:3:20 fact/claim-undeclared\n  "15 minutes" is new here\n')
    expect(err).toContain('▲ content/pages/contact.yaml:3:37 fact/claim-undeclared\n  "25 years" is new here\n')
    expect(err).toContain('2 warnings')
    const accepted = await check(root, { strict: true, acceptFacts: true })
    expect(accepted).toMatchObject({ code: 0, err: '' })
    expect(accepted.out).toContain(
      `${contact}\n  15 minutes\n    We arrive in 15 minutes, with 25 years of experience.\n` +
        '  25 years\n    We arrive in 15 minutes, with 25 years of experience.\n\n' +
        'content/facts.lock: 2 numbers, 2 new, 1 removed\n',
    )
    expect(readFileSync(join(root, 'content/facts.lock'), 'utf8').split('\n').slice(1)).toEqual([
      'content/pages/contact.yaml  15 minutes',
      'content/pages/contact.yaml  25 years',
      '',
    ])
    expect(await check(root, { strict: true })).toMatchObject({ code: 0, err: '' })
    writeFileSync(join(root, contact), page('We arrive in 20 minutes, with 25 years of experience.'))
    expect((await check(root, { strict: true })).err).toContain('"20 minutes" is new here')
  })

  test('without the list there is one note, which --launch makes an error', async () => {
    const root = folder({ [contact]: typed[contact] ?? '' })
    const { code, err } = await check(root, { strict: true })
    expect({ code, err: err.split('\n').slice(0, 2) }).toEqual({
      code: 0,
      err: [
        '● content/pages/contact.yaml:3:20 fact/claim-undeclared',
        '  2 numbers in the texts are neither claims nor confirmed',
      ],
    })
    expect((await check(root, { launch: true })).err).toContain(
      '✘ content/pages/contact.yaml:3:20 fact/claim-undeclared',
    )
  })

  test('of one file are accepted alone, and an unknown file is refused', async () => {
    const root = folder({
      ...typed,
      'content/repairs/brakes.yaml': 'name: Brakes\nsummary: In 3 hours.\nhead: { title: Brakes }\n',
    })
    const { err } = await check(root, { acceptFacts: ['content/repairs/brakes.yaml'] })
    expect(err).toContain('"15 minutes" is new here')
    expect(err).not.toContain('3 hours')
    expect(readFileSync(join(root, 'content/facts.lock'), 'utf8')).toContain(
      'content/pages/contact.yaml  2 weeks\ncontent/repairs/brakes.yaml  3 hours\n',
    )
    expect(await check(root, { acceptFacts: ['content/nothing.yaml'] })).toMatchObject({
      code: 2,
      err: '--accept-facts content/nothing.yaml: there is no such file in SITE\n',
    })
  })

  test('a number that all pages of a route show is that of the route', async () => {
    const routes = base['content/routes.yaml']?.replace(
      '{name} at the workshop',
      '{name} in 30 minutes at the workshop',
    )
    const root = folder({ 'content/routes.yaml': routes ?? '', 'content/facts.lock': '' })
    expect((await check(root)).err).toContain('"30 minutes" is new here')
    await check(root, { acceptFacts: true })
    expect(readFileSync(join(root, 'content/facts.lock'), 'utf8')).toContain('\ncontent/routes.yaml  30 minutes\n')
    expect(await check(root, { strict: true })).toMatchObject({ code: 0, err: '' })
  })

  test('a line of the list that is none is a problem at that line, until the list is written again', async () => {
    const root = folder({ ...typed, 'content/facts.lock': `<<<<<<< HEAD\n${contact}  15 minutes\n` })
    expect((await check(root)).err).toContain('✘ content/facts.lock:1\n  this line is a conflict marker')
    expect(await check(root, { acceptFacts: true })).toMatchObject({ code: 0, err: '' })
  })
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
