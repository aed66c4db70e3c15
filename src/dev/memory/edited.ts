// Files of a site that changed, and the site before -> the site after: what they do not decide is taken over, and what
// they decide of pages that nobody looks at is left for later. What may change anything is left to whoever opens the
// site anew.
import { loadTemplates, type Templates } from '../../assets/templates.ts'
import { headingCharacters } from '../../load/document.ts'
import { type LoadedSite, untaggedSite } from '../../load/loaded.ts'
import type { Reading } from '../../load/memory.ts'
import { loadSite } from '../../load/site.ts'
import { pageFiles } from '../../load/sources.ts'
import { parseFile } from '../../load/yaml/parse.ts'
import { templateFolder } from '../../load/yaml/template-folder.ts'
import { type DocumentRecord, filesOf, inLanguages, type PageSource } from '../../model/content.ts'
import { inOrder, type Problem } from '../../model/problem.ts'
import { unique } from '../../pipeline/open/base.ts'
import { recordKeys, stands } from '../../pipeline/open/records.ts'
import { cachePath, type Opened, type Step } from '../../pipeline/options.ts'
import { pageWork } from '../../pipeline/pages.ts'
import type { AssetParts } from '../../pipeline/prepare.ts'
import { planAgain } from '../../plan/again.ts'
import { plan } from '../../plan/plan.ts'
import { hostNames } from '../../runtime/engine.ts'

/** More files than this are read faster by opening the site anew. */
const MANY = 500

/** A site after edits. */
export interface Edited {
  readonly opened: Opened
  /** What was prepared before pages are drawn does not depend on what changed. */
  readonly isPrepared: boolean
  /** Which parts of it do not, where others do. */
  readonly known: Readonly<Record<keyof AssetParts, boolean>>
  /** Neither do the cards. */
  readonly isNamed: boolean
  /** Neither does which files there are, nor what they hold but for pages. */
  readonly isWritten: boolean
  /** Pages whose files must be loaded again: their records are those of before. */
  readonly pending: ReadonlySet<string>
}

/** What is known of a site before edits. */
export interface Before {
  readonly opened: Opened
  readonly reading: Reading
  readonly pending: ReadonlySet<string>
}

/** The site after edits; undefined where it must be opened anew. `isLooked`: a page that somebody looks at. */
export async function editedSite(
  { opened: last, reading, pending }: Before,
  changed: ReadonlySet<string>,
  isLooked: (record: DocumentRecord) => boolean,
): Promise<Step<Edited> | undefined> {
  const { inputs, options } = last
  const { files } = inputs
  const fail = (problems: readonly Problem[]) => ({ problems: inOrder(unique(problems)), files })
  if (changed.size > MANY || [...changed].some((file) => FOLDERS.has(file) || file === inputs.templates))
    return undefined
  const names = [...files.keys()].length
  const were = new Set([...changed].filter((file) => files.has(file)))
  inputs.look(changed)
  if (inputs.problems.length > 0) return fail(inputs.problems)
  if (changed.has('site.yaml') && (await templateFolder(files)) !== inputs.templates) return undefined

  const isOfTemplates = (file: string) => file.startsWith(`${inputs.templates}/`)
  const work = { root: options.root, folder: inputs.templates, cache: cachePath(options.root) }
  const redrawn = [...changed].some((file) => isOfTemplates(file) && !file.endsWith('.css'))
  const loaded = redrawn ? await loadTemplates(work) : { value: last.templates, problems: [] }
  if (!loaded.value) return fail(loaded.problems)
  const templates = loaded.value.hash === last.templates.hash ? last.templates : loaded.value

  // A translation may say where its page is.
  const entries = new Set(last.site.sources.flatMap(({ file, base }) => (base === undefined ? [file] : [])))
  const isOnlyPages =
    templates === last.templates &&
    [...changed].every((file) => (entries.has(file) && were.has(file) && files.has(file)) || isOfTemplates(file))
  const loading = isOnlyPages
    ? { value: last.site, problems: [], unparsed: false }
    : loadAgain(last, templates, reading)
  const site = loading.value
  const parse = (file: string) => parseFile(file, files.get(file) ?? '').problems
  const entriesOf = () => pageFiles([...changed].filter(files.has))
  if (!site) return fail([...loading.problems, ...(loading.unparsed ? entriesOf().flatMap(parse) : [])])

  const opened = withSite(last, site, templates)
  const records = recordsAgain(last, opened, { changed, pending, isLooked })
  const problems = [...(records.unparsed ? [] : loading.problems), ...records.problems]
  if (problems.length > 0) return fail(problems)
  const planned = planAt(last, { ...opened, records: records.records })
  if (!planned.value) return fail(planned.problems)
  const value = { ...opened, records: records.records, plan: planned.value }
  const areNamed =
    [...files.keys()].length === names && [...changed].every((file) => were.has(file) === files.has(file))
  const isSame = site === last.site || stated(site) === stated(last.site)
  const arePaths =
    JSON.stringify(inLanguages(site).map(({ routes }) => routes.pages)) ===
      JSON.stringify(inLanguages(last.site).map(({ routes }) => routes.pages)) &&
    site.sources.every((source, i) => source === last.site.sources[i])
  const isIn = (folder: string) => [...changed].some((file) => `${file}/`.startsWith(`${folder}/`))
  const known = { templates: !isIn(inputs.templates), images: !isIn('content/images') }
  const isPrepared =
    isSame &&
    areNamed &&
    arePaths &&
    templates === last.templates &&
    known.templates &&
    known.images &&
    !changed.has('public/favicon.svg') &&
    shownData(last.content, templates) === shownData(value.content, templates) &&
    preparedAlike(last.records, value.records)
  // Their pictures may show the names of other pages.
  const isNamed = isPrepared && planned.same
  const isWritten =
    isNamed &&
    planned.value.redirects === last.plan.redirects &&
    ![...changed].some((file) => file.startsWith('public/'))
  return {
    value: { opened: value, isPrepared, known, isNamed, isWritten, pending: records.pending },
    problems: [],
    files,
  }
}

