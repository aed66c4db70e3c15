// A text -> the last day of what it offers or announces, where it says one with its year; the day on which a customer
// wrote, where that is ahead. Pure.
import type { Language } from '../../model/checks/language.ts'
import { plainText } from '../../model/inline.ts'
import { bare } from './compared.ts'
import { expression, matchesOf } from './expression.ts'
import { perLanguage } from './language.ts'
import { candidates, lazyPattern } from './prefilter/candidates.ts'
import { atStart, wholeWords } from './prefilter/patterns.ts'
import { isOfAThing, isOfOthers } from './promises/speaker.ts'
import { sentenceAt } from './sense/sentence.ts'

/** What may be a day of this century. */
const YEAR = /20\d\d/

const patternsOf = perLanguage(({ time }: Language) => {
  if (!time) return undefined
  const months = time.months.join('|')
  return {
    until: expression(`(?<!\\p{L})(?:${time.until})[^.;!\\d]{0,40}(?=\\d|\\p{L}+ (?:\\p{L}{2,3} )?20\\d\\d)`, 'i'),
    coming: time.coming === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.coming}) (?=\\d)`, 'i'),
    starts: time.starts === undefined ? undefined : expression(`(?<=^|[.!;·:] )(?:${time.starts})`, 'i'),
    /** The beginnings of the months, which all their forms share. */
    begins: time.months.map((month) => bare(month).slice(0, BEGINNING)),
    past: time.past === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.past})(?!\\p{L})`, 'i'),
    /** A day of this year or the next. */
    dated: expression(`\\d{1,2}[/.]\\d{1,2}(?!\\d)|\\d{1,2}\\p{L}{0,2} (?:${months})(?!\\p{L})`, 'i'),
    days: expression(
      '(?<![\\d/.\\p{L}])(?:(\\d{1,2})[/.](\\d{1,2})[/.]|' +
        '(?:(\\d{1,2})\\p{L}{0,2} )?(\\p{L}{3,12})' +
        `(?: (?!(?:${months})(?!\\p{L}))\\p{L}{2,3})?,? )(20\\d\\d)(?!\\d)`,
      'gi',
    ),
  }
})

/** Letters by which a month is known from the others. */
const BEGINNING = 4

/** A month in any of its forms, 1 to 12; 0 where a word is none. */
const monthOf = (word: string, begins: readonly string[]) => begins.indexOf(bare(word).slice(0, BEGINNING)) + 1

/** What is to be from a month on that may have begun, and its first day. */
function startIn(text: string, { starts, begins, past }: NonNullable<ReturnType<typeof patternsOf>>) {
  const match = starts?.exec(text)
  const [raw = '', month = '', year] = match ?? []
  const at = monthOf(month, begins)
  if (!match || at === 0 || past?.test(sentenceAt(text, match.index, raw.length).text)) return undefined
  return { text: raw, day: `${year}-${String(at).padStart(2, '0')}-01` }
}

/** The last day of a month, 1 to 12. */
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** What a text says that ends with a day, or comes on it, and that day as year-month-day. */
export function lastDayIn(
  text: string,
  language: Language,
): { readonly text: string; readonly day: string } | undefined {
  const patterns = YEAR.test(text) ? patternsOf(language) : undefined
  if (!patterns) return undefined
  const { until, coming, past, days, begins } = patterns
  const match = until.exec(text) ?? coming?.exec(text)
  if (!match) return startIn(text, patterns)
  const sentence = sentenceAt(text, match.index, match[0].length)
  // A rate of two days has the second one for its end.
  const found = matchesOf(text.slice(match.index, sentence.index + sentence.text.length), days).flatMap(
    ({ 0: raw, 1: day, 2: month, 3: dayInWords, 4: name, 5: year = '', index }) => {
      const at = month === undefined ? monthOf(name ?? '', begins) : Number(month)
      if (at === 0) return []
      const on = Number(day ?? dayInWords ?? lastOf(Number(year), at))
      return [
        {
          text: text.slice(match.index, match.index + index + raw.length),
          day: [year, at, on].map((part) => String(part).padStart(2, '0')).join('-'),
        },
      ]
    },
  )
  const last = found.reduce<(typeof found)[number] | undefined>((a, b) => (a && a.day >= b.day ? a : b), undefined)
  return last && past?.test(sentence.text) !== true ? last : undefined
}

