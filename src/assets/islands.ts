// templates/islands/ -> one small script per island, named by content, one shared Preact chunk, and the loader. A .tsx
// file is a component to hydrate; a .ts file is a function that enhances an element.
import { basename, join, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { error, type Problem, type Result } from '../model/problem.ts'
import {
  bundleProblems,
  filesBelow,
  folderDigest,
  importsWithin,
  NO_SCRIPT,
  RULES,
  type TemplateFolder,
} from '../runtime/bundle.ts'
import type { Cache } from '../runtime/cache.ts'
import { digest } from '../runtime/digest.ts'
import { engineRoot } from '../runtime/engine.ts'
import { assetPath } from './asset-path.ts'

/** The scripts of a site. */
export interface Scripts {
  /** Island name -> URL. */
  readonly islands: Readonly<Record<string, string>>
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The loader on every page: loads islands when their trigger fires, pictures when they are near the viewport. */
  readonly boot: string
}

const NAMESPACE = 'island'
const CLIENT = join(engineRoot, 'src/assets/client')

/** Bundles all islands, with a shim over Preact as `react`. Cached until a file of the folder or the client changes. */
export async function bundleIslands({
  root,
  folder,
  cache,
}: TemplateFolder & { cache: Cache }): Promise<Result<Scripts>> {
  const absolute = resolve(root, folder)
  const names = filesBelow(join(absolute, 'islands')).filter((file) => /^[^/.][^/]*\.tsx?$/.test(file))
  const twice = sameName(names, folder)
  if (twice.length > 0) return { problems: twice }
  const key = digest('islands', folderDigest(absolute, NO_SCRIPT), folderDigest(CLIENT))
  try {
    return { value: await cache.getOrMake(key, () => bundle({ root, folder }, names)), problems: [] }
  } catch (fault) {
    return { problems: bundleProblems(fault, `${folder}/islands`) }
  }
}

const nameOf = (file: string) => file.replace(/\.tsx?$/, '')

/** Reports islands of the same name. */
function sameName(files: readonly string[], folder: string): Problem[] {
  return files
    .filter((file, i) => files.findIndex((other) => nameOf(other) === nameOf(file)) < i)
    .map((file) =>
      error(`there are two islands "${nameOf(file)}"`, { file: `${folder}/islands/${file}` }, 'rename one'),
    )
}

/**
 * Renames scripts by their bytes alone: the names that esbuild gives depend on the folder of the site. The keys are
 * esbuild's names.
 */
function namedByContent(scripts: ReadonlyMap<string, string>): Map<string, [path: string, text: string]> {
  const done = new Map<string, [path: string, text: string]>()
  const finish = (name: string): [path: string, text: string] => {
    const ready = done.get(name)
    if (ready) return ready
    let text = scripts.get(name) ?? ''
    for (const other of scripts.keys())
      if (other !== name && text.includes(`"./${other}"`))
        text = text.replaceAll(`"./${other}"`, `"./${basename(finish(other)[0])}"`)
    const named: [string, string] = [assetPath(name.replace(/\.[^.]+\.js$/, ''), 'js', Buffer.from(text)), text]
    done.set(name, named)
    return named
  }
  for (const name of scripts.keys()) finish(name)
  return done
}

async function bundle({ root, folder }: TemplateFolder, names: readonly string[]): Promise<Scripts> {
  const { build } = await import('esbuild')
  const common = {
    absWorkingDir: resolve(root),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: {},
    logLevel: 'silent',
    legalComments: 'none',
  } as const satisfies BuildOptions
  const splitting = {
    ...common,
    entryPoints: names.map((name) => ({ in: `${NAMESPACE}:${name}`, out: nameOf(name) })),
    splitting: true,
    metafile: true,
    outdir: '/assets',
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [importsWithin(resolve(root, folder), folder, RULES), islandEntries(resolve(root, folder))],
  } as const satisfies BuildOptions
  const [boot, scripts] = await Promise.all([
    build({ ...common, format: 'iife', entryPoints: [join(CLIENT, 'boot.ts')] }),
    names.length === 0 ? { outputFiles: [], metafile: { outputs: {} } } : build(splitting),
  ])
  const named = namedByContent(new Map(scripts.outputFiles.map((file) => [basename(file.path), file.text])))
  const islands: [string, string][] = []
  for (const [file, { entryPoint }] of Object.entries(scripts.metafile.outputs)) {
    const [path] = named.get(basename(file)) ?? []
    if (entryPoint !== undefined && path !== undefined)
      islands.push([nameOf(entryPoint.slice(NAMESPACE.length + 1)), `/${path}`])
  }
  const files = [...named.values()].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    files: new Map(files.map(([path, text]) => [path, Buffer.from(text)])),
    islands: Object.fromEntries(islands.sort()),
    boot: boot.outputFiles[0]?.text.trim() ?? '',
  }
}

/** esbuild plugin: wraps each island in its start code, and resolves `react` and `preact` to the client's own. */
const islandEntries = (absolute: string): Plugin => ({
  name: NAMESPACE,
  setup(bundler) {
    bundler.onResolve({ filter: /^island:/ }, ({ path }) => ({
      path: path.slice(NAMESPACE.length + 1),
      namespace: NAMESPACE,
    }))
    bundler.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
      const source = JSON.stringify(join(absolute, 'islands', path))
      const component = [
        `import { start } from ${JSON.stringify(join(CLIENT, 'start.ts'))}`,
        `import Island from ${source}`,
        'export default start(Island)',
      ]
      return {
        contents: path.endsWith('.ts') ? `export { default } from ${source}` : component.join('\n'),
        resolveDir: absolute,
        loader: 'ts',
      }
    })
    bundler.onResolve({ filter: /^react$/ }, () => ({ path: join(CLIENT, 'react.ts') }))
    bundler.onResolve({ filter: /^preact\/jsx-runtime$/ }, () => ({ path: join(CLIENT, 'jsx.ts') }))
    bundler.onResolve({ filter: /^preact/ }, ({ path, pluginData }) =>
      pluginData === NAMESPACE
        ? null
        : bundler.resolve(path, { kind: 'import-statement', resolveDir: engineRoot, pluginData: NAMESPACE }),
    )
  },
})
