// Builds a site into an output folder. If nothing changed since the last build, that is detected before anything is
// loaded.
import { isListed, isUntouched, readListing } from '../emit/listing.ts'
import { mayReplace, mayWriteAt, recover } from '../emit/write.ts'
import { historyState } from '../load/history.ts'
import { shortDigest } from '../runtime/digest.ts'
import { engineDigest } from '../runtime/engine.ts'
import { takeLock } from '../runtime/lock.ts'
import { inputsOf, type OnPage, type Options, type Step, stagingCache, tablesOf } from './options.ts'
import type { BuildResult, Target } from './write.ts'

/** Is called while a build makes progress. */
export interface Progress {
  readonly onPage?: OnPage | undefined
  /** Called when another process holds the output folder. */
  readonly onWait?: ((who: string) => void) | undefined
}

/** Builds the site below `root` into `out`, one build at a time. On any problem the old folder stays as it was. */
export async function build(options: Options, out: string, progress: Progress = {}): Promise<Step<BuildResult>> {
  const { root, now } = options
  const forbidden = mayWriteAt(out, root)
  if (forbidden.length > 0) return { problems: forbidden, files: new Map() }
  const lock = await takeLock(out, { now, ...progress })
  if (!lock.value) return { problems: lock.problems, files: new Map() }
  let isBuilt = false
  try {
    recover(out)
    const step = await buildLocked(options, out, progress.onPage)
    isBuilt = step.value !== undefined
    return step
  } finally {
    lock.value.release(isBuilt)
  }
}

async function buildLocked(options: Options, out: string, onPage: OnPage | undefined): Promise<Step<BuildResult>> {
  const { root, year, today = '' } = options
  const cache = stagingCache(root, tablesOf(options), out)
  const last = readListing(cache?.output)
  const refused = mayReplace(out, root, () => isListed(out, last.listing))
  if (refused.length > 0) return { problems: refused, files: new Map() }
  // Git answers while files are listed.
  const [history, inputs] = await Promise.all([historyState(root), inputsOf(options)])
  const key = () => shortDigest(engineDigest(), String(year), today, history, inputs.all())
  const before = last.note as Target['before']
  if (before && inputs.problems.length === 0 && before.key === key() && isUntouched(out, last))
    return { value: before.result, problems: [], files: inputs.files }
  // The rest of the program is loaded only if there is something to build.
  const { make } = await import('./write.ts')
  return make(options, inputs, { out, cache, last, before, key, onPage })
}
