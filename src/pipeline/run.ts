// Opens what one run of a command needs besides the site: its inputs, the cache, the tables and the worker threads. A run
// is opened, saved and closed here and nowhere else.
import { inOrder, type Result } from '../model/problem.ts'
import { Cache } from '../runtime/cache.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { openSharedCache } from '../runtime/shared-cache/shared-cache.ts'
import { Entries } from './entries.ts'
import { cachePath, type Options, type SiteResult } from './options.ts'
import { Tables } from './tables.ts'
import { WorkerPool } from './threads/worker-pool.ts'

/** How a run works on a site. */
export interface Run {
  readonly options: Options
  readonly inputs: Inputs
  /** Expensive bytes, such as pictures. */
  readonly cache: Cache
  /** Cached results. */
  readonly tables: Tables
  readonly pool: WorkerPool
  /** The values of loaded pages that the main thread has not drawn yet. */
  readonly entries: Entries
}

/** Passes a run on `inputs` to `use`. Afterwards, its results are cached and its threads are ended. */
export async function withRun<T>(
  options: Options,
  inputs: Inputs,
  use: (run: Run) => Promise<Result<T>>,
): Promise<SiteResult<T>> {
  const { files, problems } = inputs
  if (problems.length > 0) return { problems: inOrder(problems), files }
  const cache = options.cache
    ? new Cache(cachePath(options.root, 'cache'), openSharedCache(options.sharedCache))
    : new Cache(undefined)
  const run = {
    options,
    inputs,
    cache,
    tables: new Tables(options),
    pool: new WorkerPool(options),
    entries: new Entries(),
  }
  try {
    const result = await use(run)
    // Nothing is cached in a folder without a site: .site/ would make it look like one.
    if (result.value !== undefined) inputs.save()
    cache.clean(options.now)
    await cache.close()
    return { ...result, files }
  } finally {
    run.tables.save()
    run.entries.close()
    await run.pool.close()
  }
}
