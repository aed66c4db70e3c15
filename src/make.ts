// A folder -> every file of its site, in memory. The order of the whole program stands here; commands call it, each stage is pure but for assets and reading.
import { join, resolve } from 'node:path'
import { assetPath, openStore, type Store } from './assets/store.ts'
import { loadTemplates, type Templates } from './assets/templates.ts'
import { headerRules } from './emit/headers.ts'
import { redirectPage } from './emit/redirect-page.ts'
import { robots, sitemap } from './emit/sitemap.ts'
import { modulesIn } from './engine.ts'
import { history, latest } from './load/history.ts'
import { load } from './load/load.ts'
import { newParser, type Parser } from './load/parsed.ts'
import { readSite } from './load/read.ts'
import { fileOf } from './model/address.ts'
import type { Assets } from './model/drawing.ts'
import type { Host } from './model/host.ts'
import type { Known } from './model/kit.ts'
import type { Content } from './model/loaded.ts'
import type { Page, Plan } from './model/page.ts'
import { error, type Files, inOrder, type Problem, type Result, under } from './model/problem.ts'
import { plan } from './plan/plan.ts'
import { documentOf, policy, policyText, type Shell } from './render/document.ts'

/** A site understood: its words validated and every address decided. Nothing is drawn. */
export interface Opened {
  readonly root: string
  readonly files: Files
  readonly content: Content
  readonly plan: Plan
  readonly templates: Templates
  readonly store: Store
  readonly parser: Parser
  readonly year: number
}

/** A failed step still hands on the files, so that a report can show their lines. */
export type Step<T> = Result<T> & { readonly files: Files }

/** The year of the copyright line: SOURCE_DATE_EPOCH if set (reproducible-builds.org), else of `now`. */
export function yearOf(now: Date, env: NodeJS.ProcessEnv): number {
  const epoch = env.SOURCE_DATE_EPOCH
  return (epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : now).getUTCFullYear()
}

