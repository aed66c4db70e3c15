// Finds opening hours in a text from elsewhere that no location of the business has.
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '../../language/language.ts'
import { DAYS } from '../../model/hours.ts'
import type { Site } from '../../model/schemas/site.ts'
import { memoize } from '../../runtime/memoize.ts'
import { locationsOf } from '../site/places.ts'
import type { Fault } from '../text/each-text.ts'
import {
  allWeeks,
  dayGroups,
  inEnglish,
  isShown,
  isTime,
  type Span,
  saysClosed,
  spansIn,
  type Week,
  weekOf,
} from './clock.ts'

/** Days that a text names, and the hours that it gives them. */
interface StatedDays {
  readonly days: readonly number[]
  readonly raw: string
  readonly spans: readonly Span[]
  readonly isClosed: boolean
  /** Whether it says that the business is open day and night. */
  readonly isAlways: boolean
}

/** Between two sentences; "a.m." ends none. */
const SENTENCES = /(?<=\p{L}{3}[.!?·]|;)\s+|\n+/u

const hourWords = memoize(({ clock: { except, always } }: Language) => ({
  except: new RegExp(`(?<!\\p{L})(?:${except ?? '(?!)'})\\s+(?:\\p{L}{2,4}\\s+)?$`, 'iu'),
  always: new RegExp(`(?<!\\p{L})(?:${always})(?!\\p{L})`, 'iu'),
}))

/** Ranges of times, also in bare hours where days are named before them. */
function rangesIn(text: string, language: Language): readonly Span[] {
  const strict = spansIn(text, language).filter(({ times }) => times.length === 2)
  return strict.length > 0 ? strict : spansIn(text, language, 'lenient')
}

/** Only a comma or short words, so that the days before it have the hours of those after it. */
const LINK = /^[\s,&–-]*(?:\p{L}{1,4}[\s,]+){0,2}$/u

/** The days of a sentence with the hours after them, or before them if none follow. */
function statedDays(sentence: string, language: Language): StatedDays[] {
  const { except, always } = hourWords(language)
  const groups = dayGroups(sentence, language).filter(({ index }) => !except.test(sentence.slice(0, index)))
  const isBefore = groups.length === 1 && rangesIn(sentence.slice(groups[0]?.index), language).length === 0
  const stated: StatedDays[] = []
  let pending: readonly number[] = []
  for (const [i, { days, raw, index }] of groups.entries()) {
    const text = isBefore ? sentence : sentence.slice(index + raw.length, groups[i + 1]?.index)
    const spans = rangesIn(text, language)
    const isClosed = saysClosed(isBefore || i === 0 ? sentence.slice(0, groups[i + 1]?.index) : text, language)
    const isStated = spans.length > 0 || isClosed || i === groups.length - 1
    const all = [...pending, ...days]
    const hours = { spans, isClosed: isClosed && spans.length === 0, isAlways: always.test(text) }
    if (isStated) stated.push({ days: all, raw, ...hours })
    pending = !isStated && LINK.test(text) ? all : []
  }
  return stated
}

/** Whether the hours of a range of days are also those of the day before or after it, which the sentence does not name. */
function endsEarly({ days, spans, isAlways }: StatedDays, named: ReadonlySet<number>, week: Week): boolean {
  const [first = 0] = days
  const last = days.at(-1) ?? first
  const isRange = days.length > 2 && days.length < DAYS.length && (spans.length > 0 || isAlways)
  const beside = isRange ? [(first + 6) % 7, (last + 1) % 7].filter((day) => !named.has(day)) : []
  return week[first]?.length !== 0 && beside.some((day) => isDeepStrictEqual(week[day], week[first]))
}

const has = (week: Week, day: number, { times: [opens, closes] }: Span) =>
  opens !== undefined && closes !== undefined && (week[day] ?? []).some((shift) => isShown([[opens, closes]], [shift]))

/** The words of a statement that are wrong for a week; undefined if it is right. */
function wrongPart(stated: StatedDays, named: ReadonlySet<number>, week: Week): string | undefined {
  const { days, raw, spans, isClosed } = stated
  if (isClosed) return days.some((day) => (week[day] ?? []).length > 0) ? raw : undefined
  if (endsEarly(stated, named, week)) return raw
  // One day without hours may be the day of anything.
  if (spans.length === 0) return days.length > 1 && days.some((day) => week[day]?.length === 0) ? raw : undefined
  const wrong = spans.find((span) => !days.every((day) => has(week, day, span)))
  if (!wrong) return undefined
  return week.some((_, day) => has(week, day, wrong)) ? raw : wrong.raw
}

/** Times in a sentence without days that are not those of any day. */
function wrongTimes(sentence: string, week: Week, language: Language): string | undefined {
  const through = new RegExp(`(?<!\\p{L})(?:${language.clock.through})\\s*$`, 'iu')
  return spansIn(sentence, language).find(({ times, index }) => {
    if (times.length === 1 && !through.test(sentence.slice(0, index))) return false
    return times.some((time) => !week.flat(2).some((declared) => isTime(time, declared)))
  })?.raw
}

/** The opening hours of a text that no location has. `text` has blanks in the place of phones. */
export function* wrongHours(text: string, site: Site, language: Language): Generator<Fault> {
  const locations = locationsOf(site).filter((place) => inEnglish(place) !== '')
  const weeks = locations.flatMap(allWeeks)
  const special = locations
    .flatMap(({ otherHours }) => otherHours)
    .flatMap(({ opens, closes }) =>
      opens === undefined || closes === undefined ? [] : [{ days: [...DAYS], opens, closes }],
    )
  const help = `the declared hours are ${locations.map(inEnglish).join(' or ')}`
  for (const sentence of weeks.length === 0 ? [] : text.split(SENTENCES)) {
    const isSpecial = special.some((shift) => spansIn(sentence, language).some((span) => has(weekOf([shift]), 0, span)))
    if (isSpecial) continue
    const statements = statedDays(sentence, language)
    const named = new Set(statements.flatMap(({ days }) => days))
    const parts = statements.length > 0 ? statements : [sentence]
    for (const part of parts) {
      const wrong = weeks.map((week) =>
        typeof part === 'string' ? wrongTimes(part, week, language) : wrongPart(part, named, week),
      )
      const [value] = wrong
      if (value !== undefined && wrong.every((each) => each !== undefined))
        yield { text: `"${value}" is not when the business is open`, value, help }
    }
  }
}
