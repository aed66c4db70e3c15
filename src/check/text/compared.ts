// A text -> the same for loose comparison: no accents, small letters, one sigma; and the letters that pass for one
// another there. Pure.
import { remembered } from './language.ts'

const decomposed = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

/** ASCII, the letters of modern Greek and the marks of print: of these the marked letters alone change. */
const ORDINARY = /^[\0-\x7f\xa0\xab\xbb\u0386\u0388-\u03ce\u2010-\u2027\u20ac]*$/
const MARKED_GREEK = /[\u0390\u03ac-\u03b0\u03c2\u03ca-\u03ce]/g
const letterWithout = remembered(100, decomposed)

/** Accents go, capitals become small, and the sigma of word ends the common one. Rules ask again and again. */
export const bare = remembered(2000, (text) =>
  ORDINARY.test(text) ? text.toLowerCase().replace(MARKED_GREEK, letterWithout) : decomposed(text),
)

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
