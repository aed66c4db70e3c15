// The files of a site -> its content, validated, with claims filled in and references checked. Pure: reading the disk is read.ts's business.
// All problems of a step are reported at once; a step that failed stops the next.
import { z } from 'zod'
import { dataSchemas, entryShape, type faqSchema as FaqSchema, faqSchema, type Question } from '../model/content.ts'
import { type Kit, type Known, makeKit, SLUG } from '../model/kit.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Files, inOrder, type Problem, type Result } from '../model/problem.ts'
import type { Content, Document, Path } from '../model/loaded.ts'
import { factsOf, factsSchema, type Routes, routesSchema, siteSchema } from '../model/site.ts'
import { validate } from './validate.ts'
import { decode, parseYaml, type Parsed, type Places, placesIn } from './yaml.ts'

/** What load must know of the templates: the content each page needs and the data files there are. */
export interface Shapes {
  readonly pages: Readonly<Record<string, { content(k: Kit): z.ZodRawShape; uses?: readonly string[] }>>
  readonly data: Readonly<Record<string, (k: Kit) => z.ZodType>>
}

const isYaml = (file: string) => file === 'site.yaml' || (file.startsWith('content/') && file.endsWith('.yaml'))
const isPicture = (file: string) => file.startsWith('content/images/')
/** What editors and systems leave lying: hidden files and backups. */
const isLitter = (file: string) => /(?:^|\/)\.[^/]*$|~$/.test(file)

