// A tag of a built page that no text of the YAML stands behind -> the line of the templates that draws it: the one that
// holds what the tag holds. Pure.
import type { Span } from '../../model/checks/page-facts.ts'
import type { Place } from '../../model/problem.ts'

/**
 * The start tag at a span of a page, or the one around it; undefined for the head and structured data, which the engine
 * writes.
 */
export function tagAt(html: string, { start }: Span): string | undefined {
  const at = html[start] === '<' ? start : html.lastIndexOf('<', start)
  const tag = /^<[^>]*>/.exec(html.slice(Math.max(at, 0), start + FAR))?.[0] ?? ''
  return at < html.indexOf('<body') || /^<script\b[^>]*json/.test(tag) ? undefined : tag
}

/** No start tag is longer. */
const FAR = 4000

/** Values of attributes that a template chooses freely, longest first: the longest is the least common. */
const valuesOf = (tag: string) =>
  [...tag.matchAll(/\s(?:class|id|name|for|aria-\w+|data-[\w-]+)="([^"]+)"/g)]
    .map(([, value = '']) => value)
    .filter((value) => value.length >= LEAST)
    .sort((a, b) => b.length - a.length)

/** Shorter values stand on too many lines. */
const LEAST = 4

/**
 * The only line of `sources`, path -> text, that holds a value of the tag in quotes; the page's own template where none
 * or several do.
 */
export function drawnBy(tag: string, page: string, sources: ReadonlyMap<string, string>): Place {
  for (const value of valuesOf(tag)) {
    const places: Place[] = []
    for (const [file, text] of sources)
      for (const [i, line] of text.split('\n').entries())
        if (['"', "'", '`'].some((quote) => line.includes(quote + value + quote))) places.push({ file, line: i + 1 })
    const [only] = places
    if (only && places.length === 1) return only
  }
  return { file: page }
}
