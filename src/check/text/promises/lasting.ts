// Whether a long time or a rate in a text is that of a claim which says the same one. Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { PageContext } from '../../../model/checks/rule.ts'
import { stemsIn } from '../stems.ts'
import { type Amount, measureOf } from './amounts.ts'
import { type Declared, isFirst, promiseOf } from './claims.ts'
import { isDoneByOthers, sentenceAt, surroundings } from './speaker.ts'

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
