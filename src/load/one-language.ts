// Loads a site in one language: the first from the files with plain names, the others from translations over these.
import { z } from 'zod'
import type { Question } from '../model/card.ts'
import { type PageSource, type Path, translationOf, valueAt } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Place, type Problem, type SourceFiles } from '../model/problem.ts'
import { countFacts, factsOf, factsSchema } from '../model/schemas/business.ts'
import { dataSchemas, faqSchema } from '../model/schemas/content-schemas.ts'
import { type FieldContext, type Fields, makeFields } from '../model/schemas/fields.ts'
import { addressOf, type Routes, translatedRoutesSchema } from '../model/schemas/routes.ts'
import { type Site, siteSchema } from '../model/schemas/site.ts'
import type { Tagger } from '../model/source-map.ts'
import { asStated, taggedIn } from './identity.ts'
import { withCheckedLinks } from './links.ts'
import { type LoadedSite, type Shapes, sectionShapes } from './loaded.ts'
import type { Layer, placesFor } from './places.ts'
import { siteFaults, translated, translatedRoutes, translatedSources } from './translations.ts'
import { validate } from './validate.ts'
import type { Parsed } from './yaml/parse.ts'

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

/** Where the routes of a language lead, and what they give their entries. */
interface Pages {
  readonly routes: Routes
  readonly sources: readonly PageSource[]
  readonly ownDefaults: ReadonlyMap<number, Readonly<Record<string, unknown>>>
}

/** What texts of a language are read with. */
interface Reading {
  readonly facts: ReadonlyMap<string, string>
  readonly fields: Fields
  /** What the fields check values against. */
  readonly context: FieldContext
  /** Schemas of templates, made when first needed. */
  readonly schemas: Map<string, z.ZodType>
}

/**
 * The site in one language; undefined where its facts cannot be had. `first` is the site in the first language, where
 * this is another: it must have loaded.
 */
export function loadInLanguage(ground: Ground, language: string, first?: LoadedSite): LoadedSite | undefined {
  const valuesOf = mergedFiles(ground, first && language)
  const stated = factsIn(ground, valuesOf('site.yaml'))
  if (!stated) return undefined
  const pages = first
    ? pagesIn(ground, language, first)
    : { routes: ground.routes, sources: ground.sources, ownDefaults: new Map() }
  const { slash } = stated
  const facts = new Map([...stated.texts, ...countFacts(pages.sources)])
  const addresses = first && addressesIn(pages, ground, slash)
  const context = contextOf(ground, { facts, trailingSlash: slash, ...(addresses && { addresses }) })
  const reading: Reading = { facts, context, fields: makeFields(context), schemas: new Map() }
  const values = new Map<string, unknown>()
  const read: Read = (schema, base) => {
    const merged = valuesOf(base)
    const value = checked(ground, reading, schema, merged)
    values.set(merged.file, value)
    return value
  }
  const own = read('site', 'site.yaml') as Site | undefined
  values.set(ROUTES, ground.routes)
  const site = siteIn(ground, valuesOf('site.yaml').file, own, first && language)
  const faqs = questionsIn(ground, read)
  const data = dataIn(ground, read)
  return assembled(ground, { pages, reading, site, values, faqs, data })
}

/** Validates what a file says, by the name of its schema. */
type Read = (schema: string, base: string) => unknown

/** A file, or its translation, and the data of both together. */
interface Merged {
  readonly file: string
  readonly data: unknown
}

/** A function from a file to what it says; in another language than the first, with its translation over it. */
function mergedFiles({ parsed, layers }: Ground, language: string | undefined): (base: string) => Merged {
  return (base) => {
    const first = parsed.get(base)?.data
    if (language === undefined) return { file: base, data: first }
    const own = translationOf(base, language)
    const file = parsed.has(own) ? own : base
    if (file === own) layers.set(own, [{ file: base, below: [] }])
    return { file, data: translated(parsed.get(own)?.data, first) }
  }
}

/**
 * What `{name}` in a text becomes, and the address policy. Texts cannot be read before the facts are known; where those
 * cannot be had, the file is checked without them.
 */
function factsIn({ shapes, places, problems }: Ground, { file, data }: Merged) {
  const early = factsSchema.safeParse(data).data
  if (early) return { texts: factsOf(early), slash: early.urls.trailingSlash }
  const schema = siteSchema(makeFields({ icons: shapes.icons }))
  problems.push(...validate(schema, data, () => places.placesOf(file)).problems)
  return undefined
}

/** What the fields of a language check values against; `own` is what differs between languages. */
function contextOf({ shapes, slugs, pictures, tagger }: Ground, own: FieldContext): FieldContext {
  return {
    ...own,
    icons: shapes.icons,
    sections: sectionShapes(shapes),
    slugs: (collection) => slugs.get(collection) ?? new Set(),
    pictures,
    ...(tagger && { tag: tagger.tag }),
  }
}

