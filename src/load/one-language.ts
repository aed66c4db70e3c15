// The parsed files of a site -> what they say in one of its languages: the first from files of plain names, another
// from its translations over these. Pure.
import type { z } from 'zod'
import type { Question } from '../model/card.ts'
import { type PageSource, type Path, translationOf, valueAt } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Place, type Problem, type SourceFiles } from '../model/problem.ts'
import { factsOf, factsSchema } from '../model/schemas/business.ts'
import { dataSchemas, faqSchema } from '../model/schemas/content-schemas.ts'
import { makeFields } from '../model/schemas/fields.ts'
import { addressOf, type Routes, translatedRoutesSchema } from '../model/schemas/routes.ts'
import { type Site, siteSchema } from '../model/schemas/site.ts'
import type { Tagger } from '../model/source-map.ts'
import { knownIdentity } from './identity.ts'
import type { Layer, placesFor } from './places.ts'
import type { LoadedSite, Shapes } from './site.ts'
import { isFaq } from './sources.ts'
import { siteFaults, translated, translatedRoutes, translatedSources } from './translations.ts'
import { validate } from './validate.ts'
import { type Parsed, parseFile } from './yaml/parse.ts'

const ROUTES = 'content/routes.yaml'

/** What all languages of a site are read from. */
export interface Ground {
  readonly files: SourceFiles
  readonly shapes: Shapes
  readonly hosts: readonly string[]
  readonly tagger: Tagger | undefined
  /** Tags name a file by its number. */
  readonly numbers: ReadonlyMap<string, number>
  /** The YAML files that are no pages. */
  readonly parsed: Map<string, Parsed>
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>
  readonly pictures: ReadonlySet<string>
  /** The routes and the pages of the first language. */
  readonly routes: Routes
  readonly sources: readonly PageSource[]
  readonly places: ReturnType<typeof placesFor>
  /** The files that a file takes values from: filled as languages are read. */
  readonly layers: Map<string, readonly Layer[]>
  /** What is wrong: filled as languages are read. */
  readonly problems: Problem[]
}

/**
 * The site in one language; undefined where its facts cannot be had. `first` is the site in the first language, where
 * this is another: it must have loaded.
 */
export function loadInLanguage(ground: Ground, language: string, first?: LoadedSite): LoadedSite | undefined {
  const { shapes, parsed, tagger, slugs, problems, places, layers } = ground
  /** The file that says what `base` says in this language, and what both say together. */
  const sayings = (base: string) => {
    const raw = parsed.get(base)?.data
    if (!first) return { file: base, data: raw }
    const own = translationOf(base, language)
    const file = parsed.has(own) ? own : base
    if (file === own) layers.set(own, [{ file: base, below: [] }])
    return { file, data: translated(parsed.get(own)?.data, raw) }
  }
  const check = <S extends z.ZodType>(schema: S, file: string, data: unknown) => {
    const result = validate(schema, data, () => places.placesOf(file))
    problems.push(...result.problems)
    return result.value
  }
  const whole = sayings('site.yaml')
  const early = factsSchema.safeParse(whole.data).data
  // Texts cannot be read before the facts are known; where those cannot be had, the file is checked without them.
  if (!early) {
    check(siteSchema(makeFields({ icons: shapes.icons })), whole.file, whole.data)
    return undefined
  }
  const pages = first
    ? pagesIn(ground, language, first, check)
    : { routes: ground.routes, sources: ground.sources, ownDefaults: new Map() }
  const slash = early.urls.trailingSlash
  const facts = factsOf(early)
  const fields = makeFields({
    icons: shapes.icons,
    facts,
    slugs: (collection) => slugs.get(collection) ?? new Set(),
    pictures: ground.pictures,
    trailingSlash: slash,
    ...(first && { addresses: addressesIn(pages, ground, slash) }),
    ...(tagger && { tag: tagger.tag }),
  })
  const values = new Map<string, unknown>()
  const read = <S extends z.ZodType>(schema: S, base: string) => {
    const { file, data } = sayings(base)
    tagger?.begin(ground.numbers.get(file) ?? 0)
    const value = check(schema, file, data)
    values.set(file, value)
    return value
  }
  const stated = read(siteSchema(fields), 'site.yaml')
  const site = (first && stated ? { ...stated, language } : stated) as Site
  values.set(ROUTES, ground.routes)
  const hostsAt = (path: Path) => places.places('site.yaml').at(path)
  if (!first) problems.push(...unknownHosts(site, ground.hosts, hostsAt))
  else {
    const own = parsed.get(translationOf('site.yaml', language))?.data
    problems.push(...siteFaults(own, language, () => places.placesOf(whole.file), stated))
  }

  const faqs = new Map<string, readonly Question[]>()
  const group = faqSchema(fields)
  for (const slug of [...(slugs.get('faqs') ?? [])].sort()) {
    const value = read(group, `content/faqs/${slug}.yaml`)
    if (value) faqs.set(slug, value.items)
  }
  const data = new Map<string, unknown>()
  const dataShapes: Shapes['data'] = { ...dataSchemas, ...shapes.data }
  for (const name of Object.keys(dataShapes).sort()) {
    const schema = dataShapes[name]?.(fields)
    if (schema && parsed.has(`content/${name}.yaml`)) data.set(name, read(schema, `content/${name}.yaml`))
  }

  const { placesOf, forget } = places
  const tagged = taggedIn(parsed, first && language)
  const assemble = (): LoadedSite => ({
    others: new Map(),
    ownDefaults: pages.ownDefaults,
    site: asStated(site, tagged),
    routes: pages.routes,
    sources: pages.sources,
    faqs: new Map(faqs),
    data: new Map(data),
    tokens: facts,
    placeholders: [...parsed].flatMap(([name, { data: raw, placeholders }]) =>
      placeholders.map((path) => ({
        file: name,
        path,
        value: valueAt(raw, path),
        // Found when it is asked for: a build does not need it.
        get at() {
          return places.places(name).at(path)
        },
      })),
    ),
    values: new Map(values),
    at: (name, path, part) => placesOf(name).at(path, part),
    source(name, path) {
      const raw = valueAt(parsed.get(name)?.data, path)
      return typeof raw === 'string' ? raw : placesOf(name).source(path)
    },
    says: (name, path) => valueAt(parsed.get(name)?.data, path) !== undefined,
    shapes,
    fields,
    slugs,
    pictures: ground.pictures,
    schemas: new Map(),
    placesOf,
    begin(name) {
      forget(name)
      tagger?.begin(ground.numbers.get(name) ?? 0)
    },
    withData(name, contents) {
      const [, key = ''] = /^content\/([^/]+)\.yaml$/.exec(name) ?? []
      const schema = isFaq(name) ? group : dataShapes[key]?.(fields)
      if (!schema || values.get(name) === undefined) return undefined
      const result = parseFile(name, contents)
      if (!result.value) return { problems: result.problems }
      forget(name)
      tagger?.begin(ground.numbers.get(name) ?? 0)
      const { value, problems } = validate(schema, result.value.data, () => placesOf(name))
      if (value === undefined || problems.length > 0) return { problems }
      parsed.set(name, result.value)
      values.set(name, value)
      if (isFaq(name)) faqs.set(name.slice('content/faqs/'.length, -'.yaml'.length), (value as Group).items)
      else data.set(key, value)
      return { value: assemble(), problems: [] }
    },
  })
  return assemble()
}

