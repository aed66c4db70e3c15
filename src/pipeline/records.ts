// Caches the record of each page's file, and the findings about its words, under a digest of everything they depend on.
import type { Templates } from '../assets/templates.ts'
import type { LoadedSite } from '../load/loaded.ts'
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
import { Table } from '../runtime/table.ts'
import type { Checking, PageLoading } from './open.ts'
import { digestOf, type Loaded, type WordsResult } from './pages.ts'

/** The cached records and checked words of pages' files. */
export function cachedRecords({ tables, inputs, site, templates, checking }: PageLoading) {
  const keyOf = recordKeys(site, templates)
  const recordTable = new Table<DocumentRecord>(tables('documents'), templates.hash)
  const wordsTable =
    checking &&
    new Table<WordsResult>(
      tables(checking.launch ? 'words-launch' : 'words'),
      shortDigest(wordsContext(site, templates, inputs), rulesContext(site, inputs, checking)),
    )
  const wordsKey = ({ file, route }: PageSource, digest: string) => shortDigest(file, String(route), digest)
  const records = new Map<PageSource, DocumentRecord>()
  const words = new Map<PageSource, WordsResult>()
  return {
    records,
    words,
    /** Whether the file is unchanged, and so is everything that its record refers to. */
    isKnown(source: PageSource): boolean {
      const digest = knownDigest(inputs, source)
      const record = digest === undefined ? undefined : recordTable.get(keyOf(source, digest))
      if (digest === undefined || !record || !isValid(record, site)) return false
      const checked = wordsTable?.get(wordsKey(source, digest))
      if (wordsTable && !checked) return false
      records.set(source, record)
      if (checked) words.set(source, checked)
      return true
    },
    set(source: PageSource, { digest, record, words: checked }: Loaded) {
      if (!record) return
      const key = keyOf(source, digest)
      recordTable.set(key, record)
      // Read back from JSON: substrings of the file would keep its whole text in memory.
      records.set(source, recordTable.get(key) ?? record)
      if (!checked || !wordsTable) return
      wordsTable.set(wordsKey(source, digest), checked)
      words.set(source, wordsTable.get(wordsKey(source, digest)) ?? checked)
    },
    save() {
      recordTable.save()
      wordsTable?.save()
    },
  }
}

/** The digest of a page's files, if it is known without reading them. */
function knownDigest(inputs: Inputs, source: PageSource): string | undefined {
  const read = filesOf(source).map((name) => [name, inputs.knownDigest(name)] as const)
  return read.every((one): one is [string, string] => one[1] !== undefined)
    ? digestOf(read as [string, string][])
    : undefined
}

/**
 * A function that returns the key of a record: the digest of the page's files, the fields of its template, the address
 * policy, the defaults of its route, and the addresses in other languages. `isValid` tests the rest.
 */
function recordKeys(site: LoadedSite, templates: Templates): (source: PageSource, digest: string) => string {
  const paths = site.routes.pages.map(({ path }) => path)
  const languages = new Map(
    inLanguages(site).map((own) => {
      const addresses = own === site ? '' : [own.sources, paths, own.routes.pages.map(({ path }) => path)]
      const all = shortDigest(templates.hash, site.site?.urls.trailingSlash ?? '', JSON.stringify(addresses))
      const routes = own.routes.pages.map(({ template, each, defaults }, i) =>
        shortDigest(all, JSON.stringify([template, each, defaults, own.ownDefaults.get(i)])),
      )
      return [own.site?.language, routes] as const
    }),
  )
  return ({ file, base = '', slug, ownSlug = '', collection, language, route }, digest) => {
    const ofRoute = languages.get(language)?.[route] ?? ''
    return shortDigest(`${ofRoute} ${language} ${collection} ${slug} ${ownSlug} ${base} ${file}`, digest)
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

/** Digest of everything that the findings about a file's words depend on, except the file and the rules. */
const wordsContext = (site: LoadedSite, templates: Templates, inputs: Inputs) =>
  shortDigest(
    templates.hash,
    site.site?.urls.trailingSlash ?? '',
    inputs.digest('content/routes.yaml'),
    ...inLanguages(site).flatMap((own) => [
      JSON.stringify([own.site?.language, ...own.tokens]),
      own === site ? '' : inputs.digest(translationOf('content/routes.yaml', own.site?.language ?? '')),
      own === site ? '' : JSON.stringify(own.sources),
    ]),
  )

/** Digest of what rules read besides pages and words: the site's own rules, site.yaml, the data, launch and year. */
export const rulesContext = (site: LoadedSite, inputs: Inputs, { bundle, launch, year }: Omit<Checking, 'words'>) =>
  shortDigest(
    String(launch),
    String(year),
    bundle?.replace(/^.*[\\/]/, '') ?? '',
    ...inLanguages(site).flatMap((own) => [
      inputs.digest(fileIn(own, 'site.yaml')),
      ...[...own.data.keys()].map((name) => inputs.digest(fileIn(own, `content/${name}.yaml`))),
    ]),
  )
