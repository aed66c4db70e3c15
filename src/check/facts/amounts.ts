// Finds the amounts in a text: money, percentages and times from minutes to years, in figures or in the words for one to
// twelve.
import type { Language, Unit } from '../../language/language.ts'
import { perLanguage } from '../../language/load.ts'
import { amountOf, NUMBER } from '../../language/money.ts'
import { matchesOf } from '../text/matches.ts'

/** An amount as it is written, with both ends of a range. */
export interface Amount {
  readonly unit: Unit
  readonly low: number
  readonly high: number
  readonly raw: string
  readonly index: number
  /** Whether it is the word for one: "one day" is often no amount. */
  readonly isOne: boolean
}

const SIGN = '[€£$]'
const SPACE = '[\\s\\u00a0\\u202f]'

/** Makes the pattern of an amount in a language, with a named group for each unit. */
const patternOf = perLanguage(({ units, numbers, to }: Language) => {
  const number = [NUMBER, ...numbers.map((word) => `(?:${word})(?!\\p{L})`)].join('|')
  const range = `(?:${SPACE}?[-–—]${SPACE}?|${SPACE}(?:${to})${SPACE})`
  const unit = Object.entries(units).map(([name, words]) => `(?<${name}>(?:${words}))`)
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,:/-])(?<sign>${SIGN}${SPACE}?)?(?<low>${number})` +
      `(?:${range}${SIGN}?(?<high>${number}))?(?:(?:${SPACE}|-)?(?:${unit.join('|')})(?![\\p{L}\\p{N}]))?`,
    'giu',
  )
})

/** Finds a number in a text in small letters: most texts have none, and the pattern of an amount is slow. */
const hintOf = perLanguage(({ numbers }: Language) => new RegExp(['\\d', ...numbers].join('|')))

const wordsOf = perLanguage(({ numbers }: Language) => numbers.map((word) => new RegExp(`^(?:${word})$`, 'iu')))

/** The value of a figure or of a number in words; undefined if its separators contradict each other. */
function numberIn(written: string, words: readonly RegExp[]): number | undefined {
  const index = words.findIndex((word) => word.test(written))
  return index >= 0 ? index + 1 : amountOf(written)
}

/** All amounts in a text, in order. */
export function amountsIn(text: string, language: Language): Amount[] {
  if (!hintOf(language).test(text.toLowerCase())) return []
  const words = wordsOf(language)
  return matchesOf(text, patternOf(language)).flatMap((match) => {
    const { sign, low = '', high = low, ...units } = match.groups ?? {}
    const named = Object.keys(units).find((name) => units[name] !== undefined)
    const unit = (sign === undefined ? named : 'money') as Unit | undefined
    if (unit === undefined) return []
    const first = numberIn(low, words)
    const last = numberIn(high, words)
    if (first === undefined || last === undefined) return []
    const isOne = words[0]?.test(low) === true && low === high
    return [{ unit, low: first, high: last, raw: match[0], index: match.index, isOne }]
  })
}

/** Whether two amounts are equal. */
export const isSameAmount = (one: Amount, other: Amount): boolean =>
  one.unit === other.unit && one.low === other.low && one.high === other.high

/** The units whose amounts are times, by length in minutes. */
export const MINUTES: Readonly<Partial<Record<Unit, number>>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_830,
  year: 525_960,
}

/** An amount in comparable units: times in minutes, so that "12 months" and "1 year" are nearly equal. */
export const measureOf = ({ unit, low, high }: Amount): { kind: string; low: number; high: number } => {
  const minutes = MINUTES[unit]
  return { kind: minutes === undefined ? unit : 'time', low: low * (minutes ?? 1), high: high * (minutes ?? 1) }
}
