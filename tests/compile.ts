// Before the tests: src/ -> lib/ if lib/ is older, so that tests of the CLI never run yesterday's program.
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'

export default function compile(): void {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const newest = Math.max(...glob.sync('src/**/*.{ts,tsx}', { cwd: root, absolute: true }).map((file) => statSync(file).mtimeMs))
  const compiled = `${root}lib/cli.js`
  if (!existsSync(compiled) || statSync(compiled).mtimeMs < newest) execFileSync(process.execPath, ['bin/compile.js'], { cwd: root, stdio: 'inherit' })
}
