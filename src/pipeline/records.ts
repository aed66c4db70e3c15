// Caches the record of each page's file, and the findings about its words, under a digest of everything they depend on.
import type { Templates } from '../assets/templates.ts'
import type { Checking } from '../check/run.ts'
import type { LoadedSite } from '../load/site.ts'
import {
  type DocumentRecord,
  fileIn,
  filesOf,
  inLanguage,
  inLanguages,
  type PageSource,
  translationOf,
} from '../model/content.ts'
import { shortDigest } from '../runtime/digest.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { once } from '../runtime/once.ts'
import { Table } from '../runtime/table.ts'
import type { Tables } from './options.ts'
import { digestOf, type Loaded, type WordsResult } from './pages.ts'

/** The result of loading a page's file: its record and, in a check, the findings about its words. */
interface LoadedPage {
  readonly record: DocumentRecord
  readonly words?: WordsResult
}

/** What the records of pages depend on besides their files. */
interface RecordInputs {
  readonly tables: Tables
  readonly inputs: Inputs
  readonly site: LoadedSite
  readonly templates: Templates
  readonly checking: Checking | undefined
  readonly year: number
}

/** The cached results of loading pages' files. */
export class PageRecords {
  readonly #loading: RecordInputs
  readonly #table: Table<LoadedPage>
  readonly #rows = new Map<PageSource, LoadedPage>()
  /** Digest of what the records of a language and a route are made from; the key has both, separated by a space. */
  readonly #contexts = once((key: string) => this.#contextOf(key))

  constructor(loading: RecordInputs) {
    const { tables, inputs, site, templates, checking, year } = loading
    this.#loading = loading
    const name = checking === undefined ? 'documents' : 'words'
    const words = checking && [wordsContext(site, inputs), rulesContext(site, inputs, checking, year)]
    this.#table = new Table(tables(name), shortDigest(templates.hash, ...(words ?? [])))
  }

  /** Whether the file is unchanged, and so is everything that its record refers to. */
  isKnown(source: PageSource): boolean {
    const { inputs, site } = this.#loading
    const read = filesOf(source).map((name) => [name, inputs.knownDigest(name) ?? ''] as const)
    if (read.some(([, digest]) => digest === '')) return false
    const row = this.#table.get(this.#keyOf(source, digestOf(read)))
    if (!row || !isValid(row.record, site)) return false
    this.#rows.set(source, row)
    return true
  }

  set(source: PageSource, { digest, record, words }: Loaded): void {
    if (!record) return
    const key = this.#keyOf(source, digest)
    const row = { record, ...(words && { words }) }
    this.#table.set(key, row)
    this.#rows.set(source, row)
  }

  /** The results in the order of the sources. */
  all(): readonly LoadedPage[] {
    return this.#loading.site.sources.flatMap((source) => this.#rows.get(source) ?? [])
  }

  save(): void {
    this.#table.save()
  }

  #keyOf(source: PageSource, digest: string): string {
    const { file, base = '', slug, ownSlug = '', collection, language, route } = source
    const context = this.#contexts(`${language} ${route}`)
    return shortDigest(`${context} ${collection} ${slug} ${ownSlug} ${base} ${file}`, digest)
  }

  /** The fields of the template, the address policy, the defaults of the route, and addresses in other languages. */
  #contextOf(key: string): string {
    const { site } = this.#loading
    const [language = '', route = ''] = key.split(' ')
    const own = inLanguage(site, language)
    const pathsOf = ({ routes }: LoadedSite) => routes.pages.map(({ path }) => path)
    const addresses = own === site ? '' : [own.sources, pathsOf(site), pathsOf(own)]
    const routes = [own, site].map(({ routes }) => routes.pages[Number(route)])
    return shortDigest(key, JSON.stringify([site.site?.urls.trailingSlash, addresses, routes]))
  }
}

/** Whether everything that a record refers to still exists, and its facts have the same values. */
function isValid(record: DocumentRecord, whole: LoadedSite): boolean {
  const { references, pictures, questionsFrom, uses, facts } = record
  const site = inLanguage(whole, record.language)
  const has = (reference: string) => {
    const [collection = '', slug = ''] = reference.split('/')
    return site.slugs.get(collection)?.has(slug) === true
  }
  for (const name in facts) if (site.tokens.get(name) !== facts[name]) return false
  return (
    references.every(has) &&
    pictures.every((picture) => site.pictures.has(picture)) &&
    (questionsFrom === undefined || questionsFrom === 'none' || site.slugs.get('faqs')?.has(questionsFrom) === true) &&
    uses.every((name) => site.data.has(name))
  )
}

const ROUTES = 'content/routes.yaml'

/** Digest of what the findings about a file's words depend on, besides the file and what rules read. */
const wordsContext = (site: LoadedSite, inputs: Inputs) =>
  shortDigest(
    ...inLanguages(site).flatMap((own) => [
      inputs.digest(own === site ? ROUTES : translationOf(ROUTES, own.site.language)),
      JSON.stringify([[...own.tokens], own === site ? [] : own.sources]),
    ]),
  )

/** Digest of what rules read besides pages and words: the site's own rules, site.yaml, the data, and the year. */
export const rulesContext = (site: LoadedSite, inputs: Inputs, { bundle }: Checking, year: number) =>
  shortDigest(
    String(year),
    bundle?.replace(/^.*[\\/]/, '') ?? '',
    ...inLanguages(site).flatMap((own) => [
      inputs.digest(fileIn(own, 'site.yaml')),
      ...[...own.data.keys()].map((name) => inputs.digest(fileIn(own, `content/${name}.yaml`))),
    ]),
  )
