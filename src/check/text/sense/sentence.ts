// A place in a text -> the sentence around it. Pure.
import { expression } from '../expression.ts'

/** Letters that are no vowels, Latin and Greek, for the inside of a character class. */
const CONSONANTS =
  'B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz' +
  '\\u0392-\\u0394\\u0396\\u0398\\u039a-\\u039e\\u03a0\\u03a1\\u03a3\\u03a4\\u03a6-\\u03a8' +
  '\\u03b2-\\u03b4\\u03b6\\u03b8\\u03ba-\\u03be\\u03c0-\\u03c4\\u03c6-\\u03c8'
/** The same without those on which Greek words end. */
const NO_END = '\\u03b2-\\u03b4\\u03b6\\u03b8\\u03ba-\\u03bc\\u03be\\u03c0\\u03c4\\u03c6-\\u03c8'
/** "Dr", "Mrs", a Greek word that no word ends like, or one small letter, before a name. */
const TITLE = `\\p{Lu}[${CONSONANTS}]{1,2}|\\p{Lu}\\p{Ll}{0,3}[${NO_END}]`
const BEFORE_NAMES = `(?<![\\p{L}.])(?:\\p{Ll}|${TITLE})(?=\\.\\s\\p{Lu})`
/** "No", "tel", their likes in Greek, or the end of "e.g.", before a number. */
const BEFORE_NUMBERS =
  '(?:(?<!\\p{L})' +
  `(?:[Nn\\u039d\\u03bd][o\\u03bf]s?|[Tt]el|\\u03b1\\u03c1|\\p{L}{0,4}[${NO_END}])|` +
  '\\p{Ll}\\.\\p{Ll})(?=\\.\\s\\d)'
const CUT_SHORT = `${BEFORE_NAMES}|${BEFORE_NUMBERS}`

/** Where a sentence ends: no full stop within it, which a small letter follows or a word cut short comes before. */
const STOP = expression(`[;!?·\\n](?=\\s|$)|\\.(?=\\s*$)|\\.(?=\\s+(?!\\p{Ll}|$))(?<!(?:${CUT_SHORT})\\.)`, 'g')

/** A part of a text, from an offset. */
export interface Part {
  readonly text: string
  readonly index: number
}

/** The sentence around an offset, a few hundred letters of it at most. */
export function sentenceAt(text: string, index: number, length: number, reach = 200): Part & { readonly end: number } {
  const from = Math.max(0, index - reach)
  const behind = index + length
  const near = text.slice(from, behind + reach)
  let start = from
  STOP.lastIndex = 0
  for (let stop = STOP.exec(near); stop && from + stop.index < index; stop = STOP.exec(near))
    start = from + stop.index + 1
  STOP.lastIndex = behind - from
  const stop = STOP.exec(near)
  const end = stop ? from + stop.index : from + near.length
  return { text: text.slice(start, end), index: start, end }
}
