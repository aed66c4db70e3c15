// A page drawn with source tags -> what rules find on it, each at a value of the YAML, and the summary that rules of
// the site read.
import { structureOf } from '../check/markup/structure.ts'
import { type LocatedText, type Location, locator } from '../check/page/locate.ts'
import { type Own, type Packed, pack, type Table } from '../check/page/packed.ts'
import { checkPage, type Found, needsMarkup } from '../check/run.ts'
import { plannedPage } from '../check/site/context.ts'
import { type LoadedSite, valueAt } from '../load/site.ts'
import { yamlFiles } from '../load/sources.ts'
import type { Card } from '../model/card.ts'
import type { Span } from '../model/checks/page-facts.ts'
import type { Page } from '../model/plan.ts'
import type { Problem } from '../model/problem.ts'
import { type Mapping, sourceMap, taggedTexts, withoutTags } from '../model/source-map.ts'
import { shortDigest } from '../runtime/digest.ts'
import { type DrawSetup, isProblem, type PageChecks, type PageJob, type PageWork } from './pages.ts'

/** A page as it was built, and a function from a span of it to the value of the YAML behind it. */
export interface TracedPage {
  readonly html: string
  readonly reads: readonly string[]
  readonly locate: (span: Span, value?: string) => Location | undefined
}

/** What became of a page that was checked. */
export interface CheckedPage {
  readonly path: string
  readonly reads: readonly string[]
  /** Digest and size in bytes of its HTML. */
  readonly digest: string
  readonly size: number
  readonly found: readonly Found[]
  readonly packed: Packed
  readonly own: Own
  /** Its structure, where a rule asks for its markup; the text is left out where it was handed over before. */
  readonly structure?: { readonly name: string; readonly html?: string }
}

/** A function that draws pages with their source tags, and takes the tags out. */
export function pageTracer(
  work: PageWork,
  site: LoadedSite,
  files: Iterable<string>,
  setup: DrawSetup,
): (job: PageJob) => TracedPage | Problem {
  const draw = work.drawer(setup)
  const names = yamlFiles(files)
  const texts = new Map<string, ReadonlyMap<number, LocatedText>>()
  const textsOf = (file: string, values: unknown) =>
    new Map(taggedTexts(values).map(({ number, path, text }) => [number, { file, path, text }]))
  return (job) => {
    const page = work.page(job)
    const drawn = isProblem(page) ? page : draw(page)
    if (isProblem(page) || isProblem(drawn)) return drawn as Problem
    const { html, mappings } = sourceMap(drawn.html)
    const own = job.planned.document.file
    let entry: ReadonlyMap<number, LocatedText> | undefined
    const valuesOf = (file: string) => (file === own ? entryOf(page) : site.values.get(file))
    const textOf = ({ file, number }: Mapping) => {
      const name = names[file] ?? ''
      if (name === own) {
        entry ??= textsOf(own, entryOf(page))
        return entry.get(number)
      }
      const known = texts.get(name) ?? textsOf(name, site.values.get(name))
      texts.set(name, known)
      return known.get(number)
    }
    const beside = ({ file, path }: Location, value: string) => {
      const around = valueAt(valuesOf(file), path.slice(0, -1))
      const same = Object.entries((around ?? {}) as Record<string, unknown>).find(
        ([, each]) => typeof each === 'string' && withoutTags(each) === value,
      )
      return same && { file, path: [...path.slice(0, -1), same[0]] }
    }
    return {
      html,
      reads: drawn.reads,
      locate: locator(html, mappings, { textOf, others: () => othersOf(job, setup), beside }),
    }
  }
}

/** The page's own values, as its file and its route gave them. */
const entryOf = ({ props }: Page) => props.entry

/** Names and summaries of pages that a page may show, which carry no tags. */
function* othersOf({ planned: { document }, cards }: PageJob, { parts }: DrawSetup): Generator<LocatedText> {
  yield { file: document.file, path: ['name'], text: document.name }
  const all: (readonly [string, Card])[] = [
    ...cards,
    ...Object.entries(parts.cards).flatMap(([collection, list]) =>
      list.map((card) => [`${collection}/${card.slug}`, card] as const),
    ),
  ]
  for (const [name, { name: title, summary }] of all) {
    yield { file: `content/${name}.yaml`, path: ['name'], text: title }
    yield { file: `content/${name}.yaml`, path: ['summary'], text: summary }
  }
}

/** A function that checks pages one by one. `table` takes what their summaries share. */
export function pageChecker(
  trace: (job: PageJob) => TracedPage | Problem,
  { rules, context }: PageChecks,
  table: Table,
): (job: PageJob) => CheckedPage | Problem {
  const handed = new Set<string>()
  const markup = needsMarkup(rules, context)
  return (job) => {
    const traced = trace(job)
    if (isProblem(traced)) return traced
    const { html, reads, locate } = traced
    const bytes = Buffer.from(html)
    const { found, summary } = checkPage(html, plannedPage(job.planned, context.site), rules, context)
    const structure = markup ? structureOf(html).html : undefined
    const name = structure === undefined ? '' : shortDigest(structure)
    const known = handed.has(name)
    handed.add(name)
    return {
      path: job.planned.path,
      reads,
      digest: shortDigest(bytes),
      size: bytes.length,
      found: found.map((one) => located(one, locate)),
      ...pack(summary, table),
      ...(structure !== undefined && { structure: { name, ...(!known && { html: structure }) } }),
    }
  }
}

/** A finding at a span of a page, at the value behind it; without a span where there is none. */
export function located(one: Found, locate: TracedPage['locate']): Found {
  const { finding } = one
  const { at } = finding
  if (!('page' in at) || at.span === undefined) return one
  const place = locate(at.span, at.value)
  return { rule: one.rule, finding: { ...finding, page: finding.page ?? at.page, at: place ?? { page: at.page } } }
}
