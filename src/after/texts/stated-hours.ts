// Finds opening hours in a text from elsewhere that no location of the business has.
import { isDeepStrictEqual } from 'node:util'
import {
  allWeeks,
  dayGroups,
  inEnglish,
  isTime,
  saysClosed,
  showsDay,
  spansIn,
  specialShifts,
  type Week,
  type WrittenTime,
} from '../../check/facts/clock.ts'
import { locationsOf } from '../../check/site/locations.ts'
import { datesIn } from '../../check/text/dates.ts'
import type { TextFault } from '../../check/text/each-text.ts'
import type { Language } from '../../language/language.ts'
import { DAYS } from '../../model/hours.ts'
import type { Site } from '../../model/schemas/site.ts'
import { memoize } from '../../runtime/memoize.ts'

/** Days that a text names, and the hours that it gives them. */
interface StatedDays {
  readonly days: readonly number[]
  readonly raw: string
  readonly spans: readonly WrittenTime[]
  readonly isClosed: boolean
  /** Whether it says that the business is open then, and day and night. */
  readonly isOpen: boolean
  readonly isAlways: boolean
}

/** A leap year, of which dates without a year may be. */
const ANY_YEAR = '2028'

type DayGroup = ReturnType<typeof dayGroups>[number]

/** Between two sentences; "a.m." ends none, "3 pm. The" does. */
const SENTENCES = /(?<=\p{L}{3}[.!?·]|(?:\d\d|\d ?\p{L}{2})[.!?](?=\s\p{Lu})|;)\s+|\n+/u

const hourWords = memoize(({ clock: { except, always, minutes, once, open }, not, units, time }: Language) => ({
  // The times that they make of an hour are not read.
  minutes: new RegExp(`(?<!\\p{L})(?:${minutes ?? '(?!)'})(?!\\p{L})`, 'iu'),
  // An amount or a date.
  other: new RegExp(
    `^\\.?\\s?(?:[%€]|st|nd|rd|th|${[...Object.values(units), ...(time?.months ?? [])].join('|')})(?!\\p{L})`,
    'iu',
  ),
  open: new RegExp(`(?<!\\p{L})(?:${open ?? '(?!)'})`, 'iu'),
  except: new RegExp(`(?<!\\p{L})(?:${except ?? '(?!)'})\\s+(?:\\p{L}{2,4}\\s+)?$`, 'iu'),
  always: new RegExp(`(?<!\\p{L})(?:${always})(?!\\p{L})`, 'iu'),
  not: new RegExp(`(?<!\\p{L})(?:${not})(?!\\p{L})`, 'iu'),
  once: new RegExp(`(?<!\\p{L})(?:${once ?? '(?!)'})(?!\\p{L})`, 'iu'),
  past: new RegExp(`(?<!\\p{L})(?:${time?.past ?? '(?!)'})(?!\\p{L})`, 'iu'),
}))

/** Ranges of times beside days, also in bare hours; without them, a time at which the business opens or closes. */
function rangesIn(text: string, language: Language): readonly WrittenTime[] {
  const { other, open } = hourWords(language)
  const isTimes = ({ raw, index }: WrittenTime) => !other.test(text.slice(index + raw.length))
  const strict = spansIn(text, language).filter(({ times }) => times.length === 2)
  const ranges = strict.length > 0 ? strict : spansIn(text, language, 'lenient').filter(isTimes)
  return ranges.length > 0 || !open.test(text) ? ranges : spansIn(text, language, 'single').filter(isTimes)
}

/** The groups of days in a sentence. Those after "except" are taken from the group before. */
function groupsIn(sentence: string, language: Language): DayGroup[] {
  const { except } = hourWords(language)
  const groups: DayGroup[] = []
  for (const group of dayGroups(sentence, language)) {
    const last = groups.at(-1)
    if (!except.test(sentence.slice(0, group.index))) groups.push(group)
    else if (last) groups[groups.length - 1] = { ...last, days: last.days.filter((day) => !group.days.includes(day)) }
  }
  return groups
}

/** Only a comma or short words, so that the days before it have the hours of those after it. */
const LINK = /^[\s,&–-]*(?:\p{L}{1,4}[\s,]+){0,2}$/u

/** The texts between the groups of days: before the first, between two, after the last. */
const textsAround = (sentence: string, groups: readonly DayGroup[]) =>
  [undefined, ...groups].map((group, i) => sentence.slice(group ? group.index + group.raw.length : 0, groups[i]?.index))

/** Whether a text ends by saying that the days after it are closed: "Sat 9-3, closed Sun & Mon". */
const closesNext = (text: string, language: Language) => saysClosed(text.split(/[,;.:]/).at(-1) ?? '', language)

/** Whether words before and around days say that they are closed: not "shut for lunch between 1 and 2pm". */
const closesDays = (before: string, around: string, language: Language) =>
  spansIn(around, language).length === 0 && (closesNext(before, language) || saysClosed(around, language))

/** The hours of each group of days: those after it, or before it if the sentence begins with hours. */
function hoursOf(texts: readonly string[], language: Language): (readonly WrittenTime[])[] {
  const [first = [], ...after] = texts.map((text) => rangesIn(text, language))
  const isBefore = first.length > 0 && (after.length > 1 || after[0]?.length === 0)
  if (isBefore)
    return after.map((spans, i) => ([first, ...after][i]?.length === 0 ? spans : ([first, ...after][i] ?? [])))
  const last = after.length - 1
  const spans = after[last - 1] ?? []
  // "Monday to Friday from eight to six, and nine to one on Saturdays." "Shut on Sundays, and nine to one on Saturdays."
  const isTurned =
    after[last]?.length === 0 &&
    (spans.filter(({ times }) => times.length > 1).length > 1 ||
      (spans.length > 0 && closesNext(texts[last - 1] ?? '', language)))
  return isTurned
    ? [...after.slice(0, last - 1), after[last - 1]?.slice(0, -1) ?? [], after[last - 1]?.slice(-1) ?? []]
    : after
}

