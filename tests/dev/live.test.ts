// The site in memory after edits is the site that its files make anew: whatever was taken over is as it would be made.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Live, type LiveSite, liveSite } from '../../src/dev/memory/live.ts'
import { optionsOf } from '../../src/pipeline/options.ts'
import { smallSite, writeTree } from '../command.ts'
import { base } from '../project.ts'
import { FILES } from './running.ts'

const BRAKES = 'content/repairs/brakes.yaml'
const HOME = 'content/pages/home.yaml'
const CONTACT = 'content/pages/contact.yaml'
/** A page that shows a data file. */
const PRICES = `// A page of the small site of the tests.
import { z } from 'zod'
import { definePage } from '#site'

export default definePage({
  content: (k) => ({ heading: k.text('the promise'), repairs: z.array(k.ref('repairs', 'a repair')) }),
  uses: ['prices'],
  draw: ({ entry, data }) => (
    <main>
      <h1>{entry.heading}</h1>
      {entry.repairs.map((repair) => <a key={repair.path} href={repair.path}>{repair.name}</a>)}
      <p>{(data.prices as { note: string }).note}</p>
    </main>
  ),
})
`
let folder: string
beforeAll(() => {
  folder = smallSite({
    ...FILES,
    [CONTACT]: `${base[CONTACT]}questionsFrom: repairs\n`,
    'templates/pages/home.tsx': PRICES,
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const options = () => {
  const { value } = optionsOf({ root: folder }, new Date(0), {})
  if (!value) throw new Error('no options')
  return value
}

/** Everything that a site in memory answers with: pages as they are built, where their texts stand, and other files. */
const shown = (live: Live) => [
  ...[...live.opened.inputs.files.keys()].map((file) => {
    const { line } = live.opened.content.at(file, ['call'])
    return [file, live.opened.inputs.digest(file), line]
  }),
  ...[...(live.files.all().value ?? [])].map(([path, file]) => {
    const page = live.pageAt(path)
    if (!page) return [path, file === 'page' ? '' : String(file.digest)]
    const drawn = live.draw(page)
    if ('level' in drawn) return [path, drawn.text]
    const texts = drawn.texts().map((text) => {
      const at = live.opened.content.at(text.file, text.path)
      return `${text.at} ${at.file}:${at.line}:${at.column} ${text.path.join('.')}`
    })
    return [path, drawn.html, texts]
  }),
]

/** The words of another language, laid beside those of the first. */
const DUTCH: Edits = {
  'site.yaml': (text) => text.replace('language: en', 'languages: [en, nl]'),
  'site.nl.yaml': () => 'locale: nl_NL\nclaims: { repair: { text: 2 dagen } }\n',
  'content/labels.nl.yaml': () => 'call: Bel ons\n',
  'content/routes.nl.yaml': () =>
    'pages:\n  /contact: { path: /schrijf }\n  /repairs/{slug}:\n    path: /reparaties/{slug}\n',
  'content/pages/home.nl.yaml': () => 'name: Begin\nhead: { title: Fietsen in Leeds }\nheading: "Klaar in {repair}"\n',
  'content/pages/contact.nl.yaml': () =>
    'name: Schrijf\nhead: { title: Schrijf ons }\ntext: "Zie [remmen](/repairs/brakes)"\n',
  'content/repairs/brakes.nl.yaml': () => 'slug: remmen\nname: Remmen\nhead: { title: Remmen }\n',
}

/** Files, and what they hold afterwards; undefined takes one away. */
type Edits = Readonly<Record<string, (before: string) => string | undefined>>

const edit = (file: string, from: string | RegExp, to: string): Edits => ({ [file]: (text) => text.replace(from, to) })

/** A change, and whether all but pages stays. */
const CHANGES: readonly (readonly [edits: Edits, alone: boolean])[] = [
  [edit(CONTACT, 'Ask for a', 'Ask us for a'), true],
  [edit(CONTACT, /^/, '# a line more\n\n'), true],
  [edit(CONTACT, 'Where we are', 'The place where we are'), true],
  [edit(BRAKES, 'Brake repair', 'Repair of brakes'), false],
  // Of the same letters, so that the heading face stays.
  [edit(BRAKES, 'name: Brakes', 'name: Breaks'), false],
  [edit(BRAKES, 'questionsFrom: repairs\n', ''), false],
  [edit(BRAKES, 'related: [puncture]\n', ''), false],
  [edit(CONTACT, 'head:\n', 'head:\n  robots: noindex, follow\n'), false],
  [edit(HOME, '[brakes, puncture]', '[puncture]'), false],
  [edit('content/labels.yaml', 'Call us', 'Ring us'), true],
  [edit('content/labels.yaml', /^/, '# a line more\n'), true],
  [edit('content/prices.yaml', 'Parts are extra', 'Parts come on top'), true],
  [edit('content/prices.yaml', 'price: £12', 'price: 12 złoty'), false],
  [edit('content/faqs/repairs.yaml', 'No, come by.', 'Come by.'), true],
  [edit('content/faqs/repairs.yaml', 'Do I need', 'Must I'), false],
  [edit('site.yaml', 'text: 2 days', 'text: 3 days'), false],
  [edit('site.yaml', 'phones:', 'shortName: Wheels\n  phones:'), false],
  [edit('content/routes.yaml', '/old-contact', '/older'), false],
  [edit('templates/styles.css', /$/, '\nh1 { color: red }\n'), false],
  [edit('templates/pages/plain.tsx', '<main>', '<main id="plain">'), false],
  [{ 'content/repairs/chain.yaml': () => 'name: Chain\nhead: { title: Chains, description: Chains. }\n' }, false],
  [edit(HOME, '[puncture]', '[puncture, chain]'), false],
  [{ 'content/repairs/chain.yaml': () => undefined, [HOME]: (text) => text.replace(', chain', '') }, false],
  [{ 'public/notes.txt': () => 'Open.' }, false],
  [DUTCH, false],
  [edit('content/pages/home.nl.yaml', 'Klaar', 'Gereed'), false],
  [edit('content/labels.nl.yaml', 'Bel ons', 'Bel nu'), true],
  [edit('site.nl.yaml', '2 dagen', '3 dagen'), false],
  [edit('content/repairs/brakes.nl.yaml', 'remmen', 'de-remmen'), false],
  [edit('content/routes.nl.yaml', '/schrijf', '/brief'), false],
  [edit(BRAKES, 'name: Breaks', 'name: Brakes'), false],
  [{ 'content/repairs/brakes.nl.yaml': () => undefined }, false],
  [edit('site.yaml', /$/, 'urls: { trailingSlash: always }\n'), false],
]

/** Makes the edits; the names of the files. */
function apply(edits: Edits): ReadonlySet<string> {
  for (const [file, after] of Object.entries(edits)) {
    const whole = join(folder, file)
    const before = existsSync(whole) ? readFileSync(whole, 'utf8') : ''
    const text = after(before)
    expect(text, file).not.toBe(before)
    if (text === undefined) rmSync(whole)
    else writeTree(folder, { [file]: text })
  }
  return new Set(Object.keys(edits))
}

/** The site after a change, whole; nobody looks at any page. */
async function after(site: LiveSite, last: Live, changed: ReadonlySet<string>): Promise<Live> {
  const made = await site.make(last, changed)
  const step = made.value && !made.value.isComplete ? await site.complete(made.value) : made
  expect(step?.problems).toEqual([])
  return step?.value as Live
}

test('after each kind of edit, and after one that failed', async () => {
  const site = liveSite(options())
  let live = (await site.make()).value
  if (!live) throw new Error('the small site is whole')
  shown(live)
  for (const [edits, alone] of CHANGES) {
    const what = JSON.stringify(Object.entries(edits).map(([file, to]) => [file, to('')]))
    const [file = ''] = Object.keys(edits)
    const whole = join(folder, file)
    if (existsSync(whole) && !file.startsWith('public/')) {
      const before = readFileSync(whole, 'utf8')
      writeFileSync(whole, `${before}nothing: right\n`)
      expect((await site.make(live, new Set([file]))).problems, what).not.toEqual([])
      writeFileSync(whole, before)
    }
    const next: Live = await after(site, live, new Set([...apply(edits), file]))
    expect([next.files === live.files, next.opened.inputs === live.opened.inputs], what).toEqual([alone, true])
    live = next
    const fresh = (await liveSite(options()).make()).value
    expect(fresh && shown(live), what).toEqual(fresh && shown(fresh))
  }
})

test('what an edit decides of pages nobody looks at is done later, and what is wrong with it is told then', async () => {
  const site = liveSite(options())
  const live = (await site.make()).value
  if (!live) throw new Error('the small site is whole')
  expect([live.isComplete, (await site.complete(live))?.value, live.isComplete]).toEqual([false, live, true])
  const shown = (card = '') => live.files.get(card.slice(1)) !== undefined
  const contact = live.opened.plan.pages.find(({ document }) => document.file === CONTACT)?.path ?? ''
  expect([shown(live.cards.addresses[contact]), shown('/assets/card.0123456789.png')]).toEqual([true, false])
  // No character of Greek or Latin: the face of cards lacks it.
  const before = readFileSync(join(folder, 'site.yaml'), 'utf8')
  writeFileSync(join(folder, 'site.yaml'), before.replace(/^( {2}name: .*)$/m, '$1 漢'))
  const site1 = new Set(['site.yaml'])
  const named = (await site.make(live, site1)).value
  expect(named?.opened.content.site.business.name).toContain('漢')
  const lacking = { text: expect.stringContaining('cannot show "漢"') }
  expect((await site.complete(named as Live))?.problems).toContainEqual(expect.objectContaining(lacking))
  const looked = await site.make(live, site1, ({ file }) => file === HOME)
  expect(looked.problems).toMatchObject([{ ...lacking, at: { file: HOME } }])
  const without = `socialCards: none\n${before.replace(/^( {2}name: .*)$/m, '$1 漢')}`
  writeFileSync(join(folder, 'site.yaml'), without)
  expect((await site.make(live, site1, ({ file }) => file === HOME)).problems).toEqual([])
  writeFileSync(join(folder, 'site.yaml'), before)
})

test('after edits of several files at once', async () => {
  const site = liveSite(options())
  const live = (await site.make()).value
  const files = apply({
    [CONTACT]: (text) => text.replace('Ask us', 'Do ask us'),
    [HOME]: (text) => text.replace('Back on', 'Soon on'),
    'content/labels.yaml': () => 'call: Phone us\n',
  })
  const next = live && (await after(site, live, files))
  const fresh = (await liveSite(options()).make()).value
  expect(next && shown(next)).toEqual(fresh && shown(fresh))
  expect(next?.opened.plan.pages.length).toBe(6)
})
