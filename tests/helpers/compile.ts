// Before the tests: src/ -> lib/, so that tests of the CLI and of workers never run yesterday's program. What is compiled already stays.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Each project loads this file anew; they share this process, and what it compiled. */
const run = globalThis as { isCompiled?: true }

export default function compile(): void {
  if (run.isCompiled) return
  execFileSync(process.execPath, ['bin/compile.js'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  })
  run.isCompiled = true
}
