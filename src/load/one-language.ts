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

/** The inputs that all languages of a site share. */
export interface SharedInputs {
  readonly files: SourceFiles
  readonly shapes: Shapes
  readonly hosts: readonly string[]
  readonly tagger: Tagger | undefined
  /** The numbers by which tags name files. */
  readonly numbers: ReadonlyMap<string, number>
  /** The YAML files other than pages. */
  readonly parsed: Map<string, Parsed>
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>
  readonly pictures: ReadonlySet<string>
  /** The routes and the pages of the first language. */
  readonly routes: Routes
  readonly sources: readonly PageSource[]
  readonly places: ReturnType<typeof placesFor>
  /** The files that a file inherits values from; filled while languages are loaded. */
  readonly layers: Map<string, readonly Layer[]>
  /** Problems; filled while languages are loaded. */
  readonly problems: Problem[]
}

/** The routes and pages of a language, and the defaults that its routes give to pages. */
interface Pages {
  readonly routes: Routes
  readonly sources: readonly PageSource[]
  readonly ownDefaults: ReadonlyMap<number, Readonly<Record<string, unknown>>>
}

/** What the texts of a language are validated with. */
interface Reading {
  readonly facts: ReadonlyMap<string, string>
  readonly fields: Fields
  /** What fields check values against. */
  readonly context: FieldContext
  /** Schemas of templates, created when first needed. */
  readonly schemas: Map<string, z.ZodType>
}

/**
 * The site in one language; undefined if its facts are invalid. For another language than the first, `first` is the
 * loaded site in the first language.
 */
export function loadInLanguage(inputs: SharedInputs, language: string, first?: LoadedSite): LoadedSite | undefined {
  const valuesOf = mergedFiles(inputs, first && language)
  const stated = factsIn(inputs, valuesOf('site.yaml'))
  if (!stated) return undefined
  const pages = first
    ? pagesIn(inputs, language, first)
    : { routes: inputs.routes, sources: inputs.sources, ownDefaults: new Map() }
  const { slash } = stated
  const facts = new Map([...stated.texts, ...countFacts(pages.sources)])
  const addresses = first && addressesIn(pages, inputs, slash)
  const context = contextOf(inputs, { facts, trailingSlash: slash, ...(addresses && { addresses }) })
  const reading: Reading = { facts, context, fields: makeFields(context), schemas: new Map() }
  const values = new Map<string, unknown>()
  const read: Read = (schema, base) => {
    const merged = valuesOf(base)
    const value = checked(inputs, reading, schema, merged)
    values.set(merged.file, value)
    return value
  }
  const own = read('site', 'site.yaml') as Site | undefined
  values.set(ROUTES, inputs.routes)
  const site = siteIn(inputs, valuesOf('site.yaml').file, own, first && language)
  const faqs = questionsIn(inputs, read)
  const data = dataIn(inputs, read)
  return assembled(inputs, { pages, reading, site, values, faqs, data })
}

/** Validates a file by the name of its schema. */
type Read = (schema: string, base: string) => unknown

/** A file or its translation, and the merged data of both. */
interface Merged {
  readonly file: string
  readonly data: unknown
}

/** A function from a file to its data; in another language than the first, merged with its translation. */
function mergedFiles({ parsed, layers }: SharedInputs, language: string | undefined): (base: string) => Merged {
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
 * The values of `{name}` in texts, and the address policy. Texts cannot be validated without these facts; if they are
 * invalid, the file is validated without texts.
 */
function factsIn({ shapes, places, problems }: SharedInputs, { file, data }: Merged) {
  const early = factsSchema.safeParse(data).data
  if (early) return { texts: factsOf(early), slash: early.urls.trailingSlash }
  const schema = siteSchema(makeFields({ icons: shapes.icons }))
  problems.push(...validate(schema, data, () => places.placesOf(file)).problems)
  return undefined
}

/** The field context of a language; `own` is the part that differs between languages. */
function contextOf({ shapes, slugs, pictures, tagger }: SharedInputs, own: FieldContext): FieldContext {
  return {
    ...own,
    icons: shapes.icons,
    sections: sectionShapes(shapes),
    slugs: (collection) => slugs.get(collection) ?? new Set(),
    pictures,
    ...(tagger && { tag: tagger.tag }),
  }
}

/** The validated data of a file, its texts tagged with their source. Its problems are reported. */
function checked(inputs: SharedInputs, { fields, context }: Reading, schema: string, { file, data }: Merged): unknown {
  const { tagger, numbers, problems, places } = inputs
  tagger?.begin(numbers.get(file) ?? 0)
  const result = validate(schemaOf(inputs, schema, fields), data, () => places.placesOf(file))
  problems.push(...result.problems)
  if (!schema.startsWith('data ') || result.value === undefined) return result.value
  const linked = withCheckedLinks(result.value, context, (path) => places.placesOf(file).at(path))
  problems.push(...linked.problems)
  return linked.value
}

/** The schema of site.yaml, of a group of questions, or of a data file by its name. */
function schemaOf({ shapes }: SharedInputs, name: string, fields: Fields): z.ZodType {
  if (name === 'site') return siteSchema(fields)
  if (name === 'faqs') return faqSchema(fields)
  const all: Shapes['data'] = { ...dataSchemas, ...shapes.data }
  return all[name.slice('data '.length)]?.(fields) ?? z.unknown()
}

/** The data of site.yaml in a language. Keys that a translation may not have are reported. */
function siteIn(inputs: SharedInputs, file: string, stated: Site | undefined, language: string | undefined): Site {
  const { parsed, places, problems, hosts } = inputs
  const site = (language !== undefined && stated ? { ...stated, language } : stated) as Site
  if (language === undefined) problems.push(...unknownHosts(site, hosts, (path) => places.places('site.yaml').at(path)))
  else {
    const own = parsed.get(translationOf('site.yaml', language))?.data
    problems.push(...siteFaults(own, language, () => places.placesOf(file), stated))
  }
  return asStated(site, taggedIn(parsed, language))
}

/** The groups of questions, by name. */
function questionsIn({ slugs }: SharedInputs, read: Read): ReadonlyMap<string, readonly Question[]> {
  const groups = [...(slugs.get('faqs') ?? [])].sort().map((slug) => {
    const group = read('faqs', `content/faqs/${slug}.yaml`) as { items: readonly Question[] } | undefined
    return [slug, group?.items] as const
  })
  return new Map(groups.filter((group): group is [string, readonly Question[]] => group[1] !== undefined))
}

/** The values of the existing data files, by name. */
function dataIn({ shapes, parsed }: SharedInputs, read: Read): ReadonlyMap<string, unknown> {
  const names = Object.keys({ ...dataSchemas, ...shapes.data }).sort()
  const there = names.filter((name) => parsed.has(`content/${name}.yaml`))
  return new Map(there.map((name) => [name, read(`data ${name}`, `content/${name}.yaml`)]))
}

/** The loaded site of a language. */
function assembled(
  { parsed, places, slugs, shapes, pictures, tagger, numbers }: SharedInputs,
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
        // Looked up on demand: a build does not need it.
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

/** The routes and pages of another language than the first, and the defaults of its routes. */
function pagesIn(inputs: SharedInputs, language: string, { site }: LoadedSite): Pages {
  const { parsed, files, places, layers, problems, routes, sources } = inputs
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

/** Addresses of pages in the first language -> their addresses in another, for pages that have both. */
function addressesIn(
  own: { readonly routes: Routes; readonly sources: readonly PageSource[] },
  { routes, sources }: SharedInputs,
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
