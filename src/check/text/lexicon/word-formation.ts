// A word that no dictionary has -> whether it is made of words that one has: a compound, a word made of another,
// another form of a known one. Pure.
import type { LexiconSource } from '../../../model/checks/spelling.ts'
import { isAccented, type Letters, withoutAccent } from './accented.ts'

/** Fewer letters are no part of a compound, and no stem. */
const [FIRST, SECOND, STEM] = [3, 5, 4]

/** What is asked of a language: whether a dictionary has a word, and its vowels, each a pattern of one syllable. */
export interface Formation {
  readonly has: (word: string) => boolean
  readonly letters: Letters
  /** Whether two letters that meet would be said as one. */
  readonly together: (pair: string) => boolean
}

/** Matches nothing. */
const NONE = '(?!)'

/** Whether a word in small letters is made by the rules of its language of words that are known. */
export function formationOf(source: LexiconSource, { has, letters, together }: Formation): (word: string) => boolean {
  const seconds = new RegExp(`^(.*?)(?:${source.seconds ?? NONE})$`)
  const ended = (end: string) => new RegExp(`^(.{2,}?)(?:${end})$`)
  const derived = source.derived.map(([end, from]) => ({ end: ended(end), from }))
  const ofNoun = ended(source.ofNouns)
  const borrowed = ended(source.borrowed ?? NONE)
  const retracting = new RegExp(`(?:${source.retracting ?? NONE})$`)
  const keeping = new RegExp(`(?:${source.keeping ?? NONE})$`)
  const prefixes = new Set(source.prefixes)
  const hasAccented = (bare: string) => letters.accented(bare).some(has)
  const syllables = (word: string) => letters.syllablesOf(withoutAccent(word))

  /** Whether some noun or adjective begins so: its stem may have had the accent. */
  const isNoun = (stem: string, least = STEM) => {
    const bare = withoutAccent(stem)
    return (
      bare.length >= least &&
      source.nounEnds.some((end) =>
        isAccented(end) ? has(bare + end) : letters.accented(bare).some((own) => has(own + end)),
      )
    )
  }
  /** Whether a compound may begin so. */
  const isFirst = (part: string, least?: number) => {
    const bare = withoutAccent(part)
    return (
      prefixes.has(bare) ||
      (bare.endsWith(source.link) && isNoun(bare.slice(0, bare.length - source.link.length), least))
    )
  }
  /** Another form of it is known. */
  const isForm = (word: string) =>
    (source.paradigms ?? []).some(({ forms, by }) =>
      forms.some((form) => {
        const stem = word.endsWith(form) ? word.slice(0, -form.length) : ''
        return stem.length >= FIRST && by.some((other) => other !== form && has(stem + other))
      }),
    ) ||
    (source.shifting ?? []).some(([ending, first]) => {
      if (!word.endsWith(ending)) return false
      const stem = word.slice(0, -ending.length)
      const isLater = isAccented(stem) ? letters.isLastAccented(stem) : isAccented(ending)
      return isLater && stem.length >= FIRST && letters.earlier(stem).some((own) => has(own + first))
    })
  const isDerived = (word: string) =>
    borrowed.test(word) ||
    isNoun(ofNoun.exec(word)?.[1] ?? '', FIRST) ||
    derived.some(({ end, from }) => {
      const stem = withoutAccent(end.exec(word)?.[1] ?? '')
      return stem !== '' && from.some((other) => has(stem + other) || (!isAccented(other) && hasAccented(stem + other)))
    })
  /** Two parts, of which the second is a word: with its accent, or with that moved to the first. */
  const isCompound = (word: string) => {
    for (let at = FIRST; at <= word.length - SECOND + 1; at++) {
      const first = word.slice(0, at)
      const second = word.slice(at)
      const bare = withoutAccent(first)
      if (together(bare.slice(-1) + second.charAt(0))) continue
      if (!(prefixes.has(bare) || bare.endsWith(source.link))) continue
      const isMoved = bare !== first
      if (second.length < (isMoved && retracting.test(second) ? SECOND - 1 : SECOND)) continue
      const isShort = syllables(second) === 2
      if (
        isMoved
          ? !(isShort && letters.isLastAccented(first)) || keeping.test(second)
          : isShort && retracting.test(second)
      )
        continue
      const isWord = isMoved ? hasAccented(second) : has(second) || isForm(second) || isDerived(second)
      if (isWord && isFirst(first)) return true
    }
    return false
  }
  return (word) => {
    const first = seconds.exec(word)?.[1]
    return (
      (first !== undefined && first.length >= 2 && isFirst(first, FIRST)) ||
      isForm(word) ||
      isDerived(word) ||
      isCompound(word)
    )
  }
}