/** What leads to the files of a site: of which files it consists is another thing once one of these is. */
const FOLDERS: ReadonlySet<string> = new Set(['content', 'public'])

/** Everything but the pages' files, of which only what changed is read. */
function loadAgain({ inputs }: Opened, shapes: Templates, { keep, tagger }: Reading) {
  const { files, digest } = inputs
  return loadSite({ files, shapes, hosts: hostNames(), tagger, memory: { keep, digest } })
}

/** What was opened, with another site; nothing of it is under way. */
function withSite(opened: Opened, site: LoadedSite, templates: Templates): Opened {
  const { inputs, content } = opened
  const work = pageWork({ read: (file) => inputs.files.get(file) ?? '', site, templates, tagged: true })
  return { ...opened, site, templates, content: site === opened.site ? content : untaggedSite(site), work }
}

/** The record of every page: that of before, where nothing that decides it changed. */
function recordsAgain(
  last: Opened,
  { site, templates, work, inputs }: Opened,
  {
    changed,
    pending,
    isLooked,
  }: Pick<Before, 'pending'> & { changed: ReadonlySet<string>; isLooked: (record: DocumentRecord) => boolean },
) {
  const [before, after] = [recordKeys(last.site, last.templates), recordKeys(site, templates)]
  const isSame = site === last.site && templates === last.templates
  const isKnown = isSame || factsOf(site) === factsOf(last.site)
  const gone = site === last.site ? NOTHING : goneFrom(last.site, site)
  /** Whether what a record refers to is still there, and says the same. */
  const isStanding = (record: DocumentRecord) =>
    isKnown ? gone.size === 0 || !namesIn(record).some((name) => gone.has(name)) : stands(record, site)
  /** How much later a source stands than it stood. */
  let moved = 0
  /** Where it stood: where pages came or went, most stand one step away from there. */
  const placeOf = (source: PageSource, i: number): number | undefined => {
    const step = [0, 1, -1].find((step) => isEqual(last.site.sources[i - moved - step], source))
    moved += step ?? 0
    return step === undefined ? undefined : i - moved
  }
  let byKey: Map<string, DocumentRecord> | undefined
  let byFile: Map<string, DocumentRecord> | undefined
  const recordOf = (source: PageSource, at: number | undefined): DocumentRecord | undefined => {
    const same = at === undefined ? undefined : last.site.sources[at]
    if (at !== undefined && same)
      return isSame || before.ofRoute(same) === after.ofRoute(source) ? last.records[at] : undefined
    byKey ??= new Map(last.records.map((record, i) => [before.of(last.site.sources[i] ?? record), record]))
    const record = byKey.get(after.of(source))
    return record?.route === source.route ? record : record && { ...record, ...source }
  }
  /** A record that is not as it would be loaded, but of a page that there is. */
  const stale = (source: PageSource, at: number | undefined): DocumentRecord | undefined => {
    if (at === undefined) byFile ??= new Map(last.records.map((record) => [record.file, record]))
    const record = at === undefined ? byFile?.get(source.file) : last.records[at]
    if (record?.language !== source.language || !Object.hasOwn(templates.pages, record.template)) return undefined
    const isSamePage = record.route === source.route && record.ownSlug === source.ownSlug
    return isSamePage ? record : { ...record, ...source }
  }
  const left = new Set<string>()
  const problems: Problem[] = []
  let unparsed = false
  const load = (source: PageSource): DocumentRecord | undefined => {
    site.begin(source.file)
    const [one] = work.load([source])
    for (const [file, digest] of one?.read ?? []) inputs.learn(file, digest)
    if (one?.unparsed && !unparsed) problems.length = 0
    unparsed ||= one?.unparsed === true
    if (one && (one.unparsed || !unparsed)) problems.push(...one.problems)
    return one?.record
  }
  const records = site.sources.flatMap((source, i): DocumentRecord[] => {
    const isChanged = filesOf(source).some((file) => changed.has(file))
    const at = placeOf(source, i)
    const record = isChanged ? undefined : recordOf(source, at)
    if (record && !pending.has(record.file) && isStanding(record)) return [record]
    const old = isChanged ? undefined : (record ?? stale(source, at))
    if (!old || isLooked(old)) return [load(source)].flatMap((one) => one ?? [])
    left.add(source.file)
    return [old]
  })
  return { records, problems, unparsed, pending: left }
}

