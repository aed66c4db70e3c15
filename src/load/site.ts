// The files of a site -> everything its YAML says but for the pages' own files, and the list of those. Pure over the
// files it is handed. All problems of a step are reported at once; a step that failed stops the next.
import type { z } from 'zod'
import type { Question } from '../model/card.ts'
import type { Content, Path } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, inOrder, type Place, type Problem, type Result, type SourceFiles } from '../model/problem.ts'
import { factsOf, factsSchema } from '../model/schemas/business.ts'
import { dataSchemas, faqSchema } from '../model/schemas/content-schemas.ts'
import { type Fields, makeFields } from '../model/schemas/fields.ts'
import { type Routes, routesSchema } from '../model/schemas/routes.ts'
import { type Site, siteSchema } from '../model/schemas/site.ts'
import type { Tagger } from '../model/source-map.ts'
import { knownIdentity } from './identity.ts'
import { publicFaults } from './public-files.ts'
import { isEntry, isFaq, isPicture, isYaml, slugsIn, sourcesOf, unread, yamlFiles } from './sources.ts'
import { validate } from './validate.ts'
import { decode } from './yaml/characters.ts'
import { type Parsed, type Places, parseFile, parseYaml, placesIn } from './yaml/parse.ts'

/** What load must know of the templates: the content each page needs and the data files there are. */
export interface Shapes {
  readonly pages: Readonly<Record<string, { content(fields: Fields): z.ZodRawShape; uses?: readonly string[] }>>
  readonly data: Readonly<Record<string, (fields: Fields) => z.ZodType>>
  /** The names an `icon` may have; undefined where the templates do not say. */
  readonly icons?: readonly string[] | undefined
}

/** A site's files as load asks for them; any Map of files is one. */
export interface LoadedSite extends Content {
  readonly shapes: Shapes
  readonly fields: Fields
  /** The names of the files in `content/<collection>/`. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>
  readonly pictures: ReadonlySet<string>
  /** Schemas of templates, made when first needed. */
  readonly schemas: Map<string, z.ZodType>
  /** Positions in a file, with those of its route's defaults for what the file leaves to them. */
  placesOf(file: string): Places
  /** Says whose texts are read next: their tags name it, and positions are those of the file as it is then. */
  begin(file: string): void
  /**
   * The site with another content of a data file or a group of questions, which no page's own file depends on;
   * undefined for any other file. The site itself stays as it is.
   */
  withData(file: string, contents: string | Uint8Array): Result<LoadedSite> | undefined
}

/** `unparsed`: some file is not YAML, so what it says is not known and nothing was validated. */
export interface SiteLoading {
  readonly value?: LoadedSite
  readonly problems: readonly Problem[]
  readonly unparsed: boolean
}

/**
 * Reads all but the pages. `tagger` tags texts with their source. A value with problems means: pages may be loaded, but
 * nothing may be drawn.
 */
export function loadSite({
  files,
  shapes,
  hosts,
  tagger,
}: {
  files: SourceFiles
  shapes: Shapes
  hosts: readonly string[]
  tagger?: Tagger
}): SiteLoading {
  const problems: Problem[] = []
  const names = [...files.keys()].sort()
  const numbers = new Map(yamlFiles(names).map((file, i) => [file, i]))
  const parsed = new Map<string, Parsed>()
  for (const file of names.filter((name) => isYaml(name) && !isEntry(name))) {
    const result = parseFile(file, files.get(file) ?? '')
    problems.push(...result.problems)
    if (result.value) parsed.set(file, result.value)
  }
  problems.push(...missingFiles(files), ...publicFaults(names))
  if (problems.length > 0) return { problems, unparsed: true }

  const routeOf = new Map<string, number>()
  const { places, placesOf, forget } = placesFor(files, routeOf)
  const check = <S extends z.ZodType>(schema: S, file: string) => {
    const result = validate(schema, parsed.get(file)?.data, () => placesOf(file))
    problems.push(...result.problems)
    return result.value
  }

  // Texts cannot be read before the facts are known; where those cannot be had, site.yaml is checked without them.
  const early = factsSchema.safeParse(parsed.get('site.yaml')?.data).data
  if (!early) check(siteSchema(makeFields({ icons: shapes.icons })), 'site.yaml')
  const routes = check(routesSchema(), 'content/routes.yaml')
  if (!early || !routes) return { problems, unparsed: false }

  const { slugs, unaddressable } = slugsIn(names)
  problems.push(...unaddressable.map(({ problem }) => problem))
  const pictures = new Set(names.filter(isPicture).map((file) => file.slice('content/images/'.length)))
  const facts = factsOf(early)
  const fields = makeFields({
    icons: shapes.icons,
    facts,
    slugs: (collection) => slugs.get(collection) ?? new Set(),
    pictures,
    trailingSlash: early.urls.trailingSlash,
    ...(tagger && { tag: tagger.tag }),
  })
  const values = new Map<string, unknown>()
  const read = <S extends z.ZodType>(schema: S, name: string) => {
    tagger?.begin(numbers.get(name) ?? 0)
    const value = check(schema, name)
    values.set(name, value)
    return value
  }
  const site = read(siteSchema(fields), 'site.yaml')
  values.set('content/routes.yaml', routes)
  problems.push(...unknownHosts(site, hosts, (path) => places('site.yaml').at(path)))

  const { sources, problems: wrong } = sourcesOf({
    routes,
    slugs,
    files,
    at: (path, part) => places('content/routes.yaml').at(path, part),
  })
  problems.push(...wrong)
  for (const source of sources) if (routes.pages[source.route]?.defaults) routeOf.set(source.file, source.route)

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
  const used = new Set([...values.keys(), ...sources.map((source) => source.file)])
  for (const one of unaddressable) used.add(one.file)
  problems.push(...unread({ names, used, dataNames: Object.keys(dataShapes), problems }))

  const assemble = (): LoadedSite => ({
    site: asStated(site, parsed.get('site.yaml')?.placeholders ?? []),
    routes,
    sources,
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
          return places(name).at(path)
        },
      })),
    ),
    values: new Map(values),
    at: (name, path, part) => placesOf(name).at(path, part),
    source(name, path) {
      const raw = valueAt(parsed.get(name)?.data, path)
      return typeof raw === 'string' ? raw : placesOf(name).source(path)
    },
    shapes,
    fields,
    slugs,
    pictures,
    schemas: new Map(),
    placesOf,
    begin(name) {
      forget(name)
      tagger?.begin(numbers.get(name) ?? 0)
    },
    withData(name, contents) {
      const [, key = ''] = /^content\/([^/]+)\.yaml$/.exec(name) ?? []
      const schema = isFaq(name) ? group : dataShapes[key]?.(fields)
      if (!schema || values.get(name) === undefined) return undefined
      const result = parseFile(name, contents)
      if (!result.value) return { problems: result.problems }
      forget(name)
      tagger?.begin(numbers.get(name) ?? 0)
      const { value, problems } = validate(schema, result.value.data, () => placesOf(name))
      if (value === undefined || problems.length > 0) return { problems }
      parsed.set(name, result.value)
      values.set(name, value)
      if (isFaq(name)) faqs.set(name.slice('content/faqs/'.length, -'.yaml'.length), (value as Group).items)
      else data.set(key, value)
      return { value: assemble(), problems: [] }
    },
  })
  return { value: assemble(), problems, unparsed: false }
}

