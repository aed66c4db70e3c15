// Transliterates words into Latin letters for URLs, by the table of their language.
import type { Slugs } from './language.ts'

/** A letter of a word, or two letters that are written as one, and the ways to write it in Latin letters. */
interface Written {
  readonly letter: string
  readonly ways: readonly string[]
}

/**
 * Returns the letters of a word that is written in small letters without marks. `parted` reports whether the letter at
 * an index is spoken apart from the one before it.
 */
function lettersOf(word: string, slugs: Slugs, parted: (at: number) => boolean = () => false): Written[] {
  const letters: Written[] = []
  for (let at = 0; at < word.length; at += letters.at(-1)?.letter.length ?? 1)
    letters.push(pairAt(word, at, slugs, parted) ?? letterAt(word, at, slugs))
  return letters
}

/** The two letters at an index if they are written as one. */
function pairAt(word: string, at: number, { ways = {}, edges = {} }: Slugs, parted: (at: number) => boolean) {
  const letter = word.slice(at, at + 2)
  if (letter.length < 2 || parted(at + 1)) return undefined
  const isEdge = at === 0 || at + 2 === word.length
  const pairWays = (isEdge ? edges[letter] : undefined) ?? ways[letter]
  return pairWays && { letter, ways: pairWays }
}

/** The letter at an index. A letter that the table lacks has no way. */
function letterAt(word: string, at: number, { ways = {}, same }: Slugs): Written {
  const letter = word[at] ?? ''
  const sameLetter = same[letter]
  return { letter, ways: ways[letter] ?? (sameLetter === undefined ? [] : [sameLetter]) }
}

const DIAERESIS = '\u0308'
/** Grave, acute and circumflex: on the first of two vowels they mean that the two are spoken apart. */
const ACCENT = /[\u0300\u0301\u0342]/

/** Writes one word in Latin letters, by the first way of each letter. The word is in small letters, decomposed (NFD). */
function romanized(word: string, slugs: Slugs): string {
  const letters = word.match(/\P{M}\p{M}*/gu) ?? []
  // A letter of the table may have a mark: "ä".
  const composed = letters.map((letter) => letter.normalize('NFC'))
  const bare = composed.map((letter, i) => (slugs.same[letter] === undefined ? letters[i]?.[0] : letter)).join('')
  const parted = (at: number) =>
    letters[at]?.includes(DIAERESIS) === true || ACCENT.test(letters[at - 1]?.slice(1) ?? '')
  let at = 0
  return lettersOf(bare, slugs, parted)
    .map(({ letter, ways: [way = letter] }) => {
      at += letter.length
      const [voiced = '', voiceless = voiced] = way.split('|')
      const next = bare[at]
      return next === undefined || slugs.voiceless?.includes(next) === true ? voiceless : voiced
    })
    .join('')
}

/** Latin letters that Unicode does not decompose into a letter and a mark, as passports and addresses write them. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'æ ae, œ oe, ø o, ß ss, þ th, ð d, đ d, ħ h, ı i, ĸ k, ł l, ŋ n, ŧ t, ſ s, ƀ b, ɓ b, ɗ d, ə e, ɛ e, ƒ f, ɣ g, ƙ k, ɲ n, ɔ o'
    .split(', ')
    .map((pair) => pair.split(' ')),
)

/** The maximum length of a slug, in characters. A slug is part of file names, which have at most 255 bytes. */
const LONGEST = 80

/** An apostrophe between two letters, typed or typographic: it separates no words. */
const APOSTROPHE = /(?<=[\p{L}\p{M}])['\u2019\u02bc](?=\p{L})/gu

/**
 * The slug for a name: lower-case Latin letters, digits and hyphens, of the words that fit into `longest` characters. Letters
 * that are neither Latin nor in the table separate words. Returns '' if nothing is left.
 */
export function slugOf(name: string, slugs: Slugs | undefined, longest = LONGEST): string {
  const words =
    name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(APOSTROPHE, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const slug = words
    .map((word) => (slugs ? romanized(word, slugs) : word).replace(/\p{M}/gu, ''))
    .map((word) => word.replace(/[^a-z0-9]/g, (letter) => LATIN[letter] ?? '-'))
    .join('-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  const end = slug.length > longest ? slug.lastIndexOf('-', longest) : slug.length
  return slug.slice(0, end > 0 ? end : longest)
}
