// The files of a site -> the whole site in memory, of which a page is drawn when it is asked for. After an edit only
// what the edited files decide is made again.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Templates } from '../assets/templates.ts'
import { history } from '../load/history.ts'
import { fileOf } from '../model/address.ts'
import type { DocumentRecord } from '../model/content.ts'
import type { PlannedPage } from '../model/plan.ts'
import { inOrder, type Problem } from '../model/problem.ts'
import { drawSetup, fingerprints } from '../pipeline/fingerprints.ts'
import { type Opened, openSite } from '../pipeline/open.ts'
import { inputsOf, type Options, type Step } from '../pipeline/options.ts'
import { type OutputFile, outputFiles } from '../pipeline/output.ts'
import { pageTracer, type TracedPage } from '../pipeline/page-check.ts'
import { type Drawn, isProblem, pageWork } from '../pipeline/pages.ts'
import { type Prepared, prepare } from '../pipeline/prepare.ts'
import { plan } from '../plan/plan.ts'
import type { Cache } from '../runtime/cache.ts'

/** A site in memory. */
export interface Live {
  readonly opened: Opened
  readonly prepared: Prepared
  readonly files: ReadonlyMap<string, OutputFile | 'page'>
  /** The planned page that is written to a file of the output folder. */
  readonly pageAt: ReadonlyMap<string, PlannedPage>
  /** A page, drawn once. */
  draw(page: PlannedPage): TracedPage | Problem
  /** A function that draws pages with other templates of the same fields. */
  drawWith(templates: Templates): (page: PlannedPage) => Drawn | Problem
}

/** How the site is made in memory, again and again. */
export interface LiveSite {
  /**
   * The site as its files are. `changed` names those that changed since `last` was made; undefined: any may have. Only
   * files of pages among them cost no more than those pages.
   */
  make(last?: Live, changed?: ReadonlySet<string>): Promise<Step<Live>>
}

/** A site that is opened for as long as somebody works on it. */
export function liveSite(options: Options): LiveSite {
  const dates = history(options.root)
  const memory = cacheInMemory()
  const finish = async (opened: Opened, known?: Prepared): Promise<Step<Live>> => {
    const { files } = opened.inputs
    const prepared = known ? { value: known, problems: [] } : await prepare(opened)
    if (!prepared.value) return { ...prepared, files }
    const output = await outputFiles(opened, prepared.value, dates)
    if (!output.value) return { ...output, files }
    return { value: live(opened, prepared.value, output.value), problems: [], files }
  }
  return {
    async make(last, changed) {
      const pages = last && changed && (await editedPages(last, changed))
      if (last && pages) {
        if (!pages.value) return pages
        const { opened, same } = pages.value
        return finish(opened, same ? last.prepared : undefined)
      }
      const inputs = await inputsOf(options)
      const opened = await openSite(options, inputs, undefined, true)
      if (!opened.value) return opened
      inputs.save()
      await last?.opened.close()
      return finish({ ...opened.value, cache: memory(opened.value.cache) })
    },
  }
}

function live(opened: Opened, prepared: Prepared, files: Live['files']): Live {
  const { plan, work, site, inputs } = opened
  const setup = drawSetup({ ...opened, site }, prepared)
  const { job } = fingerprints(opened, setup)
  const trace = pageTracer(work, site, inputs.files.keys(), setup)
  const drawn = new Map<string, TracedPage | Problem>()
  return {
    opened,
    prepared,
    files,
    pageAt: new Map(plan.pages.map((page) => [fileOf(page.path), page])),
    draw(page) {
      const known = drawn.get(page.path) ?? trace(job(page))
      drawn.set(page.path, known)
      return known
    },
    drawWith(templates) {
      const other = pageWork({ read: (file) => inputs.files.get(file) ?? '', site, templates, tagged: true })
      const draw = other.drawer(setup)
      return (planned) => {
        const page = other.page(job(planned))
        return isProblem(page) ? page : draw(page)
      }
    },
  }
}

/** The most bytes of a page's file that is taken without asking what may be a file of the site. */
const MOST = 4_000_000

/**
 * The site after edits of pages' files alone; undefined where something else changed. `same`: nothing of what is
 * prepared before pages are drawn depends on what changed.
 */
async function editedPages(
  { opened }: Live,
  changed: ReadonlySet<string>,
): Promise<Step<{ opened: Opened; same: boolean }> | undefined> {
  const { options, inputs, site, content, work, templates } = opened
  const sources = site.sources.filter(({ file }) => changed.has(file))
  if (new Set(sources.map(({ file }) => file)).size !== changed.size) return undefined
  for (const file of changed) {
    const stats = lstatSync(join(options.root, file), { throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size > MOST) return undefined
  }
  const fail = (problems: readonly Problem[]) => ({ problems: inOrder(problems), files: inputs.files })
  const fresh = new Map<string, DocumentRecord>()
  const problems: Problem[] = []
  for (const source of sources) {
    site.begin(source.file)
    const [loaded] = work.load([source])
    if (!loaded) continue
    inputs.learn(source.file, loaded.digest)
    problems.push(...loaded.problems)
    if (loaded.record) fresh.set(placeOf(loaded.record), loaded.record)
  }
  if (problems.length > 0) return fail(problems)
  const records = opened.records.map((record) => fresh.get(placeOf(record)) ?? record)
  const planned = plan(content, records, templates.pages)
  if (!planned.value) return fail(planned.problems)
  const same = records.every((record, i) => preparedFrom(record) === preparedFrom(opened.records[i]))
  return { value: { opened: { ...opened, records, plan: planned.value }, same }, problems: [], files: inputs.files }
}

const placeOf = ({ file, route }: DocumentRecord) => `${route} ${file}`

/** What cards and the heading face take of a page's record. */
const preparedFrom = (record: DocumentRecord | undefined) =>
  record && JSON.stringify([record.title, record.social, record.pictures, record.headings])

/** What was asked for lately and is not asked for in the next round is let go. */
function cacheInMemory(): (disk: Cache) => Cache {
  let old = new Map<string, Promise<Uint8Array>>()
  return (disk) => {
    const last = old
    const held = new Map<string, Promise<Uint8Array>>()
    old = held
    return {
      getOrCreate(key, make) {
        const known = held.get(key) ?? last.get(key) ?? disk.getOrCreate(key, make)
        known.catch(() => held.delete(key))
        held.set(key, known)
        return known
      },
      clean: (now) => disk.clean(now),
    }
  }
}
