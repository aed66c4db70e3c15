// The names of a site's files -> which of them are YAML, which become pages by which route, which nothing reads. Pure.
import { isSiteFile, type PageSource } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Problem, type SourceFiles, withRule } from '../model/problem.ts'
import { DANGLING, SLUG } from '../model/schemas/fields.ts'
import type { Routes } from '../model/schemas/routes.ts'
import { translatedBy } from './translations.ts'
import type { Places } from './yaml/places-in.ts'

/** A file whose words are read: site.yaml in any language, and the YAML below content/. */
export const isYaml = (file: string) => isSiteFile(file) || (file.startsWith('content/') && file.endsWith('.yaml'))
/** An owner's picture. */
export const isPicture = (file: string) => file.startsWith('content/images/')
/** The lock of addresses, which check reads, and what editors and systems leave lying: hidden files and backups. */
const isOther = (file: string) => file === 'content/urls.lock' || /(?:^|\/)\.[^/]*$|~$/.test(file)
const isFaq = (file: string) => /^content\/faqs\/[^/]+\.yaml$/.test(file)
/** A file of a collection: it becomes a page, or nothing reads it. */
export const isEntry = (file: string) => file.split('/').length > 2 && !isFaq(file)

/** All YAML files by name, sorted: source tags name a file by its place here. */
export const yamlFiles = (files: Iterable<string>) => [...files].filter(isYaml).sort()

/** The YAML files whose words become pages by way of a route, by name. */
export const pageFiles = (files: Iterable<string>) => [...files].filter((file) => isYaml(file) && isEntry(file)).sort()

/**
 * The names of the files of each collection, and the files whose name cannot be an address. Translations into the
 * `others` of the languages are of the name they translate.
 */
export function slugsIn(names: readonly string[], others: readonly string[]) {
  const slugs = new Map<string, Set<string>>()
  const unaddressable: { file: string; problem: Problem }[] = []
  for (const file of names) {
    const [, collection, slug] = (isYaml(file) && /^content\/([^/]+)\/(.+)\.yaml$/.exec(file)) || []
    if (!collection || slug === undefined) continue
    if (others.length > 0 && others.includes(translatedBy(file)?.language ?? '')) continue
    if (SLUG.test(slug)) {
      const own = slugs.get(collection) ?? new Set()
      slugs.set(collection, own.add(slug))
      continue
    }
    const plain = /^[ -~]+$/.test(slug)
      ? slug
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')
      : ''
    const language = translatedBy(file)?.language
    const help =
      language !== undefined
        ? `add ${language} to languages: of site.yaml, or name the file without a dot`
        : plain === ''
          ? 'use lower-case Latin letters, digits and hyphens, like two-words.yaml'
          : `rename it to content/${collection}/${plain}.yaml`
    unaddressable.push({ file, problem: error(`the file name "${slug}" cannot be an address`, { file }, help) })
  }
  return { slugs, unaddressable }
}

/** The files that become pages, route by route, and what is wrong with the routes. */
export function sourcesOf({
  routes,
  slugs,
  files,
  language,
  at: place,
}: {
  routes: Routes
  slugs: ReadonlyMap<string, ReadonlySet<string>>
  files: SourceFiles
  language: string
  at: Places['at']
}): { sources: PageSource[]; problems: Problem[] } {
  const sources: PageSource[] = []
  const problems: Problem[] = []
  for (const [i, route] of routes.pages.entries()) {
    const at = (key: string) => place(['pages', i, key])
    const pattern = route.path.endsWith('/{slug}')
    if (pattern !== (route.each !== undefined)) {
      const [text, help] = pattern
        ? [`${route.path} needs "each:"`, 'name a folder of content/ in each:']
        : [`${route.path} has "each:" but no {slug}`, 'write the path as /…/{slug}']
      problems.push(error(text, at('path'), help))
    } else if (!pattern && route.page === undefined)
      problems.push(error(`${route.path} needs "page:"`, at('path'), 'name a file of content/pages/ in page:'))
    if (route.each !== undefined && !slugs.has(route.each)) {
      const help = didYouMean(route.each, slugs.keys())
      problems.push(withRule(DANGLING, error(`content/${route.each}/ has no files`, at('each'), help)))
    }
    const collection = route.each ?? 'pages'
    const own = route.each !== undefined ? [...(slugs.get(route.each) ?? [])].sort() : [route.page ?? []].flat()
    for (const slug of own) {
      const file = `content/${collection}/${slug}.yaml`
      if (files.has(file)) sources.push({ file, slug, collection, language, route: i })
      else {
        const help = didYouMean(slug, slugs.get('pages') ?? [])
        problems.push(withRule(DANGLING, error(`${file} is missing`, at('page'), help)))
      }
    }
  }
  return { sources, problems }
}

/** Files of content/ that nothing reads. A page without a route says nothing new where a route is wrong. */
export function unread({
  names,
  used,
  dataNames,
  problems,
}: {
  names: readonly string[]
  used: ReadonlySet<string>
  dataNames: readonly string[]
  problems: readonly Problem[]
}): Problem[] {
  const routed = !problems.some(({ at }) => at?.file === 'content/routes.yaml')
  return names.flatMap((file) => {
    if (used.has(file)) return []
    if (isSiteFile(file))
      return [error('nothing reads this file', { file }, 'name its language in languages: of site.yaml')]
    if (!file.startsWith('content/') || isPicture(file)) return []
    if (!isYaml(file)) {
      if (isOther(file)) return []
      const help = /\.ya?ml$/i.test(file)
        ? `rename it to ${file.replace(/\.[^.]*$/, '.yaml')}`
        : 'pictures belong in content/images/, other files in public/'
      return [error('nothing reads this file', { file }, help)]
    }
    if (file.split('/').length === 2) {
      const help = didYouMean(file.slice('content/'.length, -'.yaml'.length), dataNames)
      return [error('nothing reads this file', { file }, help)]
    }
    return routed
      ? [error('nothing reads this file', { file }, 'give its page a route in content/routes.yaml, or delete it')]
      : []
  })
}
