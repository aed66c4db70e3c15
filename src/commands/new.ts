// site new: writes the file of a new page, with every field that its template requires.
import { resolve } from 'node:path'
import { loadTemplates, type Templates } from '../assets/templates.ts'
import { putFiles } from '../emit/write.ts'
import { kindsOf } from '../load/describe.ts'
import { type LoadedSite, sectionShapes } from '../load/loaded.ts'
import { loadSite, noSite } from '../load/site.ts'
import { decode } from '../load/yaml/characters.ts'
import type { Language } from '../model/checks/language.ts'
import { slugOf } from '../model/checks/slugs.ts'
import { type Command, fail, type Terminal } from '../model/command.ts'
import { didYouMean, nearest } from '../model/nearest.ts'
import { error, type Files, type Problem, type Result } from '../model/problem.ts'
import { aligned, report } from '../model/report.ts'
import { makeFields, SLUG } from '../model/schemas/fields.ts'
import { type Json, markedFields } from '../model/schemas/json-schema.ts'
import type { Routes } from '../model/schemas/routes.ts'
import { inputsOf, type Options, optionsOf, type Step } from '../pipeline/options.ts'
import { pageWork } from '../pipeline/pages.ts'
import { hostNames, loadModules } from '../runtime/engine.ts'
import { freeSlug, takenBy } from '../scaffold/addresses.ts'
import { linked, listed, listings, routed } from '../scaffold/listings.ts'
import { skeleton } from '../scaffold/skeleton.ts'

export default {
  summary: 'write the file of a new page, with every field its template asks for',
  usage: '<kind> [slug]',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--name <text>', 'what links and cards call it; the slug is made from it where none is given'],
    ['--template <name>', 'of a page: what draws it (default: the one that asks for least)'],
  ],
  examples: [
    'site new service gate-repair',
    'site new area --name "Saint Ives"',
    'site new page about --name "About us"',
  ],

  async run({ root: given = '.', name, template }, terminal, [kind = '', typed]) {
    const { paint, columns } = terminal
    const refuse = (problems: readonly Problem[], files: Pick<Files, 'get'> = new Map()) =>
      fail(problems, terminal, { files, consequence: 'Nothing was written.' })
    const options = optionsOf({ root: resolve(String(given)) }, new Date(), process.env)
    if (!options.value) return refuse(options.problems)
    const { value: known, problems, files: read } = await understood(options.value)
    if (!known) return refuse(problems, read)
    const words = name ?? (typed !== undefined && !SLUG.test(typed) ? typed : undefined)
    const made = await newPage(known, { kind, typed, words: words as string | undefined, template }, terminal)
    if (!made.value) return refuse(made.problems)
    const { file, page, text, touched } = made.value

    const written = new Map([[file, text], ...touched.written])
    const unwritten = putFiles(options.value.root, written)
    if (unwritten.length > 0) return refuse(unwritten)
    terminal.out(aligned([[file, `${page.path}: write what is tagged !placeholder`], ...touched.rows], columns))
    const later = new Map([...known.files, ...written])
    const left = await faultsIn(file, later, known.templates)
    if (left.length > 0) {
      const consequence = `${file} was written; this is left to fill in.`
      terminal.err(`${report(left, { files: later, paint, columns, ids: false, consequence })}\n`)
    }
    return 0
  },
} satisfies Command

/** What was typed: `words` is the name of the page, if it was given. */
interface Wanted {
  readonly kind: string
  readonly typed: string | undefined
  readonly words: string | undefined
  readonly template: unknown
}

/** A page that is not written yet. */
interface NewPage {
  readonly file: string
  readonly text: string
  readonly page: Page
  readonly touched: Touched
}

