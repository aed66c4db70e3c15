// Which of a text's numbers are promises, and what site.yaml declares of the same. Pure; worked out once a site.
import type { Language, Unit } from '../../../model/checks/language.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { candidates, lazyPattern } from '../prefilter/candidates.ts'
import { atStart } from '../prefilter/patterns.ts'
import { sentenceAt } from '../sense/sentence.ts'
import { stemsIn } from '../stems.ts'
import { type Amount, amountsIn, measureOf } from './amounts.ts'
import { claimsSaying, type Declared, declaredClaims, type Ledger, subjectOf } from './declared.ts'
import { completed, isDoneByOthers, isOfAThing, isOfOthers, surroundings, unconditioned } from './speaker.ts'

const unnamed = new WeakMap<Site, ReadonlySet<string>>()

/**
 * Whether a claim says this very amount whose subject no pattern knows: whoever declared it says what it is. "How long
 * the van takes from the depot" may well be told of coming.
 */
export function isOfUnknownSubject(amount: Amount, ledger: Ledger): boolean {
  let measures = unnamed.get(ledger.site)
  if (!measures) {
    const isKnown = (about: string) => promisesOf(ledger.language).some(({ near }) => near.test(about))
    const claims = declaredClaims(ledger).filter((claim) => !isKnown(subjectOf(claim, ledger)))
    measures = new Set(claims.flatMap(({ amounts }) => amounts.map(measureOf)))
    unnamed.set(ledger.site, measures)
  }
  return measures.has(measureOf(amount))
}

const promisesOf = perLanguage(({ promises }) =>
  promises.map(({ about, near, units, isTerm = false }) => ({
    about,
    isTerm,
    near: expression(`(?<!\\p{L})(?:${near})`, 'i'),
    all: expression(`(?<!\\p{L})(?:${near})`, 'gi'),
    units: new Set<string>(units),
  })),
)

type Promised = ReturnType<typeof promisesOf>[number]

/** Behind the last letters of a sentence that are looked at: no letter, and no end. */
const CUT = '\u2060'

/** Letters before and after a number that are still about it. */
const REACH = 60

/** What a promise of the business itself is about that no pattern names. */
export const OTHERWISE = 'what the business does'

/** What languages call the promise of years, which a person may have apart from the business. */
export const EXPERIENCE = 'years of experience'

/** What languages call the promise of a guarantee. */
export const GUARANTEE = 'the guarantee'

/** Units of things that an article stands before, and not the number one. */
const COUNTED = new Set<string>(['review', 'customer', 'place', 'service', 'crew', 'star', 'item', 'job', 'time'])

/** Units of a time for which something lasts. */
const SPANS = new Set<string>(['minute', 'hour'])

/** Units of a time in which something is done. */
const TIMES = new Set<string>(['minute', 'hour', 'day'])

const promised = new WeakMap<Amount, { readonly text: string; readonly about: string | undefined }>()

/**
 * What an amount promises, by the words of its sentence that stand near it; undefined where it promises nothing: it is
 * said of others, is a measure, or stands beside words that make it one. Pages share texts, and so their amounts.
 */
export function promiseOf(amount: Amount, text: string, language: Language): string | undefined {
  const known = promised.get(amount)
  if (known?.text === text) return known.about
  const about = promiseIn(amount, text, language)
  promised.set(amount, { text, about })
  return about
}

function promiseIn(amount: Amount, text: string, language: Language): string | undefined {
  const possible = promisesOf(language).filter(({ units }) => units.has(amount.unit))
  if (possible.length === 0 && !TIMES.has(amount.unit)) return undefined
  // "A review after a fortnight" counts nothing.
  if (isOne(amount) && COUNTED.has(amount.unit)) return undefined
  if (promisesNothing(amount, text, language)) return undefined
  const clause = sentenceAt(text, amount.index, amount.raw.length, REACH)
  const near = surroundings(clause, amount, language)
  const at = amount.index - clause.index
  // "Every eight hours" is how often.
  if ((near.during || near.each) && SPANS.has(amount.unit)) return undefined
  // Where a sentence is cut it does not end.
  const words = /^[^.;!?·\n]/.test(text.slice(clause.end)) ? `${clause.text}${CUT}` : clause.text
  const about = nearest(
    possible.filter(
      (each) => each.near.test(words) && !(each.isTerm && awayFrom(each, words, at, amount.raw.length) > BESIDE),
    ),
    words,
    at,
    amount.raw.length,
  )?.about
  if (about === undefined && TIMES.has(amount.unit)) {
    const before = completed(text, clause, amount, language)
    const meant = possible.find((each) => !each.isTerm && each.near.test(before))
    if (meant) return meant.about
  }
  // "We finish within 40 minutes": whatever it is, it is promised.
  const isDone = near.within && near.ours && !near.past && TIMES.has(amount.unit) && !isOne(amount)
  return about ?? (isDone ? OTHERWISE : undefined)
}

