// site new: writes the file of a new page, with every field that its template requires.
import type { Templates } from '../assets/templates.ts'
import { putFiles } from '../emit/write.ts'
import type { Language } from '../language/language.ts'
import { slugOf } from '../language/slugs.ts'
import { loadWords } from '../language/words.ts'
import { isWhole, type LoadedSite } from '../load/loaded-site.ts'
import { withSlash } from '../model/address.ts'
import { translationOf } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Files, type Problem, type Result } from '../model/problem.ts'
import { DANGLING, Fields, SLUG } from '../model/schemas/fields.ts'
import type { Json } from '../model/schemas/json-schema.ts'
import { addressOf, type Routes } from '../model/schemas/routes.ts'
import { loadYaml } from '../pipeline/load-yaml.ts'
import { inputsOf, type Options, optionsOf, type SiteResult } from '../pipeline/options.ts'
import { untranslatedSite } from '../pipeline/untranslated.ts'
import { loadModules } from '../runtime/engine.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { kindsOf } from '../scaffold/file-kinds.ts'
import { listings, routed, withFooterLink } from '../scaffold/listings.ts'
import { type Setting, skeleton } from '../scaffold/skeleton.ts'
import {
  begunTranslation,
  labelsToTranslate,
  languageName,
  textOf,
  translationFiles,
  type Written,
} from '../scaffold/translation.ts'
import { type Command, fail, type Terminal } from './report/command.ts'
import { aligned } from './report/paint.ts'

export default {
  summary: 'write the file of a new page, with every field its template asks for, or the files of a second language',
  usage: '<kind> [slug]',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--name <text>', 'what links and cards call it; the slug is made from it where none is given'],
    ['--template <name>', 'what draws it (default: that of its kind; for a page the one that asks for least)'],
  ],
  examples: [
    'site new service gate-repair',
    'site new post "How we work in winter"',
    'site new area --name "Saint Ives"',
    'site new page about --name "About us"',
    'site new translation nl',
  ],

  async run({ root = '.', name, template }, terminal, [kind = '', typed]) {
    const refuse = (problems: readonly Problem[], files: Pick<Files, 'get'> = new Map()) =>
      fail(problems, terminal, { files, consequence: 'Nothing was written.' })
    const options = optionsOf({ root }, new Date(), process.env)
    if (!options.value) return refuse(options.problems)
    const opened = await openWithoutPages(options.value)
    if (!opened.value) return refuse(opened.problems, opened.files)
    const page = { kind, typed, given: name, template, today: options.value.today ?? '' }
    const written =
      kind === 'translation'
        ? await newTranslation(opened.value, typed ?? '', options.value)
        : await newPage(opened.value, page, terminal)
    const problems = written.value ? putFiles(options.value.root, written.value.written) : written.problems
    if (!written.value || problems.length > 0) return refuse(problems)
    terminal.out(aligned(written.value.rows, terminal.columns))
    return 0
  },
} satisfies Command

/** The site that a page is added to. */
interface SiteWithoutPages {
  readonly site: LoadedSite
  readonly files: Files
  readonly inputs: Inputs
  readonly templates: Templates
  /** The folder of templates, from the root. */
  readonly folder: string
}

/** Loads the site, except the pages' own files, which may be unfinished. */
async function openWithoutPages(options: Options): Promise<SiteResult<SiteWithoutPages>> {
  const inputs = await inputsOf(options)
  const { files, templates } = inputs
  const first = await loadYaml(options, inputs, { isTagged: false })
  // The new page may be the one that site.yaml names already.
  const prunes = first.problems.length > 0 && first.problems.every(({ rule }) => rule === DANGLING)
  const { value, problems } = prunes ? await loadYaml(options, inputs, { isTagged: false, prunes }) : first
  if (!value || !isWhole(value.site)) return { problems, files }
  const all = new Map([...files.keys()].map((file) => [file, files.get(file) ?? '']))
  return {
    value: { site: value.site, templates: value.templates, files: all, inputs, folder: templates.folder },
    problems: [],
    files,
  }
}

/** The arguments: the kind of page, its slug or name, and the options. */
type Typed = Readonly<Record<'kind' | 'today', string>> & {
  readonly typed: string | undefined
  readonly given: unknown
  readonly template: unknown
}

