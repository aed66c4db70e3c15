// The files of a site -> its content, validated, with claims filled in and references checked. Pure: reading the disk is read.ts's business.
// All problems of a step are reported at once; a step that failed stops the next.
import { z } from 'zod'
import { factsOf, factsSchema } from '../model/business.ts'
import { dataSchemas, entryShape, type faqSchema as FaqSchema, faqSchema, type Question } from '../model/content.ts'
import { DANGLING, type Kit, type Known, makeKit, SLUG } from '../model/kit.ts'
import type { Content, Document, Path } from '../model/loaded.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Files, inOrder, type Problem, type Result, under } from '../model/problem.ts'
import { type Routes, routesSchema } from '../model/routes.ts'
import { siteSchema } from '../model/site.ts'
import { isGroup, withDefaults } from './defaults.ts'
import { validate } from './validate.ts'
import { decode, type Parsed, type Places, parseFile, parseYaml, placesIn } from './yaml.ts'

/** What load must know of the templates: the content each page needs and the data files there are. */
export interface Shapes {
  readonly pages: Readonly<Record<string, { content(k: Kit): z.ZodRawShape; uses?: readonly string[] }>>
  readonly data: Readonly<Record<string, (k: Kit) => z.ZodType>>
}

const isYaml = (file: string) => file === 'site.yaml' || (file.startsWith('content/') && file.endsWith('.yaml'))
const isPicture = (file: string) => file.startsWith('content/images/')
/** The lock of addresses, which the check reads, and what editors and systems leave lying: hidden files and backups. */
const isOther = (file: string) => file === 'content/urls.lock' || /(?:^|\/)\.[^/]*$|~$/.test(file)

