// Texts left over from writing and texts garbled on the way, against true texts that look like them.
import { expect, test } from 'vitest'
import { exampleAreas } from '../../../../src/check/data/examples.ts'
import { loadProblems } from '../../../../src/check/load-problems.ts'
import type { PageContext } from '../../../../src/check/rule.ts'
import dates from '../../../../src/check/rules/content/dates.ts'
import placeholder from '../../../../src/check/rules/content/placeholder.ts'
import thin from '../../../../src/check/rules/content/thin.ts'
import characters from '../../../../src/check/rules/lang/characters.ts'
import { isFictitiousPhone, reservedHostIn } from '../../../../src/check/text/fictitious.ts'
import { loadLanguage } from '../../../../src/language/load.ts'
import { findingsOf } from '../example-site.ts'

const GREEK = 'Αποφράξεις στον Πειραιά, όλο το 24ωρο: «από 50€», ΧΩΡΟ»'
/** The findings about the letters of a text. */
const damageIn = (text: string) =>
  findingsOf(characters, { yaml: { 'content/labels.yaml': `call: ${JSON.stringify(text)}\n` } }).filter((found) =>
    found.includes('encoding'),
  )
/** The bytes of a text read in another encoding, without control characters, which are refused on load. */
const misread = (text: string, as: string) =>
  new TextDecoder(as).decode(Buffer.from(text, 'utf8')).replace(/[\u0080-\u009f]/g, '')

test.each(['windows-1252', 'windows-1253', 'iso-8859-7', 'iso-8859-1'])('UTF-8 read as %s is found', (as) => {
  expect(damageIn(misread('Αποφράξεις', as))).toHaveLength(1)
  expect(damageIn(misread('ΑΠΟΦΡΑΞΕΙΣ', as))).toHaveLength(1)
})

test('windows-1253 read as Western or as UTF-8 is found', () => {
  const bytes = Uint8Array.from(
    [...'Αποφράξεις'].map(
      (c) => ({ Α: 0xc1, π: 0xf0, ο: 0xef, φ: 0xf6, ρ: 0xf1, ά: 0xdc, ξ: 0xee, ε: 0xe5, ι: 0xe9, ς: 0xf2 })[c] ?? 0x3f,
    ),
  )
  for (const as of ['windows-1252', 'utf-8']) expect(damageIn(new TextDecoder(as).decode(bytes))).toHaveLength(1)
})

test.each([
  GREEK,
  'Ο «ΚΑΤΩ ΟΡΟΦΟ», ΤΟ ΝΕΡΟ… ΜΕΣΟ–ΟΡΟΦΟ ΤΟ’ ΧΟΜΕ',
  'ΠΡΟΪΟΝ, ΜΑΪΟΣ, γαϊδουράκι',
  'Café, naïve, Übergröße, São João, Île-de-France, cœur, Čeština, façade',
  'Noël’s “café” – 24 °C ± 2 € · ½ m²',
  'ΕΞ’ ΑΡΧΗΣ ΕΞ« ΕΞ»',
])('%s is whole', (text) => expect(damageIn(text)).toEqual([]))

test('labels are read too', () => {
  expect(findingsOf(characters, { yaml: { 'content/labels.yaml': 'call: CafÃ©\n' } })).toEqual([
    '"CafÃ©" was saved in one encoding and read in another',
  ])
})

const contact = (text: string, tag = '') =>
  findingsOf(placeholder, {
    yaml: {
      'content/pages/contact.yaml': `name: Contact\nhead: { title: Call the workshop, description: Where we are. }\ntext: ${tag}${JSON.stringify(text)}\n`,
    },
  })

/** The findings of a text, in Greek if it is Greek. */
function contactIn(text: string) {
  const greek = /[α-ω]/.test(text) ? { 'site.yaml': 'language: el\n' } : {}
  const file = `name: Contact\nhead: { title: Call, description: Where. }\ntext: ${JSON.stringify(text)}\n`
  return findingsOf(placeholder, { yaml: { ...greek, 'content/pages/contact.yaml': file } })
}

