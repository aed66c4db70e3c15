// Locates the engine's own files, whether it runs from src/ (tests) or compiled from lib/, and identifies its version.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { digest } from './digest.ts'

/** Whether this is lib/, not src/. */
export const compiled = !import.meta.url.endsWith('.ts')

/** The folder that holds src/, lib/ and node_modules/. */
export const engineRoot = rootAbove(dirname(fileURLToPath(import.meta.url)))

/** The engine's package.json. */
const manifest = () =>
  JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as {
    version: string
    dependencies: Record<string, string>
    peerDependencies: Record<string, string>
    devDependencies: Record<string, string>
  }

/** The version of the engine. */
export const version = () => manifest().version

const lib = join(engineRoot, 'lib')

/**
 * The folder of the code that runs here: src/, or that of lib/ named after the digest of its files (bin/compile.js).
 */
export const running = compiled
  ? join(lib, relative(lib, fileURLToPath(import.meta.url)).split(sep)[0] ?? '')
  : join(engineRoot, 'src')

function rootAbove(folder: string): string {
  const above = dirname(folder)
  return existsSync(join(folder, 'package.json')) || above === folder ? folder : rootAbove(above)
}

let current: string | undefined

/**
 * Identifies what runs: a sha256 of the engine's code, the versions of its packages, Node and the platform. Part of
 * every key of a cache.
 */
export function engineDigest(): string {
  current ??= digest(
    process.version,
    process.platform,
    process.arch,
    ...Object.keys({ ...manifest().dependencies, ...manifest().peerDependencies })
      .sort()
      .map((name) => `${name} ${versionOf(name)}`),
    codeDigest(),
  )
  return current
}

/** The installed version of a package, read without loading it; undefined if it is not installed. */
function versionOf(name: string): string | undefined {
  const file = packageJson(name)
  return file && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** The version of a package that the engine is tested with, and that a site installs where it needs it: `name@version`. */
export function testedVersion(name: string): string {
  const version = manifest().devDependencies[name]
  return version === undefined ? name : `${name}@${version}`
}

/** The package.json of a package, as the module `from` finds it. */
export function packageJson(name: string, from = import.meta.url): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? []
  return folders.map((folder) => join(folder, name, 'package.json')).find(existsSync)
}

/** The compiled code's folder is named after its digest (bin/compile.js); sources are read. */
function codeDigest(): string {
  if (compiled) return basename(running)
  const files = readdirSync(running, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:tsx?|json|yaml)$/.test(file),
  )
  return digest(...files.sort().flatMap((file) => [file, readFileSync(join(running, file))]))
}

/** The modules of a folder below src/, by name: the folder is the registry. */
export function modulesIn(folder: string): Map<string, () => Promise<{ default: unknown }>> {
  const absolute = join(running, folder)
  const files = readdirSync(absolute).filter((file) => (compiled ? /\.js$/ : /\.(?:ts|yaml)$/).test(file))
  return new Map(
    files
      .sort()
      .map((file) => [
        basename(file, extname(file)),
        () => import(/* @vite-ignore */ pathToFileURL(join(absolute, file)).href),
      ]),
  )
}

/** The names of all hosts. */
export const hostNames = () => [...modulesIn('hosts').keys()]

/** The default exports of the modules of a folder below src/, by name: of all, or of those that `isNeeded` accepts. */
export async function loadModules<T>(
  folder: string,
  isNeeded: (name: string) => boolean = () => true,
): Promise<ReadonlyMap<string, T>> {
  const needed = [...modulesIn(folder)].filter(([name]) => isNeeded(name))
  return new Map(await Promise.all(needed.map(async ([name, load]) => [name, (await load()).default as T] as const)))
}

/** The folders below a folder of src/, sorted. */
export function foldersIn(folder: string): string[] {
  return readdirSync(join(running, folder), { withFileTypes: true })
    .filter((dirent) => dirent.isDirectory())
    .map((dirent) => dirent.name)
    .sort()
}
