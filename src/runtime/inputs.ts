// Lists the files of a site and their digests. A file whose size, times and inode are unchanged is not read again.
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join, resolve } from 'node:path'
import { isSiteFile } from '../model/content.ts'
import { error, type Problem, type SourceFiles } from '../model/problem.ts'
import { isBelow } from './below.ts'
import { shortDigest } from './digest.ts'
import { readTable, writeTable } from './table.ts'
import { isUnfinished } from './unfinished.ts'

/** The files of a site. Symbolic links are refused: they may lead out of the root. */
export interface Inputs {
  /** The folder of the templates, relative to the root. */
  readonly templates: string
  /**
   * site.yaml, its translations, and the files of content/ and public/, read when requested; small ones are read once.
   * `get` also returns files of the templates, so that a report can show their lines.
   */
  readonly files: SourceFiles
  /** Files that are refused or unreadable. Reading files may add problems. */
  readonly problems: readonly Problem[]
  /** The digest of a file, which is read if its digest is unknown. */
  digest(file: string): string
  /** The digest, if it is known without reading the file. */
  knownDigest(file: string): string | undefined
  /** The size of a file in bytes. */
  size(file: string): number
  /** Records the digest of a file that was read elsewhere; a cached copy with other bytes is dropped. */
  learn(file: string, digest: string): void
  /** Digest of all inputs, names and contents. */
  all(): string
  /** Caches the digests for the next run. */
  save(): void
}

/** A file with an equal stamp (size, times, inode) counts as unchanged. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats) => `${size}:${mtimeMs}:${ctimeMs}:${ino}`

/** A file younger than this, in milliseconds, may change again without its times showing it. */
export const YOUNG = 2000
/** Files that are not cached in memory, because there may be thousands or large ones. */
const MANY = /^(?:content\/[^/]+\/.+|public\/.+)$/

/** The row that says which folder of templates the site.yaml of a digest names. */
const FOLDER = ':templates'
/** The row with the digest of all inputs. */
const ALL = ':all'

const IGNORED = /^content\/.*\.md$|(?:^|\/)\.(?:DS_Store|gitkeep)$/

const MB = 1_000_000
/**
 * The most bytes of a file, so that no file can exhaust the time or memory of a build. 4 MB of YAML are some 20,000
 * reviews. Other files are read as a whole; 100 MB is also the limit of GitHub.
 */
