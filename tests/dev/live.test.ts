// The site in memory after edits is the site that its files make anew: whatever was taken over is as it would be made.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Live, liveSite } from '../../src/dev/live.ts'
import { optionsOf } from '../../src/pipeline/options.ts'
import { smallSite } from '../command.ts'
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
  ...[...live.files].map(([path, file]) => {
    const page = live.pageAt.get(path)
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

/** A change, and whether all but pages stays. */
const CHANGES: readonly (readonly [file: string, from: string | RegExp, to: string, alone: boolean])[] = [
  [CONTACT, 'Ask for a', 'Ask us for a', true],
  [CONTACT, /^/, '# a line more\n\n', true],
  [CONTACT, 'Where we are', 'The place where we are', true],
  [BRAKES, 'Brake repair', 'Repair of brakes', false],
  // Of the same letters, so that the heading face stays.
  [BRAKES, 'name: Brakes', 'name: Breaks', false],
  [BRAKES, 'questionsFrom: repairs\n', '', false],
  [BRAKES, 'related: [puncture]\n', '', false],
  [CONTACT, 'head:\n', 'head:\n  robots: noindex, follow\n', false],
  [HOME, '[brakes, puncture]', '[puncture]', false],
  ['content/labels.yaml', 'Call us', 'Ring us', true],
  ['content/labels.yaml', /^/, '# a line more\n', true],
  ['content/prices.yaml', 'Parts are extra', 'Parts come on top', true],
  ['content/prices.yaml', 'price: £12', 'price: 12 złoty', false],
  ['content/faqs/repairs.yaml', 'No, come by.', 'Come by.', false],
  ['content/faqs/repairs.yaml', 'Do I need', 'Must I', false],
  ['site.yaml', 'text: 2 days', 'text: 3 days', false],
  ['site.yaml', 'phones:', 'shortName: Wheels\n  phones:', false],
  ['site.yaml', /$/, 'urls: { trailingSlash: always }\n', false],
  ['templates/styles.css', /$/, '\nh1 { color: red }\n', false],
]

test('after each kind of edit, and after one that failed', async () => {
  const site = liveSite(options())
  let live = (await site.make()).value
  if (!live) throw new Error('the small site is whole')
  shown(live)
  for (const [file, from, to, alone] of CHANGES) {
    const whole = join(folder, file)
    const before = readFileSync(whole, 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(whole, `${before}nothing: right\n`)
    expect((await site.make(live, new Set([file]))).problems).not.toEqual([])
    writeFileSync(whole, after)
    const next: Live | undefined = (await site.make(live, new Set([file]))).value
    expect(next?.files === live.files, `${file}: ${to}`).toBe(alone)
    if (!next) throw new Error(`${file}: ${to}`)
    live = next
    const fresh = (await liveSite(options()).make()).value
    expect(fresh && shown(live), `${file}: ${to}`).toEqual(fresh && shown(fresh))
  }
})

test('after edits of several files at once', async () => {
  const site = liveSite(options())
  const live = (await site.make()).value
  const files = [CONTACT, HOME, 'content/labels.yaml']
  writeFileSync(join(folder, CONTACT), readFileSync(join(folder, CONTACT), 'utf8').replace('Ask us', 'Do ask us'))
  writeFileSync(join(folder, HOME), readFileSync(join(folder, HOME), 'utf8').replace('Back on', 'Soon on'))
  writeFileSync(join(folder, 'content/labels.yaml'), 'call: Phone us\n')
  const next = (await site.make(live, new Set(files))).value
  const fresh = (await liveSite(options()).make()).value
  expect(next && shown(next)).toEqual(fresh && shown(fresh))
  expect(next?.opened.plan.pages.length).toBe(4)
})
