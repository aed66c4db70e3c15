// The folder of templates -> what all its pages share: stylesheets and scripts. A thread of its own makes them while
// the site is loaded.
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Problem, Result } from '../model/problem.ts'
import { type Cache, openCache } from '../runtime/cache.ts'
import { compiled, running } from '../runtime/engine.ts'
import { begunBelow } from '../runtime/unfinished.ts'
import { bundleIslands, type Scripts } from './islands.ts'
import { pageStyles } from './styles/page-styles.ts'
import { lateStylesheet, stylesheet, stylesheetKey } from './styles/stylesheet.ts'

/** What the pages of some templates share. */
export interface TemplateAssets {
  /** Page template -> the rules in its pages. */
  readonly styles: Readonly<Record<string, string>>
  /** The stylesheet that is linked; '' when there is none. */
  readonly late: string
  readonly scripts: Scripts
}

/** Where templates are and where results are cached. */
export interface TemplateFolder {
  readonly root: string
  /** The folder of templates, from `root`; problems name it so. */
  readonly folder: string
}

/** Makes them, or finds them in the cache. */
export async function templateAssets(work: TemplateFolder & { cache: Cache }): Promise<Result<TemplateAssets>> {
  const [css, late, scripts] = await Promise.all([stylesheet(work), lateStylesheet(work), bundleIslands(work)])
  const problems: Problem[] = [...css.problems, ...late.problems, ...scripts.problems]
  if (css.value === undefined || late.value === undefined || !scripts.value) return { problems }
  const styles = await pageStyles({ ...work, css: css.value, late: late.value })
  if (!styles.value) return { problems: styles.problems }
  return { value: { styles: styles.value, late: late.value, scripts: scripts.value }, problems: [] }
}

/** Work that another thread does. */
export interface Ahead {
  /** Whether there is any. */
  readonly begun: boolean
  /** Resolves when it has ended, well or not. */
  ended(): Promise<void>
  /** Ends it. */
  stop(): Promise<void>
}

const NOTHING: Ahead = { begun: false, ended: async () => undefined, stop: async () => undefined }

/** Whether a thread was begun: a process that makes them again has its compilers loaded sooner than a thread. */
let isBegun = false

/**
 * Begins to make them in a thread of its own, which leaves them in the cache at `cache`. Nothing is begun where they
 * are there already, where nothing is cached, where there is one core, or a second time in a process. Whoever begins it
 * waits for it or stops it.
 */
export function beginTemplateAssets(work: TemplateFolder & { cache: string | undefined }): Ahead {
  const { root, folder, cache } = work
  // A worker is a compiled file.
  if (isBegun || !compiled || cache === undefined || availableParallelism() < 2) return NOTHING
  if (openCache(cache).has(stylesheetKey(resolve(root, folder)))) return NOTHING
  isBegun = true
  const worker = new Worker(join(running, 'assets/template-assets-worker.js'), { workerData: work })
  begunBelow(cache, () => worker.terminate())
  const ended = new Promise<void>((done) => {
    // What went wrong is told when it is done again.
    worker.on('error', () => undefined)
    worker.on('exit', () => done())
  })
  return {
    begun: true,
    ended: () => ended,
    stop: async () => void (await worker.terminate()),
  }
}
