// TypeScript of a site's own (templates, rules) -> one module on disk. The engine's face is `#site`; packages are the engine's.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineRoot } from './engine.ts'
import { error, type Problem } from './model/problem.ts'

/** Bundles `entry` (source text that imports files of `absolute`) into `bundle`. `folder` is what a person calls `absolute`. */
export async function bundleModule({
  entry,
  absolute,
  folder,
  bundle,
}: {
  entry: string
  absolute: string
  folder: string
  bundle: string
}): Promise<Problem[]> {
  const { build } = await import('esbuild')
  try {
    const result = await build({
      stdin: { contents: entry, resolveDir: absolute, loader: 'ts' },
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      jsx: 'automatic',
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: { '#site': join(engineRoot, 'src/site.tsx') },
      plugins: [
        {
          // Packages come from the engine's own node_modules, so a site elsewhere needs none of its own.
          name: 'engine-packages',
          setup(bundler) {
            bundler.onResolve({ filter: /^[a-z@]/ }, async ({ path, pluginData }) => {
              if (pluginData === 'engine') return null
              const found = await bundler.resolve(path, { kind: 'import-statement', resolveDir: engineRoot, pluginData: 'engine' })
              return found.errors.length > 0 ? { errors: found.errors } : { path: pathToFileURL(found.path).href, external: true }
            })
          },
        },
      ],
    })
    mkdirSync(dirname(bundle), { recursive: true })
    // Whole or not at all: another run may be reading it.
    const fresh = `${bundle}.new-${process.pid}`
    writeFileSync(fresh, result.outputFiles[0]?.contents ?? '')
    renameSync(fresh, bundle)
    return []
  } catch (fault) {
    const { errors = [] } = fault as { errors?: { text: string; location?: { file: string; line: number; column: number } | null }[] }
    if (errors.length === 0) throw fault
    return errors.map(({ text, location }) => {
      if (!location) return error(text, { file: folder })
      const { file, line, column } = location
      return error(text, { file: file.includes(folder) ? file.slice(file.indexOf(folder)) : file, line, column: column + 1 })
    })
  }
}
