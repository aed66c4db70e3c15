// The folder of a site -> its files by name, and the digest of each. A file whose size, times and inode are as they
// were is not read again.
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join, resolve } from 'node:path'
import { isSiteFile } from '../model/content.ts'
import { error, type Problem, type SourceFiles } from '../model/problem.ts'
import { isBelow } from './below.ts'
import { shortDigest } from './digest.ts'
import { readTable, writeTable } from './table.ts'
import { isUnfinished } from './unfinished.ts'

/** What a site is made from. Symbolic links are no files of it: they may lead out of the root. */
export interface Inputs {
  /** The folder of the templates, relative to the root. */
  readonly templates: string
  /**
   * site.yaml, its words in other languages, and the files of content/ and public/, read when asked for; the few and
   * small are read once. A file of the templates is not one of them, but its text is handed out: a report shows lines.
   */
  readonly files: SourceFiles
  /** What may not be a file of the site, and what cannot be read: more may come as files are read. */
  readonly problems: readonly Problem[]
  /** The digest of a file: known from the time before, or of the bytes it has. */
  digest(file: string): string
  /** The digest, where it is known without reading the file. */
  knownDigest(file: string): string | undefined
  /** Bytes of a file. */
  size(file: string): number
  /** Says the digest of a file that was read elsewhere; other bytes of it are not handed out after. */
  learn(file: string, digest: string): void
  /** Looks at files again that were made, changed or taken away; at a folder, with all that is in it. */
  look(files: Iterable<string>): void
  /** Digest of all inputs, names and contents. */
  all(): string
  /** The same, but of `files` the names alone. */
  besides(files: ReadonlySet<string>): string
  /** Holds the digests for the next run. */
  save(): void
}

/** What must stay equal for a file to be taken as unchanged: size, times, inode. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats) => `${size}:${mtimeMs}:${ctimeMs}:${ino}`

/** A file younger than this, in milliseconds, may change again without its times showing it. */
const YOUNG = 2000
/** Files that may be thousands, or large: they are read again when they are asked for again. */
const MANY = /^(?:content\/[^/]+\/.+|public\/.+)$/

/** The row that says which folder of templates the site.yaml of a digest names. */
const FOLDER = ':templates'
/** The row with the digest of all inputs. */
const ALL = ':all'

const IGNORED = /^content\/.*\.md$|(?:^|\/)\.(?:DS_Store|gitkeep)$/

const MB = 1_000_000
/**
 * The most bytes a file may have, so that no file can use up the time or the memory of a build. YAML: 4 MB are some
 * 20,000 reviews; load bounds its lines besides. Other files are read whole: 100 MB is also the most that GitHub takes.
 */
