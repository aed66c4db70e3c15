// What a build made a site of, page by page: held for the next build, which so knows what it need not even load.
import { filesOf, type PageSource } from '../../model/content.ts'
import type { Assets } from '../../model/drawing.ts'
import type { Crumb, PlannedPage, Twin } from '../../model/plan.ts'
import type { Shell } from '../../render/document.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { packedValue, unpackedValue } from '../../runtime/encoding.ts'
import type { Inputs } from '../../runtime/inputs.ts'
import { addToTable, keyOf, pathOf, readTable, writeTable } from '../../runtime/tables/table.ts'
import { type Opened, type Options, tableOf } from '../options.ts'
import { digestOf } from '../pages.ts'

/** What the pages of a route have in common in a language, as the plan has it. */
export interface Way extends Pick<PlannedPage, 'home' | 'phone' | 'serves'> {
  /** The breadcrumbs above each of them. */
  readonly crumbs: readonly Crumb[]
}

/** What pages have in common: with what they are drawn, the way to them, and all that their templates read. */
export interface Common {
  readonly shell: Shell
  readonly assets: Assets
  /** By language and route, with a space between. */
  readonly ways: Readonly<Record<string, Way>>
  /** Parts of the site (`observed`) that any page was drawn from. */
  readonly reads: readonly string[]
}

/** What is held of one page. */
export interface HeldPage {
  /** Digest of the file it was made of. */
  readonly digest: string
  readonly path: string
  /** The last change of its file by the history; '' where there is none. */
  readonly date: string
  readonly twins: readonly Twin[]
}

/** The pages of the last build. */
export interface HeldSite extends Common {
  /** The key of that build. */
  readonly key: string
  /** The row of the page that a source became, which begins with the digest of what it was made of. */
  row(source: PageSource): string | undefined
  /** Holds the same with other digests, by source, and reads. */
  hold(key: string, digests: ReadonlyMap<PageSource, string>, reads: readonly string[]): void
}

const TABLE = 'plan'
const [KEY, COMMON] = [':key', ':common']

const rowKey = ({ file, route }: PageSource) => `${route}:${keyOf(file)}`

/** The digest of the files that a page is made of, which are read where that is not known. */
export const sourceDigest = (inputs: Inputs, source: PageSource) =>
  digestOf(filesOf(source).map((name) => [name, inputs.digest(name)] as const))

/** A page's row: digest, path, date, its references, then its twins, which may hold spaces. */
const rowOf = ({ path, twins, document }: PlannedPage, date: string) =>
  [
    document.digest,
    keyOf(path),
    date,
    `,${document.references.map(keyOf).join(',')},`,
    twins.length > 0 ? packedValue(twins) : '',
  ].join(' ')

/** What a row says. */
export function pageIn(row: string): HeldPage {
  const [digest = '', path = '', date = '', , ...twins] = row.split(' ')
  const packed = twins.join(' ')
  return { digest, path: pathOf(path), date, twins: packed === '' ? [] : unpackedValue<readonly Twin[]>(packed) }
}

/** Whether a page shows an entry, `collection/slug`, of those it refers to. */
export const refersTo = (row: string, entry: string) => row.includes(`,${keyOf(entry)},`)

/**
 * Digest of all that pages are made of and laid out by besides their own files: every other file, the names of all, the
 * day, the state of the history.
 */
export function aroundOf(
  { inputs, options, site, templates }: Pick<Opened, 'inputs' | 'options' | 'site' | 'templates'>,
  history: string,
): string {
  const pages = new Set(site.sources.flatMap(filesOf))
  const { year, today = '' } = options
  return shortDigest(String(year), today, history, templates.hash, inputs.besides(pages))
}

/** What was held of a site that is the same around its pages. */
export function heldSite(options: Options, around: string): HeldSite | undefined {
  const table = tableOf(options, TABLE)
  const rows = readTable(table, around)
  const [key, common] = [rows.get(KEY), rows.get(COMMON)]
  if (key === undefined || common === undefined) return undefined
  const { reads: known, ...same } = unpackedValue<Common>(common)
  return {
    ...{ key, ...same, reads: known },
    row: (source) => rows.get(rowKey(source)),
    hold(key, digests, reads) {
      const fresh = new Map([[KEY, key]])
      const more = reads.filter((name) => !known.includes(name))
      if (more.length > 0) fresh.set(COMMON, packedValue({ ...same, reads: [...known, ...more] }))
      for (const [source, digest] of digests) {
        const row = rows.get(rowKey(source)) ?? ''
        fresh.set(rowKey(source), digest + row.slice(row.indexOf(' ')))
      }
      addToTable(table, around, rows, fresh)
    },
  }
}

/** Holds what the build of that key made a site of; `dates` say when files were last changed. */
export function holdSite(
  opened: Opened,
  common: Omit<Common, 'ways'>,
  { key, history, dates }: { key: string; history: string; dates: ReadonlyMap<string, string> },
): void {
  const table = tableOf(opened.options, TABLE)
  if (table === undefined) return
  const ways: Record<string, Way> = {}
  const rows = new Map<string, string>()
  for (const page of opened.plan.pages) {
    const { path, document, crumbs, home, phone, serves } = page
    const { language, route, file } = document
    ways[`${language} ${route}`] ??= { crumbs: path === home ? [] : crumbs.slice(0, -1), home, phone, serves }
    rows.set(rowKey(document), rowOf(page, dates.get(file) ?? ''))
  }
  const shared = packedValue({ ...common, ways })
  writeTable(table, aroundOf(opened, history), [[KEY, key], [COMMON, shared], ...rows])
}
