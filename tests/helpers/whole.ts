// All files of a site in a Map -> its content, plan and pages, whole and in memory: the stages of the pipeline one after the other, without its cache.
import { yamlTextsOf } from '../../src/check/input/words.ts'
import type { YamlText } from '../../src/check/rule.ts'
import { copyWords } from '../../src/language/load.ts'
import { isWhole, type LoadedSite } from '../../src/load/loaded-site.ts'
import { PageLoader, problemsOfPages } from '../../src/load/page-loader.ts'
import { SourcePlaces } from '../../src/load/places.ts'
import { recordOf } from '../../src/load/record.ts'
import { loadSite } from '../../src/load/site.ts'
import { pageFiles } from '../../src/load/sources.ts'
import { parseFile } from '../../src/load/yaml/parse.ts'
import type { Card } from '../../src/model/card.ts'
import type { Content, PageEntry, PageRecord, Positions } from '../../src/model/content.ts'
import type { Path } from '../../src/model/data.ts'
import { valueAt } from '../../src/model/data.ts'
import { withCounts } from '../../src/model/page-counts.ts'
import { cardIn, type PageView, type Plan } from '../../src/model/plan.ts'
import type { Files, Problem } from '../../src/model/problem.ts'
import type { Shapes } from '../../src/model/schemas/fields.ts'
import { Tagger, untagged } from '../../src/model/source-map.ts'
import { uniqueProblems } from '../../src/pipeline/load-yaml.ts'
import { pageView } from '../../src/plan/page.ts'
import { plan } from '../../src/plan/plan.ts'
import { shortDigest } from '../../src/runtime/digest.ts'

const copies = await copyWords()

/** The content with its pages' entries. */
export interface WholeContent extends Content, Positions, Pick<SourcePlaces, 'defines'> {
  readonly entries: readonly PageEntry[]
  readonly records: readonly PageRecord[]
  /** The words of every YAML file, where texts carry their source. */
  readonly words: ReadonlyMap<string, readonly YamlText[]>
}

/** The plan with every page decided. */
export interface WholePlan extends Omit<Plan, 'pages'> {
  readonly planned: Plan['pages']
  readonly pages: readonly PageView[]
}

export interface Whole {
  readonly content?: WholeContent
  /** The site as it was loaded, with source tags where these were asked for. */
  readonly tagged?: LoadedSite
  readonly plan?: WholePlan
  readonly problems: readonly Problem[]
}

/** Loads and plans everything. With `tagged`, texts carry their source. */
export function whole({
  files,
  shapes,
  hosts,
  tagged = false,
}: {
  files: Files
  shapes: Shapes
  hosts: readonly string[]
  tagged?: boolean
}): Whole {
  const fail = (problems: readonly Problem[]): Whole => ({ problems: uniqueProblems(problems) })
  const loading = loadSite({ files, shapes, hosts, copies, ...(tagged && { tagger: new Tagger() }) })
  const site = loading.value
  if (!site) {
    const pages = pageFiles(files.keys()).flatMap((file) => parseFile(file, files.get(file) ?? '').problems)
    return fail([...loading.problems, ...pages])
  }
  if (!isWhole(site)) {
    const loader = new PageLoader({ site, shapes, files, isTagged: tagged })
    return fail([...loading.problems, ...problemsOfPages(loader, site.sources, files)])
  }
  const places = new SourcePlaces(files, site.layers)
  const positions = { at: places.at, source: places.source, defines: places.defines.bind(places) }
  const loader = new PageLoader({ site, shapes, files, isTagged: tagged })
  const loaded = site.sources.map((source) => {
    const base = source.base === undefined ? undefined : files.get(source.base)
    return loader.load(source, files.get(source.file) ?? '', base)
  })
  const problems = [...loading.problems, ...loaded.flatMap((result) => result.problems)]
  if (problems.length > 0) return fail(problems)
  const entries = loaded.flatMap(({ value }) => (value ? [value] : []))
  const records = entries.map((entry) => {
    const digest = shortDigest(files.get(entry.file) ?? '')
    return recordOf({ ...entry, values: untagged(entry.values) }, digest, site.pictures)
  })
  const placeholders = records.flatMap(({ file, placeholders }) => placeholders.map((path) => ({ file, path })))
  const content: WholeContent = {
    ...site,
    ...positions,
    placeholders: [...site.placeholders, ...placeholders],
    values: new Map([...site.values, ...entries.map(({ file, values }) => [file, values] as const)]),
    entries,
    records,
    words: new Map(),
  }
  const words = new Map(
    [...content.values].map(([file, values]) => {
      const marked = content.placeholders.flatMap((each) => (each.file === file ? [each.path] : []))
      const raw = entries.find((entry) => entry.file === file)?.raw
      const source = (path: Path) => {
        const own = valueAt(raw, path)
        return typeof own === 'string' ? own : places.source(file, path)
      }
      return [file, yamlTextsOf({ file, values, source, placeholders: marked })] as const
    }),
  )
  const planned = plan({ ...site, site: untagged(site.site) }, records, places.at)
  const filled = { ...untagged(content), ...positions, words }
  if (!planned.value || planned.problems.length > 0) return { content: filled, problems: planned.problems }
  const whole = planned.value
  const pages = whole.pages.map((page) =>
    pageView({
      content: site,
      planned: page,
      entry: withCounts(
        entries.find(({ file }) => file === page.record.file)?.values as PageEntry['values'],
        site.tokens,
      ),
      uses: page.record.uses,
      cards: new Map(
        [...whole.cards.keys()].map((name) => [name, cardIn(whole, page.record.language, name) as Card] as const),
      ),
    }),
  )
  return {
    content: filled,
    tagged: site,
    plan: { ...whole, planned: whole.pages, pages: untagged(pages) },
    problems: [],
  }
}