export function load({ files, shapes, hosts, seal }: { files: Files; shapes: Shapes; hosts: readonly string[]; seal?: Known['seal'] }): Result<Content> {
  const problems: Problem[] = []
  const texts = new Map<string, string>()
  const parsed = new Map<string, Parsed>()
  for (const file of [...files.keys()].filter(isYaml).sort()) {
    const { text, problems: faults } = decode(file, files.get(file) ?? '')
    problems.push(...faults)
    if (faults.length > 0) continue
    texts.set(file, text)
    const result = parseYaml(file, text)
    problems.push(...result.problems)
    if (result.value) parsed.set(file, result.value)
  }
  for (const [file, help] of [
    ['site.yaml', 'the business, its claims and its navigation stand there; see content/README.md'],
    ['content/routes.yaml', 'it lists every address of the site; see content/README.md'],
  ] as const)
    if (!files.has(file)) problems.push(error(`${file} is missing`, { file }, help))
  if (problems.length > 0) return { problems: inOrder(problems) }

  // Positions are built on demand, once a file.
  const known = new Map<string, Places>()
  const places = (file: string): Places => {
    const made = known.get(file) ?? placesIn(file, texts.get(file) ?? '')
    known.set(file, made)
    return made
  }
  /** Index of the route whose defaults a file takes. */
  const defaultsOf = new Map<string, number>()
  /** The places of a file; those of the route's defaults for what the file leaves to them. */
  const placesOf = (file: string): Places => {
    const route = defaultsOf.get(file)
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
  const check = <S extends z.ZodType>(schema: S, file: string, data = parsed.get(file)?.data) => {
    const result = validate(schema, data, () => placesOf(file))
    for (const problem of result.problems) problems.push(problem)
    return result.value
  }

  // Texts cannot be read before the facts are known; where those cannot be had, site.yaml is judged without them.
  const early = factsSchema.safeParse(parsed.get('site.yaml')?.data).data
  if (!early) check(siteSchema(makeKit({})), 'site.yaml')
  const routes = check(routesSchema(), 'content/routes.yaml')
  if (!early || !routes) return { problems: inOrder(problems) }

  const used = new Set(['site.yaml', 'content/routes.yaml'])
  const slugs = new Map<string, Set<string>>()
  for (const file of parsed.keys()) {
    const [, collection, slug] = /^content\/([^/]+)\/(.+)\.yaml$/.exec(file) ?? []
    if (!collection || slug === undefined) continue
    if (!SLUG.test(slug)) {
      const plain = /^[ -~]+$/.test(slug) ? slug.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') : ''
      const help = plain === '' ? 'use lower-case Latin letters, digits and hyphens, like two-words.yaml' : `rename it to content/${collection}/${plain}.yaml`
      problems.push(error(`the file name "${slug}" cannot be an address`, { file }, help))
      used.add(file)
      continue
    }
    slugs.set(collection, (slugs.get(collection) ?? new Set()).add(slug))
  }
  const pictures = new Set([...files.keys()].filter(isPicture).map((file) => file.slice('content/images/'.length)))
  const facts = factsOf(early)
  const kit = makeKit({
    facts,
    slugs: (collection) => slugs.get(collection) ?? new Set(),
    pictures,
    trailingSlash: early.urls.trailingSlash,
    ...(seal && { seal }),
  })

  const values = new Map<string, unknown>()
  const site = check(siteSchema(kit), 'site.yaml')
  values.set('site.yaml', site)
  site?.hosts.forEach((host, i) => {
    if (!hosts.includes(host)) problems.push(error(`hosts.${i}: "${host}" is not a host this engine writes files for`, places('site.yaml').at(['hosts', i]), didYouMean(host, hosts) ?? `choose one of ${hosts.join(', ')}`))
  })

  const documents: Document[] = []
  const schemas = new Map<string, z.ZodType>()
  const templates = Object.keys(shapes.pages)
  routes.pages.forEach((route, i) => {
    const at = (key: string) => places('content/routes.yaml').at(['pages', i, key])
    const pattern = route.path.endsWith('/{slug}')
    if (pattern !== (route.each !== undefined))
      problems.push(error(pattern ? `${route.path} needs "each:"` : `${route.path} has "each:" but no {slug}`, at('path'), pattern ? 'name a folder of content/ in each:' : 'write the path as /…/{slug}'))
    else if (!pattern && route.page === undefined) problems.push(error(`${route.path} needs "page:"`, at('path'), 'name a file of content/pages/ in page:'))
    const collection = route.each ?? 'pages'
    if (route.each !== undefined && !slugs.has(route.each)) problems.push(error(`content/${route.each}/ has no files`, at('each'), didYouMean(route.each, slugs.keys())))
    const names = route.each !== undefined ? [...(slugs.get(route.each) ?? [])].sort() : route.page !== undefined ? [route.page] : []
    for (const slug of names) {
      const file = `content/${collection}/${slug}.yaml`
      const raw = parsed.get(file)?.data
      if (raw === undefined) {
        problems.push(error(`content/pages/${slug}.yaml is missing`, at('page'), didYouMean(slug, slugs.get('pages') ?? [])))
        continue
      }
      used.add(file)
      const own = isGroup(raw) && typeof raw.template === 'string' ? raw.template : undefined
      const template = own ?? route.template
      if (!Object.hasOwn(shapes.pages, template)) {
        problems.push(
          error(`there is no template "${template}" in ${early.templates}/pages/`, own !== undefined ? places(file).at(['template']) : at('template'), didYouMean(template, templates)),
        )
        continue
      }
      if (route.defaults) defaultsOf.set(file, i)
      const data = route.defaults ? withDefaults(raw, route.defaults) : raw
      const entry = check(schemaFor(template, shapes, kit, schemas), file, data) as Document['entry'] | undefined
      if (!entry) continue
      values.set(file, entry)
      documents.push({ file, slug, collection, template, route: i, entry })
    }
  })

  const faqs = new Map<string, readonly Question[]>()
  const group = faqSchema(kit)
  for (const slug of [...(slugs.get('faqs') ?? [])].sort()) {
    const file = `content/faqs/${slug}.yaml`
    const value = check(group, file) as z.infer<ReturnType<typeof FaqSchema>> | undefined
    used.add(file)
    values.set(file, value)
    if (value) faqs.set(slug, value.items)
  }
  for (const { file, entry } of documents) {
    const from = entry.questionsFrom
    if (from !== undefined && from !== 'none' && !slugs.get('faqs')?.has(from))
      problems.push(error(`questionsFrom: "${from}" is not in content/faqs/`, places(file).at(['questionsFrom']), didYouMean(from, slugs.get('faqs') ?? [])))
  }

  const data = new Map<string, unknown>()
  const dataShapes: Record<string, (k: Kit) => z.ZodType> = { ...dataSchemas, ...shapes.data }
  for (const name of Object.keys(dataShapes).sort()) {
    const file = `content/${name}.yaml`
    if (!parsed.has(file)) continue
    const value = check(dataShapes[name]?.(kit) ?? z.never(), file)
    used.add(file)
    values.set(file, value)
    data.set(name, value)
  }
  for (const { template, route } of documents)
    for (const name of shapes.pages[template]?.uses ?? [])
      if (!data.has(name) && !problems.some((p) => p.at?.file === `content/${name}.yaml`))
        problems.push(error(`the template "${template}" needs content/${name}.yaml`, places('content/routes.yaml').at(['pages', route, 'template']), `write content/${name}.yaml; see content/README.md`))
  // A page without a route says nothing new where a route is wrong.
  const routed = !problems.some(({ at }) => at?.file === 'content/routes.yaml')
  for (const file of parsed.keys()) {
    if (used.has(file)) continue
    if (file.split('/').length === 2) problems.push(error('nothing reads this file', { file }, didYouMean(file.slice('content/'.length, -'.yaml'.length), Object.keys(dataShapes))))
    else if (routed) problems.push(error('nothing reads this file', { file }, 'give its page a route in content/routes.yaml, or delete it'))
  }
  for (const file of [...files.keys()].sort())
    if (file.startsWith('content/') && !isYaml(file) && !isPicture(file) && !isLitter(file))
      problems.push(error('nothing reads this file', { file }, /\.ya?ml$/i.test(file) ? `rename it to ${file.replace(/\.[^.]*$/, '.yaml')}` : 'pictures belong in content/images/, other files in public/'))

  if (problems.length > 0 || !site) return { problems: inOrder(unique(problems)) }

  const at: Content['at'] = (file, path, part) => placesOf(file).at(path, part)
  const source: Content['source'] = (file, path) => placesOf(file).source(path)
  const placeholders = [...parsed].flatMap(([file, { data: raw, placeholders: paths }]) =>
    paths.map((path) => ({ file, path, at: places(file).at(path), value: path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], raw) })),
  )
  return { value: { site, routes, documents, faqs, data, facts, placeholders, values, at, source }, problems: [] }
}

