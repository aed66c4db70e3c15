// Summaries of pages, packed: what many pages have in common (menus, files, the business) stands once in a table, a
// page holds numbers. Pure.
import type { PageSummary } from '../../model/checks/page-facts.ts'
import { shortDigest } from '../../runtime/digest.ts'

/** What a summary says but for its lists. */
export type Small = Omit<PageSummary, 'path' | 'file' | 'from' | 'links' | 'pictures' | 'nodes' | 'ids' | 'first'>

/** A summary with numbers for what stands in the table. Plain data. */
export interface Packed {
  readonly small: Small
  /** Entry, start, length; three a link. */
  readonly links: readonly number[]
  /** Entry, start, length. */
  readonly pictures: readonly number[]
  /** Id, kind, names it serves, JSON (-1: see `own`), start, length. */
  readonly nodes: readonly number[]
  readonly ids: readonly number[]
  readonly first: readonly number[]
}

/** JSON of the nodes a page alone names, in order. Long and seldom asked for, so it is held apart. */
export type Own = readonly string[]

/** Strings by number. */
export interface Table {
  readonly strings: readonly string[]
  /** The number of a string, new ones at the end. */
  number(text: string): number
}

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

const listDigest = (list: readonly unknown[]) => shortDigest(JSON.stringify(list))

export function pack(
  { path: _, file: __, from: ___, links, pictures, nodes, ids, first, ...small }: PageSummary,
  table: Table,
): { packed: Packed; own: Own; lists: ListDigests } {
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
    nodes: nodes.flatMap(({ id, json, kind, serves, span }) => [
      table.number(id),
      table.number(kind),
      table.number(JSON.stringify(serves)),
      isOwn(id) ? -1 : table.number(json),
      span.start,
      span.end - span.start,
    ]),
    ids: ids.map((id) => table.number(id)),
    first: first.map((href) => table.number(href)),
  }
  const own = nodes.filter(({ id }) => isOwn(id)).map(({ json }) => json)
  const lists = {
    links: listDigest(links.map(({ start: _, end: __, ...link }) => link)),
    pictures: listDigest(pictures.map(({ start: _, end: __, ...picture }) => picture)),
    nodes: listDigest(nodes.map(({ id, kind, serves, json }) => [id, kind, serves, isOwn(id) ? '' : json])),
    own: listDigest(own),
    ids: listDigest(ids),
    first: listDigest(first),
  }
  return { packed, own, lists }
}

/** The same summary with the numbers of another table: `numbers[n]` is what `n` has become. */
export function renumbered(packed: Packed, numbers: readonly number[]): Packed {
  const each = (list: readonly number[], width: number, entries: number) =>
    list.map((n, i) => (i % width < entries && n >= 0 ? (numbers[n] ?? -1) : n))
  return {
    small: packed.small,
    links: each(packed.links, 3, 1),
    pictures: each(packed.pictures, 3, 1),
    nodes: each(packed.nodes, 6, 4),
    ids: each(packed.ids, 1, 1),
    first: each(packed.first, 1, 1),
  }
}

/** The digests of lists of a page: equal for lists that are equal but for where in the page things stand. */
export type ListDigests = Readonly<Record<'links' | 'pictures' | 'nodes' | 'own' | 'ids' | 'first', string>>

/** A packed summary as text: one line without a line break, of parts between tabs. */
export const packedText = ({ small, links, pictures, nodes, ids, first }: Packed, own: Own): string =>
  [small, links, pictures, nodes, ids, first, own].map((part) => JSON.stringify(part)).join('\t')
