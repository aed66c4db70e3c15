// A folder -> its site in the output folder. Where nothing changed since the last build, that is found out before
// anything is loaded.
import { isListed } from '../emit/listing.ts'
import { mayReplace, mayWriteAt, recover } from '../emit/write.ts'
import { historyState } from '../load/history.ts'
import { shortDigest } from '../runtime/digest.ts'
import { engineDigest } from '../runtime/engine.ts'
import { takeLock } from '../runtime/lock.ts'
import { inputsOf, isWhole, lastOutputOf, type OnPage, type Options, type Step, stagingCache } from './options.ts'
import type { Built, Target } from './writing.ts'

/** Who is told what a build is doing. */
export interface Progress {
  readonly onPage?: OnPage | undefined
  /** Another process writes the folder, and is waited for. */
  readonly onWait?: ((who: string) => void) | undefined
}

/** Builds the site below `root` into `out`, one build at a time. On any problem the old folder stays as it was. */
export async function build(options: Options, out: string, progress: Progress = {}): Promise<Step<Built>> {
  const forbidden = mayWriteAt(out, options.root)
  if (forbidden.length > 0) return { problems: forbidden, files: new Map() }
  const lock = await takeLock(out, { now: options.now, ...progress })
  if (!lock.value) return { problems: lock.problems, files: new Map() }
  let built = false
  try {
    const step = await locked(options, out, progress.onPage)
    built = step.value !== undefined
    return step
  } finally {
    lock.value.release(built)
  }
}

async function locked(options: Options, out: string, onPage: OnPage | undefined): Promise<Step<Built>> {
  recover(out)
  const last = lastOutputOf(options, out)
  const refused = mayReplace(out, options.root, () => isListed(out, last.listing))
  if (refused.length > 0) return { problems: refused, files: new Map() }
  // Git answers while files are listed.
  const [history, inputs] = await Promise.all([historyState(options.root), inputsOf(options)])
  const key = () => shortDigest(engineDigest(), String(options.year), options.today ?? '', history, inputs.all())
  const before = last.note as Target['before']
  if (before && inputs.problems.length === 0 && before.key === key() && isWhole(out, last))
    return { value: before.built, problems: [], files: inputs.files }

  const cache = stagingCache(options, out)
  // Everything that makes a site is loaded only where there is something to make.
  const { make } = await import('./make.ts')
  return make(options, inputs, { out, cache, last, before, key, onPage })
}
