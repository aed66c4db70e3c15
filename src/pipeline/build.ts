// Builds a site into an output folder. If nothing changed since the last build, that is detected before anything is
// loaded.
import { isListed, isUntouched, readListing } from '../emit/listing.ts'
import { mayReplace, mayWriteAt, recover } from '../emit/write.ts'
import { historyState } from '../runtime/history.ts'
import { takeLock } from '../runtime/lock.ts'
import type { BuildNote, BuildResult } from './build-site.ts'
import { inputsOf, type OnPage, type Options, type SiteResult, siteKey, stagingCache } from './options.ts'

const NO_CHANGES = { added: [], changed: [], removed: [] }

/**
 * Builds the site below `root` into `out`, one build at a time. On any problem the old folder stays as it was. `onWait` is
 * called if another process holds the folder.
 */
export async function build(
  options: Options,
  out: string,
  { onPage, onWait }: { onPage?: OnPage | undefined; onWait?: ((who: string) => void) | undefined } = {},
): Promise<SiteResult<BuildResult>> {
  const { root, now } = options
  const forbidden = mayWriteAt(out, root)
  if (forbidden.length > 0) return { problems: forbidden, files: new Map() }
  const lock = await takeLock(out, { now, onWait })
  if (!lock.value) return { problems: lock.problems, files: new Map() }
  try {
    recover(out)
    return await buildLocked(options, out, onPage)
  } finally {
    lock.value.release()
  }
}

async function buildLocked(
  options: Options,
  out: string,
  onPage: OnPage | undefined,
): Promise<SiteResult<BuildResult>> {
  const { root } = options
  const cache = stagingCache(options, out)
  const last = readListing(cache?.output)
  const refused = mayReplace(out, root, { isListed: isListed(out, last.listing) })
  if (refused.length > 0) return { problems: refused, files: new Map() }
  // Git answers while files are listed.
  const [history, inputs] = await Promise.all([historyState(root), inputsOf(options)])
  const { key, result } = (last.note ?? {}) as Partial<BuildNote>
  if (result && inputs.problems.length === 0 && key === siteKey(options, history, inputs) && isUntouched(out, last))
    return { value: { ...result, changes: NO_CHANGES }, problems: [], files: inputs.files }
  // The rest of the program is loaded only if there is something to build.
  const { buildSite } = await import('./build-site.ts')
  return buildSite(options, inputs, { out, cache, last, history, onPage })
}
