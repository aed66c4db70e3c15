// The git history of a site's files -> when each was last changed. Nothing where the whole history is not there.
import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

const git = (root: string, args: readonly string[]) =>
  execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/**
 * File (relative to `root`) -> date of its last commit, as YYYY-MM-DD in UTC, so that the machine's time zone does not
 * matter. A file with uncommitted changes has no date. An empty map in a shallow clone, outside git, or without git.
 */
export function history(root: string): Map<string, string> {
  const dates = new Map<string, string>()
  try {
    const [, isShallow, prefix = ''] = historyState(root).split('\n')
    if (isShallow !== 'false') return dates
    const log = git(root, [
      'log',
      '-z',
      '--format=%x01%ct',
      '--name-only',
      '--no-renames',
      '--',
      'site.yaml',
      'content',
    ])
    let date = ''
    for (const part of log.split(/[\0\n]/)) {
      if (part.startsWith('\x01')) date = new Date(Number(part.slice(1)) * 1000).toISOString().slice(0, 10)
      else if (part.startsWith(prefix) && !dates.has(part.slice(prefix.length)))
        dates.set(part.slice(prefix.length), date)
    }
    for (const line of git(root, ['status', '--porcelain', '-z', '--no-renames', '--', '.']).split('\0'))
      dates.delete(line.slice(3).slice(prefix.length))
  } catch {
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

/**
 * What decides `history` besides the files themselves: the last commit, and whether the whole history is there; ''
 * outside git.
 */
export function historyState(root: string): string {
  try {
    if (process.env.GIT_DIR === undefined && !isBelowGit(realpathSync(root))) return ''
    return git(root, ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix'])
  } catch {
    return ''
  }
}

/** Whether git would find a history: there is a `.git` in the folder or in one above. Asking git itself takes 10 ms. */
const isBelowGit = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isBelowGit(dirname(folder)))
