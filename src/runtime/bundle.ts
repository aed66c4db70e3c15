// TypeScript of a site's own (templates, rules) -> one module on disk. The engine's face is `#site`; packages are the
// engine's.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Message, Plugin } from 'esbuild'
import { error, type Problem, type Result } from '../model/problem.ts'
import { isBelow } from './below.ts'
import { digest } from './digest.ts'
import { compiled, engineRoot, running } from './engine.ts'
import { mapOf } from './thrown.ts'
import { freshName, isAbandoned } from './unfinished.ts'
import { unwritten } from './unwritten.ts'

/** What a bundle is called while it is made. */
const OUTFILE = 'bundle.mjs'

/** The folder of a site's own rules, in its folder of templates. */
export const RULES = 'rules'

/** Files of the templates that are no part of a script: the site's rules and the stylesheets. */
export const NO_SCRIPT = new RegExp(`^${RULES}/|\\.css$`)

/** The files below a folder, those whose names begin with a dot too: paths with `/`, sorted. None where it is none. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** sha256 of the files below a folder, but those whose paths match `except`: their paths and what they hold. */
export function folderDigest(folder: string, except?: RegExp): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder)) {
    if (except?.test(file)) continue
    const bytes = readFileSync(join(folder, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** Digest of what `#site` is made of: the code of a site is bundled together with it. */
export const publicFaceDigest = () =>
  digest(
    readFileSync(join(engineRoot, 'src/public-api.tsx')),
    ...['model', 'render'].map((folder) => folderDigest(join(engineRoot, 'src', folder))),
  )

/**
 * For esbuild: what the files of a folder import by path must lie in it, because its digest stands for all that was
 * read; not in `apart`, a folder in it whose files are in no digest but their own; and it may not be a stylesheet,
 * which a script cannot carry.
 */
export const importsWithin = (absolute: string, folder: string, apart?: string): Plugin => ({
  name: 'imports-within',
  setup(bundler) {
    // What is left out of an import is one of these, and never a stylesheet.
    bundler.initialOptions.resolveExtensions = ['.tsx', '.ts', '.jsx', '.js', '.json']
    bundler.onResolve({ filter: /^[./]/ }, ({ path, importer, resolveDir, kind }) => {
      if (!isAbsolute(importer) || !isBelow(absolute, importer)) return null
      const refuse = (text: string) => ({ errors: [{ text }] })
      const target = resolve(resolveDir, path)
      if (!isBelow(absolute, target))
        return refuse(`"${path}" lies outside ${folder}/, where nobody sees that it changed: move it in`)
      if (apart !== undefined && isBelow(join(absolute, apart), target))
        return refuse(`"${path}" lies in ${folder}/${apart}/, which pages are not made from: move it out of there`)
      return /\.css(?:[?#]|$)/.test(path) && kind !== 'import-rule'
        ? refuse(`"${path}" is a stylesheet: import it in ${folder}/styles.css or ${folder}/late.css`)
        : null
    })
  },
})

/** What esbuild complained of, at files relative to its folder; `file` is the place of a complaint that has none. */
export function bundleProblems(fault: unknown, file: string): Problem[] {
  const { errors } = fault as { errors?: readonly Message[] }
  if (!errors || errors.length === 0) throw fault
  return errors.map(({ text, location, notes }) =>
    location && !/^(?:<stdin>|[a-z-]+:)/.test(location.file)
      ? error(text, { file: location.file, line: location.line, column: location.column + 1 }, helpOf(text, notes))
      : error(text, { file }),
  )
}

/** What helps with a complaint: the other place that it is about, or which file was meant. */
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

/**
 * Bundles `entry` (source text that imports files of `folder`, a path from `root`) into `bundle`, whose name holds the
 * digest of what it is made of and of `running`: `<name>-<digest>.mjs`, unless it is there. Older ones of that name are
 * deleted. Gives back the address to import it from, which ends in that name.
 */
export async function bundleModule({
  entry,
  root,
  folder,
  bundle,
  apart,
  jsx,
}: {
  entry: string
  root: string
  folder: string
  bundle: string
  apart?: string
  /** A module that makes elements in the place of React's own. */
  jsx?: string | undefined
}): Promise<Result<string>> {
  if (existsSync(bundle)) return { value: pathToFileURL(bundle).href, problems: [] }
  const { build } = await import('esbuild')
  const absolute = resolve(root, folder)
  try {
    const result = await build({
      stdin: { contents: entry, resolveDir: absolute, loader: 'ts' },
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
      ...(jsx !== undefined && { jsxImportSource: '#jsx' }),
      alias: {
        '#site': join(engineRoot, 'src/public-api.tsx'),
        ...(jsx !== undefined && { '#jsx/jsx-runtime': jsx }),
      },
      plugins: [importsWithin(absolute, folder, apart), enginePackages],
    })
    const output = (end: string) => result.outputFiles.find(({ path }) => path.endsWith(end))?.contents
    const nothing = new Uint8Array(0)
    return { value: cached(bundle, output(OUTFILE) ?? nothing, output(mapOf(OUTFILE)) ?? nothing), problems: [] }
  } catch (fault) {
    return { problems: bundleProblems(fault, folder) }
  }
}

/** Writes a module and its map to their places, and gives back its address: that of the file, or the module itself. */
function cached(bundle: string, contents: Uint8Array, map: Uint8Array): string {
  const fresh = freshName(bundle)
  try {
    mkdirSync(dirname(bundle), { recursive: true })
    // Whole or not at all: another run may be reading it. The module last: where it lies, its map does.
    for (const [file, bytes] of [[mapOf(bundle), map] as const, [bundle, contents] as const]) {
      writeFileSync(fresh, bytes)
      renameSync(fresh, file)
    }
    deleteOlder(bundle)
    return pathToFileURL(bundle).href
  } catch (fault) {
    unwritten(fault)
    try {
      rmSync(fresh, { force: true })
    } catch {}
    // The fragment is no part of the module; it ends in the name of the file, as the address of a file does.
    return `data:text/javascript;base64,${Buffer.from(contents).toString('base64')}#/${basename(bundle)}`
  }
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
      const known = packages.get(path)
      if (known !== undefined) return { path: known, external: true }
      const found = await bundler.resolve(path, {
        kind: 'import-statement',
        resolveDir: engineRoot,
        pluginData: 'engine',
      })
      if (found.errors.length > 0) return { errors: found.errors }
      packages.set(path, pathToFileURL(found.path).href)
      return { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/**
 * Deletes the bundles that `bundle` takes the place of, and what killed runs left of others. One that cannot be deleted
 * costs only its bytes.
 */
function deleteOlder(bundle: string): void {
  const name = basename(bundle)
  const [kind = ''] = name.split('-')
  for (const other of readdirSync(dirname(bundle)))
    if (
      ![name, mapOf(name)].includes(other) &&
      other.startsWith(`${kind}-`) &&
      (/\.mjs(?:\.map)?$/.test(other) || isAbandoned(other))
    )
      try {
        rmSync(join(dirname(bundle), other), { force: true })
      } catch {}
}
