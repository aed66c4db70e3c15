// Finds the dates in a text, in figures or with the name of a month, ranges of them, and weekdays that are not theirs.
import type { Language } from '../../language/language.ts'
import { dayNumber } from '../../model/days.ts'
import { DAYS } from '../../model/hours.ts'
import { matchesOf } from '../../runtime/matches.ts'
import { memoize } from '../../runtime/memoize.ts'

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

/** Days in a row in a text; those of a single date are equal. */
export interface DateRange {
  readonly text: string
  readonly index: number
  readonly first: Day
  readonly last: Day
}

/** The patterns of a language for ranges of days, and for a weekday beside a date. */
const besidePatterns = memoize(({ clock, time }: Language) => {
  const through = `\\s?(?:[-–—]|(?<!\\p{L})(?:${clock.through})(?!\\p{L}))\\s?(?:\\p{L}{2,3}\\s){0,2}`
  const weekdays = clock.days.map((day) => `(?<!\\p{L})(${day})`)
  return {
    between: new RegExp(`^${through}$`, 'iu'),
    season: new RegExp(`^${through}(?:\\p{N}|${time?.months.join('|') ?? '(?!)'})`, 'iu'),
    first: new RegExp(`(?<![\\p{N}.,/:])(\\d{1,2})\\p{L}{0,2}\\.?${through}$`, 'iu'),
    last: new RegExp(`^${through}(\\d{1,2})(?![\\p{N}:/]|\\.\\d)`, 'iu'),
    before: new RegExp(
      `(?:${weekdays.join('|') || '(?!)'}),?[\\s\\u00a0](?:(?:${time?.beforeDay ?? '(?!)'})\\s)?$`,
      'iu',
    ),
    after: new RegExp(`^[\\s\\u00a0]?\\((?:${weekdays.join('|') || '(?!)'})\\)`, 'iu'),
  }
})

/**
 * The dates of a text with the ranges that they end or begin: "9 to 22 August", "August 9–22", "28 December to 3
 * January". Dates without a year are of `year`; the last day of a range may be in the next one.
 */
export function periodsIn(text: string, language: Language, year: string): DateRange[] {
  const { between } = besidePatterns(language)
  const periods: DateRange[] = []
  for (const date of datesIn(text, language.time?.months ?? [], year)) {
    const earlier = periods.at(-1)
    const isEnd = earlier && between.test(text.slice(earlier.index + earlier.text.length, date.index))
    if (isEnd) periods.splice(-1, 1, joined(earlier, date, text))
    else periods.push(periodAt(date, text, language))
  }
  return periods
}

/** The range from one date of a text to another. */
const joined = ({ index, first }: DateRange, { index: at, text: end, day }: DateInText, text: string): DateRange => ({
  text: text.slice(index, at + end.length),
  index,
  first,
  last: day < first ? shiftYears(day, 1) : day,
})

/** A date with the number of another day before or after it: "9 to 22 August", "August 9–22". */
function periodAt({ index, text: written, day }: DateInText, text: string, language: Language): DateRange {
  const { first, last } = besidePatterns(language)
  const end = index + written.length
  const isDayFirst = /^\d/.test(written)
  const [whole = '', other = day.slice(8)] =
    (isDayFirst ? first.exec(text.slice(0, index)) : last.exec(text.slice(end))) ?? []
  const otherDay = `${day.slice(0, 8)}${other.padStart(2, '0')}`
  return isDayFirst
    ? { text: whole + written, index: index - whole.length, first: otherDay, last: day }
    : { text: written + whole, index, first: day, last: otherDay }
}

/** A date with the weekday beside it in a text, which is that of another date. */
export interface WrongWeekday extends Pick<DateInText, 'text' | 'day'> {
  /** The weekday of the date, in English. */
  readonly weekday: string
}

