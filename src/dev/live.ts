// The files of a site -> the whole site in memory, of which a page is drawn when it is asked for. After an edit only
// what the edited files decide is made again.
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Templates } from '../assets/templates.ts'
import { headingCharacters } from '../load/document.ts'
import { history } from '../load/history.ts'
import { isFaq } from '../load/sources.ts'
import { fileOf } from '../model/address.ts'
import type { DocumentRecord } from '../model/content.ts'
import type { PlannedPage } from '../model/plan.ts'
import { inOrder, type Problem } from '../model/problem.ts'
import { drawSetup, fingerprints } from '../pipeline/fingerprints.ts'
import { type Opened, openSite, plain } from '../pipeline/open.ts'
import { inputsOf, type Options, type Step } from '../pipeline/options.ts'
import { type OutputFile, outputFiles } from '../pipeline/output.ts'
import { pageTracer, type TracedPage } from '../pipeline/page-check.ts'
import { type Drawn, isProblem, pageWork } from '../pipeline/pages.ts'
import { type Prepared, prepare } from '../pipeline/prepare.ts'
import { plan } from '../plan/plan.ts'
import type { Cache } from '../runtime/cache.ts'
import { shortDigest } from '../runtime/digest.ts'

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
   * The site as its files are. `changed` names those that changed since `last` was made; undefined: any may have. Where
   * they are pages' files or data files alone, nothing else is loaded.
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
      const edited = last && changed && (await editedFiles(last, changed))
      if (last && edited) {
        if (!edited.value) return edited
        const { opened, prepared, files, alone } = edited.value
        if (!prepared || !files) return finish(opened, prepared)
        const value = alone ? last.withPages(opened) : live(opened, prepared, files)
        return { value, problems: [], files: opened.inputs.files }
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

/** The most bytes of a file that is taken without asking what may be a file of the site. */
const MOST = 4_000_000

/** A site after edits of pages' files and data files alone. */
interface EditedFiles {
  readonly opened: Opened
  /** What was prepared before pages are drawn, where it does not depend on what changed. */
  readonly prepared: Prepared | undefined
  /** Files of the output, where which there are and what they hold but for pages does not depend on it either. */
  readonly files: Live['files'] | undefined
  /** Whether no page but those of the files depends on it. */
  readonly alone: boolean
}

/** The site after edits of pages' files and data files alone; undefined where something else changed. */
async function editedFiles(last: Live, changed: ReadonlySet<string>): Promise<Step<EditedFiles> | undefined> {
  const { options, inputs, site: before } = last.opened
  // A word of one language may stand on pages of another.
  if (before.others.size > 0) return undefined
  const bytes = new Map<string, Buffer>()
  for (const file of changed) {
    const stats = lstatSync(join(options.root, file), { throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size > MOST) return undefined
    bytes.set(file, readFileSync(join(options.root, file)))
  }
  const sources = last.opened.site.sources.filter(({ file }) => changed.has(file))
  const pages = new Set(sources.map(({ file }) => file))
  const fail = (problems: readonly Problem[]) => ({ problems: inOrder(problems), files: inputs.files })

  let { site } = last.opened
  const problems: Problem[] = []
  const edited = [...bytes].filter(([file]) => !pages.has(file))
  for (const [file, contents] of edited) {
    inputs.learn(file, shortDigest(contents))
    const result = site.withData(file, contents)
    if (!result) return undefined
    problems.push(...result.problems)
    site = result.value ?? site
  }
  const opened = edited.length === 0 ? last.opened : withSite(last.opened, site)
  const fresh = new Map<string, DocumentRecord>()
  for (const source of sources) {
    site.begin(source.file)
    const [loaded] = opened.work.load([source])
    if (!loaded) continue
    inputs.learn(source.file, loaded.digest)
    problems.push(...loaded.problems)
    if (loaded.record) fresh.set(placeOf(loaded.record), loaded.record)
  }
  if (problems.length > 0) return fail(problems)
  const records = opened.records.map((record) => fresh.get(placeOf(record)) ?? record)
  const equal = (part: typeof preparedFrom) =>
    records.every((record, i) => record === opened.records[i] || part(record) === part(opened.records[i]))
  const letters = ({ values }: Opened['site']) => edited.map(([file]) => lettersOf(values.get(file))).join()
  const same = equal(preparedFrom) && letters(opened.content) === letters(last.opened.content)
  const prepared = same ? last.prepared : undefined
  const hasQuestions = edited.some(([file]) => isFaq(file))
  if (prepared && !hasQuestions && equal(plannedFrom)) {
    const planned = opened.plan.pages.map((page) => {
      const document = fresh.get(placeOf(page.document))
      return document ? { ...page, document } : page
    })
    const value = { ...opened, records, plan: { ...opened.plan, pages: planned } }
    const result = { opened: value, prepared, files: last.files, alone: edited.length === 0 }
    return { value: result, problems: [], files: inputs.files }
  }
  const planned = plan(opened.content, records, opened.templates.pages)
  if (!planned.value) return fail(planned.problems)
  const value = { ...opened, records, plan: planned.value }
  return { value: { opened: value, prepared, files: undefined, alone: false }, problems: [], files: inputs.files }
}

/** What was opened, with the same pages and other data. */
function withSite(opened: Opened, site: Opened['site']): Opened {
  const { inputs, templates } = opened
  const work = pageWork({ read: (file) => inputs.files.get(file) ?? '', site, templates, tagged: true })
  return { ...opened, site, content: plain(site), work }
}

/** The letters of the headings of a value. */
function lettersOf(value: unknown): string {
  const letters = headingCharacters()
  letters.add(value)
  return letters.all()
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
