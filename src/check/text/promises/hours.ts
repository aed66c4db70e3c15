// Opening hours stated in words -> days and times that compare with the declared ones: "Monday to Friday 8-16", "open
// daily 9am to 5pm". Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage, remembered } from '../language.ts'
import { sentenceAt } from './speaker.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const ALL = DAYS.map((_, i) => i)
const MINUTES = 24 * 60
const NEVER = '(?!)'

/**
 * One thing a text says about hours. Days by index, Monday first; times in minutes. `closed` and `holidays` (closed on
 * those) have no times, `until` has no beginning.
 */
export interface Hours {
  readonly raw: string
  /** Where it begins. */
  readonly index: number
  readonly kind: 'always' | 'times' | 'until' | 'closed' | 'holidays'
  readonly days: readonly number[]
  readonly opens: number
  readonly closes: number
}

const patternsOf = perLanguage((language) => {
  const { days, everyDay, through, joins, article, always, closed, open, afternoon, morning } = language.hours
  const { holidays = NEVER, lasting = NEVER, clock: words = [], regular = NEVER } = language.hours
  const word = '(?<!\\p{L})'
  const day = `(?:${[...days, '(?!)'].join('|')})`
  const span = `${day}(?:\\s?(?:[-–]|${through}|${joins}|,)\\s?(?:${article})?${day})*`
  const clock = `\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:${morning}|${afternoon})(?!\\p{L}))?`
  const unit = [language.units.hour, language.units.minute, language.units.day].map((each) => each ?? NEVER).join('|')
  // A word behind the times makes them something else ("8-16 March", "2-3 glasses"), but for another day.
  const another = `\\s?(?!(?:\\p{L}{1,4}\\s){0,2}${day})\\p{L}`
  const figures = `${clock}\\s?(?:[-–]|${through})\\s?(?:${article})?${clock}(?![\\d€%/]|${another}|\\s?(?:${unit}))`
  const hour = `(?<!\\p{L})(?:${words.join('|') || NEVER})`
  const inWords =
    `${hour}(?: (?:${morning}|${afternoon}))? (?:${through}) (?:${article})?` +
    `${hour} (?:${morning}|${afternoon})(?!\\p{L})`
  const times = `${figures}|${inWords}`
  const made24 = `${always}|(?<=${span}[^\\d.;!]{0,6})24 (?:${language.units.hour ?? NEVER})`
  return {
    always: expression(`(?<![\\p{L}\\d])(?:${made24})(?!\\p{L})`, 'gi'),
    lasting: expression(`(?<!\\p{L})(?:${lasting})\\s$`, 'i'),
    times: expression(`${word}(${span}|${everyDay}|${open})[^\\d.;!?]{0,20}?(?<![\\d.,:])(${times})`, 'gi'),
    // A second time: quickly told from phones and prices.
    until: expression(`\\d[^\\d]{0,12}(?:[-–]|${through})\\s?(?:${article})?\\d`, 'i'),
    closed: expression(
      `${word}(?:(${span})[^\\d.;!?\\p{L}]{0,4}(?:${closed})|(?:${closed})[^\\d.;!?]{0,12}?${word}(${span}))(?!\\p{L})`,
      'gi',
    ),
    last: expression(
      `${word}(?:${open})(?!\\p{L})[^\\d.;!?,]{0,30}${word}(?:${through}) (?:${article})?` +
        `(${clock})(?![\\d:€%/]|\\s?(?:[-–]|${unit}|\\p{Lu}))`,
      'gi',
    ),
    holidays: expression(
      `${word}(?:(?:${holidays})[^\\d.;!?\\p{L}]{0,4}(?:${closed})|` +
        `(?:${closed})[^\\d.;!?]{0,12}?${word}(?:${holidays}))(?!\\p{L})`,
      'gi',
    ),
    days: days.map((pattern) => expression(`${word}(?:${pattern})(?!\\p{L})`, 'i')),
    through: expression(`[-–]|${word}(?:${through})(?!\\p{L})`, 'i'),
    inWords: expression(inWords, 'i'),
    regular: expression(`${word}(?:${open}|${regular})(?!\\p{L})`, 'i'),
    words: words.map((pattern) => expression(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gi')),
    afternoon: expression(afternoon, 'i'),
    morning: expression(morning, 'i'),
  }
})

type Patterns = ReturnType<typeof patternsOf>

const answers = perLanguage((language) => ({
  round: remembered(8000, (text) => hours(text, language, true)),
  other: remembered(8000, (text) => hours(text, language, false)),
}))

/** Every statement about hours in a text. `round` false: open day and night is not looked for (it is true). */
export const hoursIn = (text: string, language: Language, round = true): readonly Hours[] =>
  answers(language)[round ? 'round' : 'other'](text)

/** Letters before a word for a round clock that may make it a length of time. */
const LASTING = 40

function hours(text: string, language: Language, round: boolean): Hours[] {
  const patterns = patternsOf(language)
  const out: Hours[] = []
  const always = (round ? matchesOf(text, patterns.always) : []).find(
    ({ index }) => !patterns.lasting.test(text.slice(Math.max(0, index - LASTING), index)),
  )
  if (always) out.push({ raw: always[0], index: always.index, kind: 'always', days: ALL, opens: 0, closes: MINUTES })
  if (patterns.until.test(text) || (isInWords(text, language) && patterns.inWords.test(text)))
    for (const { 0: raw, 2: times = '', index } of matchesOf(text, patterns.times)) {
      const [opens, closes] = clocksOf(times, patterns)
      if (opens === undefined || closes === undefined) continue
      // "On Saturday we worked from eight to six", "are you in from five to eight?"
      if (!/\d/.test(times) && !isRegular(raw, index)) continue
      out.push({
        raw,
        index,
        kind: 'times',
        days: daysOf(raw.slice(0, raw.length - times.length), patterns),
        opens,
        closes,
      })
    }
  if (/\d/.test(text))
    for (const { 0: raw, 1: time = '', index } of matchesOf(text, patterns.last)) {
      const [closes] = clocksOf(time, patterns)
      if (closes !== undefined) out.push({ raw, index, kind: 'until', days: ALL, opens: 0, closes })
    }
  function isRegular(raw: string, index: number) {
    const sentence = sentenceAt(text, index, raw.length)
    return patterns.regular.test(sentence.text) && !/[;?]/.test(text.charAt(sentence.end))
  }
  if (!language.hours.closedSigns.some((sign) => text.includes(sign))) return out
  for (const { 0: raw, 1: before, 2: after, index } of matchesOf(text, patterns.closed))
    out.push({ raw, index, kind: 'closed', days: daysOf(before ?? after ?? '', patterns), opens: 0, closes: 0 })
  for (const { 0: raw, index } of matchesOf(text, patterns.holidays))
    out.push({ raw, index, kind: 'holidays', days: ALL, opens: 0, closes: 0 })
  return out
}

/** The days on which a text says that it is open, Monday 0; none where it names none or says every day. */
export function daysNamed(text: string, language: Language): readonly number[] {
  const patterns = patternsOf(language)
  const named = patterns.days
    .flatMap((pattern, day) => {
      const match = pattern.exec(text)
      return match ? [{ day, at: match.index, end: match.index + match[0].length }] : []
    })
    .sort((a, b) => a.at - b.at)
  const open = new Set(named.map(({ day }) => day))
  for (const [i, { day, end }] of named.entries()) {
    const next = named[i + 1]
    const between = text.slice(end, next?.at ?? end)
    // "Monday to Friday", but neither "Monday 8 to 6, Friday" nor "Monday, Friday".
    if (next && !/[\d,;]/.test(between) && patterns.through.test(between))
      for (let each = day; each !== next.day; each = (each + 1) % ALL.length) open.add(each)
  }
  for (const { kind, days } of hoursIn(text, language)) if (kind === 'closed') for (const day of days) open.delete(day)
  return [...open].sort()
}

/** "Monday to Friday" -> 0..4; "Saturday and Sunday" -> 5, 6; words without a day -> every day. */
function daysOf(text: string, { days, through }: Patterns): number[] {
  const named = days
    .flatMap((pattern, day) => {
      const at = pattern.exec(text)?.index
      return at === undefined ? [] : [{ day, at }]
    })
    .sort((a, b) => a.at - b.at)
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last) return ALL
  if (named.length === 2 && through.test(text.slice(first.at, last.at)))
    return Array.from({ length: ((last.day - first.day + 7) % 7) + 1 }, (_, i) => (first.day + i) % 7)
  return named.map(({ day }) => day)
}

/** Whether a text may say hours in words. */
export const isInWords = (text: string, { hours }: Language): boolean =>
  hours.clockSigns?.some((sign) => text.includes(sign)) === true

function clocksOf(stated: string, { afternoon, morning, words }: Patterns): (number | undefined)[] {
  const text = words.reduce((text, word, i) => text.replace(word, String(i + 1)), stated)
  const found = [...text.matchAll(/(\d{1,2})(?:[:.](\d{2}))?([^\d]*)/g)].map(
    ([, hour = '', minute = '0', after = '']) => {
      const late = afternoon.test(after) && Number(hour) < 12
      const early = morning.test(after) && Number(hour) === 12
      const value = (Number(hour) + (late ? 12 : early ? -12 : 0)) * 60 + Number(minute)
      return value <= MINUTES ? value : undefined
    },
  )
  const [opens, closes] = found
  // "9 to 5": the second is in the afternoon.
  return opens !== undefined && closes !== undefined && closes <= opens && closes <= 12 * 60
    ? [opens, closes + 12 * 60]
    : [opens, closes]
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Declared hours by day; undefined on a day without any. 23:59 counts as midnight. */
export function declaredHours({ business }: Site): ({ opens: number; closes: number } | undefined)[] {
  return DAYS.map((day) => {
    const own = business.hours.filter(({ days }) => days.includes(day))
    if (own.length === 0) return undefined
    const end = (clock: string) => (clock === '23:59' ? MINUTES : minutes(clock))
    return {
      opens: Math.min(...own.map(({ opens }) => minutes(opens))),
      closes: Math.max(...own.map(({ closes }) => end(closes))),
    }
  })
}

/** Open day and night, every day. */
export const isAlways = (declared: ReturnType<typeof declaredHours>) =>
  declared.every((own) => own?.opens === 0 && own.closes === MINUTES)

/** Whether a statement agrees with the declared hours. */
export function agrees({ kind, days, opens, closes }: Hours, declared: ReturnType<typeof declaredHours>): boolean {
  const same = (a: number, b: number) => a === b || Math.abs(a - b) === 1
  // A business open day and night on every day of the week has no day off.
  if (kind === 'holidays') return !isAlways(declared)
  if (kind === 'until') return declared.some((own) => own !== undefined && same(own.closes, closes))
  if (kind === 'closed') return days.every((day) => declared[day] === undefined)
  return days.every((day) => {
    const own = declared[day]
    return own !== undefined && same(own.opens, opens) && same(own.closes, closes)
  })
}

/** Hours as a finding writes them: "Mon-Fri 08:00-16:00". */
export function shownHours(declared: ReturnType<typeof declaredHours>): string {
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
  const parts = declared.map((own) =>
    own
      ? own.opens === 0 && own.closes === MINUTES
        ? 'day and night'
        : `${clock(own.opens)}-${clock(own.closes)}`
      : 'closed',
  )
  if (new Set(parts).size === 1) return `${parts[0]}, every day`
  const groups: { from: number; to: number; text: string }[] = []
  parts.forEach((text, day) => {
    const last = groups.at(-1)
    if (last && last.text === text) last.to = day
    else groups.push({ from: day, to: day, text })
  })
  const short = (day: number) => DAYS[day]?.slice(0, 3) ?? ''
  return groups
    .map(({ from, to, text }) => `${from === to ? short(from) : `${short(from)}-${short(to)}`} ${text}`)
    .join(', ')
}
