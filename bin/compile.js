// src/ -> lib/: the CLI as plain JavaScript. Commands and hosts are an entry a file, found by folder; the rules are one file, so that
// a check opens one instead of a hundred. Runs on install.
import { renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import glob from 'fast-glob'

const root = fileURLToPath(new URL('..', import.meta.url))
const fresh = `${root}.lib-${process.pid}`
const entryPoints = glob.sync(['src/cli.ts', 'src/make.ts', 'src/{commands,hosts}/*.ts', 'src/check/*worker.ts'], { cwd: root }).sort()
const rules = glob.sync('src/check/rules/*/*.ts', { cwd: root }).sort()
await build({
  absWorkingDir: root,
  entryPoints: [...entryPoints.map((file) => ({ in: file, out: file.slice('src/'.length, -'.ts'.length) })), { in: 'all-rules', out: 'check/all-rules' }],
  outdir: fresh,
  outbase: 'src',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  chunkNames: 'shared/[name]-[hash]',
  logLevel: 'warning',
  plugins: [
    {
      name: 'all-rules',
      setup(bundler) {
        bundler.onResolve({ filter: /^all-rules$/ }, () => ({ path: 'all-rules', namespace: 'all-rules' }))
        bundler.onLoad({ filter: /.*/, namespace: 'all-rules' }, () => ({
          resolveDir: root,
          contents: [
            ...rules.map((file, i) => `import rule${i} from './${file}'`),
            `export default [${rules.map((file, i) => `['${file.slice('src/check/rules/'.length, -'.ts'.length)}', rule${i}]`).join(', ')}]`,
          ].join('\n'),
        }))
      },
    },
  ],
})
// Swapped in whole, so that a CLI that is running meanwhile finds either the old files or the new.
rmSync(`${root}lib`, { recursive: true, force: true })
renameSync(fresh, `${root}lib`)
