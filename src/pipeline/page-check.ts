// Checks pages that are rendered with source tags: the findings of rules, each at a value of the YAML, and the summary
// that rules of the site read.
import { groupedBy } from '../check/grouped.ts'
import { pageContext, plannedPage } from '../check/input/context.ts'
import { untranslatedIn } from '../check/input/languages.ts'
import { notesOf } from '../check/input/notes.ts'
import { claimUses, wordsOf } from '../check/input/words.ts'
import type { Note } from '../check/note.ts'
import { type LocatedText, type Location, locator } from '../check/page/locate.ts'
import { untaggedTexts } from '../check/page/untagged-texts.ts'
import type { PageLink, PageSummary, Span } from '../check/page-facts.ts'
import { tagsAt } from '../check/report/drawn-by.ts'
import type { Finding, PageContext, Words } from '../check/rule.ts'
import { loadRules } from '../check/rules.ts'
import { checkMarkup, checkPage, checkWords, type Found, type Rules } from '../check/run.ts'
import { isOfPlaces, ROUTES } from '../check/site/places.ts'
import { loadLanguage } from '../language/load.ts'
import { type LoadedSite, untaggedSite } from '../load/site.ts'
import { yamlFiles } from '../load/sources.ts'
import type { Card } from '../model/card.ts'
import { type Content, fileIn, inLanguage, inLanguages, isSiteFile } from '../model/content.ts'
import { type Path, valueAt } from '../model/data.ts'
import type { Problem } from '../model/problem.ts'
import { type Mapping, sourceMap, taggedTexts, withoutTags } from '../model/source-map.ts'
import { shortDigest } from '../runtime/digest.ts'
import { onceBy } from '../runtime/once.ts'
import type { WorkerSetup } from './messages.ts'
import { type DrawSetup, isProblem, type PageJob, type PageWork, type WordCheck, type WordsResult } from './pages.ts'

/** The rules and their contexts. */
export interface PageChecks {
  readonly rules: Rules
  /** By language. */
  readonly contexts: ReadonlyMap<string, PageContext>
}

/** The context of rules of pages and words in a language. */
export function contextIn({ contexts }: PageChecks, language: string): PageContext {
  const context = contexts.get(language)
  if (!context) throw new Error(`there are no checks in a language of the site: ${language}`)
  return context
}

/** The checks of a site. `content` has no source tags. */
export async function pageChecks(content: Content, rules: Rules, year: number): Promise<PageChecks> {
  const contexts = inLanguages(content).map(async (own) => {
    const code = own.site?.language ?? ''
    return [code, pageContext(own, await loadLanguage(code), year)] as const
  })
  return { rules, contexts: new Map(await Promise.all(contexts)) }
}

/** The checks of the words of pages' files. */
export const wordCheck =
  (site: LoadedSite, checks: PageChecks): WordCheck =>
  async ({ document: { file, base, route, language, collection, entry }, raw, placeholders }) => {
    const source = (path: Path) => {
      // Most texts are in the file itself, or in a group that it takes from its route as a whole.
      const isOfRoute = base === undefined && valueAt(raw, path.slice(0, 1)) === undefined
      const typed = valueAt(isOfRoute ? site.routes.pages[route]?.defaults : raw, path)
      return typeof typed === 'string' ? typed : site.source(file, path)
    }
    const words = wordsOf({ file, values: entry, source, placeholders })
    const defaults = inLanguage(site, language).routes.pages[route]?.defaults
    // A text that a translation takes from the first language is checked there.
    const isOwn = ({ path }: Words) =>
      base === undefined || valueAt(raw, path) !== undefined || valueAt(defaults, path) !== undefined
    const checked = await checkedWords(words.filter(isOwn), checks, language)
    // Cached with its line, so that no later run parses the file to find it.
    const found = checked.found.map((one) => ({ ...one, finding: inFile(one.finding, file, site) }))
    const routes = fileIn(inLanguage(site, language), ROUTES)
    const notes = checked.notes.flatMap((note) => {
      // Names are compared between pages about places.
      if (note.kind === 'names' && !isOfPlaces(site.routes, collection)) return []
      return valueAt(raw, note.path) === undefined ? ofRoute(note, routes) : note
    })
    return { ...checked, found, notes, untranslated: untranslatedIn(words, isOwn) }
  }

/** A note on a text that all pages of a route show: its numbers are those of `routes`, and no paragraph is a copy. */
function ofRoute(note: Note, routes: string): Note | [] {
  if (note.kind === 'paragraph') return []
  return note.kind === 'number' ? { ...note, file: routes } : note
}

