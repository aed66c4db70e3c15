// German texts: what the checks find in them, and addresses of German names. Texts that they may not report are in
// tests/engine/check/harmless/de.ts.
import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../src/check/data/examples.ts'
import { loadRules } from '../../../src/check/rules.ts'
import { loadLanguage } from '../../../src/language/load.ts'
import { slugOf } from '../../../src/language/slugs.ts'
import { findingsOf } from '../check/example-site.ts'

const rules = await loadRules()
const { slugs } = await loadLanguage('de')

const ADDRESS =
  '  address: { locality: Leipzig, street: Hauptstraße 8, postalCode: "04109", country: DE, shown: "Hauptstraße 8, 04109 Leipzig" }'

/** The findings of a rule in a text of a German site. */
function found(id: string, text: string, business = ''): string[] {
  const rule = rules.get(id) ?? expect.unreachable(`there is a rule ${id}`)
  const site = `language: de\nlocale: de_DE\n${business}`
  const page = JSON.stringify({ name: 'Kontakt', head: { title: 'Kontakt', description: 'So finden Sie uns.' }, text })
  return findingsOf(rule, { yaml: { 'site.yaml': site, 'content/pages/contact.yaml': page } })
}

test.each([
  ['fact/price', 'Wir reparieren das für 77 €.', ['"77 €" is not a declared price']],
  [
    'fact/hours',
    'Wir öffnen um 7 Uhr und schließen um 17.30 Uhr.',
    ['"7 Uhr" is not in the declared hours: Monday–Tuesday 09:00–17:30'],
  ],
  [
    'fact/hours',
    'Wir sind rund um die Uhr da.',
    ['"rund um die Uhr" is not in the declared hours: Monday–Tuesday 09:00–17:30'],
  ],
  [
    'lang/punctuation',
    'Das "Rad" kostet 45.50 €. Stimmt das?',
    ['""Rad"" is in straight quotation marks', '"45.50 €" has a decimal point'],
  ],
  ['prose/repeated-word', 'Ein Rad und und eine Kette, sehr sehr gut.', ['"und und" is one word twice']],
  ['content/placeholder', 'Mustertext', ['"Mustertext" is left over from writing']],
])('%s: %s', (id, text, findings) => {
  expect(found(id, text)).toEqual(findings)
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
