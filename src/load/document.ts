// Loads the YAML file of one page: its entry is validated, claims are filled in, references are checked.
import type { z } from 'zod'
import { type ContentDocument, inLanguage, type PageSource } from '../model/content.ts'
import { isGroup, type Path } from '../model/data.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Problem, type Result } from '../model/problem.ts'
import { DANGLING, FACT, type Section } from '../model/schemas/fields.ts'
import { defaultsFor, over, translated } from './merge.ts'
import type { LoadedSite } from './site.ts'
import { validate } from './validate.ts'
import { parseFile } from './yaml/parse.ts'

/** A page's file, loaded. */
export interface LoadedDocument {
  readonly document: ContentDocument
  /** The data of the file itself, as typed. */
  readonly raw: unknown
  /** Paths tagged `!placeholder`. */
  readonly placeholders: readonly Path[]
  /** The facts that its texts name, with their values. */
  readonly facts: Readonly<Record<string, string>>
}

/**
 * Loads the file of one page. `baseContents` are those of the file of the first language, if the page is a translation.
 */
export function loadDocument(
  whole: LoadedSite,
  source: PageSource,
  contents: string | Uint8Array,
  baseContents: string | Uint8Array = '',
): Result<LoadedDocument> {
  const site = inLanguage(whole, source.language)
  const { file, route: index } = source
  const parsed = parseFile(file, contents)
  if (!parsed.value) return { problems: parsed.problems }
  const { data: raw, placeholders } = parsed.value
  const first = source.base === undefined ? undefined : parseFile(source.base, baseContents)
  // The same problems are reported for the other file.
  if (first && !first.value) return { problems: first.problems }
  const base = first?.value?.data
  const named = first ? translated(raw, base) : raw
  const chosen = templateOf(site, source, named)
  if (!chosen.value) return { problems: chosen.problems }
  const inherited = over(base, defaultsFor(named, whole.routes.pages[index]?.defaults))
  const own = first ? over(raw, defaultsFor(named, site.routes.pages[index]?.defaults)) : raw
  const data = first ? translated(own, inherited) : over(own, inherited)
  site.begin(file)
  const { template, schema } = chosen.value
  const result = validate(schema, data, () => site.placesOf(file))
  const entry = result.value as ContentDocument['entry'] | undefined
  const needs = entry ? neededData(site, source, template, entry) : []
  const problems = [...result.problems, ...(entry ? entryFaults(site, source, entry, needs) : [])]
  const uses = [...new Set(needs.map(({ name }) => name))]
  if (!entry || problems.length > 0) return { problems }
  const document = { ...source, template, uses, entry }
  return { value: { document, raw, placeholders, facts: factsIn(data, site.tokens) }, problems: [] }
}

/** The template of a page, which its file or its route names, and the schema of its fields. */
function templateOf(
  site: LoadedSite,
  { file, base, route: index }: PageSource,
  data: unknown,
): Result<{ readonly template: string; readonly schema: z.ZodType }> {
  const route = site.routes.pages[index]
  const own = isGroup(data) && typeof data.template === 'string' ? data.template : undefined
  const template = own ?? route?.template ?? ''
  const folder = `${site.site?.templates ?? 'templates'}/pages/`
  const routeAt = () => site.at('content/routes.yaml', ['pages', index, 'template'])
  if (!Object.hasOwn(site.shapes.pages, template)) {
    const place = own === undefined ? routeAt() : site.at(file, ['template'])
    const help = didYouMean(template, Object.keys(site.shapes.pages))
    return { problems: [error(`there is no template "${template}" in ${folder}`, place, help, DANGLING)] }
  }
  try {
    const schema = site.schemaOf(template, base !== undefined && route?.each !== undefined)
    return { value: { template, schema }, problems: [] }
  } catch (fault) {
    const text = `${folder}${template} threw while it listed its fields: ${fault instanceof Error ? fault.message : fault}`
    return { problems: [error(text, routeAt(), 'look at content() of that template')] }
  }
}

/** The data files that a page shows: what draws each, and the place where that is named. */
function neededData(
  { shapes: { pages, sections = {} } }: LoadedSite,
  { file, route }: PageSource,
  template: string,
  entry: ContentDocument['entry'],
) {
  const listed = Array.isArray(entry.sections) ? (entry.sections as readonly Section[]) : []
  const named = { file: 'content/routes.yaml', path: ['pages', route, 'template'] }
  return [
    ...(pages[template]?.uses ?? []).map((name) => ({ name, by: `the template "${template}"`, ...named })),
    ...listed.flatMap(({ block }, i) =>
      (sections[block]?.uses ?? []).map((name) => {
        return { name, by: `the block "${block}"`, file, path: ['sections', i, 'block'] }
      }),
    ),
  ]
}

/** Checks what the schema of an entry cannot: its group of questions, and the data that its template needs. */
function entryFaults(
  site: LoadedSite,
  { file }: PageSource,
  entry: ContentDocument['entry'],
  needs: ReturnType<typeof neededData>,
): Problem[] {
  const problems: Problem[] = []
  const at = (key: string) => site.at(file, [key])
  const from = entry.questionsFrom
  const groups = site.slugs.get('faqs') ?? new Set()
  if (from !== undefined && from !== 'none' && !groups.has(from)) {
    const text = `questionsFrom: "${from}" is not in content/faqs/`
    problems.push(error(text, at('questionsFrom'), didYouMean(from, groups), DANGLING))
  }
  for (const { name, by, file, path } of needs.filter((need) => !site.data.has(need.name))) {
    const help = `write content/${name}.yaml; see content/README.md`
    problems.push(error(`${by} needs content/${name}.yaml`, site.at(file, path), help))
  }
  return problems
}

/** The facts that the texts of a value name, with their values. */
function factsIn(value: unknown, facts: ReadonlyMap<string, string>): Record<string, string> {
  const names = new Set<string>()
  collectFacts(value, names)
  return Object.fromEntries(
    [...names].sort().flatMap((name) => (facts.has(name) ? [[name, facts.get(name) ?? '']] : [])),
  )
}

function collectFacts(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes('{')) for (const [, name = ''] of value.matchAll(FACT)) names.add(name)
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectFacts(inner, names)
}
