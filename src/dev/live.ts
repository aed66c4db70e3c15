// The files of a site -> the whole site in memory, of which a page is drawn when it is asked for. After an edit only
// what the edited files decide is made again, and of pages that nobody looks at, later.
import type { Templates } from '../assets/templates.ts'
import { history } from '../load/history.ts'
import { keeper, type Reading } from '../load/memory.ts'
import { fileOf } from '../model/address.ts'
import type { DocumentRecord, PageSource } from '../model/content.ts'
import type { PlannedPage } from '../model/plan.ts'
import { inOrder, type Problem } from '../model/problem.ts'
import { newTagger } from '../model/source-map.ts'
import { drawSetup, fingerprints } from '../pipeline/fingerprints.ts'
import { type Opened, openSite } from '../pipeline/open.ts'
import { inputsOf, type Options, type Step } from '../pipeline/options.ts'
import { type OutputFile, outputFiles } from '../pipeline/output.ts'
import { pageTracer, type TracedPage } from '../pipeline/page-check.ts'
import { type Drawn, isProblem, pageWork } from '../pipeline/pages.ts'
import { type Prepared, prepare } from '../pipeline/prepare.ts'
import type { Cache } from '../runtime/cache.ts'
import { editedSite, planAt } from './edited.ts'

/** A site in memory. */
export interface Live {
  readonly opened: Opened
  readonly prepared: Prepared
  readonly files: ReadonlyMap<string, OutputFile | 'page'>
  /** The planned page that is written to a file of the output folder. */
  readonly pageAt: ReadonlyMap<string, PlannedPage>
  /**
   * Pages' files that are to be loaded again, for something else that decides what they say has changed: the page
   * itself is drawn as it is, others still have its name and its summary from before.
   */
  readonly pending: ReadonlySet<string>
  /** Nothing is left for later: neither pages' files nor social cards. */
  readonly isComplete: boolean
  /** A page, drawn once. */
  draw(page: PlannedPage): TracedPage | Problem
  /** A function that draws pages with other templates of the same fields. */
  drawWith(templates: Templates): (page: PlannedPage) => Drawn | Problem
}

/** How the site is made in memory, again and again. */
export interface LiveSite {
  /**
   * The site as its files are. `changed` names those that changed since `last` was made; undefined: any may have.
   * `isLooked`: a page that somebody looks at, which is not left for later.
   */
  make(last?: Live, changed?: ReadonlySet<string>, isLooked?: IsLooked): Promise<Step<Live>>
  /**
   * The same site with nothing left for later; other work goes on meanwhile. Undefined once `isStopped` says that
   * nobody wants it any more.
   */
  complete(live: Live, isStopped?: () => boolean): Promise<Step<Live> | undefined>
}

type IsLooked = (record: DocumentRecord) => boolean

/** Pages that are loaded again at once though nobody looks at them: so few that nobody waits. */
const FEW = 20

/** Milliseconds of work between two times that others may work. */
const TURN = 12

/** A site that is opened for as long as somebody works on it. */
export function liveSite(options: Options, few = FEW): LiveSite {
  const dates = history(options.root)
  const memory = cacheInMemory()
  let disk: Cache | undefined
  const reading: Reading = { keep: keeper(), tagger: newTagger() }
  const finish = async (
    given: Opened,
    { pending = new Set(), isLater, ...known }: Partial<Live> & { isLater?: IsLooked } = {},
  ): Promise<Step<Live>> => {
    const { files } = given.inputs
    disk ??= given.cache
    const opened = known.prepared ? given : { ...given, cache: memory(disk) }
    const prepared = known.prepared ? { value: known.prepared, problems: [] } : await prepare(opened, isLater)
    if (!prepared.value) return { ...prepared, files }
    const output = known.files
      ? { value: known.files, problems: [] }
      : await outputFiles(opened, prepared.value, await dates)
    if (!output.value) return { ...output, files }
    return { value: live(opened, prepared.value, output.value, pending), problems: [], files }
  }
  return {
    async make(last, changed, isLooked = () => false) {
      const edited = last && changed && (await editedSite({ ...last, reading, few }, changed, isLooked))
      if (last && edited) {
        if (!edited.value) return edited
        const { opened, isPrepared, isWritten, pending } = edited.value
        const left = isPrepared === 'almost' ? 1 : 0
        const prepared = isPrepared && { ...last.prepared, left: last.prepared.left + left }
        const known = { ...(prepared && { prepared }), ...(isWritten && { files: last.files }) }
        return finish(opened, { ...known, pending, isLater: (record) => !isLooked(record) })
      }
      const inputs = await inputsOf(options)
      const opened = await openSite(options, inputs, undefined, reading)
      if (!opened.value) return opened
      inputs.save()
      await last?.opened.close()
      return finish(opened.value)
    },
    async complete(last, isStopped = () => false) {
      const { opened, pending } = last
      const { inputs, site, work } = opened
      const fresh = new Map<DocumentRecord, DocumentRecord>()
      const problems: Problem[] = []
      let began = performance.now()
      for (const record of opened.records) {
        if (!pending.has(record.file)) continue
        if (performance.now() - began > TURN) {
          await new Promise((done) => setImmediate(done))
          if (isStopped()) return undefined
          began = performance.now()
        }
        site.begin(record.file)
        const [one] = work.load([sourceOf(record)])
        if (!one) continue
        problems.push(...one.problems)
        if (one.record) fresh.set(record, one.record)
      }
      if (problems.length > 0) return { problems: inOrder(problems), files: inputs.files }
      const records = opened.records.map((record) => {
        const next = fresh.get(record)
        return next && JSON.stringify(next) !== JSON.stringify(record) ? next : record
      })
      const plan = planAt(opened, { ...opened, records })
      if (!plan.value) return { problems: plan.problems, files: inputs.files }
      return finish({ ...opened, records, plan: plan.value })
    },
  }
}

function live(opened: Opened, prepared: Prepared, files: Live['files'], pending: Live['pending']): Live {
  const { work, site, inputs, plan } = opened
  const setup = drawSetup({ ...opened, site }, prepared)
  const { job } = fingerprints(opened, setup)
  const trace = pageTracer(work, site, inputs.files.keys(), setup)
  const drawn = new Map<PlannedPage, TracedPage | Problem>()
  /** The page as its file is; the first problem of one that was left for later. */
  const loaded = (page: PlannedPage): PlannedPage | Problem => {
    if (!pending.has(page.document.file)) return page
    site.begin(page.document.file)
    const [one] = work.load([sourceOf(page.document)])
    return one?.problems[0] ?? { ...page, document: one?.record ?? page.document }
  }
  return {
    opened,
    prepared,
    files,
    pending,
    isComplete: pending.size === 0 && prepared.left === 0,
    pageAt: new Map(plan.pages.map((page) => [fileOf(page.path), page])),
    draw(page) {
      const ready = drawn.get(page) ?? loaded(page)
      const known = 'path' in ready ? trace(job(ready)) : (ready as TracedPage | Problem)
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
  }
}

/** The source that a record was loaded from. */
const sourceOf = ({ file, base, slug, ownSlug, collection, language, route }: PageSource): PageSource => ({
  ...{ file, slug, collection, language, route },
  ...(base !== undefined && { base }),
  ...(ownSlug !== undefined && { ownSlug }),
})

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
