// Which YAML value produced which text of a page. Carried, not guessed: the site is loaded once more with an invisible mark
// behind every text, drawn with the marks in it, and a span of the plain page is found by counting what is not a mark.

import type { Span } from '../model/facts.ts'
import type { Content, Path } from '../model/loaded.ts'
import type { Place } from '../model/problem.ts'

/** Marks are written in private-use characters: one opens, sixteen are digits, one closes. No text may hold them otherwise. */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const DIGIT = 0xe010
const MARK = /\ue000[\ue010-\ue01f]+\ue001/g

export const markOf = (id: number) => OPEN + [...id.toString(16)].map((digit) => String.fromCharCode(DIGIT + Number.parseInt(digit, 16))).join('') + CLOSE
const idOf = (mark: string) => Number.parseInt([...mark.slice(1, -1)].map((c) => (c.charCodeAt(0) - DIGIT).toString(16)).join(''), 16)
export const withoutMarks = (text: string) => (text.includes(OPEN) ? text.replace(MARK, '') : text)

/** The marks of one load: hand `seal` to load, then ask for places. */
export interface Marks {
  seal(text: string, facts: readonly string[]): string
  /** Facts used by the text with this mark. */
  factsOf(id: number): readonly string[]
}

export function newMarks(): Marks {
  const used: (readonly string[])[] = []
  return {
    seal: (text, facts) => text + markOf(used.push(facts) - 1),
    factsOf: (id) => used[id] ?? [],
  }
}

/** A text of the YAML: its file and path. */
export interface Origin {
  readonly file: string
  readonly path: Path
  readonly id: number
  readonly text: string
}

/** Every marked text of a content, by mark. */
export function originsOf(content: Content): Map<number, Origin> {
  const origins = new Map<number, Origin>()
  for (const [file, value] of content.values) for (const origin of originsIn(file, value)) origins.set(origin.id, origin)
  return origins
}

/** Every marked text of the values of one file, in order. */
export function originsIn(file: string, values: unknown): Origin[] {
  const origins: Origin[] = []
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      const mark = value.includes(OPEN) ? value.match(MARK)?.at(-1) : undefined
      if (mark) origins.push({ file, path, id: idOf(mark), text: withoutMarks(value) })
    } else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, [...path, i])
    else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
  }
  walk(values, [])
  return origins
}

/** The marks of a drawn page and where each stands in the page without marks. */
function positions(marked: string): { id: number; at: number }[] {
  const out: { id: number; at: number }[] = []
  let removed = 0
  for (const match of marked.matchAll(MARK)) {
    out.push({ id: idOf(match[0]), at: match.index - removed })
    removed += match[0].length
  }
  return out
}

/** Finds the YAML text behind a span of a page; `value` narrows it to where that text stands in the span. */
export function tracer(marked: string, origins: ReadonlyMap<number, Origin>): (span: Span, value?: string) => Origin | undefined {
  const marks = positions(marked)
  const plain = withoutMarks(marked)
  /** A link in a sentence has no mark of its own: the mark behind the sentence is the next one, and its text holds the link. */
  const around = (span: Span, value: string | undefined) => {
    const next = marks.find(({ at }) => at > span.end)
    const words = plain.slice(span.start, span.end).replace(/<[^>]*>/g, '')
    const text = next && origins.get(next.id)?.text
    return text !== undefined && ((value !== undefined && value !== '' && text.includes(value)) || (words.trim() !== '' && text.includes(words)))
      ? next
      : undefined
  }
  return (span, value) => {
    const inside = value === undefined || value === '' ? -1 : plain.slice(span.start, span.end).indexOf(value)
    const from = inside < 0 ? span.start : span.start + inside
    const within = marks.filter(({ at }) => at > from && at <= span.end)
    const exact = value === undefined ? undefined : within.find(({ id }) => origins.get(id)?.text.includes(value))
    const found = exact ?? within[0] ?? around(span, value)
    return found && origins.get(found.id)
  }
}

/** The place of a text; of the sibling `href` when the finding is about where a link leads. */
export function placeOf(content: Content, origin: Origin, href?: string): Place {
  if (href !== undefined) {
    const parent = origin.path.slice(0, -1)
    const around = parent.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], content.values.get(origin.file))
    for (const [key, value] of Object.entries((around ?? {}) as Record<string, unknown>))
      if (typeof value === 'string' && withoutMarks(value) === href) return content.at(origin.file, [...parent, key])
  }
  return content.at(origin.file, origin.path)
}
