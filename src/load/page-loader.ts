// Loads the YAML file of one page: its values are validated, claims are filled in, references are checked.
import type { z } from 'zod'
import { inLanguage, type PageEntry, type PageSource, ROUTES } from '../model/content.ts'
import { isGroup, type Path } from '../model/data.ts'
import { didYouMean } from '../model/nearest.ts'
import { present } from '../model/present.ts'
import { contentsOf, error, type Problem, type Result, type SourceFiles } from '../model/problem.ts'
import { entrySchema, translationSchema } from '../model/schemas/content-schemas.ts'
import { DANGLING, FACT, Fields, type Section, type Shapes } from '../model/schemas/fields.ts'
import { routeAt } from '../model/schemas/routes.ts'
import { Tagger } from '../model/source-map.ts'
import { memoize } from '../runtime/memoize.ts'
import { contextOf, type LoadedContent } from './loaded-site.ts'
import { defaultsFor, over, translated } from './merge.ts'
import { SourcePlaces } from './places.ts'
import { yamlFiles } from './sources.ts'
import { validate } from './validate.ts'
import { parseFile } from './yaml/parse.ts'

/** Loads the files of the pages of one site. */
export class PageLoader {
  readonly site: LoadedContent
  /** Whether texts carry tags of their source. */
  readonly isTagged: boolean
  readonly #prunes: boolean
  readonly #shapes: Shapes
  readonly #places: SourcePlaces
  readonly #tagger: Tagger | undefined
  /** The numbers by which source tags name files. */
  readonly #numbers: ReadonlyMap<string, number>
  readonly #fields = memoize((language: string) => {
    const site = inLanguage(this.site, language)
    return new Fields(contextOf(site, this.#shapes, this.#tagger))
  })
  /** The schema of the pages of a template in a language, with or without slugs of their own. */
  readonly #schemas = memoize(
    ({ language, template, hasSlug }: { language: string; template: string; hasSlug: boolean }) =>
      (hasSlug ? translationSchema : entrySchema)(this.#fields(language), this.#shapes, template),
    { key: ({ language, template, hasSlug }) => `${language} ${template} ${hasSlug}` },
  )

  /** With `prunes`, wrong values are left out, so that the rest of a page can be checked. */
  constructor({
    site,
    shapes,
    files,
    isTagged,
    prunes = false,
  }: {
    readonly site: LoadedContent
    readonly shapes: Shapes
    readonly files: SourceFiles
    readonly isTagged: boolean
    readonly prunes?: boolean
  }) {
    this.site = site
    this.isTagged = isTagged
    this.#prunes = prunes
    this.#shapes = shapes
    this.#places = new SourcePlaces(files, site.layers)
    this.#tagger = isTagged ? new Tagger() : undefined
    this.#numbers = new Map(yamlFiles(files.keys()).map((file, i) => [file, i]))
  }

  /**
   * Loads the file of one page. `baseContents` are those of the file that it translates. A value with problems has no
   * wrong values.
   */
  load(
    source: PageSource,
    contents: string | Uint8Array,
    baseContents: string | Uint8Array | undefined,
  ): Result<PageEntry> {
    const { file, language } = source
    const site = inLanguage(this.site, language)
    const parsed = parseFile(file, contents)
    if (!parsed.value) return { problems: parsed.problems }
    const { data: raw, placeholders } = parsed.value
    const first = source.base === undefined ? undefined : parseFile(source.base, present(baseContents, source.base))
    // The same problems are reported for the other file.
    if (first && !first.value) return { problems: first.problems }
    const base = first?.value.data
    const named = first ? translated(raw, base) : raw
    this.#begin(file)
    const chosen = this.#templateOf(site, source, named)
    if (!chosen.value) return { problems: chosen.problems }
    const { template, schema } = chosen.value
    const data = this.#mergedData(source, { raw, base, named }, chosen.value)
    const result = validate(schema, data, () => this.#places.of(file), { prunes: this.#prunes })
    const values = result.value as PageEntry['values'] | undefined
    if (!values) return { problems: result.problems }
    const needs = this.#neededData(source, template, values)
    const faults = this.#faultsOf(site, source, values, needs)
    const problems = [...result.problems, ...faults]
    if (faults.length > 0) return { problems }
    const uses = [...new Set(needs.map(({ name }) => name))]
    const tokens = tokensIn(data, site.tokens)
    return { value: { ...source, template, uses, values, raw, placeholders, tokens }, problems }
  }

  /**
   * All data of a page: what its file says, and what it leaves out from the defaults of its route. A translation (`base` is
   * the data of the file that it translates) has four layers, the first that says something counts: its file, the defaults
   * of the route in its language, the file that it translates, the defaults of the route in the first language. A page
   * with a template of its own takes only the defaults that this template has a field for.
   */
  #mergedData(
    { base: baseFile, route, language }: PageSource,
    { raw, base, named }: Readonly<Record<'raw' | 'base' | 'named', unknown>>,
    { template, schema }: { readonly template: string; readonly schema: z.ZodObject },
  ): unknown {
    const defaultsIn = ({ routes }: LoadedContent) => {
      const { template: usual, defaults } = routeAt(routes, route)
      const isUsed = (key: string) => template === usual || Object.hasOwn(schema.shape, key)
      const used = defaults && Object.fromEntries(Object.entries(defaults).filter(([key]) => isUsed(key)))
      return defaultsFor(named, used)
    }
    if (baseFile === undefined) return over(raw, defaultsIn(this.site))
    return translated(over(raw, defaultsIn(inLanguage(this.site, language))), over(base, defaultsIn(this.site)))
  }

