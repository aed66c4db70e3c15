// Checks a site. If nothing changed since the last check, that is detected before anything is loaded. Writes nothing
// but the cache.
import { existsSync } from 'node:fs'
import { isUntouched, readListing } from '../emit/listing.ts'
import { shortDigest } from '../runtime/digest.ts'
import { historyState } from '../runtime/history.ts'
import { readTable, writeTable } from '../runtime/table.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import type { rulesBelow } from './check-site.ts'
import type { HowToCheck } from './checking/judge.ts'
import { inputsOf, type Options, type SiteResult, siteKey, stagingCache, tablePath } from './options.ts'
import type { CheckResult } from './tables.ts'

/** Checks what the files below `root` build, and whether `out`, if it exists, is exactly that. */
export async function check(options: Options, how: HowToCheck): Promise<SiteResult<CheckResult>> {
  const { root } = options
  // Git answers while files are listed.
  const [history, inputs] = await Promise.all([historyState(root), inputsOf(options)])
  const table = tablePath(options, how.launch ? 'found-launch' : 'found')
  const output = outputState(options, how.out)
  const keyOfCheck = () => shortDigest(siteKey(options, history, inputs), output ?? '')
  const [before] = readTable<CheckResult>(table, 'found')
  if (before && output !== undefined && inputs.problems.length === 0 && before[0] === keyOfCheck())
    return { value: before[1], problems: [], files: inputs.files }
  // The rest of the program is loaded only if something changed.
  const { checkSite } = await import('./check-site.ts')
  const result = await checkSite(options, inputs, how)
  if (!result.value) return result
  if (output !== undefined) {
    writeTable(table, 'found', [[keyOfCheck(), result.value]])
    // The key needs the digest of every input: saved, they need not be computed again.
    inputs.save()
  }
  return { ...result, value: { ...result.value, problems: [...result.value.problems, ...cacheNotes()] } }
}

/** Identifies the output folder; undefined if it is not as a build with a cache left it. */
function outputState(options: Options, out: string): string | undefined {
  if (!existsSync(out)) return ''
  const last = readListing(stagingCache(options, out)?.output)
  return isUntouched(out, last) ? shortDigest(JSON.stringify(last.note)) : undefined
}

/** The rules that check the site below `root`, for commands that describe rules. */
export const rulesOf: typeof rulesBelow = async (root) => (await import('./check-site.ts')).rulesBelow(root)
