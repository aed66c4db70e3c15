// Finds the line of the templates that writes a tag of a built page, or a part of its style: the line that has most of
// the same values.
import type { Place } from '../../model/problem.ts'
import type { Span } from '../parsed-page.ts'

/** The texts of the template files by path. */
type Sources = ReadonlyMap<string, string>

/** The greatest length of a start tag. */
const FAR = 4000

/** Tags that the engine writes for a picture, also for one that is loaded late. */
const OF_PICTURE = /^<(?:img|source|picture|noscript)\b| data-lazy/

/**
 * The start tag at a span of a page, or of the element that contains the span; undefined for the head, which the engine
 * writes. The engine writes pictures too, so the tag of a picture is followed by that of its parent element.
 */
export function tagsAt(html: string, { start }: Span): readonly string[] | undefined {
  const at = html[start] === '<' ? start : html.lastIndexOf('<', start)
  if (at < html.indexOf('<body')) return undefined
  const tag = /^<[^>]*>/.exec(html.slice(Math.max(at, 0), start + FAR))?.[0] ?? ''
  const around = OF_PICTURE.test(tag) ? openIn(html.slice(Math.max(0, at - FAR), at)) : undefined
  return around === undefined ? [tag] : [tag, around]
}

/** Tags of elements without content. */
const EMPTY = /^<(?:img|source|input|br|hr|!)|\/>$/

/** The start tag that is still open at the end of some HTML, except those that the engine writes around a picture. */
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

/** Attributes that many tags have with the same value. */
const COMMON = /^(?:loading|decoding|fetchpriority|width|height)$/

/** The values of the attributes of a tag, as a template writes them. */
const valuesOf = (tag: string): string[] =>
  [...tag.matchAll(/\s([\w:-]+)="([^"]+)"/g)].flatMap(([, name = '', value = '']) =>
    COMMON.test(name) ? [] : [value.replaceAll('&amp;', '&')],
  )

/** A part of a source file: a tag up to the next one, or a line. */
interface Part {
  readonly text: string
  readonly place: Place
}

/** Letters of the values that a tag of the same name must have in common: fewer may be chance. */
const LEAST_OF_TAG = 4
/** The same for any line. */
const LEAST_OF_LINE = 8

/** The only part that has most of the values, in quotes or as a number in braces. */
function likest(parts: readonly Part[], values: readonly string[], least: number): Place | undefined {
  const isIn = (text: string, value: string) => ['""', "''", '``', '{}'].some(([a, b]) => text.includes(a + value + b))
  const score = ({ text }: Part) => values.reduce((sum, value) => sum + (isIn(text, value) ? value.length : 0), 0)
  const scores = parts.map(score)
  const most = Math.max(least, ...scores)
  const at = scores.indexOf(most)
  return scores.lastIndexOf(most) === at ? parts[at]?.place : undefined
}

/** The tags of a name in the sources. */
const tagsNamed = (name: string, sources: Sources): Part[] =>
  [...sources].flatMap(([file, source]) =>
    [...source.matchAll(new RegExp(`<${name}(?![\\w.-])[^<]*`, 'g'))].map(({ 0: text, index }) => ({
      text,
      place: { file, line: source.slice(0, index).split('\n').length },
    })),
  )

const linesOf = (sources: Sources): Part[] =>
  [...sources].flatMap(([file, source]) =>
    source.split('\n').map((text, i) => ({ text, place: { file, line: i + 1 } })),
  )

/**
 * The place in the templates that writes the first of some start tags: the tag of its name or the line that has most of
 * its values, or the only tag of its name; else that of the next tag. The template of the page if none is found.
 */
export function drawnBy(tags: readonly string[], page: string, sources: Sources): Place {
  for (const tag of tags) {
    const values = valuesOf(tag)
    const named = tagsNamed(/^<([\w-]+)/.exec(tag)?.[1] ?? '', sources)
    const line = likest(named, values, LEAST_OF_TAG) ?? likest(linesOf(sources), values, LEAST_OF_LINE)
    const place = line ?? (named.length === 1 && !OF_PICTURE.test(tag) ? named[0]?.place : undefined)
    if (place) return place
  }
  return { file: page }
}

/** A style as it is compared: style sheets are compressed when they are built. */
const plain = (css: string) => css.toLowerCase().replace(/\s+/g, '')

/** The line of the style sheets that contains the first of `texts` that any line contains; the sheet `main` if none does. */
export function styledBy(texts: readonly string[], main: string, sources: Sources): Place {
  const lines = linesOf(sources)
  const matching = texts.flatMap((text) => lines.find((line) => plain(line.text).includes(plain(text))) ?? [])
  return matching[0]?.place ?? { file: main }
}
