// templates/islands/ -> one small script per island, named by content, and the loader. A .tsx file is a component to
// hydrate; a .ts file is a function that enhances an element. Components share Preact in one more script. Functions share
// nothing: to fetch one after another takes longer than the few bytes that both need.

import { basename, join, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { present } from '../model/present.ts'
import { error, type Problem, type Result } from '../model/problem.ts'
import { bundleProblems } from '../runtime/bundle.ts'
import type { Cache } from '../runtime/cache.ts'
import { digest } from '../runtime/digest.ts'
import { engineRoot } from '../runtime/engine.ts'
import {
  filesDigest,
  folderDigest,
  NO_SCRIPT,
  overlayImports,
  RULES,
  type TemplateFolder,
  templateFiles,
} from '../runtime/overlay.ts'
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

/** A file of islands/. */
const ISLAND = /^islands\/([^/.][^/]*\.tsx?)$/

/** Bundles all islands, with a shim over Preact as `react`. Cached until a file of the templates or the client changes. */
export async function bundleIslands({
  cache,
  ...templates
}: TemplateFolder & { cache: Cache }): Promise<Result<Scripts>> {
  const files = templateFiles(templates)
  const islands = new Map(
    [...files].flatMap(([file, path]) => {
      const name = ISLAND.exec(file)?.[1]
      return name === undefined ? [] : [[name, path] as const]
    }),
  )
  const twice = sameName([...islands.keys()], templates.folder)
  if (twice.length > 0) return { problems: twice }
  const key = digest('islands', filesDigest(files, NO_SCRIPT), folderDigest(CLIENT))
  try {
    return { value: await cache.getOrMake(key, () => bundle(templates, islands)), problems: [] }
  } catch (fault) {
    return { problems: bundleProblems(fault, `${templates.folder}/islands`, templates) }
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
    let text = present(scripts.get(name), name)
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

/** `files`: the file name of each island, and its path. */
async function bundle(templates: TemplateFolder, files: ReadonlyMap<string, string>): Promise<Scripts> {
  const { build } = await import('esbuild')
  const common = {
    absWorkingDir: resolve(templates.root),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: {},
    logLevel: 'silent',
    legalComments: 'none',
  } as const satisfies BuildOptions
  const isComponent = (name: string) => name.endsWith('.tsx')
  const islandsOf = (names: readonly string[]) =>
    ({
      ...common,
      entryPoints: names.map((name) => ({ in: `${NAMESPACE}:${name}`, out: nameOf(name) })),
      splitting: names.every(isComponent),
      metafile: true,
      outdir: '/assets',
      entryNames: '[name].[hash]',
      chunkNames: 'shared.[hash]',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [overlayImports(templates, RULES), islandEntries(files)],
    }) as const satisfies BuildOptions
  const kinds = [[...files.keys()].filter(isComponent), [...files.keys()].filter((name) => !isComponent(name))]
  const [boot, ...scripts] = await Promise.all([
    build({ ...common, format: 'iife', entryPoints: [join(CLIENT, 'boot.ts')] }),
    ...kinds.filter(({ length }) => length > 0).map((names) => build(islandsOf(names))),
  ])
  const texts = scripts.flatMap(({ outputFiles }) =>
    outputFiles.map(({ path, text }) => [basename(path), text] as const),
  )
  const named = namedByContent(new Map(texts))
  const islands: [string, string][] = []
  for (const [file, { entryPoint }] of scripts.flatMap(({ metafile }) => Object.entries(metafile.outputs))) {
    const [path] = named.get(basename(file)) ?? []
    if (entryPoint !== undefined && path !== undefined)
      islands.push([nameOf(entryPoint.slice(NAMESPACE.length + 1)), `/${path}`])
  }
  const written = [...named.values()].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    files: new Map(written.map(([path, text]) => [path, Buffer.from(text)])),
    islands: Object.fromEntries(islands.sort()),
    boot: present(boot.outputFiles[0], 'the start script').text.trim(),
  }
}

/** esbuild plugin: wraps each island in its start code, and resolves `react` and `preact` to the client's own. */
const islandEntries = (files: ReadonlyMap<string, string>): Plugin => ({
  name: NAMESPACE,
  setup(bundler) {
    bundler.onResolve({ filter: /^island:/ }, ({ path }) => ({
      path: path.slice(NAMESPACE.length + 1),
      namespace: NAMESPACE,
    }))
    bundler.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
      const source = JSON.stringify(files.get(path))
      const component = [
        `import { start } from ${JSON.stringify(join(CLIENT, 'start.ts'))}`,
        `import Island from ${source}`,
        'export default start(Island)',
      ]
      return {
        contents: path.endsWith('.ts') ? `export { default } from ${source}` : component.join('\n'),
        resolveDir: engineRoot,
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
