// Which YAML value produced which text of a page. Carried, not guessed: a text loaded for `site check` ends in an
// invisible tag that names its file and its number in that file; the page is drawn with the tags in it, and they are
// taken out before anything is checked. Pure.
import type { Path } from './content.ts'

/**
 * Tags are written in private-use characters: one opens, sixteen are digits, one parts file from text, one closes. No
 * text may hold them otherwise.
 */
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
  /** The texts that follow belong to this file: its place among all YAML files by name. */
  begin(file: number): void
  /** The text with its tag behind it. */
  tag(text: string): string
}

/** A tagger that has tagged nothing yet. */
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

/** The same value without tags. Maps and functions stay what they are; nothing is changed in place. */
export function untagged<T>(value: T): T {
  if (typeof value === 'string') return withoutTags(value) as T
  if (Array.isArray(value)) return value.map(untagged) as T
  if (value instanceof Map) return new Map([...value].map(([key, inner]) => [key, untagged(inner)])) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, untagged(inner)])) as T
}

/** A tagged text of a value, without its tag. `number` counts the texts of its file. */
export interface TaggedText {
  readonly path: Path
  readonly number: number
  readonly text: string
}

/** Every tagged text of the values of one file, in order. */
export function taggedTexts(values: unknown): TaggedText[] {
  const texts: TaggedText[] = []
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      const last = value.includes(OPEN) ? [...value.matchAll(TAG)].at(-1) : undefined
      if (last) texts.push({ path, number: number(last[2] ?? ''), text: withoutTags(value) })
    } else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, [...path, i])
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
  }
  walk(values, [])
  return texts
}

/** The tagged texts of a file's values that none of the tags in a drawn page names, in order. */
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

/** A drawn page without its tags, and the tags it had, in order. */
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
