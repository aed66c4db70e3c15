// Finds the dates in a text, in figures or with the name of a month.
import type { Language } from '../../language/language.ts'
import { memoize } from '../../runtime/memoize.ts'
import { matchesOf } from './matches.ts'

/** A day as year-month-day, which sorts. */
export type Day = string

/** A date in a text. */
export interface DateInText {
  readonly text: string
  readonly index: number
  readonly day: Day
}

/** Whether a day exists in the calendar. */
export const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()

const toDay = (year: number, month: number, day: number): Day =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')

/** The same day of another year. */
export const shiftYears = (day: Day, years: number): Day => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/**
 * The full dates of a text, in order: "31/10/2026", "31 October 2026", "October 31, 2026". In figures the day comes
 * first, unless only the other order exists. With `year`, dates without a year are of that one.
 */
export function datesIn(text: string, months: readonly string[], year?: string): DateInText[] {
  const month = `(${months.join('|')})(?!\\p{L})`
  const end = year === undefined ? ',? (20\\d\\d)(?!\\d)' : '(?:,? (20\\d\\d))?(?![\\p{N}:])'
  const patterns: readonly (readonly [RegExp, readonly [year: number, month: number, day: number]])[] = [
    [/(?<![\d/.-])(\d{1,2})[/.](\d{1,2})[/.](20\d\d)(?!\d)/g, [3, 2, 1]],
    [new RegExp(`(?<!\\d)(\\d{1,2})\\p{L}{0,2}\\.? (?:of )?${month}(?: \\p{L}{2,3})??${end}`, 'giu'), [3, 2, 1]],
    [new RegExp(`(?<!\\p{L})${month} (\\d{1,2})\\p{L}{0,2}${end}`, 'giu'), [3, 1, 2]],
  ]
  const dates = patterns.flatMap(([pattern, [y, m, d]]) =>
    matchesOf(text, pattern).flatMap((match) => {
      const name = (match[m] ?? '').toLowerCase()
      const number = /^\d/.test(name)
        ? Number(name)
        : months.findIndex((words) => new RegExp(`^(?:${words})$`, 'iu').test(name)) + 1
      const of = Number(match[y] ?? year)
      const day = Number(match[d])
      const isSwapped = !isDay(of, number, day) && isDay(of, day, number)
      if (!isSwapped && !isDay(of, number, day)) return []
      return [{ text: match[0], index: match.index, day: isSwapped ? toDay(of, day, number) : toDay(of, number, day) }]
    }),
  )
  return dates.sort((a, b) => a.index - b.index)
}

/** Part of a pattern of the end of a sentence: no sentence ends after the number of a day, as in "31. Oktober". */
const notAfterDay = (punctuation: Language['punctuation']): string =>
  punctuation?.ordinalPoint ? '(?<!(?<!\\d)\\d{1,2}\\.)' : ''

/** The patterns of a language that relate a text to a date. */
const patternsOf = memoize(({ time, punctuation }: Language) =>
  time
    ? {
        months: time.months,
        end: new RegExp(`(?<=[.!;?])${notAfterDay(punctuation)} +(?=\\P{Ll})`, 'u'),
        until: new RegExp(`(?<!\\p{L})(?:${time.until})(?!\\p{L})`, 'giu'),
        past: new RegExp(`(?<!\\p{L})(?:${time.past})(?!\\p{L})`, 'iu'),
        season: new RegExp(`^\\s*((?:\\p{L}{1,3} )?(?:${time.seasons})(?: \\p{L}{1,3})? (20\\d\\d))(?!\\d)`, 'iu'),
      }
    : undefined,
)

/**
 * The dates and seasons at which an offer of a text ends, each with its last day: "until October 31, 2026". A sentence
 * about the past has none.
 */
export function endsIn(text: string, language: Language): { readonly text: string; readonly day: Day }[] {
  const patterns = /20\d\d/.test(text) ? patternsOf(language) : undefined
  if (!patterns) return []
  const sentences = text.split(patterns.end).filter((sentence) => !patterns.past.test(sentence))
  return sentences.flatMap((sentence) =>
    matchesOf(sentence, patterns.until).flatMap(({ 0: until, index }) => {
      const rest = sentence.slice(index + until.length)
      const [, season, year] = patterns.season.exec(rest) ?? []
      if (season !== undefined) return [{ text: season, day: `${year}-12-31` }]
      const [date] = datesIn(rest, patterns.months)
      return date && BETWEEN.test(rest.slice(0, date.index)) ? [{ text: date.text, day: date.day }] : []
    }),
  )
}

/** Short words between "until" and its date: "until Friday the". */
const BETWEEN = /^\s*(?:\p{L}{1,10},?\s+){0,2}$/u
