// A worker: opens the site from the files it is handed, then loads, draws or checks the pages it is sent. Pages are
// written by the thread that started it: of two that make files at once, each waits for the other in the system.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { importTemplates } from '../assets/templates.ts'
import { loadSite } from '../load/site.ts'
import type { PageSource } from '../model/content.ts'
import type { Problem } from '../model/problem.ts'
import { newTagger } from '../model/source-map.ts'
import type { CheckedPage } from './page-check.ts'
import { type DrawnPage, type DrawSetup, drawInto, type PageJob, pageDrawer, pageWork } from './pages.ts'

/** What a worker starts with. Plain data. */
export interface WorkerSetup {
  readonly root: string
  /** Names of all files of the site. */
  readonly names: readonly string[]
  /** Contents of those that are no pages. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The bundled templates. */
  readonly bundle: string
  readonly hosts: readonly string[]
  /** For checks: the bundled rules of the site, whether it is a launch check, and the year. */
  readonly checks?:
    | {
        readonly bundle: string | undefined
        readonly launch: boolean
        readonly year: number
        readonly ruleSeconds: number
      }
    | undefined
}

/**
 * What a worker is asked. A setup has no answer; each other request has one, in order.
 */
export type Request =
  | { readonly kind: 'load'; readonly sources: readonly PageSource[] }
  | { readonly kind: 'draw setup'; readonly setup: DrawSetup }
  | { readonly kind: 'draw'; readonly jobs: readonly PageJob[]; readonly room: ArrayBuffer }
  | { readonly kind: 'check setup'; readonly setup: DrawSetup }
  | { readonly kind: 'check'; readonly jobs: readonly PageJob[] }

async function open({ root, names, files, bundle, hosts, checks: wanted }: WorkerSetup) {
  const templates = await importTemplates(bundle, '')
  const known = new Set(names)
  const read = (file: string) => {
    try {
      return files.get(file) ?? readFileSync(join(root, file))
    } catch {
      // Gone, or not to be read, since it was listed: what is not there is told as an empty file.
      return ''
    }
  }
  const { value: site } = loadSite({
    files: {
      keys: () => names,
      has: (file) => known.has(file),
      get: read,
    },
    shapes: templates,
    hosts,
    ...(wanted && { tagger: newTagger() }),
  })
  if (!site) throw new Error('a site that loads does not load in a worker')
  if (wanted) (await import('../runtime/watchdog.ts')).watchRules(wanted.ruleSeconds)
  const checking = wanted && (await (await import('./page-check.ts')).workerChecks(site, names, wanted))
  const work = pageWork({ read, site, templates, checkWords: checking?.checkWords })
  return { work, checking }
}

/** Results in the order of the items, one after the other. */
async function inOrder<I, R>(items: readonly I[], work: (item: I) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const given = workerData as WorkerSetup | undefined
const ready = given && open(given)
let draw: ((job: PageJob) => DrawnPage | Problem) | undefined
let check: ((job: PageJob) => Promise<CheckedPage | Problem>) | undefined
// One request after the other, in the order they were sent.
let turn: Promise<unknown> = Promise.resolve()

async function answer(request: Request): Promise<void> {
  const opened = await ready
  if (!opened) return
  const { work, checking } = opened
  switch (request.kind) {
    case 'draw setup':
      draw = pageDrawer(work, request.setup)
      return
    case 'check setup':
      check = checking?.checker(work, request.setup)
      return
    case 'load':
      parentPort?.postMessage(await inOrder(request.sources, work.load))
      return
    case 'draw': {
      if (!draw) throw new Error('a worker is to draw and was not told with what')
      const answer = drawInto(request.room, request.jobs, draw)
      parentPort?.postMessage(answer, [answer.room])
      return
    }
    case 'check':
      if (!check) throw new Error('a worker is to check and was not told with what')
      parentPort?.postMessage(await inOrder(request.jobs, check))
  }
}

parentPort?.on('message', (request: Request) => {
  turn = turn.then(() => answer(request))
  turn.catch((fault: unknown) => {
    throw fault
  })
})
