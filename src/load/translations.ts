// Translations: which files hold them, and the addresses of their pages.
import { homeOf } from '../model/address.ts'
import { type Content, type PageSource, translationOf } from '../model/content.ts'
import { isGroup } from '../model/data.ts'
import { didYouMean } from '../model/nearest.ts'
import { contentsOf, error, type Problem, type SourceFiles } from '../model/problem.ts'
import { DANGLING, SLUG } from '../model/schemas/fields.ts'
import { addressOf, type Routes, type TranslatedRoutes } from '../model/schemas/routes.ts'
import { EVERYWHERE, type Site } from '../model/schemas/site.ts'
import type { Places } from './places.ts'
import { parseFile } from './yaml/parse.ts'

/** The pages of a language: their routes and their files. */
export type Pages = Pick<Content, 'routes' | 'sources'>

/** The languages that site.yaml names, in its order; none if it cannot be read. */
export function languagesOf(site: unknown): string[] {
  if (!isGroup(site)) return []
  const codes = Array.isArray(site.languages) ? site.languages : [site.language]
  return [...new Set(codes.filter((code): code is string => typeof code === 'string' && /^[a-z]{2}$/.test(code)))]
}

/** Problems of site.en.yaml: that it is missing, has keys for every language, or a locale of another language. */
export function siteFaults(typed: unknown, language: string, places: () => Places, site: Site | undefined): Problem[] {
  const file = translationOf('site.yaml', language)
  const missing = `type npx site new translation ${language}: it writes that file and those of the pages, to be translated`
  if (typed === undefined) return [error(`${file} is missing`, { file: 'site.yaml' }, missing)]
  const misplaced = Object.keys(isGroup(typed) ? typed : {})
    .filter((key) => EVERYWHERE.has(key))
    .map((key) => error(`"${key}" holds in every language`, places()([key]).key, 'write it in site.yaml only'))
  if (!site || site.locale.startsWith(`${language}_`)) return misplaced
  const text = `locale: "${site.locale}" is of another language than ${language}`
  return [...misplaced, error(text, places()(['locale']).at, `add one of ${language}, like en_GB for en, to ${file}`)]
}

/** The routes of another language: addresses below its code, and the defaults that content/routes.en.yaml adds to them. */
export function translatedRoutes(
  routes: Routes,
  typed: TranslatedRoutes | undefined,
  site: Pick<Site, 'language' | 'languages' | 'urls'>,
  places: Places,
): { routes: Routes; problems: Problem[] } {
  const paths = routes.pages.map(({ path }) => path)
  const problems = Object.entries(typed?.pages ?? {}).flatMap(([path, { path: other = path }]) => {
    const place = () => places(['pages', path]).key
    const text = `"${path}" is not a path of content/routes.yaml`
    if (!paths.includes(path)) return [error(text, place(), didYouMean(path, paths), DANGLING)]
    const isPattern = path.endsWith('/{slug}')
    if (other.endsWith('/{slug}') === isPattern) return []
    const form = `pages.${path}.path: "${other}" ${isPattern ? 'has no' : 'has a'} {slug}`
    return [error(form, place(), `write it like ${path}`)]
  })
  const begin = homeOf(site.language, site).replace(/\/$/, '')
  const address = (path: string) => (path === '/' ? begin : `${begin}${typed?.pages[path]?.path ?? path}`)
  return {
    routes: {
      ...routes,
      pages: routes.pages.map((route) => {
        return { ...route, path: address(route.path), defaults: typed?.pages[route.path]?.defaults }
      }),
    },
    problems,
  }
}

/** The pages of the first language that have a file in another, with the slugs of their addresses. */
export function translatedSources(sources: readonly PageSource[], language: string, files: SourceFiles): PageSource[] {
  return sources.flatMap((source) => {
    const file = translationOf(source.file, language)
    if (!files.has(file)) return []
    const ownSlug = slugIn(file, Buffer.from(contentsOf(files, file)))
    return { ...source, file, base: source.file, language, ...(ownSlug !== undefined && { ownSlug }) }
  })
}

/** Addresses of pages in the first language -> their addresses in another, for pages that have both. */
export function addressesIn(pages: Pages, first: Pages, slash: Site['urls']['trailingSlash']): Map<string, string> {
  const keyOf = ({ route, slug }: PageSource) => `${route} ${slug}`
  const addresses = new Map(first.sources.map((source) => [keyOf(source), addressOf(source, first.routes, slash)]))
  return new Map(
    pages.sources.flatMap((source) => {
      const address = addresses.get(keyOf(source))
      return address === undefined ? [] : [[address, addressOf(source, pages.routes, slash)] as const]
    }),
  )
}

/** The slug that a file declares; undefined without one, and for a file that cannot be read. */
function slugIn(file: string, contents: Buffer): string | undefined {
  const data = contents.includes('slug') ? parseFile(file, contents).value?.data : undefined
  return isGroup(data) && typeof data.slug === 'string' && SLUG.test(data.slug) ? data.slug : undefined
}