/** The facts and the data that pages refer to. */
const factsOf = (site: LoadedSite) =>
  JSON.stringify(inLanguages(site).map(({ tokens, data }) => [[...tokens], [...data.keys()]]))

/** Whether two sources are the same; whoever made them. */
const isEqual = (one: PageSource | undefined, other: PageSource) =>
  one === other ||
  (one?.file === other.file &&
    one.base === other.base &&
    one.ownSlug === other.ownSlug &&
    one.slug === other.slug &&
    one.collection === other.collection &&
    one.route === other.route &&
    one.language === other.language)

const NOTHING: ReadonlySet<string> = new Set()

/** The entries, groups of questions and pictures that records may refer to and that there are no more. */
function goneFrom(last: LoadedSite, site: LoadedSite): ReadonlySet<string> {
  const gone = new Set<string>()
  if (last.slugs !== site.slugs)
    for (const [collection, slugs] of last.slugs)
      for (const slug of slugs) if (!site.slugs.get(collection)?.has(slug)) gone.add(`${collection}/${slug}`)
  if (last.pictures !== site.pictures)
    for (const picture of last.pictures) if (!site.pictures.has(picture)) gone.add(picture)
  return gone
}

/** What a record refers to. */
const namesIn = ({ references, pictures, questionsFrom }: DocumentRecord) => [
  ...references,
  ...pictures,
  ...(questionsFrom === undefined ? [] : [`faqs/${questionsFrom}`]),
]

/** The plan of what was opened; `same`: but for records, sites and redirects it is that of before. */
export function planAt(last: Opened, { content, records, templates }: Opened) {
  const before = { content: last.content, records: last.records, templates: last.templates.pages }
  const again = planAgain(last.plan, before, { content, records, templates: templates.pages })
  if (again) return { ...again, same: true }
  return { ...plan(content, records, templates.pages), same: false }
}

/** What the site states, in all its languages. */
const stated = (site: LoadedSite) => JSON.stringify(inLanguages(site).map((own) => own.site))

/** What of data and questions is prepared: the letters of headings, and the data that cards show. */
function shownData(content: LoadedSite, { card }: Templates): string {
  const letters = headingCharacters()
  const own = inLanguages(content).map(({ data, faqs }) => {
    for (const value of [...data.values(), ...faqs.values()]) letters.add(value)
    return card?.uses?.map((name) => data.get(name))
  })
  return JSON.stringify([letters.all(), own])
}

/** Whether cards and the heading face take the same of two lists of records. */
const preparedAlike = (some: readonly DocumentRecord[], others: readonly DocumentRecord[]) =>
  some.length === others.length &&
  some.every((record, i) => record === others[i] || preparedFrom(record) === preparedFrom(others[i]))

/** What they take of one. */
const preparedFrom = (record: DocumentRecord | undefined) =>
  record && JSON.stringify([record.file, record.title, record.social, record.icon, record.pictures, record.headings])
