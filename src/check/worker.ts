// A worker that judges a share of the pages: it is sent the site's facts once, then lists of pages, and answers with findings and summaries.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PlannedPage, SiteFacts } from '../model/rule.ts'
import { loadRules } from './rules.ts'
import { judgePage, type Rules } from './run.ts'

/** What a worker is started with. */
export interface Share {
  readonly out: string
  readonly site: SiteFacts
}

const { out, site } = workerData as Share
let rules: Rules | undefined

parentPort?.on('message', async (pages: readonly PlannedPage[]) => {
  rules ??= await loadRules()
  const answers = pages.map((page) => ({ path: page.path, ...judgePage(readFileSync(join(out, page.file), 'utf8'), page, rules as Rules, site) }))
  parentPort?.postMessage(answers)
})
