// Finds clock times and ranges of them in a text, and reads a line of opening hours day by day.
import { numberIn } from '../../language/amounts.ts'
import type { Language } from '../../language/language.ts'
import { DAYS, minutesOf } from '../../model/hours.ts'
import { type Opening, shownOpening, weeksOf } from '../../model/seasons.ts'
import { matchesOf } from '../../runtime/matches.ts'
import { memoize } from '../../runtime/memoize.ts'

/** A time of the day in minutes. `isHalf`: it has no word for morning or afternoon, and may be one of the afternoon. */
export interface Time {
  readonly minutes: number
  readonly isHalf: boolean
}

/** A time as it is written, or two with a dash or a word between. */
export interface WrittenTime {
  readonly times: readonly Time[]
  readonly raw: string
  readonly index: number
}

/** When the business opens and closes on a day, in minutes. */
export type MinuteRange = readonly [opens: number, closes: number]

/** The shifts of each day, Monday first; none on a day off. */
export type Week = readonly (readonly MinuteRange[])[]

const NOON = 720
const DAY = 1440
/** Round the clock is declared as 00:00 to 23:59. */
const ALWAYS: MinuteRange = [0, DAY - 1]

/** The pattern of one time or two. Bare hours ("9 to 5.30") are times in a line of opening hours alone. */
const patternsOf = memoize(({ clock, or, numbers }: Language) => {
  const half = `(?:[\\s\\u00a0]?(?:${clock.morning}|${clock.afternoon}))`
  const bare = '(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?'
  const hour = clock.hour === undefined ? '' : `|${bare}[\\s\\u00a0]?(?:${clock.hour})`
  const whole = `(?:(?:[01]?\\d|2[0-4]):[0-5]\\d${half}?|(?:1[0-2]|0?[1-9])(?:\\.[0-5]\\d)?${half}${hour})`
  const between = `[\\s\\u00a0]?(?:[-–—]|(?:${clock.through}|${or}))[\\s\\u00a0]?(?:\\p{L}{2,3} )?`
  const words = Object.entries(numbers).flatMap(([value, word]) =>
    /^1?\d$/.test(value) ? `(?:${word})(?!\\p{L})` : [],
  )
  const spoken = `(?:${[bare, ...words].join('|')})`
  const edges = (inner: string) => new RegExp(`(?<![\\p{L}\\p{N}.,:/€£$-])(?:${inner})(?![\\p{L}\\p{N}:/%€])`, 'giu')
  return {
    strict: edges(`(${bare}${half}?)${between}(${whole})|(${whole})`),
    lenient: edges(`(${spoken}${half}?)${between}(${spoken}${half}?)`),
    single: edges(
      `(?<=(?<!\\p{L})(?:${clock.through}|(?:${[clock.open, clock.closed].filter(Boolean).join('|')})\\p{L}*)\\s(?:\\p{L}{2,4} ){0,2})(${spoken}${half}?)`,
    ),
    afternoon: new RegExp(`(?:${clock.afternoon})$`, 'iu'),
    half: new RegExp(`${half}$`, 'iu'),
    hour: new RegExp(`[\\s\\u00a0]?(?:${clock.hour ?? '(?!)'})$`, 'iu'),
  }
})

/** The minutes of a written time. */
function timeOf(written: string, language: Language): Time {
  const { afternoon, half, hour } = patternsOf(language)
  const bare = written.replace(half, '').replace(hour, '')
  const [hours = 0, minutes = 0] = /\d/.test(bare) ? bare.split(/[:.]/).map(Number) : [numberIn(bare, language)]
  const isHalf = !half.test(written)
  const base = isHalf ? hours : hours % 12
  return { minutes: (base + (afternoon.test(written) ? 12 : 0)) * 60 + minutes, isHalf: isHalf && hours <= 12 }
}

/** The clock times of a text; lenient, bare hours with something between them too; single, after "until" or "open". */
export function spansIn(
  text: string,
  language: Language,
  hours: 'strict' | 'lenient' | 'single' = 'strict',
): WrittenTime[] {
  return matchesOf(text, patternsOf(language)[hours]).map((match) => ({
    times: match.slice(1).flatMap((written) => (written === undefined ? [] : [timeOf(written, language)])),
    raw: match[0],
    index: match.index,
  }))
}

/** Whether a written time is a time of the day, or may be. */
export const isTime = ({ minutes, isHalf }: Time, declared: number): boolean =>
  minutes % DAY === declared % DAY || (isHalf && (minutes + NOON) % DAY === declared % DAY)

/** Opening hours of a week. */
export function weekOf(hours: Opening['hours']): Week {
  const week: MinuteRange[][] = DAYS.map(() => [])
  for (const { days, opens, closes } of hours)
    for (const day of days) week[DAYS.indexOf(day)]?.push([minutesOf(opens), minutesOf(closes)])
  return week.map((shifts) => shifts.sort(([one], [other]) => one - other))
}

/** The weeks of all seasons of a location. */
export const allWeeks = (location: Opening): readonly Week[] => weeksOf(location).map(({ hours }) => weekOf(hours))

