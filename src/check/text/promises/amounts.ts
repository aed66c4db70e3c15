// Numbers with a unit in a text -> values that compare: "20-30 minutes", "half an hour", "from 45,50 €". Pure.
import type { Counting, Language, Unit } from '../../../model/checks/language.ts'
import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { type Statement, statementsOf } from '../../page/statements.ts'
import { bare } from '../compared.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage, remembered } from '../language.ts'

export interface Amount {
  /** As written, without what stands before it. */
  readonly raw: string
  readonly low: number
  /** The same as `low` where there is no range. */
  readonly high: number
  readonly unit: Unit
  /** A lower bound: "from 70€". */
  readonly from: boolean
  readonly index: number
}

const NUMBER = '\\d+(?:[.,]\\d)?k\\b|\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?'
const SIGN = '[€£$]'
/** Letters of texts in small letters without accents, for the inside of a character class. */
const LETTERS = 'a-z\\u00df-\\u024f\\u0370-\\u03ff\\u0400-\\u04ff'
const NEVER = '(?!)'
/** A day and a night in one word says when a business is open, not how long something takes. */
const ROUND = 24

const any = (list: readonly (readonly [pattern: string, ...rest: unknown[]])[]) =>
  list.map(([pattern]) => pattern).join('|') || NEVER

/** The value of the first entry whose pattern is the whole text. */
const entryFor = <T extends readonly [pattern: string, ...rest: unknown[]]>(list: readonly T[], text: string) =>
  list.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(text))

/** Patterns over `bare` texts. */
const patternsOf = perLanguage((language) => {
  const { counting } = language
  const units = Object.keys(language.units) as Unit[]
  const words = units.map((unit) => `(${bare(language.units[unit] ?? NEVER)})`).join('|')
  const to = bare(language.to)
  const word = `(?:${any([...(counting?.words ?? []), ...(counting?.times ?? [])])})(?![${LETTERS}])`
  const number = `(?:${NUMBER})(?:\\s(?:${any(counting?.times ?? [])})(?![${LETTERS}]))?|${word}(?:\\s${word})*`
  const more = `(?:\\+|[\\s-](?:${counting?.more ?? NEVER})(?![${LETTERS}]))?`
  const between = `(?:[-–—]|(?:${to})\\s|(?<=\\s)(?:${to})\\s)`
  const money = bare(language.units.money ?? NEVER)
  // "A £150 brush": the sign is that of the figures behind it.
  const own = `(?<=[${LETTERS}]\\s?${SIGN})\\d|(?<=\\d\\s${SIGN})\\d`
  const behind = `(?<=(?:${SIGN}|${money})\\s?[\\d.,]+k?)(?!\\d|k\\b)`
  const unit = `(?:[\\s\\u2002]?(?:${words})(?![${LETTERS}]|${own})|${behind})`
  const { whole, joined } = counting ?? {}
  const ends = joined?.end ?? []
  const begin = `(\\d+|${any(joined?.begin ?? [])})`
  return {
    amounts: new RegExp(
      `(?<![\\d.,:/${LETTERS}])(?:` +
        `(?:(${SIGN}|(?:${money})(?=\\s\\d))\\s?)?(${number})${more}` +
        `(?:\\s?${between}\\s?(${number}))?${unit}` +
        `|(?<whole>${any(whole ?? [])})(?![${LETTERS}])` +
        `|(?<joined>${begin}-?(?:${any(ends)}))(?![${LETTERS}]))`,
      'g',
    ),
    joined: ends.map(([end, unit]) => ({ unit, pattern: new RegExp(`^${begin}-?(?:${end})$`) })),
    units,
    from: new RegExp(`(?<![${LETTERS}])(?:${bare(language.from)})[\\s\\u2002]*$`),
    since:
      language.speakers &&
      new RegExp(`(?<![${LETTERS}])(?:${bare(language.speakers.since)})\\s((?:19|20)\\d\\d)(?!\\d)`, 'g'),
    founded:
      language.speakers?.founded === undefined
        ? undefined
        : expression(`(?<!\\p{L})(?:${language.speakers.founded})`, 'gi'),
    acted:
      language.speakers?.acted === undefined
        ? undefined
        : expression(`(?<!\\p{L})(?:${language.speakers.acted})`, 'gi'),
  }
})

type Patterns = ReturnType<typeof patternsOf>

const answers = perLanguage((language) => remembered(8000, (text) => amounts(text, language)))

/** Every number with a unit, in order, in figures or in words. */
export const amountsIn = (text: string, language: Language): readonly Amount[] => answers(language)(text)

function amounts(text: string, language: Language): Amount[] {
  const patterns = patternsOf(language)
  const plain = bare(text)
  // A letter whose accent is a character of its own makes the typed text longer: then the bare one stands for it.
  const typed = plain.length === text.length ? text : plain
  const out: Amount[] = []
  for (const match of matchesOf(plain, patterns.amounts)) {
    const [found] = match
    const read = measured(match, patterns, language)
    if (!read) continue
    out.push({
      ...read,
      raw: typed.slice(match.index, match.index + found.length),
      from: patterns.from.test(plain.slice(Math.max(0, match.index - 20), match.index)),
      index: match.index,
    })
  }
  return out
}

