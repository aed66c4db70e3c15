// Lists the files of a site and their digests. A file whose size, times and inode are unchanged is not read again.
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { isSiteFile } from '../model/content.ts'
import { present } from '../model/present.ts'
import { error, type Problem, type SourceFiles } from '../model/problem.ts'
import { isBelow } from './below.ts'
import { shortDigest } from './digest.ts'
import { filesDigest, type TemplateFolder, templateFiles } from './overlay.ts'
import { refusedKind, refusedName, refusedSize } from './refused.ts'
import { isUnfinished } from './replace-file.ts'
import { readTable, writeTable } from './table.ts'
import { unreadable } from './unwritten.ts'

/** A file with an equal stamp (size, times, inode) counts as unchanged. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats) => `${size}:${mtimeMs}:${ctimeMs}:${ino}`

/** A file younger than this, in milliseconds, may change again without its times showing it. */
const YOUNG = 2000
/** Files that are not cached in memory, because there may be thousands or large ones. */
const MANY = /^(?:content\/[^/]+\/.+|public\/.+)$/

/** The row that says which folder of templates the site.yaml of a digest names, and whether it lies over the theme. */
const FOLDER = ':templates'

const IGNORED = /^content\/.*\.md$|(?:^|\/)\.(?:DS_Store|gitkeep)$/

/**
 * Files that editors and office programs keep beside one that is open: locks and autosaves of Emacs, the file with which
 * vim tests a folder, locks of LibreOffice and Microsoft Office, temporary files of JetBrains.
 */