export function load({
  files,
  shapes,
  hosts,
  seal,
  parse = parseFile,
  only,
}: {
  files: Files
  shapes: Shapes
  hosts: readonly string[]
  seal?: Known['seal']
  parse?: typeof parseFile
  /** The files whose values are wanted, of a site that loads: the others are not validated again. */
  only?: ReadonlySet<string>
}): Result<Content> {
  const problems: Problem[] = []
  const parsed = new Map<string, Parsed>()
  for (const file of [...files.keys()].filter(isYaml).sort()) {
    const result = parse(file, files.get(file) ?? '')
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
    const made = known.get(file) ?? placesIn(file, decode(file, files.get(file) ?? '').text)
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
      const plain = /^[ -~]+$/.test(slug)
        ? slug
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, '')
        : ''
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
  values.set('content/routes.yaml', routes)
  site?.hosts.forEach((host, i) => {
    if (!hosts.includes(host))
      problems.push(
        error(
          `hosts.${i}: "${host}" is not a host this engine writes files for`,
          places('site.yaml').at(['hosts', i]),
          didYouMean(host, hosts) ?? `choose one of ${hosts.join(', ')}`,
        ),
      )
  })

  const documents: Document[] = []
  const schemas = new Map<string, z.ZodType>()
  const templates = Object.keys(shapes.pages)
  routes.pages.forEach((route, i) => {
    const at = (key: string) => places('content/routes.yaml').at(['pages', i, key])
    const pattern = route.path.endsWith('/{slug}')
    if (pattern !== (route.each !== undefined))
      problems.push(
        error(
          pattern ? `${route.path} needs "each:"` : `${route.path} has "each:" but no {slug}`,
          at('path'),
          pattern ? 'name a folder of content/ in each:' : 'write the path as /…/{slug}',
        ),
      )
    else if (!pattern && route.page === undefined) problems.push(error(`${route.path} needs "page:"`, at('path'), 'name a file of content/pages/ in page:'))
    const collection = route.each ?? 'pages'
    if (route.each !== undefined && !slugs.has(route.each))
      problems.push(under(DANGLING, error(`content/${route.each}/ has no files`, at('each'), didYouMean(route.each, slugs.keys()))))
    const names = route.each !== undefined ? [...(slugs.get(route.each) ?? [])].sort() : route.page !== undefined ? [route.page] : []
    for (const slug of names) {
      const file = `content/${collection}/${slug}.yaml`
      const raw = parsed.get(file)?.data
      if (raw === undefined) {
        problems.push(under(DANGLING, error(`content/pages/${slug}.yaml is missing`, at('page'), didYouMean(slug, slugs.get('pages') ?? []))))
        continue
      }
      used.add(file)
      const own = isGroup(raw) && typeof raw.template === 'string' ? raw.template : undefined
      const template = own ?? route.template
      if (!Object.hasOwn(shapes.pages, template)) {
        const place = own !== undefined ? places(file).at(['template']) : at('template')
        problems.push(under(DANGLING, error(`there is no template "${template}" in ${early.templates}/pages/`, place, didYouMean(template, templates))))
        continue
      }
      if (route.defaults) defaultsOf.set(file, i)
      if (only && !only.has(file)) continue
      const data = route.defaults ? withDefaults(raw, route.defaults) : raw
      const schema = schemaFor(template, shapes, kit, schemas)
      if (schema instanceof Error) {
        problems.push(
          error(
            `${early.templates}/pages/${template} threw while it listed its fields: ${schema.message}`,
            at('template'),
            'look at content() of that template',
          ),
        )
        continue
      }
      const entry = check(schema, file, data) as Document['entry'] | undefined
      if (!entry) continue
      values.set(file, entry)
      documents.push({ file, slug, collection, template, route: i, entry })
    }
  })

  const faqs = new Map<string, readonly Question[]>()
  const group = faqSchema(kit)
  for (const slug of [...(slugs.get('faqs') ?? [])].sort()) {
    const file = `content/faqs/${slug}.yaml`
    used.add(file)
    if (only && !only.has(file)) continue
    const value = check(group, file) as z.infer<ReturnType<typeof FaqSchema>> | undefined
    values.set(file, value)
    if (value) faqs.set(slug, value.items)
  }
  for (const { file, entry } of documents) {
    const from = entry.questionsFrom
    if (from !== undefined && from !== 'none' && !slugs.get('faqs')?.has(from))
      problems.push(
        under(
          DANGLING,
          error(`questionsFrom: "${from}" is not in content/faqs/`, places(file).at(['questionsFrom']), didYouMean(from, slugs.get('faqs') ?? [])),
        ),
      )
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
        problems.push(
          error(
            `the template "${template}" needs content/${name}.yaml`,
            places('content/routes.yaml').at(['pages', route, 'template']),
            `write content/${name}.yaml; see content/README.md`,
          ),
        )
  // A page without a route says nothing new where a route is wrong.
  const routed = !problems.some(({ at }) => at?.file === 'content/routes.yaml')
  for (const file of parsed.keys()) {
    if (used.has(file)) continue
    if (file.split('/').length === 2)
      problems.push(error('nothing reads this file', { file }, didYouMean(file.slice('content/'.length, -'.yaml'.length), Object.keys(dataShapes))))
    else if (routed) problems.push(error('nothing reads this file', { file }, 'give its page a route in content/routes.yaml, or delete it'))
  }
  for (const file of [...files.keys()].sort())
    if (file.startsWith('content/') && !isYaml(file) && !isPicture(file) && !isOther(file))
      problems.push(
        error(
          'nothing reads this file',
          { file },
          /\.ya?ml$/i.test(file) ? `rename it to ${file.replace(/\.[^.]*$/, '.yaml')}` : 'pictures belong in content/images/, other files in public/',
        ),
      )

  if (problems.length > 0 || !site) return { problems: inOrder(unique(problems)) }

  const at: Content['at'] = (file, path, part) => placesOf(file).at(path, part)
  // A text of the file is its own source; only numbers and what a route's defaults gave have to be looked up.
  const source: Content['source'] = (file, path) => {
    const raw = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key], parsed.get(file)?.data)
    return typeof raw === 'string' ? raw : placesOf(file).source(path)
  }
  const placeholders = [...parsed].flatMap(([file, { data: raw, placeholders: paths }]) =>
    paths.map((path) => ({
      file,
      path,
      at: places(file).at(path),
      value: path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], raw),
    })),
  )
  return { value: { site, routes, documents, faqs, data, facts, placeholders, values, at, source }, problems: [] }
}

/** The fields of a template's pages, or what the template threw when it was asked for them. */
function schemaFor(template: string, shapes: Shapes, kit: Kit, made: Map<string, z.ZodType>): z.ZodType | Error {
  const ready = made.get(template)
  if (ready) return ready
  try {
    const schema = z.strictObject({ ...entryShape(kit), ...shapes.pages[template]?.content(kit) })
    made.set(template, schema)
    return schema
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault))
  }
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
