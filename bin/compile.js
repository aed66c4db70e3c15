// src/ -> lib/: the CLI as plain JavaScript, one entry a file so that commands, hosts and rules are found by folder. Runs on install.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import glob from 'fast-glob'

const root = fileURLToPath(new URL('..', import.meta.url))
const entryPoints = glob.sync(['src/cli.ts', 'src/make.ts', 'src/{commands,hosts,check}/**/*.ts'], { cwd: root }).sort()
rmSync(`${root}lib`, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints,
  outdir: 'lib',
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
