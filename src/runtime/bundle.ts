// Bundles a site's own TypeScript (templates, rules) into one module on disk with esbuild. `#site` is the engine's
// public API, and packages are resolved from the engine's node_modules.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Message, Plugin } from 'esbuild'
import { present } from '../model/present.ts'
import { error, type Problem, type Result } from '../model/problem.ts'
import { isBelow } from './below.ts'
import { guardBuiltIns } from './built-ins.ts'
import { digest } from './digest.ts'
import { componentName } from './ejected.ts'
import { compiled, engineDigest, engineRoot, running } from './engine.ts'
import { overlayImports, RULES, type TemplateFolder, THEME } from './overlay.ts'
import { isAbandoned, readSealed, replaceFile, writeSealed } from './replace-file.ts'
import { mapOf, messageOf, thrownAt } from './thrown.ts'
import { unwritten } from './unwritten.ts'
import { Watchdog } from './watchdog.ts'

/** The name of a bundle inside esbuild. */
const OUTFILE = 'bundle.mjs'

/** Turns esbuild's errors into problems. `file` is the place of an error without a location. */
export function bundleProblems(fault: unknown, file: string, templates?: TemplateFolder): Problem[] {
  const { errors } = fault as { errors?: readonly Message[] }
  if (!errors || errors.length === 0) throw fault
  return errors.map((message) => {
    const { text, location, notes } = message
    const broken = templates && missingExport(message, templates)
    if (broken) return broken
    return location && !/^(?:<stdin>|[a-z-]+:)/.test(location.file)
      ? error(text, { file: location.file, line: location.line, column: location.column + 1 }, helpOf(text, notes))
      : error(text, { file })
  })
}

/** The problem of a site's file that replaces one of the theme and lacks an export that is imported from it. */
function missingExport({ text, location }: Message, { root, folder, hasTheme }: TemplateFolder): Problem | undefined {
  const [, file, name] = /^No matching export in "([^"]+)" for import "([^"]+)"$/.exec(text) ?? []
  if (!hasTheme || file === undefined || !isBelow(resolve(root, folder), resolve(root, file))) return undefined
  const path = relative(folder, file).replaceAll('\\', '/')
  if (!existsSync(join(THEME, path))) return undefined
  const help = `see what the theme's has: npx site eject ${componentName(path)} --diff`
  return error(`it has no export "${name}", which ${location?.file} imports`, { file }, help)
}

/** The help for an esbuild error: the other location it refers to, or how to correct an import. */
function helpOf(text: string, notes: Message['notes']): string | undefined {
  const note = notes.find(({ location }) => location !== null)
  if (note?.location) {
    const { file, line, column } = note.location
    return `${note.text.charAt(0).toLowerCase()}${note.text.slice(1).replace(/:$/, '')}: ${file}:${line}:${column + 1}`
  }
  const missing = /^Could not resolve "([^"]+)"$/.exec(text)?.[1]
  if (missing === undefined) return undefined
  return missing.startsWith('.')
    ? 'no file lies there: see how its name is spelt, and its ending'
    : 'see how its name is spelt; packages are those of the engine: react, zod, #site'
}

/** The source of a bundle, and where it is written. */
interface BundleSetup extends TemplateFolder {
  readonly kind: 'templates' | 'rules'
  /** Source text that imports files of the folder. */
  readonly entryPoint: string
  /** Digest of these files. */
  readonly sources: string
  /** The folder of the bundle, and whether one from an earlier run may be used. */
  readonly cache: string
  readonly isCached: boolean
  /** A subfolder from which nothing may be imported. */
  readonly apart?: string
}

/**
 * Bundles `entryPoint` into a file of the cache unless that was done before, deletes older bundles of its kind, and imports
 * it. Returns the exports and the URL of the bundle. Problems: the errors of esbuild, and what the module threw.
 */
export async function loadBundle<T>(setup: BundleSetup): Promise<Result<{ readonly module: T; readonly url: string }>> {
  const { kind, folder, sources, cache, isCached } = setup
  // The bundle contains the paths of packages, so a moved engine needs its own.
  const key = digest(engineDigest(), running, sources)
  const bundle = join(cache, `${kind}-${key.slice(0, 16)}.mjs`)
  const isNew = !isCached || !readSealed(bundle, '')
  const bundled = isNew ? await bundleAt(bundle, setup) : pathToFileURL(bundle).href
  if (typeof bundled !== 'string') return { problems: bundled }
  const source = kind === 'rules' ? `${folder}/${RULES}` : folder
  const help = 'look at the code outside of all functions'
  const code = `The code of ${source} outside of all functions`
  // A bundle from an earlier run was loaded then.
  const watchdog = isNew && new Watchdog({ seconds: PATIENCE / 1000, advice: 'Correct its loop.', remove: [bundle] })
  const restored = guardBuiltIns()
  if (watchdog) watchdog.begins(code)
  try {
    const module = (await withinPatience(import(/* @vite-ignore */ bundled))) as T
    const changed = restored()
    return changed === undefined
      ? { value: { module, url: bundled }, problems: [] }
      : { problems: [error(`the ${kind} changed ${changed}, which the engine needs as it is`, { file: source }, help)] }
  } catch (fault) {
    restored()
    const text = `the ${kind} threw while they were loaded: ${messageOf(fault)}`
    return { problems: [error(text, thrownAt(fault, bundled, folder) ?? { file: source }, help)] }
  } finally {
    if (watchdog) await watchdog.close()
  }
}

