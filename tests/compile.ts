// Before the tests: src/ -> lib/, so that tests of the CLI and of workers never run yesterday's program. What is compiled already stays.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export default function compile(): void {
  execFileSync(process.execPath, ['bin/compile.js'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  })
}
