// The folder of a site -> the names of files that change in it.
import { lstatSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

/** After so many milliseconds a file is looked at again: of the changes in 50 of them chokidar tells but one. */
const AGAIN = 80

/** Watches until it is closed. */
export interface Watching {
  /** Resolves once nothing that changes goes unseen. */
  readonly ready: Promise<void>
  /** Sees a folder too that was no part of the site before. */
  follow(folder: string): void
  close(): Promise<void>
}

/**
 * Calls `onChange` with each file of a site that is made, changed or taken away, by its path from the root. The root
 * itself is watched, so that a folder that is taken away is seen when it comes back. `templates` names the folder of
 * templates as it is at the time. `onFault`: the system refuses to watch more.
 */
export function watchSite({
  root,
  templates,
  onChange,
  onFault,
}: {
  root: string
  templates: () => string
  onChange: (file: string) => void
  onFault: (text: string) => void
}): Watching {
  const nameOf = (path: string) => relative(root, path).split(sep).join('/')
  /** Whether a path is a part of the site, or leads to one. */
  const isPart = (path: string) => {
    const name = nameOf(path)
    if (/(?:^|\/)(?:\.[^/]*|[^/]*~)$/.test(name)) return false
    const tops = ['site.yaml', 'content', 'public', templates()]
    return name === '' || tops.some((top) => name === top || name.startsWith(`${top}/`) || top.startsWith(`${name}/`))
  }
  const options = { ignored: (path: string) => !isPart(path), followSymlinks: false }
  const watcher = watch(root, { ...options, ignoreInitial: true })
  const timers = new Map<string, NodeJS.Timeout>()
  const stampOf = (path: string) => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats && `${stats.size} ${stats.mtimeMs}`
  }
  const report = (name: string, path: string) => {
    const before = stampOf(path)
    onChange(name)
    clearTimeout(timers.get(path))
    const again = () => {
      timers.delete(path)
      if (stampOf(path) !== before) report(name, path)
    }
    timers.set(path, setTimeout(again, AGAIN))
  }
  const listen = (to: FSWatcher) => {
    to.on('all', (event, path) => {
      const name = nameOf(path)
      if (name === '' || event === 'addDir') return
      if (event === 'change') report(name, path)
      else onChange(name)
    })
    to.on('error', (fault) => onFault((fault as Error).message))
    return to
  }
  const watchers = [listen(watcher)]
  return {
    ready: new Promise((done) => watcher.on('ready', () => done())),
    follow(folder) {
      // Its files are told of once they are watched: one may have changed since they were read.
      watchers.push(listen(watch(join(root, folder), { ...options, ignoreInitial: false })))
    },
    async close() {
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(watchers.map((each) => each.close()))
    },
  }
}
