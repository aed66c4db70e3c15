// A folder -> all of a site but its pages: templates and everything the YAML says that is no page's own file, and the
// threads that are to work on the pages.
import { resolve } from 'node:path'
import { loadTemplates, type Templates } from '../../assets/templates.ts'
import type { Rules } from '../../check/run.ts'
import { type LoadedSite, untaggedSite } from '../../load/loaded.ts'
import type { Reading } from '../../load/memory.ts'
import { loadSite } from '../../load/site.ts'
import { pageFiles } from '../../load/sources.ts'
import { parseFile } from '../../load/yaml/parse.ts'
import { inOrder, type Problem, type SourceFiles } from '../../model/problem.ts'
import { newTagger } from '../../model/source-map.ts'
import { hostNames } from '../../runtime/engine.ts'
import type { Inputs } from '../../runtime/inputs.ts'
import { cachePath, type Options, type Step } from '../options.ts'
import { type PageWork, pageWork, type WordCheck } from '../pages.ts'
import { canStart, WorkerPool } from '../workers.ts'

/** What a site is opened for besides being built. */
export interface Checking {
  readonly rules: Rules
  /** The bundled rules of the site itself. */
  readonly bundle: string | undefined
  readonly launch: boolean
  readonly year: number
  /** The checks of words; `content` is the site without source tags. */
  readonly words: (site: LoadedSite, content: LoadedSite) => Promise<WordCheck>
}

/** All of a site but its pages. Whoever opens one closes it. */
export interface Base {
  readonly options: Options
  readonly inputs: Inputs
  /** Whether the site is opened to be checked, and what its words are checked by. */
  readonly checked: boolean
  readonly checking: Checking | undefined
  /** As loaded: for checks its texts carry source tags. */
  readonly site: LoadedSite
  /** The same without tags. */
  readonly content: LoadedSite
  readonly templates: Templates
  /** What is wrong with it: pages may be loaded, but nothing may be drawn. */
  readonly problems: readonly Problem[]
  /** Work on pages in this thread. */
  readonly work: PageWork
  /** More threads, where so many pages are worth them. */
  readonly workers: (pages: number) => WorkerPool | undefined
  close(): Promise<void>
}

/**
 * Loads templates and site. For `checking`, words are checked. For that, and for `reading`, with which it is to be
 * loaded again, texts carry their source to the drawn page.
 */
export async function openBase(
  options: Options,
  inputs: Inputs,
  checking?: Checking,
  reading?: Reading,
): Promise<Step<Base>> {
  const tagged = checking !== undefined || reading !== undefined
  const tagger = reading?.tagger ?? newTagger()
  const memory = reading && { keep: reading.keep, digest: inputs.digest }
  const { files } = inputs
  const root = resolve(options.root)
  const fail = (problems: readonly Problem[]): Step<Base> => ({ problems: inOrder(unique(problems)), files })
  if (inputs.problems.length > 0) return fail(inputs.problems)
  const hosts = hostNames()
  // Without a site there are no templates to ask for either; load says so.
  if (!files.has('site.yaml')) return fail(loadSite({ files, shapes: { pages: {}, data: {} }, hosts: [] }).problems)
  const where = { root, folder: inputs.templates, cache: cachePath(root), isCached: options.cache }
  const loaded = await loadTemplates(where)
  if (!loaded.value) return fail(loaded.problems)
  const templates = loaded.value
  const loading = loadSite({ files, shapes: templates, hosts, ...(tagged && { tagger }), ...(memory && { memory }) })
  if (loading.unparsed) return fail([...loading.problems, ...unparsedPages(files)])
  const site = loading.value
  if (!site) return fail(loading.problems)
  const content = tagged ? untaggedSite(site) : site
  // Of a site.yaml that does not hold, the pages are loaded to tell all that is wrong; nothing can be judged by it.
  const judging = site.site ? checking : undefined
  const checkWords = await judging?.words(site, content)
  const read = (file: string) => files.get(file) ?? ''
  const work = pageWork({ read, digest: inputs.knownDigest, site, templates, checkWords, tagged })
  const hire = hiring(options, { root, site, files, hosts, bundle: templates.bundle, checking: judging })
  const value = {
    ...{ options, inputs, checked: checking !== undefined, checking: judging },
    ...{ site, content, templates, problems: loading.problems, work, workers: hire.workers },
    close: hire.close,
  }
  return { value, problems: [], files }
}

/** Workers that are started when first asked for. */
function hiring(
  { workers: threads, workersFrom = 1 }: Options,
  given: {
    root: string
    site: LoadedSite
    files: SourceFiles
    hosts: readonly string[]
    bundle: string
    checking: Checking | undefined
  },
): { workers(pages: number): WorkerPool | undefined; close(): Promise<void> } {
  let pool: WorkerPool | undefined
  return {
    workers(pages) {
      if (pages < workersFrom) return undefined
      if (!pool && threads > 1 && canStart()) {
        const { root, site, files, hosts, bundle, checking } = given
        const names = [...files.keys()]
        const pages = new Set(site.sources.map(({ file }) => file))
        const others = names.filter((file) => !pages.has(file) && file.endsWith('.yaml'))
        const contents = new Map(others.map((file) => [file, files.get(file) ?? '']))
        const checks = checking && { bundle: checking.bundle, launch: checking.launch, year: checking.year }
        pool = new WorkerPool({ root, names, files: contents, bundle, hosts, checks }, threads)
      }
      return pool
    },
    close: async () => pool?.close(),
  }
}

/** What is wrong with the pages' files as YAML, where nothing more can be said of them. */
const unparsedPages = (files: SourceFiles) =>
  pageFiles(files.keys()).flatMap((file) => parseFile(file, files.get(file) ?? '').problems)

/** One problem a place and text: site.yaml is read twice, first for its facts. */
export function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((p) => [`${p.at?.file}:${p.at?.line}:${p.at?.column}:${p.text}`, p])).values()]
}
