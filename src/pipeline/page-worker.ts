// A worker: opens the site from the files it is handed, then loads, draws, writes or checks the pages it is sent.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { importTemplates } from '../assets/templates.ts'
import { loadSite } from '../load/site.ts'
import type { PageSource } from '../model/content.ts'
import type { Problem } from '../model/problem.ts'
import { newTagger } from '../model/source-map.ts'
import { loadedRows } from './compared/loaded-rows.ts'
import type { CheckAnswer } from './page-check.ts'
import { type DrawSetup, type PageJob, pageWork, pageWriter, type Written } from './pages.ts'

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
  readonly checks?: { readonly bundle: string | undefined; readonly launch: boolean; readonly year: number } | undefined
}

/** What a worker is asked. A setup has no answer; each other request has one, in order. */
export type Request =
  | { readonly kind: 'load'; readonly sources: readonly PageSource[] }
  | { readonly kind: 'write setup'; readonly setup: DrawSetup; readonly folder: string }
  | { readonly kind: 'write'; readonly jobs: readonly PageJob[] }
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
  // Rules are loaded only where they are asked for.
  const checking = wanted && (await (await import('./page-check.ts')).workerChecks(site, names, wanted))
  const work = pageWork({ read, site, templates, checkWords: checking?.checkWords })
  return { work, checking }
}

const given = workerData as WorkerSetup | undefined
const ready = given && open(given)
let write: ((job: PageJob) => Written | Problem) | undefined
let check: ((jobs: readonly PageJob[]) => CheckAnswer) | undefined
// One request after the other, in the order they were sent.
let turn: Promise<unknown> = Promise.resolve()

async function answer(request: Request): Promise<void> {
  const opened = await ready
  if (!opened) return
  const { work, checking } = opened
  switch (request.kind) {
    case 'write setup':
      write = pageWriter(work, request.setup, request.folder)
      return
    case 'check setup':
      check = checking?.checker(work, request.setup)
      return
    case 'load':
      parentPort?.postMessage(work.load(request.sources).map(loadedRows))
      return
    case 'write':
      parentPort?.postMessage(request.jobs.map((job) => write?.(job)))
      return
    case 'check':
      parentPort?.postMessage(check?.(request.jobs))
  }
}

parentPort?.on('message', (request: Request) => {
  turn = turn.then(() => answer(request))
  turn.catch((fault: unknown) => {
    throw fault
  })
})
