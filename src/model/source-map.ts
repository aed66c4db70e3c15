// Source map of a page: which YAML value produced which text. A text that is loaded for `site check` ends in an
// invisible tag with the number of its file and its own number in that file. The tags are drawn into the page, and
// removed before anything is checked.
import { type Path, textsIn, withTexts } from './content.ts'

/** Tags consist of private-use characters: an opening one, sixteen digits, a separator and a closing one. */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const POINT = '\ue002'
const DIGIT = 0xe010
const TAG = /\ue000([\ue010-\ue01f]+)\ue002([\ue010-\ue01f]+)\ue001/g

const digits = (n: number) =>
  [...n.toString(16)].map((digit) => String.fromCharCode(DIGIT + Number.parseInt(digit, 16))).join('')
const number = (text: string) => [...text].reduce((sum, character) => sum * 16 + character.charCodeAt(0) - DIGIT, 0)

/** Numbers the texts of one file after the other. */
export interface Tagger {
  /** The following texts belong to this file, given by its index among all YAML files. */
  begin(file: number): void
  /** The text followed by its tag. */
  tag(text: string): string
}

/** A new tagger. */
export function newTagger(): Tagger {
  let prefix = ''
  let next = 0
  return {
    begin(file) {
      prefix = OPEN + digits(file) + POINT
      next = 0
    },
    tag: (text) => text + prefix + digits(next++) + CLOSE,
  }
}

/** The text without tags. */
export const withoutTags = (text: string) => (text.includes(OPEN) ? text.replace(TAG, '') : text)

/** A copy of plain data, and of maps in it, without tags. */
export const untagged = <T>(value: T): T => withTexts(value, withoutTags)

/** A tagged text of a value, without its tag. `number` counts the texts of its file. */
export interface TaggedText {
  readonly path: Path
  readonly number: number
  readonly text: string
}

/** Every tagged text of the values of one file, in order. */
export const taggedTexts = (values: unknown): TaggedText[] =>
  [...textsIn(values)].flatMap(([text, path]) => {
    const last = text.includes(OPEN) ? [...text.matchAll(TAG)].at(-1) : undefined
    return last ? [{ path, number: number(last[2] ?? ''), text: withoutTags(text) }] : []
  })

/** The tagged texts of a file's values that a drawn page does not show, in order. */
export function unshownIn(values: unknown, file: number, mappings: readonly Mapping[]): TaggedText[] {
  const shown = new Set(mappings.flatMap((mapping) => (mapping.file === file ? [mapping.number] : [])))
  return taggedTexts(values).filter((text) => !shown.has(text.number))
}

/** A tag in a drawn page: the text it names, and the offset in the page without tags at which that text ends. */
export interface Mapping {
  readonly file: number
  readonly number: number
  readonly at: number
}

/** A drawn page without its tags, and its tags in order. */
export function sourceMap(tagged: string): { html: string; mappings: readonly Mapping[] } {
  const mappings: Mapping[] = []
  let removed = 0
  const html = tagged.replace(TAG, (tag: string, file: string, text: string, at: number) => {
    mappings.push({ file: number(file), number: number(text), at: at - removed })
    removed += tag.length
    return ''
  })
  return { html, mappings }
}
