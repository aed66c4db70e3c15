// Opening hours stated in words -> days and times that compare with the declared ones: "Monday to Friday 8-16", "open
// daily 9am to 5pm". Pure.
import type { Language } from '../../../model/checks/language.ts'
import { expression } from '../expression.ts'
import { perLanguage, remembered } from '../language.ts'
import { type Sieve, sieve } from '../prefilter/sieve.ts'
import { sentenceAt } from '../sense/sentence.ts'
import { inFigures } from './hours-in-words.ts'
import { daysOf, EVERY_DAY, namedIn } from './named-days.ts'
import { isOfTheBusiness } from './round-clock.ts'
import { clocksOf, inADay, rangesIn, type Shift } from './spans.ts'

const HALF = 12 * 60
const MINUTES = 2 * HALF
const NEVER = '(?!)'

/**
 * One thing a text says of hours. Days by index, Monday first; times in minutes. `closed` and `holidays` (closed then),
 * `days` (open then), `unbroken` (open at noon) and `unanswered` (by a person) have no times, `until` no beginning,
 * `from` no end, `at` is the one time of something, `slots` are those of visits.
 */
export interface Hours extends Shift {
  readonly raw: string
  /** Where it begins. */
  readonly index: number
  readonly kind:
    | 'always'
    | 'times'
    | 'slots'
    | 'from'
    | 'until'
    | 'at'
    | 'break'
    | 'days'
    | 'closed'
    | 'holidays'
    | 'unbroken'
    | 'unanswered'
  readonly days: readonly number[]
  /** All times of a day that it lists. */
  readonly shifts: readonly Shift[]
  /** A clock that may be of the morning or of the evening. */
  readonly isHalf: boolean
  /** Its own words say that it is of the business. */
  readonly isOurs: boolean
}

