// Estimates how similar texts are: MinHash signatures of 5-word shingles, with own names and numbers masked.
// Two area pages that differ only in the place name have equal signatures; unmasked they share 27 to 50 of 100 shingles.

import { groupedBy } from '../site/grouped.ts'

const BINS = 64
const SIZE = 5
const EMPTY = 0xffffffff

/** Words in lower case, accents kept; a class range splits three times faster than \p{L}+. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[a-z0-9\u00c0-\u024f\u0370-\u03ff\u1f00-\u1fff\u0400-\u04ff]+/g) ?? []

const IN_WORD = /[a-z0-9\u00c0-\u024f\u0370-\u03ff\u1f00-\u1fff\u0400-\u04ff]/i

/** Whether a text has a phrase to the letter, and no word of it is part of a longer one. */
export function hasPhrase(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!IN_WORD.test(text[at - 1] ?? '') && !IN_WORD.test(text[at + phrase.length] ?? '')) return true
  return false
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Spreads a combined hash over all bits (the last step of MurmurHash3). */
function mixed(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Words of a name with this many letters are masked alone, too ("Helens" for "St Helens"). */
const TELLING = 5

/** Returns a function that replaces own names, whole ("in Leeds") or by a long word, by `_`, and numbers by `#`. */
export function masked(names: readonly string[]): (words: readonly string[]) => string[] {
  const whole = names.map(wordsOf)
  const parts = whole.flatMap((phrase) => (phrase.length > 1 ? phrase.filter((word) => word.length >= TELLING) : []))
  const all = [...whole, ...parts.map((word) => [word])].sort((a, b) => b.length - a.length)
  const phrases = groupedBy(all, ([first]) => first)
  return (words) => {
    const out: string[] = []
    for (let i = 0; i < words.length; ) {
      const word = words[i] ?? ''
      const phrase = phrases.get(word)?.find((each) => each.every((part, k) => words[i + k] === part))
      const sign = phrase ? '_' : /^\d/.test(word) ? '#' : word
      // Names and numbers in a row count as one.
      if (sign === word || out.at(-1) !== sign) out.push(sign)
      i += phrase?.length ?? 1
    }
    return out
  }
}

/**
 * One-permutation MinHash: each shingle falls in one of 64 bins, a bin keeps its smallest hash. 8 hex digits a bin;
 * an empty bin is ffffffff.
 */
export function sketchOf(words: readonly string[], names: readonly string[]): string {
  const hashes = masked(names)(words).map(hash)
  const bins = new Uint32Array(BINS).fill(EMPTY)
  for (let i = 0; i + SIZE <= hashes.length; i++) {
    let h = 0
    for (let k = 0; k < SIZE; k++) h = Math.imul(h, 0x01000193) ^ (hashes[i + k] ?? 0)
    h = mixed(h)
    const bin = h % BINS
    const rest = Math.floor(h / BINS)
    if (rest < (bins[bin] ?? 0)) bins[bin] = rest
  }
  return [...bins].map((value) => value.toString(16).padStart(8, '0')).join('')
}

/** The bins of a signature. They are only compared, so their byte order does not matter. */
function binsOf(sketch: string): Uint32Array {
  const bytes = Buffer.allocUnsafeSlow(BINS * 4)
  bytes.write(sketch, 'hex')
  return new Uint32Array(bytes.buffer, 0, BINS)
}

/**
 * Estimated Jaccard similarity of two sketches, 0 to 1: equal bins over bins either has. Its error is about 0.04 at
 * 0.85.
 */
export const likeness = (a: string, b: string) => share(binsOf(a), binsOf(b))

function share(a: Uint32Array, b: Uint32Array): number {
  let equal = 0
  let filled = 0
  for (let i = 0; i < BINS; i++) {
    if (a[i] === EMPTY && b[i] === EMPTY) continue
    filled++
    if (a[i] === b[i]) equal++
  }
  return filled === 0 ? 0 : equal / filled
}

/** Bins in a band: two texts 0.85 alike share one of the twelve bands in 999 cases of 1000, texts 0.2 alike in 4. */
const BAND = 5
/** Texts of one band that a later text is compared with. */
const MOST = 32

/** For each signature the most similar earlier one, if their similarity is at least `least`. */
export function alike(
  sketches: readonly string[],
  least: number,
): { index: number; other: number; likeness: number }[] {
  const bins = sketches.map(binsOf)
  const bands = new Map<string, number[]>()
  return sketches.flatMap((sketch, index) => {
    const groups = bandsOf(sketch).map((band) => {
      const group = bands.get(band) ?? []
      bands.set(band, group)
      const earlier = [...group]
      if (group.length < MOST) group.push(index)
      return earlier
    })
    const found = [...new Set(groups.flat())]
      .sort((a, b) => a - b)
      .map((other) => ({ index, other, likeness: share(bins[index] as Uint32Array, bins[other] as Uint32Array) }))
      .filter(({ likeness }) => likeness >= least)
    const most = Math.max(...found.map(({ likeness }) => likeness))
    return found.find(({ likeness }) => likeness === most) ?? []
  })
}

/** The bands of a signature with their numbers, without empty ones. Texts that share no band are never compared. */
const bandsOf = (sketch: string): string[] =>
  Array.from({ length: Math.floor(BINS / BAND) }, (_, i) => sketch.slice(i * BAND * 8, (i + 1) * BAND * 8)).flatMap(
    (band, i) => (/^f+$/.test(band) ? [] : [`${i} ${band}`]),
  )
