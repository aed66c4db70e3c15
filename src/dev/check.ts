// The folder of a site -> what `site check` finds, asked of a process of its own, so that no page waits meanwhile.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Problem } from '../model/problem.ts'
import { engineRoot } from '../runtime/engine.ts'

/**
 * A function that gives the findings of a version of the files, asked once a version, one at a time. What keeps the
 * check from answering is a finding too.
 */
export function checker(root: string): {
  findings(version: number): Promise<readonly Problem[]>
  close(): void
} {
  let last: { version: number; found: Promise<readonly Problem[]> } | undefined
  const stop = new AbortController()
  const run = () =>
    new Promise<readonly Problem[]>((done) => {
      const args = [join(engineRoot, 'bin/site'), 'check', '--format', 'json', '--root', root]
      const options = { maxBuffer: 1 << 28, signal: stop.signal }
      execFile(process.execPath, args, options, (fault, out) => {
        try {
          done((JSON.parse(out) as { problems: Problem[] }).problems)
        } catch {
          done([{ level: 'error', text: `site check gave no answer: ${fault?.message ?? 'no JSON'}` }])
        }
      })
    })
  return {
    findings(version) {
      if (last?.version !== version) {
        // When its turn comes, a version that another has followed is of no use to anybody.
        const next = () => (last?.version === version ? run() : [])
        last = { version, found: (last?.found ?? Promise.resolve()).then(next) }
      }
      return last.found
    },
    close: () => stop.abort(),
  }
}