test.each([
  'Certainly! Here is a warm text for the page.',
  "Here's a revised version of the paragraph.",
  'Let me know if you would like any changes.',
  'A new cable costs {repair} (check this).',
  'to be confirmed',
  'Opening hours (to be confirmed)',
  'Would you like me to shorten it?',
  '(note to self: ask for a photo)',
  'Τιμή από ΧΧΧ ευρώ',
  'Φυσικά! Ορίστε ένα κείμενο για τη σελίδα.',
  'Ανοιχτά και το Σάββατο (να ρωτήσω τη Μαρία).',
  'Ανοιχτά και το Σάββατο (να το ελέγξω).',
  'Ορίστε μια βελτιωμένη εκδοχή του κειμένου:',
  '...',
  '…',
])('%s is left over', (text) => {
  expect(contactIn(text)).toEqual([expect.stringContaining('is left over from writing')])
})

test('a page of a small site is thin, too, and words that it repeats count once', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `words${i}`).join(' ')
  const area = (text: string, name: string) => `summary: ${text}\nhead: { title: ${name}, description: x }\n`
  const areas = (last: string) => ({
    Otley: area(words(16), 'Otley'),
    Ilkley: area(words(20), 'Ilkley'),
    Leeds: area(last, 'Leeds'),
  })
  expect(findingsOf(thin, { yaml: exampleAreas(areas(words(12))) })).toEqual([])
  expect(findingsOf(thin, { yaml: exampleAreas(areas(`${words(6)} ${words(6)}`)) })).toEqual([
    '/areas/leeds has 7 long words of its own, pages of its kind about 17',
  ])
})

test('a note to ask somebody is left over, unless visitors can ask a colleague', () => {
  const team = { 'content/team.yaml': 'items: [{ id: joan, name: Joan Hart, role: Owner }]\n' }
  const asked = (text: string, people: Readonly<Record<string, string>> = team) =>
    findingsOf(placeholder, {
      yaml: { ...people, 'content/pages/contact.yaml': `name: X\nhead: { title: X, description: Y }\ntext: ${text}\n` },
    })
  expect(asked('A cable is {repair} (ask Ben).')).toEqual(['"(ask Ben)" is left over from writing'])
  expect(asked('Bring it on Saturdays (ask Joan), or by appointment (ask us).')).toEqual([])
  expect(asked('Bring it on Saturdays (ask Ben).', {})).toEqual([])
})

test.each([
  'We check with you before we start (ask us about the price).',
  'Of course, here you can sit and wait...',
  'Of course! Here is our price list. I hope this helps. Let me know if you would like me to send it.',
  'You can eat on the same day (check with your dentist). The date is to be confirmed by phone.',
  'Would you like me to send photos?',
  'Φυσικά! Εδώ είναι ο τιμοκατάλογος. Ορίστε το νέο μας ωράριο. Το έντυπο πρέπει να συμπληρωθεί πριν.',
  'Ελάτε να ελέγξω τα φρένα, ή να ρωτήσω για εσάς.',
  'Todo incluido, tudo bem, método',
  'Sizes XS to XXXL',
  'Write to info@examplary.com or see https://example-cycles.com/',
  'Call 0113 245 0987 or 2101234560',
  'The 1000000 km club, 24/7, 10.000.000',
  'A null result? Undefined behaviour.',
])('%s is a text', (text) => {
  expect(contactIn(text)).toEqual([])
})