/** The file of a new page, and the other files that it changes. */
async function newPage(
  opened: SiteWithoutPages,
  { kind, typed, given, template, today }: Typed,
  terminal: Terminal,
): Promise<Result<Written>> {
  const { site, folder: templates } = opened
  const posts = await newPosts(opened)
  const chosen = kindOf(site.routes, kind, posts)
  if (!chosen.value) return chosen
  const { folder, route } = chosen.value
  const list = route === posts?.route ? posts : undefined
  // A second argument that is no slug is the name.
  const typedName = typed !== undefined && !SLUG.test(typed) ? typed : undefined
  const name = given !== undefined ? String(given) : typedName
  const slug = await slugFor(typed, name, site, terminal)
  if (slug.value === undefined) return slug
  const file = `content/${folder}/${slug.value}.yaml`
  const collisions = [{ file, slug: slug.value, route }, ...(list ? [{ ...list, route: undefined }] : [])]
  const rest = name === undefined ? '' : ` --name ${JSON.stringify(name)}`
  const help = `type npx site new ${kind} ${slug.value}-2${rest}, or edit what is there`
  const taken = collisions.flatMap((page) => takenProblem(opened, page, help) ?? [])
  if (taken.length > 0) return { problems: taken }
  const path = pathOf(route, slug.value)
  const isThanks = path === thanksOf(site)
  const message = isThanks && opened.templates.pages.message ? 'message' : undefined
  const shape = shapeOf(opened, { folder, route, wanted: template ?? message })
  if (!shape.value) return shape
  const { schema, drawnBy } = shape.value

  const words = name ?? slug.value.replaceAll('-', ' ')
  const setting = {
    words: await loadWords(site.site.language),
    name: words.slice(0, 1).toUpperCase() + words.slice(1),
    known: name !== undefined,
    today,
    slugs: (collection: string) => [...(site.slugs.get(collection) ?? [])].sort(),
    pictures: [...site.pictures].sort(),
    inflections: inflectionsIn(route, site),
    also: alsoFor(route, drawnBy, isThanks),
  }
  const page = { folder, route, slug: slug.value, name: words, template: drawnBy, isThanks }
  const added = addedTo(opened, page)
  const listed = list ? withList(opened, list, setting) : { written: [], rows: [] }
  const text = skeleton(
    schema,
    setting.words.comment('drawnBy', { path, file: `${templates}/pages/${drawnBy}.tsx` }),
    setting,
  )
  const rows = [[file, `${path}: write what is tagged !placeholder`], ...listed.rows, ...added.rows]
  const written = new Map([[file, text], ...added.written, ...listed.written])
  return { value: { written, rows }, problems: [] }
}

/** The files of a language with all texts that it lacks; a language that the site does not have yet is added to it. */
async function newTranslation(opened: SiteWithoutPages, code: string, options: Options): Promise<Result<Written>> {
  const { site, files, inputs, templates } = opened
  const { language, languages = [] } = site.site
  const name = languageName(code)
  const isFirst = code === language
  if (name && isFirst && !templates.words?.[code])
    return { value: labelsToTranslate(files, templates.words?.en, name), problems: [] }
  if (!name || isFirst) {
    const text = name ? `${name} is the first language of the site` : `"${code}" is not a language`
    return { problems: [error(text, undefined, 'write the code of the language to translate into, like de or en')] }
  }
  const begun = begunTranslation(files, code, { name, isListed: languages.includes(code) })
  const all = new Map([...files, ...begun.written])
  const lacking = await untranslatedSite(options, { files: all, templates: inputs.templates }, code)
  if (!lacking.value) return lacking
  const { written, rows } = translationFiles(lacking.value, all, name)
  const done = [[`${translationOf('site.yaml', code)} and the files beside it have all texts in ${name}`]]
  const value = { written: new Map([...begun.written, ...written]), rows: [...begun.rows, ...rows] }
  return { value: value.written.size > 0 ? value : { ...value, rows: done }, problems: [] }
}

type Route = Routes['pages'][number]

/** The address of the page that visitors see after they have sent the form: only the form leads to it. */
const thanksOf = ({ site }: LoadedSite) => site.contact?.thanks ?? '/thanks'

/** The optional fields that a new page has: cards show the summary of a page of a folder. */
const alsoFor = (route: Route | undefined, template: string, isThanks: boolean): Setting['also'] => ({
  ...(route && { summary: '' }),
  ...(route && route.template !== template && { template }),
  ...(isThanks && { 'head.robots': 'noindex, follow' }),
})

/** The pages of articles that a site does not have yet: their list, and the route of each of them. */
interface NewPosts {
  readonly title: string
  readonly slug: string
  /** The file of the list. */
  readonly file: string
  readonly route: Route
}

