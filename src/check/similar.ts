// How alike two texts are: 5-word shingles, own names and numbers masked, as a MinHash sketch. Pure.
// A page that differs from its sister only in the place name has the sister's sketch: that is what masking is for (checks.md, L).

const BINS = 64
const SIZE = 5

/** Words in lower case, accents kept; a class range splits three times faster than \p{L}+. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9\u00c0-\u024f\u0370-\u03ff\u1f00-\u1fff\u0400-\u04ff]+/g) ?? []

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Own names become one word, numbers another. */
export function mask(words: readonly string[], names: readonly string[]): string[] {
  const own = new Set(names.flatMap(wordsOf))
  const out: string[] = []
  for (const word of words) {
    const masked = own.has(word) ? '_' : /^\d/.test(word) ? '#' : word
    if (masked !== '_' || out.at(-1) !== '_') out.push(masked)
  }
  return out
}

/** One-permutation MinHash: each shingle falls in one of 64 bins, a bin keeps its smallest hash. 8 hex digits a bin; an empty bin is ffffffff. */
export function sketchOf(words: readonly string[], names: readonly string[]): string {
  const masked = mask(words, names)
  const bins = new Uint32Array(BINS).fill(0xffffffff)
  for (let i = 0; i + SIZE <= masked.length; i++) {
    const h = hash(masked.slice(i, i + SIZE).join(' '))
    const bin = h % BINS
    const rest = Math.floor(h / BINS)
    if (rest < (bins[bin] ?? 0)) bins[bin] = rest
  }
  return [...bins].map((value) => value.toString(16).padStart(8, '0')).join('')
}

/** Estimated Jaccard similarity of two sketches, 0 to 1: equal bins over bins either has. */
export function likeness(a: string, b: string): number {
  let equal = 0
  let filled = 0
  for (let i = 0; i < BINS * 8; i += 8) {
    const [x, y] = [a.slice(i, i + 8), b.slice(i, i + 8)]
    if (x === 'ffffffff' && y === 'ffffffff') continue
    filled++
    if (x === y) equal++
  }
  return filled === 0 ? 0 : equal / filled
}
