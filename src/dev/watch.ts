// Watches the files of a site and reports those that change. Own code instead of chokidar, which either believes the reports
// of the system, some of which are lost, or polls: here, a listing every second finds the changes that were lost.
import { type FSWatcher, lstatSync, readdirSync, type Stats, watch } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isEditorFile, stampOf } from '../runtime/inputs.ts'
import { isUnfinished } from '../runtime/replace-file.ts'

/** Milliseconds between two listings of all files. */
const PAUSE = 1000
/** On large sites, the pause is so many times as long as a listing takes. */
const TIMES = 50
/** Milliseconds from a report of the system to the next listing. */
const SOON = 20

const LIMIT =
  'the system limits how many folders may be watched: raise it with "sudo sysctl fs.inotify.max_user_watches=524288"'

/** The watched folders, and the function that is called. */
export interface Watch {
  readonly root: string
  /** The folders of the current templates, below the root. */
  readonly templates: () => readonly string[]
  /** Called with the path from the root of each file that is created, changed or deleted. */
  readonly onChange: (file: string) => void
  /** Called once, with what to do, if the system refuses to watch more. */
  readonly onFault: (text: string) => void
}

/**
 * Watches a site until it is closed. Every folder is watched by the system, which loses changes: of folders that are new
 * or replaced, on network drives, past its limits. Therefore all files are also listed after each report and every second.
 */
export class Watcher {
  readonly #watch: Watch
  /** Path -> stamp of each file, as it was seen last. */
  readonly #stamps = new Map<string, string>()
  /** Path -> watcher of each folder, and the identity of the folder: a new folder can have the same path. */
  readonly #folders = new Map<string, { readonly id: string; readonly watcher: FSWatcher }>()
  #timer: NodeJS.Timeout | undefined
  #hasFailed = false

  constructor(options: Watch) {
    this.#watch = options
    for (const path of this.#files()) this.#changed(path)
    this.#timer = setTimeout(() => this.#list(), PAUSE)
  }

  /** Reports that the system refuses to watch more; the listings go on. */
  fail({ code, message }: NodeJS.ErrnoException): void {
    if (this.#hasFailed) return
    this.#hasFailed = true
    const why = code === 'ENOSPC' || code === 'EMFILE' ? LIMIT : `files cannot be watched: ${message}`
    this.#watch.onFault(`${why}; changes are looked for every second`)
  }

  /** Reports files that were just written, so that the system's own report of them is not a second change. */
  written(files: readonly string[]): void {
    for (const file of files) this.#check(join(this.#watch.root, file))
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const { watcher } of this.#folders.values()) watcher.close()
  }

  /** Compares all files with the last listing. */
  #list(): void {
    const began = performance.now()
    for (const path of new Set([...this.#files(), ...this.#stamps.keys()])) this.#check(path)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#list(), Math.max(PAUSE, TIMES * (performance.now() - began)))
  }

  #check(path: string): void {
    if (this.#changed(path)) this.#watch.onChange(this.#nameOf(path))
  }

  /** Whether a file is not as it was seen last; it is seen now. */
  #changed(path: string): boolean {
    const before = this.#stamps.get(path)
    const stats = statsOf(path)
    const stamp = stats?.isDirectory() === false ? stampOf(stats) : undefined
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
    if (/(?:^|\/)(?:\.[^/]*|[^/]*~)$/.test(name) || isEditorFile(name) || isUnfinished(name)) return false
    const tops = ['site.yaml', 'content', 'public', ...this.#watch.templates()]
    const isIn = (top: string) => name === top || name.startsWith(`${top}/`) || top.startsWith(`${name}/`)
    return /^site\.[a-z]{2}\.yaml$/.test(name) || tops.some(isIn)
  }

  /** The files below a folder, which is watched from now on, as are its subfolders. */
  #files(folder = this.#watch.root): string[] {
    this.#follow(folder)
    try {
      return readdirSync(folder, { withFileTypes: true }).flatMap((dirent) => {
        const path = join(folder, dirent.name)
        if (!this.#isPart(path)) return []
        return dirent.isDirectory() ? this.#files(path) : [path]
      })
    } catch {
      return []
    }
  }

  /** Watches a folder, unless it is watched already. */
  #follow(folder: string): void {
    const watched = this.#folders.get(folder)
    const stats = statsOf(folder)
    const id = stats && `${stats.ino} ${stats.birthtimeMs}`
    if (this.#hasFailed || id === undefined || watched?.id === id) return
    watched?.watcher.close()
    try {
      const watcher = watch(folder, (_, name) => {
        if (name !== null && this.#isPart(join(folder, name))) this.#check(join(folder, name))
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => this.#list(), SOON)
      })
      watcher.on('error', () => this.#folders.delete(folder))
      this.#folders.set(folder, { id, watcher })
    } catch (fault) {
      this.fail(fault as NodeJS.ErrnoException)
    }
  }
}

/** The properties of a file or folder; undefined if it cannot be read. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch {
    return undefined
  }
}