/** The pages of articles; undefined if the site has them, or templates that draw none. */
async function newPosts({ site, templates }: SiteWithoutPages): Promise<NewPosts | undefined> {
  const { posts } = (site.data.get('labels') ?? {}) as { readonly posts?: { readonly title: string } }
  const hasPosts = site.routes.pages.some(({ each, template }) => each === 'posts' || template === 'post')
  if (hasPosts || !posts || !templates.pages.post || !templates.pages.posts) return undefined
  const { slugs } = (await loadModules<Language>('languages')).get(site.site.language) ?? {}
  const slug = slugOf(posts.title, slugs)
  const route = {
    path: `/${slug}/{slug}`,
    each: 'posts',
    template: 'post',
    parent: `/${slug}`,
    graph: ['post' as const],
  }
  return { title: posts.title, slug, file: `content/pages/${slug}.yaml`, route }
}

/** The list of articles with its routes and a link, and rows for the report. */
function withList(
  { files, site: { routes }, templates }: SiteWithoutPages,
  { title, slug, file, route }: NewPosts,
  setting: Setting,
) {
  const { schema = {} } = kindsOf(templates, routes).find(({ name }) => name === 'page-posts') ?? {}
  const { written, rows } = reachable(files, {
    path: `/${slug}`,
    name: title,
    routes: [
      `{ path: /${slug}, page: ${slug}, template: posts }`,
      `{ path: "${route.path}", each: posts, template: post, parent: /${slug}, graph: [post] }`,
    ],
  })
  const text = skeleton(schema, setting.words.comment('list', { path: `/${slug}` }), {
    ...setting,
    name: title,
    known: true,
    also: {},
  })
  return { written: [[file, text] as const, ...written], rows: [[file, `/${slug}: the list of articles`], ...rows] }
}

/** The other files that a new page changes, and rows for the report. */
function addedTo(
  site: SiteWithoutPages,
  {
    folder,
    route,
    slug,
    name,
    template,
    isThanks,
  }: Readonly<Record<'folder' | 'slug' | 'name' | 'template', string>> & {
    readonly route: Route | undefined
    readonly isThanks: boolean
  },
) {
  if (route) return { written: new Map<string, string>(), rows: mentions(site, folder, slug) }
  const path = pathOf(route, slug)
  const routes = [`{ path: ${path}, page: ${slug}, template: ${template} }`]
  const { written, rows } = reachable(site.files, { path, name: isThanks ? undefined : name, routes })
  const isDeclared = !isThanks || site.site.site.contact?.thanks !== undefined
  return { written, rows: isDeclared ? rows : [...rows, ['site.yaml', `add thanks: ${path} under contact`]] }
}

/** A folder of content/ by its name, its singular or its template, with its route; `page` is one with no pattern. */
function kindOf(
  { pages }: Routes,
  kind: string,
  posts: NewPosts | undefined,
): Result<{ folder: string; route: Route | undefined }> {
  const kinds = new Map<string, { folder: string; route: Route | undefined }>([
    ['page', { folder: 'pages', route: undefined }],
    ...[...pages, ...(posts ? [posts.route] : [])].flatMap((route) => {
      const { each: folder, template } = route
      if (folder === undefined) return []
      return [template, folder, folder.replace(/s$/, '')].map((name) => [name, { folder, route }] as const)
    }),
  ])
  const value = kinds.get(kind)
  const help = didYouMean(kind, kinds.keys()) ?? `choose one of ${[...kinds.keys()].join(', ')}`
  return value ? { value, problems: [] } : { problems: [error(`there is no kind of page "${kind}"`, undefined, help)] }
}

/** The most characters of a slug that is made from a name: a whole address fits into a line of results and messages. */
const LONGEST = 60

/** The slug that was typed, or one made from the name; on a terminal it is proposed. */
async function slugFor(
  typed: string | undefined,
  name: string | undefined,
  { site: { language } }: LoadedSite,
  { ask }: Terminal,
): Promise<Result<string>> {
  if (typed !== undefined && SLUG.test(typed)) return { value: typed, problems: [] }
  const { slugs } = (await loadModules<Language>('languages')).get(language) ?? {}
  const proposed = slugOf(name ?? '', slugs, LONGEST)
  const value = (await ask?.(`slug [${proposed}]: `))?.trim() || proposed
  const help = 'give a slug of lower-case Latin letters, digits and hyphens, or --name'
  const text = value === '' ? 'there is no name to make a slug from' : `"${value}" is not a slug`
  return SLUG.test(value) ? { value, problems: [] } : { problems: [error(text, undefined, help)] }
}

const pathOf = (route: Route | undefined, slug: string) => (route ? route.path.replace('{slug}', slug) : `/${slug}`)

