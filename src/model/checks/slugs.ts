// Transliterates words into Latin letters for URLs, by the table of their language.
import type { Slugs } from './spelling.ts'

/** A letter of a word, or two that are written as one, and the ways to write it; one way where there is no choice. */
interface Written {
  readonly letter: string
  readonly ways: readonly string[]
}

/**
 * The letters of a word in small letters without marks. `parted` says of a place whether its letter stands apart from
 * the one before it. A letter the table does not know has no way.
 */
export function lettersOf(word: string, slugs: Slugs, parted: (at: number) => boolean = () => false): Written[] {
  const { ways, edges, same } = slugs
  const letters: Written[] = []
  for (let i = 0; i < word.length; i += letters.at(-1)?.letter.length ?? 1) {
    const pair = word.slice(i, i + 2)
    const isEdge = i === 0 || i + 2 === word.length
    const ofPair = pair.length < 2 || parted(i + 1) ? undefined : ((isEdge ? edges[pair] : undefined) ?? ways[pair])
    const letter = ofPair ? pair : (word[i] ?? '')
    const one = same[letter]
    letters.push({ letter, ways: ofPair ?? ways[letter] ?? (one === undefined ? [] : [one]) })
  }
  return letters
}

const DIAERESIS = '\u0308'
/** Grave, acute and circumflex: on the first of two vowels they say that the two are spoken apart. */
const ACCENT = /[\u0300\u0301\u0342]/

/** One word in small letters, decomposed (NFD) -> Latin letters, by the first way of each letter. */
function romanized(word: string, slugs: Slugs): string {
  const letters = word.match(/\P{M}\p{M}*/gu) ?? []
  const bare = letters.map((letter) => letter[0]).join('')
  const parted = (at: number) =>
    letters[at]?.includes(DIAERESIS) === true || ACCENT.test(letters[at - 1]?.slice(1) ?? '')
  let at = 0
  return lettersOf(bare, slugs, parted)
    .map(({ letter, ways: [way = letter] }) => {
      at += letter.length
      const [voiced = '', voiceless = voiced] = way.split('|')
      const next = bare[at]
      return next === undefined || slugs.voiceless.includes(next) ? voiceless : voiced
    })
    .join('')
}

/** An apostrophe between two letters, typed or typographic: it parts no words. */
const APOSTROPHE = /(?<=[\p{L}\p{M}])['\u2019\u02bc](?=\p{L})/gu

/**
 * A name -> the slug for it: lower-case Latin letters, digits and hyphens. Letters neither Latin nor of the table part
 * words; '' where nothing is left.
 */
export function slugOf(name: string, slugs: Slugs | undefined): string {
  const words =
    name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(APOSTROPHE, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words
    .map((word) => (slugs ? romanized(word, slugs) : word).replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-'))
    .join('-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