/** What a file says, validated: its texts tagged with their source, and what is wrong with it told. */
function checked(ground: Ground, { fields, context }: Reading, schema: string, { file, data }: Merged): unknown {
  const { tagger, numbers, problems, places } = ground
  tagger?.begin(numbers.get(file) ?? 0)
  const result = validate(schemaOf(ground, schema, fields), data, () => places.placesOf(file))
  problems.push(...result.problems)
  if (!schema.startsWith('data ') || result.value === undefined) return result.value
  const linked = withCheckedLinks(result.value, context, (path) => places.placesOf(file).at(path))
  problems.push(...linked.problems)
  return linked.value
}

/** The schema of site.yaml, of a group of questions, or of a data file by its name. */
function schemaOf({ shapes }: Ground, name: string, fields: Fields): z.ZodType {
  if (name === 'site') return siteSchema(fields)
  if (name === 'faqs') return faqSchema(fields)
  const all: Shapes['data'] = { ...dataSchemas, ...shapes.data }
  return all[name.slice('data '.length)]?.(fields) ?? z.unknown()
}

/** What site.yaml states in a language; what it may not say there is told. */
function siteIn(ground: Ground, file: string, stated: Site | undefined, language: string | undefined): Site {
  const { parsed, places, problems, hosts } = ground
  const site = (language !== undefined && stated ? { ...stated, language } : stated) as Site
  if (language === undefined) problems.push(...unknownHosts(site, hosts, (path) => places.places('site.yaml').at(path)))
  else {
    const own = parsed.get(translationOf('site.yaml', language))?.data
    problems.push(...siteFaults(own, language, () => places.placesOf(file), stated))
  }
  return asStated(site, taggedIn(parsed, language))
}

/** The groups of questions, by name. */
function questionsIn({ slugs }: Ground, read: Read): ReadonlyMap<string, readonly Question[]> {
  const groups = [...(slugs.get('faqs') ?? [])].sort().map((slug) => {
    const group = read('faqs', `content/faqs/${slug}.yaml`) as { items: readonly Question[] } | undefined
    return [slug, group?.items] as const
  })
  return new Map(groups.filter((group): group is [string, readonly Question[]] => group[1] !== undefined))
}

/** The values of the data files there are, by name. */
function dataIn({ shapes, parsed }: Ground, read: Read): ReadonlyMap<string, unknown> {
  const names = Object.keys({ ...dataSchemas, ...shapes.data }).sort()
  const there = names.filter((name) => parsed.has(`content/${name}.yaml`))
  return new Map(there.map((name) => [name, read(`data ${name}`, `content/${name}.yaml`)]))
}

/** The site of a language, whole. */
function assembled(
  { parsed, places, slugs, shapes, pictures, tagger, numbers }: Ground,
  {
    pages,
    reading: { facts, fields, schemas },
    ...read
  }: { pages: Pages; reading: Reading } & Pick<LoadedSite, 'site' | 'values' | 'faqs' | 'data'>,
): LoadedSite {
  const { placesOf, inherited, forget } = places
  return {
    ...read,
    ...pages,
    others: new Map(),
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
    at: (name, path, part) => placesOf(name).at(path, part),
    source(name, path) {
      const raw = valueAt(parsed.get(name)?.data, path)
      return typeof raw === 'string' ? raw : placesOf(name).source(path)
    },
    says: (name, path) => valueAt(parsed.get(name)?.data, path) !== undefined,
    ...{ shapes, fields, schemas, slugs, pictures, placesOf, inherited },
    begin(name) {
      forget(name)
      tagger?.begin(numbers.get(name) ?? 0)
    },
  }
}

/** The routes and pages of another language than the first, and the words its routes give their entries. */
function pagesIn(ground: Ground, language: string, { site }: LoadedSite): Pages {
  const { parsed, files, places, layers, problems, routes, sources } = ground
  const file = translationOf(ROUTES, language)
  const raw = parsed.get(file)?.data
  const read = raw === undefined ? undefined : validate(translatedRoutesSchema(), raw, () => places.placesOf(file))
  const own = read?.value
  problems.push(...(read?.problems ?? []))
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

function unknownHosts(site: Site | undefined, hosts: readonly string[], at: (path: Path) => Place): Problem[] {
  return (site?.hosts ?? []).flatMap((host, i) => {
    if (hosts.includes(host)) return []
    const help = didYouMean(host, hosts) ?? `choose one of ${hosts.join(', ')}`
    return [error(`hosts.${i}: "${host}" is not a host this engine writes files for`, at(['hosts', i]), help)]
  })
}
