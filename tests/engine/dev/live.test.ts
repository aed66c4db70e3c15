// After each kind of edit, the site in memory equals one that is made from nothing.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOn } from '../../../src/dev/editor/values.ts'
import { type Live, liveSite } from '../../../src/pipeline/live.ts'
import { optionsOf } from '../../../src/pipeline/options.ts'
import { smallSite, writeTree } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'
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

const options = (cache = true) => {
  const { value } = optionsOf({ root: folder, cache }, new Date(0), {})
  if (!value) throw new Error('no options')
  return value
}

/** Everything that a site in memory answers with: pages as they are built, where their texts stand, and other files. */
const shown = (live: Live) => [
  ...[...live.inputs.files.keys()].map((file) => {
    const { line } = live.places.at(file, ['call'])
    return [file, live.inputs.digest(file), line]
  }),
  ...[...live.files].map(([path, file]) => {
    const page = live.pageAt(path)
    if (!page) return [path, file.kind === 'page' ? '' : String(file.digest)]
    const drawn = live.draw(page)
    if ('level' in drawn) return [path, drawn.text]
    const texts = valuesOn(live)(page).map((text) => {
      const at = live.places.at(text.file, text.path)
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

const CHANGES: readonly Edits[] = [
  edit(CONTACT, 'Ask for a', 'Ask us for a'),
  edit(CONTACT, /^/, '# a line more\n\n'),
  // Of the same letters, so that the heading face stays.
  edit(BRAKES, 'name: Brakes', 'name: Breaks'),
  edit(BRAKES, 'questionsFrom: repairs\n', ''),
  edit(BRAKES, 'related: [puncture]\n', ''),
  edit(CONTACT, 'head:\n', 'head:\n  robots: noindex, follow\n'),
  edit(HOME, '[brakes, puncture]', '[puncture]'),
  edit('content/labels.yaml', 'Call us', 'Ring us'),
  edit('content/prices.yaml', 'Parts are extra', 'Parts come on top'),
  edit('content/faqs/repairs.yaml', 'No, come by.', 'Come by.'),
  edit('site.yaml', 'text: 2 days', 'text: 3 days'),
  edit('site.yaml', 'phones:', 'shortName: Wheels\n  phones:'),
  edit('content/routes.yaml', '/old-contact', '/older'),
  edit('templates/styles.css', /$/, '\nh1 { color: red }\n'),
  edit('templates/pages/plain.tsx', '<main>', '<main id="plain">'),
  { 'content/repairs/chain.yaml': () => 'name: Chain\nhead: { title: Chains, description: Chains. }\n' },
  edit(HOME, '[puncture]', '[puncture, chain]'),
  { 'content/repairs/chain.yaml': () => undefined, [HOME]: (text) => text.replace(', chain', '') },
  { 'public/notes.txt': () => 'Open.' },
  DUTCH,
  edit('content/labels.nl.yaml', 'Bel ons', 'Bel nu'),
  edit('site.nl.yaml', '2 dagen', '3 dagen'),
  edit('content/repairs/brakes.nl.yaml', 'remmen', 'de-remmen'),
  edit('content/routes.nl.yaml', '/schrijf', '/brief'),
  edit(BRAKES, 'name: Breaks', 'name: Brakes'),
  { 'content/repairs/brakes.nl.yaml': () => undefined },
  edit('site.yaml', /$/, 'urls: { trailingSlash: always }\n'),
]

/** Makes the edits. */
function apply(edits: Edits): void {
  for (const [file, after] of Object.entries(edits)) {
    const whole = join(folder, file)
    const before = existsSync(whole) ? readFileSync(whole, 'utf8') : ''
    const text = after(before)
    expect(text, file).not.toBe(before)
    if (text === undefined) rmSync(whole)
    else writeTree(folder, { [file]: text })
  }
}

/** The site made from nothing, without a cache. */
const fresh = async () => (await liveSite(options(false))()).value

test('after each kind of edit, and after one that failed', async () => {
  const make = liveSite(options())
  const live = (await make()).value
  if (!live) throw new Error('the small site has no problems')
  shown(live)
  const broken = new Set<string>()
  for (const edits of CHANGES) {
    const what = JSON.stringify(Object.entries(edits).map(([file, to]) => [file, to('')]))
    const [file = ''] = Object.keys(edits)
    const whole = join(folder, file)
    if (existsSync(whole) && !file.startsWith('public/') && !broken.has(file)) {
      broken.add(file)
      const before = readFileSync(whole, 'utf8')
      writeFileSync(whole, `${before}nothing: right\n`)
      expect((await make()).problems, what).not.toEqual([])
      writeFileSync(whole, before)
    }
    apply(edits)
    const { value, problems } = await make()
    expect(problems, what).toEqual([])
    const expected = await fresh()
    expect(value && shown(value), what).toEqual(expected && shown(expected))
  }
})

test('after edits of several files at once', async () => {
  const make = liveSite(options())
  await make()
  apply({
    [CONTACT]: (text) => text.replace('Ask us', 'Do ask us'),
    [HOME]: (text) => text.replace('Back on', 'Soon on'),
    'content/labels.yaml': () => 'call: Phone us\n',
  })
  const { value } = await make()
  const expected = await fresh()
  expect(value && shown(value)).toEqual(expected && shown(expected))
  expect(value?.site.plan.pages.length).toBe(6)
})
