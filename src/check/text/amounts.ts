// Numbers with a unit in a text -> values that compare: "20-30 minutes", "3 to 12 months", "from 45,50 €". Pure.
import type { Language, Unit } from '../../model/checks/language.ts'
import type { PageFacts } from '../../model/checks/page-facts.ts'
import { numbersOf, type Statement } from '../page/statements.ts'
import { perLanguage } from './language.ts'

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

const NUMBER = '\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?'
const SIGN = '[€£$]'

const patternsOf = perLanguage((language) => {
  const units = Object.keys(language.units) as Unit[]
  const words = units.map((unit) => `(${language.units[unit]})`).join('|')
  const between = `(?:[-–—]|(?:${language.to})\\s|(?<=\\s)(?:${language.to})\\s)`
  const unit = `(?:[\\s\\u2002]?(?:${words})(?!\\p{L})|(?<=${SIGN}\\s?[\\d.,]+)(?![\\d]))`
  const amounts = new RegExp(
    `(?=[\\d€£$])(?<![\\d.,:/\\p{L}])(?:(${SIGN})\\s?)?(${NUMBER})(?:\\s?${between}\\s?(${NUMBER}))?${unit}`,
    'giu',
  )
  return { amounts, units, from: new RegExp(`(?<!\\p{L})(?:${language.from})[\\s\\u2002]*$`, 'iu') }
})

/** Every number with a unit, in order. */
export function amountsIn(text: string, language: Language): Amount[] {
  if (!/\d/.test(text)) return []
  const { amounts, units, from } = patternsOf(language)
  const out: Amount[] = []
  for (const match of text.matchAll(amounts)) {
    const [raw, sign, first = '', second, ...rest] = match
    const unit =
      sign !== undefined ? 'money' : units[rest.slice(0, units.length).findIndex((word) => word !== undefined)]
    if (unit === undefined) continue
    const low = numberIn(first)
    out.push({
      raw,
      low,
      high: second === undefined ? low : numberIn(second),
      unit,
      from: from.test(text.slice(Math.max(0, match.index - 20), match.index)),
      index: match.index,
    })
  }
  return out
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
  const out = numbersOf(page).flatMap((statement) => {
    // What a customer wrote is not a promise of the business.
    const { element, text } = statement
    if (element && (QUOTES.includes(element.name) || page.inside(element, ...QUOTES))) return []
    const amounts = amountsIn(text, language)
    return amounts.length > 0 ? [{ statement, amounts }] : []
  })
  known.set(page, out)
  return out
}

/** "1.200" and "1,200" are thousands, "45,50" and "45.5" are decimals. */
function numberIn(text: string): number {
  const plain = text.replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  return Number(plain.replace(',', '.'))
}

const MINUTES: Readonly<Partial<Record<Unit, number>>> = { minute: 1, hour: 60, day: 1440, week: 10_080 }
const MONTHS: Readonly<Partial<Record<Unit, number>>> = { month: 1, year: 12 }

/**
 * The number and what it counts, to compare: 24 hours are a day, 12 months a year. Whether a lower bound is meant
 * does not count.
 */
export function measureOf({ low, high, unit }: Amount): string {
  const [kind, by] =
    MINUTES[unit] !== undefined
      ? ['time', MINUTES[unit]]
      : MONTHS[unit] !== undefined
        ? ['long', MONTHS[unit]]
        : [unit, 1]
  return `${kind} ${low * (by ?? 1)} ${high * (by ?? 1)}`
}