function schemaFor(template: string, shapes: Shapes, kit: Kit, made: Map<string, z.ZodType>): z.ZodType {
  const schema = made.get(template) ?? z.strictObject({ ...entryShape(kit), ...shapes.pages[template]?.content(kit) })
  made.set(template, schema)
  return schema
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entry over the route's defaults: groups are merged, lists and values replaced; {name} and {forms} of the entry are filled in. */
function withDefaults(raw: unknown, defaults: Readonly<Record<string, unknown>>): unknown {
  if (!isGroup(raw)) return raw
  const words: Record<string, unknown> = { name: raw.name, ...(isGroup(raw.forms) ? raw.forms : {}) }
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/\{([a-z]+)\}/g, (whole, key: string) => (typeof words[key] === 'string' ? words[key] : whole))
    if (Array.isArray(value)) return value.map(fill)
    return isGroup(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)])) : value
  }
  const merge = (own: Record<string, unknown>, other: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const out = { ...own }
    for (const [key, value] of Object.entries(other)) {
      const mine = out[key]
      if (mine === undefined) out[key] = fill(value)
      else if (isGroup(mine) && isGroup(value)) out[key] = merge(mine, value)
    }
    return out
  }
  return merge(raw, defaults)
}

/** One problem a place and text: site.yaml is read twice, first for its facts. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((p) => [`${p.at?.file}:${p.at?.line}:${p.at?.column}:${p.text}`, p])).values()]
}

/** content/routes.yaml alone, for whoever asks about the form of files rather than what stands in them. */
export function loadRoutes(files: Files): Result<Routes> {
  const file = 'content/routes.yaml'
  const { text, problems } = decode(file, files.get(file) ?? '')
  if (problems.length > 0) return { problems }
  const parsed = parseYaml(file, text)
  if (!parsed.value) return { problems: parsed.problems }
  const { value, problems: found } = validate(routesSchema(), parsed.value.data, () => placesIn(file, text))
  return value ? { value, problems: [] } : { problems: inOrder(found) }
}
