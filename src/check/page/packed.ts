// Summaries of pages, packed: what many pages have in common (menus, files, the business) stands once in a table, a
// page holds numbers. Pure.
// Read like any summary; long lists are made when asked for and not held.
import type { PageSummary, Span } from '../../model/checks/page-facts.ts'

type Links = PageSummary['links']
type Pictures = PageSummary['pictures']
type Nodes = PageSummary['nodes']
type Small = Omit<PageSummary, 'links' | 'pictures' | 'nodes' | 'ids' | 'first'>

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

export function pack(
  { links, pictures, nodes, ids, first, ...small }: PageSummary,
  table: Table,
): { packed: Packed; own: Own } {
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
  return { packed, own: nodes.filter(({ id }) => isOwn(id)).map(({ json }) => json) }
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

/**
 * Packed summaries over a table that holds what they use and nothing else: strings of pages that have changed are left
 * behind.
 */
export function compacted(
  all: readonly Packed[],
  { strings }: Pick<Table, 'strings'>,
): { all: Packed[]; table: Table } {
  const table = newTable()
  const numbers: number[] = []
  const use = (list: readonly number[], width: number, entries: number) =>
    list.forEach((n, i) => {
      if (i % width < entries && n >= 0) numbers[n] ??= table.number(strings[n] ?? '')
    })
  for (const { links, pictures, nodes, ids, first } of all) {
    use(links, 3, 1)
    use(pictures, 3, 1)
    use(nodes, 6, 4)
    use(ids, 1, 1)
    use(first, 1, 1)
  }
  return { all: all.map((packed) => renumbered(packed, numbers)), table }
}

/** Packed summaries as rules read them. `own` hands out what is held apart of a page. */
export function reader({ strings }: Pick<Table, 'strings'>): (packed: Packed, own: () => Own) => PageSummary {
  const links: LinkEntry[] = []
  const pictures: Omit<Pictures[number], keyof Span>[] = []
  const linkAt = (n: number): LinkEntry => {
    const known = links[n]
    if (known) return known
    const text = strings[n] ?? ''
    const line = text.indexOf('\n')
    const entry: LinkEntry = {
      kind: text[0] === 'l' ? 'link' : 'asset',
      nav: text[1] === 'n',
      href: text.slice(2, line),
      text: text.slice(line + 1),
    }
    links[n] = entry
    return entry
  }
  const pictureAt = (n: number) => {
    if (!pictures[n]) {
      type Parts = [string, Pictures[number]['use'], string | null, string | null, string | null]
      const [src, use, width, height, alt] = JSON.parse(strings[n] ?? '[]') as Parts
      pictures[n] = { src, use, width: width ?? undefined, height: height ?? undefined, alt: alt ?? undefined }
    }
    return pictures[n]
  }
  const lists: (readonly string[])[] = []
  const listAt = (n: number) => {
    lists[n] ??= JSON.parse(strings[n] ?? '[]') as string[]
    return lists[n]
  }
  /** The lists made last: rules go from page to page and ask a page's list more than once. */
  let lastLinks: { of: Packed; list: Links } | undefined
  return (packed, own) => {
    const page: PageSummary = {
      ...packed.small,
      get links() {
        if (lastLinks?.of !== packed) lastLinks = { of: packed, list: linksOf(packed.links, linkAt) }
        return lastLinks.list
      },
      get pictures() {
        return picturesOf(packed.pictures, pictureAt)
      },
      get nodes() {
        const list: Nodes[number][] = []
        let apart: Own | undefined
        let next = 0
        for (let i = 0; i < packed.nodes.length; i += 6) {
          const [id = 0, kind = 0, serves = 0, json = 0, start = 0, length = 0] = packed.nodes.slice(i, i + 6)
          const span = { start, end: start + length }
          const place = json < 0 ? next++ : -1
          list.push({
            id: strings[id] ?? '',
            kind: strings[kind] ?? '',
            get serves() {
              return listAt(serves)
            },
            get json() {
              if (place < 0) return strings[json] ?? ''
              apart ??= own()
              return apart[place] ?? ''
            },
            span,
          })
        }
        return list
      },
      get ids() {
        return packed.ids.map((n) => strings[n] ?? '')
      },
      get first() {
        return packed.first.map((n) => strings[n] ?? '')
      },
    }
    packings.set(page, { links: packed.links, linkAt })
    return page
  }
}

// Written out: a spread for each of a million links takes ten times as long.
function linksOf(numbers: readonly number[], entry: (n: number) => LinkEntry): Links {
  const list: Links[number][] = []
  for (let i = 0; i < numbers.length; i += 3) {
    const { href, nav, kind, text } = entry(numbers[i] ?? 0)
    const start = numbers[i + 1] ?? 0
    list.push({ href, nav, kind, text, start, end: start + (numbers[i + 2] ?? 0) })
  }
  return list
}

function picturesOf(numbers: readonly number[], entry: (n: number) => Omit<Pictures[number], keyof Span>): Pictures {
  const list: Pictures[number][] = []
  for (let i = 0; i < numbers.length; i += 3) {
    const { src, use, width, height, alt } = entry(numbers[i] ?? 0)
    const start = numbers[i + 1] ?? 0
    list.push({ src, use, width, height, alt, start, end: start + (numbers[i + 2] ?? 0) })
  }
  return list
}

/** What many links share: everything but where they stand. */
export type LinkEntry = Omit<Links[number], keyof Span>

/** How the links of a page are packed: three numbers each, and what the first of them stands for. */
interface Packing {
  readonly links: readonly number[]
  readonly linkAt: (n: number) => LinkEntry
}
const packings = new WeakMap<PageSummary, Packing>()

/**
 * The links of a page without their spans. Of packed pages, equal links are one object, so that a result holds for all.
 */
export function entriesOf(page: PageSummary): readonly LinkEntry[] {
  const packing = packings.get(page)
  if (!packing) return page.links
  const list: LinkEntry[] = []
  for (let i = 0; i < packing.links.length; i += 3) list.push(packing.linkAt(packing.links[i] ?? 0))
  return list
}

/** The links a rule is after: `wanted` sees each kind of link once, and only pages that have one are looked through. */
export function* linksWhere(
  pages: readonly PageSummary[],
  wanted: (link: LinkEntry) => boolean,
): Generator<{ page: PageSummary; link: Links[number] }> {
  const byNumber = new Map<Packing['linkAt'], (boolean | undefined)[]>()
  const has = (page: PageSummary): boolean => {
    const packing = packings.get(page)
    if (!packing) return page.links.some(wanted)
    const { links, linkAt } = packing
    const results = byNumber.get(linkAt) ?? []
    byNumber.set(linkAt, results)
    let found = false
    for (let i = 0; i < links.length; i += 3) {
      const n = links[i] ?? 0
      let result = results[n]
      if (result === undefined) {
        result = wanted(linkAt(n))
        results[n] = result
      }
      if (result) found = true
    }
    return found
  }
  for (const page of pages) if (has(page)) for (const link of page.links) if (wanted(link)) yield { page, link }
}
