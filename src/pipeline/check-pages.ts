// The findings and the summary of every page: cached if the page is unchanged, else the page is drawn and checked.
import type { PageLink, PageSummary } from '../check/page-facts.ts'
import type { Checking, Found } from '../check/run.ts'
import type { Made } from '../emit/listing.ts'
import { inLanguages } from '../model/content.ts'
import type { Problem, Result } from '../model/problem.ts'
import { readTable, Table, writeTable } from '../runtime/table.ts'
import { changedPages } from './changed-pages.ts'
import { Fingerprints } from './fingerprints.ts'
import type { OpenSite } from './open.ts'
import type { OnPage } from './options.ts'
import { type CheckedPage, markupFindings, type PageChecks, pageChecker, type TracedPage } from './page-check.ts'
import type { DrawSetup, PageJob } from './pages.ts'
import { rulesContext } from './records.ts'

/** The cached result of a page: its HTML's digest and size, and what was found. */
interface CachedCheck extends Omit<CheckedPage, 'path' | 'reads' | 'menu'> {
  /** The digest of the links of its navigation. */
  readonly menu: string
}

/** The pages of a site, checked. */
export interface CheckedPages {
  /** In the order of the plan. */
  readonly found: readonly Found[]
  readonly summaries: readonly PageSummary[]
  /** The digest and the size of their HTML, by path. */
  readonly made: ReadonlyMap<string, Made>
  /** How to draw the page of a path. */
  readonly jobs: (path: string) => PageJob
}

/** How pages are checked. */
interface Checks {
  readonly checking: Checking
  readonly checks: PageChecks
  readonly setup: DrawSetup
  readonly trace: (job: PageJob) => TracedPage | Problem
  readonly onPage: OnPage | undefined
}

/** Checks every page that has changed since the last check. */
export async function checkPages(site: OpenSite, given: Checks): Promise<Result<CheckedPages>> {
  const { checking, checks, setup, trace, onPage } = given
  const { plan, content, inputs, tables, year } = site
  const menus = cachedMap<readonly PageLink[]>(tables('menus'), 'menus')
  const prints = new Fingerprints(site, untaggedParts(site, setup))
  const pages = await changedPages<CachedCheck, CheckedPage>(site, prints, {
    table: new Table(tables('checks'), rulesContext(content, inputs, checking, year)),
    exists: (_, { menu }) => menus.known.has(menu),
    make: pageChecker(trace, checks),
    setup,
    resultOf({ path: _, reads: __, menu: [menu, links], ...row }) {
      if (!menus.known.has(menu)) menus.known.set(menu, links)
      return { ...row, menu }
    },
    onPage,
  })
  if (!pages.value) return pages
  const { rows } = pages.value
  const byPath = new Map(plan.pages.map((page) => [page.path, page]))
  const jobs = (path: string): PageJob => {
    const page = byPath.get(path)
    if (!page) throw new Error(`a finding names a page that is not planned: ${path}`)
    return prints.job(page)
  }
  const structures = cachedMap<true>(tables('structures'), 'structures')
  const drawn = plan.pages.map(({ path, document: { language } }) => ({
    path,
    language,
    structure: rows.get(path)?.structure,
  }))
  const markup = await markupFindings(drawn, structures.known, (path) => trace(jobs(path)), checks)
  structures.save()
  menus.save()
  const all = plan.pages.flatMap(({ path }) => rows.get(path) ?? [])
  const value = {
    found: [...all.flatMap(({ found }) => found), ...markup],
    summaries: all.map(({ summary, menu }) => ({
      ...summary,
      links: [...(menus.known.get(menu) ?? []), ...summary.links],
    })),
    made: rows,
    jobs,
  }
  return { value, problems: [] }
}

/** Fingerprints compare what a build would draw: labels without source tags. */
function untaggedParts({ content }: OpenSite, setup: DrawSetup): DrawSetup {
  const parts = inLanguages(content).map(({ site: { language }, data }) => {
    return [language, { ...setup.parts[language], labels: data.get('labels') ?? {} }] as const
  })
  return { ...setup, parts: Object.fromEntries(parts) as DrawSetup['parts'] }
}

/** Entries that stay cached; some are of pages that have changed since. */
const MOST = 5000

/** What pages have in common, by name, from earlier checks. */
function cachedMap<V>(file: string | undefined, name: string) {
  const known = readTable<V>(file, name)
  const before = known.size
  return {
    known,
    save() {
      if (known.size > before) writeTable(file, name, [...known].slice(-MOST))
    },
  }
}
