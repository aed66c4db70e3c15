// Source map of a page: which YAML value produced which text. A text that is loaded for `site check` ends in an
// invisible tag with the number of its file and its own number in that file. The tags are drawn into the page, and
// removed before anything is checked.
import { type Path, textsIn, withTexts } from './data.ts'

/** Tags consist of private-use characters: an opening one, sixteen digits, a separator and a closing one. */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const POINT = '\ue002'
const DIGIT = 0xe010
const TAG = /\ue000([\ue010-\ue01f]+)\ue002([\ue010-\ue01f]+)\ue001/g

const digits = (n: number) =>
  [...n.toString(16)].map((digit) => String.fromCharCode(DIGIT + Number.parseInt(digit, 16))).join('')
/** The number that the digits of a text from an offset on make. */
function number(text: string, from = 0): number {
  let sum = 0
  for (let at = from; text.charCodeAt(at) >= DIGIT; at++) sum = sum * 16 + text.charCodeAt(at) - DIGIT
  return sum
}

/** Numbers the texts of one file after the other. */
export class Tagger {
  #prefix = ''
  #next = 0

  /** The following texts belong to this file, given by its index among all YAML files. */
  begin(file: number): void {
    this.#prefix = OPEN + digits(file) + POINT
    this.#next = 0
  }

  /** The text followed by its tag. */
  readonly tag = (text: string): string => text + this.#prefix + digits(this.#next++) + CLOSE
}

/** The text without tags. */
export const withoutTags = (text: string) => (text.includes(OPEN) ? text.replace(TAG, '') : text)

/** A copy of plain data, and of maps in it, without tags. */
export const untagged = <T>(value: T): T => withTexts(value, withoutTags)

/** A tagged text of a value, without its tag. */
interface TaggedText {
  readonly path: Path
  readonly text: string
}

/** The tagged texts of the values of one file by their numbers, in order. */
export const taggedTexts = (values: unknown): ReadonlyMap<number, TaggedText> =>
  new Map(
    [...textsIn(values)].flatMap(([text, path]) => {
      const tag = text.lastIndexOf(POINT)
      return tag < 0 ? [] : [[number(text, tag + 1), { path, text: withoutTags(text) }] as const]
    }),
  )

/** A tag in a drawn page: the text it names, and the offset in the page without tags at which that text ends. */
export interface Mapping {
  readonly file: number
  readonly number: number
  readonly at: number
}

/** A drawn page without its tags, and its tags in order. */
export function sourceMap(tagged: string): { html: string; mappings: readonly Mapping[] } {
  const mappings: Mapping[] = []
  const [first = '', ...others] = tagged.split(OPEN)
  const parts = [first]
  let at = first.length
  for (const other of others) {
    mappings.push({ file: number(other), number: number(other, other.indexOf(POINT) + 1), at })
    const text = other.slice(other.indexOf(CLOSE) + 1)
    parts.push(text)
    at += text.length
  }
  return { html: parts.join(''), mappings }
}
