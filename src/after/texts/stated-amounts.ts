// Finds amounts in a text from elsewhere that the business does not declare, or declares of another subject. An amount is
// about the claims whose words are around it. Without such words it may be that of another business.

import type { DeclaredClaim } from '../../check/facts/claims.ts'
import type { TextFault } from '../../check/text/each-text.ts'
import { lowerWords } from '../../check/text/similar.ts'
import { stemOf } from '../../check/text/stems.ts'
import { type Amount, amountsIn, isNear, isSameAmount, measureOf } from '../../language/amounts.ts'
import type { Language } from '../../language/language.ts'
import { groupedBy } from '../../model/grouped.ts'
import { matchesOf } from '../../runtime/matches.ts'
import { memoize } from '../../runtime/memoize.ts'

/** The declared amounts that others are compared with. */
export interface DeclaredAmounts {
  /** Claims and prices. */
  readonly declared: readonly Amount[]
  /** Other amounts that are right: those that a person confirmed. */
  readonly confirmed: readonly Amount[]
  /** Claims in the language of the text; none if it is not a language of the site. */
  readonly claims: readonly DeclaredClaim[]
}

/** Amounts that differ by more than this factor are about different things: a walk and a visit, a repair and a bicycle. */
const ALIKE: Readonly<Record<string, number>> = { time: 2.2, money: 3, kilometre: 2, mile: 2 }
/** The same for a time beside the words of a claim. */
const RELATED = 6
/** The same for amounts that words of a claim explain at all: no years, if it is about minutes. */
const FAR = 5000
/** The share of a claim's words that leaves open whether an amount is about it. */
const WEAK = 0.5
/** Declared amounts in a message. */
const NAMED = 4
/** Letters that related words share. */
const SHARED = 4
/** The most words, and letters of a word, of a sentence that has no subject. */
const BARE = { words: 4, letters: 5 }
/** The units of time that have a word. */
const TIMES = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** Whether a declared amount is one that a text states: as a whole, or one end of its range. */
function states(amount: Amount, declared: Amount): boolean {
  const { kind, low, high } = measureOf(amount)
  const own = measureOf(declared)
  if (kind !== own.kind) return false
  if (isNear(low, own.low) && isNear(high, own.high)) return true
  return low === high && (isNear(low, own.low) || isNear(low, own.high))
}

/** Whether two amounts may be about the same thing. */
function areAlike(amount: Amount, declared: Amount, most = ALIKE[measureOf(amount).kind]): boolean {
  const { kind, low, high } = measureOf(amount)
  const own = measureOf(declared)
  const factor = most ?? Number.POSITIVE_INFINITY
  return kind === own.kind && low < own.high * factor && own.low < high * factor
}

/** The beginnings of the longer words of a text, by which words that are related are recognised: "repair", "repairs". */
const stemsOf = (text: string, language: Language) =>
  new Set(
    lowerWords(text).flatMap((word) =>
      /^\p{L}{4}/u.test(word) && !language.leading.includes(word) ? [stemOf(word, language).slice(0, SHARED)] : [],
    ),
  )

/** The amounts of a claim and its variants, and the words that they are about. */
interface Subject {
  readonly amounts: readonly Amount[]
  readonly stems: ReadonlySet<string>
}

const subjectsOf = (claims: readonly DeclaredClaim[], language: Language): Subject[] =>
  [...groupedBy(claims, ({ root }) => root)].map(([root, all]) => ({
    amounts: all.flatMap(({ amounts }) => amounts),
    stems: stemsOf(`${all[0]?.about} ${root}`, language),
  }))

/** An amount and the words that may be about it. */
interface StatedAmount {
  readonly amount: Amount
  readonly sentence: string
  /** From the amount before, or from the beginning of the sentence. */
  readonly before: string
  /** To the amount after, or to the end of the sentence. */
  readonly after: string
  /** The question that the sentence answers. */
  readonly question: string
}

/** After a sentence or a line. */
const STOP = /(?<=[.!?;·\u037e])\s+|\n/u
const QUESTION = /[?;\u037e]$/

/** The amounts of a text. */
function statedIn(text: string, language: Language): StatedAmount[] {
  const written = amountsIn(text, language)
  const isWritten = ({ index, raw }: Amount) =>
    written.some((other) => other.index < index + raw.length && index < other.index + other.raw.length)
  const withArticles = articleAmounts(text, language).filter((amount) => !isWritten(amount))
  const amounts = [...written, ...withArticles].sort((one, other) => one.index - other.index)
  return amounts.map((amount, i) => {
    const previous = amounts[i - 1]
    const end = amount.index + amount.raw.length
    const [before = '', asked = ''] = text
      .slice(previous ? previous.index + previous.raw.length : 0, amount.index)
      .split(STOP)
      .reverse()
    const next = amounts[i + 1]
    const [rest = '', more] = text.slice(end, next?.index).split(STOP)
    // The words after a comma are about the next amount.
    const after = (next && more === undefined ? rest.split(',')[0] : rest) ?? ''
    const sentence = `${text.slice(0, amount.index).split(STOP).at(-1)}${text.slice(amount.index).split(STOP)[0]}`
    return { amount, sentence, before, after, question: QUESTION.test(asked) ? asked : '' }
  })
}

/** Units of time after an article: "guaranteed for a full year" says one year. */
const withArticle = memoize(({ article, units }: Language) => {
  const unit = TIMES.map((name) => units[name] ?? '(?!)').join('|')
  return new RegExp(`(?<!\\p{L})(?:${article})\\s(${unit})(?!\\p{L})`, 'giu')
})

