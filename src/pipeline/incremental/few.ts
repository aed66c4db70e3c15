// A site of which only the files of a few pages changed since the last build -> the pages that are another now: those
// of the files, and those that show a card of one. Nothing of the other pages is loaded.
import type { Card } from '../../model/card.ts'
import type { DocumentRecord, PageSource } from '../../model/content.ts'
import type { PlannedPage } from '../../model/plan.ts'
import type { Site } from '../../model/schemas/site.ts'
import { cardOf } from '../../plan/plan.ts'
import { packedValue, unpackedValue } from '../../runtime/encoding.ts'
import { addToTable, readTable } from '../../runtime/tables/table.ts'
import { referencesIn, setupOf } from '../fingerprints.ts'
import type { Base } from '../open/base.ts'
import { recordKeys, stands } from '../open/records.ts'
import { tableOf } from '../options.ts'
import { type DrawnPage, isProblem, pageDrawer } from '../pages.ts'
import { aroundOf, type HeldPage, type HeldSite, heldSite, pageIn, refersTo, sourceDigest } from './held.ts'

/** As many files may have changed, and as many pages are drawn again: more are for workers. */
const FEW = 50

/** The pages of a site that are another now. */
export interface FewPages {
  readonly pages: readonly DrawnPage[]
  /** Holds what they were made of for the next build, under the key of this one. */
  hold(key: string): void
}

/** What is known of the last build, and of the history of the site's files. */
export interface Since {
  /** The key of that build. */
  readonly key: string
  /** The state of the history. */
  readonly history: string
  /** When each file was last changed. */
  readonly dates: () => Promise<ReadonlyMap<string, string>>
}

/** A page's file, and what the last build held of it. */
interface Known {
  readonly source: PageSource
  readonly row: string
}

/**
 * Draws the pages that are another now. Undefined where more than pages may be another, where one of the files is
 * wrong, and where nothing is known of the last build: then the site is made as a whole.
 */
export async function drawFew(base: Base, { key, history, dates }: Since): Promise<FewPages | undefined> {
  const { options, inputs, site, templates, work } = base
  if (base.problems.length > 0) return undefined
  const held = heldSite(options, aroundOf(base, history))
  if (held?.key !== key) return undefined
  const all: Known[] = site.sources.map((source) => ({ source, row: held.row(source) ?? '' }))
  const edited = all.filter(({ source, row }) => !row.startsWith(`${sourceDigest(inputs, source)} `))
  if (edited.length > FEW) return undefined

  const records = recordsOf(base)
  const entries = changedCards(edited, records, { site: base.content.site, dates: await dates() })
  if (!entries || inputs.problems.length > 0) return undefined
  const uses = Object.values(templates.pages).flatMap(({ uses = [] }) => uses)
  const shared = new Set(uses.flatMap((name) => referencesIn(site.data.get(name))))
  if (entries.some((entry) => shared.has(entry) || held.reads.includes(listOf(entry)))) return undefined
  const changed = new Set(edited)
  const todo = all.filter((one) => changed.has(one) || entries.some((entry) => refersTo(one.row, entry)))
  if (todo.length > FEW) return undefined

  const cardsOf = cardsIn(base, all, records)
  const draw = pageDrawer(
    work,
    setupOf(base, held, () => ({})),
  )
  const pages: DrawnPage[] = []
  for (const { source, row } of todo) {
    const document = records.now(source)
    const cards = document && cardsOf(document)
    const drawn = cards && draw({ planned: plannedPage(held, pageIn(row), document), cards })
    // A list of all cards is not at hand here.
    if (!drawn || isProblem(drawn) || drawn.reads.some((name) => name.startsWith('cards.'))) return undefined
    pages.push(drawn)
  }
  return {
    pages,
    hold(next) {
      records.hold()
      const digests = new Map(edited.map(({ source }) => [source, sourceDigest(inputs, source)]))
      held.hold(next, digests, [...new Set(pages.flatMap(({ reads }) => reads))])
    },
  }
}

/** The part of a site that holds the cards of an entry's collection. */
const listOf = (entry: string) => `cards.${entry.slice(0, entry.indexOf('/'))}`

