// Packed summaries (pack.ts) -> summaries as rules read them: each part stays bytes until it is asked for, and whoever
// holds them is told of it. Pure.
import type { PageSummary, Span } from '../../model/checks/page-facts.ts'
import { fromUtf8 } from '../../runtime/encoding.ts'
import type { Own, Packed, Small, SummaryPart, Table } from './pack.ts'

type Links = PageSummary['links']
type Pictures = PageSummary['pictures']
type Nodes = PageSummary['nodes']

const TAB = 9

/** A summary that was packed: what it is found by, and the bytes of which its text is the end. */
export interface Held extends Pick<PageSummary, 'path' | 'file' | 'from'> {
  readonly bytes: Buffer
  readonly start: number
}

/** Told of every part of a summary that is read. */
export type OnRead = (part: SummaryPart) => void

/** Packed summaries as rules read them. Each part stays bytes until somebody asks for it. */
export function reader({ strings }: Pick<Table, 'strings'>, onRead: OnRead): (held: Held) => PageSummary {
  const entries: LinkEntry[] = []
  const pictures: Omit<Pictures[number], keyof Span>[] = []
  const lists: (readonly string[])[] = []
  const pages: Shared = {
    onRead,
    text: (n) => strings[n] ?? '',
    linkAt(n) {
      const known = entries[n]
      if (known) return known
      const text = strings[n] ?? ''
      const line = text.indexOf('\n')
      const entry: LinkEntry = {
        kind: text[0] === 'l' ? 'link' : 'asset',
        nav: text[1] === 'n',
        href: text.slice(2, line),
        text: text.slice(line + 1),
      }
      entries[n] = entry
      return entry
    },
    entries: () => strings.flatMap((text, n) => (text.includes('\n') ? [n] : [])),
    pictureAt(n) {
      if (!pictures[n]) {
        type Parts = [string, Pictures[number]['use'], string | null, string | null, string | null]
        const [src, use, width, height, alt] = JSON.parse(strings[n] ?? '[]') as Parts
        pictures[n] = { src, use, width: width ?? undefined, height: height ?? undefined, alt: alt ?? undefined }
      }
      return pictures[n]
    },
    listAt(n) {
      lists[n] ??= JSON.parse(strings[n] ?? '[]') as string[]
      return lists[n]
    },
    last: undefined,
  }
  return ({ bytes, start, ...held }) =>
    Object.assign(Object.create(parts) as HeldSummary, { ...held, [STATE]: { bytes, start, shared: pages } })
}

/** What all summaries of a table read with. */
interface Shared {
  readonly onRead: OnRead
  readonly text: (n: number) => string
  readonly linkAt: (n: number) => LinkEntry
  /** The numbers of all links: no other string has a line break. */
  readonly entries: () => readonly number[]
  readonly pictureAt: (n: number) => Omit<Pictures[number], keyof Span>
  readonly listAt: (n: number) => readonly string[]
  /** The links read last: rules go from page to page and ask a page's list more than once. */
  last: { readonly of: PageSummary; readonly list: Links } | undefined
}

/** A summary with what its parts are read from. */
interface HeldSummary extends PageSummary {
  readonly [STATE]: State
}
interface State {
  readonly bytes: Buffer
  readonly start: number
  readonly shared: Shared
  small?: Small
  links?: Int32Array
}
const STATE = Symbol('state')

/** The text of a part, by its place. */
function partAt<T>({ bytes, start }: State, place: number): T {
  let from = start
  for (let i = 0; i < place; i++) from = bytes.indexOf(TAB, from) + 1
  const to = bytes.indexOf(TAB, from)
  return JSON.parse(fromUtf8(bytes.subarray(from, to < 0 ? undefined : to))) as T
}

function smallOf(state: State): Small {
  state.small ??= partAt<Small>(state, 0)
  return state.small
}

function read<K extends keyof Small & SummaryPart>(state: State, name: K): Small[K] {
  state.shared.onRead(name)
  return smallOf(state)[name]
}

