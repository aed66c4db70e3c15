// The options that all commands share, and where results are cached.
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import type { StagingCache } from '../emit/staging.ts'
import type { Result, SourceFiles } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import { engineDigest } from '../runtime/engine.ts'
import { type Inputs, readInputs } from '../runtime/inputs.ts'
import type { SharedCacheEnv } from '../runtime/shared-cache/shared-cache.ts'
import { buildDay, yearOf } from './build-day.ts'

/** How a command works on a site. */
export interface Options {
  /** An absolute path. */
  readonly root: string
  /** When the command began, in milliseconds. Files that changed just before may change again unnoticed. */
  readonly now: number
  /** The year of the copyright line. */
  readonly year: number
  /** The day of the build, as year-month-day: what ended before it is not drawn. Undefined: everything is. */
  readonly today?: string
  /** Whether the site is built for a host where it is tried, for no search engine. */
  readonly isStaging?: boolean
  /** Whether the tables in `.site/` belong to another site: they are neither read nor written. */
  readonly isApart?: boolean
  /** Whether results are cached in `.site/`. */
  readonly cache: boolean
  /** The environment variables that name a shared cache. */
  readonly sharedCache?: SharedCacheEnv
  /** The number of threads for page work, and the number of pages that justifies them. */
  readonly workers: number
  readonly workersFrom?: number
}

/**
 * The options of a command that begins `now`, from its `--root` and `--no-cache` and from the environment
 * (SOURCE_DATE_EPOCH, SITE_WORKERS). Problem: a SOURCE_DATE_EPOCH that is not a date.
 */
export function optionsOf(
  { root, cache }: { readonly root?: unknown; readonly cache?: unknown },
  now: Date,
  env: NodeJS.ProcessEnv,
): Result<Options> {
  const { SITE_CACHE, SITE_CACHE_WRITE, SITE_CACHE_TOKEN } = env
  const today = buildDay(now, env)
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

/** A result with the files of the site, so that a report can show their lines even if there is no value. */
export type SiteResult<T> = Result<T> & { readonly files: SourceFiles }

/** A path in the folder for cached results. */
export const cachePath = (root: string, ...names: readonly string[]) => join(root, '.site', ...names)

/** The file of a table by its name; undefined if there is none. */
export const tablePath = ({ root, cache, isApart }: TableOptions, name: string): string | undefined =>
  cache && !isApart ? cachePath(root, 'tables', name) : undefined

type TableOptions = Pick<Options, 'root' | 'cache' | 'isApart'>

/** Where the listings of an output folder are cached, and the folder that the last build replaced. */
export function stagingCache({ root, cache }: Pick<Options, 'root' | 'cache'>, out: string): StagingCache | undefined {
  if (!cache) return undefined
  const name = shortDigest(relative(resolve(root), resolve(out))).slice(0, 10)
  return {
    folder: cachePath(root, 'replaced', name),
    output: cachePath(root, 'tables', `output-${name}`),
    replaced: cachePath(root, 'tables', `replaced-${name}`),
  }
}

/** Lists the files of a site. */
export const inputsOf = (options: Options): Promise<Inputs> =>
  readInputs({
    root: options.root,
    // YAML is parsed only where site.yaml has changed.
    templatesOf: async (files) => (await import('../load/yaml/parse.ts')).templateSettings(files),
    now: options.now,
    table: tablePath(options, 'inputs'),
  })

/** Identifies everything that a build is made from; `history` is the state of the git history. */
export const siteKey = ({ year, today = '', isStaging }: Options, history: string, inputs: Inputs): string =>
  shortDigest(engineDigest(), String(year), today, String(isStaging), history, inputs.all())

/** Fewer pages than this are done faster by one thread than by workers that must start first. */
const WORTH_WORKERS = 300

/** SITE_WORKERS threads, whatever there is to do; else as many as there are cores, where it is worth it. 8 at most. */
function workersOf({ SITE_WORKERS }: NodeJS.ProcessEnv): Pick<Options, 'workers' | 'workersFrom'> {
  const workers = Math.min(Math.max(1, Number(SITE_WORKERS ?? availableParallelism()) || 1), 8)
  return { workers, workersFrom: SITE_WORKERS === undefined ? WORTH_WORKERS : 1 }
}