type Group = z.output<ReturnType<typeof faqSchema>>

/** The site with what may be stated of its identity. A wrong site.yaml has none; its pages are checked all the same. */
function asStated(site: Site | undefined, tagged: readonly Path[]): Site {
  const legal = knownIdentity(site?.business.legal, tagged)
  return (site && { ...site, business: { ...site.business, legal } }) as Site
}

/** The value at a path of plain data. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key], data)

function missingFiles(files: SourceFiles): Problem[] {
  const needed = [
    ['site.yaml', 'the business, its claims and its navigation stand there; see content/README.md'],
    ['content/routes.yaml', 'it lists every address of the site; see content/README.md'],
  ] as const
  return needed.flatMap(([file, help]) => (files.has(file) ? [] : [error(`${file} is missing`, { file }, help)]))
}

/** Positions by file, found when first asked for; `routeOf` names the route whose defaults a file takes. */
function placesFor(files: SourceFiles, routeOf: ReadonlyMap<string, number>) {
  const found = new Map<string, Places>()
  const places = (file: string): Places => {
    const made = found.get(file) ?? placesIn(file, decode(file, files.get(file) ?? '').text)
    // Positions of a long list of pages are not held.
    if (found.size >= HELD) found.clear()
    found.set(file, made)
    return made
  }
  const placesOf = (file: string): Places => {
    const route = routeOf.get(file)
    const own = places(file)
    if (route === undefined) return own
    const other = places('content/routes.yaml')
    const inDefaults = (path: Path): Path => ['pages', route, 'defaults', ...path]
    const isDefault = (path: Path) => !own.has(path) && other.has(inDefaults(path))
    return {
      at: (path, part) => (isDefault(path) ? other.at(inDefaults(path), part) : own.at(path, part)),
      has: (path) => own.has(path) || other.has(inDefaults(path)),
      source: (path) => (isDefault(path) ? other.source(inDefaults(path)) : own.source(path)),
    }
  }
  return { places, placesOf, forget: (file: string) => void found.delete(file) }
}

/** Files whose positions are held at a time. */
const HELD = 100

function unknownHosts(site: Site | undefined, hosts: readonly string[], at: (path: Path) => Place): Problem[] {
  return (site?.hosts ?? []).flatMap((host, i) => {
    if (hosts.includes(host)) return []
    const help = didYouMean(host, hosts) ?? `choose one of ${hosts.join(', ')}`
    return [error(`hosts.${i}: "${host}" is not a host this engine writes files for`, at(['hosts', i]), help)]
  })
}

/** content/routes.yaml alone, for whoever asks about the form of files rather than what stands in them. */
export function loadRoutes(files: SourceFiles): Result<Routes> {
  const file = 'content/routes.yaml'
  const { text, problems } = decode(file, files.get(file) ?? '')
  if (problems.length > 0) return { problems }
  const parsed = parseYaml(file, text)
  if (!parsed.value) return { problems: parsed.problems }
  const { value, problems: found } = validate(routesSchema(), parsed.value.data, () => placesIn(file, text))
  return value ? { value, problems: [] } : { problems: inOrder(found) }
}