/** The folder of templates, which must be known before site.yaml can be validated. */
export function templateFolder(files: Files): string {
  const text = Buffer.from(files.get('site.yaml') ?? '').toString('utf8')
  return /^templates:[ \t]*([^\s#]+)/m.exec(text)?.[1] ?? 'templates'
}

/** Reads, validates and plans the site below `root`. `seal` marks texts for provenance. */
export async function open({ root, ...how }: { root: string; year: number; cache: boolean; seal?: Known['seal'] }): Promise<Step<Opened>> {
  const { files, problems } = readSite(root)
  return problems.length > 0 ? { problems: inOrder(problems), files } : understand({ root, files, ...how })
}

/** Validates and plans `files`; templates, pictures and the cache are found below `root`. */
export async function understand({
  root,
  files,
  year,
  cache,
  seal,
}: {
  root: string
  files: Files
  year: number
  cache: boolean
  seal?: Known['seal']
}): Promise<Step<Opened>> {
  const fail = (problems: readonly Problem[]): Step<Opened> => ({ problems, files })
  // Without a site there are no templates to ask for either; load says so.
  if (!files.has('site.yaml')) return fail(load({ files, shapes: { pages: {}, data: {} }, hosts: [] }).problems)
  const folder = templateFolder(files)
  const cacheFolder = join(root, '.site')
  const templates = await loadTemplates({ root, folder, cache: cacheFolder })
  if (!templates.value) return fail(templates.problems)
  const parser = newParser(cache ? join(cacheFolder, 'yaml') : undefined)
  const content = load({ files, shapes: templates.value, hosts: [...modulesIn('hosts').keys()], parse: parser.parse, ...(seal && { seal }) })
  if (!content.value) return fail(content.problems)
  parser.keep()
  const planned = plan(content.value, { templates: templates.value.pages, year })
  if (!planned.value) return fail(planned.problems)
  const store = openStore(cache ? join(cacheFolder, 'store') : undefined)
  return {
    value: { root: resolve(root), files, content: content.value, plan: planned.value, templates: templates.value, store, parser, year },
    problems: [],
    files,
  }
}

/** The content of an opened site with its texts marked by `seal`; of the files of `only` alone, where given. */
export function sealed({ files, templates, parser, content }: Opened, seal: NonNullable<Known['seal']>, only?: ReadonlySet<string>): Content {
  const { value } = load({ files, shapes: templates, hosts: content.site.hosts, seal, parse: parser.parse, ...(only && { only }) })
  if (!value) throw new Error('a site that loads does not load with marks')
  return value
}

/** An opened site with its texts marked, planned like the one without marks. */
export function sealedSite(opened: Opened, seal: NonNullable<Known['seal']>): Opened {
  const content = sealed(opened, seal)
  const { value } = plan(content, { templates: opened.templates.pages, year: opened.year })
  if (!value) throw new Error('a site that can be planned cannot be planned with marks')
  return { ...opened, content, plan: value }
}

/** Everything hashed and named before a page is drawn. */
export interface Prepared {
  readonly assets: Assets
  readonly shell: Shell
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

/** Stylesheet, scripts, pictures, fonts, cards, icons. `cards: false` leaves the cards out, for whoever knows their addresses. */
export async function prepare({ root, content, plan, files, store }: Opened, { cards: withCards = true } = {}): Promise<Result<Prepared>> {
  const [{ lateStylesheet, stylesheet }, { bundleIslands }, { prepareImages }, { headingFont }, { socialCards }, { icons }] = await Promise.all([
    import('./assets/stylesheet.ts'),
    import('./assets/islands.ts'),
    import('./assets/images.ts'),
    import('./assets/fonts.ts'),
    import('./assets/cards.ts'),
    import('./assets/icons.ts'),
  ])
  const { site } = plan
  const folder = site.templates
  const pictures = [...files].filter(([file]) => file.startsWith('content/images/'))
  const favicon = files.get('public/favicon.svg') as Uint8Array | undefined
  const [css, late, scripts, images, font, cards, iconFiles] = await Promise.all([
    stylesheet({ root, folder, store }),
    lateStylesheet({ root, folder, store }),
    bundleIslands({ root, folder, store }),
    prepareImages({
      sources: pictures.map(([file, bytes]) => ({ path: file.slice('content/images/'.length), bytes: bytes as Uint8Array, at: { file } })),
      store,
    }),
    headingFont({ text: glyphs(content), store }),
    socialCards({
      cards: (withCards ? plan.pages : []).map((page) => ({
        path: page.path,
        title: page.head.social['og:title'] ?? page.head.title,
        name: site.business.name,
        phone: page.props.phone.shown,
        line: cardLine(page, site.business.hoursShown),
        at: page.from,
      })),
      theme: site.theme.card,
      store,
    }),
    icons({ svg: favicon, site, store }),
  ])
  const problems: Problem[] = [...css.problems, ...late.problems, ...scripts.problems, ...images.problems, ...cards.problems]
  if (problems.length > 0 || css.value === undefined || !scripts.value) return { problems: inOrder(problems) }
  const latePath = late.value ? assetPath('late', 'css', Buffer.from(late.value)) : undefined
  const all = new Map<string, string | Uint8Array>([
    ...(latePath && late.value ? [[latePath, late.value] as const] : []),
    ...scripts.value.files,
    ...images.files,
    ...font.files,
    ...cards.files,
    ...iconFiles,
  ])
  return {
    value: {
      assets: { islands: scripts.value.islands, pictures: images.pictures },
      shell: { css: font.css + css.value, boot: scripts.value.boot, preload: font.preload, cards: cards.paths, ...(latePath && { late: `/${latePath}` }) },
      files: all,
    },
    problems: [],
  }
}

const cardLine = (page: Page, hours: string) => {
  const social = (page.props.entry.head as { social?: { line?: string } } | undefined)?.social
  return social?.line ?? hours
}

/** Every character the site shows, for the subset of the heading font; one the face lacks is drawn by the fallback. */
function glyphs(content: Content): string {
  // A site of ten thousand pages has a hundred million characters: a table of 16-bit units is asked, and a set for what needs two of them.
  const seen = new Uint8Array(0x10000)
  const pairs = new Set<string>()
  const look = (text: string) => {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      if (unit >= 0xd800 && unit < 0xdc00) pairs.add(text.slice(i, ++i + 1))
      else seen[unit] = 1
    }
  }
  const walk = (value: unknown): void => {
    if (typeof value === 'string') look(value)
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner)
  }
  for (const document of content.documents) walk(document.entry)
  for (const value of content.data.values()) walk(value)
  walk(content.site)
  for (const items of content.faqs.values()) walk(items)
  return [...[...seen].flatMap((one, unit) => (one === 1 ? [String.fromCharCode(unit)] : [])), ...pairs]
    .filter((c) => c > ' ')
    .sort()
    .join('')
}

/** Draws one page into a document; a template that throws is a problem that names it and the content. */
export function drawer(
  { plan, templates }: Opened,
  { assets, shell }: Prepared,
): (page: Page) => { html: string; problem?: never } | { html?: never; problem: Problem } {
  const toDocument = documentOf(plan.site, shell)
  return (page) => {
    const template = templates.pages[page.template]
    if (!template) throw new Error(`the plan names a template that does not exist: ${page.template}`)
    try {
      const body = templates.drawBody({ template, props: page.props, shared: plan.shared, assets, islands: templates.islands })
      return { html: toDocument({ path: page.path, head: page.head, body }) }
    } catch (fault) {
      return {
        problem: error(
          `${plan.site.templates}/pages/${page.template} threw while drawing ${page.path}: ${(fault as Error).message}`,
          page.from,
          'look at the template first, then at the fields it reads from this file',
        ),
      }
    }
  }
}

/** A site made: every file of the output folder. */
export interface Made {
  readonly output: Files
  readonly pages: ReadonlyMap<string, string>
}

/** Draws every page and adds everything else the output holds. */
export async function make(opened: Opened, prepared: Prepared, onPage?: (done: number, all: number) => void): Promise<Result<Made>> {
  const { plan: planned, files, root } = opened
  const { site, redirects } = planned
  const problems: Problem[] = []
  const output = new Map<string, string | Uint8Array>()
  const owners = new Map<string, string>()
  const put = (path: string, contents: string | Uint8Array, owner: string) => {
    const other = owners.get(path)
    if (other !== undefined)
      problems.push(under('url/collision', error(`${path} is written by ${other} and by ${owner}`, { file: owner }, 'rename one of the two')))
    owners.set(path, owner)
    output.set(path, contents)
  }
  const draw = drawer(opened, prepared)
  const pages = new Map<string, string>()
  let done = 0
  for (const page of planned.pages) {
    const drawn = draw(page)
    if (drawn.problem) problems.push(drawn.problem)
    else {
      pages.set(page.path, drawn.html)
      put(fileOf(page.path), drawn.html, page.from.file)
    }
    onPage?.(++done, planned.pages.length)
  }
  const named = new Map(planned.pages.map((page) => [page.path, page.props.entry.name as string]))
  for (const redirect of redirects) {
    const file = fileOf(redirect.from)
    put(file, redirectPage(redirect, site, named.get(redirect.to.replace(/[?#].*$/, '')) ?? redirect.to), redirect.at.file)
  }
  for (const [path, contents] of prepared.files) put(path, contents, 'the asset stage')
  for (const [file, contents] of files) if (file.startsWith('public/')) put(file.slice('public/'.length), contents, file)
  const changed = history(root)
  const dates = new Map(planned.pages.flatMap((page) => ((date) => (date === undefined ? [] : [[page.path, date] as const]))(latest(page.sources, changed))))
  for (const [path, contents] of sitemap(planned.pages, site, dates)) put(path, contents, 'the sitemap')
  if (!output.has('robots.txt')) put('robots.txt', robots(site), 'the sitemap')
  const headers = headerRules(policyText(policy(prepared.shell, site), 'header'))
  const hosts = modulesIn('hosts')
  for (const name of site.hosts) {
    const host = (await hosts.get(name)?.())?.default as Host
    for (const [path, contents] of host.files({ plan: planned, headers })) put(path, contents, `src/hosts/${name}.ts`)
  }
  return problems.length > 0
    ? { problems: inOrder(problems) }
    : { value: { output: new Map([...output].sort(([a], [b]) => (a < b ? -1 : 1))), pages }, problems: [] }
}
