// Texts in another language than that of their file, and true texts that look like them.
import { expect, test } from 'vitest'
import { untranslatedIn } from '../../../../src/check/input/languages.ts'
import foreign from '../../../../src/check/rules/lang/foreign.ts'
import { findingsOf } from '../example-site.ts'

const contact = (text: string) => ({
  'content/pages/contact.yaml': `name: X\nhead: { title: X, description: X }\ntext: ${JSON.stringify(text)}\n`,
})
const found = (language: string, text: string) =>
  findingsOf(foreign, { yaml: { 'site.yaml': `language: ${language}\n`, ...contact(text) } }).filter((each) =>
    each.includes(text.slice(0, 10)),
  )

test.each([
  ['el', 'We repair bicycles while you wait.'],
  ['el', 'Το κατάστημα είναι ανοιχτό. We speak English and German here.'],
  ['en', 'Επισκευάζουμε ποδήλατα όσο περιμένετε.'],
  ['de', 'Wir reparieren Räder. Επισκευάζουμε ποδήλατα όσο περιμένετε.'],
  ['de', 'We repair the bicycles of the whole town and you can wait for them.'],
  ['bg', 'We repair bicycles while you wait.'],
  ['en', 'Mit der Linie 2 bis Lorettostraße, dann sind es zwei Minuten zu Fuß Richtung Dreisam.'],
])('%s: "%s" is in another language', (language, text) => {
  expect(found(language, text)).toHaveLength(1)
})

test.each([
  ['el', 'Facebook, Instagram, WhatsApp, Viber'],
  ['el', 'Επισκευές Shimano και Campagnolo, με service και check up.'],
  ['en', 'Ask for our gyros, our souvlaki or the moussaka.'],
  ['de', 'Wir reparieren in der Stadt an jedem Tag, und das Rad war in einer Stunde fertig.'],
  ['en', 'Ask at Zum Roten Bären, Die Linde, Der Adler or Bei Mutti.'],
  ['de', 'Unser Motto: be a rider, not a driver.'],
  ['bg', 'Ремонтираме велосипеди Shimano, докато чакате.'],
])('%s: "%s" is in the language of its file', (language, text) => {
  expect(found(language, text)).toEqual([])
})

test.each([
  ['Facebook, WhatsApp', 0],
  ['Google Maps · {phone.shop}', 0],
  ['Find us on Facebook', 1],
])('"%s" in the file of the first language is %i text to translate', (source, count) => {
  const words = [{ file: 'site.yaml', path: ['name'], text: source, source }]
  expect(untranslatedIn(words, () => false)).toHaveLength(count)
})
