// Runs `site check` in another process, so that pages are served meanwhile.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Problem } from '../model/problem.ts'
import { engineRoot } from '../runtime/engine.ts'

/**
 * `findings` resolves to the findings of a version of the files, or of a later one: a newer version aborts a running
 * check, and its callers get the newer result. A check that fails is a finding too.
 */
export function checker(root: string): {
  findings(version: number): Promise<readonly Problem[]>
  close(): void
} {
  let last: { version: number; found: Promise<readonly Problem[]>; stop: AbortController } | undefined
  const run = ({ signal }: AbortController) =>
    new Promise<readonly Problem[]>((done) => {
      const args = [join(engineRoot, 'bin/site'), 'check', '--format', 'json', '--root', root]
      const options = { maxBuffer: 1 << 28, signal }
      execFile(process.execPath, args, options, (fault, out) => {
        if (signal.aborted && last) return done(last.found)
        try {
          const { problems } = JSON.parse(out) as { problems: Problem[] }
          // The output folder is always old while the site is edited.
          done(problems.filter(({ rule }) => rule !== 'build/output'))
        } catch {
          done([{ level: 'error', text: `site check gave no answer: ${fault?.message ?? 'no JSON'}` }])
        }
      })
    })
  return {
    findings(version) {
      if (!last || last.version < version) {
        const old = last
        const stop = new AbortController()
        last = { version, found: run(stop), stop }
        old?.stop.abort()
      }
      return last.found
    },
    close() {
      const old = last
      last = undefined
      old?.stop.abort()
    },
  }
}
