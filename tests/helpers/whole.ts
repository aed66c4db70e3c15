// All files of a site in a Map -> its content, plan and pages, whole and in memory: the stages of the pipeline one after the other, without its cache.
import { wordsOf } from '../../src/check/input/words.ts'
import type { Words } from '../../src/check/rule.ts'
import { copyWords } from '../../src/language/load.ts'
import { loadDocument } from '../../src/load/document.ts'
import { recordOf } from '../../src/load/record.ts'
import type { LoadedSite } from '../../src/load/site.ts'
import { loadSite } from '../../src/load/site.ts'
import { pageFiles } from '../../src/load/sources.ts'
import { parseFile } from '../../src/load/yaml/parse.ts'
import type { Card } from '../../src/model/card.ts'
import type { Content, ContentDocument, DocumentRecord } from '../../src/model/content.ts'
import type { Path } from '../../src/model/data.ts'
import { valueAt } from '../../src/model/data.ts'
import { cardIn, type Page, type Plan } from '../../src/model/plan.ts'
import { type Files, inOrder, type Problem } from '../../src/model/problem.ts'
import type { Shapes } from '../../src/model/schemas/fields.ts'
import { Tagger, untagged } from '../../src/model/source-map.ts'
import { pageOf } from '../../src/plan/page.ts'
import { plan } from '../../src/plan/plan.ts'
import { shortDigest } from '../../src/runtime/digest.ts'

const copies = await copyWords()

/** The content with its pages' entries. */
export interface WholeContent extends Content {
  readonly documents: readonly ContentDocument[]
  readonly records: readonly DocumentRecord[]
  /** The words of every YAML file, where texts carry their source. */
  readonly words: ReadonlyMap<string, readonly Words[]>
}

/** The plan with every page decided. */
export interface WholePlan extends Omit<Plan, 'pages'> {
  readonly planned: Plan['pages']
  readonly pages: readonly Page[]
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
  const fail = (problems: readonly Problem[]): Whole => {
    const unique = new Map(problems.map((p) => [`${p.at?.file}:${p.at?.line}:${p.at?.column}:${p.text}`, p]))
    return { problems: inOrder([...unique.values()]) }
  }
  const loading = loadSite({ files, shapes, hosts, copies, ...(tagged && { tagger: new Tagger() }) })
  const site = loading.value
  if (!site) {
    const pages = pageFiles(files.keys()).flatMap((file) => parseFile(file, files.get(file) ?? '').problems)
    return fail([...loading.problems, ...pages])
  }
  const loaded = site.sources.map((source) => {
    const base = source.base === undefined ? undefined : files.get(source.base)
    return loadDocument(site, source, files.get(source.file) ?? '', base)
  })
  const problems = [...loading.problems, ...loaded.flatMap((one) => one.problems)]
  if (problems.length > 0) return fail(problems)
  const documents = loaded.flatMap(({ value }) => (value ? [value] : []))
  const records = documents.map((one) => {
    const digest = shortDigest(files.get(one.document.file) ?? '')
    return recordOf(untagged(one), digest, site.pictures)
  })
  const placeholders = records.flatMap(({ file, placeholders }) => placeholders.map((path) => ({ file, path })))
  const content: WholeContent = {
    ...site,
    placeholders: [...site.placeholders, ...placeholders],
    values: new Map([...site.values, ...documents.map(({ document: { file, entry } }) => [file, entry] as const)]),
    documents: documents.map(({ document }) => document),
    records,
    words: new Map(),
  }
  const words = new Map(
    [...content.values].map(([file, values]) => {
      const marked = content.placeholders.flatMap((each) => (each.file === file ? [each.path] : []))
      const raw = documents.find(({ document }) => document.file === file)?.raw
      const source = (path: Path) => {
        const own = valueAt(raw, path)
        return typeof own === 'string' ? own : site.source(file, path)
      }
      return [file, wordsOf({ file, values, source, placeholders: marked })] as const
    }),
  )
  const planned = plan({ ...site, site: untagged(site.site) }, records)
  const filled = { ...untagged(content), words }
  if (!planned.value) return { content: filled, problems: planned.problems }
  const whole = planned.value
  const entries = new Map(content.documents.map(({ file, entry }) => [file, entry]))
  const pages = planned.value.pages.map((page) =>
    pageOf({
      content: site,
      planned: page,
      entry: entries.get(page.document.file) as ContentDocument['entry'],
      uses: page.document.uses,
      cards: new Map(
        [...whole.cards.keys()].map((name) => [name, cardIn(whole, page.document.language, name) as Card] as const),
      ),
    }),
  )
  return {
    content: filled,
    tagged: site,
    plan: { ...planned.value, planned: planned.value.pages, pages: untagged(pages) },
    problems: [],
  }
}
