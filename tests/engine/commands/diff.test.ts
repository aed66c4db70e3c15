// site diff: what visitors will see differently, as one entry for each change, at the line that caused it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli, repository, shareCache, smallSite } from '../../helpers/command.ts'

const work = mkdtempSync(join(tmpdir(), 'diff-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-C', cwd, '-c', 'user.name=a', '-c', 'user.email=a@wheels.example', ...args], {
    stdio: 'pipe',
    encoding: 'utf8',
  })

function committed(folder: string): string {
  git(folder, 'init', '-q')
  writeFileSync(join(folder, '.gitignore'), '.site\n')
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'x')
  return folder
}

/** A repository with the locksmith's site in a folder, and the templates that it uses in another. */
const shop = join(work, 'shop')
const root = join(shop, 'tests/sites/locksmith')

beforeAll(() => {
  for (const folder of ['tests/sites/locksmith', 'templates'])
    cpSync(join(repository, folder), join(shop, folder), { recursive: true })
  rmSync(join(root, '.site'), { recursive: true, force: true })
  shareCache(root)
  committed(shop)
})

type Edit = (text: string) => string

/** The output of a diff after edits of the locksmith's files, which are undone. */
async function diffAfter(edits: Readonly<Record<string, Edit>>, ...args: string[]) {
  for (const [file, edit] of Object.entries(edits)) {
    const text = readFileSync(join(root, file), 'utf8')
    const edited = edit(text)
    expect(edited, `${file} is not edited`).not.toBe(text)
    writeFileSync(join(root, file), edited)
  }
  try {
    const { code, out, err } = await cli(['diff', '--root', root, ...args])
    return { code, out, err }
  } finally {
    git(shop, 'reset', '-q', '--hard')
  }
}

const replaced =
  (from: string, to: string): Edit =>
  (text) =>
    text.replaceAll(from, to)

test('equal sources print nothing', async () => {
  expect(await diffAfter({})).toEqual({ code: 0, out: '', err: '' })
})

const LOCK = 'content/services/lock-change.yaml'
const ROUTES = 'content/routes.yaml'
const SITE = 'site.yaml'

