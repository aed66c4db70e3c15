// The git history of a site's files -> when each was last changed. Nothing where the whole history is not there.
import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What git prints. It works beside this process, and takes no lock that another git would wait for. */
const git = async (root: string, ...args: readonly string[]): Promise<string> =>
  (await run('git', ['--no-optional-locks', '-C', root, ...args], { maxBuffer: 1 << 30 })).stdout

/** The last commit, whether the history is not whole, and where the folder lies in its repository. */
const STATE = ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix']

/**
 * File (relative to `root`) -> date of its last commit, as YYYY-MM-DD in UTC, so that the machine's time zone does not
 * matter. A file with uncommitted changes has no date. An empty map in a shallow clone, outside git, without git, or
 * where there is no such folder.
 */
export async function history(root: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>()
  try {
    if (isOutside(root)) return dates
    const [state, log, status] = await Promise.all([
      git(root, ...STATE),
      git(root, 'log', '-z', '--format=%x01%ct', '--name-only', '--no-renames', '--', 'site.yaml', 'content'),
      git(root, 'status', '--porcelain', '-z', '--no-renames', '--', '.'),
    ])
    const [, isShallow, prefix = ''] = state.split('\n')
    if (isShallow !== 'false') return dates
    let date = ''
    for (const part of log.split(/[\0\n]/)) {
      if (part.startsWith('\x01')) date = new Date(Number(part.slice(1)) * 1000).toISOString().slice(0, 10)
      else if (part.startsWith(prefix) && !dates.has(part.slice(prefix.length)))
        dates.set(part.slice(prefix.length), date)
    }
    for (const line of status.split('\0')) dates.delete(line.slice(3).slice(prefix.length))
  } catch {
    outside.add(root)
    dates.clear()
  }
  return dates
}

/** The latest date of `sources`, if every one of them has one. */
export function latest(sources: readonly string[], dates: ReadonlyMap<string, string>): string | undefined {
  let best = ''
  for (const source of sources) {
    const date = dates.get(source)
    if (date === undefined) return undefined
    if (date > best) best = date
  }
  return best === '' ? undefined : best
}

/** Folders of which git said that they have no history: asking it takes 10 ms each time. */
const outside = new Set<string>()

/**
 * What decides `history` besides the files themselves: the last commit, and whether the whole history is there; ''
 * outside git.
 */
export async function historyState(root: string): Promise<string> {
  try {
    if (isOutside(root)) return ''
    return await git(root, ...STATE)
  } catch {
    outside.add(root)
    return ''
  }
}

/** Whether git said so, and no `.git` has come to stand in the folder or in one above since. */
const isOutside = (root: string): boolean => outside.has(root) && !isBelowGit(realpathSync(root))

const isBelowGit = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isBelowGit(dirname(folder)))
