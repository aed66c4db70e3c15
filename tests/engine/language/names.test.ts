// The names of days, months and units that come from Intl, those that a language's file has instead, and the sounds that
// every language shares.
import { describe, expect, test } from 'vitest'
import { spansIn } from '../../../src/check/facts/clock.ts'
import { amountsIn } from '../../../src/language/amounts.ts'
import { languageIn, loadLanguages } from '../../../src/language/load.ts'
import { DAYS } from '../../../src/model/hours.ts'

const languages = await loadLanguages()
const whole = (pattern = '') => new RegExp(`^(?:${pattern})$`, 'iu')

/** The days, months and units that a word may name. */
function named(code: string, word: string): (string | number)[] {
  const { clock, time, units } = languageIn(languages, code)
  return [
    ...clock.days.flatMap((day, i) => (whole(day).test(word) ? [DAYS[i] ?? ''] : [])),
    ...(time?.months ?? []).flatMap((month, i) => (whole(month).test(word) ? [i + 1] : [])),
    ...Object.entries(units).flatMap(([unit, pattern]) => (whole(pattern).test(word) ? [unit] : [])),
  ]
}

describe.each([
  [
    'en',
    'Monday Mondays Mon | Tues Tue Tuesdays | Weds | Thurs Thur | Sat Saturdays',
    'Monday Tuesday Wednesday Thursday Saturday',
  ],
  ['de', 'Montag montags Mo Mo. | Samstags Sa. Sonnabend | Sonntage', 'Monday Saturday Sunday'],
  [
    'el',
    'Δευτέρα Δευτέρες Δευτέρας | Τρίτης | Τετάρτες | Παρασκευές | Σαββάτου Σάββατα | Κυριακής',
    'Monday Tuesday Wednesday Friday Saturday Sunday',
  ],
  ['en', 'January jan | September Sept Sep | may', '1 9 5'],
  ['de', 'Januar Jänner Jan. | Februar Feber | März Mrz. | Juni Jun | September Sept. Sep', '1 2 3 6 9'],
  ['el', 'Ιανουαρίου | Μαΐου | Αυγούστου', '1 5 8'],
  [
    'en',
    'minutes min mins | hours hr hrs | days | weeks | months | years yrs | kilometres kilometers | percent | quid',
    'minute hour day week month year kilometre percent money',
  ],
  [
    'de',
    'Minuten Min. | Stunden Std. | Tagen Werktage | Wochen | Monaten Monats | Jahren Jahres | Kilometern | Prozent',
    'minute hour day week month year kilometre percent',
  ],
  [
    'el',
    'λεπτά λεπτών | ώρες ωρών | ημέρες μέρες | εβδομάδων | μηνών | χρόνια έτη | χιλιομέτρων χλμ. | τοις εκατό',
    'minute hour day week month year kilometre percent',
  ],
])('%s: %s', (code, words, names) => {
  test.each(words.split(' | ').map((forms, i) => [names.split(' ')[i] ?? '', forms] as const))('%s', (name, forms) => {
    for (const word of forms.replace('τοις εκατό', 'τοις\u00a0εκατό').split(' ')) {
      expect(named(code, word.replace('\u00a0', ' ')).map(String), word).toContain(name)
    }
  })
})

test('words that look like names of days are none', () => {
  for (const word of ['die', 'Mon', 'Son', 'Dies', 'sam']) expect(named('de', word), word).not.toContain('Tuesday')
  for (const word of ['δεύτερη', 'δεύτερος', 'τρίτος', 'τέταρτο', 'πέμπτο', 'κυρ', 'παρ'])
    expect(named('el', word), word).toEqual([])
  expect(named('el', 'λεπτές')).toEqual([])
})

test('a consonant sounds like two of it, and a vowel like one with an accent', () => {
  const groups = (code: string) => (languageIn(languages, code).spelling?.alike ?? []).map((group) => group.join(' '))
  expect(groups('en')).toEqual(expect.arrayContaining(['ie ei', 'b bb', 't tt']))
  expect(groups('en')).not.toContain('β ββ')
  expect(groups('el')).toEqual(expect.arrayContaining(['ι η υ ει οι', 'ί ή ύ εί οί', 'ό ώ', 'έ αί', 'ω ώ', 'λ λλ']))
  expect(groups('de').filter((group) => group.normalize('NFD').includes('\u0301'))).toEqual([])
})

test('days of a month are no amount, and a word that begins like a month is none', () => {
  const amounts = (text: string) => amountsIn(text, languageIn(languages, 'el')).map(({ raw }) => raw)
  expect(amounts('2-3 μαραγκοί')).toEqual(['2-3'])
  expect(amounts('2-3 Μαρ και 4-5 Μαρτίου')).toEqual([])
})

test.each([
  [
    'en',
    'days',
    'one 1, thirteen 13, fifteen 15, eighteen 18, thirty 30, forty 40, eighty 80, twenty-three 23, one and a half 1.5',
  ],
  [
    'de',
    'Tage',
    'drei 3, dreizehn 13, sechzehn 16, siebzehn 17, zwanzig 20, dreißig 30, siebzig 70, achtundneunzig 98',
  ],
  ['el', 'μέρες', 'μία 1, δεκατρείς 13, δεκαέξι 16, δεκάξι 16, δεκαοχτώ 18, τριάντα 30, εβδομήντα επτά 77'],
])('%s: numbers in words have their values', (code, unit, numbers) => {
  for (const [, word = '', value] of numbers.matchAll(/([^,]+) ([\d.]+)(?:, )?/g))
    expect(amountsIn(`${word} ${unit}`, languageIn(languages, code)), word).toEqual([
      { unit: 'day', low: Number(value), high: Number(value), raw: `${word} ${unit}`, index: 0 },
    ])
})

test('a German "einzig" is no number', () => {
  expect(amountsIn('einzig Tage', languageIn(languages, 'de'))).toEqual([])
})

test('the days around today are those of Intl', () => {
  for (const [code, words] of Object.entries({ en: 'tomorrow tonight', de: 'gestern übermorgen', el: 'χθες απόψε' }))
    for (const word of words.split(' ')) expect(word).toMatch(whole(languageIn(languages, code).clock.once))
})

test('numbers in words are times of the day, from one to nineteen', () => {
  const german = languageIn(languages, 'de')
  const timesIn = (text: string) =>
    spansIn(text, german, 'lenient').map(({ times }) => times.map(({ minutes }) => minutes / 60))
  expect(timesIn('montags von acht bis siebzehn Uhr')).toEqual([[8, 17]])
  expect(timesIn('montags von acht bis zwanzig Rädern')).toEqual([])
})
