// Estimates how similar texts are: the share of their sentences that are equal once own names and numbers are masked.
// Two area pages that differ only in the name of the area have equal masked sentences.

import { groupedBy } from '../../model/grouped.ts'
import { present } from '../../model/present.ts'

/** Words in lower case, accents kept; a class range splits three times faster than \p{L}+. */
export const lowerWords = (text: string): string[] =>
  text.toLowerCase().match(/[a-z0-9\u00c0-\u024f\u0370-\u03ff\u0400-\u04ff\u1e00-\u1fff]+/g) ?? []

/** Words of a name with this many letters are masked alone, too ("Helens" for "St Helens"). */
const TELLING = 5

/** The code of the last digit; all letters have greater ones. */
const NINE = 57

/** Returns a function that replaces own names, whole ("in Leeds") or by a long word, by `_`, and numbers by `#`. */
export function masked(names: readonly string[]): (words: readonly string[]) => string[] {
  const whole = names.map(lowerWords)
  const parts = whole.flatMap((phrase) => (phrase.length > 1 ? phrase.filter((word) => word.length >= TELLING) : []))
  const all = [...whole, ...parts.map((word) => [word])].sort((a, b) => b.length - a.length)
  const phrases = groupedBy(all, ([first]) => first)
  return (words) => {
    const out: string[] = []
    for (let i = 0; i < words.length; ) {
      const word = present(words[i], 'a word')
      const phrase = phrases.get(word)?.find((parts) => parts.every((part, k) => words[i + k] === part))
      const ownSign = word.charCodeAt(0) <= NINE ? '#' : word
      const sign = phrase ? '_' : ownSign
      // Names and numbers in a row count as one.
      if (sign === word || out.at(-1) !== sign) out.push(sign)
      i += phrase?.length ?? 1
    }
    return out
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Characters of a hash of a word. */
const HASH = 5

/** A word as `HASH` characters: one of 50,000 words has the hash of another by chance in one of a thousand cases. */
export const hashOfWord = (word: string) => (hash(word) % 36 ** HASH).toString(36).padStart(HASH, '0')
/** The hashes in a row of some. */
export const hashesIn = (row: string): readonly string[] => row.match(new RegExp(`.{${HASH}}`, 'g')) ?? []

/** Words of the shortest sentence that is compared. */
const SHORTEST = 4

/** The number of words of a text, and the hashes of its sentences, each once, with names and numbers masked. */
export function sentencesOf(text: string, names: readonly string[]): { words: number; sentences: number[] } {
  const mask = masked(names)
  const all = text.split(/[.;!?·…]+/).map(lowerWords)
  const long = all.filter(({ length }) => length >= SHORTEST)
  return {
    words: all.reduce((sum, { length }) => sum + length, 0),
    sentences: [...new Set(long.map((words) => hash(mask(words).join(' '))))],
  }
}

/** Texts with one sentence that a later text is compared with. */
const MOST = 32

/** For each text the most similar earlier one, if they have at least the share `least` of their sentences in common. */
export function alike(texts: readonly (readonly number[])[], least: number) {
  const having = new Map<number, number[]>()
  return texts.flatMap((sentences, index) => {
    const common = new Map<number, number>()
    for (const sentence of sentences) {
      const earlier = having.get(sentence) ?? []
      for (const other of earlier) common.set(other, (common.get(other) ?? 0) + 1)
      if (earlier.length < MOST) having.set(sentence, [...earlier, index])
    }
    const likely = [...common].map(([other, equal]) => {
      const all = sentences.length + (texts[other]?.length ?? 0) - equal
      return { index, other, likeness: equal / all }
    })
    const [best] = likely.sort((first, second) => second.likeness - first.likeness || first.other - second.other)
    return best && best.likeness >= least ? [best] : []
  })
}