const announcedOf = perLanguage(({ time }: Language) => {
  const { seasons = [], undated = [] } = time ?? {}
  return candidates(
    [
      ...seasons.map(([pattern, from, to]) => ({
        kind: 'season' as const,
        pattern: lazyPattern(wholeWords(pattern), 'i'),
        key: `${from} ${to}`,
      })),
      ...undated.map((pattern) => ({ kind: 'undated' as const, pattern: lazyPattern(atStart(pattern), 'i'), key: '' })),
    ],
    true,
  )
})

/** What a text says that holds for a time. */
interface Announced {
  readonly kind: 'season' | 'undated'
  readonly text: string
  readonly key: string
}

/**
 * A season that a text says begins, and the months in which it may say so; an offer of a few days of which it names
 * none.
 */
export function announcedIn(text: string, language: Language): readonly Announced[] {
  const found = announcedOf(language)(text).flatMap(({ kind, pattern, key }) => {
    const match = pattern.expression().exec(text)
    return match && (kind === 'season' || isUndated(text, match, language)) ? [{ kind, text: match[0], key }] : []
  })
  return found.filter((one, i) => found.findIndex(({ kind }) => kind === one.kind) === i)
}

/** Whether an offer is of the business, names no day, asks nothing and tells of no time that is gone. */
function isUndated(text: string, { 0: raw, index }: RegExpExecArray, language: Language): boolean {
  const { dated, past } = patternsOf(language) ?? {}
  const sentence = sentenceAt(text, index, raw.length)
  return (
    dated?.test(text) !== true &&
    past?.test(sentence.text) !== true &&
    !isOfOthers(text, { raw, index }, language) &&
    !isOfAThing(text, { raw, index }, language) &&
    !text.slice(sentence.end).startsWith(language.punctuation?.question ?? '?')
  )
}

/** Whether a month is among those of a key. */
export function isWithin(month: number, key: string): boolean {
  const [from = 0, to = 0] = key.split(' ').map(Number)
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}

/** The day a customer wrote, whatever stands before the year, also behind a name and where it is from. */
const WRITTEN = expression(
  /^(?=.{4,60}$)(?:\D{0,12}|.*[,(·–—]\s?)(?:\d{1,2}[/. -])?(?:\d{1,2}|\p{L}+)?[/. -]*(20\d\d)\)?$/u,
)
/** The same behind what is quoted: "«All went well.» Irene B., Leeds, May 2025". */
const SIGNED = expression(
  '[»”][\\s—–-]*\\p{Lu}[^«»“”!?]{2,50}[,(·–—]\\s?' +
    '(?:\\d{1,2}[/.]\\d{1,2}[/.]|(?:\\d{1,2}\\p{L}{0,2} )?(?:\\p{L}{3,} ){1,2})(20\\d\\d)\\)?$',
)
const WHOLE_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)$/
/** Lists of what customers said. */
const SAID = /^content\/(?:reviews|testimonials)\.yaml$/
const ISO = /^20\d\d-\d\d-\d\d$/

/** The words by which a customer is said to have written in a year that is ahead. */
export function writtenAhead(file: string, text: string, year: number): string | undefined {
  if (SAID.test(file) && !ISO.test(text)) return Number(WRITTEN.exec(text)?.[1] ?? 0) > year ? text : undefined
  const signed = /20\d\d\W*$/.test(text) ? SIGNED.exec(plainText(text).trim()) : null
  return signed && Number(signed[1]) > year ? signed[0].slice(1).trim() : undefined
}

/** Milliseconds. */
const DAY_LENGTH = 86_400_000

/** The day of a review, where it is after that of the check: by two, for it is tomorrow elsewhere already. */
export function dayAhead(file: string, text: string, today: string | undefined): string | undefined {
  if (today === undefined || !SAID.test(file)) return undefined
  const [, day = '', month = '', year = ''] = WHOLE_DAY.exec(text) ?? []
  const written = Date.parse(ISO.test(text) ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'))
  return written > Date.parse(today) + DAY_LENGTH ? text : undefined
}

/** Whether a last day was in another year, or is gone for longer than an owner takes to look after the site. */
export function isOver(
  day: string,
  { year, today }: { readonly year: number; readonly today: string | undefined },
): boolean {
  const gone = today === undefined ? 0 : (Date.parse(today) - Date.parse(day)) / DAY_LENGTH
  return Number(day.slice(0, day.indexOf('-'))) < year || gone > PATIENCE
}
/** Days. */
const PATIENCE = 30
