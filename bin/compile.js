// src/ -> lib/: the CLI as plain JavaScript, one entry a file so that commands, hosts and rules are found by folder. Runs on install.
import { renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import glob from 'fast-glob'

const root = fileURLToPath(new URL('..', import.meta.url))
const fresh = `${root}.lib-${process.pid}`
const entryPoints = glob.sync(['src/cli.ts', 'src/make.ts', 'src/{commands,hosts,check}/**/*.ts'], { cwd: root }).sort()
await build({
  absWorkingDir: root,
  entryPoints,
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
})
// Swapped in whole, so that a CLI that is running meanwhile finds either the old files or the new.
rmSync(`${root}lib`, { recursive: true, force: true })
renameSync(fresh, `${root}lib`)
