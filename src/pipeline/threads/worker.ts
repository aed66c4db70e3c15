// A worker thread: receives the loaded site, then loads the pages that it is sent, and draws them to be written or checked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTemplates, type Templates } from '../../assets/templates.ts'
import { PageLoader } from '../../load/page-loader.ts'
import type { Problem, SourceFiles } from '../../model/problem.ts'
import { answerRequests } from '../../runtime/thread.ts'
import { type DrawRequest, PageDrawer } from '../draw.ts'
import { Entries } from '../entries.ts'
import { PageFiles } from '../page-files.ts'
import type { WrittenPage } from '../page-writer.ts'
import type { WorkerRequest, WorkerSite } from './messages.ts'

/** The site that a worker has received. */
interface Received extends Omit<WorkerSite, 'files' | 'templates'> {
  readonly files: SourceFiles
  readonly templates: Templates
  readonly pages: PageFiles
}

/** Writes a page or, in a check, checks it. */
type Draw = (request: DrawRequest) => object | Promise<object>

async function receive({
  root,
  names,
  files: contents,
  templates: bundle,
  ...received
}: WorkerSite): Promise<Received> {
  const templates = await importTemplates(bundle, '')
  const listed = new Set(names)
  const read = (file: string) => {
    try {
      return contents.get(file) ?? readFileSync(join(root, file))
    } catch {
      // Deleted or made unreadable since it was listed: an empty file gives a problem at its place.
      return ''
    }
  }
  const files: SourceFiles = { keys: () => names, has: (file) => listed.has(file), get: read }
  const { site, isTagged, checks } = received
  const loader = new PageLoader({ site, shapes: templates, files, isTagged, prunes: checks !== undefined })
  const checkWords = await wordCheckOf(received, files)
  const pages = new PageFiles({ loader, read, entries: new Entries(), checkWords })
  return { ...received, root, names, files, templates, pages }
}

/** The check of words, whose code a build does not load. */
async function wordCheckOf({ site, checks }: Pick<WorkerSite, 'site' | 'checks'>, files: SourceFiles) {
  if (!checks) return undefined
  const { workerWordCheck } = await import('../checking/worker.ts')
  return workerWordCheck(site, checks, files)
}

/** The work on each page from now on. */
async function drawOf(
  { files, templates, pages, checks, site: loaded }: Received,
  { setup, purpose, site = loaded }: Extract<WorkerRequest, { kind: 'setup' }>,
): Promise<Draw> {
  const options = { site, templates, pages, files, setup }
  if (purpose.kind === 'check' && checks) {
    const { workerPageCheck } = await import('../checking/worker.ts')
    return workerPageCheck(options, checks, purpose.validStructures)
  }
  if (purpose.kind === 'check') throw new Error('a worker without rules was sent pages to check')
  const { PageWriter } = await import('../page-writer.ts')
  const writer = new PageWriter(new PageDrawer(options), purpose.folder)
  return (request): WrittenPage | Problem => writer.write(request)
}

/** Results in the order of the items, one after the other. */
async function inOrder<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Answer | Promise<Answer>,
): Promise<Answer[]> {
  const results: Answer[] = []
  for (const item of items) results.push(await work(item))
  return results
}

let received: Received | undefined
let draw: Draw | undefined
// One request after the other, in the order they were sent.
let turn: Promise<unknown> = Promise.resolve()

async function answer(request: WorkerRequest): Promise<readonly unknown[] | undefined> {
  if (request.kind === 'open') {
    received = await receive(request.site)
    return undefined
  }
  if (!received) throw new Error('a worker was sent work before its site')
  const { pages } = received
  if (request.kind === 'setup') {
    draw = await drawOf(received, request)
    return undefined
  }
  if (request.kind === 'load') return inOrder(request.sources, (source) => pages.load(source))
  if (!draw) throw new Error('a worker was sent pages before their setup')
  return inOrder(request.pages, draw)
}

answerRequests((request: WorkerRequest) => {
  const answered = turn.then(() => answer(request))
  turn = answered
  return answered
})
