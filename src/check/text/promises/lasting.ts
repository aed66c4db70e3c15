// Whether a long time or a rate in a text is that of a claim which says the same one, or is less often. Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { PageContext } from '../../../model/checks/rule.ts'
import { expression } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { sentenceAt } from '../sense/sentence.ts'
import { wordsOf } from '../similar.ts'
import { stemsIn } from '../stems.ts'
import { type Amount, amountsIn, measureOf } from './amounts.ts'
import { isFirst, promiseOf } from './claims.ts'
import { type Declared, declaredClaims } from './declared.ts'
import { isDoneByOthers, isOfOthers, surroundings } from './speaker.ts'

/** Units of what no job takes. */
export const LASTING: ReadonlySet<string> = new Set(['week', 'month', 'year'])

/** Letters of a text that says hardly more than the time. */
const SHORT = 40
/** The shortest stem that tells a subject. */
const TELLING = 5

const hasSubject = (text: string, about: string, language: Language): boolean => {
  const found = stemsIn(text, language)
  return [...stemsIn(about, language)].some((stem) => stem.length >= TELLING && found.has(stem))
}

/**
 * Whether a time is that of a claim about something: by the words of a promise beside it. A long one is by a word of
 * what the claim is about as well, or because little else is said: a machine may be off for months, too. Another one is
 * unless it opens its sentence and something else takes it.
 */
export function isMeant(amount: Amount, text: string, about: string, language: Language): boolean {
  if (promiseOf(amount, text, language) !== undefined) return true
  if (LASTING.has(amount.unit)) return text.length <= SHORT || hasSubject(text, about, language)
  return !(isFirst(amount, text, language) && isDoneByOthers(text, amount, language))
}

/** The claims that say how often something is done, where a text says so of the same: "twice a year". */
export function claimsAtRate(
  amount: Amount,
  text: string,
  claims: readonly Declared[],
  { site, language }: Pick<PageContext, 'site' | 'language'>,
): readonly Declared[] {
  if (amount.unit !== 'time') return []
  const sentence = sentenceAt(text, amount.index, amount.raw.length)
  if (!surroundings(sentence, amount, language).rate) return []
  const behind = text.slice(amount.index + amount.raw.length)
  return claims.filter(
    (claim) =>
      claim.amounts.some(
        (own) =>
          measureOf(own) === measureOf(amount) && behind.startsWith(claim.text.slice(own.index + own.raw.length)),
      ) && hasSubject(sentence.text, site.claims[claim.name.replace(/\..*/, '')]?.about ?? '', language),
  )
}

/** Times a year of what is done once a unit. */
const A_YEAR: Readonly<Partial<Record<string, number>>> = { day: 365, week: 52, month: 12, year: 1 }
/** Letters that words of one root have in common, and letters between a number of times and its period. */
const [ROOT, NEAR] = [5, 12]

const patternsOf = perLanguage(({ naming, speakers, placed, time }: Language) => {
  const { often } = naming ?? {}
  if (!often) return undefined
  return {
    asked: expression(`(?<!\\p{L})(?:${often.asked})(?!\\p{L})`, 'i'),
    each: expression(`(?<!\\p{L})(?:${often.each})[\\s\\u2002]*$`, 'i'),
    one: expression(`^[\\s\\u2002]*(?:${often.each}|${often.a})\\s(?=\\p{L})`, 'i'),
    period: expression(`^[\\s\\u2002]*(?:${speakers?.rate ?? '(?!)'})(?!\\p{L})`, 'i'),
    past: expression(`(?<!\\p{L})(?:${time?.past ?? '(?!)'})(?!\\p{L})`, 'i'),
    supposed: expression(`(?<!\\p{L})(?:${placed?.supposed ?? '(?!)'})(?!\\p{L})`, 'i'),
  }
})

/** How often something is said to be done. */
export interface Rate {
  readonly raw: string
  readonly index: number
  readonly aYear: number
}

/** The first rate of a text: "twice a year", "once in two years", "every three months". */
export function rateIn(text: string, language: Language): Rate | undefined {
  const patterns = patternsOf(language)
  if (!patterns) return undefined
  const all = amountsIn(text, language)
  for (const amount of all) {
    const end = amount.index + amount.raw.length
    const times = amount.unit === 'time' ? amount.high : 1
    const before = text.slice(0, amount.index)
    if (amount.unit !== 'time') {
      const each = patterns.each.exec(before)?.[0]
      if (each !== undefined && inAYear(amount)) return rate(amount.index - each.length, end, times, amount)
      continue
    }
    const period = all.find(({ index }) => index > end && index - end <= NEAR)
    if (period && inAYear(period) && patterns.each.test(text.slice(0, period.index)))
      return rate(amount.index, period.index + period.raw.length, times, period)
    const word = text.slice(end).match(patterns.period)?.[0] ?? ''
    const [one] = amountsIn(word.replace(patterns.one, '1 '), language)
    if (one && inAYear(one)) return rate(amount.index, end + word.length, times, one)
  }
  return undefined

  function rate(index: number, end: number, times: number, { low, unit }: Amount): Rate {
    return { raw: text.slice(index, end), index, aYear: (times * (A_YEAR[unit] ?? 0)) / low }
  }
}
const inAYear = ({ low, unit }: Amount) => low > 0 && A_YEAR[unit] !== undefined

/** The claim that an answer to "How often?" undercuts, and what it says instead. */
export function undercutIn(
  question: string,
  answer: string,
  { site, language }: Pick<PageContext, 'site' | 'language'>,
): { readonly claim: Declared; readonly rate: Rate } | undefined {
  const patterns = patternsOf(language)
  if (patterns?.asked.test(question) !== true) return undefined
  const rate = rateIn(answer, language)
  if (!rate || isOfOthers(answer, rate, language)) return undefined
  const sentence = sentenceAt(answer, rate.index, rate.raw.length)
  if (patterns.supposed.test(sentence.text) || patterns.past.test(sentence.text)) return undefined
  const words = [...stemsIn(`${question} ${sentence.text}`, language)].map(rootOf)
  const claim = declaredClaims({ site, language }).find(({ name, text }) => {
    const about = site.claims[name.replace(/\..*/, '')]?.about ?? ''
    const roots = wordsOf(about.replace(patterns.asked, '')).filter(({ length }) => length >= ROOT)
    const own = patterns.asked.test(about) && roots.length > 1 ? rateIn(text, language) : undefined
    return own && own.aYear > rate.aYear && [...stemsIn(roots.join(' '), language)].map(rootOf).every(isAmong(words))
  })
  return claim && { claim, rate }
}
const rootOf = (stem: string) => stem.slice(0, ROOT)
const isAmong = (all: readonly string[]) => (one: string) => all.includes(one)
