// The source of a page -> what decides its record besides what its file says: where nothing of that changed, nor the
// file, the record of an earlier run holds.
import type { Templates } from '../../assets/templates.ts'
import type { LoadedSite } from '../../load/loaded.ts'
import {
  type DocumentRecord,
  filesOf,
  inLanguage,
  inLanguages,
  type PageSource,
  translationOf,
} from '../../model/content.ts'
import { shortDigest } from '../../runtime/digest.ts'
import type { Inputs } from '../../runtime/inputs.ts'
import { digestOf } from '../pages.ts'

/** The digest of what a page is read from, where it is known without reading that. */
export function knownDigest(inputs: Inputs, source: PageSource): string | undefined {
  const read = filesOf(source).map((name) => [name, inputs.knownDigest(name)] as const)
  return read.every((one): one is [string, string] => one[1] !== undefined)
    ? digestOf(read as [string, string][])
    : undefined
}

/**
 * From the source of a page, all that decides its record besides what files say: the shapes, the address policy, what
 * its route gives, and where pages are in another language. Of what is said elsewhere see `stands`.
 */
export function recordKeys(site: LoadedSite, templates: Templates) {
  const paths = site.routes.pages.map(({ path }) => path)
  const languages = new Map(
    inLanguages(site).map((own) => {
      const addresses = own === site ? '' : [own.sources, paths, own.routes.pages.map(({ path }) => path)]
      const all = shortDigest(templates.hash, site.site?.urls.trailingSlash ?? '', JSON.stringify(addresses))
      const routes = own.routes.pages.map(({ template, each, defaults }, i) =>
        shortDigest(all, JSON.stringify([template, each, defaults, own.ownDefaults.get(i)])),
      )
      return [own.site?.language, routes] as const
    }),
  )
  const ofRoute = ({ language, route }: PageSource) => languages.get(language)?.[route] ?? ''
  const of = (source: PageSource) => {
    const { file, base = '', slug, ownSlug = '', collection, language } = source
    return `${ofRoute(source)} ${language} ${collection} ${slug} ${ownSlug} ${base} ${file}`
  }
  return {
    /** What is the same for all pages of a route in a language. */
    ofRoute,
    of,
    /** The key of the record of a source whose files have that digest. */
    keyOf: (source: PageSource, digest: string) => shortDigest(of(source), digest),
  }
}

/** Whether what a record refers to is still there, and the facts in it say the same. */
export function stands(record: DocumentRecord, whole: LoadedSite): boolean {
  const { references, pictures, questionsFrom, template, facts } = record
  const site = inLanguage(whole, record.language)
  const has = (reference: string) => {
    const [collection = '', slug = ''] = reference.split('/')
    return site.slugs.get(collection)?.has(slug) === true
  }
  for (const name in facts) if (site.tokens.get(name) !== facts[name]) return false
  return (
    references.every(has) &&
    pictures.every((picture) => site.pictures.has(picture)) &&
    (questionsFrom === undefined || questionsFrom === 'none' || site.slugs.get('faqs')?.has(questionsFrom) === true) &&
    (site.shapes.pages[template]?.uses ?? []).every((name) => site.data.has(name))
  )
}

/**
 * All that decides what rules say of the words of a page's file besides that file: the shapes, the claims, the address
 * policy, the routes, and where pages are in another language.
 */
export const contextOf = (site: LoadedSite, templates: Templates, inputs: Inputs) =>
  shortDigest(
    templates.hash,
    site.site?.urls.trailingSlash ?? '',
    inputs.digest('content/routes.yaml'),
    ...inLanguages(site).flatMap((own) => [
      JSON.stringify([own.site?.language, ...own.tokens]),
      own === site ? '' : inputs.digest(translationOf('content/routes.yaml', own.site?.language ?? '')),
      own === site ? '' : JSON.stringify(own.sources),
    ]),
  )
