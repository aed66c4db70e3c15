// Finds the amounts in a text that a reader could take for a promise: money, shares, distances, times, ranges and hours
// of the day, in figures or in the words for small numbers.

import { matchesOf } from '../runtime/matches.ts'
import { memoize } from '../runtime/memoize.ts'
import type { Language, Unit } from './language.ts'
import { amountOf, CURRENCIES, NUMBER } from './money.ts'

/** An amount as it is written, with both ends of a range. */
export interface Amount {
  /** `clock`: a time of the day in minutes. `number`: a range without a unit. */
  readonly unit: Unit | 'clock' | 'number'
  readonly low: number
  readonly high: number
  readonly raw: string
  readonly index: number
}

const SPACE = '[\\s\\u00a0\\u202f]'
const CODES = CURRENCIES.join('|')
/** Before an amount of money. */
const SIGN = `(?:[€£$]|(?:${CODES})(?!\\p{L}))${SPACE}?`
/** The units that all languages share. */
const SIGNS: Readonly<Partial<Record<Unit, string>>> = {
  money: `[€£$]|${CODES}`,
  percent: '%',
  minute: 'min',
  hour: 'h',
  kilometre: 'km',
}
const UNITS: readonly Unit[] = [
  'money',
  'percent',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'kilometre',
  'mile',
]
const TIME = '\\d?\\d:[0-5]\\d(?!\\d)'
/** The end of a number in another number, a code or a word: 607-272-0100. */
const GOES_ON = /^(?:[\p{L}\p{N}]|[-–—.,:/]\p{N})/u
const YEAR = /^(?:19|20)\d\d$/
const NOON = 12 * 60

const NEVER = '(?!)'

/** The words of numbers in a language. */
function numberWords({ numbers, joined }: Language) {
  // "One and a half" is no "one".
  const simple = Object.entries(numbers).sort(([one], [other]) => (Number(other) % 1) - (Number(one) % 1))
  const ones = simple.filter(([value]) => /^[1-9]$/.test(value))
  const tens = simple.filter(([value]) => /^[2-9]0$/.test(value))
  const both = joined.both ?? NEVER
  const join = (ten: string, one: string) => both.replace('{ten}', `(?:${ten})`).replace('{one}', `(?:${one})`)
  const all = (words: readonly (readonly [string, string])[]) => words.map(([, word]) => word).join('|') || NEVER
  const compounds = tens.flatMap(([value, ten]) =>
    ones.map(([more, one]) => [join(ten, one), Number(value) + Number(more)] as const),
  )
  return {
    /** Matches one: from 20 on, that of a ten and a one before that of the ten. */
    any: [join(all(tens), all(ones)), all(simple)].map((words) => `(?:${words})(?!\\p{L})`),
    values: [...compounds, ...simple.map(([value, word]) => [word, Number(value)] as const)],
  }
}

/** The patterns of amounts in a language. */
const patternsOf = memoize((language: Language) => {
  const { units, or, clock, time } = language
  const words = numberWords(language)
  const number = [TIME, NUMBER, ...words.any].join('|')
  const day = `${SPACE}?(?:${[clock.morning, clock.afternoon, clock.hour].filter(Boolean).join('|')})(?!\\p{L})`
  const range = `(?:${SPACE}?[-–—]${SPACE}?|${SPACE}(?:${clock.through}|${or})${SPACE}(?:\\p{L}{2,3}${SPACE})?)`
  const unit = UNITS.map((name) => `(?<${name}>${[units[name], SIGNS[name]].filter(Boolean).join('|') || NEVER})`)
  return {
    amount: new RegExp(
      `(?<![\\p{L}\\p{N}.,:/-])(?:(?<always>${clock.always})(?![\\p{L}\\p{N}])|(?<sign>${SIGN})?(?<low>${number})(?<from>${day})?` +
        `(?:${range}(?:${SIGN})?(?<high>${number})(?<to>${day})?)?(?:(?:${SPACE}|-)?(?:${unit.join('|')})(?![\\p{L}\\p{N}]))?)`,
      'giu',
    ),
    /** Finds a number in a text in small letters: most texts have none, and the pattern of an amount is slow. */
    hint: new RegExp(['\\d', clock.always, ...words.any].join('|'), 'u'),
    words: words.values.map(([word, value]) => ({ value, word: new RegExp(`^(?:${word})$`, 'iu') })),
    afternoon: new RegExp(`(?:${clock.afternoon})$`, 'iu'),
    /** Around the days of a month. */
    monthAfter: new RegExp(`^${SPACE}(?:${time?.months.join('|') ?? '(?!)'})(?!\\p{L})`, 'iu'),
    monthBefore: new RegExp(`(?<!\\p{L})(?:${time?.months.join('|') ?? '(?!)'})${SPACE}$`, 'iu'),
  }
})

