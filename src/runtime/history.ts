// Reads from git when each file of a site was last changed, for the sitemap. Without the whole history there are
// no dates, and a note names the command to type.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Problem } from '../model/problem.ts'
import { git, reasonOf } from './git.ts'

/** When each file was last changed, and why that is not known. */
export interface History {
  /** The date of the last commit of each file (relative to the root), as YYYY-MM-DD in UTC. */
  readonly dates: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

/** The last commit, whether the history is shallow, and the folder's path in its repository. */
const STATE = ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix']

const FORMAT = ['--format=%x01%ct', '--name-only', '--no-renames']

/** Whether a folder is in a repository. Asking git would take 10 ms. */
const isInGit = (root: string): boolean => existsSync(root) && isBelowGit(realpathSync(root))

const isBelowGit = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isBelowGit(dirname(folder)))

/** The state of git that `history` depends on: the last commit and whether the clone is shallow; '' without git. */
export const historyState = async (root: string): Promise<string> =>
  isInGit(root) ? git(root, ...STATE).catch(() => '') : ''

/**
 * The history of `site.yaml` and `content/`. A file with uncommitted changes has no date. Outside a repository, and
 * before the first commit, there are no dates and no problems. `revision` gives those of a commit.
 */
export async function history(root: string, revision?: string): Promise<History> {
  if (!isInGit(root)) return { dates: new Map(), problems: [] }
  try {
    const [state, log, status] = await Promise.all([
      git(root, ...STATE),
      git(root, 'log', revision ?? 'HEAD', '-z', ...FORMAT, '--', 'site.yaml', 'content'),
      revision === undefined ? git(root, 'status', '--porcelain', '-z', '--no-renames', '--', '.') : '',
    ])
    const [, isShallow, prefix = ''] = state.split('\n')
    if (isShallow !== 'false') return unknown('the git clone is shallow', 'git fetch --unshallow')
    return { dates: datesIn(log, status, prefix), problems: [] }
  } catch (fault) {
    const { code, stderr = '' } = fault as { readonly code?: string | number; readonly stderr?: string }
    if (/unknown revision|bad revision 'HEAD'|does not have any commits/.test(stderr))
      return { dates: new Map(), problems: [] }
    if (code === 'ENOENT') return unknown('git is not installed', 'install git, and run npx site build again')
    const owner = /safe\.directory (\S.*)/.exec(stderr)?.[1]
    if (owner !== undefined)
      return unknown('git refuses a repository of another user', `git config --global --add safe.directory ${owner}`)
    return unknown(`git cannot read the repository (${reasonOf(stderr)})`, 'git fsck')
  }
}

/** The dates in git's output. `prefix` is the path of the site in its repository. */
function datesIn(log: string, status: string, prefix: string): Map<string, string> {
  const dates = new Map<string, string>()
  let date = ''
  for (const part of log.split(/[\0\n]/)) {
    const file = part.slice(prefix.length)
    if (part.startsWith('\x01')) date = new Date(Number(part.slice(1)) * 1000).toISOString().slice(0, 10)
    else if (part.startsWith(prefix) && !dates.has(file)) dates.set(file, date)
  }
  for (const line of status.split('\0')) dates.delete(line.slice(3 + prefix.length))
  return dates
}

const unknown = (why: string, help: string): History => ({
  dates: new Map(),
  problems: [{ level: 'info', text: `the sitemap has no dates: ${why}`, help }],
})

/** The latest date of `sources`, if every one of them has one. */
export function latest(sources: readonly string[], dates: ReadonlyMap<string, string>): string | undefined {
  const changes = sources.map((source) => dates.get(source) ?? '').sort()
  return changes[0] === '' ? undefined : changes.at(-1)
}
