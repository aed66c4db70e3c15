// Patterns of the names of days, months and units in a language: those of Intl, unless the language's file has others.
import { DAYS } from '../model/hours.ts'
import type { LanguageFile } from './language.ts'

/** The units that Intl names, as it names them. */
const UNITS = {
  percent: 'percent',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  kilometre: 'kilometer',
  mile: 'mile',
} as const
/** January 2024 begins on a Monday. */
const dayOf2024 = (month: number, day: number) => new Date(Date.UTC(2024, month, day))

/** A pattern of names. The point of a short name may be missing, and a single letter is no name. */
function patternOf(names: readonly string[]): string {
  const words = names.filter((name) => /\p{L}{2}/u.test(name)).map((name) => name.toLowerCase())
  return [...new Set(words)].map((name) => name.replace(/\.$/, '\\.?')).join('|') || '(?!)'
}

/**
 * The patterns of a language by its ISO 639-1 code: of its days, Monday first, of the days around today, of its months
 * and its units.
 */
export function namesOf(code: string, { units, clock, time, regions = [], endings = '' }: Partial<LanguageFile>) {
  const locales = [code, ...regions.map((region) => `${code}-${region}`)]
  /** A part of a date in some formats. */
  const dated = (part: 'weekday' | 'month', formats: readonly Intl.DateTimeFormatOptions[]) => {
    const all = locales.flatMap((locale) =>
      formats.map((format) => new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })),
    )
    const nameIn = (format: Intl.DateTimeFormat, date: Date) =>
      format.formatToParts(date).find(({ type }) => type === part)?.value ?? ''
    return (date: Date) => patternOf(all.map((format) => nameIn(format, date)))
  }
  const measured = (unit: string, unitDisplay: 'long' | 'short') =>
    patternOf(
      locales.flatMap((locale) => {
        const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
        return [1, 2].map((n) => format.formatToParts(n).find(({ type }) => type === 'unit')?.value ?? '')
      }),
    )
  const inflected = (names: string, short: string) => `(?:${names})(?:s|${endings})?|${short}`
  const long = dated('weekday', [{ weekday: 'long' }])
  const short = dated('weekday', [{ weekday: 'short' }, { weekday: 'short', day: 'numeric', month: 'short' }])
  const month = dated('month', [
    { day: 'numeric', month: 'long' },
    { day: 'numeric', month: 'short' },
    { month: 'short' },
  ])
  const relative = new Intl.RelativeTimeFormat(code, { numeric: 'auto' })
  const near = [-2, -1, 0, 1, 2].map((n) => relative.format(n, 'day')).filter((name) => /^\p{L}+$/u.test(name))
  return {
    nearDays: near.join('|'),
    days: DAYS.map((day, i) => clock?.days?.[day] ?? inflected(long(dayOf2024(0, i + 1)), short(dayOf2024(0, i + 1)))),
    months: Array.from({ length: 12 }, (_, i) => time?.months?.[i + 1] ?? month(dayOf2024(i, 1))),
    units: {
      ...Object.fromEntries(
        Object.entries(UNITS).map(([name, unit]) => [name, inflected(measured(unit, 'long'), measured(unit, 'short'))]),
      ),
      ...units,
    },
  }
}