/** What all summaries have, so that one of thousands holds its bytes and nothing else. */
const parts: Omit<PageSummary, 'path' | 'file' | 'from'> & ThisType<HeldSummary> = {
  get title() {
    return read(this[STATE], 'title')
  },
  get description() {
    return read(this[STATE], 'description')
  },
  get canonical() {
    return read(this[STATE], 'canonical')
  },
  get ogTitle() {
    return read(this[STATE], 'ogTitle')
  },
  get indexable() {
    return read(this[STATE], 'indexable')
  },
  get h1() {
    return read(this[STATE], 'h1')
  },
  get textHash() {
    return read(this[STATE], 'textHash')
  },
  get words() {
    return read(this[STATE], 'words')
  },
  get sketch() {
    return read(this[STATE], 'sketch')
  },
  get weight() {
    return read(this[STATE], 'weight')
  },
  get spans() {
    return partAt<PageSummary['spans']>(this[STATE], 6)
  },
  get links() {
    const { shared } = this[STATE]
    const { links, linkAt } = packingIn(this[STATE])
    if (shared.last?.of !== this) shared.last = { of: this, list: linksOf(links, linkAt) }
    return shared.last.list
  },
  get pictures() {
    const { shared } = this[STATE]
    shared.onRead('pictures')
    return picturesOf(partAt<readonly number[]>(this[STATE], 2), shared.pictureAt)
  },
  get nodes() {
    return nodesIn(this[STATE])
  },
  get ids() {
    const { shared } = this[STATE]
    shared.onRead('ids')
    return partAt<readonly number[]>(this[STATE], 4).map(shared.text)
  },
  get kinds() {
    return sameIn(this[STATE], 'kinds')
  },
  get first() {
    return sameIn(this[STATE], 'first')
  },
}

/** Three numbers a link, and what the first of them stands for. */
function packingIn(state: State): Packing {
  state.shared.onRead('links')
  state.links ??= Int32Array.from(partAt<readonly number[]>(state, 1))
  return { links: state.links, linkAt: state.shared.linkAt }
}

/** A list that many pages have alike. */
function sameIn(state: State, name: 'kinds' | 'first'): readonly string[] {
  state.shared.onRead(name)
  const [kinds, first] = partAt<Packed['same']>(state, 5)
  return state.shared.listAt(name === 'kinds' ? kinds : first)
}

function nodesIn(state: State): Nodes {
  const { onRead, text, listAt } = state.shared
  onRead('nodes')
  const numbers = partAt<readonly number[]>(state, 3)
  const list: Nodes[number][] = []
  let apart: Own | undefined
  const ownAt = (place: number) => {
    onRead('own')
    apart ??= partAt<Own>(state, 7)
    return apart[place] ?? ''
  }
  let next = 0
  for (let i = 0; i < numbers.length; i += 5) {
    const [id = 0, serves = 0, json = 0, start = 0, length = 0] = numbers.slice(i, i + 5)
    const place = json < 0 ? next++ : -1
    list.push({
      id: text(id),
      get serves() {
        return listAt(serves)
      },
      get json() {
        return place < 0 ? text(json) : ownAt(place)
      },
      span: { start, end: start + length },
    })
  }
  return list
}

// Written out: a spread for each of a million links takes ten times as long.
function linksOf(numbers: ArrayLike<number>, entry: (n: number) => LinkEntry): Links {
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
  readonly links: Int32Array
  readonly linkAt: (n: number) => LinkEntry
}
const packingOf = (page: PageSummary) => (STATE in page ? packingIn((page as HeldSummary)[STATE]) : undefined)

/**
 * The links of a page without their spans. Of packed pages, equal links are one object, so that a result holds for all.
 */
export function entriesOf(page: PageSummary): readonly LinkEntry[] {
  const packing = packingOf(page)
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
  /** The numbers of the kinds that are wanted, of each table of strings. */
  const found = new Map<Shared, ReadonlySet<number>>()
  const has = (page: PageSummary): boolean => {
    if (!(STATE in page)) return page.links.some(wanted)
    const state = (page as HeldSummary)[STATE]
    const { shared } = state
    shared.onRead('links')
    const numbers = found.get(shared) ?? new Set(shared.entries().filter((n) => wanted(shared.linkAt(n))))
    found.set(shared, numbers)
    return numbers.size > 0 && packingIn(state).links.some((n, i) => i % 3 === 0 && numbers.has(n))
  }
  for (const page of pages) if (has(page)) for (const link of page.links) if (wanted(link)) yield { page, link }
}
