// A tag of a built page that no text of the YAML stands behind, or a piece of its style -> the line of the templates
// that it comes from: the one that holds what it holds. Pure.
import type { Span } from '../../model/checks/page-facts.ts'
import type { Place } from '../../model/problem.ts'

/** Files of the templates, path -> text. */
type Sources = ReadonlyMap<string, string>

/** No start tag is longer. */
const FAR = 4000

/** What the engine writes of a picture, also of one that is fetched late. */
const OF_PICTURE = /^<(?:img|source|picture|noscript)\b| data-lazy/

/**
 * The start tag at a span of a page, or of the element the span is in; undefined for the head, which the engine writes.
 * The engine writes pictures too, so behind the tag of one stands that of the element around it.
 */
export function tagsAt(html: string, { start }: Span): readonly string[] | undefined {
  const at = html[start] === '<' ? start : html.lastIndexOf('<', start)
  if (at < html.indexOf('<body')) return undefined
  const tag = /^<[^>]*>/.exec(html.slice(Math.max(at, 0), start + FAR))?.[0] ?? ''
  const around = OF_PICTURE.test(tag) ? openIn(html.slice(Math.max(0, at - FAR), at)) : undefined
  return around === undefined ? [tag] : [tag, around]
}

/** Tags of elements that hold nothing. */
const EMPTY = /^<(?:img|source|input|br|hr|!)|\/>$/

/** The start tag that is still open at the end of some HTML, the engine's own around a picture left out. */
function openIn(html: string): string | undefined {
  let depth = 0
  for (const [tag] of [...html.matchAll(/<[^<>]*>/g)].reverse()) {
    if (EMPTY.test(tag)) continue
    if (tag.startsWith('</')) depth++
    else if (depth > 0) depth--
    else if (!OF_PICTURE.test(tag)) return tag
  }
  return undefined
}

/** The value of an attribute, and what each of its letters counts. */
interface Value {
  readonly text: string
  readonly weight: number
}

/** Attributes that many tags have with the same value, and those whose value a template chooses freely. */
const COMMON = /^(?:loading|decoding|fetchpriority|width|height)$/
const CHOSEN = /^(?:class|id|name|for|aria-\w+|data-[\w-]+)$/

/** The values of the attributes of a tag, as a template writes them. */
const valuesOf = (tag: string): Value[] =>
  [...tag.matchAll(/\s([\w:-]+)="([^"]+)"/g)].flatMap(([, name = '', value = '']) =>
    COMMON.test(name) ? [] : [{ text: value.replaceAll('&amp;', '&'), weight: CHOSEN.test(name) ? 2 : 1 }],
  )

const QUOTES = ['""', "''", '``', '{}'] as const

/** How much of the values a part of a source has in quotes, or as a number in braces. */
const likeness = (part: string, values: readonly Value[]) =>
  values.reduce(
    (sum, { text, weight }) =>
      sum + (QUOTES.some(([open, close]) => part.includes(open + text + close)) ? weight * text.length : 0),
    0,
  )

/** Less is alike by chance, in a tag of the same name and in any line. */
const [LEAST_OF_TAG, LEAST_OF_LINE] = [4, 8]

/** A part of a source, and where it begins. */
interface Part {
  readonly text: string
  readonly place: Place
}

/** The only one of some parts that has most of the values, and not by chance. */
function likest(parts: readonly Part[], values: readonly Value[], least: number): Place | undefined {
  const known = parts.map(({ text, place }) => ({ place, score: likeness(text, values) }))
  const most = known.reduce((best, { score }) => Math.max(best, score), least)
  const [only, other] = known.filter(({ score }) => score === most)
  return other ? undefined : only?.place
}

const placeIn = (file: string, text: string, at: number): Place => ({
  file,
  line: text.slice(0, at).split('\n').length,
})

/** The tags of a name in the templates, each up to the next tag. */
const tagsNamed = (name: string, sources: Sources): Part[] =>
  [...sources].flatMap(([file, text]) =>
    [...text.matchAll(new RegExp(`<${name}(?![\\w.-])[^<]*`, 'g'))].map(({ 0: tag, index }) => ({
      text: tag,
      place: placeIn(file, text, index),
    })),
  )

const linesOf = (sources: Sources): Part[] =>
  [...sources].flatMap(([file, text]) =>
    text.split('\n').map((line, i) => ({ text: line, place: { file, line: i + 1 } })),
  )

/**
 * The tag of `sources`, the templates, that has most of what the first of `tags` has, or the line that has it where a
 * component or a function draws it; the only tag of its name; then the same of the next. The page's own template where
 * none or several do.
 */
export function drawnBy(tags: readonly string[], page: string, sources: Sources): Place {
  for (const tag of tags) {
    const values = valuesOf(tag)
    const named = tagsNamed(/^<([\w-]+)/.exec(tag)?.[1] ?? '', sources)
    const found = likest(named, values, LEAST_OF_TAG) ?? likest(linesOf(sources), values, LEAST_OF_LINE)
    const place = found ?? (named.length === 1 && !OF_PICTURE.test(tag) ? named[0]?.place : undefined)
    if (place) return place
  }
  return { file: page }
}

/** Letters as style sheets write them before and after they are compressed. */
const plain = (css: string) => css.toLowerCase().replace(/\s+/g, '')

/**
 * The line of `sources`, the style sheets, that holds the first of `texts` that any line holds; the sheet `main` where
 * none does.
 */
export function styledBy(texts: readonly string[], main: string, sources: Sources): Place {
  const lines = linesOf(sources).map(({ text, place }) => ({ text: plain(text), place }))
  for (const text of texts) {
    const line = lines.find((line) => line.text.includes(plain(text)))
    if (line) return line.place
  }
  return { file: main }
}
