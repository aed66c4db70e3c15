// Loads all YAML of a site except the files of its pages, which it lists, in each language. All problems of a step are
// reported at once; a step that failed stops the next.
import { type PageSource, ROUTES, translationOf } from '../model/content.ts'
import { present } from '../model/present.ts'
import { contentsOf, error, inOrder, type Problem, type Result, type SourceFiles } from '../model/problem.ts'
import { dataSchemas } from '../model/schemas/content-schemas.ts'
import { type Routes, routeAt, routesSchema, translatedRoutesSchema } from '../model/schemas/routes.ts'
import { basicsOf, contentIn } from './language-content.ts'
import { isWhole, type LoadedContent, type LoadedSite } from './loaded-site.ts'
import { placesIn } from './places.ts'
import { publicFaults } from './public-files.ts'
import { SiteFiles, type SiteInputs } from './site-files.ts'
import { isPicture, slugsIn, sourcesOf, unreadFiles, yamlFiles } from './sources.ts'
import { type Pages, translatedRoutes, translatedSources } from './translations.ts'
import { validate } from './validate.ts'
import { parseFile } from './yaml/parse.ts'

/**
 * Reads all but the pages. A value with problems means: pages may be loaded, but nothing may be drawn. With mistakes in
 * site.yaml, the value has no `site`.
 */
export function loadSite(inputs: SiteInputs): Result<LoadedContent> {
  const names = [...inputs.files.keys()].sort()
  const files = new SiteFiles(inputs, names)
  const { problems } = files
  problems.unshift(...missingFiles(inputs.files), ...publicFaults(names))
  // Nothing is validated while a file is no YAML.
  const value = problems.length > 0 ? undefined : loadLanguages(files, names)
  return value ? { value, problems } : { problems }
}

/** The site in its first language and the others; undefined if its basics or its routes have mistakes. */
function loadLanguages(files: SiteFiles, names: readonly string[]): LoadedContent | undefined {
  const [language = '', ...more] = files.languages
  const routes = files.validated(routesSchema(), ROUTES, files.dataOf(ROUTES))
  if (!routes) {
    // For its problems: one run shows every mistake.
    basicsOf(files, language)
    return undefined
  }
  const slugs = slugsIn(names)
  const pictures = new Set(names.filter(isPicture).map((file) => file.slice('content/images/'.length)))
  const numbers = new Map(yamlFiles(names).map((file, i) => [file, i]))
  const pages = { routes, sources: sourcesIn(files, language, routes, slugs) }
  const main = contentIn(files, language, { ...pages, slugs, pictures }, { numbers })
  if (!main) return undefined
  const others = new Map<string, LoadedContent>()
  if (isWhole(main))
    for (const code of more) {
      const translation = { ...translatedPages(files, code, main), slugs, pictures }
      const other = contentIn(files, code, translation, { first: main, numbers })
      if (other) others.set(code, other)
    }
  const all = [main, ...others.values()]
  // With problems, a file may be unread because of them.
  if (files.problems.length === 0) {
    const { shapes, copies = '(?!)' } = files.inputs
    const read = all.flatMap(({ values, sources }) => [...values.keys(), ...sources.map(({ file }) => file)])
    const used = new Set([...read, ...more.map((code) => translationOf(ROUTES, code))])
    const dataNames = Object.keys({ ...dataSchemas, ...shapes.data })
    files.problems.push(...unreadFiles({ names: new Set(names), used, others: more, dataNames, copies }))
  }
  return { ...main, others, sources: all.flatMap(({ sources }) => sources) }
}

/** The pages of the first language. Those of a route with defaults inherit them. */
function sourcesIn(
  { places, problems, layers, inputs }: SiteFiles,
  language: string,
  routes: Routes,
  slugs: LoadedContent['slugs'],
): PageSource[] {
  const result = sourcesOf({ routes, slugs, files: inputs.files, language, places: places.of(ROUTES) })
  problems.push(...result.problems)
  for (const { file, route } of result.sources)
    if (routeAt(routes, route).defaults) layers.set(file, [{ file: ROUTES, below: ['pages', route, 'defaults'] }])
  return result.sources
}

/** The routes and pages of another language than the first, and the defaults of its routes. */
function translatedPages(files: SiteFiles, language: string, { site, routes, sources }: LoadedSite): Pages {
  const { parsed, places, problems, layers, inputs } = files
  const file = translationOf(ROUTES, language)
  const typed = parsed.has(file) ? files.validated(translatedRoutesSchema(), file, files.dataOf(file)) : undefined
  const result = translatedRoutes(routes, typed, { ...site, language }, places.of(file))
  problems.push(...result.problems)
  for (const [i, { path }] of routes.pages.entries())
    if (`${path}/`.startsWith(`/${language}/`)) {
      const place = places.at(ROUTES, ['pages', i, 'path'])
      problems.push(error(`${path} is where the pages in ${language} are`, place, 'give the route another path'))
    }
  const own = translatedSources(sources, language, inputs.files)
  for (const { route, file: page, base } of own) {
    const { path, defaults } = routeAt(routes, route)
    layers.set(page, [
      ...(typed?.pages[path]?.defaults ? [{ file, below: ['pages', path, 'defaults'] }] : []),
      { file: present(base, `the file that ${page} translates`), below: [] },
      ...(defaults ? [{ file: ROUTES, below: ['pages', route, 'defaults'] }] : []),
    ])
  }
  return { routes: result.routes, sources: own }
}

/** The problem of a folder in which no site is. */
export const noSite = () => error('there is no site in this folder', undefined, 'make one: npx site init my-site')

function missingFiles(files: SourceFiles): Problem[] {
  if (!files.has('site.yaml') && !files.has(ROUTES)) return [noSite()]
  const needed = [
    ['site.yaml', 'it declares the business, its claims and its navigation; see content/README.md'],
    [ROUTES, 'it lists every address of the site; see content/README.md'],
  ] as const
  return needed.flatMap(([file, help]) => (files.has(file) ? [] : [error(`${file} is missing`, { file }, help)]))
}

/** Loads content/routes.yaml alone, for commands that describe files rather than their contents. */
export function loadRoutes(files: SourceFiles): Result<Routes> {
  const contents = contentsOf(files, ROUTES)
  const parsed = parseFile(ROUTES, contents)
  if (!parsed.value) return { problems: parsed.problems }
  const { value, problems } = validate(routesSchema(), parsed.value.data, () => placesIn(ROUTES, contents))
  return value ? { value, problems: [] } : { problems: inOrder(problems) }
}
