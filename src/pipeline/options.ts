// What a command says of how a site is to be worked on, where results are cached, and what a site is when it is opened.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import type { Templates } from '../assets/templates.ts'
import { type LastOutput, readListing } from '../emit/listing.ts'
import type { StagingCache } from '../emit/staging.ts'
import type { LoadedSite } from '../load/loaded.ts'
import type { DocumentRecord } from '../model/content.ts'
import type { Plan } from '../model/plan.ts'
import type { Result, SourceFiles } from '../model/problem.ts'
import { dayOf, yearOf } from '../model/year.ts'
import type { Cache } from '../runtime/cache.ts'
import { shortDigest } from '../runtime/digest.ts'
import { type Inputs, readInputs } from '../runtime/inputs.ts'
import type { SharedCacheEnv } from '../runtime/shared-cache/shared-cache.ts'
import type { PageWork, WordsResult } from './pages.ts'
import type { WorkerPool } from './workers.ts'

/** What a command says of how a site is to be opened. */
export interface Options {
  readonly root: string
  /** When the command began, in milliseconds: files as young as this are not taken as known. */
  readonly now: number
  /** Of the copyright line. */
  readonly year: number
  /** The day of the build, as year-month-day: what ended before it is not drawn. Undefined: everything is. */
  readonly today?: string
  /** Whether results are cached in `.site/`. */
  readonly cache: boolean
  /** The environment variables that name a shared cache. */
  readonly sharedCache?: SharedCacheEnv
  /** Threads that may work on pages, and from how many pages on they do. */
  readonly workers: number
  readonly workersFrom?: number
}

/**
 * The options of a command that begins `now`, from its `--root` and `--no-cache` and from the environment
 * (SOURCE_DATE_EPOCH, SITE_WORKERS). Problem: a SOURCE_DATE_EPOCH that is no date.
 */
export function optionsOf(
  { root, cache }: { readonly root?: unknown; readonly cache?: unknown },
  now: Date,
  env: NodeJS.ProcessEnv,
): Result<Options> {
  const { SITE_CACHE, SITE_CACHE_WRITE, SITE_CACHE_TOKEN } = env
  const today = dayOf(now, env)
  if (today.value === undefined) return { problems: today.problems }
  const value = {
    root: resolve(String(root ?? '.')),
    now: now.getTime(),
    year: yearOf(today.value),
    today: today.value,
    cache: cache !== false,
    sharedCache: { SITE_CACHE, SITE_CACHE_WRITE, SITE_CACHE_TOKEN },
    ...workersOf(env),
  }
  return { value, problems: [] }
}

/** Called as pages are drawn or checked. */
export type OnPage = (done: number, all: number) => void

/** A failed step still hands on the files, so that a report can show their lines. */
export type Step<T> = Result<T> & { readonly files: SourceFiles }

/** A place in the folder results are cached in. */
export const cachePath = (root: string, ...names: readonly string[]) => join(root, '.site', ...names)

/** Where a table is held; undefined where nothing may be. */
export const tableOf = ({ root, cache }: Options, name: string) => (cache ? cachePath(root, 'tables', name) : undefined)

/** Where the listings of an output folder are cached, and the folder that the last build replaced. */
export function stagingCache(options: Options, out: string): StagingCache | undefined {
  const name = shortDigest(relative(resolve(options.root), resolve(out))).slice(0, 10)
  const [output, replaced] = [tableOf(options, `output-${name}`), tableOf(options, `replaced-${name}`)]
  return output && replaced ? { folder: cachePath(options.root, 'replaced', name), output, replaced } : undefined
}

/** An output folder as the last build left it. */
export const lastOutputOf = (options: Options, out: string): LastOutput =>
  readListing(stagingCache(options, out)?.output)

/** Whether an output folder is there and as the last build left it. */
export function isWhole(out: string, last: LastOutput): boolean {
  if (last.note === undefined || !existsSync(out)) return false
  for (const _ of last.altered(out)) return false
  return true
}

/** Lists the files of a site. */
export const inputsOf = (options: Options): Promise<Inputs> =>
  readInputs({
    root: options.root,
    // YAML is parsed only where site.yaml has changed.
    folderOf: async (files) => (await import('../load/yaml/template-folder.ts')).templateFolder(files),
    now: options.now,
    table: tableOf(options, 'inputs'),
  })

/** Fewer pages than this are done faster by one thread than by workers that must start first. */
const WORTH_WORKERS = 300

/** SITE_WORKERS threads, whatever there is to do; else as many as there are cores, where it is worth it. 8 at most. */
function workersOf({ SITE_WORKERS }: NodeJS.ProcessEnv): Pick<Options, 'workers' | 'workersFrom'> {
  const workers = Math.min(Math.max(1, Number(SITE_WORKERS ?? availableParallelism()) || 1), 8)
  return { workers, workersFrom: SITE_WORKERS === undefined ? WORTH_WORKERS : 1 }
}

/** A site understood. Whoever opens one closes it. */
export interface Opened {
  readonly options: Options
  readonly inputs: Inputs
  /** Whether it is opened to be checked: nothing is drawn that nobody looks at. */
  readonly checked: boolean
  /** As loaded: for checks its texts carry source tags. */
  readonly site: LoadedSite
  /** The same without tags. */
  readonly content: LoadedSite
  readonly records: readonly DocumentRecord[]
  readonly plan: Plan
  readonly templates: Templates
  readonly cache: Cache
  /** What rules say of the words of each page's file, where words are checked. */
  readonly words: ReadonlyMap<string, WordsResult>
  /** Work on pages in this thread. */
  readonly work: PageWork
  /** More threads, where so many pages are worth them; `owners` names the one that holds a page's entry. */
  readonly workers: (pages: number) => WorkerPool | undefined
  readonly owners: ReadonlyMap<string, number>
  /** Holds what was loaded for the next run, if that is not done yet: while other threads draw, or when it closes. */
  save(): void
  close(): Promise<void>
}