/** The promise whose words stand nearest to a number: "15 years of experience and a guarantee of 2 years". */
function nearest(promises: readonly Promised[], text: string, at: number, length: number): Promised | undefined {
  if (promises.length < 2) return promises[0]
  return promises
    .map((promise) => ({ promise, away: awayFrom(promise, text, at, length) }))
    .reduce((best, other) => (other.away < best.away ? other : best)).promise
}

/** Letters between a number and the nearest words of a promise. */
const awayFrom = ({ all }: Promised, text: string, at: number, length: number) =>
  Math.min(
    ...matchesOf(text, all).map(({ 0: { length: long }, index }) =>
      Math.max(index - at - length, at - index - long, 0),
    ),
  )
/** Letters that part a number from a word right beside it. */
const BESIDE = 16

/** Whether others set a term of this kind as well, and no claim of the site does. */
export const isTermOfNone = (about: string, ledger: Ledger): boolean =>
  promisesOf(ledger.language).find((each) => each.about === about)?.isTerm === true &&
  ownClaims(about, ledger).length === 0

/** A promise that needs no number, said in a text: "your money back". */
export interface Offer {
  readonly about: string
  readonly raw: string
}

const offersOf = perLanguage(({ promises }) =>
  candidates(
    promises
      .filter(({ units }) => units.length === 0)
      .map(({ about, near, isOfAnything = false }) => ({
        about,
        isOfAnything,
        pattern: lazyPattern(atStart(near), 'i'),
      })),
    true,
  ),
)

/** What a text offers without a number, and no claim does. */
export const offersIn = (text: string, ledger: Ledger): readonly Offer[] =>
  offersOf(ledger.language)(text).flatMap(({ about, isOfAnything, pattern }) => {
    const near = pattern.expression()
    const match = near.exec(text)
    if (!match || declaredClaims(ledger).some((claim) => near.test(claim.text))) return []
    const { 0: raw, index } = match
    if (isOfAnything && isOfAThing(text, { raw, index }, ledger.language)) return []
    return isOfOthers(unconditioned(text, index + raw.length, ledger.language), { raw, index }, ledger.language)
      ? []
      : [{ about, raw }]
  })

/** Whether a number is said of others, or beside words that make it a measure or a rate. */
export function promisesNothing(amount: Amount, text: string, language: Language): boolean {
  const clause = sentenceAt(text, amount.index, amount.raw.length, REACH)
  const near = surroundings(clause, amount, language)
  return (
    near.aside ||
    near.refused ||
    near.rate ||
    isOfOthers(text, amount, language) ||
    isAside(completed(text, clause, amount, language))
  )

  /** "Leave it. Allow 30 minutes." */
  function isAside(before: string) {
    return before !== '' && surroundings({ text: before, index: 0 }, { index: 0, raw: '' }, language).aside
  }
}

/** "In a day" is a way to say soon. */
const isOne = ({ low, high, raw }: Amount) => low === 1 && high === 1 && !/\d/.test(raw)

/** Whether hardly a word stands before a number in its sentence. */
export const isFirst = (amount: Amount, text: string, language: Language): boolean =>
  surroundings(sentenceAt(text, amount.index, amount.raw.length, REACH), amount, language).first

/** Whether a time opens its sentence, so that nothing else is said to take it: "In 20 minutes, day and night". */
export function isHeadline(amount: Amount, text: string, language: Language): boolean {
  const near = surroundings(sentenceAt(text, amount.index, amount.raw.length, REACH), amount, language)
  // "Bread in a day" is the name of a course.
  if (amount.unit === 'day' && isOne(amount)) return false
  return near.within && near.first && !near.aside && TIMES.has(amount.unit) && !isDoneByOthers(text, amount, language)
}

/** Letters of a text that says no more than what its page promises. */
const FEW = 60

/** Whether an amount is promised by the words beside it, opens its sentence, stands in few words, or no words tell. */
export const isPromise = (amount: Amount, text: string, ledger: Ledger): boolean =>
  text.length <= FEW ||
  promiseOf(amount, text, ledger.language) !== undefined ||
  isHeadline(amount, text, ledger.language) ||
  isOfUnknownSubject(amount, ledger)

