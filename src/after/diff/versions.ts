// The two versions of a site that a diff compares: the files of a git revision or a folder, and what an engine builds of them.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { devNull } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { TracedPage } from '../../check/page/trace.ts'
import { gitWith, history } from '../../load/history.ts'
import { error, type Problem, type Result } from '../../model/problem.ts'
import { type Live, liveSite } from '../../pipeline/live.ts'
import { cachePath, type Options, type SiteResult } from '../../pipeline/options.ts'
import { engineRoot } from '../../runtime/engine.ts'
import { filesBelow } from '../../runtime/overlay.ts'

const run = promisify(execFile)

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

const COPY = /\.(?:br|gz)$/

/** Lets another engine build the site at `root` into a folder below `folder`. */
async function builtBy(engine: string, root: string, folder: string): Promise<Result<string>> {
  if (!existsSync(join(engine, 'bin/site'))) {
    const help = 'name the folder of an unpacked archive or of a checkout'
    return { problems: [error(`--engine ${engine} holds no engine: there is no bin/site`, undefined, help)] }
  }
  const out = join(folder, 'dist')
  const program = join(withPackages(engine, folder), 'bin/site')
  try {
    await run(process.execPath, [program, 'build', '--root', root, '--out', out, '--no-cache'])
    return { value: out, problems: [] }
  } catch (fault) {
    const { stderr } = fault as { readonly stderr: string }
    return { problems: [error(`the engine in ${engine} does not build this site: ${stderr.trim()}`, undefined)] }
  }
}

/** The version in a folder that another engine has written. */
function versionIn(out: string, live: Live): Version {
  const files = new Set(filesBelow(out))
  const isCopy = (path: string) => COPY.test(path) && files.has(path.replace(COPY, ''))
  const read = (path: string) => readFileSync(join(out, path))
  const paths = new Set([...files].filter((path) => !isCopy(path)))
  return { live, paths, page: (path) => ({ html: read(path).toString('utf8') }), read }
}

/** An engine with the packages that it needs: an unpacked archive has none, so a copy of it gets those of this engine. */
function withPackages(engine: string, folder: string): string {
  const packageOf = (root: string) => {
    try {
      return dirname(createRequire(join(root, 'package.json')).resolve('react/package.json'))
    } catch {
      return undefined
    }
  }
  const own = packageOf(engineRoot)
  if (packageOf(engine) !== undefined || own === undefined) return engine
  const copy = join(folder, 'engine')
  cpSync(engine, copy, { recursive: true })
  symlinkSync(dirname(own), join(folder, 'node_modules'), 'junction')
  return copy
}

/** Runs git without hooks, on an index of its own. */
const gitOn = (index: string, repository: string, ...args: readonly string[]) =>
  gitWith(
    { GIT_INDEX_FILE: index },
    repository,
    '-c',
    `core.hooksPath=${devNull}`,
    '-c',
    'core.sparseCheckout=false',
    ...args,
  )

/** The files of a revision on the disk. */
interface CheckedOut {
  /** The root of the site there. */
  readonly root: string
  /** The name of the commit. */
  readonly commit: string
}

/**
 * Writes the files of a revision below `folder`: all of its repository, because a site may use files outside its root, and
 * its submodules as far as they are checked out.
 */
async function checkOut(root: string, revision: string, folder: string): Promise<Result<CheckedOut>> {
  try {
    const [top = '', prefix = ''] = (await gitWith({}, root, 'rev-parse', '--show-toplevel', '--show-prefix')).split(
      '\n',
    )
    const commit = (await gitWith({}, root, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)).trim()
    await writeTree(top, commit, folder)
    return { value: { root: join(folder, prefix), commit }, problems: [] }
  } catch (fault) {
    return { problems: [gitProblem(fault as Parameters<typeof gitProblem>[0], revision)] }
  }
}

/** Writes the files of a revision of a repository and, below them, of its submodules. */
async function writeTree(repository: string, commit: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const index = `${folder}.index`
  await gitOn(index, repository, 'read-tree', commit)
  await gitOn(index, repository, 'checkout-index', '--all', '--force', `--prefix=${folder}/`)
  const entries = (await gitOn(index, repository, 'ls-files', '--stage', '-z')).split('\0')
  for (const entry of entries) {
    const [, below, path] = /^160000 (\S+) \d\t(.+)$/s.exec(entry) ?? []
    if (below !== undefined && path !== undefined && existsSync(join(repository, path, '.git')))
      await writeTree(join(repository, path), below, join(folder, path))
  }
}

function gitProblem(
  { code, stderr = '' }: { readonly code?: string | number; readonly stderr?: string },
  revision: string,
) {
  const folder = 'or name a folder with the site to compare with: site diff ../old'
  if (code === 'ENOENT')
    return error('git is needed to read a revision, and is not installed', undefined, `install it, ${folder}`)
  if (/not a git repository/.test(stderr))
    return error(
      'this folder is in no git repository, so there is no last commit to compare with',
      undefined,
      `run git init and commit, ${folder}`,
    )
  if (revision === 'HEAD' && /single revision/.test(stderr))
    return error(
      'this repository has no commit yet, so there is nothing to compare with',
      undefined,
      `commit the site first, ${folder}`,
    )
  const [reason = ''] = stderr.trim().split('\n')
  return error(
    `git cannot read the revision ${revision} (${reason.replace(/^(?:fatal|error): /, '')})`,
    undefined,
    `name a branch, a tag or a commit, ${folder}`,
  )
}

/** Reads the site of a revision. It shares the cache of bytes with the site at the root. */
function liveAt(options: Options, { root, commit }: CheckedOut): Promise<SiteResult<Live>> {
  const shared = cachePath(options.root, 'cache')
  mkdirSync(shared, { recursive: true })
  mkdirSync(cachePath(root), { recursive: true })
  symlinkSync(shared, cachePath(root, 'cache'), 'junction')
  return liveSite({ ...options, root }, { dated: history(options.root, commit) })()
}

/** The base that the files of a site are compared with: a revision, a folder, or what another engine builds of them. */
export type Base =
  | { readonly kind: 'revision' | 'folder'; readonly name: string }
  | { readonly kind: 'engine'; readonly folder: string }

/**
 * Both versions. Files that are needed for it are written below `folder`. Problems: those of one version, with its files
 * and its name.
 */
export async function readVersions(
  options: Options,
  base: Base,
  folder: string,
): Promise<SiteResult<Versions> & { readonly version?: string }> {
  if (base.kind === 'engine') return betweenEngines(options, base.folder, folder)
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

/** The site as this engine builds it, and as another one does meanwhile, in a process of its own. */
async function betweenEngines(options: Options, engine: string, folder: string): Promise<SiteResult<Versions>> {
  const building = builtBy(engine, options.root, folder)
  const now = await liveSite(options)()
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
