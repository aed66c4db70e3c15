// A worker thread: opens the site from the files it is given, then loads pages, and writes or checks those it is sent.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { importTemplates } from '../assets/templates.ts'
import { loadSite } from '../load/site.ts'
import type { Problem } from '../model/problem.ts'
import { Tagger } from '../model/source-map.ts'
import { Entries } from './entries.ts'
import type { Request, WorkerSetup } from './messages.ts'
import type { CheckedPage } from './page-check.ts'
import { type PageJob, pageWork, pageWriter, type WrittenPage } from './pages.ts'

export async function open({ root, names, files, bundle, hosts, hidden, checks: wanted }: WorkerSetup) {
  const templates = await importTemplates(bundle, '')
  const known = new Set(names)
  const read = (file: string) => {
    try {
      return files.get(file) ?? readFileSync(join(root, file))
    } catch {
      // Deleted or made unreadable since it was listed: an empty file gives a problem at its place.
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
    ...{ hosts, hidden },
    ...(wanted && { tagger: new Tagger() }),
  })
  if (!site) throw new Error('a site that loads does not load in a worker')
  const checking = wanted && (await (await import('./page-check.ts')).workerChecks(site, names, wanted))
  const work = pageWork({ read, site, templates, entries: new Entries(), checkWords: checking?.checkWords })
  return { work, checking }
}

/** Results in the order of the items, one after the other. */
async function inOrder<I, R>(items: readonly I[], work: (item: I) => R | Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** Writes a page or, in a check, checks it. */
type PageResult = WrittenPage | CheckedPage | Problem

let opened: Awaited<ReturnType<typeof open>> | undefined
let makePage: ((job: PageJob) => PageResult | Promise<PageResult>) | undefined
// One request after the other, in the order they were sent.
let turn: Promise<unknown> = Promise.resolve()

async function answer(request: Request): Promise<void> {
  if (request.kind === 'open') opened = await open(request.site)
  if (request.kind === 'open' || !opened) return
  const { work, checking } = opened
  if (request.kind === 'setup') {
    const { setup, folder } = request
    makePage = checking ? checking.checker(work, setup) : pageWriter(work, setup, folder)
  } else if (request.kind === 'load') {
    parentPort?.postMessage(await inOrder(request.sources, work.load))
  } else {
    if (!makePage) throw new Error('a worker was sent pages before their setup')
    parentPort?.postMessage(await inOrder(request.jobs, makePage))
  }
}

parentPort?.on('message', (request: Request) => {
  turn = turn.then(() => answer(request))
  turn.catch((fault: unknown) => {
    throw fault
  })
})