const LIMITS: readonly (readonly [files: RegExp, most: number, kind: string])[] = [
  [/^(?:site(?:\.[a-z]{2})?\.yaml|content\/.*\.yaml)$/, 4 * MB, 'a YAML file'],
  [/^(?:content|public)\//, 100 * MB, 'a file'],
  [/^/, 10 * MB, 'a file of the templates'],
]
/** A file of at most this size is never too large. */
const LEAST = Math.min(...LIMITS.map(([, most]) => most))

/** The files below a root by name, with their stamps. */
class FileList {
  readonly stamps = new Map<string, string>()
  /** Files that changed just before the listing: they may change again within the resolution of their times. */
  readonly young = new Set<string>()
  readonly problems: Problem[] = []
  readonly #root: string
  readonly #now: number

  constructor(root: string, now: number) {
    this.#root = root
    this.#now = now
  }

  /** Adds a file, or a folder with everything below it. */
  add(file: string, expected?: 'file' | 'folder'): void {
    let stats: Stats
    try {
      stats = lstatSync(`${this.#root}/${file}`)
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') this.problems.push(unreadable(file, fault))
      return
    }
    const refused = kindProblem(file, stats, expected)
    if (refused) this.problems.push(refused)
    else if (stats.isDirectory()) this.#addFolder(file)
    else if (!IGNORED.test(file) && !isUnfinished(file)) this.#addFile(file, stats)
  }

  #addFile(file: string, stats: Stats): void {
    const { size, mtimeMs, ctimeMs } = stats
    const refused = size > LEAST ? tooLarge(file, size) : lfsPointer(this.#root, file, size)
    if (refused) this.problems.push(refused)
    else this.stamps.set(file, stampOf(stats))
    if (Math.max(mtimeMs, ctimeMs) > this.#now - YOUNG) this.young.add(file)
  }

  #addFolder(folder: string): void {
    try {
      for (const name of readdirSync(join(this.#root, folder)).sort()) this.add(`${folder}/${name}`)
    } catch (fault) {
      this.problems.push(unreadable(folder, fault, 'folder'))
    }
  }
}

/** The problem of a link, a device, or a folder in the place of a file and the reverse. */
function kindProblem(file: string, stats: Stats, expected: 'file' | 'folder' | undefined): Problem | undefined {
  if (stats.isSymbolicLink()) return error('this is a symbolic link', { file }, 'put the file itself here')
  if (!stats.isFile() && !stats.isDirectory())
    return error('this is neither a file nor a folder', { file }, 'move it out of here')
  if (expected === undefined || stats.isFile() === (expected === 'file')) return undefined
  const help = `move it out of here, and make a ${expected} of that name`
  return error(`this must be a ${expected}`, { file }, help)
}

/**
 * Lists the files below `root`. `now`, in milliseconds, is when the listing began; `table` stores digests between runs.
 */
export async function readInputs({
  root,
  folderOf,
  now,
  table,
}: {
  root: string
  /** Finds the folder of the templates in site.yaml. Called only if site.yaml has changed. */
  folderOf: (files: Pick<SourceFiles, 'get'>) => Promise<string>
  now: number
  table: string | undefined
}): Promise<Inputs> {
  const list = new FileList(root, now)
  const digests = new Digests(root, list, table)
  list.add('site.yaml', 'file')
  for (const file of translationsIn(root)) list.add(file, 'file')
  const { problems, stamps } = list
  const get = (file: string) => digests.read(file)
  const folder = digests.cachedFolder() ?? (await folderOf({ get }))
  if (isBelow(resolve(root, folder), resolve(root))) {
    const help = 'name a folder of its own in templates:, like templates'
    problems.push(error(`the folder of templates, ${folder}, holds the site itself`, { file: 'site.yaml' }, help))
  } else list.add(folder, 'folder')
  for (const top of ['content', 'public']) list.add(top, 'folder')
  const isTemplate = (file: string) => file.startsWith(`${folder}/`)
  const names = [...stamps.keys()].filter((file) => !isTemplate(file)).sort()
  return {
    templates: folder,
    files: { has: (file) => stamps.has(file) && !isTemplate(file), get, keys: () => names },
    problems,
    digest: (file) => digests.of(file),
    knownDigest: (file) => digests.known(file),
    size: (file) => Number(stamps.get(file)?.split(':')[0] ?? 0),
    learn: (file, digest) => digests.learn(file, digest),
    all: () => digests.all(),
    save: () => digests.save(folder),
  }
}

/** The digests of listed files: from the table if a file is unchanged, else from its bytes. */
class Digests {
  readonly #root: string
  readonly #list: FileList
  readonly #table: string | undefined
  /** File -> stamp and digest of an earlier run. */
  readonly #old: Map<string, string>
  readonly #digests = new Map<string, string>()
  readonly #contents = new Map<string, Uint8Array>()
  /** The rows of the table that are not files. */
  readonly #oldFolder: string
  readonly #oldAll: string | undefined
  #all: string | undefined
  /** Some file differs from its row. */
  #isChanged = false

  constructor(root: string, list: FileList, table: string | undefined) {
    this.#root = root
    this.#list = list
    this.#table = table
    this.#old = readTable<string>(table, 'inputs')
    this.#oldFolder = this.#old.get(FOLDER) ?? ''
    this.#oldAll = this.#old.get(ALL)
    for (const key of [FOLDER, ALL]) this.#old.delete(key)
  }

  /** The folder of templates of the last run, if site.yaml is unchanged. */
  cachedFolder(): string | undefined {
    const prefix = `${this.of('site.yaml')} `
    return this.#oldFolder.startsWith(prefix) ? this.#oldFolder.slice(prefix.length) : undefined
  }

  known(file: string): string | undefined {
    const ready = this.#digests.get(file)
    if (ready !== undefined) return ready
    const stamp = this.#list.stamps.get(file)
    const row = this.#old.get(file)
    if (row === undefined || stamp === undefined || !row.startsWith(`${stamp} `)) return undefined
    const digest = row.slice(stamp.length + 1)
    this.#digests.set(file, digest)
    return digest
  }

  of(file: string): string {
    const known = this.known(file)
    if (known !== undefined) return known
    this.read(file)
    return this.#digests.get(file) ?? ''
  }

  read(file: string): Uint8Array | undefined {
    if (!this.#list.stamps.has(file)) return undefined
    const cached = this.#contents.get(file)
    if (cached) return cached
    let bytes: Uint8Array = new Uint8Array(0)
    try {
      bytes = readFileSync(join(this.#root, file))
    } catch (fault) {
      this.#list.problems.push(unreadable(file, fault))
    }
    this.learn(file, shortDigest(bytes))
    if (!MANY.test(file)) this.#contents.set(file, bytes)
    return bytes
  }

  learn(file: string, digest: string): void {
    if (this.known(file) !== digest) {
      this.#isChanged = true
      this.#all = undefined
      this.#contents.delete(file)
    }
    this.#digests.set(file, digest)
  }

  all(): string {
    if (this.#all !== undefined) return this.#all
    const { stamps } = this.#list
    const isSame =
      !this.#isChanged &&
      this.#old.size === stamps.size &&
      [...stamps].every(([file, stamp]) => this.#old.get(file)?.startsWith(`${stamp} `))
    this.#all = isSame ? this.#oldAll : undefined
    if (this.#all === undefined) {
      const names = [...stamps.keys()].sort()
      this.#all = shortDigest(JSON.stringify(names), names.map((file) => this.of(file)).join())
    }
    return this.#all
  }

  save(folder: string): void {
    const { stamps, young } = this.#list
    const isSaved = this.#oldAll !== undefined || this.#all === undefined
    if (!this.#isChanged && this.#old.size === stamps.size && isSaved) return
    const rows: [string, string][] = [[FOLDER, `${this.of('site.yaml')} ${folder}`]]
    if (this.#all !== undefined) rows.push([ALL, this.#all])
    for (const [file, stamp] of stamps) {
      const digest = this.known(file)
      if (digest !== undefined && !young.has(file)) rows.push([file, `${stamp} ${digest}`])
    }
    writeTable(this.#table, 'inputs', rows)
  }
}

/** The translations of site.yaml. */
function translationsIn(root: string): string[] {
  try {
    return readdirSync(root).filter((name) => isSiteFile(name) && name !== 'site.yaml')
  } catch {
    return []
  }
}

function tooLarge(file: string, size: number): Problem | undefined {
  const [, most, kind] = LIMITS.find(([files]) => files.test(file)) ?? [/^/, 0, '']
  const mb = (bytes: number) => `${Math.ceil(bytes / (MB / 10)) / 10} MB`
  if (size <= most) return undefined
  const text = `this file has ${mb(size)}, and ${kind} may have ${mb(most)}`
  return error(text, { file }, 'make it smaller, or take it out of here')
}

/** Git LFS pointers are smaller than this (git-lfs, docs/spec.md), in bytes. */
const POINTER = 1024

/** Reports a picture or public file that Git LFS has not fetched. */
function lfsPointer(root: string, file: string, size: number): Problem | undefined {
  if (size >= POINTER || !/^(?:content\/images|public)\//.test(file)) return undefined
  try {
    if (!readFileSync(join(root, file), 'latin1').startsWith('version https://git-lfs.github.com/spec/'))
      return undefined
  } catch {
    return undefined
  }
  return error(`this is a Git LFS pointer of ${size} bytes, not the file itself`, { file }, 'run: git lfs pull')
}

/** The problem of a file or folder that exists but cannot be read. */
const unreadable = (file: string, fault: unknown, kind = 'file') =>
  error(
    `this ${kind} cannot be read (${(fault as NodeJS.ErrnoException).code})`,
    { file },
    'see who owns it and who may read it',
  )