/**
 * The dates of a text beside a weekday that is not theirs: "Saturday 3 January 2027", "3 January 2027 (Saturday)". Dates
 * in figures may have the month first. A date without a year is the one that is nearest to the day `near`; without that
 * day, it is left out.
 */
export function wrongWeekdaysIn(text: string, language: Language, near?: Day): WrongWeekday[] {
  const { before, after, season } = besidePatterns(language)
  const years = near === undefined ? [undefined] : [-1, 0, 1].map((years) => shiftYears(near, years).slice(0, 4))
  const isNear = ({ day }: DateInText) => Math.abs(dayNumber(day) - dayNumber(near ?? day)) <= 182
  const dates = years.flatMap((year, i) =>
    datesIn(text, language.time?.months ?? [], year).filter((date) =>
      /20\d\d/.test(date.text) ? i === 0 : isNear(date),
    ),
  )
  return dates.flatMap((date) => {
    const rest = text.slice(date.index + date.text.length)
    const head = before.exec(text.slice(0, date.index))
    const tail = after.exec(rest)
    const named = (head ?? tail)?.slice(1).findIndex((weekday) => weekday !== undefined) ?? -1
    const [y, m, d] = date.day.split('-').map(Number) as [number, number, number]
    const readings = /^\d+[/.]\d/.test(date.text) && isDay(y, d, m) ? [date.day, toDay(y, d, m)] : [date.day]
    // "Every Saturday, 1 March 2027 to 31 May 2027": the day repeats.
    if (named < 0 || (head && season.test(rest)) || readings.some((day) => weekdayOf(day) === named)) return []
    const beside = `${head?.[0] ?? ''}${date.text}${head ? '' : tail?.[0]}`
    return [{ text: beside, day: date.day, weekday: DAYS[weekdayOf(date.day)] ?? '' }]
  })
}

/** The day of the week, from 0 on Monday. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** No sentence ends after the number of a day, as in "31. Oktober". */
const NOT_AFTER_DAY = '(?<!(?<!\\d)\\d{1,2}\\.)'

/** The patterns of a language that relate a text to a date. */
const patternsOf = memoize(({ time }: Language) =>
  time
    ? {
        months: time.months,
        end: new RegExp(`(?<=[.!;?])${time.ordinalPoint ? NOT_AFTER_DAY : ''} +(?=\\P{Ll})`, 'u'),
        until: new RegExp(`(?<!\\p{L})(?:${time.until})(?!\\p{L})`, 'giu'),
        past: new RegExp(`(?<!\\p{L})(?:${time.past})(?!\\p{L})`, 'iu'),
        season: new RegExp(`^\\s*((?:\\p{L}{1,3} )?(?:${time.seasons})(?: \\p{L}{1,3})? (20\\d\\d))(?!\\d)`, 'iu'),
      }
    : undefined,
)

/**
 * The dates and seasons at which an offer of a text ends, each with its last day: "until October 31, 2026". A sentence
 * about the past has none. With `year`, dates without a year are of that one.
 */
export function endsIn(text: string, language: Language, year?: string): Pick<DateInText, 'text' | 'day'>[] {
  const patterns = year !== undefined || /20\d\d/.test(text) ? patternsOf(language) : undefined
  if (!patterns) return []
  const sentences = text.split(patterns.end).filter((sentence) => !patterns.past.test(sentence))
  return sentences.flatMap((sentence) =>
    matchesOf(sentence, patterns.until).flatMap(({ 0: until, index }) => {
      const rest = sentence.slice(index + until.length)
      const [, season, ofSeason] = patterns.season.exec(rest) ?? []
      if (season !== undefined) return [{ text: season, day: `${ofSeason}-12-31` }]
      const [date] = datesIn(rest, patterns.months, year)
      return date && BETWEEN.test(rest.slice(0, date.index)) ? [{ text: date.text, day: date.day }] : []
    }),
  )
}

/** Short words between "until" and its date: "until Friday the". */
const BETWEEN = /^\s*(?:\p{L}{1,10},?\s+){0,2}$/u
