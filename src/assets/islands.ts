// templates/islands/ -> one small script each, named by content, and one shared Preact chunk; plus the inline loader.
// A .tsx file is a component to hydrate; a .ts file is a function that improves the HTML it is given.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import glob from 'fast-glob'
import { engineRoot } from '../engine.ts'
import { error, type Result } from '../model/problem.ts'
import { assetPath, type Store } from './store.ts'

/** The scripts of a site. */
export interface Scripts {
  /** Island name -> address. */
  readonly islands: Readonly<Record<string, string>>
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Inline script of every page: loads islands when their trigger fires, pictures when they are near. */
  readonly boot: string
}

const NAMESPACE = 'island'

/** Bundles all islands; `react` is the shim over Preact. Kept by the content of templates/ and of the shim. */
export async function bundleIslands({ root, folder, store }: { root: string; folder: string; store: Store }): Promise<Result<Scripts>> {
  const absolute = join(root, folder)
  const names = glob
    .sync('islands/*.{ts,tsx}', { cwd: absolute })
    .sort()
    .map((file) => basename(file))
  const client = join(engineRoot, 'src/assets/client')
  const digest = createHash('sha256').update('islands 2\0')
  for (const file of glob.sync('**/*.{ts,tsx}', { cwd: absolute }).sort()) digest.update(`${file}\0`).update(readFileSync(join(absolute, file)))
  for (const file of glob.sync('*.ts', { cwd: client }).sort()) digest.update(`${file}\0`).update(readFileSync(join(client, file)))
  try {
    const packed = await store.remember(digest.digest('hex'), () => bundle({ absolute, names, client }))
    const { files, islands, boot } = JSON.parse(Buffer.from(packed).toString('utf8')) as {
      files: [string, string][]
      islands: Record<string, string>
      boot: string
    }
    return { value: { islands, boot, files: new Map(files.map(([path, text]) => [path, Buffer.from(text)])) }, problems: [] }
  } catch (fault) {
    const { errors = [] } = fault as { errors?: { text: string; location?: { file: string; line: number; column: number } | null }[] }
    if (errors.length === 0) throw fault
    return {
      problems: errors.map(({ text, location }) =>
        error(text, { file: location?.file ?? `${folder}/islands`, ...(location && { line: location.line, column: location.column + 1 }) }),
      ),
    }
  }
}

/** Scripts under names made of their bytes alone; esbuild's own names change with the folder the site stands in. Sorted. */
function namedByContent(scripts: ReadonlyMap<string, string>): [path: string, text: string][] {
  const done = new Map<string, [path: string, text: string]>()
  const finish = (name: string): [path: string, text: string] => {
    const ready = done.get(name)
    if (ready) return ready
    let text = scripts.get(name) ?? ''
    for (const other of scripts.keys())
      if (other !== name && text.includes(`"./${other}"`)) text = text.replaceAll(`"./${other}"`, `"./${basename(finish(other)[0])}"`)
    const named: [string, string] = [assetPath(name.replace(/\.[^.]+\.js$/, ''), 'js', Buffer.from(text)), text]
    done.set(name, named)
    return named
  }
  return [...scripts.keys()].map(finish).sort(([a], [b]) => (a < b ? -1 : 1))
}

async function bundle({ absolute, names, client }: { absolute: string; names: readonly string[]; client: string }): Promise<Uint8Array> {
  const { build } = await import('esbuild')
  const common = { bundle: true, minify: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent', legalComments: 'none' } as const
  const scripts =
    names.length === 0
      ? { outputFiles: [], metafile: { outputs: {} } }
      : await build({
          ...common,
          entryPoints: names.map((name) => ({ in: `${NAMESPACE}:${name}`, out: name.replace(/\.tsx?$/, '') })),
          splitting: true,
          metafile: true,
          outdir: '/assets',
          entryNames: '[name].[hash]',
          chunkNames: 'shared.[hash]',
          jsx: 'automatic',
          jsxImportSource: 'preact',
          define: { 'process.env.NODE_ENV': '"production"' },
          // props are data and names are ours, so nothing mangles them
          plugins: [
            {
              name: NAMESPACE,
              setup(bundler) {
                bundler.onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice(NAMESPACE.length + 1), namespace: NAMESPACE }))
                bundler.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
                  contents: path.endsWith('.ts')
                    ? `export { default } from ${JSON.stringify(join(absolute, 'islands', path))}`
                    : `import { start } from ${JSON.stringify(join(client, 'start.ts'))}\nimport Island from ${JSON.stringify(join(absolute, 'islands', path))}\nexport default start(Island)`,
                  resolveDir: absolute,
                  loader: 'ts',
                }))
                bundler.onResolve({ filter: /^react$/ }, () => ({ path: join(client, 'react.ts') }))
                bundler.onResolve({ filter: /^preact/ }, ({ path, pluginData }) =>
                  pluginData === NAMESPACE ? null : bundler.resolve(path, { kind: 'import-statement', resolveDir: engineRoot, pluginData: NAMESPACE }),
                )
              },
            },
          ],
        })
  const islands: Record<string, string> = {}
  const files = namedByContent(new Map(scripts.outputFiles?.map((file) => [basename(file.path), file.text])))
  for (const [path] of files) {
    const name = basename(path).replace(/\.[^.]+\.js$/, '')
    if (names.some((file) => file.replace(/\.tsx?$/, '') === name)) islands[name] = `/${path}`
  }
  const boot = await build({ ...common, format: 'iife', tsconfigRaw: {}, entryPoints: [join(client, 'boot.ts')] })
  return Buffer.from(JSON.stringify({ files, islands, boot: boot.outputFiles[0]?.text.trim() ?? '' }))
}