/** When a location is open, as messages say it; empty if it declares no hours. */
export const inEnglish = (location: Opening): string =>
  shownOpening(location, 'en_GB').replace(/(?<=\u00a0–) |\u00a0/g, '')

/** The shifts of days with other hours. */
export const specialShifts = (
  days: readonly { opens?: string | undefined; closes?: string | undefined }[],
): readonly MinuteRange[] =>
  days.flatMap(({ opens, closes }) =>
    opens !== undefined && closes !== undefined ? [[minutesOf(opens), minutesOf(closes)] as const] : [],
  )

/** Whether the business is open day and night. */
export const isAlwaysOpen = (week: Week): boolean =>
  week.every((shifts) => shifts.some(([opens, closes]) => opens === 0 && closes >= DAY - 1))

/** The shifts that a line of hours shows on a day. */
export type ShownDay = readonly (readonly [opens: Time, closes: Time])[]

const WEEK = DAYS.map((_, day) => day)
const exactly = (minutes: number): Time => ({ minutes, isHalf: false })
const ALWAYS_SHOWN: ShownDay = [[exactly(ALWAYS[0]), exactly(ALWAYS[1])]]

const dayPatterns = memoize(({ clock }: Language) => {
  const word = (source: string) => `(?<!\\p{L})(?:${source})(?!\\p{L})`
  const day = word(clock.days.join('|') || '(?!)')
  return {
    days: clock.days.map((each) => new RegExp(word(each), 'giu')),
    weekdays: new RegExp(`^(?:${clock.weekdays ?? '(?!)'})$`, 'iu'),
    /** Every day, Monday to Friday, one day, or the first and the last of several. */
    group: new RegExp(
      `${word(clock.everyDay)}|${word(clock.weekdays ?? '(?!)')}|${day}(?:\\s*(?:[-–—]|(?:${clock.through}))\\s*(?:\\p{L}{2,3} )?${day})?`,
      'giu',
    ),
    closed: new RegExp(word(clock.closed), 'iu'),
    always: new RegExp(word(clock.always), 'iu'),
  }
})

/**
 * Reads a line of opening hours day by day, Monday first. Without a day in it, the line is about every day. Undefined if
 * a part of it is not understood, such as a break.
 */
export function readHours(line: string, language: Language): ShownDay[] | undefined {
  const { closed } = dayPatterns(language)
  const groups = dayGroups(line, language)
  const week: ShownDay[] = WEEK.map(() => [])
  let named: readonly number[] = groups.length === 0 ? WEEK : []
  for (const [i, { days, index, raw }] of (groups.length === 0
    ? [{ days: [], index: 0, raw: '' }]
    : groups
  ).entries()) {
    named = [...named, ...days]
    const text = line.slice(index + raw.length, groups[i + 1]?.index)
    const shifts = shiftsIn(text, language)
    if (!shifts) return undefined
    // Only words between two groups: both have the hours that follow.
    if (shifts.length === 0 && !closed.test(text)) continue
    for (const day of new Set(named)) week[day] = [...(week[day] ?? []), ...shifts]
    named = []
  }
  return week
}

/** The days that a text names together, with their offsets in it: "Monday to Friday". */
export const dayGroups = (text: string, language: Language) =>
  matchesOf(text, dayPatterns(language).group).map(({ 0: raw, index }) => ({ days: daysIn(raw, language), index, raw }))

/** Whether a text says that the business is closed. */
export const saysClosed = (text: string, language: Language): boolean => dayPatterns(language).closed.test(text)

/** The days of a group in a line of hours. */
function daysIn(raw: string, language: Language): readonly number[] {
  if (dayPatterns(language).weekdays.test(raw)) return WEEK.slice(0, 5)
  const found = dayPatterns(language).days.flatMap((pattern, day) =>
    matchesOf(raw, pattern).map(({ index }) => ({ day, index })),
  )
  const [from, to = from] = found.sort((one, other) => one.index - other.index).map(({ day }) => day)
  if (from === undefined || to === undefined) return WEEK
  return WEEK.slice(0, ((to - from + WEEK.length) % WEEK.length) + 1).map((_, i) => (from + i) % WEEK.length)
}

/** The shifts in a part of a line; undefined if it has other figures, or says "closed" and shifts. */
export function shiftsIn(text: string, language: Language): ShownDay | undefined {
  const { always, closed } = dayPatterns(language)
  if (always.test(text)) return ALWAYS_SHOWN
  const spans = spansIn(text, language, 'lenient')
  const rest = spans.reduce((left, { raw }) => left.replace(raw, ''), text)
  if (/\d/.test(rest) || (spans.length > 0 && closed.test(text))) return undefined
  return spans.flatMap(({ times: [opens, closes] }) => (opens && closes ? [[opens, closes] as const] : []))
}

/** Whether a day is shown as it is declared. */
export const showsDay = (shown: ShownDay, declared: readonly MinuteRange[]): boolean =>
  shown.length === declared.length &&
  shown.every(([opens, closes], i) => {
    const own = declared[i]
    return (
      own !== undefined &&
      isTime(opens, own[0]) &&
      (isTime(closes, own[1]) || (own[1] === ALWAYS[1] && (closes.minutes === 0 || closes.minutes >= DAY - 1)))
    )
  })
