// Days, times of the day and opening hours in the words of a locale, which all come from Intl. Content stores
// year-month-day and hh:mm.

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export interface Shift {
  readonly days: readonly (typeof DAYS)[number][]
  readonly opens: string
  readonly closes: string
}

/** A Monday, as the days of the Unix epoch. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** Thin spaces, which few fonts have, and the plain ones that older data of CLDR has around a dash. */
const spaced = (text: string) => text.replace(/[\u2009\u202f]| (?=–)|(?<=–) /g, '\u00a0')

const tagOf = (locale: string) => locale.replace('_', '-')

/**
 * A day (year-month-day) in a locale like en_US: "November 3, 2026", or "11/3/2026" as `numeric`. Other texts are
 * returned as they are.
 */
export function dayIn(locale: string, day: string, form: 'long' | 'numeric' = 'long'): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const style = form === 'long' ? ({ dateStyle: 'long' } as const) : {}
  return new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', ...style }).format(date)
}

/** A time of the day (hh:mm) in a locale: "8:30 a.m." in English with a 12-hour clock, else "08:30". */
export function timeIn(locale: string, time: string): string {
  const { hourCycle } = new Intl.DateTimeFormat(tagOf(locale), { hour: 'numeric' }).resolvedOptions()
  if (!locale.startsWith('en') || hourCycle !== 'h12') return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** The days of the week in a locale, Monday first: "lunes" in Spanish. */
export function weekdaysIn(locale: string): readonly string[] {
  const weekday = new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long', timeZone: 'UTC' })
  return DAYS.map((_, day) => weekday.format(MONDAY + day * DAY))
}

/** The words for a day without an end. */
const allDayIn = (locale: string) =>
  new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24)

/**
 * The hours of a week, in the order of the days: days with the same hours share a row, named like "Monday – Thursday,
 * Saturday". A row without shifts is closed.
 */
export function weekIn(locale: string, hours: readonly Shift[], allDay = allDayIn(locale)) {
  const rows = new Map<string, { days: number[]; shifts: readonly string[] }>()
  for (const [i, day] of DAYS.entries()) {
    const shifts = hours
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1))
      .map(({ opens, closes }) =>
        opens === '00:00' && closes === '23:59' ? allDay : `${timeIn(locale, opens)}–${timeIn(locale, closes)}`,
      )
    const row = rows.get(shifts.join()) ?? { days: [], shifts }
    row.days.push(i)
    rows.set(shifts.join(), row)
  }
  const names = weekdaysIn(locale)
  return [...rows.values()].map(({ days, shifts }) => ({ days: shownDays(locale, names, days), shifts }))
}

/** Days of a week by their names: those that follow each other as a range, the others one by one. */
function shownDays(locale: string, names: readonly string[], days: readonly number[]): string {
  const tag = tagOf(locale)
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const dash = weekday.formatRangeToParts(MONDAY, MONDAY + DAY).find(({ source }) => source === 'shared')?.value
  // CLDR has a hyphen in Greek, and the months of a season have a dash.
  const shownDash = spaced(dash?.replace('-', '–') ?? '–')
  const starts = days.filter((day) => !days.includes(day - 1))
  const ends = days.filter((day) => !days.includes(day + 1))
  const ranges = starts.map((start, i) => [...new Set([start, ends[i] ?? start])].map((day) => names[day]))
  const list = new Intl.ListFormat(tag, { type: 'unit', style: 'short' })
  return list.format(ranges.map((range) => range.join(shownDash)))
}

/** The hours of a week on one line: "Monday – Friday 09:00–17:00 · Saturday 10:00–14:00". */
export const shownHours = (hours: readonly Shift[], locale: string): string =>
  weekIn(locale, hours)
    .filter(({ shifts }) => shifts.length > 0)
    .map(({ days, shifts }) => `${days} ${shifts.join(', ')}`)
    .join(' · ')

/** Whether a text names a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The offsets of a time zone in winter and in summer. */
const offsetsOf = (timeZone: string) =>
  [0, 6]
    .map((month) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(Date.UTC(2024, month)),
    )
    .join()

/** The time zones of a country (ISO 3166), in the order of the alphabet. */
function timeZonesOf(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return []
  // A property in Node 20 and 22, a method in later versions; TypeScript knows neither.
  const region = new Intl.Locale(`und-${country}`) as { timeZones?: string[]; getTimeZones?: () => string[] }
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

/** The zone of the largest city, for countries with several times (IANA, zone.tab). */
const LARGEST: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
}

/** One of the time zones of a country that has several times, as an example to be replaced. */
export const exampleZone = (country: string): string => LARGEST[country] ?? timeZonesOf(country)[0] ?? 'Europe/London'

/** The time zone of a country (ISO 3166); undefined if it has several times, or is none. */
export function timeZoneOf(country: string): string | undefined {
  const [zone, ...others] = timeZonesOf(country)
  // Offsets take a millisecond each, so they are compared only where there are several, up to the first that differs.
  return others.every((other) => offsetsOf(other) === offsetsOf(zone ?? other)) ? zone : undefined
}

const WEEK = 7 * 1440

/** The minutes of a declared time: "09:30". */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes of the week in which a shift is open, as pairs of start and end; the last may end in the next week. */
const spansOf = ({ days, opens, closes }: Shift) =>
  days.map((day) => {
    const midnight = DAYS.indexOf(day) * 1440
    const start = midnight + minutesOf(opens)
    return { day, start, end: midnight + minutesOf(closes) + (closes <= opens ? 1440 : 0) }
  })

/** The first day on which a shift overlaps another, this week or from the last one. */
export const overlapOf = (a: Shift, b: Shift) =>
  spansOf(b).find((span) =>
    spansOf(a).some(({ start, end }) =>
      [-WEEK, 0, WEEK].some((shift) => start + shift < span.end && span.start < end + shift),
    ),
  )?.day