/** Milliseconds in which a bundle loads: a top-level `await` may never end. */
const PATIENCE = 10_000

/** Rejects if `loading` takes longer than PATIENCE. */
async function withinPatience<T>(loading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const text = `not loaded after ${PATIENCE / 1000} s, a top-level await may never end`
    timer = setTimeout(() => reject(new Error(text)), PATIENCE)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/** Bundles into the file `bundle`. Returns its URL, or problems. */
async function bundleAt(bundle: string, setup: BundleSetup): Promise<string | Problem[]> {
  const [{ build }, { yamlModules }] = await Promise.all([import('esbuild'), import('./yaml-modules.ts')])
  const { entryPoint, root, folder, apart } = setup
  const absolute = resolve(root, folder)
  try {
    const result = await build({
      // A site over the theme may have no folder of templates.
      stdin: { contents: entryPoint, resolveDir: existsSync(absolute) ? absolute : resolve(root), loader: 'ts' },
      absWorkingDir: resolve(root),
      bundle: true,
      write: false,
      // The map names sources by their paths from the root, where this file would lie.
      outfile: OUTFILE,
      sourcemap: 'external',
      sourcesContent: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      jsx: 'automatic',
      tsconfigRaw: {},
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: { '#site': join(engineRoot, 'src/public-api.tsx') },
      plugins: [overlayImports(setup, apart), yamlModules, enginePackages],
    })
    const output = (end: string) => {
      const file = result.outputFiles.find(({ path }) => path.endsWith(end))
      return present(file, end).text
    }
    return writeBundle(bundle, output(OUTFILE), output(mapOf(OUTFILE)))
  } catch (fault) {
    return bundleProblems(fault, folder, setup)
  }
}

/** Writes a module and its source map. Returns the module's URL: of the file, or a data URL if it cannot be written. */
function writeBundle(bundle: string, code: string, map: string): string {
  try {
    for (const file of [mapOf(bundle), bundle])
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true })
    // The map comes first, so that a module always has one.
    replaceFile(mapOf(bundle), [map])
    if (writeSealed(bundle, '', [code])) {
      deleteOlder(bundle)
      return pathToFileURL(bundle).href
    }
  } catch (fault) {
    unwritten(fault)
  }
  // The fragment is not part of the module; it ends in the file's name, as the file's URL does.
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}#/${basename(bundle)}`
}

/** The resolved URL of each package that a site imports, by its name. */
const packages = new Map<string, string>(
  // zod is compiled into the engine (bin/compile.js): a site's code must import that same module.
  compiled ? [['zod', pathToFileURL(join(running, 'packages/zod.js')).href]] : [],
)

/** Packages come from the engine's own node_modules, so a site elsewhere needs none of its own. */
const enginePackages: Plugin = {
  name: 'engine-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[a-z@]/ }, async ({ path, pluginData }) => {
      if (pluginData === 'engine') return null
      const url = packages.get(path)
      if (url !== undefined) return { path: url, external: true }
      const resolved = await bundler.resolve(path, {
        kind: 'import-statement',
        resolveDir: engineRoot,
        pluginData: 'engine',
      })
      if (resolved.errors.length > 0) return { errors: resolved.errors }
      packages.set(path, pathToFileURL(resolved.path).href)
      return { path: pathToFileURL(resolved.path).href, external: true }
    })
  },
}

/** Deletes the bundles that `bundle` replaces and the temporary files of killed runs. */
function deleteOlder(bundle: string): void {
  const name = basename(bundle)
  const [kind = ''] = name.split('-')
  for (const other of readdirSync(dirname(bundle)))
    if (
      ![name, mapOf(name)].includes(other) &&
      other.startsWith(`${kind}-`) &&
      (/\.mjs(?:\.map)?$/.test(other) || isAbandoned(other))
    )
      rmSync(join(dirname(bundle), other), { force: true })
}