type Group = z.output<ReturnType<typeof faqSchema>>

/** The routes and pages of another language than the first, and the words its routes give their entries. */
function pagesIn(
  { parsed, files, places, layers, problems, routes, sources }: Ground,
  language: string,
  { site }: LoadedSite,
  check: <S extends z.ZodType>(schema: S, file: string, data: unknown) => z.output<S> | undefined,
) {
  const file = translationOf(ROUTES, language)
  const raw = parsed.get(file)?.data
  const own = raw === undefined ? undefined : check(translatedRoutesSchema(), file, raw)
  const result = translatedRoutes({ routes, own, site: { ...site, language }, places: () => places.placesOf(file) })
  problems.push(...result.problems)
  for (const [i, { path }] of routes.pages.entries())
    if (`${path}/`.startsWith(`/${language}/`)) {
      const text = `${path} is where the pages in ${language} are`
      problems.push(error(text, places.places(ROUTES).at(['pages', i, 'path']), 'give the route another path'))
    }
  const ownSources = translatedSources(sources, language, files)
  const ownDefaults = new Map<number, Readonly<Record<string, unknown>>>()
  for (const { route, file: page, base = '' } of ownSources) {
    const { path = '', defaults } = routes.pages[route] ?? {}
    const given = own?.pages[path]?.defaults
    if (given) ownDefaults.set(route, given)
    layers.set(page, [
      ...(given ? [{ file, below: ['pages', path, 'defaults'] }] : []),
      { file: base, below: [] },
      ...(defaults ? [{ file: ROUTES, below: ['pages', route, 'defaults'] }] : []),
    ])
  }
  return { routes: result.routes, sources: ownSources, ownDefaults }
}

/** Addresses of pages in the first language -> in another, of those that have both. */
function addressesIn(
  own: { readonly routes: Routes; readonly sources: readonly PageSource[] },
  { routes, sources }: Ground,
  slash: Site['urls']['trailingSlash'],
): Map<string, string> {
  const place = ({ route, slug }: PageSource) => `${route} ${slug}`
  const first = new Map(sources.map((source) => [place(source), addressOf(source, routes, slash)]))
  return new Map(own.sources.map((source) => [first.get(place(source)) ?? '', addressOf(source, own.routes, slash)]))
}

/** The paths of site.yaml that are tagged `!placeholder`; in another language, where that says nothing else of them. */
function taggedIn(parsed: ReadonlyMap<string, Parsed>, language: string | undefined): readonly Path[] {
  const base = parsed.get('site.yaml')?.placeholders ?? []
  const own = language === undefined ? undefined : parsed.get(translationOf('site.yaml', language))
  return own ? [...own.placeholders, ...base.filter((path) => valueAt(own.data, path) === undefined)] : base
}

/** The site with what may be stated of its identity. A wrong site.yaml has none; its pages are checked all the same. */
function asStated(site: Site | undefined, tagged: readonly Path[]): Site {
  const legal = knownIdentity(site?.business.legal, tagged)
  return (site && { ...site, business: { ...site.business, legal } }) as Site
}

function unknownHosts(site: Site | undefined, hosts: readonly string[], at: (path: Path) => Place): Problem[] {
  return (site?.hosts ?? []).flatMap((host, i) => {
    if (hosts.includes(host)) return []
    const help = didYouMean(host, hosts) ?? `choose one of ${hosts.join(', ')}`
    return [error(`hosts.${i}: "${host}" is not a host this engine writes files for`, at(['hosts', i]), help)]
  })
}
