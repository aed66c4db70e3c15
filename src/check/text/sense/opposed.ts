// A text and the others of its page -> what it tells to do and one of these warns of. Pure.
import type { Language } from '../../../model/checks/language.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { candidates, lazyPattern } from '../prefilter/candidates.ts'
import { untoldPattern } from '../prefilter/patterns.ts'
import { sentenceAt } from './sentence.ts'

/** A piece of advice, and the words that warn of the same on its page. */
interface Contradiction {
  readonly advice: string
  readonly warning: string
}

/** The check of one text of a page; none for a language that knows of no such advice. */
export const opposedIn = perLanguage(({ prose, punctuation }: Language) => {
  const { opposed } = prose ?? {}
  if (!opposed) return undefined
  const kinds = opposed.map(({ tells, unless, warns }) => ({
    pattern: lazyPattern(untoldPattern({ pattern: tells }), 'gi'),
    unless: expression(`(?<!\\p{L})(?:${unless})`, 'i'),
    warns: lazyPattern(untoldPattern({ pattern: warns }), 'i'),
  }))
  const suspected = candidates(kinds, true)
  const question = punctuation?.question ?? '?'
  return (text: string, others: readonly string[]): readonly Contradiction[] =>
    suspected(text).flatMap(({ pattern, unless, warns }) =>
      matchesOf(text, pattern.expression()).flatMap(({ 0: advice, index }) => {
        const sentence = sentenceAt(text, index, advice.length)
        if (text.slice(sentence.end).startsWith(question) || unless.test(sentence.text)) return []
        const warning = others.flatMap((other) => warns.expression().exec(other)?.[0] ?? [])[0]
        return warning === undefined ? [] : [{ advice, warning }]
      }),
    )
})
