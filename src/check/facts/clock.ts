// Finds clock times and ranges of them in a text, and reads a line of opening hours day by day.
import type { Language } from '../../model/checks/language.ts'
import { DAYS } from '../../model/hours.ts'
import type { Site } from '../../model/schemas/site.ts'
import { perLanguage } from '../text/language.ts'
import { matchesOf } from '../text/matches.ts'

/** A time of the day in minutes. `isHalf`: it has no word for morning or afternoon, and may be one of the afternoon. */
export interface Time {
  readonly minutes: number
  readonly isHalf: boolean
}

/** A time as it is written, or two with a dash or a word between. */
export interface Span {
  readonly times: readonly Time[]
  readonly raw: string
  readonly index: number
}

/** When the business opens and closes on a day, in minutes. */
export type Shift = readonly [opens: number, closes: number]

/** The shifts of each day, Monday first; none on a day off. */
export type Week = readonly (readonly Shift[])[]

const NOON = 720
const DAY = 1440
/** Round the clock is declared as 00:00 to 23:59. */
const ALWAYS: Shift = [0, DAY - 1]

/** The pattern of one time or two. Bare hours ("9 to 5.30") are times in a line of opening hours alone. */
const patternsOf = perLanguage(({ clock, to }: Language) => {
  const half = `(?:[\\s\\u00a0]?(?:${clock.morning}|${clock.afternoon}))`
  const bare = '(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?'
  const whole = `(?:(?:[01]?\\d|2[0-4]):[0-5]\\d${half}?|(?:1[0-2]|0?[1-9])(?:\\.[0-5]\\d)?${half})`
  const between = `[\\s\\u00a0]?(?:[-–—]|(?:${to}|${clock.through}))[\\s\\u00a0]?(?:\\p{L}{2,3} )?`
  const edges = (inner: string) => new RegExp(`(?<![\\p{L}\\p{N}.,:/€£$-])(?:${inner})(?![\\p{L}\\p{N}:/%€])`, 'giu')
  return {
    strict: edges(`(${bare}${half}?)${between}(${whole})|(${whole})`),
    lenient: edges(`(${bare}${half}?)${between}(${bare}${half}?)`),
    until: new RegExp(
      `(?<!\\p{L})(?:${clock.through})[\\s\\u00a0](?:\\p{L}{2,3} )?(${bare}${half}?)(?![\\p{L}\\p{N}:/%€])`,
      'giu',
    ),
    afternoon: new RegExp(`(?:${clock.afternoon})$`, 'iu'),
    half: new RegExp(`${half}$`, 'iu'),
  }
})

/** The minutes of a written time. */
function timeOf(written: string, language: Language): Time {
  const { afternoon, half } = patternsOf(language)
  const [hours = 0, minutes = 0] = written.replace(half, '').split(/[:.]/).map(Number)
  const isHalf = !half.test(written)
  const base = isHalf ? hours : hours % 12
  return { minutes: (base + (afternoon.test(written) ? 12 : 0)) * 60 + minutes, isHalf: isHalf && hours <= 12 }
}

/** The clock times of a text; with `isLenient`, bare hours with something between them too. */
export function spansIn(text: string, language: Language, isLenient = false): Span[] {
  const { strict, lenient } = patternsOf(language)
  return matchesOf(text, isLenient ? lenient : strict).map((match) => ({
    times: match.slice(1).flatMap((written) => (written === undefined ? [] : [timeOf(written, language)])),
    raw: match[0],
    index: match.index,
  }))
}

/** Whether a written time is a time of the day, or may be. */
export const isTime = ({ minutes, isHalf }: Time, declared: number): boolean =>
  minutes % DAY === declared % DAY || (isHalf && (minutes + NOON) % DAY === declared % DAY)