/** Decides the slug, the address and the text of a new page. Problems: an unknown kind, or a slug that is taken. */
async function newPage(
  known: Known,
  { kind, typed, words, template }: Wanted,
  terminal: Terminal,
): Promise<Result<NewPage>> {
  const { site } = known
  const chosen = kindOf(site.routes, kind)
  if (!chosen.value) return chosen
  const { folder, route } = chosen.value
  const slug = await slugFor(typed, words, site, terminal)
  if (slug.value === undefined) return slug
  const name = words ?? slug.value.replaceAll('-', ' ')
  const file = `content/${folder}/${slug.value}.yaml`
  const path = pathOf(route, slug.value)
  const taken = takenProblem(known, { file, slug: slug.value, route })
  if (taken) return { problems: [taken] }
  const shape = shapeOf(known, folder, route, template)
  if (!shape.value) return shape
  const { schema, drawnBy } = shape.value
  const asked = [...JSON.stringify(route?.defaults ?? {}).matchAll(/\{([a-z]+)\}/g)].map(([, one = '']) => one)
  const text = skeleton(schema, `${path}, drawn by ${known.folder}/pages/${drawnBy}.tsx`, {
    name: name.slice(0, 1).toUpperCase() + name.slice(1),
    known: words !== undefined,
    slugs: (collection) => [...(site.slugs.get(collection) ?? [])].sort(),
    pictures: [...site.pictures].sort(),
    defaults: route?.defaults ?? {},
    inflections: [...new Set(asked)].filter((one) => one !== 'name' && !site.tokens.has(one)),
  })
  const page = { folder, slug: slug.value, path, name, template: drawnBy }
  const touched = route ? listedAt(known, page) : reachedFrom(known, page)
  return { value: { file, text, page, touched }, problems: [] }
}

const pathOf = (route: Route | undefined, slug: string) => (route ? route.path.replace('{slug}', slug) : `/${slug}`)

/** A problem if the file or the address of a new page exists. */
function takenProblem(
  { site, files }: Known,
  { file, slug, route }: { readonly file: string; readonly slug: string; readonly route: Route | undefined },
): Problem | undefined {
  const addresses = { routes: site.routes, files: [...files.keys()] }
  const path = pathOf(route, slug)
  const owner = files.has(file) ? file : takenBy(path, addresses)
  if (owner === undefined) return undefined
  const free = freeSlug(slug, (one) => pathOf(route, one), addresses)
  return error(`${path} is taken by ${owner}`, undefined, `take another slug, like ${free}, or edit what is there`)
}

/** The site that a page is added to. */
interface Known {
  readonly site: LoadedSite
  readonly files: Files
  readonly templates: Templates
  /** The folder of templates, from the root. */
  readonly folder: string
}

/** Loads the site, except the pages' own files, which may be unfinished. */
async function understood(options: Options): Promise<Step<Known>> {
  const { files, templates: folder } = await inputsOf(options)
  if (!files.has('site.yaml')) return { problems: [noSite()], files }
  const templates = await loadTemplates({ root: options.root, folder, cache: `${options.root}/.site` })
  if (!templates.value) return { ...templates, files }
  const { value: site, problems } = loadSite({ files, shapes: templates.value, hosts: hostNames() })
  if (!site?.site) return { problems, files }
  const all = new Map([...files.keys()].map((file) => [file, files.get(file) ?? '']))
  return { value: { site, files: all, templates: templates.value, folder }, problems: [], files }
}

type Route = Routes['pages'][number]

/** A folder of content/ by its name, its singular or its template, with its route; `page` is one with no pattern. */
function kindOf({ pages }: Routes, kind: string): Result<{ folder: string; route: Route | undefined }> {
  const kinds = new Map<string, { folder: string; route: Route | undefined }>([
    ['page', { folder: 'pages', route: undefined }],
    ...pages.flatMap((route) => {
      const { each: folder, template } = route
      if (folder === undefined) return []
      return [template, folder, folder.replace(/s$/, '')].map((name) => [name, { folder, route }] as const)
    }),
  ])
  const value = kinds.get(kind)
  const help = didYouMean(kind, kinds.keys()) ?? `choose one of ${[...kinds.keys()].join(', ')}`
  return value ? { value, problems: [] } : { problems: [error(`there is no kind of page "${kind}"`, undefined, help)] }
}

/** The slug that was typed, or one made from the name; on a terminal it is proposed. */
async function slugFor(
  typed: string | undefined,
  name: string | undefined,
  { site: { language } }: LoadedSite,
  { ask }: Terminal,
): Promise<Result<string>> {
  if (typed !== undefined && SLUG.test(typed)) return { value: typed, problems: [] }
  const { slugs } = (await loadModules<Language>('languages')).get(language) ?? {}
  const proposed = slugOf(name ?? '', slugs)
  const value = (await ask?.(`slug [${proposed}]: `))?.trim() || proposed
  const help = 'give a slug of lower-case Latin letters, digits and hyphens, or --name'
  const text = value === '' ? 'there is no name to make a slug from' : `"${value}" is no slug`
  return SLUG.test(value) ? { value, problems: [] } : { problems: [error(text, undefined, help)] }
}

