// Sorts the files of a site by their names: YAML files, pages and their routes, copies, files that nothing reads.
import { isSiteFile, type PageSource, translatedBy } from '../model/content.ts'
import { didYouMean, nearest } from '../model/nearest.ts'
import { error, type Problem, type SourceFiles } from '../model/problem.ts'
import { DANGLING, SLUG } from '../model/schemas/fields.ts'
import type { Routes } from '../model/schemas/routes.ts'
import type { Places } from './places.ts'

/** Whether a file is YAML of the site: site.yaml in any language, or below content/. */
export const isYaml = (file: string) => isSiteFile(file) || (file.startsWith('content/') && file.endsWith('.yaml'))
/** An owner's picture. */
export const isPicture = (file: string) => file.startsWith('content/images/')
/** The locks of addresses and facts, hidden files, and backups of editors. */
const isOther = (file: string) =>
  !isYaml(file) && (/^content\/(?:urls|facts)\.lock$/.test(file) || /(?:^|\/)\.[^/]*$|~$/.test(file))
const isFaq = (file: string) => /^content\/faqs\/[^/]+\.yaml$/.test(file)
/** Whether a file belongs to a collection: it becomes a page, or nothing reads it. */
export const isEntry = (file: string) => file.split('/').length > 2 && !isFaq(file)

/** All YAML files, sorted by name: source tags name a file by its index here. */
export const yamlFiles = (files: Iterable<string>) => [...files].filter(isYaml).sort()

/** The YAML files whose words become pages by way of a route, by name. */
export const pageFiles = (files: Iterable<string>) => [...files].filter((file) => isYaml(file) && isEntry(file)).sort()

/** The collection of a YAML file, and its name in it; neither for site.yaml, the routes and the data files. */
const nameIn = (file: string): { collection?: string; slug?: string } =>
  /^content\/(?<collection>[^/]+)\/(?<slug>.+)\.yaml$/.exec(file)?.groups ?? {}

/** The names of the files of each collection. Translations have the name of the file that they translate. */
export function slugsIn(names: readonly string[]): Map<string, Set<string>> {
  const slugs = new Map<string, Set<string>>()
  for (const { collection = '', slug = '' } of names.map(nameIn))
    if (SLUG.test(slug)) slugs.set(collection, (slugs.get(collection) ?? new Set()).add(slug))
  return slugs
}

/** The files that become pages, route by route, and what is wrong with the routes. */
export function sourcesOf({
  routes,
  slugs,
  files,
  language,
  places,
}: {
  routes: Routes
  slugs: ReadonlyMap<string, ReadonlySet<string>>
  files: SourceFiles
  language: string
  places: Places
}): { sources: PageSource[]; problems: Problem[] } {
  const problems: Problem[] = []
  const sources = routes.pages.flatMap(({ each, page }, route): PageSource[] => {
    const dangling = (text: string, key: string, help: string | undefined) =>
      problems.push(error(text, places(['pages', route, key]).at, help, DANGLING))
    const collection = each ?? 'pages'
    const slugsOf = [...(slugs.get(collection) ?? [])].sort()
    // A folder may be empty until there is a first page, but a name that is almost that of another one is a mistake.
    if (each !== undefined && slugsOf.length === 0 && nearest(each, slugs.keys()) !== undefined)
      dangling(`content/${each}/ has no files`, 'each', didYouMean(each, slugs.keys()))
    const slugsOfRoute = each === undefined ? [page ?? ''] : slugsOf
    return slugsOfRoute.flatMap((slug) => {
      const file = `content/${collection}/${slug}.yaml`
      if (files.has(file)) return [{ file, slug, collection, language, route }]
      dangling(`${file} is missing`, 'page', didYouMean(slug, slugsOf))
      return []
    })
  })
  return { sources, problems }
}

/** The endings that sync services, editors and git add to the name of a copy. */
const COPY_MARK = 'conflict|^(?:\\d{1,3}|\\(.*\\)|orig|bak|old|tmp|rej|(?:base|local|remote|backup)(?:_\\d+)?)?$'

/** The file among `names`, in the same folder, of which a file is a copy by its name. */
function copyOf(file: string, names: Iterable<string>, copies: string): string | undefined {
  const mark = new RegExp(`${copies}|${COPY_MARK}`, 'u')
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const own = file
    .slice(folder.length)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.ya?ml/, '')
  let nearest = ''
  for (const other of names) {
    if (!other.endsWith('.yaml') || !other.startsWith(folder)) continue
    const name = other.slice(folder.length, -'.yaml'.length)
    const rest = own.startsWith(name) ? own.slice(name.length) : own.endsWith(name) && own.slice(0, -name.length)
    const isCopy = rest !== false && mark.test(rest.replace(/^[ ._~-]+/, ''))
    if (isCopy && name.length > nearest.length) nearest = name
  }
  return nearest === '' ? undefined : `${folder}${nearest}.yaml`
}

/** The known properties of a site's files. */
interface Known {
  readonly names: ReadonlySet<string>
  /** The files that were read. */
  readonly used: ReadonlySet<string>
  /** The languages except the first. */
  readonly others: readonly string[]
  readonly dataNames: readonly string[]
  /** Pattern of the words that file managers add to the name of a copy. */
  readonly copies: string
}

/** A problem for each file of the site that nothing reads, except pictures, locks and backups. */
export const unreadFiles = (site: Known): Problem[] =>
  [...site.names].flatMap((file) => {
    const mayBe = !isSiteFile(file) && (!file.startsWith('content/') || isPicture(file) || isOther(file))
    return site.used.has(file) || mayBe ? [] : unreadProblem(file, site)
  })

function unreadProblem(file: string, { names, used, others, dataNames, copies }: Known): Problem {
  const notRead = (help: string | undefined) => error('nothing reads this file', { file }, help)
  const { base, language } = translatedBy(file)
  if (others.includes(language) && !names.has(base))
    return error(`${base}, which this translates, is missing`, { file }, 'write that first')
  if (isSiteFile(file)) return notRead('name its language in languages: of site.yaml')
  const { collection, slug } = nameIn(file)
  if (slug !== undefined && (SLUG.test(slug) || others.includes(language)))
    return notRead('give its page a route in content/routes.yaml, or delete it')
  const renamed = slug === undefined ? file.replace(/\.ya?ml$/i, '.yaml') : `content/${collection}/${slugIn(slug)}.yaml`
  const isRenamed = language === '' && renamed !== file
  const original = copyOf(file, used, copies) ?? (isRenamed && names.has(renamed) ? renamed : undefined)
  if (original !== undefined) {
    const help = `compare the two, write what is new into ${original}, and delete this file`
    return error(`this looks like a copy of ${original}`, { file }, help)
  }
  const rename = `rename it to ${renamed}`
  if (slug !== undefined)
    return error(`the file name "${slug}" cannot be an address`, { file }, nameHelp(slug, language, rename))
  if (isYaml(file)) return notRead(didYouMean(file.slice('content/'.length, -'.yaml'.length), dataNames))
  return notRead(isRenamed ? rename : 'pictures belong in content/images/, other files in public/')
}

/** The help for the name of a file that cannot be an address. */
function nameHelp(slug: string, language: string, rename: string): string {
  if (language !== '') return `add ${language} to languages: of site.yaml, or name the file without a dot`
  return slugIn(slug) === '' ? 'use lower-case Latin letters, digits and hyphens, like two-words.yaml' : rename
}

/** The address that a file name with other characters stands for; '' if it has no Latin letters or digits alone. */
const slugIn = (name: string) =>
  /^[ -~]+$/.test(name)
    ? name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    : ''