/** A problem if the file or the address of a new page exists. A build reports files of public/ at its address. */
function takenProblem(
  { site: { routes, sources }, files }: SiteWithoutPages,
  { file, slug, route }: { readonly file: string; readonly slug: string; readonly route: Route | undefined },
  help: string,
): Problem | undefined {
  const path = pathOf(route, slug)
  const page = files.has(file) ? { file } : sources.find((source) => addressOf(source, routes, 'never') === path)
  const isRedirect = routes.redirects.some(({ from }) => withSlash(from, 'never') === path)
  const owner = page?.file ?? (isRedirect ? 'a redirect of content/routes.yaml' : undefined)
  return owner === undefined ? undefined : error(`${path} is taken by ${owner}`, undefined, help)
}

/** The shape of the new file and the template that draws it. */
function shapeOf(
  { site, templates }: SiteWithoutPages,
  { folder, route, wanted }: { readonly folder: string; readonly route: Route | undefined; readonly wanted: unknown },
): Result<{ schema: Json; drawnBy: string }> {
  const fields = new Fields({ sections: templates.sections })
  const routes = { pages: [...site.routes.pages, ...(route ? [route] : [])] }
  const kinds = new Map(kindsOf(templates, routes, fields).map(({ name, schema }) => [name, schema]))
  const patterns = new Set(site.routes.pages.flatMap(({ each, template }) => (each === undefined ? [] : [template])))
  const weightOf = (template: string) => weight(kinds.get(`page-${template}`) ?? {})
  const [least = ''] = Object.keys(templates.pages)
    .filter((template) => !patterns.has(template))
    .sort((a, b) => weightOf(a) - weightOf(b))
  const drawnBy = String(wanted ?? route?.template ?? least)
  const schema = kinds.get(route?.template === drawnBy ? folder : `page-${drawnBy}`)
  const names = Object.keys(templates.pages)
  const help = didYouMean(drawnBy, names) ?? `choose one of ${names.join(', ')}`
  return schema && Object.hasOwn(templates.pages, drawnBy)
    ? { value: { schema: ofRoute(schema), drawnBy }, problems: [] }
    : { problems: [error(`there is no template "${drawnBy}"`, undefined, help)] }
}

/** The schema for the route's own template, which applies to files that name no other template. */
const ofRoute = (schema: Json): Json => (schema.else ? ofRoute(schema.else) : schema)

/** The number of required fields, including those of groups. */
const weight = ({ properties = {}, required = [] }: Json): number =>
  required.reduce((sum, key) => sum + 1 + weight(properties[key] ?? {}), 0)

/** The inflections of the name that the texts of a route use, like `in`. */
function inflectionsIn(route: Route | undefined, { tokens }: LoadedSite): string[] {
  const used = [...JSON.stringify(route?.defaults ?? {}).matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name)
  return [...new Set(used)].filter((name) => name !== 'name' && !tokens.has(name))
}

/** The most lines that are named as ones to list a page. */
const MOST = 6

/** Rows for the report: the lines that name other pages of a folder. */
function mentions({ site, files }: SiteWithoutPages, folder: string, slug: string): string[][] {
  const entries = [...(site.slugs.get(folder) ?? [])]
  const isOther = (file: string) => file.endsWith('.yaml') && !file.startsWith(`content/${folder}/`)
  const texts = new Map([...files.keys()].filter(isOther).map((file) => [file, textOf(files, file)]))
  return listings(texts, entries)
    .slice(0, MOST)
    .map(({ file, names, line, value }) => [
      `${file}:${line}`,
      `lists ${names} of ${entries.length} other ${folder}: add ${value.slice(0, value.lastIndexOf('/') + 1)}${slug} here if it belongs there`,
    ])
}

const linkTo = (path: string, name: string) => `{ name: ${JSON.stringify(name)}, href: ${path} }`

/** Routes for a single page and a link with its name in the footer, if it has one, and rows for the report. */
function reachable(
  files: Files,
  { path, name, routes }: Readonly<{ path: string; name: string | undefined; routes: readonly string[] }>,
) {
  const edits = [
    ...routes.map((route) => ['content/routes.yaml', routed, route, 'its route'] as const),
    ...(name === undefined
      ? []
      : [['site.yaml', withFooterLink, linkTo(path, name), 'linked in the footer: move it'] as const]),
  ]
  const written = new Map<string, string>()
  const rows = edits.map(([file, edit, value, about]) => {
    const added = edit(written.get(file) ?? textOf(files, file), value)
    if (!added) return [file, `add ${value}`]
    written.set(file, added.text)
    return [`${file}:${added.line}`, about]
  })
  return { written, rows }
}
