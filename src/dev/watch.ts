// Watches the files of a site and reports those that change.
import { lstatSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { isUnfinished } from '../runtime/unfinished.ts'

/** Milliseconds between two checks of a recently changed file, and how long it counts as recent. */
const [AGAIN, LATELY] = [80, 600_000]
/** Milliseconds after which the watcher has listed a new folder. */
const FOUND = 1000

/** Milliseconds between two checks of all files if they cannot be watched, and the note about it. */
const POLL = 1000
const POLLED = `changes are looked for every second`
const LIMIT =
  'the system limits how many files may be watched: raise it with "sudo sysctl fs.inotify.max_user_watches=524288" ' +
  'or set CHOKIDAR_USEPOLLING=1'

/** A watcher, until it is closed. */
export interface Watching {
  /** Resolves once every change is seen. */
  readonly ready: Promise<void>
  /** Watches a folder that was not part of the site before. */
  follow(folder: string): void
  /** Polls from now on, because the system refuses to watch more. */
  fail(fault: NodeJS.ErrnoException): void
  close(): Promise<void>
}

/**
 * Calls `onChange` with the path from the root of each file that is created, changed or deleted. The root itself is
 * watched, so that a deleted folder is seen when it is created again. `templates` returns the current folder of
 * templates. `onFault` is called once, with what to do, if the system refuses to watch more.
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
  /** Whether a path is part of the site, or a parent of such a path. */
  const isPart = (path: string) => {
    const name = nameOf(path)
    if (/(?:^|\/)(?:\.[^/]*|[^/]*~)$/.test(name) || isUnfinished(name)) return false
    const tops = ['site.yaml', 'content', 'public', templates()]
    if (/^site\.[a-z]{2}\.yaml$/.test(name)) return true
    return name === '' || tops.some((top) => name === top || name.startsWith(`${top}/`) || top.startsWith(`${name}/`))
  }
  const options = { ignored: (path: string) => !isPart(path), followSymlinks: false }
  const watcher = watch(root, { ...options, ignoreInitial: true })
  // Watchers lose changes: chokidar reports only one change of a file in 50 ms, and none of a file that was just
  // replaced. A file that changed often changes again, so recent ones are also polled.
  const lately = new Map<string, { name: string; stamp: string | undefined; until: number }>()
  const stampOf = (path: string) => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`
  }
  const report = (name: string, path: string) => {
    lately.set(path, { name, stamp: stampOf(path), until: performance.now() + LATELY })
    onChange(name)
  }
  // Chokidar never reports a file created in a new folder between its listing and its watching, so folders are listed
  // again.
  const folders = new Map<string, number>()
  const lookInto = (folder: string) => {
    for (const path of entriesOf(folder)) {
      if (!isPart(path) || lately.has(path) || folders.has(path)) continue
      watcher.add(path)
      onChange(nameOf(path))
      // A new subfolder is listed again too, once it is watched.
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
  /** Polls all files if the system refuses to watch more. */
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
      // Existing files are reported too: one may have changed since it was read.
      watchers.push(listen(watch(join(root, folder), { ...options, ignoreInitial: false })))
    },
    fail: poll,
    async close() {
      clearInterval(looking)
      await Promise.all(watchers.map((each) => each.close()))
    },
  }
}

/** The paths in a folder; none if it does not exist or is a file. */
function entriesOf(folder: string): string[] {
  try {
    return lstatSync(folder).isDirectory() ? readdirSync(folder).map((name) => join(folder, name)) : []
  } catch {
    return []
  }
}