  /** The tags of the following texts name this file, and its positions are looked up again. */
  #begin(file: string): void {
    this.#places.forget(file)
    this.#tagger?.begin(present(this.#numbers.get(file), file))
  }

  /** The template of a page, which its file or its route names, and the schema of its fields. */
  #templateOf(
    site: LoadedContent,
    { file, base, route: index, language }: PageSource,
    data: unknown,
  ): Result<{ readonly template: string; readonly schema: z.ZodObject }> {
    const route = routeAt(site.routes, index)
    const named = isGroup(data) && typeof data.template === 'string' ? data.template : undefined
    const template = named ?? route.template
    const folder = `${site.templates}/pages/`
    const atRoute = () => this.#places.at(ROUTES, ['pages', index, 'template'])
    if (!Object.hasOwn(this.#shapes.pages, template)) {
      const place = named === undefined ? atRoute() : this.#places.at(file, ['template'])
      const help = didYouMean(template, Object.keys(this.#shapes.pages))
      return { problems: [error(`there is no template "${template}" in ${folder}`, place, help, DANGLING)] }
    }
    try {
      const hasSlug = base !== undefined && route.each !== undefined
      return { value: { template, schema: this.#schemas({ language, template, hasSlug }) }, problems: [] }
    } catch (fault) {
      const message = fault instanceof Error ? fault.message : fault
      const text = `${folder}${template} threw while it listed its fields: ${message}`
      return { problems: [error(text, atRoute(), 'look at content() of that template')] }
    }
  }

  /** The data files that a page shows: what draws each, and the line that names it. */
  #neededData({ file, route }: PageSource, template: string, { sections }: PageEntry['values']): NeededData[] {
    const { pages, sections: blocks = {} } = this.#shapes
    const needs: NeededData[] = []
    for (const name of pages[template]?.uses ?? [])
      needs.push({ name, by: `the template "${template}"`, file: ROUTES, path: ['pages', route, 'template'] })
    const drawn = Array.isArray(sections) ? (sections as readonly Section[]) : []
    for (const [i, { block }] of drawn.entries())
      for (const name of blocks[block]?.uses ?? [])
        needs.push({ name, by: `the block "${block}"`, file, path: ['sections', i, 'block'] })
    return needs
  }

  /** Checks what the schema of a page cannot: its group of questions, and the data that its template needs. */
  #faultsOf(
    site: LoadedContent,
    { file }: PageSource,
    { questionsFrom: from }: PageEntry['values'],
    needs: readonly NeededData[],
  ): Problem[] {
    const problems: Problem[] = []
    const groups = site.slugs.get('faqs')
    if (from !== undefined && from !== 'none' && !groups?.has(from)) {
      const text = `questionsFrom: "${from}" is not in content/faqs/`
      problems.push(error(text, this.#places.at(file, ['questionsFrom']), didYouMean(from, groups ?? []), DANGLING))
    }
    for (const { name, by, file, path } of needs.filter((need) => !site.data.has(need.name))) {
      const help = `write content/${name}.yaml; see content/README.md`
      problems.push(error(`${by} needs content/${name}.yaml`, this.#places.at(file, path), help))
    }
    return problems
  }
}

/** The problems of the files of pages. */
export const problemsOfPages = (loader: PageLoader, sources: readonly PageSource[], files: SourceFiles): Problem[] =>
  sources.flatMap((source) => {
    const base = source.base === undefined ? undefined : contentsOf(files, source.base)
    return loader.load(source, contentsOf(files, source.file), base).problems
  })

/** A data file that a page shows: what draws it, and the line that names the template or the block. */
interface NeededData {
  readonly name: string
  readonly by: string
  readonly file: string
  readonly path: Path
}

/** The tokens that the texts of a value name, with their values. */
function tokensIn(value: unknown, tokens: ReadonlyMap<string, string>): Record<string, string> {
  const names = new Set<string>()
  collectTokens(value, names)
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const text = tokens.get(name)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

function collectTokens(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes('{')) for (const [, name = ''] of value.matchAll(FACT)) names.add(name)
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectTokens(inner, names)
}
