// Watches the files of a site and reports those that change.
import { lstatSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { stampOf } from '../runtime/inputs.ts'
import { isUnfinished } from '../runtime/unfinished.ts'

/** Milliseconds between two listings of all files; on large sites, so many times as long as a listing takes. */
const [PAUSE, TIMES] = [1000, 50]

const LIMIT =
  'the system limits how many files may be watched: raise it with "sudo sysctl fs.inotify.max_user_watches=524288" ' +
  'or set CHOKIDAR_USEPOLLING=1'

/** What is watched, and who is called. */
export interface Watch {
  readonly root: string
  /** The current folder of templates. */
  readonly templates: () => string
  /** Called with the path from the root of each file that is created, changed or deleted. */
  readonly onChange: (file: string) => void
  /** Called once, with what to do, if the system refuses to watch more. */
  readonly onFault: (text: string) => void
}

/**
 * Watches a site until it is closed. Watchers lose changes: chokidar reports only one change of a file in 50 ms, and no
 * file that is created between the listing and the watching of a new folder. Therefore all files are also listed every
 * second.
 */
export class Watcher {
  /** Resolves once every change is seen. */
  readonly ready: Promise<void>
  readonly #watch: Watch
  readonly #watcher: FSWatcher
  /** Path -> stamp of each file, as it was seen last. */
  readonly #stamps = new Map<string, string>()
  #templates: string
  #timer: NodeJS.Timeout | undefined
  #hasFailed = false

  constructor(options: Watch) {
    this.#watch = options
    this.#templates = options.templates()
    for (const path of this.#files()) this.#changed(path)
    // The root itself is watched, so that a deleted folder is seen when it is created again.
    const how = { ignored: (path: string) => !this.#isPart(path), followSymlinks: false, ignoreInitial: true }
    this.#watcher = watch(options.root, how)
    this.#watcher.on('all', (_, path) => this.#check(path))
    this.#watcher.on('error', (fault) => this.fail(fault as NodeJS.ErrnoException))
    this.ready = new Promise((done) => this.#watcher.on('ready', () => done()))
    this.#timer = setTimeout(() => this.#list(), PAUSE)
  }

  /** Reports that the system refuses to watch more; the listings go on. */
  fail({ code, message }: NodeJS.ErrnoException): void {
    if (this.#hasFailed) return
    this.#hasFailed = true
    const why = code === 'ENOSPC' || code === 'EMFILE' ? LIMIT : `files cannot be watched: ${message}`
    this.#watch.onFault(`${why}; changes are looked for every second`)
  }

  /** Reports files that were just written, so that the system's own report of them is no second change. */
  written(files: readonly string[]): void {
    for (const file of files) this.#check(join(this.#watch.root, file))
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#watcher.close()
  }

  /** Compares all files with the last listing. */
  #list(): void {
    const began = performance.now()
    const templates = this.#watch.templates()
    if (templates !== this.#templates) this.#watcher.add(join(this.#watch.root, templates))
    this.#templates = templates
    for (const path of new Set([...this.#files(), ...this.#stamps.keys()])) this.#check(path)
    this.#timer = setTimeout(() => this.#list(), Math.max(PAUSE, TIMES * (performance.now() - began)))
  }

  #check(path: string): void {
    if (this.#changed(path)) this.#watch.onChange(this.#nameOf(path))
  }

  /** Whether a file is not as it was seen last; it is seen now. */
  #changed(path: string): boolean {
    const [before, stamp] = [this.#stamps.get(path), stampAt(path)]
    if (stamp === undefined) this.#stamps.delete(path)
    else this.#stamps.set(path, stamp)
    return stamp !== before
  }

  #nameOf(path: string): string {
    return relative(this.#watch.root, path).split(sep).join('/')
  }

  /** Whether a path is part of the site, or a parent of such a path. */
  #isPart(path: string): boolean {
    const name = this.#nameOf(path)
    if (/(?:^|\/)(?:\.[^/]*|[^/]*~)$/.test(name) || isUnfinished(name)) return false
    if (name === '' || /^site\.[a-z]{2}\.yaml$/.test(name)) return true
    const tops = ['site.yaml', 'content', 'public', this.#watch.templates()]
    return tops.some((top) => name === top || name.startsWith(`${top}/`) || top.startsWith(`${name}/`))
  }

  /** The files of the site at or below a path. */
  #files(folder = this.#watch.root): string[] {
    try {
      return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name)
        if (!this.#isPart(path)) return []
        return entry.isDirectory() ? this.#files(path) : [path]
      })
    } catch {
      return []
    }
  }
}

/** The stamp of a file; undefined for a folder, and for what cannot be read. */
function stampAt(path: string): string | undefined {
  try {
    const stats = lstatSync(path)
    return stats.isDirectory() ? undefined : stampOf(stats)
  } catch {
    return undefined
  }
}