/** The amounts of a text that have an article for their number. */
function articleAmounts(text: string, language: Language): Amount[] {
  return matchesOf(text, withArticle(language)).flatMap(({ 0: raw, 1: unit, index }) =>
    amountsIn(`1 ${unit}`, language).map((amount) => ({ ...amount, raw, index })),
  )
}

/** The words of sentences about other businesses and people, or about the past. */
const otherWords = memoize(({ others, not, over, serves, time }: Language) => ({
  others: new RegExp(`(?<!\\p{L})(?:${others})(?!\\p{L})`, 'iu'),
  past: new RegExp(`(?<!\\p{L})(?:${time?.past ?? '(?!)'})(?!\\p{L})`, 'iu'),
  /** Shortly before an amount: "you do not have to pay £500". */
  denied: new RegExp(`(?<!\\p{L})(?:${not})\\s(?:\\p{L}+\\s){0,4}$`, 'iu'),
  ours: new RegExp(`(?<!\\p{L})(?:${serves})(?!\\p{L})`, 'iu'),
  counted: new RegExp(`(?<!\\p{L})(?:${over})\\s$`, 'iu'),
}))

/**
 * The subjects that an amount may be about, with the share of their words around it: from 1 on, it is about them. `spent`
 * are words before it that are about the amount before.
 */
function nearTo(
  { amount, question, before, after }: StatedAmount,
  spent: ReadonlySet<string>,
  subjects: readonly Subject[],
  language: Language,
) {
  const unspent = [...stemsOf(before, language)].filter((stem) => !spent.has(stem))
  const words = new Set([...unspent, ...stemsOf(`${question} ${after}`, language)])
  const { kind } = measureOf(amount)
  const likely = subjects.filter(({ amounts }) => amounts.some((own) => measureOf(own).kind === kind))
  const count = (stem: string) => likely.filter(({ stems }) => stems.has(stem)).length
  return likely.map(({ amounts, stems }) => {
    const shared = [...stems].filter((stem) => words.has(stem))
    return { amounts, shared, share: shared.reduce((sum, stem) => sum + 1 / count(stem), 0) }
  })
}

/** The words after a right amount that are about it: "$35 for the wheel, plus $12 for two spokes". */
function spentBy({ amount, before, after }: StatedAmount, near: ReturnType<typeof nearTo>, language: Language) {
  const words = stemsOf(after, language)
  const others = stemsOf(before, language)
  const right = near.filter(({ amounts }) => amounts.some((own) => states(amount, own)))
  return new Set(right.flatMap(({ shared }) => shared.filter((stem) => words.has(stem) && !others.has(stem))))
}

/** Whether a sentence states a price of nothing: "Only £50!" */
function isBare({ amount: { unit, raw }, sentence }: StatedAmount): boolean {
  const words = lowerWords(sentence.replace(raw, ' '))
  return unit === 'money' && words.length <= BARE.words && words.every(({ length }) => length <= BARE.letters)
}

/** Whether an amount that no claim explains is one of the business. */
function isOfUs(
  stated: StatedAmount,
  near: ReturnType<typeof nearTo>,
  claims: readonly DeclaredClaim[],
  language: Language,
): boolean {
  const { amount, before } = stated
  const { counted, ours } = otherWords(language)
  // A word of two claims is about one of them.
  if (claims.length === 0 || near.some(({ share }) => share >= WEAK) || isBare(stated) || ours.test(before)) return true
  // "Over 25 years", if a claim is about "how many years we work".
  const unit = [...stemsOf(amount.raw, language)].at(-1) ?? ''
  return counted.test(before) && claims.some(({ about }) => stemsOf(about, language).has(unit))
}

/** The declared amounts that a stated one contradicts: none if it is right, or that of others. */
function rightFor(
  stated: StatedAmount,
  { declared, claims }: DeclaredAmounts,
  near: ReturnType<typeof nearTo>,
  language: Language,
): readonly Amount[] {
  const { amount, sentence, before, after } = stated
  const { others, past, denied } = otherWords(language)
  const isSame = (own: Amount) => states(amount, own)
  const alike = (amounts: readonly Amount[], most?: number) => amounts.filter((own) => areAlike(amount, own, most))
  const about = near.flatMap(({ amounts, share }) => (share >= 1 ? amounts : []))
  if (declared.some(isSame)) {
    const isRight = near.some(({ amounts, share }) => share > WEAK && amounts.some(isSame))
    return isRight || past.test(sentence) ? [] : alike(about)
  }
  if (others.test(sentence) || past.test(after.split(',')[0] ?? '') || denied.test(before)) return []
  const isExplained = near.some(({ amounts, share }) => share >= 1 && alike(amounts.slice(0, 1), FAR).length > 0)
  if (isExplained) return alike(about, amount.unit === 'money' ? undefined : RELATED)
  return past.test(sentence) || !isOfUs(stated, near, claims, language) ? [] : alike(declared)
}

/** The wrong amounts of a text. `text` has blanks instead of phones. */
export function* wrongAmounts(text: string, own: DeclaredAmounts, language: Language): Generator<TextFault> {
  const subjects = subjectsOf(own.claims, language)
  let spent: ReadonlySet<string> = new Set()
  for (const stated of statedIn(text, language)) {
    const { unit, raw } = stated.amount
    const near = nearTo(stated, spent, subjects, language)
    spent = spentBy(stated, near, language)
    if (unit === 'clock' || unit === 'number') continue
    if (own.confirmed.some((each) => isSameAmount(stated.amount, each))) continue
    const values = new Set(rightFor(stated, own, near, language).map((each) => each.raw.trim()))
    const value = raw.trim()
    if (values.size > 0)
      yield { text: `"${value}" is not declared; declared are ${[...values].slice(0, NAMED).join(', ')}`, value }
  }
}
