// Finds amounts in a text from elsewhere that the business does not declare, or declares of another subject.

import { type Amount, amountsIn, isNear, isSameAmount, measureOf } from '../../check/facts/amounts.ts'
import type { DeclaredClaim } from '../../check/facts/claims.ts'
import type { TextFault } from '../../check/text/each-text.ts'
import { matchesOf } from '../../check/text/matches.ts'
import { lowerWords } from '../../check/text/similar.ts'
import { stemOf } from '../../check/text/stems.ts'
import type { Language } from '../../language/language.ts'
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
const ALIKE: Readonly<Record<string, number>> = { time: 2.2, money: 3 }
/** The same for a time in a sentence about the subject of a claim. */
const RELATED = 6
/** Declared amounts in a message. */
const NAMED = 4
/** Letters that related words share. */
const SHARED = 4
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
    lowerWords(text).flatMap((word) => (/^\p{L}{4}/u.test(word) ? [stemOf(word, language).slice(0, SHARED)] : [])),
  )

/** The claim that a sentence is about, if it states the amount of claims about something else, or of none. */
function otherSubject(amount: Amount, sentence: string, claims: readonly DeclaredClaim[], language: Language) {
  const words = stemsOf(sentence, language)
  const shared = ({ about, root }: DeclaredClaim) => {
    const stems = [...stemsOf(about, language)]
    const { length } = stems.filter((stem) => words.has(stem))
    const named = stemsOf(root, language)
    const isNamed = named.size > 0 && [...named].every((stem) => words.has(stem))
    const isMost = isNamed || length > 1 || (length === 1 && stems.length === 1)
    return { isNone: length === 0 && !isNamed, isMost }
  }
  const stating = claims.filter(({ amounts }) => amounts.some((declared) => states(amount, declared)))
  if (!stating.every((claim) => shared(claim).isNone)) return undefined
  const { kind, low } = measureOf(amount)
  const isWithin = (own: Amount) =>
    measureOf(own).kind === kind && measureOf(own).low <= low && low <= measureOf(own).high
  // A time that no claim states, not even as a part of its range, may be farther from that of its subject.
  const isOfNone = kind === 'time' && !claims.some(({ amounts }) => amounts.some(isWithin))
  const isOfKind = (own: Amount) => areAlike(amount, own, isOfNone ? RELATED : undefined)
  const others = amountsIn(sentence, language)
  // A claim whose amount the sentence states beside this one is about that one.
  const isStated = (claim: DeclaredClaim) => claim.amounts.some((own) => others.some((other) => states(other, own)))
  return claims.find((claim) => claim.amounts.some(isOfKind) && shared(claim).isMost && !isStated(claim))
}

/** The part of a text between the ends of sentences or lines around an amount. */
function sentenceAt(text: string, { index, raw }: Amount): string {
  const before = text.slice(0, index).split(/[.;!?·]\s|\n/)
  const after = text.slice(index + raw.length).split(/[.;!?·](?:\s|$)|\n/)
  return `${before.at(-1)}${raw}${after[0]}`
}

/** Units of time after an article: "guaranteed for a full year" says one year. */
const withArticle = memoize(({ article, units }: Language) => {
  const unit = TIMES.map((name) => units[name] ?? '(?!)').join('|')
  return new RegExp(`(?<!\\p{L})(?:${article})\\s(${unit})(?!\\p{L})`, 'giu')
})

/** The amounts of a text that have an article for their number. */
function* articleAmounts(text: string, language: Language): Generator<Amount> {
  const pattern = withArticle(language)
  for (const { 0: raw, 1: unit, index } of matchesOf(text, pattern))
    for (const amount of amountsIn(`1 ${unit}`, language)) yield { ...amount, raw, index }
}

/** Whether an amount of money is in a sentence that has a word of a claim: others have prices, too. */
function isOfUs({ unit }: Amount, sentence: string, claims: readonly DeclaredClaim[], language: Language): boolean {
  if (unit !== 'money' || claims.length === 0) return true
  const words = stemsOf(sentence, language)
  return claims.some(({ about, root }) => [...stemsOf(`${about} ${root}`, language)].some((stem) => words.has(stem)))
}

/** The wrong amounts of a text. `text` has blanks instead of phones. */
export function* wrongAmounts(
  text: string,
  { declared, confirmed, claims }: DeclaredAmounts,
  language: Language,
): Generator<TextFault> {
  for (const amount of [...amountsIn(text, language), ...articleAmounts(text, language)]) {
    const { unit, raw, high } = amount
    if (unit === 'clock' || unit === 'number') continue
    // "One day you will" is a way of speaking.
    const isVague = high === 1 && !/\d/.test(raw)
    const alike = isVague ? [] : declared.filter((own) => areAlike(amount, own))
    const value = raw.trim()
    if (confirmed.some((own) => isSameAmount(amount, own))) continue
    const isRight = declared.some((own) => states(amount, own))
    if (alike.length > 0 && !isRight && isOfUs(amount, sentenceAt(text, amount), claims, language)) {
      const values = [...new Set(alike.map((own) => own.raw.trim()))].slice(0, NAMED)
      yield { text: `"${value}" is not declared; declared are ${values.join(', ')}`, value }
      continue
    }
    const other = otherSubject(amount, sentenceAt(text, amount), claims, language)
    if (other) yield { text: `"${value}" is not what {${other.name}} says about ${other.about}: ${other.text}`, value }
  }
}
