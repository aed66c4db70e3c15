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
  /** The site with other documents of some pages, where nothing but those pages depends on what changed in them. */
  withPages(opened: Opened): Live
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
        const { opened, prepared, alone } = pages.value
        if (alone) return { value: last.withPages(opened), problems: [], files: opened.inputs.files }
        return finish(opened, prepared)
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
  const { work, site, inputs } = opened
  const setup = drawSetup({ ...opened, site }, prepared)
  const { job } = fingerprints(opened, setup)
  const trace = pageTracer(work, site, inputs.files.keys(), setup)
  const drawn = new Map<PlannedPage, TracedPage | Problem>()
  const after = (opened: Opened): Live => ({
    opened,
    prepared,
    files,
    pageAt: new Map(opened.plan.pages.map((page) => [fileOf(page.path), page])),
    draw(page) {
      const known = drawn.get(page) ?? trace(job(page))
      drawn.set(page, known)
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
    withPages(fresh) {
      const pages = new Set(fresh.plan.pages)
      for (const page of drawn.keys()) if (!pages.has(page)) drawn.delete(page)
      return after(fresh)
    },
  })
  return after(opened)
}

/** The most bytes of a page's file that is taken without asking what may be a file of the site. */
const MOST = 4_000_000

/** A site after edits of pages' files alone. */
interface EditedPages {
  readonly opened: Opened
  /** What was prepared before pages are drawn, where it does not depend on what changed. */
  readonly prepared: Prepared | undefined
  /** Whether no other page and no other file of the output depends on what changed. */
  readonly alone: boolean
}

/** The site after edits of pages' files alone; undefined where something else changed. */
async function editedPages(
  { opened, prepared }: Live,
  changed: ReadonlySet<string>,
): Promise<Step<EditedPages> | undefined> {
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
  const { files } = inputs
  const records = opened.records.map((record) => fresh.get(placeOf(record)) ?? record)
  const equal = (part: typeof preparedFrom) =>
    records.every((record, i) => record === opened.records[i] || part(record) === part(opened.records[i]))
  const known = equal(preparedFrom) ? prepared : undefined
  if (known && equal(plannedFrom)) {
    const pages = opened.plan.pages.map((page) => {
      const document = fresh.get(placeOf(page.document))
      return document ? { ...page, document } : page
    })
    const value = { opened: { ...opened, records, plan: { ...opened.plan, pages } }, prepared: known, alone: true }
    return { value, problems: [], files }
  }
  const planned = plan(content, records, templates.pages)
  if (!planned.value) return fail(planned.problems)
  const value = { opened: { ...opened, records, plan: planned.value }, prepared: known, alone: false }
  return { value, problems: [], files }
}

const placeOf = ({ file, route }: DocumentRecord) => `${route} ${file}`

/** What cards and the heading face take of a page's record. */
const preparedFrom = (record: DocumentRecord | undefined) =>
  record && JSON.stringify([record.title, record.social, record.icon, record.pictures, record.headings])

/** What the plan, other pages and the sitemap take of it. */
const plannedFrom = (record: DocumentRecord | undefined) =>
  record &&
  JSON.stringify([
    [record.name, record.summary, record.detail, record.icon, record.inflections],
    [record.robots, record.questionsFrom, record.template, record.references],
  ])

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
      has: (key) => held.has(key) || last.has(key) || disk.has(key),
      clean: (now) => disk.clean(now),
    }
  }
}
