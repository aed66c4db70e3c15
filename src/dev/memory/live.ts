// The files of a site -> the whole site in memory, of which a page is drawn when it is asked for. After an edit only
// what the edited files decide is made again, and of pages that nobody looks at, later.
import type { Templates } from '../../assets/templates.ts'
import { history } from '../../load/history.ts'
import { keeper, type Reading } from '../../load/memory.ts'
import type { DocumentRecord, PageSource } from '../../model/content.ts'
import { type PlannedPage, pageIn } from '../../model/plan.ts'
import { inOrder, type Problem } from '../../model/problem.ts'
import { newTagger } from '../../model/source-map.ts'
import { drawSetup, fingerprints } from '../../pipeline/fingerprints.ts'
import { openSite } from '../../pipeline/open/open.ts'
import { inputsOf, type Opened, type Options, type Step, tableOf } from '../../pipeline/options.ts'
import { type SiteFiles, siteFiles } from '../../pipeline/output.ts'
import { pageTracer, type TracedPage } from '../../pipeline/page-check.ts'
import { type Drawn, isProblem, pageWork } from '../../pipeline/pages.ts'
import { type AssetParts, type Prepared, prepareAssets } from '../../pipeline/prepare.ts'
import type { Cache } from '../../runtime/cache.ts'
import { type AskedCards, askedCards } from './cards.ts'
import { editedSite, planAt } from './edited.ts'
import { inTurns } from './turns.ts'

/** A site in memory. */
export interface Live {
  readonly opened: Opened
  readonly prepared: Omit<Prepared, 'cards'>
  readonly cards: AskedCards
  readonly files: SiteFiles
  /**
   * Pages' files that are to be loaded again, for something else that decides what they say has changed: the page
   * itself is drawn as it is, others still have its name and its summary from before.
   */
  readonly pending: ReadonlySet<string>
  /** Nothing is left for later: pages' files are loaded, and what is wrong with cards and names of files is known. */
  readonly isComplete: boolean
  /** The planned page that is written to a file of the output folder. */
  pageAt(file: string): PlannedPage | undefined
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
   * The same site with nothing left for later; other work goes on meanwhile. It is `live` itself where no page is
   * another. Undefined once `isStopped` says that nobody wants it any more.
   */
  complete(live: Live, isStopped?: () => boolean): Promise<Step<Live> | undefined>
}

type IsLooked = (record: DocumentRecord) => boolean

/** What is taken over of a site of before. */
type Known = Partial<Pick<Live, 'prepared' | 'cards' | 'files' | 'pending'> & { readonly parts: Partial<AssetParts> }>

/**
 * A site that is opened for as long as somebody works on it. `onPicture` is told of each picture whose smaller ones are
 * to be made, which takes seconds.
 */
export function liveSite(options: Options, onPicture?: (file: string) => void): LiveSite {
  const dates = history(options.root)
  const memory = cacheInMemory()
  let disk: Cache | undefined
  const reading: Reading = { keep: keeper(), tagger: newTagger() }
  /** Those with which nothing is wrong. */
  const sound = new WeakSet<SiteFiles>()
  const finish = async (given: Opened, known: Known = {}, isShown: IsLooked = () => false): Promise<Step<Live>> => {
    const { pending = new Set() } = known
    const { files } = given.inputs
    disk ??= given.cache
    const opened = known.prepared ? given : { ...given, cache: memory(disk) }
    const assets = known.prepared
      ? { value: known.prepared, problems: [] }
      : await prepareAssets(opened, { known: known.parts ?? {}, ...(onPicture && { onPicture }) })
    if (!assets.value) return { ...assets, files }
    const cards = known.cards ?? (await askedCards(opened, tableOf(options, 'card-pictures')))
    const problems = cards === known.cards ? [] : cards.problems(opened.plan.pages.filter((p) => isShown(p.document)))
    if (problems.length > 0) return { problems, files }
    const { addresses, image } = cards
    const prepared = { ...assets.value, shell: { ...assets.value.shell, cards: addresses, image } }
    const output = known.files ?? (await siteFiles(opened, { ...prepared, cards }, await dates))
    return { value: live(opened, { prepared, cards, files: output, pending, sound }), problems: [], files }
  }
  return {
    async make(last, changed, isLooked = () => false) {
      const edited = last && changed && (await editedSite({ ...last, reading }, changed, isLooked))
      if (last && edited) {
        if (!edited.value) return edited
        const { opened, isPrepared, isNamed, isWritten, known, pending } = edited.value
        const { prepared, cards, files } = last
        const { templates, images } = prepared.parts
        const parts = { ...(known.templates && { templates }), ...(known.images && { images }) }
        const taken = { ...(isPrepared && { prepared }), ...(isNamed && { cards }), ...(isWritten && { files }) }
        return finish(opened, { ...taken, parts, pending }, (record) => isLooked(record) || changed.has(record.file))
      }
      const inputs = await inputsOf(options)
      const opened = await openSite(options, inputs, undefined, reading)
      if (!opened.value) return opened
      inputs.save()
      await last?.opened.close()
      return finish(opened.value)
    },
    async complete(last, isStopped = () => false) {
      const { files } = last.opened.inputs
      const loaded = last.pending.size === 0 ? { value: last } : await load(last, isStopped, finish)
      if (!loaded?.value) return loaded
      const { cards, files: output } = loaded.value
      if (!(await inTurns(cards.rest(), isStopped))) return undefined
      const problems = [...cards.problems(), ...output.all().problems]
      if (problems.length > 0) return { problems: inOrder(problems), files }
      sound.add(output)
      return { value: loaded.value, problems, files }
    },
  }
}

/** The site with the files of its pages loaded that are left. */
async function load(
  { opened, pending, prepared }: Live,
  isStopped: () => boolean,
  finish: (opened: Opened, known: Known) => Promise<Step<Live>>,
): Promise<Step<Live> | undefined> {
  const { inputs, site, work } = opened
  const fresh = new Map<DocumentRecord, DocumentRecord>()
  const problems: Problem[] = []
  function* each() {
    for (const record of opened.records) {
      if (!pending.has(record.file)) continue
      site.begin(record.file)
      const [one] = work.load([sourceOf(record)])
      if (one) problems.push(...one.problems)
      if (one?.record && JSON.stringify(one.record) !== JSON.stringify(record)) fresh.set(record, one.record)
      yield
    }
  }
  if (!(await inTurns(each(), isStopped))) return undefined
  const { files } = inputs
  if (problems.length > 0) return { problems: inOrder(problems), files }
  const records = opened.records.map((record) => fresh.get(record) ?? record)
  const plan = planAt(opened, { ...opened, records })
  return plan.value
    ? finish({ ...opened, records, plan: plan.value }, { parts: prepared.parts })
    : { problems: plan.problems, files }
}

function live(
  opened: Opened,
  given: Pick<Live, 'prepared' | 'cards' | 'files' | 'pending'> & { readonly sound: WeakSet<SiteFiles> },
): Live {
  const { work, site, inputs, plan } = opened
  const { prepared, cards, files, pending, sound } = given
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
    ...{ opened, prepared, cards, files, pending },
    get isComplete() {
      return pending.size === 0 && sound.has(files)
    },
    pageAt: (file) => pageIn(plan.pages, file),
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
