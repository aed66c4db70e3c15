// Lists the texts of a site that a language lacks, for the files that `site new translation` writes.
import { hasWords, untranslatedFiles } from '../check/input/languages.ts'
import { isWhole, type LoadedSite, untaggedSite } from '../load/loaded-site.ts'
import { over } from '../load/merge.ts'
import { PageLoader } from '../load/page-loader.ts'
import { SourcePlaces } from '../load/places.ts'
import { parseFile } from '../load/yaml/parse.ts'
import { isErrorPage } from '../model/address.ts'
import { isSiteFile, LABELS, type PageSource, ROUTES, translationOf } from '../model/content.ts'
import { type Path, valueAt } from '../model/data.ts'
import { contentsOf, inOrder, type Result, type SourceFiles } from '../model/problem.ts'
import { routeAt } from '../model/schemas/routes.ts'
import type { Site } from '../model/schemas/site.ts'
import type { Inputs } from '../runtime/inputs.ts'
import type { UntranslatedFile } from '../scaffold/translation.ts'
import { wordsOfPage } from './checking/words.ts'
import { loadYaml } from './load-yaml.ts'
import type { Options } from './options.ts'

/** The files of a language of the site with the texts that they lack. Problems: mistakes in the first language. */
export async function untranslatedSite(
  options: Options,
  inputs: Pick<Inputs, 'files' | 'templates'>,
  language: string,
): Promise<Result<readonly UntranslatedFile[]>> {
  const { files } = inputs
  const loaded = await loadYaml(options, inputs, { isTagged: true })
  const { site: tagged, templates } = loaded.value ?? {}
  if (!tagged || !templates || !isWhole(tagged)) return { problems: loaded.problems }
  const places = new SourcePlaces(files, tagged.layers)
  const loader = new PageLoader({ site: tagged, shapes: templates, files, isTagged: true })
  const pages = tagged.sources
    .filter((source) => source.language === tagged.site.language)
    .map((source) => ofPage(source, language, { site: tagged, files, loader, places }))
  const problems = [...loaded.problems, ...pages.flatMap((page) => page.problems)]
  if (problems.length > 0) return { problems: inOrder(problems) }
  const ofPages = pages.flatMap(({ value }) => value ?? [])
  const shared = [...untranslatedFiles(tagged, untaggedSite(tagged), places)].flatMap(([file, { paths }]) => {
    const base = file.replace(`.${language}.yaml`, '.yaml')
    if (base === file) return []
    const { data, placeholders = [] } = parsed(files, base) ?? {}
    const words = base === LABELS ? templates.words?.[tagged.site.language] : undefined
    const texts = isSiteFile(base) ? [...paths, ...addresses(tagged.site, language)] : paths
    return { file, base, data: over(data ?? undefined, words), placeholders, texts }
  })
  const routes = ofRoutes(
    { site: tagged, files },
    language,
    ofPages.flatMap(({ defaults }) => defaults),
  )
  return { value: [...shared, routes, ...ofPages], problems: [] }
}

/** The lines of addresses, which readers of another alphabet cannot read. */
function addresses({ language: first, business: { address, branches } }: Site, language: string): Path[] {
  const scriptOf = (code: string) => new Intl.Locale(code).maximize().script
  if (scriptOf(language) === scriptOf(first)) return []
  const ofBranches = Object.keys(branches ?? {}).map((name) => ['business', 'branches', name, 'address', 'shown'])
  return [...(address ? [['business', 'address', 'shown']] : []), ...ofBranches]
}

const parsed = (files: SourceFiles, file: string) =>
  files.has(file) ? parseFile(file, contentsOf(files, file)).value : undefined

/** A page, and the texts of its route's defaults, at their paths in the translation of the routes. */
interface UntranslatedPage extends UntranslatedFile {
  readonly defaults: readonly Path[]
}

interface Loading {
  readonly site: LoadedSite
  readonly files: SourceFiles
  readonly loader: PageLoader
  readonly places: SourcePlaces
}

function ofPage(
  source: PageSource,
  language: string,
  { site, files, loader, places }: Loading,
): Result<UntranslatedPage> {
  const { file: base, slug, route: index } = source
  const { value: entry, problems } = loader.load(source, contentsOf(files, base), undefined)
  if (!entry) return { problems }
  const route = routeAt(site.routes, index)
  const isTyped = (path: Path) => valueAt(entry.raw, path) !== undefined
  const paths = wordsOfPage(entry, site, places)
    .filter((text) => !text.isLabel && (hasWords(text) || text.path[0] === 'inflections'))
    .map(({ path }) => path)
  const file = translationOf(base, language)
  const defaults = paths.filter((path) => !isTyped(path)).map((path) => ['pages', route.path, 'defaults', ...path])
  const data = { slug, ...(entry.raw as object) }
  const values = route.each === undefined || files.has(file) ? [] : [['slug']]
  const { placeholders } = entry
  return { value: { file, base, data, placeholders, texts: paths.filter(isTyped), values, defaults }, problems: [] }
}

/** The routes: the texts of their defaults, and the addresses that are not `/` or those of error pages. */
function ofRoutes(
  { site, files }: Pick<Loading, 'site' | 'files'>,
  language: string,
  defaults: readonly Path[],
): UntranslatedFile {
  const file = translationOf(ROUTES, language)
  const pages = site.routes.pages.map(({ path, defaults }) => [path, { path, defaults }] as const)
  const isFixed = (path: string) => path === '/' || isErrorPage(path) || files.has(file)
  return {
    file,
    base: ROUTES,
    data: { pages: Object.fromEntries(pages) },
    texts: [...new Map(defaults.map((path) => [path.join('.'), path])).values()],
    values: pages.flatMap(([path]) => (isFixed(path) ? [] : [['pages', path, 'path']])),
  }
}