/** Edits that stand in no one's way, and the whole output. */
const CHANGES: readonly (readonly [what: string, edits: Readonly<Record<string, Edit>>, output: string])[] = [
  [
    'a claim, words of a page and of all pages, an answer, structured data, an order and a picture',
    {
      [SITE]: (text) =>
        text
          .replace('text: £95', 'text: £99')
          .replaceAll('name: Questions', 'name: FAQ')
          .replace('latitude: 53.7997, longitude: -1.5492, radius', 'latitude: 53.8997, longitude: -1.5492, radius'),
      [LOCK]: replaced('half an hour', 'forty minutes'),
      [ROUTES]: replaced('status: 302', 'status: 301'),
      'content/pages/home.yaml': (text) =>
        text.replace(/( {2}- block: text[\s\S]*?)( {2}- block: areas[\s\S]*?)(?= {2}- \{ block: prices)/, '$2$1'),
      'content/images/house.svg': replaced('fill="', 'fill="#123456" data-was="'),
    },
    `Claims
  price-cylinder: £95 → £99, on /, /el/, /services/lock-change/, also head, structured data (site.yaml:40)

Words
  hero.lead: "…It takes half an hour." → "…It takes forty minutes.", on /services/lock-change/ (content/services/lock-change.yaml:9)
  navigation.main.2.name: "Questions" → "FAQ", on 14 pages (site.yaml:55)
  navigation.footer.groups.1.links.1.name: "Questions" → "FAQ", on 14 pages (site.yaml:67)

Structured data
  business.serves.latitude: "53.7997" → "53.8997", on 10 pages (site.yaml:30)

Answers of the host
  answer: "302 to /services/window-locks/" → "301 to /services/window-locks/", on /old/windows/ (content/routes.yaml:37)

Pictures
  house: changed (content/images/house.svg)

Order
  sections: "hero, cards, text, areas, prices, steps, reviews, points, banner, map" → "hero, cards, areas, text, prices, steps, reviews, points, banner, map", on / (content/pages/home.yaml:6)
`,
  ],
  [
    'a lost space between two words, a section, a title with the card that shows it, and a page that moves',
    {
      'content/pages/home.yaml': (text) =>
        `${text}  - { block: table, columns: [Cylinder, Keys], rows: [[Short, "3"]] }\n`,
      [LOCK]: (text) => text.replace('an hour', 'anhour').replace('title: Lock cylinder', 'title: Door cylinder'),
      [ROUTES]: replaced('path: /faq,', 'path: /questions,'),
      [SITE]: replaced('href: /faq', 'href: /questions'),
    },
    `Words
  sections.10: "" → "table, Cylinder, Keys, Short, 3", on /, also style (content/pages/home.yaml:36)
  hero.lead: "…takes half an hour." → "…takes half anhour.", on /services/lock-change/ (content/services/lock-change.yaml:9)

Pages
  moved, answers 404: /faq/ → /questions/ (content/routes.yaml:5)

Head
  head.title: "Lock cylinder changed…" → "Door cylinder changed…", on /services/lock-change/, also social cards (content/services/lock-change.yaml:5)

Style
  2 rules of the stylesheet: changed, on /el/

Other files
  _headers: changed
`,
  ],
  [
    'all pages under new addresses',
    { [SITE]: replaced('trailingSlash: always', 'trailingSlash: never') },
    `Pages
  moved, answers 301 to /areas: /areas/ → /areas, and 13 more, on 4 pages, also answers of the host (site.yaml:6)
`,
  ],
  [
    'a comment, which only dates the page',
    { [LOCK]: (text) => `# The price is that of 2026.\n${text}` },
    'Other files\n  sitemap.xml: changed, on /services/lock-change/\n',
  ],
]

test.each(CHANGES)('%s: one entry each', async (_, edits, output) => {
  expect(await diffAfter(edits)).toEqual({ code: 0, out: output, err: '' })
})

/** The small site with other words on the page of the brakes. */
const edited = (words: string) =>
  smallSite({ 'content/repairs/brakes.yaml': `name: ${words}\nhead:\n  title: Brake repair\n` })

describe('what is compared', () => {
  test('a folder, a commit, and the files of a submodule', async () => {
    const old = edited('Old brakes')
    const young = edited('New brakes')
    const { out, code } = await cli(['diff', old, '--root', young])
    expect(code).toBe(0)
    expect(out).toContain('name: "Old brakes…" → "New brakes…", on /, /repairs/brakes')

    // The content of a site as a submodule of its repository.
    const words = committed(cpTo(join(young, 'content'), join(work, 'words')))
    const site = join(work, 'site')
    cpTo(young, site)
    for (const folder of ['content', '.site']) rmSync(join(site, folder), { recursive: true })
    shareCache(site)
    git(site, 'init', '-q')
    git(site, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', words, 'content')
    writeFileSync(join(site, '.gitignore'), '.site\n')
    git(site, 'add', '-A')
    git(site, 'commit', '-q', '-m', 'x')
    expect(await cli(['diff', '--root', site])).toEqual({ code: 0, out: '', err: '' })
    writeFileSync(join(site, 'content/repairs/brakes.yaml'), 'name: Newer brakes\nhead:\n  title: Brake repair\n')
    const changed = await cli(['diff', 'HEAD', '--root', site, '--format', 'json'])
    expect(JSON.parse(changed.out)).toMatchObject({
      ok: true,
      problems: [],
      entries: [
        {
          kind: 'words',
          what: 'name',
          before: 'New',
          after: 'Newer',
          at: { file: 'content/repairs/brakes.yaml', line: 1 },
          pages: ['/', '/repairs/brakes'],
        },
      ],
    })
  })

  test('as Markdown, in which no word of the site is Markdown', async () => {
    const { out } = await cli(['diff', edited('Old'), '--root', edited('"A `b` @you #1"'), '--format', 'github'])
    expect(out).toMatch(
      /^### What visitors will see differently\n\n#### Words\n\n- `name`: `Old` → ``A `b` @you #1``<br>/,
    )
  })

  const cpTo = (from: string, to: string) => {
    cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.site') })
    mkdirSync(join(to, '.site'), { recursive: true })
    return to
  }
})

describe('what cannot be compared', () => {
  test('a folder without git, an empty repository, and an unknown commit', async () => {
    const folder = edited('Brakes')
    const refusal = async (...args: string[]) => {
      const { code, out, err } = await cli(['diff', '--root', folder, ...args])
      expect([code, out]).toEqual([1, ''])
      return err
    }
    expect(await refusal()).toBe(`✘ this folder is in no git repository, so there is no last commit to compare with
  help: run git init and commit, or name a folder with the site to compare with: site diff ../old

1 error. Nothing was compared.
`)
    git(folder, 'init', '-q')
    expect(await refusal()).toContain(`✘ this repository has no commit yet, so there is nothing to compare with
  help: commit the site first, or name a folder`)
    committed(folder)
    expect(await refusal('no-such-branch')).toContain('help: name a branch, a tag or a commit, or name a folder')
    expect(await refusal('--engine', folder)).toContain(`--engine ${folder} holds no engine: there is no bin/site`)
  })

  test('a version with problems, whose files are shown', async () => {
    const folder = edited('Brakes')
    committed(folder)
    writeFileSync(join(folder, 'content/repairs/brakes.yaml'), 'nam: Brakes\n')
    const now = await cli(['diff', '--root', folder])
    expect(now.code).toBe(1)
    expect(now.err).toContain('    1 | nam: Brakes\n')
    git(folder, 'commit', '-qam', 'broken')
    git(folder, 'checkout', '-q', 'HEAD^', '--', 'content')
    const before = await cli(['diff', '--root', folder])
    expect(before.code).toBe(1)
    expect(before.err).toMatch(/ {4}1 \| nam: Brakes\n[\s\S]*Nothing was compared: this is in HEAD\.\n$/)
  })

  test('a wrong command line ends with 2', async () => {
    expect((await cli(['diff', '--format', 'xml', '--root', root])).code).toBe(2)
    const both = await cli(['diff', 'HEAD', '--engine', repository, '--root', root])
    expect([both.code, both.err]).toEqual([
      2,
      '✘ --engine compares two builds of the same files, and needs no base\n  help: leave "HEAD" out\n\n1 error\n',
    ])
  })
})

test('no temporary folder is left', () => {
  const own = readdirSync(realpathSync(tmpdir())).filter(
    (name) => name.startsWith('site-diff-') && name.endsWith(`-${process.pid}`),
  )
  expect(own).toEqual([])
})
