// The texts of a page of two languages, and what an edit of one writes: the file where it stands, and no other.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Editing } from '../../../src/dev/editor/edit.ts'
import { newNumbersIn } from '../../../src/dev/editor/new-numbers.ts'
import { type PageText, Texts } from '../../../src/dev/editor/texts.ts'
import { loadWords, type Words } from '../../../src/language/words.ts'
import { type Live, liveSite } from '../../../src/pipeline/live.ts'
import { optionsOf } from '../../../src/pipeline/options.ts'
import { shortDigest as digestOf } from '../../../src/runtime/digest.ts'
import { smallSite, writeTree } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'
import { onSmallDisk } from '../emit/small-disk.ts'

/** A page with reviews. */
const PLAIN = `import { definePage } from '#site'
export default definePage({
  content: (k) => ({ text: k.text('the text') }),
  uses: ['reviews'],
  draw: ({ entry, data }) => (
    <main>
      <h1>{entry.name}</h1><p>{entry.text}</p>
      {data.reviews.items.map(({ id, name, date }) => <p key={id}>{name}, <time dateTime={date}>3 November</time></p>)}
    </main>
  ),
})
`

let folder: string
let live: Live
let words: Words
beforeAll(async () => {
  folder = smallSite({
    'templates/pages/plain.tsx': PLAIN,
    'content/reviews.yaml':
      'origin: From our book\nitems:\n  - { id: a, name: Ann, rating: 5, text: Good, date: 2025-11-03 }\n',
    'site.yaml': `${base['site.yaml']?.replace('language: en', 'languages: [en, nl]') ?? ''}`,
    'site.nl.yaml': 'locale: nl_NL\nclaims: { repair: { text: 2 dagen, variants: { winter: { text: 1 dag } } } }\n',
    'content/pages/contact.nl.yaml': 'name: !placeholder Schrijf\nhead: { title: Schrijf ons }\n',
    'content/repairs/brakes.nl.yaml': 'name: Remmen\nhead: { title: Remmen }\n',
    'content/pages/home.nl.yaml': 'name: Begin\nhead: { title: Begin }\nheading: Snel klaar\n',
  })
  live = await openAgain()
  words = await loadWords('nl')
})

