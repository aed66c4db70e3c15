// After an edit of a few pages' files those pages are drawn alone, and the site is what a build from nothing makes of it; where more than
// pages may be another, it is made as a whole.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import glob from 'fast-glob'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { build } from '../../src/pipeline/build.ts'
import { smallSite, writeTree } from '../command.ts'
import { base } from '../project.ts'

const LANGUAGES = {
  'site.yaml': `socialCards: none\n${base['site.yaml']?.replace('language: en', 'languages: [en, nl]') ?? ''}`,
  'site.nl.yaml': 'locale: nl_NL\n',
  'content/pages/contact.nl.yaml': 'name: Schrijf\n',
  'content/repairs/brakes.nl.yaml': 'slug: remmen\nname: Remmen\nsummary: Nieuwe blokken.\n',
}
const made: string[] = []
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true })
})

const options = (root: string, cache: boolean) => ({ root, now: Date.now() + 60_000, year: 2026, cache, workers: 1 })

/** A small site that was built, and once more after an edit: what is held of it for the next build is there. */
async function builtSite(files: Readonly<Record<string, string>> = {}, prepare: (root: string) => void = () => {}) {
  const root = smallSite({ ...LANGUAGES, ...files })
  made.push(root)
  prepare(root)
  await build(options(root, true), join(root, 'dist'))
  writeTree(root, { 'content/labels.yaml': 'call: Ring us\n' })
  await build(options(root, true), join(root, 'dist'))
  return root
}

/** What is held of how pages were drawn: only a build of the whole site holds that anew. */
const held = (root: string) =>
  ['pages', 'pages-changes']
    .map((name) => join(root, '.site/tables', name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'latin1') : ''))
    .join()

/** Every file below a folder: path -> bytes. */
const filesBelow = (folder: string) =>
  new Map(
    glob
      .sync('**', { cwd: folder, dot: true })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'latin1')]),
  )

/** Builds after edits. How many pages were drawn, where they were drawn alone; the output is that of a build from nothing. */
async function after(root: string, edits: Readonly<Record<string, string>>): Promise<number | 'whole'> {
  writeTree(root, edits)
  const before = held(root)
  const { value, problems } = await build(options(root, true), join(root, 'dist'))
  const whole = held(root) !== before
  const fresh = join(mkdtempSync(join(tmpdir(), 'fresh-')), 'dist')
  made.push(join(fresh, '..'))
  const other = await build(options(root, false), fresh)
  expect(problems).toEqual(other.problems)
  if (other.value) expect(filesBelow(join(root, 'dist'))).toEqual(filesBelow(fresh))
  return value && !whole ? (value.drawn ?? 0) : 'whole'
}

/** Templates that draw what the ones of the small site do not. */
const plain = (draws: string, more = '') => `// A text, and what else is asked.
import { definePage } from '#site'

export default definePage({
  content: (k) => ({ text: k.text('the text') }),
  ${more}
  draw: ({ entry, data, cards }) => <main><h1>{entry.name}</h1><p>{entry.text}</p>${draws}</main>,
})
`
const data = (schema: string) =>
  `// A data file.\nimport { z } from 'zod'\nimport { defineData } from '#site'\n\nexport default defineData((k) => ${schema})\n`

const edited = (file: string, find: string | RegExp, by: string) => ({
  [file]: (base[file] ?? '').replace(find, by),
})
const PUNCTURE = 'content/repairs/puncture.yaml'