/** A finding at the line of its value if that is in the file itself: other files may change while this is cached. */
function inFile(finding: Finding, file: string, site: LoadedSite): Finding {
  const { at } = finding
  if (!('path' in at) || at.file !== file) return finding
  const place = site.at(file, at.path, at.part)
  return place.file === file ? { ...finding, at: { ...place, value: at.value } } : finding
}

/** Checks words of a language. */
export async function checkedWords(
  words: readonly Words[],
  checks: PageChecks,
  language: string,
): Promise<WordsResult> {
  const { rules } = checks
  const context = contextIn(checks, language)
  return {
    untranslated: [],
    found: words.length === 0 ? [] : await checkWords(words, rules, context),
    uses: claimUses(words, context.tokens),
    notes: notesOf(words, context),
  }
}

/** A page as it is built, with functions from its HTML to the YAML. */
export interface TracedPage {
  readonly html: string
  readonly reads: readonly string[]
  readonly locate: (span: Span, value?: string) => Location | undefined
  /** The texts of its own file that it does not show. */
  readonly unshown: () => readonly Path[]
  /** The YAML files whose texts it shows. */
  readonly files: () => readonly string[]
  /** The texts of the YAML that it shows, in order, each with the offset in its HTML at which it ends. */
  readonly texts: () => readonly (LocatedText & { readonly at: number })[]
}

/** A checked page. */
export interface CheckedPage {
  readonly path: string
  readonly reads: readonly string[]
  /** Digest and size in bytes of its HTML. */
  readonly digest: string
  readonly size: number
  readonly found: readonly Found[]
  readonly summary: PageSummary
  /** The links of its navigation, which most pages share, with their digest; `summary` has only the others. */
  readonly menu: readonly [digest: string, links: readonly PageLink[]]
  /** The name of its structure; undefined if no rule examines markup. */
  readonly structure: string | undefined
}

/** A function that renders pages with source tags and removes the tags. */
export function pageTracer(
  work: PageWork,
  site: LoadedSite,
  files: Iterable<string>,
  setup: DrawSetup,
): (job: PageJob) => TracedPage | Problem {
  const draw = work.drawer(setup)
  const names = yamlFiles(files)
  const untagged = untaggedTexts(setup.parts, site.site)
  const shared = onceBy(
    ({ language, file }: { language: string; file: string }) => `${language} ${file}`,
    ({ language, file }) => taggedTexts(inLanguage(site, language).values.get(file)),
  )
  return (job) => {
    const drawn = draw(job)
    if (isProblem(drawn)) return drawn
    const { html, mappings } = sourceMap(drawn.html)
    const { file: own, language, route, base } = job.planned.document
    const { entry } = drawn.page.props
    const valuesOf = (file: string) => (file === own ? entry : inLanguage(site, language).values.get(file))
    const { defaults } = site.routes.pages[route] ?? {}
    /** Whether the file of the page has a text itself, and does not take it from its route or another language. */
    const isOwn = (path: Path) =>
      (base === undefined && valueAt(defaults, path) === undefined) || site.at(own, path).file === own
    const ownTexts = taggedTexts(entry)
    const textOf = ({ file: number, number: text }: Mapping) => {
      const file = names[number] ?? ''
      const found = (file === own ? ownTexts : shared({ language, file })).get(text)
      return found && { ...found, file }
    }
    /** The file of a text; with its path for embeds, which few pages show, and for what a translation inherits. */
    const filesOf = (mapping: Mapping) => {
      const file = names[mapping.file] ?? ''
      const isTranslation = file === own && job.planned.document.base !== undefined
      const { path = [] } = ((isSiteFile(file) || isTranslation) && textOf(mapping)) || {}
      return path[0] === 'embeds' || (isTranslation && !isOwn(path)) ? [file, `${file} ${path.join('.')}`] : [file]
    }
    return {
      html,
      reads: drawn.reads,
      unshown() {
        const shown = new Set(mappings.flatMap(({ file, number }) => (names[file] === own ? [number] : [])))
        return [...ownTexts].flatMap(([number, { path }]) => (!shown.has(number) && isOwn(path) ? [path] : []))
      },
      files: () => [...new Set(mappings.flatMap(filesOf))].sort(),
      texts: () => mappings.flatMap((one) => ((text) => (text ? [{ ...text, at: one.at }] : []))(textOf(one))),
      locate: locator(html, mappings, {
        textOf,
        untagged: untagged(job.planned.document, job.cards),
        listed: (address) => ((path) => path && { file: own, path })(cardIn(entry, address)),
        beside: (text, value) => siblingOf(text, value, valuesOf(text.file)),
      }),
    }
  }
}

/** The place of a value in the same group as a text. */
function siblingOf({ file, path }: Location, value: string, values: unknown): Location | undefined {
  const group = Object.entries((valueAt(values, path.slice(0, -1)) ?? {}) as Record<string, unknown>)
  const same = group.find(([, each]) => typeof each === 'string' && withoutTags(each) === value)
  return same && { file, path: [...path.slice(0, -1), same[0]] }
}