/** All amounts in a text, in order. */
export function amountsIn(text: string, language: Language): Amount[] {
  const { amount, hint } = patternsOf(language)
  if (!hint.test(text.toLowerCase())) return []
  return matchesOf(text, amount).flatMap((match) => {
    const { 0: raw, index } = match
    const end = index + raw.length
    const around = [text.slice(Math.max(0, index - AROUND), index), text.slice(end, end + AROUND)] as const
    const amount = amountIn(match, around, language)
    return amount ? [{ ...amount, raw, index }] : []
  })
}

/** Characters before and after an amount that show that it is a date. */
const AROUND = 20

/** The amount of a match between two texts; undefined if it is another number. */
function amountIn(
  match: RegExpExecArray,
  [before, rest]: readonly [before: string, rest: string],
  language: Language,
): Omit<Amount, 'raw' | 'index'> | undefined {
  const groups = match.groups ?? {}
  if (groups.always !== undefined) return { unit: 'hour', low: 24, high: 24 }
  const { low = '', from, high, to } = groups
  const isClock = [from, to].some((day) => day !== undefined) || [low, high].some((number) => number?.includes(':'))
  const read = isClock ? minutesIn : numberIn
  const first = read(low, language, from)
  const last = high === undefined ? first : read(high, language, to)
  if (first === undefined || last === undefined) return undefined
  if (isClock) return { unit: 'clock', low: first, high: last }
  const unit = groups.sign === undefined ? UNITS.find((name) => groups[name] !== undefined) : 'money'
  if (unit) return { unit, low: first, high: last }
  if (high === undefined || GOES_ON.test(rest) || (YEAR.test(low) && YEAR.test(high))) return undefined
  // Days of a month are a date.
  const { monthAfter, monthBefore } = patternsOf(language)
  return monthAfter.test(rest) || monthBefore.test(before) ? undefined : { unit: 'number', low: first, high: last }
}

/** The value of a figure or of a number in words; undefined if its separators contradict each other. */
export const numberIn = (written: string, language: Language): number | undefined =>
  patternsOf(language).words.find(({ word }) => word.test(written))?.value ?? amountOf(written)

/** The minutes of a time of the day, with the words after it. */
function minutesIn(written: string, language: Language, day = ''): number | undefined {
  const [hours = '', minutes = '0'] = /^\d+[:.]\d\d$/.test(written) ? written.split(/[:.]/) : [written]
  const hour = numberIn(hours, language)
  if (hour === undefined) return undefined
  return hour * 60 + Number(minutes) + (hour < 12 && patternsOf(language).afternoon.test(day) ? NOON : 0)
}

/** Whether two amounts are equal. */
export const isSameAmount = (one: Amount, other: Amount): boolean =>
  one.unit === other.unit && one.low === other.low && one.high === other.high

/** The units whose amounts are times, by length in minutes. */
const MINUTES: Readonly<Partial<Record<Amount['unit'], number>>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_830,
  year: 525_960,
}

/** An amount in comparable units: times in minutes, so that "12 months" and "1 year" are nearly equal. */
export const measureOf = ({ unit, low, high }: Amount): { kind: string; low: number; high: number } => {
  const minutes = MINUTES[unit]
  return { kind: minutes === undefined ? unit : 'time', low: low * (minutes ?? 1), high: high * (minutes ?? 1) }
}

/** Tolerance for equal durations: months and years are rounded. */
const ROUNDED = 0.02

/** Whether two measures are equal. */
export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= ROUNDED * Math.max(one, other)