test.each([
  ['Lorem ipsum dolor sit amet', '"Lorem ipsum" is left over from writing'],
  ['We open at nine. FIXME', '"FIXME" is left over from writing'],
  ['Your text here', '"text here" is left over from writing'],
  ['We come in {{repair}}', '"{2\u00a0days}" was not filled in'],
  ['???', '"???" is left over from writing'],
  ['undefined', '"undefined" is left over from writing'],
  ['See https://www.example.org/', 'www.example.org does not exist'],
  ['See http://localhost:4321/', 'localhost does not exist'],
  ['Call 0113 000 0000 0', 'the phone 0113 000 0000 0 does not exist'],
])('%s is not', (text, expected) => {
  expect(contact(text)).toEqual([expected])
})

test('what is tagged !placeholder is known', () => {
  expect(contact('Lorem ipsum', '!placeholder ')).toEqual([])
})

test('the phrases of another language are not looked for', () => {
  expect(contact('Κείμενο εδώ')).toEqual([])
})

test('styles, scripts and code may hold braces', () => {
  expect(
    findingsOf(placeholder, {
      pages: { '/': '<code>{name}</code><script>const a = {name}</script><style>a{b:c}</style>' },
    }),
  ).toEqual([])
  expect(findingsOf(placeholder, { pages: { '/': '<p>{n} of 5</p>' } })).toEqual([
    '/ shows "{n}", which was not filled in',
  ])
})

test('hosts and phones that nobody has', () => {
  expect(
    ['a@b.example', 'https://x.test/y', 'https://example.com', 'http://192.168.1.4/', 'x@y.local'].map(reservedHostIn),
  ).not.toContain(undefined)
  expect(
    ['a@b.examples', 'https://contest/', 'https://example.gr', 'https://my-example.com', 'latest: local'].map(
      reservedHostIn,
    ),
  ).toEqual(Array(5).fill(undefined))
  expect(['+306900000000', '210 000 0000', '210 1234567', '555 5555 555'].map(isFictitiousPhone)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['+302104254321', '24/7', '1000000'].map(isFictitiousPhone)).toEqual([false, false, false])
})

test('pages that stand below each other are a circle', () => {
  const routes = (...parents: string[]) => ({
    'content/routes.yaml': `pages:\n  - { path: /, page: home, template: home${parents[0]} }\n  - { path: /contact, page: contact, template: plain${parents[1]} }\n  - { path: "/repairs/{slug}", each: repairs, template: repair, parent: /contact, defaults: { head: { description: Mended. } } }\n`,
  })
  expect(findingsOf(loadProblems['content/dangling-ref'], { yaml: routes('', ', parent: /') })).toEqual([])
  expect(
    findingsOf(loadProblems['content/dangling-ref'], { yaml: routes(', parent: /contact', ', parent: /') }),
  ).toEqual(['parent: /contact, / leads back to /', 'parent: /, /contact leads back to /contact'])
  expect(findingsOf(loadProblems['content/dangling-ref'], { yaml: routes('', ', parent: /contact') })).toEqual([
    'parent: /contact leads back to /contact',
  ])
})

test.each([
  ['Valid until 30 April.', ['"30 April" is not the last day of this coupon: until: says 2027-03-31']],
  ['Order before 1 March, valid until 31 March.', []],
])('the words of a coupon name its last day: %s', async (words, texts) => {
  const language = await loadLanguage('en')
  const coupon = Object.entries({ text: words, code: 'TUBE', until: '2027-03-31' }).map(([key, text]) => ({
    file: 'content/pages/offers.yaml',
    path: ['sections', 0, key],
    text,
    source: text,
  }))
  const found = dates.words?.(coupon, { language } as unknown as PageContext) as Iterable<{ text: string }>
  expect([...found].map(({ text }) => text)).toEqual(texts)
})

test('the last day of a part of the site that is over is reported', () => {
  const until = (day: string) => ({ yaml: { 'site.yaml': `notice: { text: Closed., until: ${day} }\n` } })
  expect(findingsOf(dates, until('2026-10-31'))).toEqual(['"2026-10-31" is in the past'])
  expect(findingsOf(dates, until('2027-10-31'))).toEqual([])
})
