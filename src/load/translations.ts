// Translations: which files hold them, how they are merged with the first language, and the addresses of their pages.
import { homeOf } from '../model/address.ts'
import { isGroup, type PageSource, translationOf } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Problem, type SourceFiles, withRule } from '../model/problem.ts'
import { DANGLING, SLUG } from '../model/schemas/fields.ts'
import type { Routes, TranslatedRoutes } from '../model/schemas/routes.ts'
import type { Site } from '../model/schemas/site.ts'
import type { Places } from './yaml/places-in.ts'

/** The languages that site.yaml names, in its order; none if it cannot be read. */
export function languagesOf(site: unknown): string[] {
  if (!isGroup(site)) return []
  const codes = Array.isArray(site.languages) ? site.languages : [site.language]
  return [...new Set(codes.filter((code): code is string => typeof code === 'string' && /^[a-z]{2}$/.test(code)))]
}

/** The file that a translation translates, and its language, by its name; undefined for other files. */
export function translatedBy(file: string): { base: string; language: string } | undefined {
  const [, base, language] = /^(site|content\/.+)\.([a-z]{2})\.yaml$/.exec(file) ?? []
  return base === undefined || language === undefined ? undefined : { base: `${base}.yaml`, language }
}

/**
 * The values of a translation over those of the first language: groups are merged key by key, a list or a value
 * replaces the other, and null removes it. `ignore` is not inherited.
 */
export function translated(own: unknown, base: unknown): unknown {
  if (own === undefined) return isGroup(base) ? without(base) : base
  return isGroup(own) && isGroup(base) ? merged(own, without(base)) : own
}

function merged(own: Readonly<Record<string, unknown>>, base: Readonly<Record<string, unknown>>) {
  const out = new Map(Object.entries(own))
  for (const [key, inherited] of Object.entries(base)) {
    const mine = out.get(key)
    if (mine === null) out.delete(key)
    else if (mine === undefined) out.set(key, inherited)
    else if (isGroup(mine) && isGroup(inherited)) out.set(key, merged(mine, inherited))
  }
  return Object.fromEntries(out)
}

const without = ({ ignore: _, ...rest }: Readonly<Record<string, unknown>>) => rest

/** Keys of site.yaml that hold in every language. */
export const EVERYWHERE: ReadonlySet<string> = new Set([
  ...['origin', 'language', 'languages', 'urls', 'templates', 'hosts', 'socialCards'],
  ...['analytics', 'brand', 'theme', 'rules'],
])

/** Problems of site.en.yaml: that it is missing, has keys for every language, or a locale of another language. */
export function siteFaults(own: unknown, language: string, places: () => Places, site: Site | undefined): Problem[] {
  const file = translationOf('site.yaml', language)
  if (own === undefined)
    return [
      error(
        `${file} is missing`,
        { file: 'site.yaml' },
        'write the locale, the menus and the words of site.yaml there',
      ),
    ]
  const misplaced = Object.keys(isGroup(own) ? own : {}).flatMap((key) =>
    EVERYWHERE.has(key)
      ? [error(`"${key}" holds in every language`, places().at([key], 'key'), 'write it in site.yaml only')]
      : [],
  )
  if (!site || site.locale.startsWith(`${language}_`)) return misplaced
  const text = `locale: "${site.locale}" is of another language than ${language}`
  return [...misplaced, error(text, places().at(['locale']), `add one of ${language}, like en_GB for en, to ${file}`)]
}

/** Translations into the languages `others` of files that do not exist. */
export function strayTranslations(files: SourceFiles, others: readonly string[]): { file: string; problem: Problem }[] {
  if (others.length === 0) return []
  return [...files.keys()].flatMap((file) => {
    const { base, language = '' } = translatedBy(file) ?? {}
    if (base === undefined || !others.includes(language) || files.has(base)) return []
    return [{ file, problem: error(`${base}, which this translates, is missing`, { file }, 'write that first') }]
  })
}

/** The routes of another language: their addresses below its code, changed by content/routes.en.yaml. */
export function translatedRoutes({
  routes,
  own,
  site,
  places,
}: {
  routes: Routes
  own: TranslatedRoutes | undefined
  site: Pick<Site, 'language' | 'languages' | 'urls'>
  places: () => Places
}): { routes: Routes; problems: Problem[] } {
  const known = routes.pages.map(({ path }) => path)
  const problems = Object.entries(own?.pages ?? {}).flatMap(([path, { path: other = path }]) => {
    const at = places().at(['pages', path], 'key')
    if (!known.includes(path)) {
      const text = `"${path}" is no path of content/routes.yaml`
      return [withRule(DANGLING, error(text, at, didYouMean(path, known)))]
    }
    const pattern = path.endsWith('/{slug}')
    return other.endsWith('/{slug}') === pattern
      ? []
      : [error(`pages.${path}.path: "${other}" ${pattern ? 'has no' : 'has a'} {slug}`, at, `write it like ${path}`)]
  })
  const begin = homeOf(site.language, site).replace(/\/$/, '')
  const address = (path: string) => (path === '/' ? begin : `${begin}${own?.pages[path]?.path ?? path}`)
  return {
    routes: { ...routes, pages: routes.pages.map((route) => ({ ...route, path: address(route.path) })) },
    problems,
  }
}

/** The pages of the first language that have a file in another. Slugs are read here: addresses are decided first. */
export function translatedSources(sources: readonly PageSource[], language: string, files: SourceFiles): PageSource[] {
  return sources.flatMap((source) => {
    const file = translationOf(source.file, language)
    if (!files.has(file)) return []
    const ownSlug = slugIn(files.get(file) ?? '')
    return { ...source, file, base: source.file, language, ...(ownSlug !== undefined && { ownSlug }) }
  })
}

/** The slug in a file, by its line alone. Loading the file verifies it. */
function slugIn(contents: string | Uint8Array): string | undefined {
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
  const [, slug = ''] = /^slug:[ \t]*(["']?)([^\s"'#]+)\1[ \t]*(?:#.*)?\r?$/m.exec(text)?.slice(1) ?? []
  return SLUG.test(slug) ? slug : undefined
}
