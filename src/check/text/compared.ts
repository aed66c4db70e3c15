// A text -> the same for loose comparison: no accents, small letters, one sigma; and the letters that pass for one
// another there. Pure.

const decomposed = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

/** ASCII, the letters of modern Greek and the marks of print: of these the marked letters alone change. */
const ORDINARY = /^[\0-\x7f\xa0\xab\xbb\u0386\u0388-\u03ce\u2010-\u2027\u20ac]*$/
const MARKED_GREEK = /[\u0390\u03ac-\u03b0\u03c2\u03ca-\u03ce]/g
const plain = new Map<string, string>()

/** Texts are compared by several rules, one after the other. */
const MOST = 2000
const known = new Map<string, string>()

/** Accents go, capitals become small, and the sigma of word ends the common one. */
export function bare(text: string): string {
  const done = known.get(text)
  if (done !== undefined) return done
  const made = ORDINARY.test(text) ? text.toLowerCase().replace(MARKED_GREEK, letterWithout) : decomposed(text)
  if (known.size > MOST) known.clear()
  known.set(text, made)
  return made
}

function letterWithout(letter: string): string {
  let without = plain.get(letter)
  if (without === undefined) {
    without = decomposed(letter)
    plain.set(letter, without)
  }
  return without
}

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
