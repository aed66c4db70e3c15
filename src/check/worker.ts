// A worker of `site check`: judges pages it is sent, and answers with packed summaries and the strings they are the first to use; or names files by their contents.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { nameOf } from '../kept.ts'
import type { PlannedPage, SiteFacts } from '../model/rule.ts'
import { newTable } from './packed.ts'
import { type JudgedFile, judgeFile } from './pages.ts'
import { loadRules } from './rules.ts'
import type { Rules } from './run.ts'

/** What a worker is started with to judge pages. */
export interface Share {
  readonly out: string
  readonly site: SiteFacts
  /** Where the site's own rules are. */
  readonly bundle: string | undefined
}

/** What a worker answers: pages with numbers of its own table, and what it added to that table. */
export interface Answer {
  readonly pages: readonly JudgedFile[]
  readonly strings: readonly string[]
}

/** What a worker is started with to name files by their contents; it answers once. */
export interface Naming {
  readonly out: string
  readonly names: readonly string[]
}

const given = workerData as Share | Naming | undefined
if (given && 'names' in given) parentPort?.postMessage(given.names.map((file) => nameOf(readFileSync(join(given.out, file)))))
const share = given && 'site' in given ? given : undefined
const table = newTable()
const sent = new Set<string>()
let rules: Rules | undefined

parentPort?.on('message', async (work: readonly PlannedPage[]) => {
  if (!share) return
  rules ??= await loadRules(share.bundle)
  const known = table.strings.length
  const pages = work.map((page) => {
    const judged = judgeFile(page, { ...share, rules: rules as Rules, table })
    // A structure is sent once; after that its name is enough.
    if (judged.structure === undefined || !sent.has(judged.structure.name)) {
      if (judged.structure) sent.add(judged.structure.name)
      return judged
    }
    return { ...judged, structure: { name: judged.structure.name } }
  })
  parentPort?.postMessage({ pages, strings: table.strings.slice(known) } satisfies Answer)
})
