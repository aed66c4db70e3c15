// Sorts the files of a site by their names: YAML files, pages and their routes, copies, files that nothing reads.
import { isSiteFile, type PageSource } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Problem, type SourceFiles, withRule } from '../model/problem.ts'
import { DANGLING, SLUG } from '../model/schemas/fields.ts'
import type { Routes } from '../model/schemas/routes.ts'
import { translatedBy } from './translations.ts'
import type { Places } from './yaml/places-in.ts'

/** Whether a file is YAML of the site: site.yaml in any language, or below content/. */
export const isYaml = (file: string) => isSiteFile(file) || (file.startsWith('content/') && file.endsWith('.yaml'))
/** An owner's picture. */
export const isPicture = (file: string) => file.startsWith('content/images/')
/** The lock of addresses, hidden files, and backups of editors. */
const isOther = (file: string) => file === 'content/urls.lock' || /(?:^|\/)\.[^/]*$|~$/.test(file)
const isFaq = (file: string) => /^content\/faqs\/[^/]+\.yaml$/.test(file)
/** Whether a file belongs to a collection: it becomes a page, or nothing reads it. */
export const isEntry = (file: string) => file.split('/').length > 2 && !isFaq(file)

/** All YAML files, sorted by name: source tags name a file by its index here. */
export const yamlFiles = (files: Iterable<string>) => [...files].filter(isYaml).sort()

/** The YAML files whose words become pages by way of a route, by name. */
export const pageFiles = (files: Iterable<string>) => [...files].filter((file) => isYaml(file) && isEntry(file)).sort()

/** Words in the names of copies that file managers and sync services make. */
const COPY_WORD = /copy|copie|copia|kopie|kopia|αντίγραφο|αντιγραφή|conflict/u
/** Endings that editors and git give to the names of copies. */
const COPY_ENDING = /^(?:\d{1,3}|\(.*\)|orig|bak|old|tmp|rej|(?:base|local|remote|backup)(?:_\d+)?)$/

/** Whether a part of a file name is what a program adds to the name of a copy. */
function isCopyMark(part: string): boolean {
  const bare = part.replace(/^[ ._~-]+/, '')
  return part !== '' && (bare === '' || COPY_WORD.test(bare) || COPY_ENDING.test(bare))
}

/** The file among `names`, in the same folder, of which a file is a copy by its name. */
export function copyOf(file: string, names: Iterable<string>): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const own = file.slice(folder.length).normalize('NFC').toLowerCase()
  const bare = own.replace(/\.ya?ml$/, '')
  let found: string | undefined
  for (const other of names) {
    if (other === file || !other.endsWith('.yaml') || !other.startsWith(folder)) continue
    const name = other.slice(folder.length, -'.yaml'.length)
    const rest = [bare.startsWith(name) && bare.slice(name.length), bare.endsWith(name) && bare.slice(0, -name.length)]
    const after = own.startsWith(`${name}.yaml`) && own.slice(name.length + '.yaml'.length)
    const isCopy = bare === name || [...rest, after].some((part) => part !== false && isCopyMark(part))
    if (isCopy && name.length > (found?.length ?? 0)) found = name
  }
  return found === undefined ? undefined : `${folder}${found}.yaml`
}

/** The problem of a file that looks like a copy of another. */
const copied = (file: string, of: string) =>
  error(
    `this looks like a copy of ${of}`,
    { file },
    `compare the two, write what is new into ${of}, and delete this file`,
  )

/** The problem of a file whose name cannot be an address. */
function wrongName(file: string, collection: string, slug: string, names: ReadonlySet<string>): Problem {
  const original = copyOf(file, names)
  if (original !== undefined) return copied(file, original)
  const language = translatedBy(file)?.language
  const text = `the file name "${slug}" cannot be an address`
  if (language !== undefined)
    return error(text, { file }, `add ${language} to languages: of site.yaml, or name the file without a dot`)
  const plain = plainSlug(slug)
  const renamed = `content/${collection}/${plain}.yaml`
  if (names.has(renamed)) return copied(file, renamed)
  return plain === ''
    ? error(text, { file }, 'use lower-case Latin letters, digits and hyphens, like two-words.yaml')
    : error(text, { file }, `rename it to ${renamed}`)
}

/** A name in Latin letters as a slug; '' for a name in other letters. */
const plainSlug = (name: string) =>
  /^[ -~]+$/.test(name)
    ? name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    : ''

/**
 * The names of the files of each collection, and the files whose name cannot be an address. A translation into one of
 * the `others` of the languages has the name of the file that it translates.
 */
export function slugsIn(names: readonly string[], others: readonly string[]) {
  const slugs = new Map<string, Set<string>>()
  const wrong: { file: string; collection: string; slug: string }[] = []
  for (const file of names) {
    const [, collection, slug] = (isYaml(file) && /^content\/([^/]+)\/(.+)\.yaml$/.exec(file)) || []
    if (!collection || slug === undefined || others.includes(translatedBy(file)?.language ?? '')) continue
    if (SLUG.test(slug)) slugs.set(collection, (slugs.get(collection) ?? new Set()).add(slug))
    else wrong.push({ file, collection, slug })
  }
  const known = new Set(wrong.length > 0 ? names : [])
  for (const { file } of wrong) known.delete(file)
  const unaddressable = wrong.map(({ file, collection, slug }) => ({
    file,
    problem: wrongName(file, collection, slug, known),
  }))
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
    if (route.each !== undefined && !slugs.has(route.each)) {
      const help = didYouMean(route.each, slugs.keys())
      problems.push(withRule(DANGLING, error(`content/${route.each}/ has no files`, at('each'), help)))
    }
    const collection = route.each ?? 'pages'
    const own = route.each === undefined ? [route.page ?? []].flat() : [...(slugs.get(route.each) ?? [])].sort()
    for (const slug of own) {
      const file = `content/${collection}/${slug}.yaml`
      if (files.has(file)) {
        sources.push({ file, slug, collection, language, route: i })
        continue
      }
      const help = didYouMean(slug, slugs.get('pages') ?? [])
      problems.push(withRule(DANGLING, error(`${file} is missing`, at('page'), help)))
    }
  }
  return { sources, problems }
}

/** Files of content/ that nothing reads. A page without a route is not reported if a route is wrong. */
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
    if (isSiteFile(file)) return [error(NOT_READ, { file }, 'name its language in languages: of site.yaml')]
    if (!file.startsWith('content/') || isPicture(file)) return []
    if (!isYaml(file) && isOther(file)) return []
    const original = isEntry(file) && isYaml(file) ? undefined : copyOf(file, used)
    if (original !== undefined) return [copied(file, original)]
    return unreadProblem(file, names, dataNames, routed)
  })
}

const NOT_READ = 'nothing reads this file'

function unreadProblem(
  file: string,
  names: readonly string[],
  dataNames: readonly string[],
  routed: boolean,
): Problem[] {
  if (!isYaml(file)) {
    const renamed = file.replace(/\.[^.]*$/, '.yaml')
    if (!/\.ya?ml$/i.test(file))
      return [error(NOT_READ, { file }, 'pictures belong in content/images/, other files in public/')]
    return [names.includes(renamed) ? copied(file, renamed) : error(NOT_READ, { file }, `rename it to ${renamed}`)]
  }
  if (file.split('/').length === 2) {
    const help = didYouMean(file.slice('content/'.length, -'.yaml'.length), dataNames)
    return [error(NOT_READ, { file }, help)]
  }
  return routed ? [error(NOT_READ, { file }, 'give its page a route in content/routes.yaml, or delete it')] : []
}