async function openAgain(): Promise<Live> {
  const { value } = optionsOf({ root: folder }, new Date(0), {})
  const result = value && (await liveSite(value)())
  expect(result?.problems).toEqual([])
  return result?.value as Live
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const textOf = (path: string, key: string): PageText => {
  const page = live.site.plan.pages.find((one) => one.path === path)
  const text = page && new Texts(live, words).page(page).find((one) => one.path.join('.') === key)
  if (!text) throw new Error(`${path} shows no ${key}`)
  return text
}
const save = ({ at, path, digest }: PageText, text: string, real = false) =>
  new Editing(folder).edit(live, [{ file: at.file, path, text, digest, real }])

test('a text of a translation is written there, and keeps its tag or loses it as the owner says', () => {
  const name = textOf('/nl/contact', 'name')
  expect([name.at.file, name.placeholder, name.source]).toEqual(['content/pages/contact.nl.yaml', true, 'Schrijf'])
  expect(save(name, 'Schrijf nu')).toMatchObject({ status: 200 })
  expect(read('content/pages/contact.nl.yaml')).toMatch(/^name: !placeholder Schrijf nu\n/)
  const { status } = new Editing(folder).edit(live, [{ ...place(name), text: 'Schrijf ons', real: true }])
  expect([status, read('content/pages/contact.nl.yaml').split('\n')[0]]).toEqual([200, 'name: Schrijf ons'])
})

test('new numbers of a text are named, and confirmed with the edit until it is undone', async () => {
  const text = textOf('/contact', 'text')
  const change = { ...place(text), text: 'Ready in 3 weeks, or in {=9 weeks}, or in {repair}.' }
  expect(await newNumbersIn(live, [change])).toEqual([])
  // A site is guarded once it has the list.
  writeTree(folder, { 'content/facts.lock': 'content/pages/contact.yaml  1 day\n' })
  const guarded = await openAgain()
  const numbers = await newNumbersIn(guarded, [change])
  expect(numbers).toMatchObject([{ file: 'content/pages/contact.yaml', number: '3 weeks' }])
  expect(await newNumbersIn(guarded, [{ ...change, text: 'Ready in 1 DAY.' }])).toEqual([])
  const editing = new Editing(folder)
  expect(editing.edit(guarded, [change], numbers)).toMatchObject({ status: 200 })
  expect(read('content/facts.lock').split('\n').slice(1, -1)).toEqual([
    'content/pages/contact.yaml  1 day',
    'content/pages/contact.yaml  3 weeks',
  ])
  expect(editing.undo()).toMatchObject({ status: 200 })
  expect(read('content/facts.lock')).toBe('content/pages/contact.yaml  1 day\n')
  rmSync(join(folder, 'content/facts.lock'))
})

test('a text that a translation leaves to the first language is written in the file of that', () => {
  const before = read('content/pages/contact.nl.yaml')
  const text = textOf('/nl/contact', 'text')
  expect([text.at.file, text.placeholder]).toEqual(['content/pages/contact.yaml', false])
  expect(save(text, 'Write to us')).toMatchObject({ status: 200, text: '' })
  expect(read('content/pages/contact.yaml')).toContain('text: Write to us')
  expect(read('content/pages/contact.nl.yaml')).toBe(before)
})

test('a claim is that of the language of the page, and its purpose is what it is about', async () => {
  const claim = (name: string, language: string) => new Texts(live, words).claim(name, language)
  expect(await claim('repair', 'nl')).toMatchObject({
    at: { file: 'site.nl.yaml', line: 2 },
    source: '2 dagen',
    title: 'how long a repair takes',
    pages: 1,
  })
  expect(await claim('repair', 'en')).toMatchObject({ at: { file: 'site.yaml' }, source: '2 days', pages: 1 })
  expect((await claim('repair.winter', 'nl'))?.title).toBe('how long a repair takes: few people ride in winter')
  expect(await claim('constructor', 'en')).toBeUndefined()
})

test('a name on a card is edited in the file of its page', () => {
  expect([textOf('/', 'name').at.file, textOf('/nl', 'name').at.file]).toEqual([
    'content/repairs/brakes.yaml',
    'content/repairs/brakes.nl.yaml',
  ])
})

test('the date of a review is edited where the page shows it', () => {
  const date = textOf('/contact', 'items.0.date')
  expect([date.at.file, date.source]).toEqual(['content/reviews.yaml', '2025-11-03'])
  expect(save(date, 'soon')).toMatchObject({ status: 422, text: expect.stringContaining('items.0.date') })
  expect(save(date, '2026-02-01')).toMatchObject({ status: 200 })
  expect(read('content/reviews.yaml')).toContain('text: Good, date: 2026-02-01 }')
})

test('several values are written together, or none', () => {
  const first = textOf('/contact', 'text')
  const second = textOf('/contact', 'name')
  const edit = (text: string) =>
    new Editing(folder).edit(live, [
      { ...place(first), text: 'One' },
      { ...place(second), text },
    ])
  const before = read(first.at.file)
  expect(edit('')).toMatchObject({ status: 422 })
  expect(read(first.at.file)).toBe(before)
  expect(edit('Two')).toMatchObject({ status: 200, files: ['content/pages/contact.yaml'] })
  expect(read(first.at.file)).toMatch(/^name: Two\n(?:.*\n)+text: One\n/)
})

test('a read-only file is not replaced, and a broken character is not written', () => {
  const heading = textOf('/nl', 'heading')
  const before = read(heading.at.file)
  expect(save(heading, 'Snel \uFFFD')).toMatchObject({ status: 422 })
  chmodSync(join(folder, heading.at.file), 0o444)
  expect(save(heading, 'Sneller')).toMatchObject({ status: 403, word: { name: 'readOnly', file: heading.at.file } })
  chmodSync(join(folder, heading.at.file), 0o644)
  expect(read(heading.at.file)).toBe(before)
})

test('a text that a translation would refuse is refused', () => {
  expect(save(textOf('/nl', 'heading'), '{nothing}')).toMatchObject({
    status: 422,
    text: expect.stringContaining('"{nothing}" is not a claim'),
  })
})

onSmallDisk('what the disk does not take is told, the file stays as it was, and nothing is lost', (disk) => {
  const file = 'content/pages/contact.yaml'
  const before = read(file)
  writeTree(disk, { [file]: before })
  chmodSync(join(disk, file), 0o660)
  const work = new Editing(disk)
  const edit = (text: string) => work.edit(live, [{ file, path: ['text'], text, digest: digestOf(held()) }])
  const held = () => readFileSync(join(disk, file), 'utf8')
  const lying = () => readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter((name) => /edit|new-/.test(name))
  const says = (reason: string) => ({
    status: 507,
    text: `could not write ${file}: ${reason}. The file is as it was.`,
    files: [],
  })
  const gone = spawnSync('true').pid
  writeTree(disk, { [`${file}.new-${gone}`]: 'what a killed process left' })
  expect(edit('One')).toMatchObject({ status: 200 })
  expect([lying(), statSync(join(disk, file)).mode & 0o777]).toEqual([[], 0o660])

  expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(1 << 20))).toThrow('ENOSPC')
  const whole = held()
  expect(edit('Two')).toEqual(says('the disk is full'))
  expect(work.undo()).toEqual(says('the disk is full'))
  expect([held(), lying(), work.depth()]).toEqual([whole, [], 1])
  execFileSync('mount', ['-o', 'remount,ro', disk])
  expect(edit('Two')).toEqual(says('the disk is read-only'))
  execFileSync('mount', ['-o', 'remount,rw', disk])
  rmSync(join(disk, 'filler'))
  expect([work.undo().status, held(), work.depth()]).toEqual([200, before, 0])
})

/** Where a text stands, in its file as it is at this moment. */
const place = ({ at: { file }, path }: PageText) => ({ file, path, digest: digestOf(read(file)) })
