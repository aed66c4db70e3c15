// The two versions of a site that a diff compares: the files of a git revision or a folder, and what an engine builds of them.
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TracedPage } from '../../check/page/trace.ts'
import type { Problem } from '../../model/problem.ts'
import { type Live, liveSite } from '../../pipeline/live.ts'
import { cachePath, type Options, type SiteResult } from '../../pipeline/options.ts'
import { history } from '../../runtime/history.ts'
import { filesBelow } from '../../runtime/overlay.ts'
import type { builtBy } from './other-engine.ts'
import { type CheckedOut, checkOut } from './revision.ts'

/** A page as it is built, and where its values come from, if this engine has drawn it. */
export interface BuiltPage {
  readonly html: string
  readonly locate?: TracedPage['locate']
}

/** A version of the output folder. */
export interface Version {
  /** The site that it is built from. */
  readonly live: Live
  /** The paths of its files, without compressed copies. */
  readonly paths: ReadonlySet<string>
  page(path: string): BuiltPage | Problem
  /** The bytes of a file that is not a page. */
  read(path: string): Uint8Array
}

/** Both versions of a site. */
export type Versions = Readonly<Record<'before' | 'after', Version>>

/** The version that this engine builds, of which only pages are drawn that are read. */
export function versionOf(live: Live): Version {
  return {
    live,
    paths: new Set(live.files.keys()),
    page(path) {
      const page = live.pageAt(path)
      if (!page) throw new Error(`there is no page ${path}`)
      return live.draw(page)
    },
    read(path) {
      const file = live.files.get(path)
      return file?.kind === 'bytes' ? file.read() : new Uint8Array()
    },
  }
}

/** Reads the site of a revision. It shares the cache of bytes with the site at the root. */
function liveAt(options: Options, { root, commit }: CheckedOut): Promise<SiteResult<Live>> {
  const shared = cachePath(options.root, 'cache')
  mkdirSync(shared, { recursive: true })
  mkdirSync(cachePath(root), { recursive: true })
  symlinkSync(shared, cachePath(root, 'cache'), 'junction')
  return liveSite({ ...options, root }, { dated: history(options.root, commit) })()
}

const COPY = /\.(?:br|gz)$/

/** The version in a folder that another engine has written. */
function versionIn(out: string, live: Live): Version {
  const files = new Set(filesBelow(out))
  const isCopy = (path: string) => COPY.test(path) && files.has(path.replace(COPY, ''))
  const read = (path: string) => readFileSync(join(out, path))
  const paths = new Set([...files].filter((path) => !isCopy(path)))
  return { live, paths, page: (path) => ({ html: read(path).toString('utf8') }), read }
}

/** The base that the files of a site are compared with: a revision, a folder, or what another engine builds of them. */
export type Base =
  | { readonly kind: 'revision' | 'folder'; readonly name: string }
  | { readonly kind: 'engine'; readonly building: ReturnType<typeof builtBy> }

/**
 * Both versions. Files that are needed for it are written below `folder`. Problems: those of one version, with its files
 * and its name.
 */
export async function readVersions(
  options: Options,
  base: Base,
  folder: string,
): Promise<SiteResult<Versions> & { readonly version?: string }> {
  if (base.kind === 'engine') return betweenEngines(options, base.building)
  const now = await liveSite(options)()
  if (!now.value) return now
  const { files } = now
  const { name } = base
  const root = resolve(name)
  const old = base.kind === 'folder' ? await liveSite({ ...options, root })() : await atRevision(options, name, folder)
  // A revision that cannot be read has no files with problems.
  if (!old.value) return { ...old, ...(old.problems.some(({ at }) => at) && { version: name }) }
  return { value: { before: versionOf(old.value), after: versionOf(now.value) }, problems: [], files }
}

/** Pages that are drawn while another engine builds: no more stay in memory. */
const EARLY = 300

/** The site as this engine builds it, and as another one does meanwhile, in a process of its own. */
async function betweenEngines(options: Options, building: ReturnType<typeof builtBy>): Promise<SiteResult<Versions>> {
  const now = await liveSite(options)()
  for (const page of now.value?.site.plan.pages.slice(0, EARLY) ?? []) now.value?.draw(page)
  const { value: out, problems } = await building
  if (!now.value) return now
  const { files } = now
  if (out === undefined) return { problems, files }
  return { value: { before: versionOf(now.value), after: versionIn(out, now.value) }, problems: [], files }
}

/** The site of a revision, whose files are written below `folder`. */
async function atRevision(options: Options, revision: string, folder: string): Promise<SiteResult<Live>> {
  const checkedOut = await checkOut(options.root, revision, join(folder, 'files'))
  if (!checkedOut.value) return { problems: checkedOut.problems, files: new Map() }
  return liveAt(options, checkedOut.value)
}