/** The path in an entry of an address, or of the card of the page at it. */
function cardIn(value: unknown, address: string): Path | undefined {
  if (value === address) return []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(value) && (inner as Partial<Card> | null)?.path === address) return [Number(key)]
    const rest = cardIn(inner, address)
    if (rest) return [Array.isArray(value) ? Number(key) : key, ...rest]
  }
  return undefined
}

/** A function that checks pages one by one, except for their markup. */
export function pageChecker(
  trace: (job: PageJob) => TracedPage | Problem,
  checks: PageChecks,
): (job: PageJob) => Promise<CheckedPage | Problem> {
  // Pages with equal menus have the same array, so that an answer of a worker contains it once.
  const menus = onceBy(
    (links: readonly PageLink[]) => JSON.stringify(links),
    (links) => [shortDigest(JSON.stringify(links)), links] as const,
  )
  return async (job) => {
    const traced = trace(job)
    if (isProblem(traced)) return traced
    const { html, reads } = traced
    const { path } = job.planned
    const bytes = Buffer.from(html)
    const context = contextIn(checks, job.planned.document.language)
    const planned = plannedPage(job.planned, context.site)
    const { found, summary, structure } = await checkPage(
      { html, unshown: traced.unshown(), files: traced.files() },
      planned,
      checks.rules,
      context,
    )
    const links = summary.links.filter(({ nav }) => nav)
    return {
      path,
      reads,
      digest: shortDigest(bytes),
      size: bytes.length,
      found: found.map((one) => located(one, traced)),
      summary: { ...summary, links: summary.links.slice(links.length) },
      menu: menus(links),
      structure,
    }
  }
}

/** Pages of a faulty structure that are validated. Later ones have the faults of the last of them. */
const VALIDATED = 5

/** A page that was drawn, with the name of its structure. */
interface StructuredPage extends Pick<CheckedPage, 'path' | 'structure'> {
  readonly language: string
}

/**
 * The findings about the markup of pages. All pages of a structure have the same faults, so one page of each is drawn
 * and validated, unless the structure is among the `valid` ones; a structure without faults is added to them.
 */
export async function markupFindings(
  pages: readonly StructuredPage[],
  valid: Map<string, true>,
  draw: (path: string) => TracedPage | Problem,
  checks: PageChecks,
): Promise<Found[]> {
  const all: Found[] = []
  for (const [structure, equal] of groupedBy(pages, (page) => page.structure)) {
    if (structure === undefined || valid.has(structure)) continue
    const found = await structureFindings(equal, draw, checks)
    if (found.length === 0) valid.set(structure, true)
    all.push(...found)
  }
  return all
}

/** The findings about the markup of pages of one structure. */
async function structureFindings(
  pages: readonly StructuredPage[],
  draw: (path: string) => TracedPage | Problem,
  checks: PageChecks,
): Promise<Found[]> {
  const { validate } = await import('../check/libraries/html-validate.ts')
  const all: Found[] = []
  let last: readonly Found[] = []
  for (const { path, language } of pages.slice(0, VALIDATED)) {
    const page = draw(path)
    if (isProblem(page)) continue
    const found = await checkMarkup(validate(page.html), { path }, checks.rules, contextIn(checks, language))
    last = found.map((one) => located(one, page))
    if (last.length === 0) return []
    all.push(...last)
  }
  const others = pages.slice(VALIDATED)
  return [
    ...all,
    ...others.flatMap(({ path: page }) => last.map((one) => ({ ...one, finding: { ...one.finding, page } }))),
  ]
}

/** Moves a finding at a span of a page to the value that the span comes from, or to its tag if there is none. */
function located(one: Found, { html, locate }: Pick<TracedPage, 'html' | 'locate'>): Found {
  const { finding } = one
  const { at } = finding
  if (!('page' in at) || at.span === undefined) return one
  const place = locate(at.span, at.value)
  const where = place ? { ...place, value: at.value } : { page: at.page, tags: tagsAt(html, at.span) }
  return { ...one, finding: { ...finding, page: finding.page ?? at.page, at: where } }
}

/** The checks of a worker: of words as files are loaded, and of pages. */
export async function workerChecks(
  site: LoadedSite,
  files: readonly string[],
  { bundle, year }: NonNullable<WorkerSetup['checks']>,
) {
  const checks = await pageChecks(untaggedSite(site), await loadRules(bundle), year)
  return {
    checkWords: wordCheck(site, checks),
    checker: (work: PageWork, setup: DrawSetup) => pageChecker(pageTracer(work, site, files, setup), checks),
  }
}