const patternsOf = perLanguage((language) => {
  const { days, everyDay, through, joins, article, always, closed, open, afternoon, morning } = language.hours
  const { holidays = NEVER, slots = NEVER, opens = NEVER, closes = NEVER, at = NEVER, openOn = NEVER } = language.hours
  const { sharp = NEVER, on = NEVER, breaks = NEVER, otherwise = NEVER, openSign = NEVER } = language.hours
  const { staysOpen = NEVER, unanswered = NEVER, unbroken = NEVER, feasts = NEVER } = language.hours
  const { answers: answered = NEVER, there = NEVER, lastVisit = NEVER, busyOn = NEVER, theirs = NEVER } = language.hours
  const { staffed = NEVER } = language.hours
  const word = '(?<!\\p{L})'
  const day = `(?:${[...days, '(?!)'].join('|')})`
  const span = `${day}(?:\\s?(?:[-–]|${through}|${joins}|,)\\s?(?:${article})?${day})*`
  const clock = `\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:${morning}|${afternoon})(?!\\p{L}))?`
  const unit = [language.units.hour, language.units.minute, language.units.day].map((each) => each ?? NEVER).join('|')
  // A word behind the times makes them something else ("8-16 March", "2-3 glasses"), but for another day.
  const another = `\\s?(?!(?:\\p{L}{1,4}\\s){0,2}${day}|(?:${joins})\\s(?:\\p{L}{1,4}\\s){0,2}\\d)\\p{L}`
  const times = `${clock}\\s?(?:[-–]|${through})\\s?(?:${article})?${clock}(?![\\d€%/]|:\\d|${another}|\\s?(?:${unit}))`
  const list = `${times}(?:\\s?(?:,|&|/|(?:${joins})\\s)\\s?(?:${article})?${times})*`
  // A letter behind a bare number makes it something else; behind a time of day it does not.
  const onDays = `(?:(?:${on})\\s)*(?:${article})?`
  const after = `(?:${sharp})(?!\\p{L})|${onDays}(?:${span}|${everyDay})`
  const bare = `(?<![:.]\\d\\d|${morning}|${afternoon})\\s?(?!${after})\\p{L}`
  const time = `(${clock})(?![\\d:€%/]|\\.\\d|\\s?(?:[-–]|(?:${through})\\s|${unit})|${bare})`
  const named = `${onDays}(?:${span}|${everyDay})`
  const given = (verb: string) =>
    `${word}(?:${onDays}${span},?\\s)?(?:${verb})(?:\\s${named})?\\s(?:${at})\\s${time}(?:,?\\s${named})?`
  const made24 = `${always}|(?<=${span}[^\\d.;!]{0,6})24 (?:${language.units.hour ?? NEVER})`
  return {
    always: sieve(`(?<![\\p{L}\\d])(?:${made24})(?!\\p{L})`),
    slots: expression(`${word}(?:${slots})`, 'i'),
    times: sieve(
      `${word}(${span}|${everyDay}|${staffed}|${open})[^\\d.;!?]{0,20}?(?<![\\d.,:])(${list})` +
        `(\\s${named}(?!\\p{L}|[:,]?\\s?\\d))?`,
    ),
    staffed: expression(`^(?:${staffed})`, 'i'),
    range: expression(times, 'gi'),
    from: sieve(given(opens)),
    till: sieve(given(closes)),
    break: sieve(`${word}(?:${onDays}(${span}),?\\s)?(?:${breaks})[^\\d.;!?]{0,20}?(?<![\\d.,:])(${times})`),
    notOpen: expression(`${word}(?:(?:${breaks})|(?:${closed})[^\\p{L}]{0,4}$)`, 'i'),
    openOn: sieve(
      `${word}(?:${openOn})\\s${named}` +
        `(?:(?:\\s(?:${through})\\s${clock})?(?:,\\s|,?\\s(?:${joins})\\s)${onDays}${span})*` +
        `(?!,?\\s(?:${article})?\\d|\\p{L})`,
    ),
    /** What a sentence holds that says it of some days, of the past, or denies it. */
    otherwise: expression(`${word}(?:${otherwise})`, 'i'),
    // A second time: quickly told from phones and prices.
    until: expression(`\\d[^\\d]{0,12}(?:[-–]|${through})\\s?(?:${article})?\\d`, 'i'),
    closed: sieve(
      `${word}(?:(${span})[^\\d.;!?\\p{L}]{0,4}(?:${closed})|(?:${closed})[^\\d.;!?]{0,12}?${word}(${span})` +
        // "Closed on Friday 1 January" is of that day.
        '(?!,? \\d{1,2}(?:\\p{L}{2})? \\p{L}{3}))(?!\\p{L})',
    ),
    last: sieve(
      `${word}(?:(?<own>${staysOpen})|${open})(?!\\p{L})[^\\d.;!?,]{0,30}` +
        `${word}(?:${through}) (?:${article})?${time}(?:,?\\s${named})?`,
    ),
    there: sieve(`${word}(?:${through}) (?:${article})?(${clock}),? (?:${there})(?!\\p{L})`),
    at: sieve(
      `${word}(?:${span}[^\\d.;!?]{1,25}?${word})?(?:(?<own>${answered})|${lastVisit})(?!\\p{L})` +
        `[^\\d.;!?,]{0,30}?${word}(?:${at})\\s${time}(?:,?\\s${named})?`,
    ),
    busyOn: sieve(`${word}${span}(?:\\s\\p{L}+)?(?:,[^,.;!?]{3,60},)?\\s(?:${busyOn})`),
    atSign: expression(`${lastVisit}|${answered}`, 'i'),
    busySign: expression(busyOn, 'i'),
    theirs: expression(`${word}(?:${theirs})(?!\\p{L})`, 'i'),
    feasts: expression(`${word}(?:${feasts})(?!\\p{L})`, 'gi'),
    /** Straight before such words: the days they are about. */
    daysBefore: expression(`${word}${span}(?:\\s\\p{L}+)?,?\\s(?:\\p{L}+\\s){0,2}$`, 'i'),
    holidays: sieve(
      `${word}(?:(?:${holidays})[^\\d.;!?\\p{L}]{0,4}(?:${closed})|` +
        `(?:${closed})[^\\d.;!?]{0,12}?${word}(?:${holidays}))(?!\\p{L})`,
    ),
    unanswered: sieve(`${word}(?:${unanswered})`),
    days: days.map((pattern) => expression(`${word}(?:${pattern})(?!\\p{L})`, 'i')),
    through: expression(`[-–]|${word}(?:${through})(?!\\p{L})`, 'i'),
    everyDay: expression(`${word}(?:${everyDay})(?!\\p{L})`, 'i'),
    afternoon: expression(afternoon, 'i'),
    morning: expression(morning, 'i'),
    joined: expression(`^\\s?(?:,|(?:${joins})\\s)\\s?(?:${onDays})$`, 'i'),
    openSign: expression(openSign, 'i'),
    unbroken: sieve(`${word}(?:${unbroken})(?!\\p{L})`),
    question: language.punctuation?.question ?? '?',
  }
})