/** The opening hours of the business, or of a branch. */
export function weekOf(hours: Site['business']['hours']): Week {
  const week: Shift[][] = DAYS.map(() => [])
  for (const { days, opens, closes } of hours)
    for (const day of days) week[DAYS.indexOf(day)]?.push([minutesOf(opens), minutesOf(closes)])
  return week.map((shifts) => shifts.sort(([one], [other]) => one - other))
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether the business is open day and night. */
export const isAlwaysOpen = (week: Week): boolean =>
  week.every((shifts) => shifts.some(([opens, closes]) => opens === 0 && closes >= DAY - 1))

const shownTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The hours as a message shows them: "Mon-Tue 09:00-17:30, Wed-Sun closed". */
export function shownWeek(week: Week): string {
  const shown = week.map((shifts) =>
    shifts.length === 0
      ? 'closed'
      : shifts.map(([opens, closes]) => `${shownTime(opens)}-${shownTime(closes)}`).join(' and '),
  )
  const groups: { from: number; to: number; text: string }[] = []
  for (const [day, text] of shown.entries()) {
    const last = groups.at(-1)
    if (last?.text === text) last.to = day
    else groups.push({ from: day, to: day, text })
  }
  const short = (day: number) => DAYS[day]?.slice(0, 3)
  return groups.map(({ from, to, text }) => `${short(from)}${to === from ? '' : `-${short(to)}`} ${text}`).join(', ')
}

/** A day, a word for closed or always, a span, or a later closing time, in the order of a line of hours. */
interface Token {
  readonly index: number
  readonly end: number
  readonly days?: readonly number[]
  readonly span?: Span
  readonly word?: 'closed' | 'always'
  readonly until?: Time
}

const dayPatterns = perLanguage(({ clock }: Language) => {
  const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu')
  return {
    days: clock.days.map(word),
    everyDay: word(clock.everyDay),
    closed: word(clock.closed),
    always: word(clock.always),
    through: new RegExp(`^\\s*(?:[-–—]|(?:${clock.through}))\\s*(?:\\p{L}{2,3} )?$`, 'iu'),
  }
})

function tokensOf(text: string, language: Language): Token[] {
  const { days, everyDay, closed, always } = dayPatterns(language)
  const found = (pattern: RegExp, more: Omit<Token, 'index' | 'end'>) =>
    matchesOf(text, pattern).map(({ 0: raw, index }) => ({ index, end: index + raw.length, ...more }))
  const words = [
    ...days.flatMap((pattern, day) => found(pattern, { days: [day] })),
    ...found(everyDay, { days: WEEK }),
    ...found(closed, { word: 'closed' }),
    ...found(always, { word: 'always' }),
  ]
  const spans = spansIn(text, language, true)
    .filter(({ index }) => !words.some((word) => index >= word.index && index < word.end))
    .map((span) => ({ index: span.index, end: span.index + span.raw.length, span }))
  const untils = matchesOf(text, patternsOf(language).until)
    .filter(({ index }) => !spans.some((span) => index >= span.index && index < span.end))
    .map(({ 0: raw, 1: time = '', index }) => ({ index, end: index + raw.length, until: timeOf(time, language) }))
  return [...words, ...spans, ...untils].sort((one, other) => one.index - other.index)
}

/** The shifts of a day in a line of hours; undefined if the line does not name the day. */
export type ShownDay = readonly (readonly [opens: Time, closes: Time])[] | undefined

type ShownShift = NonNullable<ShownDay>[number]

const WEEK = DAYS.map((_, day) => day)
const always: ShownShift = [
  { minutes: ALWAYS[0], isHalf: false },
  { minutes: ALWAYS[1], isHalf: false },
]

/** Reads a line of opening hours day by day. Without a day in it, the line is about every day. */
export function readHours(text: string, language: Language): ShownDay[] {
  const week: ShownShift[][] = []
  const tokens = tokensOf(text, language)
  const isAboutDays = tokens.some(({ days }) => days)
  let group: readonly number[] = isAboutDays ? [] : WEEK
  let last: Token | undefined
  for (const token of tokens) {
    if (token.days) group = groupWith(token.days, group, last?.days && text.slice(last.end, token.index), language)
    for (const day of new Set(group)) week[day] = withToken(week[day] ?? [], token, last?.word === 'closed')
    last = token
  }
  return WEEK.map((day) => week[day])
}

/** The days that the next times are about. `between` is the text since the day before, if only text separates them. */
function groupWith(
  days: readonly number[],
  group: readonly number[],
  between: string | undefined,
  language: Language,
): readonly number[] {
  const [to = 0] = days
  const from = between !== undefined && dayPatterns(language).through.test(between) ? (group.at(-1) ?? to) : to
  const range = Array.from({ length: (to - from + WEEK.length) % WEEK.length }, (_, i) => (from + i) % WEEK.length)
  return [...(between === undefined ? [] : group), ...range, ...days]
}

/**
 * The shifts of a day with the next token. A span after "closed" is a break of the shift before it; "until 20:00" is
 * another end of that shift.
 */
function withToken(shifts: readonly ShownShift[], { span, word, until }: Token, isBreak: boolean): ShownShift[] {
  const before = until && shifts.at(-1)
  if (until && before) return [...shifts.slice(0, -1), [before[0], until]]
  const [opens, closes] = span?.times ?? (word === 'always' ? always : [])
  if (!opens || !closes) return [...shifts]
  const open = isBreak ? shifts.at(-1) : undefined
  return open ? [...shifts.slice(0, -1), [open[0], opens], [closes, open[1]]] : [...shifts, [opens, closes]]
}

/** Whether a day is shown as it is declared. */
export const isShown = (shown: NonNullable<ShownDay>, declared: readonly Shift[]): boolean =>
  shown.length === declared.length &&
  shown.every(([opens, closes], i) => {
    const own = declared[i]
    return (
      own !== undefined &&
      isTime(opens, own[0]) &&
      (isTime(closes, own[1]) || (own[1] === ALWAYS[1] && closes.minutes >= DAY - 1))
    )
  })
