// A word -> what it may have been meant to be: words of the same sound, and those a finger is a slip away from. Pure.
import type { LexiconSource } from '../../../model/checks/spelling.ts'
import { withoutAccent } from './accented.ts'

/** The ways a word is mistaken, the likeliest first. */
export interface Slips {
  /** Letters of one sound for others. */
  readonly sounds: (word: string) => Iterable<string>
  /** Neighbours that changed places. */
  readonly swapped: (word: string) => readonly string[]
  /** A letter typed twice. */
  readonly doubled: (word: string) => readonly string[]
  /** An accent on another vowel. */
  readonly moved: (word: string) => readonly string[]
  /** A letter left out, typed twice, or its neighbour on the keyboard. */
  readonly keys: (word: string) => Iterable<string>
}

/** The slips of a language. */
export function slipsOf({ alike, letters, keys, ending }: LexiconSource): Slips {
  const places = new Map(keys.flatMap((row, y) => [...row].map((letter, x) => [letter, { x, y }] as const)))
  const all = [...letters]
  const hasAccents = letters !== letters.normalize('NFD')
  const isNear = (one: string, other: string) => {
    const [a, b] = [places.get(withoutAccent(one)), places.get(withoutAccent(other))]
    return a !== undefined && b !== undefined && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1
  }
  return {
    *sounds(word) {
      for (const group of alike)
        for (const from of group)
          for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
            for (const to of group) if (to !== from) yield word.slice(0, at) + to + word.slice(at + from.length)
    },
    // Whoever begins a word looks at it.
    swapped: (word) =>
      [...word.slice(1, -1)].map((letter, i) => word.slice(0, i + 1) + word.charAt(i + 2) + letter + word.slice(i + 3)),
    doubled: (word) =>
      [...word].flatMap((letter, i) => (letter === word.charAt(i - 1) ? [word.slice(0, i) + word.slice(i + 1)] : [])),
    moved(word) {
      const bare = withoutAccent(word)
      if (!hasAccents) return []
      return [...bare].map((_, i) => `${bare.slice(0, i + 1)}\u0301${bare.slice(i + 1)}`.normalize('NFC'))
    },
    *keys(word) {
      // Other forms of one word differ in their ends, and are not slips of one another.
      for (let i = 1; i < word.length - ending; i++) {
        const own = word.charAt(i)
        // One too many: the key was hit twice, or together with its neighbour.
        if (isNear(own, word.charAt(i - 1)) || isNear(own, word.charAt(i + 1)))
          yield word.slice(0, i) + word.slice(i + 1)
        for (const letter of all) {
          if (isNear(own, letter)) yield word.slice(0, i) + letter + word.slice(i + 1)
          yield word.slice(0, i) + letter + word.slice(i)
        }
      }
    },
  }
}
