// Numbers with a unit in a text -> values that compare: "20-30 minutes", "3 to 12 months", "from 45,50 €". Pure.
import type { PageFacts } from '../model/facts.ts'
import { type Language, languageOf, type Unit } from './language.ts'
import { numbersOf, type Said } from './said.ts'

export interface Amount {
  /** As written, without what stands before it. */
  readonly raw: string
  readonly low: number
  /** The same as `low` where there is no range. */
  readonly high: number
  readonly unit: Unit
  /** Said as a lower bound: "from 70€". */
  readonly from: boolean
  readonly index: number
}

const NUMBER = '\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?'
const SIGN = '[€£$]'

interface Patterns {
  readonly amounts: RegExp
  readonly units: readonly Unit[]
}
const made = new Map<string, Patterns>()

function patternsOf(code: string): Patterns {
  const known = made.get(code)
  if (known) return known
  const language: Language = languageOf(code)
  const units = Object.keys(language.units) as Unit[]
  const words = units.map((unit) => `(${language.units[unit]})`).join('|')
  const amounts = new RegExp(
    `(?=[\\d€£$])(?<![\\d.,:/\\p{L}])(?:(${SIGN})\\s?)?(${NUMBER})(?:\\s?(?:[-–—]|(?:${language.to})\\s|(?<=\\s)(?:${language.to})\\s)\\s?(${NUMBER}))?(?:[\\s\\u2002]?(?:${words})(?!\\p{L})|(?<=${SIGN}\\s?[\\d.,]+)(?![\\d]))`,
    'giu',
  )
  const result = { amounts, units }
  made.set(code, result)
  return result
}

const froms = new Map<string, RegExp>()
const fromOf = (code: string): RegExp => {
  const pattern = froms.get(code) ?? new RegExp(`(?<!\\p{L})(?:${languageOf(code).from})[\\s\\u2002]*$`, 'iu')
  froms.set(code, pattern)
  return pattern
}

/** Every number with a unit, in order. `code` is the language of the text. */
export function amountsIn(text: string, code: string): Amount[] {
  if (!/\d/.test(text)) return []
  const { amounts, units } = patternsOf(code)
  const out: Amount[] = []
  for (const match of text.matchAll(amounts)) {
    const [raw, sign, first = '', second, ...rest] = match
    const unit = sign !== undefined ? 'money' : units[rest.slice(0, units.length).findIndex((word) => word !== undefined)]
    if (unit === undefined) continue
    const low = numberIn(first)
    out.push({
      raw,
      low,
      high: second === undefined ? low : numberIn(second),
      unit,
      from: fromOf(code).test(text.slice(Math.max(0, match.index - 20), match.index)),
      index: match.index,
    })
  }
  return out
}

/** Elements that hold the words of others. */
const QUOTES = ['blockquote', 'q']

const kept = new WeakMap<PageFacts, readonly { said: Said; amounts: readonly Amount[] }[]>()

/** The pieces of a page that hold amounts. Worked out once a page. */
export function amountsOf(page: PageFacts, code: string): readonly { said: Said; amounts: readonly Amount[] }[] {
  const known = kept.get(page)
  if (known) return known
  const out = numbersOf(page).flatMap((said) => {
    // What a customer wrote is not a promise of the business.
    if (said.element && (QUOTES.includes(said.element.name) || page.inside(said.element, ...QUOTES))) return []
    const amounts = amountsIn(said.text, code)
    return amounts.length > 0 ? [{ said, amounts }] : []
  })
  kept.set(page, out)
  return out
}

/** "1.200" and "1,200" are thousands, "45,50" and "45.5" are decimals. */
function numberIn(text: string): number {
  const plain = text.replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  return Number(plain.replace(',', '.'))
}

const MINUTES: Readonly<Partial<Record<Unit, number>>> = { minute: 1, hour: 60, day: 1440, week: 10_080 }
const MONTHS: Readonly<Partial<Record<Unit, number>>> = { month: 1, year: 12 }

/** The number and what it counts, to compare: 24 hours are a day, 12 months a year. Whether a lower bound is meant does not count. */
export function measureOf({ low, high, unit }: Amount): string {
  const [kind, by] = MINUTES[unit] !== undefined ? ['time', MINUTES[unit]] : MONTHS[unit] !== undefined ? ['long', MONTHS[unit]] : [unit, 1]
  return `${kind} ${low * (by ?? 1)} ${high * (by ?? 1)}`
}
