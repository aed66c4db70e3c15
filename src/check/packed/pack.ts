// Summaries of pages, packed: what many pages have in common (menus, files, the business) stands once in a table, a
// page holds numbers. Pure.
import type { PageSummary } from '../../model/checks/page-facts.ts'
import { shortDigest } from '../../runtime/digest.ts'

/** What a summary says but for its lists. */
export type Small = Omit<
  PageSummary,
  'path' | 'file' | 'from' | 'links' | 'pictures' | 'nodes' | 'ids' | 'spans' | Same
>
/** Lists that many pages have alike. */
type Same = 'kinds' | 'first'

/** A summary with numbers for what stands in the table. Plain data. */
export interface Packed {
  readonly small: Small
  /** Entry, start, length; three a link. */
  readonly links: readonly number[]
  /** Entry, start, length. */
  readonly pictures: readonly number[]
  /** Id, names it serves, JSON (-1: see `own`), start, length. */
  readonly nodes: readonly number[]
  readonly ids: readonly number[]
  /** The kinds of its nodes, and the files its first view waits for: a number a list. */
  readonly same: readonly [kinds: number, first: number]
  readonly spans: PageSummary['spans']
}

/** JSON of the nodes a page alone names, in order. Long and seldom asked for, so it is held apart. */
export type Own = readonly string[]

/** Strings by number. */
export interface Table {
  readonly strings: readonly string[]
  /** The number of a string, new ones at the end. */
  number(text: string): number
}

/** A table without strings. */
export function newTable(): Table {
  const strings: string[] = []
  const numbers = new Map<string, number>()
  return {
    strings,
    number(text) {
      let at = numbers.get(text)
      if (at === undefined) {
        at = strings.push(text) - 1
        numbers.set(text, at)
      }
      return at
    },
  }
}

const digestOf = (part: unknown) => shortDigest(JSON.stringify(part))

/** A summary in numbers of `table`, what it names alone, and the digests of its parts. */
export function pack(
  { path: _, file: __, from: ___, links, pictures, nodes, ids, kinds, first, spans, ...small }: PageSummary,
  table: Table,
): { packed: Packed; own: Own; digests: PartDigests } {
  const isOwn = (id: string) => id.startsWith(`${small.canonical}#`)
  const packed = {
    small,
    links: links.flatMap(({ href, nav, kind, text, start, end }) => [
      table.number(`${kind === 'link' ? 'l' : 'a'}${nav ? 'n' : ' '}${href}\n${text}`),
      start,
      end - start,
    ]),
    pictures: pictures.flatMap(({ src, use, width, height, alt, start, end }) => [
      table.number(JSON.stringify([src, use, width ?? null, height ?? null, alt ?? null])),
      start,
      end - start,
    ]),
    nodes: nodes.flatMap(({ id, json, serves, span }) => [
      table.number(id),
      table.number(JSON.stringify(serves)),
      isOwn(id) ? -1 : table.number(json),
      span.start,
      span.end - span.start,
    ]),
    ids: ids.map((id) => table.number(id)),
    same: [table.number(JSON.stringify(kinds)), table.number(JSON.stringify(first))] as const,
    spans,
  }
  const own = nodes.filter(({ id }) => isOwn(id)).map(({ json }) => json)
  const digests = {
    ...(Object.fromEntries(Object.entries(small).map(([part, value]) => [part, digestOf(value)])) as Digests<
      keyof Small
    >),
    links: digestOf(links.map(({ start: _, end: __, ...link }) => link)),
    pictures: digestOf(pictures.map(({ start: _, end: __, ...picture }) => picture)),
    nodes: digestOf(nodes.map(({ id, serves, json }) => [id, serves, isOwn(id) ? '' : json])),
    own: digestOf(own),
    ids: digestOf(ids),
    kinds: digestOf(kinds),
    first: digestOf(first),
  }
  return { packed, own, digests }
}

/** The same summary with the numbers of another table: `numbers[n]` is what `n` has become. */
export function renumbered(packed: Packed, numbers: readonly number[]): Packed {
  const each = (list: readonly number[], width: number, entries: number) =>
    list.map((n, i) => (i % width < entries && n >= 0 ? (numbers[n] ?? -1) : n))
  return {
    ...packed,
    links: each(packed.links, 3, 1),
    pictures: each(packed.pictures, 3, 1),
    nodes: each(packed.nodes, 5, 3),
    ids: each(packed.ids, 1, 1),
    same: [numbers[packed.same[0]] ?? -1, numbers[packed.same[1]] ?? -1],
  }
}

/** A part of a summary that is read by itself: `own` are the nodes that a page alone names. */
export type SummaryPart = Exclude<keyof PageSummary, 'path' | 'file' | 'from' | 'spans'> | 'own'

type Digests<Part extends string> = Readonly<Record<Part, string>>

/** The digests of the parts of a page: equal for those that are equal but for where in the page things stand. */
export type PartDigests = Digests<SummaryPart>

/** All parts, in the order in which a row holds their digests. */
export const PARTS = Object.keys({
  title: 0,
  description: 0,
  canonical: 0,
  ogTitle: 0,
  indexable: 0,
  h1: 0,
  textHash: 0,
  words: 0,
  sketch: 0,
  weight: 0,
  links: 0,
  pictures: 0,
  nodes: 0,
  own: 0,
  ids: 0,
  kinds: 0,
  first: 0,
} satisfies Record<SummaryPart, 0>) as SummaryPart[]

/** A packed summary as text: one line without a line break, of parts between tabs. */
export const packedText = ({ small, links, pictures, nodes, ids, same, spans }: Packed, own: Own): string =>
  [small, links, pictures, nodes, ids, same, spans, own].map((part) => JSON.stringify(part)).join('\t')