const LIMITS: readonly (readonly [files: RegExp, most: number, kind: string])[] = [
  [/^(?:site(?:\.[a-z]{2})?\.yaml|content\/.*\.yaml)$/, 4 * MB, 'a YAML file'],
  [/^(?:content|public)\//, 100 * MB, 'a file'],
  [/^/, 10 * MB, 'a file of the templates'],
]
/** No file of so many bytes is too large. */
const LEAST = Math.min(...LIMITS.map(([, most]) => most))

/**
 * Lists the files below `root`. `now`, in milliseconds, is when the listing began; `table` holds digests between runs.
 */
export async function readInputs({
  root,
  folderOf,
  now,
  table,
}: {
  root: string
  /** Finds the folder of the templates in site.yaml; asked only when site.yaml has changed. */
  folderOf: (files: Pick<SourceFiles, 'get'>) => Promise<string>
  now: number
  table: string | undefined
}): Promise<Inputs> {
  const problems: Problem[] = []
  const stamps = new Map<string, string>()
  const young = new Set<string>()
  const take = (file: string, expected?: 'file' | 'folder'): void => {
    let stats: Stats
    try {
      stats = lstatSync(`${root}/${file}`)
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') problems.push(unreadable(file, fault))
      return
    }
    if (stats.isSymbolicLink()) problems.push(error('this is a symbolic link', { file }, 'put the file itself here'))
    else if (!stats.isFile() && !stats.isDirectory())
      problems.push(error('this is neither a file nor a folder', { file }, 'move it out of here'))
    else if (expected !== undefined && stats.isFile() !== (expected === 'file'))
      problems.push(
        error(`this must be a ${expected}`, { file }, `move it out of here, and make a ${expected} of that name`),
      )
    else if (stats.isDirectory()) walk(file)
    else if (!IGNORED.test(file) && !isUnfinished(file)) {
      const refused = stats.size > LEAST ? tooLarge(file, stats.size) : lfsPointer(root, file, stats.size)
      if (refused) problems.push(refused)
      else stamps.set(file, stampOf(stats))
      if (Math.max(stats.mtimeMs, stats.ctimeMs) > now - YOUNG) young.add(file)
    }
  }
  const walk = (place: string): void => {
    try {
      for (const name of readdirSync(join(root, place)).sort()) take(`${place}/${name}`)
    } catch (fault) {
      problems.push(unreadable(place, fault, 'folder'))
    }
  }
  const forget = (file: string) => {
    const within = (name = '') => name === file || name.startsWith(`${file}/`)
    for (const name of stamps.has(file) ? [file] : [...stamps.keys()].filter(within)) {
      stamps.delete(name)
      young.delete(name)
      digests.delete(name)
      held.delete(name)
    }
    const others = problems.filter(({ at }) => !within(at?.file))
    problems.splice(0, problems.length, ...others)
  }
  const old = readTable<string>(table, 'inputs')
  const [cached, before] = [FOLDER, ALL].map((key) => old.get(key))
  for (const key of [FOLDER, ALL]) old.delete(key)
  const digests = new Map<string, string>()
  const held = new Map<string, Uint8Array>()
  let fresh = false
  /** The digest of all inputs, once it was asked for. */
  let all: string | undefined
  const known = (file: string): string | undefined => {
    const ready = digests.get(file)
    if (ready !== undefined) return ready
    const row = old.get(file)
    const stamp = stamps.get(file)
    if (row === undefined || stamp === undefined || !row.startsWith(`${stamp} `)) return undefined
    const digest = row.slice(stamp.length + 1)
    digests.set(file, digest)
    return digest
  }
  const learn = (file: string, digest: string) => {
    if (known(file) !== digest) {
      fresh = true
      all = undefined
      held.delete(file)
    }
    digests.set(file, digest)
  }
  /** Whether every file is as it was when the table was written. */
  const asBefore = () =>
    !fresh && old.size === stamps.size && [...stamps].every(([file, stamp]) => old.get(file)?.startsWith(`${stamp} `))
  const get = (file: string): Uint8Array | undefined => {
    if (!stamps.has(file)) return undefined
    const ready = held.get(file)
    if (ready) return ready
    let bytes: Uint8Array = new Uint8Array(0)
    try {
      bytes = readFileSync(join(root, file))
    } catch (fault) {
      problems.push(unreadable(file, fault))
    }
    learn(file, shortDigest(bytes))
    if (!MANY.test(file)) held.set(file, bytes)
    return bytes
  }
  const digest = (file: string): string => {
    const ready = known(file)
    if (ready !== undefined) return ready
    get(file)
    return digests.get(file) ?? ''
  }
  take('site.yaml', 'file')
  for (const file of translationsIn(root)) take(file, 'file')
  const [named, folderThen = ''] = cached?.split(' ') ?? []
  const folder = named === digest('site.yaml') ? decodeURI(folderThen) : await folderOf({ get })
  if (isBelow(resolve(root, folder), resolve(root))) {
    const help = 'name a folder of its own in templates:, like templates'
    problems.push(error(`the folder of templates, ${folder}, holds the site itself`, { file: 'site.yaml' }, help))
  } else take(folder, 'folder')
  for (const top of ['content', 'public']) take(top, 'folder')
  const isScript = (file: string) => file.startsWith(`${folder}/`)
  const ofSite = (file: string) => stamps.has(file) && !isScript(file)
  let names: readonly string[] | undefined
  /** Those of the templates too. */
  let allNames: readonly string[] | undefined
  const digestOfAll = (isRead: (file: string) => boolean = () => true) => {
    allNames ??= [...stamps.keys()].sort()
    return shortDigest(JSON.stringify(allNames), allNames.filter(isRead).map(digest).join())
  }
  return {
    templates: folder,
    files: {
      has: ofSite,
      get,
      keys() {
        names ??= [...stamps.keys()].filter((file) => !isScript(file)).sort()
        return names
      },
    },
    problems,
    digest,
    knownDigest: known,
    size: (file) => Number(stamps.get(file)?.split(':')[0] ?? 0),
    learn,
    look(files) {
      names = undefined
      allNames = undefined
      all = undefined
      fresh = true
      for (const file of files) {
        forget(file)
        take(file, isSiteFile(file) ? 'file' : undefined)
        // What is known of the file is of the bytes it had.
        old.delete(file)
      }
    },
    all() {
      all ??= asBefore() ? before : undefined
      all ??= digestOfAll()
      return all
    },
    besides: (files) => digestOfAll((file) => !files.has(file)),
    save() {
      if (!fresh && old.size === stamps.size && (before !== undefined || all === undefined)) return
      const rows = [...stamps].flatMap(([file, stamp]) => {
        const own = known(file)
        return own === undefined || young.has(file) ? [] : [[file, `${stamp} ${own}`] as const]
      })
      const place = [FOLDER, `${digest('site.yaml')} ${encodeURI(folder)}`] as const
      writeTable(table, 'inputs', [place, ...(all === undefined ? [] : [[ALL, all] as const]), ...rows])
    },
  }
}

/** The files beside site.yaml with its words in other languages. */
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

/** A file or folder that is there and may not be read. */
const unreadable = (file: string, fault: unknown, kind = 'file') =>
  error(
    `this ${kind} cannot be read (${(fault as NodeJS.ErrnoException).code})`,
    { file },
    'see who owns it and who may read it',
  )
