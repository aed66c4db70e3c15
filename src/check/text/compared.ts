// A text -> the same for loose comparison: no accents, small letters, one sigma; and the letters that pass for one
// another there. Pure.

/** Accents go, capitals become small, and the sigma of word ends the common one. */
export const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

/** Small letters with marks: Latin to U+024F, Greek with one accent. */
const MARKED: readonly (readonly [from: number, to: number])[] = [
  [0xdf, 0x24f],
  [0x3ac, 0x3ce],
]

let found: Map<string, string> | undefined

/** The letters, with marks or of word ends, that `bare` makes into a letter: "ά" for "α". */
export function variantsOf(letter: string): string {
  if (!found) {
    found = new Map()
    for (const [from, to] of MARKED)
      for (let code = from; code <= to; code++) {
        const own = String.fromCharCode(code)
        const base = bare(own)
        if (base !== own && own === own.toLowerCase()) found.set(base, (found.get(base) ?? '') + own)
      }
  }
  return found.get(letter) ?? ''
}
