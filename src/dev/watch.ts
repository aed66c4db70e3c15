// The folder of a site -> the names of files that change in it.
import { lstatSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { isUnfinished } from '../runtime/unfinished.ts'

/** Milliseconds between two looks at a file that changed lately, and how long it counts as such. */
const [AGAIN, LATELY] = [80, 600_000]
/** Milliseconds after which the watcher has long found what was in a folder that is new. */
const FOUND = 1000

/** Milliseconds between two looks at all files if they cannot be watched, and how a person learns of it. */
const POLL = 1000
const POLLED = `changes are looked for every second`
const LIMIT =
  'the system limits how many files may be watched: raise it with "sudo sysctl fs.inotify.max_user_watches=524288" ' +
  'or set CHOKIDAR_USEPOLLING=1'

/** Watches until it is closed. */
export interface Watching {
  /** Resolves once nothing that changes goes unseen. */
  readonly ready: Promise<void>
  /** Sees a folder too that was no part of the site before. */
  follow(folder: string): void
  /** Polls from now on, because the system refuses to watch more. */
  fail(fault: NodeJS.ErrnoException): void
  close(): Promise<void>
}

/**
 * Calls `onChange` with each file of a site that is made, changed or taken away, by its path from the root. The root
 * itself is watched, so that a folder that is taken away is seen when it comes back. `templates` names the folder of
 * templates as it is at the time. `onFault` is called once, with
 * what to do, if the system refuses to watch more.
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
    if (/(?:^|\/)(?:\.[^/]*|[^/]*~)$/.test(name) || isUnfinished(name)) return false
    const tops = ['site.yaml', 'content', 'public', templates()]
    if (/^site\.[a-z]{2}\.yaml$/.test(name)) return true
    return name === '' || tops.some((top) => name === top || name.startsWith(`${top}/`) || top.startsWith(`${name}/`))
  }
  const options = { ignored: (path: string) => !isPart(path), followSymlinks: false }
  const watcher = watch(root, { ...options, ignoreInitial: true })
  // Watchers lose changes: chokidar tells but one of a file in 50 ms, and none of a file that was just replaced. Who
  // edits a file edits it again, so what changed is looked at for a while.
  const lately = new Map<string, { name: string; stamp: string | undefined; until: number }>()
  const stampOf = (path: string) => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`
  }
  const report = (name: string, path: string) => {
    lately.set(path, { name, stamp: stampOf(path), until: performance.now() + LATELY })
    onChange(name)
  }
  // What comes into a new folder after chokidar listed it and before it watches it is never told: that is looked for.
  const folders = new Map<string, number>()
  const lookInto = (folder: string) => {
    for (const path of entriesOf(folder)) {
      if (!isPart(path) || lately.has(path) || folders.has(path)) continue
      watcher.add(path)
      onChange(nameOf(path))
      // Until it is watched as well, what changes in it is not told: it is looked into once more.
      folders.set(path, performance.now() + FOUND)
    }
  }
  const looking = setInterval(() => {
    for (const [folder, found] of folders)
      if (found <= performance.now()) {
        lookInto(folder)
        folders.delete(folder)
      }
    for (const [path, { name, stamp, until }] of lately)
      if (stampOf(path) !== stamp) report(name, path)
      else if (performance.now() > until) lately.delete(path)
  }, AGAIN)
  const listen = (to: FSWatcher) => {
    to.on('all', (event, path) => {
      const name = nameOf(path)
      if (name === '') return
      if (event === 'addDir') folders.set(path, performance.now() + FOUND)
      else report(name, path)
    })
    to.on('error', (fault) => poll(fault as NodeJS.ErrnoException))
    return to
  }
  let isPolling = false
  /** Looks at all files once a second when the system refuses to watch more. */
  const poll = ({ code, message }: NodeJS.ErrnoException) => {
    if (isPolling) return
    isPolling = true
    onFault(`${code === 'ENOSPC' || code === 'EMFILE' ? LIMIT : `files cannot be watched: ${message}`}; ${POLLED}`)
    watchers.push(listen(watch(root, { ...options, ignoreInitial: true, usePolling: true, interval: POLL })))
  }
  const watchers = [listen(watcher)]
  return {
    ready: new Promise((done) => watcher.on('ready', () => done())),
    follow(folder) {
      // Its files are told of once they are watched: one may have changed since they were read.
      watchers.push(listen(watch(join(root, folder), { ...options, ignoreInitial: false })))
    },
    fail: poll,
    async close() {
      clearInterval(looking)
      await Promise.all(watchers.map((each) => each.close()))
    },
  }
}

/** The paths of what a folder holds; nothing of one that is gone, and of what is none. */
function entriesOf(folder: string): string[] {
  try {
    return lstatSync(folder).isDirectory() ? readdirSync(folder).map((name) => join(folder, name)) : []
  } catch {
    return []
  }
}
