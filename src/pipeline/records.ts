// Loads the files of all pages and caches the record of each, with the findings about its words, under a digest of
// everything that they depend on.
import type { LoadedRules } from '../check/rules.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import {
  fileIn,
  filesOf,
  inLanguage,
  inLanguages,
  type PageRecord,
  type PageSource,
  ROUTES,
  translationOf,
} from '../model/content.ts'
import { isCount } from '../model/page-counts.ts'
import type { Problem } from '../model/problem.ts'
import { routeAt } from '../model/schemas/routes.ts'
import { shortDigest } from '../runtime/digest.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { memoize } from '../runtime/memoize.ts'
import type { Table } from '../runtime/table.ts'
import { digestOf, type LoadResult, type PageFiles } from './page-files.ts'
import type { Run } from './run.ts'
import type { LoadedRow } from './tables.ts'

/** The values that the pages of a site are loaded with. */
interface Loading {
  readonly site: LoadedSite
  readonly files: PageFiles
  /** The digest of the templates. */
  readonly templates: string
  /** The rules that check words, if words are checked. */
  readonly rules: LoadedRules | undefined
}

/** Loads the pages' files: unchanged ones from the cache, others in this thread or in workers. */
export async function loadRecords(
  run: Run,
  loading: Loading,
): Promise<{ readonly rows: readonly LoadedRow[]; readonly problems: readonly Problem[] }> {
  const { inputs, pool, tables } = run
  const { site, files } = loading
  const cached = new CachedRecords(run, loading)
  const problems: Problem[] = []
  const changed = site.sources.filter((source) => !cached.has(source))
  pool.start(changed.length)
  await pool.each<PageSource, LoadResult>(changed, {
    request: (sources) => ({ kind: 'load', sources }),
    here: async (source) => detached(await files.load(source)),
    take(result, source, thread) {
      for (const [file, digest] of result.read) inputs.learn(file, digest)
      pool.owners.set(source.file, thread)
      problems.push(...result.problems)
      cached.set(source, result)
    },
  })
  tables.keep(cached.table)
  return { rows: cached.rows(), problems }
}

/** The same without substrings of the file, which would keep its whole text in memory. */
const detached = ({ record, ...rest }: LoadResult): LoadResult => ({
  ...rest,
  ...(record && { record: JSON.parse(JSON.stringify(record)) as PageRecord }),
})

/** The cached results of loading pages' files. */
class CachedRecords {
  readonly table: Table<LoadedRow>
  readonly #inputs: Inputs
  readonly #site: LoadedSite
  readonly #rows = new Map<PageSource, LoadedRow>()
  /** Digest of what the records of a language and a route are made from; the key has both, separated by a space. */
  readonly #contextOf = memoize((source: Pick<PageSource, 'language' | 'route'>) => this.#context(source), {
    key: ({ language, route }) => `${language} ${route}`,
  })

  constructor({ tables, inputs, options: { year } }: Run, { site, templates, rules }: Loading) {
    this.#inputs = inputs
    this.#site = site
    this.table = rules
      ? tables.open(
          'words',
          shortDigest(templates, wordsContext(site, inputs), rulesContext(site, inputs, rules, year)),
        )
      : tables.open('documents', shortDigest(templates))
  }

  /** Whether the file is unchanged, and so is everything that its record refers to. */
  has(source: PageSource): boolean {
    const read: [string, string][] = []
    for (const file of filesOf(source)) {
      const digest = this.#inputs.knownDigest(file)
      if (digest === undefined) return false
      read.push([file, digest])
    }
    const row = this.table.get(this.#keyOf(source, digestOf(read)))
    if (!row || !isValid(row.record, this.#site)) return false
    this.#rows.set(source, row)
    return true
  }

  /** Keeps a result; one with problems only for this run, so that they are reported again. */
  set(source: PageSource, { digest, record, words, problems }: LoadResult): void {
    if (!record) return
    const row = { record, ...(words && { words }) }
    if (problems.length === 0) this.table.set(this.#keyOf(source, digest), row)
    this.#rows.set(source, row)
  }

  /** The results of the files without problems, in the order of the sources. */
  rows(): readonly LoadedRow[] {
    const rows: LoadedRow[] = []
    for (const source of this.#site.sources) {
      const row = this.#rows.get(source)
      if (row) rows.push(row)
    }
    return rows
  }

  #keyOf(source: PageSource, digest: string): string {
    const { file, base = '', slug, ownSlug = '', collection } = source
    const context = this.#contextOf(source)
    return shortDigest(`${context} ${collection} ${slug} ${ownSlug} ${base} ${file}`, digest)
  }

  /** The fields of the template, the address policy, the defaults of the route, and addresses in other languages. */
  #context({ language, route }: Pick<PageSource, 'language' | 'route'>): string {
    const site = this.#site
    const translation = inLanguage(site, language)
    const addresses = translation === site ? [] : [...translation.addresses]
    const routes = [translation, site].map(({ routes }) => routeAt(routes, route))
    return shortDigest(`${language} ${route}`, JSON.stringify([site.urls.trailingSlash, addresses, routes]))
  }
}

/** Whether everything that a record refers to still exists, and its tokens have the same values. */
function isValid(record: PageRecord, whole: LoadedSite): boolean {
  const { references, pictures, questionsFrom, uses, tokens } = record
  const site = inLanguage(whole, record.language)
  const hasEntry = (reference: string) => {
    const [collection = '', slug = ''] = reference.split('/')
    return site.slugs.get(collection)?.has(slug) === true
  }
  const isSame = (name: string) => site.tokens.has(name) && (isCount(name) || site.tokens.get(name) === tokens[name])
  return (
    Object.keys(tokens).every(isSame) &&
    references.every(hasEntry) &&
    pictures.every((picture) => site.pictures.has(picture)) &&
    (questionsFrom === undefined || questionsFrom === 'none' || hasEntry(`faqs/${questionsFrom}`)) &&
    uses.every((name) => site.data.has(name))
  )
}

/** Digest of what the findings about a file's words depend on, besides the file and what rules read. */
const wordsContext = (site: LoadedSite, inputs: Inputs) =>
  shortDigest(
    ...inLanguages(site).flatMap((translation) => [
      inputs.digest(translation === site ? ROUTES : translationOf(ROUTES, translation.site.language)),
      JSON.stringify([[...translation.tokens], translation === site ? [] : translation.sources]),
    ]),
  )

/** Digest of what rules read besides pages and words: the site's own rules, site.yaml, the data, and the year. */
export const rulesContext = (site: LoadedSite, inputs: Inputs, { bundle }: LoadedRules, year: number): string =>
  shortDigest(
    String(year),
    bundle?.replace(/^.*[\\/]/, '') ?? '',
    ...inLanguages(site).flatMap((translation) => [
      inputs.digest(fileIn(translation, 'site.yaml')),
      ...[...translation.data.keys()].map((name) => inputs.digest(fileIn(translation, `content/${name}.yaml`))),
    ]),
  )