/** The shape of the new file and the template that draws it. */
function shapeOf(
  { site, templates }: Known,
  folder: string,
  route: Route | undefined,
  wanted: unknown,
): Result<{ schema: Json; drawnBy: string }> {
  const kinds = new Map(
    kindsOf(templates, site.routes, markedFields(makeFields({ sections: sectionShapes(templates) }))).map((one) => [
      one.name,
      one.schema,
    ]),
  )
  const patterns = new Set(site.routes.pages.flatMap(({ each, template }) => (each === undefined ? [] : [template])))
  const weightOf = (template: string) => weight(kinds.get(`page-${template}`) ?? {})
  const [least = ''] = Object.keys(templates.pages)
    .filter((template) => !patterns.has(template))
    .sort((a, b) => weightOf(a) - weightOf(b))
  const drawnBy = route?.template ?? String(wanted ?? least)
  const schema = kinds.get(route ? folder : `page-${drawnBy}`)
  const help = didYouMean(drawnBy, Object.keys(templates.pages))
  return schema && Object.hasOwn(templates.pages, drawnBy)
    ? { value: { schema: ofRoute(schema), drawnBy }, problems: [] }
    : { problems: [error(`there is no template "${drawnBy}"`, undefined, help)] }
}

/** The schema for the route's own template, which applies to files that name no other template. */
const ofRoute = (schema: Json): Json => (schema.else ? ofRoute(schema.else) : schema)

/** The number of required fields, including those of groups. */
const weight = ({ properties = {}, required = [] }: Json): number =>
  required.reduce((sum, key) => sum + 1 + weight(properties[key] ?? {}), 0)

interface Page {
  readonly folder: string
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly template: string
}

/** Files that change with a new page, and rows for the report: a place, and what is or was done there. */
interface Touched {
  readonly written: ReadonlyMap<string, string>
  readonly rows: readonly (readonly string[])[]
}

const textOf = (files: Files, file: string) => decode(file, files.get(file) ?? '').text

/** The most places that are named as ones to list a page. */
const MOST = 6

/** Lists a page of a collection where all its sisters are listed, and names other places that mention sisters. */
function listedAt({ site, files }: Known, { folder, slug }: Page): Touched {
  const sisters = [...(site.slugs.get(folder) ?? [])]
  const apart = (file: string) => !file.endsWith('.yaml') || file.startsWith(`content/${folder}/`)
  const others = [...files.keys()].filter((file) => !apart(file) && file !== 'content/routes.yaml')
  const texts = new Map(others.map((file) => [file, textOf(files, file)]))
  const written = new Map<string, string>()
  const rows = listings(texts, sisters)
    .slice(0, MOST)
    .map(({ file, names, line }) => {
      const added = file.startsWith('content/pages/') ? listed(texts.get(file) ?? '', sisters, slug) : undefined
      if (!added)
        return [`${file}:${line}`, `names ${names} of ${sisters.length} other ${folder}: add it where it belongs`]
      written.set(file, added.text)
      return [`${file}:${added.line}`, 'listed here, last: move it where it belongs']
    })
  const near = nearest(slug, sisters)
  const same = near === undefined ? [] : [[`content/${folder}/${near}.yaml`, 'has nearly the same name']]
  return { written, rows: [...rows, ...same] }
}

/** Adds the route of a single page, and a link in the footer, so that it can be found. */
function reachedFrom({ files }: Known, { slug, path, name, template }: Page): Touched {
  const edits = [
    ['content/routes.yaml', routed, `{ path: ${path}, page: ${slug}, template: ${template} }`, 'its route'],
    ['site.yaml', linked, `{ name: ${JSON.stringify(name)}, href: ${path} }`, 'linked in the footer: move it'],
  ] as const
  const done = edits.map(([file, edit, value, about]) => ({
    file,
    about,
    value,
    added: edit(textOf(files, file), value),
  }))
  return {
    written: new Map(done.flatMap(({ file, added }) => (added ? [[file, added.text]] : []))),
    rows: done.map(({ file, about, value, added }) =>
      added ? [`${file}:${added.line}`, about] : [file, `add ${value}`],
    ),
  }
}

/** The problems of one file of a site. */
async function faultsIn(file: string, files: Files, templates: Templates): Promise<Problem[]> {
  const { value: site, problems } = loadSite({ files, shapes: templates, hosts: hostNames() })
  const source = site?.sources.find((one) => one.file === file)
  const own = problems.filter(({ at }) => at?.file === file)
  if (!site || !source) return own
  const loaded = await pageWork({ read: (one) => files.get(one) ?? '', site, templates }).load(source)
  return [...own, ...loaded.problems]
}