type Patterns = ReturnType<typeof patternsOf>

/** The patterns of a language that are sieved. */
export const sievedHours = (language: Language): string[] =>
  Object.values(patternsOf(language)).flatMap((one) => (typeof one === 'object' && 'matches' in one ? one.source : []))

const answers = perLanguage((language) => ({
  round: remembered(8000, (text) => hoursOf(text, language, true)),
  other: remembered(8000, (text) => hoursOf(text, language, false)),
}))

/** Every statement about hours in a text. `round` false: open day and night is not looked for (it is true). */
export const hoursIn = (text: string, language: Language, round = true): readonly Hours[] =>
  answers(language)[round ? 'round' : 'other'](text)

/** The same, each where it stands in the text, which may name hours in words. */
function hoursOf(typed: string, language: Language, round: boolean): readonly Hours[] {
  // "Good Friday" is no Friday.
  const text = typed.replace(patternsOf(language).feasts, (feast) => 'x'.repeat(feast.length))
  if (text !== typed)
    return hoursOf(text, language, round).map((one) => ({
      ...one,
      raw: typed.slice(one.index, one.index + one.raw.length),
    }))
  const figures = inFigures(text, language)
  if (!figures) return hours(text, language, round)
  return hours(figures.text, language, round).map((one) => {
    const index = figures.at(one.index)
    return { ...one, index, raw: text.slice(index, figures.at(one.index + one.raw.length)) }
  })
}

/** A full stop behind hours that is no part of them, as in "p.m.". */
const STOP = /(?<!\.\s?[^\s.]{1,3})\.$/

/** Letters before words of being open that may name days. */
const BEFORE = 50

function hours(text: string, language: Language, round: boolean): Hours[] {
  const patterns = patternsOf(language)
  const out: Hours[] = []
  const capitals = text.toUpperCase()
  const all = ({ matches }: Sieve) => matches(text, capitals)
  const always = (round ? all(patterns.always) : []).find((each) => isOfTheBusiness(text, each, language))
  const add = (one: Omit<Hours, 'shifts' | 'isHalf' | 'isOurs'> & Partial<Hours>) =>
    out.push({ shifts: [one], isHalf: false, isOurs: false, ...one, raw: one.raw.replace(STOP, '') })
  if (always) add({ raw: always[0], index: always.index, kind: 'always', days: EVERY_DAY, opens: 0, closes: MINUTES })
  if (patterns.until.test(text)) {
    for (const { 0: raw, 2: times = '', 3: behind = '', index } of all(patterns.times)) {
      const before = raw.slice(0, raw.length - times.length - behind.length)
      const shifts = inADay(rangesIn(times, patterns))
      const [first, last] = [shifts[0], shifts.at(-1)]
      // "Friday, closed for lunch 1 to 2"
      if (!first || !last || patterns.notOpen.test(before)) continue
      const earlier = patterns.daysBefore.exec(text.slice(Math.max(0, index - BEFORE), index))?.[0] ?? ''
      add({
        raw,
        index,
        kind: patterns.slots.test(before) ? 'slots' : 'times',
        days: daysOf(`${earlier} ${before} ${behind}`, patterns),
        opens: first.opens,
        closes: last.closes,
        shifts,
        isOurs: patterns.staffed.test(raw),
      })
    }
    for (const { 0: raw, 1: day = '', 2: times = '', index } of all(patterns.break)) {
      // Nobody has lunch at one in the morning.
      const [pause] = inADay(rangesIn(times, patterns), EARLY)
      if (pause && !isOtherwise(text, index, raw, patterns))
        add({ raw, index, kind: 'break', days: daysOf(day, patterns), ...pause, isOurs: true })
    }
  }
  if (/\d/.test(text))
    for (const kind of ['from', 'last', 'till', 'there', 'at'] as const)
      for (const match of kind !== 'at' || patterns.atSign.test(text) ? all(patterns[kind]) : []) {
        const { 0: raw, index } = match
        const { 1: word, 2: later, groups } = match
        const time = (kind === 'last' || kind === 'at' ? later : word) ?? ''
        const [clock] = clocksOf(time, patterns)
        const isClause = kind === 'at'
        if (clock === undefined || isOtherwise(text, index, raw, patterns, isClause)) continue
        const before = kind === 'last' || kind === 'there' ? text.slice(Math.max(0, index - BEFORE), index) : ''
        const days = daysOf(`${patterns.daysBefore.exec(before)?.[0] ?? ''} ${raw.replace(time, ' ')}`, patterns)
        // Without a day it may be somewhere else: "until ten we are in and pack".
        if (kind === 'there' && days.length === EVERY_DAY.length) continue
        const isHalf = clock <= HALF && !patterns.afternoon.test(time) && !patterns.morning.test(time)
        add({
          raw,
          index,
          kind: kind === 'from' || kind === 'at' ? kind : 'until',
          days,
          opens: kind === 'from' || kind === 'at' ? clock : 0,
          closes: kind === 'from' ? 0 : clock,
          isHalf,
          isOurs: (kind !== 'last' && kind !== 'at') || groups?.own !== undefined,
        })
      }
  for (const { 0: raw, index } of patterns.openSign.test(text) ? all(patterns.openOn) : []) {
    const hasTimes = out.some(
      (one) => one.index < index + raw.length && index < one.index + one.raw.length && one.kind === 'times',
    )
    if (hasTimes || isOtherwise(text, index, raw, patterns)) continue
    const days = patterns.everyDay.test(raw) ? EVERY_DAY : namedIn(raw, patterns)
    add({ raw, index, kind: 'days', days, opens: 0, closes: 0, isOurs: true })
  }
  for (const { 0: raw, index } of patterns.busySign.test(text) ? all(patterns.busyOn) : [])
    if (!isOtherwise(text, index, raw, patterns))
      add({ raw, index, kind: 'days', days: namedIn(raw, patterns), opens: 0, closes: 0, isOurs: true })
  for (const { 0: raw, index } of all(patterns.unbroken)) {
    if (isOtherwise(text, index, raw, patterns)) continue
    const days = namedIn(sentenceAt(text, index, raw.length).text, patterns)
    add({ raw, index, kind: 'unbroken', days: days.length > 0 ? days : EVERY_DAY, opens: 0, closes: 0 })
  }
  if (!language.hours.closedSigns.some((sign) => text.includes(sign))) return out
  for (const { 0: raw, 1: before, 2: after, index } of all(patterns.closed))
    add({ raw, index, kind: 'closed', days: daysOf(before ?? after ?? '', patterns), opens: 0, closes: 0 })
  for (const { 0: raw, index } of all(patterns.holidays))
    add({ raw, index, kind: 'holidays', days: EVERY_DAY, opens: 0, closes: 0 })
  for (const { 0: raw, index } of all(patterns.unanswered))
    if (!isOtherwise(text, index, raw, patterns))
      add({ raw, index, kind: 'unanswered', days: EVERY_DAY, opens: 0, closes: 0 })
  return out
}