describe('an edit', () => {
  let root = ''
  beforeEach(async () => {
    root = await builtSite()
  })

  test.each<[what: string, pages: number | 'whole', edits: Readonly<Record<string, string>>]>([
    ['of a text draws its page', 1, edited(PUNCTURE, 'A new tube', 'A patch')],
    ['of a title draws its page', 1, edited(PUNCTURE, 'Puncture repair', 'Punctures')],
    ['of what its card says draws whoever shows the card', 4, { [PUNCTURE]: `${base[PUNCTURE]}summary: A tube.\n` }],
    [
      'of a text that a translation leaves to it draws both',
      2,
      edited('content/pages/contact.yaml', 'Ask', 'Please ask'),
    ],
    ['of a translation draws its page', 1, { 'content/pages/contact.nl.yaml': 'name: Schrijf\ntext: Bel.\n' }],
    [
      'of two files draws both',
      2,
      { ...edited(PUNCTURE, 'A new', 'One'), 'content/pages/contact.nl.yaml': 'name: Schrijf\ntext: Bel.\n' },
    ],
    ['of nothing that shows draws a page all the same', 1, { [PUNCTURE]: `# mine\n${base[PUNCTURE]}` }],
    ['of a name makes the whole', 'whole', edited(PUNCTURE, 'name: Puncture', 'name: Flat tyre')],
    ['of letters that no heading had makes the whole', 'whole', edited('content/pages/home.yaml', 'Back on', 'Зад on')],
    [
      'of who may find a page makes the whole',
      'whole',
      edited(PUNCTURE, 'title: Puncture repair', 'title: Puncture repair\n  robots: noindex'),
    ],
    [
      'of entries that a page refers to makes the whole',
      'whole',
      edited('content/repairs/brakes.yaml', 'related: [puncture]', 'related: []'),
    ],
    ['of questions makes the whole', 'whole', edited('content/faqs/repairs.yaml', 'No, come by.', 'Yes.')],
    ['of data that no page shows draws none', 0, edited('content/prices.yaml', 'extra', 'included')],
    ['of site.yaml makes the whole', 'whole', { 'site.yaml': `${LANGUAGES['site.yaml']}# mine\n` }],
    [
      'that adds a page makes the whole',
      'whole',
      { 'content/repairs/wheels.yaml': 'name: Wheels\nhead: { title: Wheels }\n' },
    ],
    ['that is a mistake is told as of the whole', 'whole', edited(PUNCTURE, 'title:', 'titel:')],
    ['of a style makes the whole', 'whole', { 'templates/styles.css': '@import "tailwindcss";\nh1 { color: #123 }\n' }],
  ])('%s', async (_, pages, edits) => {
    expect(await after(root, edits)).toBe(pages)
  })

  test('after another draws what that left, and one taken back what it was', async () => {
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A patch'))).toBe(1)
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'Two patches'))).toBe(1)
    expect(await after(root, edited('content/pages/contact.yaml', 'Ask', 'Please ask'))).toBe(2)
    expect(await after(root, edited(PUNCTURE, /$^/, ''))).toBe(1)
    expect(await after(root, edited('content/labels.yaml', /$^/, ''))).toBe('whole')
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A patch'))).toBe(1)
  })

  test('of a page mends an output folder that somebody touched', async () => {
    writeTree(root, { 'dist/index.html': 'by hand', 'dist/by-hand.txt': 'by hand' })
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A patch'))).toBe('whole')
  })

  test('is compared with the last build of the folder it goes to', async () => {
    const other = join(root, 'other')
    writeTree(root, edited(PUNCTURE, 'A new tube', 'A patch'))
    await build(options(root, true), other)
    expect(await after(root, edited('content/pages/contact.yaml', 'Ask', 'Please ask'))).toBe(3)
    writeTree(root, edited('content/labels.yaml', 'Call', 'Phone'))
    await build(options(root, true), other)
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'Two patches'))).toBe('whole')
  })
})

describe('where pages are more than their HTML', () => {
  test('a title is drawn on a social card, too', async () => {
    const root = await builtSite({ 'site.yaml': LANGUAGES['site.yaml'].replace('none', 'each') })
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A patch'))).toBe(1)
    expect(await after(root, edited(PUNCTURE, 'Puncture repair', 'Punctures'))).toBe('whole')
  })

  test('a compressed file lies beside each', async () => {
    const root = await builtSite({ 'site.yaml': LANGUAGES['site.yaml'].replace('[netlify]', '[nginx]') })
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A patch'))).toBe('whole')
  })

  test('an entry that data name is shown wherever a template draws those', async () => {
    const root = await builtSite({
      'content/featured.yaml': 'first: puncture\n',
      'templates/data/featured.ts': data("z.strictObject({ first: k.ref('repairs', 'a repair') })"),
      'templates/pages/plain.tsx': plain('<p>{data.featured.first.summary}</p>', "uses: ['featured'],"),
    })
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A patch'))).toBe(1)
    expect(await after(root, { [PUNCTURE]: `${base[PUNCTURE]}summary: A tube.\n` })).toBe('whole')
    expect(await after(root, edited('content/repairs/brakes.yaml', 'title: Brake', 'title: Brakes'))).toBe(2)
  })

  test('a template may draw a list of all entries', async () => {
    const list = '{cards.repairs?.map(({ path, summary }) => <p key={path}>{summary}</p>)}'
    const root = await builtSite({ 'templates/pages/plain.tsx': plain(list) })
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A patch'))).toBe(1)
    expect(await after(root, { [PUNCTURE]: `${base[PUNCTURE]}summary: A tube.\n` })).toBe('whole')
    expect(await after(root, edited('content/pages/contact.yaml', 'Ask', 'Please ask'))).toBe('whole')
  })

  test('the history dates them in the sitemap', async () => {
    const git = (root: string, ...args: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@wheels.example', ...args], {
        stdio: 'pipe',
      })
    const root = await builtSite({ '.gitignore': 'dist\n.site\n' }, (folder) => {
      git(folder, 'init', '-q')
      git(folder, 'add', '-A')
      git(folder, 'commit', '-q', '-m', 'All')
    })
    expect(readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')).toContain('<lastmod>')
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A patch'))).toBe('whole')
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'Two patches'))).toBe(1)
    git(root, 'commit', '-aqm', 'Patches')
    expect(await after(root, edited(PUNCTURE, 'A new tube', 'A tube'))).toBe('whole')
  })
})
