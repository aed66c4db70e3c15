// Loads all YAML of a site except the files of its pages, which it lists. All problems of a step are reported at once;
// a step that failed stops the next.
import type { z } from 'zod'
import { type Path, translationOf } from '../model/content.ts'
import { error, inOrder, type Problem, type Result, type SourceFiles } from '../model/problem.ts'
import { factsSchema } from '../model/schemas/business.ts'
import { dataSchemas } from '../model/schemas/content-schemas.ts'
import { makeFields } from '../model/schemas/fields.ts'
import { type Routes, routesSchema } from '../model/schemas/routes.ts'
import { siteSchema } from '../model/schemas/site.ts'
import type { Tagger } from '../model/source-map.ts'
import type { LoadedSite, Shapes } from './loaded.ts'
import { loadInLanguage, type SharedInputs } from './one-language.ts'
import { type Layer, placesFor } from './places.ts'
import { publicFaults } from './public-files.ts'
import { isEntry, isPicture, isYaml, slugsIn, sourcesOf, unread, yamlFiles } from './sources.ts'
import { languagesOf, strayTranslations, translatedBy } from './translations.ts'
import { validate } from './validate.ts'
import { type Parsed, parseFile } from './yaml/parse.ts'

/** `unparsed`: some file is not YAML, so nothing was validated. */
export interface SiteLoading {
  readonly value?: LoadedSite
  readonly problems: readonly Problem[]
  readonly unparsed: boolean
}

/**
 * Reads all but the pages. `tagger` tags texts with their source. A value with problems means: pages may be loaded, but
 * nothing may be drawn.
 */
export function loadSite({
  files,
  shapes,
  hosts,
  tagger,
}: {
  files: SourceFiles
  shapes: Shapes
  hosts: readonly string[]
  tagger?: Tagger
}): SiteLoading {
  const problems: Problem[] = []
  const list = listed(files)
  const parsed = new Map<string, Parsed>()
  for (const file of list.yaml) {
    const result = parseFile(file, files.get(file) ?? '')
    problems.push(...result.problems)
    if (result.value) parsed.set(file, result.value)
  }
  problems.push(...missingFiles(files), ...list.problems)
  if (problems.length > 0) return { problems, unparsed: true }

  const layers = new Map<string, readonly Layer[]>()
  const places = placesFor(files, (file) => layers.get(file) ?? [])
  const checked = <S extends z.ZodType>(schema: () => S, file: string) => {
    const result = validate(schema(), parsed.get(file)?.data, () => places.placesOf(file))
    problems.push(...result.problems)
    return result.value as z.output<S> | undefined
  }
  // Texts cannot be read before the facts are known; where those cannot be had, site.yaml is checked without them.
  const early = factsSchema.safeParse(parsed.get('site.yaml')?.data).data
  if (!early) checked(() => siteSchema(makeFields({ icons: shapes.icons })), 'site.yaml')
  const routes = checked(routesSchema, ROUTES)
  if (!early || !routes) return { problems, unparsed: false }

  const [first = '', ...more] = languagesOf(parsed.get('site.yaml')?.data)
  const { slugs, unaddressable } = slugsIn(list.names, more)
  const stray = strayTranslations(files, more)
  const at = (path: Path) => places.places(ROUTES).at(path)
  const pages = sourcesOf({ routes, slugs, files, language: first, at })
  const { sources } = pages
  for (const { file, route } of sources)
    if (routes.pages[route]?.defaults) layers.set(file, [{ file: ROUTES, below: ['pages', route, 'defaults'] }])
  problems.push(...[...unaddressable, ...stray].map(({ problem }) => problem), ...pages.problems)
  const inputs: SharedInputs = {
    ...{ files, shapes, hosts, tagger, parsed, slugs, routes, sources, places, layers, problems },
    ...{ numbers: list.numbers, pictures: list.pictures },
  }
  const main = loadInLanguage(inputs, first)
  if (!main) return { problems, unparsed: false }
  const others = more.flatMap((language) => {
    const other = main.site && loadInLanguage(inputs, language, main)
    return other ? [[language, other] as const] : []
  })
  const all = [main, ...others.map(([, other]) => other)]
  const loaded = new Set(others.map(([language]) => language))
  const failed = new Set(more.filter((language) => !loaded.has(language)))
  const used = new Set([
    ...all.flatMap((one) => [...one.values.keys(), ...one.sources.map((source) => source.file)]),
    ...more.map((language) => translationOf(ROUTES, language)),
    // The files of a language that could not be loaded were not read.
    ...list.names.filter((name) => failed.has(translatedBy(name)?.language ?? '')),
    ...[...unaddressable, ...stray].map(({ file }) => file),
  ])
  const dataNames = Object.keys({ ...dataSchemas, ...shapes.data })
  problems.push(...unread({ names: list.names, used, dataNames, problems }))
  const value =
    more.length === 0 ? main : { ...main, others: new Map(others), sources: all.flatMap((one) => one.sources) }
  return { value, problems, unparsed: false }
}

/** Sorts the files by their names alone. */
function listed(files: SourceFiles) {
  const names = [...files.keys()].sort()
  return {
    names,
    /** Those that are no pages. */
    yaml: names.filter((name) => isYaml(name) && !isEntry(name)),
    numbers: new Map(yamlFiles(names).map((file, i) => [file, i])),
    pictures: new Set(names.filter(isPicture).map((file) => file.slice('content/images/'.length))),
    problems: publicFaults(names),
  }
}

const ROUTES = 'content/routes.yaml'

/** The problem of a folder in which no site is. */
export const noSite = () => error('there is no site in this folder', undefined, 'make one: npx site init my-site')

function missingFiles(files: SourceFiles): Problem[] {
  if (!files.has('site.yaml') && !files.has(ROUTES)) return [noSite()]
  const needed = [
    ['site.yaml', 'the business, its claims and its navigation stand there; see content/README.md'],
    [ROUTES, 'it lists every address of the site; see content/README.md'],
  ] as const
  return needed.flatMap(([file, help]) => (files.has(file) ? [] : [error(`${file} is missing`, { file }, help)]))
}

/** Loads content/routes.yaml alone, for commands that describe files rather than their contents. */
export function loadRoutes(files: SourceFiles): Result<Routes> {
  const parsed = parseFile(ROUTES, files.get(ROUTES) ?? '')
  if (!parsed.value) return { problems: parsed.problems }
  const { places } = placesFor(files, () => [])
  const { value, problems } = validate(routesSchema(), parsed.value.data, () => places(ROUTES))
  return value ? { value, problems: [] } : { problems: inOrder(problems) }
}