/** Minutes of a day before which no break of it begins. */
const EARLY = 8 * 60

/**
 * Whether the sentence of a statement is a question, or says it of some days, of the past, or denies it; of a clause,
 * where the rest may tell of something else.
 */
function isOtherwise(
  text: string,
  index: number,
  raw: string,
  { otherwise, question }: Patterns,
  isClause = false,
): boolean {
  const sentence = sentenceAt(text, index, raw.length)
  const before = text.slice(sentence.index, index)
  const after = text.slice(index + raw.length, sentence.end)
  const rest = isClause ? `${before.replace(/^.*,/, '')} ${after.replace(/,.*$/, '')}` : `${before} ${after}`
  return otherwise.test(rest) || text.slice(sentence.end).startsWith(question)
}

/** Whether the part of a sentence up to a statement makes it a condition, denies it, or asks. */
export function isUncertain(text: string, index: number, raw: string, language: Language): boolean {
  return isOtherwise(text, index, raw, patternsOf(language), true)
}

/** Whether hours are said of what is the reader's: "if your shop is closed on Sundays". */
export function isOfReaders(text: string, { index, raw }: Hours, language: Language): boolean {
  const sentence = sentenceAt(text, index, raw.length)
  const clause = text.slice(sentence.index, index).replace(/^.*, /, '')
  return patternsOf(language).theirs.test(clause + raw)
}

/** All spans of time in a text: "8.30am to 1pm and 2pm to 5.30pm". */
export const spansIn = (text: string, language: Language): readonly Shift[] => rangesIn(text, patternsOf(language))

/** The days on which a text says that it is open, Monday 0; none where it names none or says every day. */
export function daysNamed(text: string, language: Language): readonly number[] {
  const open = new Set(namedIn(text, patternsOf(language)))
  for (const { kind, days } of hoursIn(text, language)) if (kind === 'closed') for (const day of days) open.delete(day)
  return [...open].sort()
}