/** The claim that alone says the one time that a short text has in figures: "35' from the depot". */
export function onlyClaimIn(text: string, ledger: Ledger): Declared | undefined {
  if (!/\d/.test(text)) return undefined
  const [amount, ...more] = amountsIn(text, ledger.language)
  if (!amount || more.length > 0 || amount.unit !== 'minute') return undefined
  if (promisesNothing(amount, text, ledger.language)) return undefined
  const saying = claimsSaying(amount, ledger)
  return new Set(saying.map(({ name }) => name.replace(/\..*/, ''))).size === 1 ? saying[0] : undefined
}

/** The claims whose own words are about the same thing: what a reader is told elsewhere. */
export function claimsAbout(about: string, amount: Amount, ledger: Ledger): readonly Declared[] {
  const own = ownClaims(about, ledger)
  if (own.length > 0 || isTermOfNone(about, ledger)) return own
  const promise = promisesOf(ledger.language).find((each) => each.about === about)
  const isAnother = (claim: Declared) =>
    promisesOf(ledger.language).some((each) => each !== promise && each.near.test(subjectOf(claim, ledger)))
  const all = declaredClaims(ledger).filter(({ amounts }) => amounts.some(({ unit }) => promise?.units.has(unit)))
  return all.filter((claim) => claim.amounts.some(({ unit }) => unit === amount.unit) && !isAnother(claim))
}

/** Units that what a claim is about is told in, of which a text may say another amount. */
const ON_TOPIC = new Set<string>(['minute', 'hour', 'day', 'time'])

const topics = new WeakMap<Site, readonly { readonly stems: readonly string[]; readonly claim: Declared }[]>()

/**
 * The claims whose subject a sentence has, all telling words of it, in amounts like this one: "how long a repair of
 * brakes takes".
 */
export function claimsOnTopic(amount: Amount, text: string, ledger: Ledger): readonly Declared[] {
  if (!ON_TOPIC.has(amount.unit)) return []
  const { site, language } = ledger
  const known =
    topics.get(site) ??
    declaredClaims(ledger).flatMap((claim) => {
      const stems = [...stemsIn(subjectOf(claim, ledger), language)]
      const telling = stems.filter((stem) => stem.length >= TELLING)
      return telling.length >= FEWEST ? [{ stems: telling, claim }] : []
    })
  topics.set(site, known)
  const here = known.filter(({ claim }) => claim.amounts.some(({ unit }) => ON_TOPIC.has(unit)))
  if (here.length === 0) return []
  const found = [...stemsIn(sentenceAt(text, amount.index, amount.raw.length).text, language)]
  return here
    .filter(({ stems }) => stems.every((stem) => found.some((each) => each.startsWith(stem) || stem.startsWith(each))))
    .map(({ claim }) => claim)
}

/** Letters of a stem, and stems of a subject, that tell it from others. */
const [TELLING, FEWEST] = [4, 2]

/** The claims of what is promised in a unit. */
export const claimsIn = (unit: Unit, ledger: Ledger): readonly Declared[] =>
  promisesOf(ledger.language).flatMap(({ about, units }) => (units.has(unit) ? ownClaims(about, ledger) : []))

/** Whether what a claim says it is about is such a promise. */
export const isAbout = (about: string, subject: string, language: Language): boolean =>
  promisesOf(language).some((promise) => promise.about === about && promise.near.test(subject))

const own = new WeakMap<Site, Map<string, readonly Declared[]>>()

/** The claims that are declared as being about the same thing. */
export function ownClaims(about: string, ledger: Ledger): readonly Declared[] {
  const { site, language } = ledger
  const ofSite = own.get(site) ?? new Map<string, readonly Declared[]>()
  own.set(site, ofSite)
  const known = ofSite.get(about)
  if (known) return known
  const promise = promisesOf(language).find((each) => each.about === about)
  // What is promised in hours may be declared in days.
  const isOfTimes = [...(promise?.units ?? [])].some((unit) => TIMES.has(unit))
  const claims = declaredClaims(ledger).filter(
    (claim) =>
      promise?.near.test(subjectOf(claim, ledger)) === true &&
      claim.amounts.some(({ unit }) => promise.units.has(unit) || (TIMES.has(unit) && isOfTimes)),
  )
  ofSite.set(about, claims)
  return claims
}