function measured(
  match: RegExpExecArray,
  { units, joined }: Patterns,
  { counting }: Language,
): Pick<Amount, 'low' | 'high' | 'unit'> | undefined {
  const { whole, joined: one } = match.groups ?? {}
  if (whole !== undefined) {
    const [, value, unit] = entryFor(counting?.whole ?? [], whole) ?? []
    return value === undefined || unit === undefined ? undefined : { low: value, high: value, unit }
  }
  if (one !== undefined) {
    const end = joined.find(({ pattern }) => pattern.test(one))
    const begin = end?.pattern.exec(one)?.[1] ?? ''
    const value = /^\d/.test(begin) ? Number(begin) : entryFor(counting?.joined.begin ?? [], begin)?.[1]
    if (!end || value === undefined || (value === ROUND && end.unit === 'hour')) return undefined
    return { low: value, high: value, unit: end.unit }
  }
  const [, sign, first = '', second, ...rest] = match
  const at = rest.slice(0, units.length).findIndex((word) => word !== undefined)
  const unit = sign !== undefined ? 'money' : units[at]
  if (unit === undefined) return undefined
  const times = entryFor(counting?.scales ?? [], rest[at] ?? '')?.[1] ?? 1
  const low = numberIn(first, counting) * times
  return { low, high: second === undefined ? low : numberIn(second, counting) * times, unit }
}

/** "since 1985" -> the years since then, in a build of `year`; `raw` is the phrase. */
export function yearsSince(text: string, language: Language, year: number): Amount[] {
  const { since } = patternsOf(language)
  const plain = since && /(?:19|20)\d\d/.test(text) ? bare(text) : ''
  return (since ? matchesOf(plain, since) : []).map(({ 0: found, 1: began, index }) => {
    const years = year - Number(began)
    const raw = plain.length === text.length ? text.slice(index, index + found.length) : found
    return { raw, low: years, high: years, unit: 'year', from: false, index }
  })
}

/**
 * The years since one that a text says the business began in, whatever else it says, or did something that it can do
 * only once it has begun.
 */
export function yearsOf(
  what: 'founded' | 'acted',
  text: string,
  { language, year }: { readonly language: Language; readonly year: number },
): Amount[] {
  const pattern = patternsOf(language)[what]
  return (pattern && /(?:19|20)\d\d/.test(text) ? matchesOf(text, pattern) : []).map((match) => {
    const { 0: raw, index } = match
    const years = year - Number(match.slice(1).find((group) => group !== undefined))
    return { raw, low: years, high: years, unit: 'year', from: false, index }
  })
}

/** Elements that hold the words of others. */
const QUOTES = ['blockquote', 'q']

/** A piece of a page, and the amounts in it. */
interface StatedAmounts {
  readonly statement: Statement
  readonly amounts: readonly Amount[]
}
const known = new WeakMap<PageFacts, readonly StatedAmounts[]>()

/** The pieces of a page that hold amounts. Worked out once a page. */
export function amountsOf(page: PageFacts, language: Language): readonly StatedAmounts[] {
  const done = known.get(page)
  if (done) return done
  const out = statementsOf(page).flatMap((statement) => {
    const { element, text } = statement
    const amounts = amountsIn(text, language)
    // What a customer wrote is not a promise of the business.
    const isQuoted = () => element && (QUOTES.includes(element.name) || page.inside(element, ...QUOTES))
    return amounts.length === 0 || isQuoted() ? [] : [{ statement, amounts }]
  })
  known.set(page, out)
  return out
}

/** "1.200" and "1,200" are thousands, and so is "12k"; "45,50" and "45.5" are decimals; words in a row add up. */
function numberIn(text: string, counting: Counting | undefined): number {
  let sum = 0
  for (const word of text.trim().split(/\s+/)) {
    const times = entryFor(counting?.times ?? [], word)
    if (times) sum = (sum || 1) * times[1]
    else if (/^\d.*k$/.test(word)) sum += Number(word.slice(0, -1).replace(',', '.')) * 1000
    else if (/^\d/.test(word)) sum += Number(word.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
    else sum += entryFor(counting?.words ?? [], word)?.[1] ?? 0
  }
  return sum
}

const MINUTES: Readonly<Partial<Record<Unit, number>>> = { minute: 1, hour: 60, day: 1440, week: 10_080 }
const MONTHS: Readonly<Partial<Record<Unit, number>>> = { month: 1, year: 12 }

/** What an amount counts in the smallest unit of its kind: 24 hours are a day, 12 months a year. */
function smallest({ low, high, unit }: Amount): { readonly kind: string; readonly low: number; readonly high: number } {
  const [kind, by] =
    MINUTES[unit] !== undefined
      ? ['minutes', MINUTES[unit]]
      : MONTHS[unit] !== undefined
        ? ['months', MONTHS[unit]]
        : [unit, 1]
  return { kind, low: low * (by ?? 1), high: high * (by ?? 1) }
}

/** The number and what it counts, to compare. Whether a lower bound is meant does not count. */
export function measureOf(amount: Amount): string {
  const { kind, low, high } = smallest(amount)
  return `${kind} ${low} ${high}`
}

/** Whether two amounts may be one: 20 and 20-30 are one promise, told loosely. */
export function overlap(one: Amount, other: Amount): boolean {
  const [a, b] = [smallest(one), smallest(other)]
  return a.kind === b.kind && a.low <= b.high && b.low <= a.high
}
