// Every built page -> its findings and summary: from what was kept of an equal page, else judged here, or by workers when there are many.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { engineRoot } from '../engine.ts'
import type { PageSummary } from '../model/facts.ts'
import type { PlannedPage, SiteFacts } from '../model/rule.ts'
import { stable } from './facts.ts'
import { type Found, judgePage, type Rules } from './run.ts'

export interface Judged {
  readonly path: string
  readonly found: readonly Found[]
  readonly summary: PageSummary
}

/** Fewer pages than this are judged faster here than in a worker that must start first. */
const WORTH_WORKERS = 200
/** Pages a worker is sent at a time. */
const SHARE = 50

const short = (text: string | Uint8Array) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * Judges all pages. `kept` is the file that holds verdicts by content (undefined: keep nothing); `version` changes when the judge does.
 * A kept file that is damaged or of another version counts as empty.
 */
export async function judgePages({
  pages,
  out,
  rules,
  site,
  kept,
  version,
  onPage,
}: {
  pages: readonly PlannedPage[]
  out: string
  rules: Rules
  site: SiteFacts
  kept: string | undefined
  version: string
  onPage?: (done: number, all: number) => void
}): Promise<Judged[]> {
  const context = short(version + stable({ site: site.site, facts: [...site.facts], data: [...site.data], launch: site.launch }))
  const old = readKept(kept, context)
  const keys = new Map<string, string>()
  const judged = new Map<string, Judged>()
  const todo: PlannedPage[] = []
  for (const page of pages) {
    const key = short(Buffer.concat([readFileSync(join(out, page.file)), Buffer.from(stable(page))]))
    keys.set(page.path, key)
    const known = old.get(key)
    if (known) judged.set(page.path, known)
    else todo.push(page)
  }
  const take = (result: Judged) => {
    judged.set(result.path, result)
    onPage?.(judged.size, pages.length)
  }
  const script = join(engineRoot, 'lib/check/worker.js')
  if (todo.length >= WORTH_WORKERS && existsSync(script)) await inWorkers({ todo, out, site, script, take })
  else for (const page of todo) take({ path: page.path, ...judgePage(readFileSync(join(out, page.file), 'utf8'), page, rules, site) })
  const all = pages.map((page) => judged.get(page.path) as Judged)
  if (kept !== undefined && (todo.length > 0 || old.size !== all.length)) writeKept(kept, context, all, keys)
  return all
}

function readKept(file: string | undefined, context: string): Map<string, Judged> {
  const known = new Map<string, Judged>()
  if (file === undefined || !existsSync(file)) return known
  try {
    const [head, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (head !== context) return known
    for (const line of lines) {
      if (line === '') continue
      const space = line.indexOf(' ')
      known.set(line.slice(0, space), JSON.parse(line.slice(space + 1)) as Judged)
    }
  } catch {
    known.clear()
  }
  return known
}

function writeKept(file: string, context: string, judged: readonly Judged[], keys: ReadonlyMap<string, string>): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, `${context}\n${judged.map((result) => `${keys.get(result.path)} ${JSON.stringify(result)}`).join('\n')}\n`)
    renameSync(fresh, file)
  } catch {
    // Nothing kept: the next check only takes longer.
  }
}

async function inWorkers({ todo, out, site, script, take }: { todo: readonly PlannedPage[]; out: string; site: SiteFacts; script: string; take: (result: Judged) => void }): Promise<void> {
  let next = 0
  const share = () => todo.slice(next, (next += SHARE))
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 8) }, () => {
      return new Promise<void>((done, fail) => {
        const worker = new Worker(script, { workerData: { out, site } })
        const send = () => {
          const pages = share()
          if (pages.length > 0) worker.postMessage(pages)
          else worker.terminate().then(() => done(), fail)
        }
        worker.on('message', (results: Judged[]) => {
          for (const result of results) take(result)
          send()
        })
        worker.on('error', fail)
        send()
      })
    }),
  )
}
