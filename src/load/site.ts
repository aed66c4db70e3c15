// Loads all YAML of a site except the files of its pages, which it lists, in each language. All problems of a step are
// reported at once; a step that failed stops the next.
import type { z } from 'zod'
import type { Question } from '../model/card.ts'
import { type Content, LABELS, type PageSource, ROUTES, translationOf } from '../model/content.ts'
import { count } from '../model/counts.ts'
import { countsOf } from '../model/page-counts.ts'
import { PAGE_PHONE } from '../model/phone.ts'
import { error, inOrder, type Problem, type Result, type SourceFiles } from '../model/problem.ts'
import { basicsSchema, tokensOf } from '../model/schemas/business.ts'
import { dataSchemas, faqSchema } from '../model/schemas/content-schemas.ts'
import { type FieldContext, Fields, linked, type Shapes } from '../model/schemas/fields.ts'
import { addressOf, type Routes, routesSchema, translatedRoutesSchema } from '../model/schemas/routes.ts'
import { type Site, siteSchema } from '../model/schemas/site.ts'
import { type Tagger, untagged } from '../model/source-map.ts'
import { asStated, taggedIn } from './identity.ts'
import { over, translated } from './merge.ts'
import { type Layer, placesIn, SourcePlaces } from './places.ts'
import { publicFaults } from './public-files.ts'
import { isEntry, isPicture, isYaml, slugsIn, sourcesOf, unreadFiles, yamlFiles } from './sources.ts'
import { languagesOf, siteFaults, translatedRoutes, translatedSources } from './translations.ts'
import { validate } from './validate.ts'
import type { Parsed } from './yaml/fast/reader.ts'
import { parseFile } from './yaml/parse.ts'

/** The content of a site, and what the files of its pages are validated against. Plain data, so workers receive a copy. */
export interface LoadedSite extends Content {
  readonly others: ReadonlyMap<string, LoadedSite>
  /** The names of the files in `content/<collection>/`. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>
  readonly pictures: ReadonlySet<string>
  /** The files that a file inherits values from, the nearest first. */
  readonly layers: ReadonlyMap<string, readonly Layer[]>
  /** Addresses of pages in the first language -> their addresses in this language; empty in the first. */
  readonly addresses: ReadonlyMap<string, string>
}

/** The site without source tags. */
export const untaggedSite = (site: LoadedSite): LoadedSite => ({
  ...site,
  site: untagged(site.site),
  data: untagged(site.data),
  faqs: untagged(site.faqs),
  values: untagged(site.values),
  others: new Map([...site.others].map(([language, other]) => [language, untaggedSite(other)])),
})

/** The values that texts of one language are validated against: the tokens, the names of files, and the templates. */
export function contextOf(
  { tokens, slugs, pictures, addresses }: Pick<LoadedSite, 'tokens' | 'slugs' | 'pictures' | 'addresses'>,
  shapes: Shapes,
  trailingSlash: FieldContext['trailingSlash'],
  tagger: Tagger | undefined,
): FieldContext {
  return {
    icons: shapes.icons,
    ...(shapes.sections && { sections: shapes.sections }),
    ...(trailingSlash && { trailingSlash }),
    ...(tagger && { tag: tagger.tag }),
    tokens,
    slugs: (collection) => slugs.get(collection) ?? new Set(),
    pictures,
    addresses,
  }
}

interface SiteInputs {
  readonly files: SourceFiles
  readonly shapes: Shapes
  /** The names of the hosts that the engine supports. */
  readonly hosts: readonly string[]
  /** Pattern of the words that file managers add to the name of a copy. */
  readonly copies?: string
  /** Tags texts with their source. */
  readonly tagger?: Tagger
  /** Whether wrong values are left out, so that the rest can be checked. */
  readonly prunes?: boolean
}

/** Reads all but the pages. A value with problems means: pages may be loaded, but nothing may be drawn. */
export function loadSite(inputs: SiteInputs): Result<LoadedSite> {
  const loader = new SiteLoader(inputs)
  const { problems } = loader
  // Nothing is validated while a file is no YAML.
  const value = problems.length > 0 ? undefined : loader.load()
  return value ? { value, problems } : { problems }
}

/** The pages of a language: their routes and their files. */
type Pages = Pick<LoadedSite, 'routes' | 'sources'>