/**
 * The entries, `collection/slug`, whose cards are another since pages' files were edited. Undefined where a file is
 * wrong, or where more of its page than its own HTML and its card is another.
 */
function changedCards(
  edited: readonly Known[],
  records: Records,
  { site, dates }: { site: Site; dates: ReadonlyMap<string, string> },
): string[] | undefined {
  const entries: string[] = []
  for (const { source, row } of edited) {
    const { digest, date } = pageIn(row)
    const [then, now] = [records.last(source, digest), records.now(source)]
    if (!then || !now || date !== (dates.get(source.file) ?? '')) return undefined
    if (takenFrom(then, site) !== takenFrom(now, site)) return undefined
    if (then.cardDigest !== now.cardDigest) entries.push(`${source.collection}/${source.slug}`)
  }
  return entries
}

/** All that the plan, the sitemap, the font and the social cards take of a record. */
function takenFrom(record: DocumentRecord, { socialCards }: Site): string {
  const { digest, cardDigest, keywords, facts, placeholders, ignore, ...rest } = record
  const { summary, detail, icon, inflections, title, social, pictures, ...always } = rest
  return JSON.stringify([always, socialCards === 'none' ? [] : [icon, title, social, pictures]])
}

/** The records of some pages. */
interface Records {
  /** Of a file as the last build found it. */
  last(source: PageSource, digest: string): DocumentRecord | undefined
  /** Of a file as it is; undefined where it is wrong. */
  now(source: PageSource): DocumentRecord | undefined
  /** Holds those that were loaded. */
  hold(): void
}

function recordsOf({ options, inputs, site, templates, work }: Base): Records {
  const table = tableOf(options, 'documents')
  const rows = readTable(table, templates.hash)
  const { keyOf } = recordKeys(site, templates)
  const known = new Map<PageSource, DocumentRecord | undefined>()
  const loaded = new Map<string, string>()
  const last = (source: PageSource, digest: string) => {
    const row = rows.get(keyOf(source, digest))
    const record = row === undefined ? undefined : unpackedValue<DocumentRecord>(row)
    // Its route may stand elsewhere in the list than when it was loaded.
    return record && stands(record, site) ? { ...record, ...source } : undefined
  }
  const load = (source: PageSource) => {
    const [one] = work.load([source])
    for (const [file, digest] of one?.read ?? []) inputs.learn(file, digest)
    if (!one?.record || one.problems.length > 0) return undefined
    loaded.set(keyOf(source, one.digest), packedValue(one.record))
    return one.record
  }
  return {
    last,
    now(source) {
      if (!known.has(source)) known.set(source, last(source, sourceDigest(inputs, source)) ?? load(source))
      return known.get(source)
    },
    hold: () => addToTable(table, templates.hash, rows, loaded),
  }
}

/** A function that gives the cards a page shows; undefined where one cannot be told. */
function cardsIn({ site, templates }: Base, all: readonly Known[], records: Records) {
  const byEntry = new Map(all.map((one) => [`${one.source.language} ${one.source.collection}/${one.source.slug}`, one]))
  const { language: first } = site.site
  return ({ language, references, template }: DocumentRecord): ReadonlyMap<string, Card> | undefined => {
    const used = (templates.pages[template]?.uses ?? []).flatMap((name) => referencesIn(site.data.get(name)))
    const cards = new Map<string, Card>()
    for (const entry of [...references, ...used]) {
      const known = byEntry.get(`${language} ${entry}`) ?? byEntry.get(`${first} ${entry}`)
      const record = known && records.now(known.source)
      if (!record) return undefined
      cards.set(entry, cardOf(pageIn(known.row).path, record))
    }
    return cards
  }
}

/** The page as the plan has it. */
function plannedPage({ ways }: HeldSite, { path, twins }: HeldPage, document: DocumentRecord): PlannedPage {
  const { language, route, name, file } = document
  const way = ways[`${language} ${route}`]
  if (!way) throw new Error(`nothing is held of the route of ${file}`)
  const { crumbs, home, phone, serves } = way
  const above = path === home ? [] : crumbs
  return { path, twins, document, crumbs: [...above, { name, path }], home, phone, serves, sources: [file] }
}
