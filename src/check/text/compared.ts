// A text -> the same for loose comparison: no accents, small letters, one sigma; and the letters that pass for one
// another there. Pure.
import { remembered } from './language.ts'

const decomposed = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

/** What each character of European scripts and of print becomes by itself, as they are met. */
const alone = new Uint16Array(0x2100)

/** The code of what a character becomes by itself; 0 where it needs those beside it, or becomes several. */
function aloneOf(code: number): number {
  const plain = code < alone.length ? decomposed(String.fromCharCode(code)) : ''
  if (plain.length !== 1) return 0
  alone[code] = plain.charCodeAt(0)
  return alone[code] ?? 0
}

const room = new Uint16Array(4096)

/** Accents go, capitals become small, and the sigma of word ends the common one. Rules ask again and again. */
export const bare = remembered(2000, (text): string => {
  if (text.length > room.length) return decomposed(text)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const plain = alone[code] || aloneOf(code)
    if (plain === 0) return decomposed(text)
    room[i] = plain
  }
  return Reflect.apply(String.fromCharCode, undefined, room.subarray(0, text.length))
})

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