/** Parses the files of one site, then loads it in each language. Collects all problems. */
class SiteLoader {
  readonly problems: Problem[]
  readonly #inputs: SiteInputs
  readonly #names: readonly string[]
  /** The YAML files other than pages. */
  readonly #parsed = new Map<string, Parsed>()
  readonly #slugs: ReadonlyMap<string, ReadonlySet<string>>
  readonly #pictures: ReadonlySet<string>
  /** The numbers by which tags name files. */
  readonly #numbers: ReadonlyMap<string, number>
  /** The files that a file inherits values from. */
  readonly #layers = new Map<string, readonly Layer[]>()
  readonly #places: SourcePlaces

  constructor(inputs: SiteInputs) {
    const { files } = inputs
    this.#inputs = inputs
    this.#names = [...files.keys()].sort()
    this.#slugs = slugsIn(this.#names)
    this.#pictures = new Set(this.#names.filter(isPicture).map((file) => file.slice('content/images/'.length)))
    this.#numbers = new Map(yamlFiles(this.#names).map((file, i) => [file, i]))
    this.#places = new SourcePlaces(files, this.#layers)
    this.problems = [...missingFiles(files), ...publicFaults(this.#names)]
    for (const file of this.#names.filter((name) => isYaml(name) && !isEntry(name))) {
      const { value, problems } = parseFile(file, files.get(file) ?? '')
      this.problems.push(...problems)
      if (value) this.#parsed.set(file, value)
    }
  }

  /** The site, in its first language and the others; undefined if its basics or its routes are invalid. */
  load(): LoadedSite | undefined {
    const { files, shapes, copies = '(?!)' } = this.#inputs
    const [language = '', ...more] = languagesOf(this.#dataOf('site.yaml'))
    const routes = this.#validated(routesSchema(), ROUTES, this.#dataOf(ROUTES))
    if (!routes) {
      // For its problems: one run shows every mistake.
      this.#basics('site.yaml', this.#dataOf('site.yaml'))
      return undefined
    }
    const places = this.#places.of(ROUTES)
    const { sources, problems } = sourcesOf({ routes, slugs: this.#slugs, files, language, places })
    this.problems.push(...problems)
    for (const { file, route } of sources)
      if (routes.pages[route]?.defaults) this.#layers.set(file, [{ file: ROUTES, below: ['pages', route, 'defaults'] }])
    const main = this.#inLanguage(language, { routes, sources })
    if (!main) return undefined
    const others = more.flatMap((code) => {
      const other = main.site && this.#inLanguage(code, this.#pagesIn(code, main), main)
      return other ? [[code, other] as const] : []
    })
    const all = [main, ...others.map(([, other]) => other)]
    // With problems, a file may be unread because of them.
    if (this.problems.length === 0) {
      const read = all.flatMap((language) => [...language.values.keys(), ...language.sources.map(({ file }) => file)])
      const used = new Set([...read, ...more.map((code) => translationOf(ROUTES, code))])
      const dataNames = Object.keys({ ...dataSchemas, ...shapes.data })
      this.problems.push(...unreadFiles({ names: new Set(this.#names), used, others: more, dataNames, copies }))
    }
    return { ...main, others: new Map(others), sources: all.flatMap((language) => language.sources) }
  }

  #dataOf(file: string): unknown {
    return this.#parsed.get(file)?.data
  }

  /** The data of a file, or the problems of it. */
  #validated<S extends z.ZodType>(schema: S, file: string, data: unknown): z.output<S> | undefined {
    const { value, problems } = validate(schema, data, () => this.#places.of(file), this.#inputs)
    this.problems.push(...problems)
    return value
  }

  /** A file or its translation, and the merged data of both. */
  #inOwn(base: string, language: string | undefined): { file: string; data: unknown } {
    const words = base === LABELS ? this.#inputs.shapes.words : undefined
    const [first = ''] = languagesOf(this.#dataOf('site.yaml'))
    // A file of comments alone has null.
    const data = over(this.#dataOf(base) ?? undefined, words?.[first])
    if (language === undefined) return { file: base, data }
    const translation = translationOf(base, language)
    const isTranslated = this.#parsed.has(translation)
    if (isTranslated) this.#layers.set(translation, [{ file: base, below: [] }])
    return {
      file: isTranslated ? translation : base,
      data: translated(over(this.#dataOf(translation), words?.[language]), data),
    }
  }

  /** The basics of site.yaml. Texts cannot be read without them, so an invalid file is then checked without texts. */
  #basics(file: string, data: unknown) {
    const basics = basicsSchema.safeParse(data).data
    const { shapes, hosts } = this.#inputs
    if (!basics) this.#validated(siteSchema(new Fields({ icons: shapes.icons }), hosts), file, data)
    return basics
  }

  /** The site in one language; undefined if its basics are invalid. `first` is the site in the first language. */
  #inLanguage(language: string, pages: Pages, first?: LoadedSite): LoadedSite | undefined {
    const { shapes, hosts, tagger } = this.#inputs
    const translation = first && language
    const stated = this.#inOwn('site.yaml', translation)
    const basics = this.#basics(stated.file, stated.data)
    if (!basics) return undefined
    const { trailingSlash } = basics.urls
    const names = {
      tokens: new Map([...tokensOf(basics), ...countsOf(pages.sources)]),
      slugs: this.#slugs,
      pictures: this.#pictures,
      addresses: first ? addressesIn(pages, first, trailingSlash) : new Map<string, string>(),
    }
    const context = contextOf(names, shapes, trailingSlash, tagger)
    const fields = new Fields(context)
    const values = new Map<string, unknown>()
    const read = <S extends z.ZodType>(schema: S, base: string) => {
      const { file, data } = this.#inOwn(base, translation)
      // A site without a file of labels has those of the theme: their number is one past that of the last file.
      tagger?.begin(this.#numbers.get(file) ?? this.#numbers.size)
      const value = this.#validated(schema, file, data)
      values.set(file, value)
      return value
    }
    const site = this.#siteIn(read(siteSchema(fields, hosts), 'site.yaml'), stated.file, translation)
    values.set(ROUTES, first?.values.get(ROUTES) ?? pages.routes)
    const faqs = new Map<string, readonly Question[]>()
    const shared = new Fields({ ...context, tokens: new Map([['phone', PAGE_PHONE], ...names.tokens]) })
    for (const slug of [...(this.#slugs.get('faqs') ?? [])].sort()) {
      const group = read(faqSchema(shared), `content/faqs/${slug}.yaml`)
      if (group) faqs.set(slug, group.items)
    }
    const data = this.#data(language, (schema) => linked(schema(fields), context), read)
    return {
      ...pages,
      ...names,
      site,
      others: new Map(),
      faqs,
      data,
      values,
      placeholders: this.#placeholders(),
      layers: this.#layers,
      countsPages: this.#countsPages(),
      lacksWords: shapes.words !== undefined && shapes.words[language] === undefined,
    }
  }

  /** The data files of a language by name. A file may be missing if its schema accepts nothing at all. */
  #data(
    language: string,
    schemaOf: (schema: Shapes['data'][string]) => z.ZodType,
    read: (schema: z.ZodType, base: string) => unknown,
  ): ReadonlyMap<string, unknown> {
    const { words = {}, data: siteShapes } = this.#inputs.shapes
    const schemas: Shapes['data'] = { ...dataSchemas, ...siteShapes }
    const data = new Map<string, unknown>()
    for (const [name, shape] of Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const schema = schemaOf(shape)
      const hasWords = name === 'labels' && Object.keys(words).length > 0
      const isWritten = this.#parsed.has(`content/${name}.yaml`) || hasWords
      const before = this.problems.length
      const value = isWritten ? read(schema, `content/${name}.yaml`) : schema.safeParse(undefined).data
      if (isWritten || value !== undefined) data.set(name, value)
      if (hasWords && words[language] === undefined) this.#reportNoWords(language, this.problems.splice(before))
    }
    return data
  }

  /** Reports the problems of labels in a language for which the theme has no words: those that are missing as one. */
  #reportNoWords(language: string, problems: readonly Problem[]): void {
    const [first, ...more] = problems.filter(({ text }) => text.endsWith(' is missing'))
    this.problems.push(...problems.filter((problem) => problem !== first && !more.includes(problem)))
    if (!first) return
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
    const text = `the theme has no words in ${name}: ${first.text}, and ${count(more.length, 'other')}`
    const help = `type npx site new labels ${language}: it adds all of them to content/labels.yaml, to be translated`
    this.problems.push(error(text, first.at, help))
  }

  /** The data of site.yaml in a language. Keys that a translation may not have are reported. */
  #siteIn(stated: Site | undefined, file: string, language: string | undefined): Site {
    const places = () => this.#places.of(file)
    if (language !== undefined)
      this.problems.push(...siteFaults(this.#dataOf(translationOf('site.yaml', language)), language, places, stated))
    const site = stated && (language === undefined ? stated : { ...stated, language })
    return asStated(site, taggedIn(this.#parsed, language))
  }

  /** Whether a text of a file that is not a page has a number of pages, like `{count.areas}`. */
  #countsPages(): boolean {
    return [...this.#parsed.values()].some(({ data }) => JSON.stringify(data)?.includes('{count.'))
  }

  /** The values tagged `!placeholder` in files other than pages. */
  #placeholders() {
    return [...this.#parsed].flatMap(([file, { placeholders }]) => placeholders.map((path) => ({ file, path })))
  }

  /** The routes and pages of another language than the first, and the defaults of its routes. */
  #pagesIn(language: string, { site, routes, sources }: LoadedSite): Pages {
    const file = translationOf(ROUTES, language)
    const typedRoutes = this.#parsed.has(file)
      ? this.#validated(translatedRoutesSchema(), file, this.#dataOf(file))
      : undefined
    const result = translatedRoutes(routes, typedRoutes, { ...site, language }, this.#places.of(file))
    this.problems.push(...result.problems)
    for (const [i, { path }] of routes.pages.entries())
      if (`${path}/`.startsWith(`/${language}/`)) {
        const place = this.#places.of(ROUTES)(['pages', i, 'path']).at
        this.problems.push(error(`${path} is where the pages in ${language} are`, place, 'give the route another path'))
      }
    const ownSources = translatedSources(sources, language, this.#inputs.files)
    for (const { route, file: page, base = '' } of ownSources) {
      const { path = '', defaults } = routes.pages[route] ?? {}
      this.#layers.set(page, [
        ...(typedRoutes?.pages[path]?.defaults ? [{ file, below: ['pages', path, 'defaults'] }] : []),
        { file: base, below: [] },
        ...(defaults ? [{ file: ROUTES, below: ['pages', route, 'defaults'] }] : []),
      ])
    }
    return { routes: result.routes, sources: ownSources }
  }
}

/** Addresses of pages in the first language -> their addresses in another, for pages that have both. */
function addressesIn(pages: Pages, first: Pages, slash: Site['urls']['trailingSlash']): Map<string, string> {
  const keyOf = ({ route, slug }: PageSource) => `${route} ${slug}`
  const addresses = new Map(first.sources.map((source) => [keyOf(source), addressOf(source, first.routes, slash)]))
  return new Map(
    pages.sources.flatMap((source) => {
      const address = addresses.get(keyOf(source))
      return address === undefined ? [] : [[address, addressOf(source, pages.routes, slash)] as const]
    }),
  )
}

/** The problem of a folder in which no site is. */
export const noSite = () => error('there is no site in this folder', undefined, 'make one: npx site init my-site')

function missingFiles(files: SourceFiles): Problem[] {
  if (!files.has('site.yaml') && !files.has(ROUTES)) return [noSite()]
  const needed = [
    ['site.yaml', 'it declares the business, its claims and its navigation; see content/README.md'],
    [ROUTES, 'it lists every address of the site; see content/README.md'],
  ] as const
  return needed.flatMap(([file, help]) => (files.has(file) ? [] : [error(`${file} is missing`, { file }, help)]))
}

/** Loads content/routes.yaml alone, for commands that describe files rather than their contents. */
export function loadRoutes(files: SourceFiles): Result<Routes> {
  const contents = files.get(ROUTES) ?? ''
  const parsed = parseFile(ROUTES, contents)
  if (!parsed.value) return { problems: parsed.problems }
  const { value, problems } = validate(routesSchema(), parsed.value.data, () => placesIn(ROUTES, contents))
  return value ? { value, problems: [] } : { problems: inOrder(problems) }
}
