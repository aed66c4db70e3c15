// German texts: what the checks find in them, and addresses of German names. Texts that they may not report are in
// tests/engine/check/harmless/de.ts.
import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../src/check/data/examples.ts'
import type { Example } from '../../../src/check/example.ts'
import { loadRules } from '../../../src/check/rules.ts'
import { loadLanguage } from '../../../src/language/load.ts'
import { slugOf } from '../../../src/language/slugs.ts'
import { findingsOf } from '../check/example-site.ts'

const rules = await loadRules()
const { slugs } = await loadLanguage('de')

const ADDRESS =
  '  address: { locality: Leipzig, street: Hauptstraße 8, postalCode: "04109", country: DE, shown: "Hauptstraße 8, 04109 Leipzig" }'

/** The findings of a rule in a text of a German site. */
function found(id: string, text: string, business = '', confirmed?: Example['confirmed']): string[] {
  const rule = rules.get(id) ?? expect.unreachable(`there is a rule ${id}`)
  const site = `language: de\nlocale: de_DE\n${business}`
  const page = JSON.stringify({ name: 'Kontakt', head: { title: 'Kontakt', description: 'So finden Sie uns.' }, text })
  const yaml = { 'site.yaml': site, 'content/pages/contact.yaml': page }
  return findingsOf(rule, { yaml, ...(confirmed && { confirmed }) })
}

test.each([
  ['prose/repeated-word', 'Ein Rad und und eine Kette, sehr sehr gut.', ['"und und" is one word twice']],
  ['content/placeholder', 'Rahmen (mit Frauke klären)', ['"(mit Frauke klären)" is left over from writing']],
  [
    'content/placeholder',
    '(mit der Bank klären) (mit Vermieter klären) (mit uns klären) (mit Hausverwaltung klären)',
    [],
  ],
  ['content/placeholder', 'Mustertext', ['"Mustertext" is left over from writing']],
  ['content/dates', 'Ab Montag, den 24. Dezember 2026.', ['"Montag, den 24. Dezember 2026": 2026-12-24 is a Thursday']],
  [
    'fact/hours',
    'Sonntags haben wir auch geöffnet. Wir haben montags nicht geschlossen. Der Markt hat sonntags geöffnet.',
    ['"Sonntags" is named as open, and the declared hours are Monday–Tuesday 09:00–17:30'],
  ],
])('%s: %s', (id, text, findings) => {
  expect(found(id, text)).toEqual(findings)
})

test('amounts, times and ranges are numbers', () => {
  const text =
    'Für 77 € öffnen wir um 7 Uhr und 17.30 Uhr, von acht bis vier, rund um die Uhr, in anderthalb Stunden oder ' +
    'einer halben Stunde, mit zwei oder drei Leuten und 20 Jahren Garantie. Geschlossen vom 9. bis 22. August.'
  const numbers = found('fact/claim-undeclared', text, '', {}).map((finding) => /"(.*)" is new/.exec(finding)?.[1])
  expect(numbers).toEqual([
    ...['77 €', '7 Uhr', '17.30 Uhr', 'acht bis vier', 'rund um die Uhr', 'anderthalb Stunden', 'halben Stunde'],
    ...['zwei oder drei', '20 Jahren'],
  ])
})

test('a short form of a street is the street', () => {
  const numbers = ['Hauptstr. 8', 'Hauptstrasse 8', 'Hauptstraße 18', 'Hauptstr. 18'].map(
    (street) => found('fact/address', `Wir sind in der ${street}.`, exampleBusiness(ADDRESS)).length,
  )
  expect(numbers).toEqual([0, 0, 1, 1])
})

test('an offer ends on its day, although a point follows the number of the day', () => {
  expect(found('content/dates', 'Das Angebot gilt bis 31. Oktober 2025.')).toHaveLength(1)
  expect(found('content/dates', 'Bis 31. Oktober 2025 war die Werkstatt in Otley.')).toEqual([])
})

test('the dictionary has verbs that are also parts of compounds', () => {
  const text = 'Wir reinigen, schließen und öffnen zuverläsig. Zuverlässig und umgehend, wir sind zuverlässig.'
  // The other pages of the site are in English.
  const words = found('lang/spelling', text).flatMap((finding) => /^"(.*?)"/.exec(finding)?.[1] ?? [])
  expect(words.filter((word) => text.includes(word))).toEqual(['zuverläsig'])
})

test.each([
  ['Schlüsseldienst Großräschen', 'schluesseldienst-grossraeschen'],
  ['Übersee', 'uebersee'],
  ['Café Öhringen', 'cafe-oehringen'],
])('%s has the address %s', (name, slug) => {
  expect(slugOf(name, slugs)).toBe(slug)
})