const OPENED = /^(?:\.#.*|#.*#|4913|\.~lock\..*#|~\$.*|.*___jb_(?:tmp|old)___)$/

/** Whether an editor made a file only for as long as another one is open. Such a file may be a link to nothing. */
export const isEditorFile = (file: string): boolean => OPENED.test(file.slice(file.lastIndexOf('/') + 1))

/** How the files of a site are listed. */
interface InputOptions {
  readonly root: string
  /** Finds the settings of the templates in site.yaml. Called only if site.yaml has changed. */
  readonly templatesOf: (files: Pick<SourceFiles, 'get'>) => Promise<TemplateSettings>
  /** When the listing began, in milliseconds. */
  readonly now: number
  /** Stores digests between runs. */
  readonly table: string | undefined
}

/** The settings of site.yaml for the templates: their folder, and whether it lies over the theme. */
type TemplateSettings = Pick<Required<TemplateFolder>, 'folder' | 'hasTheme'>

/** Lists the files of a site. */
export async function readInputs(options: InputOptions): Promise<Inputs> {
  const inputs = new Inputs(options)
  await inputs.list()
  return inputs
}

/** The files of a site, and their digests. Symbolic links are refused: they may lead out of the root. */
export class Inputs {
  /** The templates of the site. */
  templates: TemplateFolder & TemplateSettings = { root: '', folder: '', hasTheme: false }
  /** Files that are refused or unreadable. Reading files may add problems. */
  readonly problems: Problem[] = []
  /**
   * site.yaml, its translations, and the files of content/ and public/, read when requested; small ones are read once.
   * `get` also returns files of the templates, so that a report can show their lines.
   */
  readonly files: SourceFiles
  readonly #options: InputOptions
  /** Each file with its stamp. */
  readonly #stamps = new Map<string, string>()
  /** Files that changed just before the listing: they may change again within the resolution of their times. */
  readonly #young = new Set<string>()
  /** File -> stamp and digest of an earlier run. */
  readonly #old: Map<string, string>
  readonly #digests = new Map<string, string>()
  readonly #contents = new Map<string, Uint8Array>()
  #names: readonly string[] = []
  /** Some file differs from its row of an earlier run. */
  #isChanged = false

  /** Use `readInputs`. */
  constructor(options: InputOptions) {
    this.#options = options
    this.#old = readTable<string>(options.table, 'inputs')
    const isTemplate = (file: string) => file.startsWith(`${this.templates.folder}/`)
    this.files = {
      has: (file) => this.#stamps.has(file) && !isTemplate(file),
      get: (file) => this.#read(file),
      keys: () => this.#names,
    }
  }

  /** Lists the files below the root. */
  async list(): Promise<void> {
    const { root, templatesOf } = this.#options
    if (sep === '/' && resolve(root).includes('\\')) {
      const text = `the folder ${resolve(root)} has a backslash in its name, and Node can import nothing from there`
      this.problems.push(error(text, undefined, 'rename it'))
    }
    this.#add('site.yaml', 'file')
    for (const file of translationsIn(root)) this.#add(file, 'file')
    this.templates = { root, ...(this.#cachedSettings() ?? (await templatesOf(this.files))) }
    const { folder } = this.templates
    if (isBelow(resolve(root, folder), resolve(root))) {
      const help = 'name a folder of its own in templates:, like templates'
      const text = `the folder of templates, ${folder}, holds the site itself`
      this.problems.push(error(text, { file: 'site.yaml' }, help))
    } else this.#add(folder, 'folder')
    for (const top of ['content', 'public']) this.#add(top, 'folder')
    this.#names = [...this.#stamps.keys()].filter((file) => this.files.has(file)).sort()
  }

  /** The digest of a file, which is read if its digest is unknown; '' if there is no such file. */
  digest(file: string): string {
    const digest = this.knownDigest(file)
    if (digest !== undefined) return digest
    this.#read(file)
    return this.#digests.get(file) ?? ''
  }

  /** The digest, if it is known without reading the file. */
  knownDigest(file: string): string | undefined {
    const ready = this.#digests.get(file)
    if (ready !== undefined) return ready
    const stamp = this.#stamps.get(file)
    const row = this.#old.get(file)
    if (row === undefined || stamp === undefined || !row.startsWith(`${stamp} `)) return undefined
    const digest = row.slice(stamp.length + 1)
    this.#digests.set(file, digest)
    return digest
  }

  /** The size of a file in bytes. */
  size(file: string): number {
    return Number(present(this.#stamps.get(file), file).split(':')[0])
  }

  /** Records the digest of a file that was read elsewhere; a cached copy with other bytes is dropped. */
  learn(file: string, digest: string): void {
    if (this.knownDigest(file) !== digest) {
      this.#isChanged = true
      this.#contents.delete(file)
    }
    this.#digests.set(file, digest)
  }

  /** Digest of all inputs, names and contents, and of the theme below the templates. */
  all(): string {
    const names = [...this.#stamps.keys()].sort()
    const theme = this.templates.hasTheme ? filesDigest(templateFiles(this.templates)) : ''
    return shortDigest(JSON.stringify(names), names.map((file) => this.digest(file)).join(), theme)
  }

  /** Adds files that are in memory alone, in place of those of the same path. */
  add(files: ReadonlyMap<string, Uint8Array>): void {
    for (const [file, bytes] of files) {
      this.#stamps.set(file, `${bytes.length}:`)
      this.#contents.set(file, bytes)
      this.#digests.set(file, shortDigest(bytes))
    }
    this.#names = [...this.#stamps.keys()].filter((file) => this.files.has(file)).sort()
  }

  /** Caches the digests for the next run. */
  save(): void {
    if (!this.#isChanged && this.#old.size === this.#stamps.size + 1) return
    const rows: [string, string][] = [
      [FOLDER, `${this.digest('site.yaml')} ${this.templates.hasTheme} ${this.templates.folder}`],
    ]
    for (const [file, stamp] of this.#stamps) {
      const digest = this.knownDigest(file)
      if (digest !== undefined && !this.#young.has(file)) rows.push([file, `${stamp} ${digest}`])
    }
    writeTable(this.#options.table, 'inputs', rows)
  }

  /** The settings of the last run, if site.yaml is unchanged. */
  #cachedSettings(): TemplateSettings | undefined {
    const [, digest, hasTheme, folder] = /^(\S+) (true|false) (.+)$/.exec(this.#old.get(FOLDER) ?? '') ?? []
    return folder !== undefined && digest === this.digest('site.yaml')
      ? { folder, hasTheme: hasTheme === 'true' }
      : undefined
  }

  #read(file: string): Uint8Array | undefined {
    if (!this.#stamps.has(file)) return undefined
    const cached = this.#contents.get(file)
    if (cached) return cached
    let bytes: Uint8Array = new Uint8Array(0)
    try {
      bytes = readFileSync(join(this.#options.root, file))
    } catch (fault) {
      this.problems.push(unreadable('this file', fault, { at: { file } }))
    }
    this.learn(file, shortDigest(bytes))
    if (!MANY.test(file)) this.#contents.set(file, bytes)
    return bytes
  }

  /** Adds a file, or a folder with everything below it. */
  #add(file: string, expected?: 'file' | 'folder'): void {
    if (isEditorFile(file)) return
    try {
      const stats = lstatSync(`${this.#options.root}/${file}`)
      const refused = refusedName(file) ?? refusedKind(file, stats, expected)
      if (refused) this.problems.push(refused)
      else if (stats.isDirectory()) this.#addFolder(file)
      else if (!IGNORED.test(file) && !isUnfinished(file)) this.#addFile(file, stats)
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ENOENT')
        this.problems.push(unreadable('this file', fault, { at: { file } }))
    }
  }

  #addFile(file: string, stats: Stats): void {
    const { root, now } = this.#options
    const { size, mtimeMs, ctimeMs } = stats
    const refused = refusedSize(root, file, size)
    if (refused) this.problems.push(refused)
    else this.#stamps.set(file, stampOf(stats))
    if (Math.max(mtimeMs, ctimeMs) > now - YOUNG) this.#young.add(file)
  }

  #addFolder(folder: string): void {
    try {
      for (const name of readdirSync(join(this.#options.root, folder)).sort()) this.#add(`${folder}/${name}`)
    } catch (fault) {
      this.problems.push(unreadable('this folder', fault, { at: { file: folder } }))
    }
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