/** The days of a sentence with their hours. */
function statedDays(sentence: string, language: Language): StatedDays[] {
  const groups = groupsIn(sentence, language)
  const texts = textsAround(sentence, groups)
  const hours = hoursOf(texts, language)
  const stated: StatedDays[] = []
  let pending: readonly number[] = []
  for (const [i, { days, raw }] of groups.entries()) {
    const spans = hours[i] ?? []
    const text = texts[i + 1] ?? ''
    const words = i === 0 ? `${texts[0]} ${text}` : text
    const isClosed = spans.length === 0 && closesDays(texts[i] ?? '', words, language)
    const all = [...pending, ...days]
    const isStated = spans.length > 0 || isClosed || i === groups.length - 1
    const { open, not, always } = hourWords(language)
    const isOpen = !isClosed && open.test(words) && !not.test(words)
    if (isStated) stated.push({ days: all, raw, spans, isClosed, isOpen, isAlways: always.test(words) })
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

/** Whether a range of times is a shift of a day or the break between two, or a time begins or ends a shift. */
function has(week: Week, day: number, { times: [opens, closes] }: WrittenTime): boolean {
  const shifts = week[day] ?? []
  const breaks = shifts.slice(1).map(([start], i) => [shifts[i]?.[1] ?? start, start] as const)
  if (opens === undefined) return false
  return closes
    ? [...shifts, ...breaks].some((span) => showsDay([[opens, closes]], [span]))
    : shifts.some((shift) => shift.some((time) => isTime(opens, time)))
}

/** The words of a statement that are wrong for a week; undefined if it is right. */
function wrongPart(stated: StatedDays, named: ReadonlySet<number>, week: Week): string | undefined {
  const { days, raw, spans, isClosed, isOpen } = stated
  if (isClosed) return days.some((day) => (week[day] ?? []).length > 0) ? raw : undefined
  if (endsEarly(stated, named, week)) return raw
  // One day without hours may be the day of anything, unless the business is open then.
  if (spans.length === 0)
    return (isOpen || days.length > 1) && days.some((day) => week[day]?.length === 0) ? raw : undefined
  const wrong = spans.find((span) => !isAppointment(span) && !days.every((day) => has(week, day, span)))
  if (!wrong) return undefined
  const isDayOff = days.every((day) => week[day]?.length === 0)
  return isDayOff || (wrong.times.length > 1 && week.some((_, day) => has(week, day, wrong))) ? raw : wrong.raw
}

/** Minutes of the longest range of times that is an appointment rather than a shift. */
const APPOINTMENT = 90
const isAppointment = ({ times: [opens, closes] }: WrittenTime) => {
  if (!closes) return false
  const minutes = closes.minutes - (opens?.minutes ?? 0)
  return (minutes > 0 ? minutes : minutes + 720) <= APPOINTMENT
}

/** A range of times in a sentence without days, or a time at which the business opens, that no day has. */
function wrongTimes(sentence: string, week: Week, language: Language): string | undefined {
  const ranges = spansIn(sentence, language).filter(({ times }) => times.length === 2)
  const { open, past } = hourWords(language)
  const isOpening = ranges.length === 0 && open.test(sentence) && !past.test(sentence)
  const spans = isOpening ? spansIn(sentence, language, 'single').filter(({ raw }) => !/^\p{N}+$/u.test(raw)) : ranges
  return spans.find(({ times }) => times.some((time) => !week.flat(2).some((declared) => isTime(time, declared))))?.raw
}

/** Whether the times of a sentence are those of one date, or of the past. */
function isOfOneTime(sentence: string, language: Language): boolean {
  const { minutes, once, past, open } = hourWords(language)
  const [{ days = [] } = {}, another] = dayGroups(sentence, language)
  const isDated = datesIn(sentence, language.time?.months ?? [], ANY_YEAR).length > 0
  const isOnce = days.length < 2 && !another && once.test(sentence)
  const isOver = past.test(sentence) && !open.test(sentence) && !saysClosed(sentence, language)
  return isDated || isOnce || isOver || minutes.test(sentence)
}

/** The opening hours of a text that no location has. `text` has blanks instead of phones. */
export function* wrongHours(text: string, site: Site, language: Language): Generator<TextFault> {
  const locations = locationsOf(site).filter((location) => inEnglish(location) !== '')
  const weeks = locations.flatMap(allWeeks)
  const special = specialShifts(locations.flatMap(({ otherHours }) => otherHours))
  const help = `the declared hours are ${locations.map(inEnglish).join(' or ')}`
  for (const sentence of weeks.length === 0 ? [] : text.split(SENTENCES)) {
    const isSpecial = spansIn(sentence, language).some((span) => special.some((shift) => has([[shift]], 0, span)))
    if (isSpecial || isOfOneTime(sentence, language)) continue
    const statements = statedDays(sentence, language)
    const named = new Set(statements.flatMap(({ days }) => days))
    for (const part of statements.length > 0 ? statements : [sentence]) {
      const wrong = weeks.map((week) =>
        typeof part === 'string' ? wrongTimes(part, week, language) : wrongPart(part, named, week),
      )
      const [value] = wrong
      if (value !== undefined && wrong.every((each) => each !== undefined))
        yield { text: `"${value}" is not when the business is open`, value, help }
    }
  }
}
