// A WordPress export and the files of a new site -> the files of that site with the old pages, menus and addresses.
import { parse, stringify } from 'yaml'
import type { Slugs } from '../../language/language.ts'
import { fileKey, fileOf } from '../../model/address.ts'
import { count } from '../../model/counts.ts'
import { groupedBy } from '../../model/grouped.ts'
import { asciiOrigin } from '../../model/host-name.ts'
import type { Files } from '../../model/problem.ts'
import type { Routes } from '../../model/schemas/routes.ts'
import type { MenuItem, Site } from '../../model/schemas/site.ts'
import { decodedPath } from '../../model/spellings.ts'
import { addressesOf, isAdded, type MovedPage, type OldAddresses, titleOf } from './addresses.ts'
import { field, type OldItem, type WordPressExport } from './export.ts'
import { OldLinks, urlOf } from './links.ts'
import { navigationOf } from './menus.ts'
import { pageFile, textsOf } from './pages.ts'
import { ImportReport, partOf } from './report.ts'
import { plainWords } from './text.ts'

/** The files of the new site, and a report: how much was taken over, and what was left out. */
interface Imported {
  readonly files: Files
  readonly report: string
}

/** The inputs of an import besides the export and the files of `site init`. */
interface Setting {
  readonly slugs: Slugs | undefined
  readonly language: string
  /** The name of the page that lists the posts. */
  readonly posts: string
  /** The description of that page; '' for its name. */
  readonly postsAbout: string
  /** Levels of rules that texts of an old site may break, for site.yaml. */
  readonly levels: Readonly<Record<string, string>>
}

/** Files of the starter that every site needs, whatever it had before. */
const KEPT =
  /^content\/(?:README\.md|(?:pages\/(?:home|contact|privacy|not-found|failure)|labels)\.yaml)$|^(?!content\/)/

/** The heading of proposals. */
const FAMILIES =
  'These may be services or areas. If they are, take each out of content/routes.yaml and content/pages/, write it with "site new service" or "site new area", and move its words there'

const RULES =
  '\n# Texts of the old site are not changed. Delete a line when site check finds nothing more of it: it is an error then.\n'

const yaml = (value: unknown) => stringify(value, { lineWidth: 0 })
const parsed = <T>(text: string): T => parse(text, { logLevel: 'silent' })

/** The name, '' without one, and the language of the old site. */
export function oldBusiness({ channel }: WordPressExport) {
  const name = plainWords(channel.get('title') ?? '').replace(/[[\]%]/g, '')
  const [, language, country] = /^([a-z]{2})(?:[-_]([A-Z]{2}))?/.exec(channel.get('language') ?? '') ?? []
  return { name, language, country, locale: country && `${language}_${country}` }
}

/** The files of a new site with the pages of an old one. `starter` has the files of `site init`. */
export function importedFiles(old: WordPressExport, starter: Files, setting: Setting): Imported {
  const report = new ImportReport()
  const { name: title, country = '' } = oldBusiness(old)
  const name = title || 'Home'
  const about = plainWords(old.channel.get('description') ?? '') || name
  const origin = new URL(old.channel.get('wp:base_blog_url') || 'https://business.example')
  const published = old.items.filter((item) => isPublic(item, report))
  const { slugs, posts, postsAbout, language, levels } = setting
  const addresses = addressesOf(published, { origin, name, about, posts, slugs })
  const { pages } = addresses
  const texts = textsOf(old, pages, report)
  const links = new OldLinks(old, { origin, country, addresses, texts, report })

  const files = new Map([...starter].filter(([file]) => KEPT.test(file)))
  for (const page of pages) {
    files.set(
      `content/${page.folder}/${page.slug}.yaml`,
      pageFile(page, { origin, name, postsAbout, addresses, texts, links, report }),
    )
    noteRest(page, { origin, language, report })
  }
  const site = String(starter.get('site.yaml'))
  const { groups } = parsed<Pick<Site, 'navigation'>>(site).navigation.footer
  const needed = groups.flatMap(({ links }) => links).filter(({ href }) => /^\/(?:contact|privacy)$/.test(href))
  const navigation = navigationOf(old, { pages, links, report, needed })
  files.set('site.yaml', siteFile(site, old, { origin, language, levels, about, title: groups[0]?.title, navigation }))
  const routes = parsed<Routes>(String(starter.get('content/routes.yaml')))
  const redirects = redirectsOf(links.moved, [...pages, ...neededRoutes(routes, pages)], report)
  files.set('content/routes.yaml', yaml({ pages: routesOf(addresses, routes), redirects }))

  const counts = `${count(pages.filter((page) => !isAdded(page)).length, 'page')} and ${count(redirects.length, 'redirect')} of the old site`
  return { files, report: `\n${counts}.\n${report.text()}${partOf(FAMILIES, familiesOf(pages))}` }
}

/** Whether an item becomes a page; other pages and entries of other types are noted. */
function isPublic(item: OldItem, report: ImportReport): boolean {
  const type = field(item, 'wp:post_type')
  const status = field(item, 'wp:status')
  const title = titleOf(item)
  const isLocked = field(item, 'wp:post_password') !== ''
  if (/^(?:attachment|nav_menu_item|wp_block)$/.test(type)) return false
  if (!/^(?:page|post)$/.test(type)) report.note('entries of other types', `"${title}" (${type})`)
  else if (status !== 'publish' || isLocked)
    report.note('pages that are not public', `"${title}" (${isLocked ? 'password' : status})`)
  else return true
  return false
}

/** Whether a custom field has words: settings are single words, codes, and lists in the notation of PHP. */
const isProse = (value: string) => /\p{L}{2} \p{L}{2}/u.test(value) && !/^[aO]:\d/.test(value)

/** Notes what a page had besides its words. */
function noteRest(
  { item, path, folder }: MovedPage,
  { origin, language, report }: { readonly origin: URL; readonly language: string; readonly report: ImportReport },
): void {
  if (item.comments > 0) report.note('comments of visitors', `${item.comments} on ${path}`)
  const spoken = item.language ?? urlOf(field(item, 'link'), origin)?.searchParams.get('lang')
  if (spoken && spoken !== language)
    report.note('which language a page is in (write it as a translation)', `${spoken}: ${path}`)
  if (folder === 'posts' && field(item, 'dc:creator') !== '')
    report.note('authors of posts (name them in content/team.yaml)', field(item, 'dc:creator'))
  for (const [key, value] of item.meta)
    if (!/^(?:_|rank_math)/.test(key) && isProse(value)) report.note('custom fields', `${key} of ${path}`)
}

/** Pages that may be of one kind: those below one address. */
function familiesOf(pages: readonly MovedPage[]): string[] {
  const below = groupedBy(
    pages.filter(({ folder }) => folder === 'pages'),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  )
  const families = [...below].filter(([parent, pages]) => parent !== '' && pages.length > 1)
  return families.flatMap(([, pages]) => pages.map(({ name, path }) => `"${name}" at ${path}`))
}

/** The values of site.yaml that an old site decides. */
interface SiteValues extends Pick<Setting, 'language' | 'levels'> {
  readonly origin: URL
  readonly about: string
  /** The title of the first links of the footer. */
  readonly title: string | undefined
  readonly navigation: Readonly<Record<'main' | 'footer', MenuItem[]>>
}

/** site.yaml of the starter with what the export knows. Edited as text, so that comments and tags stay. */
function siteFile(text: string, old: WordPressExport, values: SiteValues) {
  const { origin, language, levels, about, title, navigation } = values
  const ascii = asciiOrigin(`https://${origin.host}`)
  const { locale } = oldBusiness(old)
  const groups = {
    ...(typeof ascii === 'string' && origin.host.includes('.') && { origin: ascii }),
    language,
    ...(locale?.startsWith(language) && { locale }),
    navigation: { main: navigation.main, footer: { blurb: about, groups: [{ title, links: navigation.footer }] } },
  }
  const filled = Object.entries(groups).reduce((site, [key, value]) => {
    const block = new RegExp(`^${key}:.*\\n(?:[ \\t].*\\n)*`, 'm')
    return site.replace(block, () => yaml({ [key]: value }))
  }, text)
  // Only pages of the starter that are left out use these claims.
  return (
    filled.replace(/^ {2}(?:guarantee|notice|visit|second|third): .*\n/gm, '') + RULES + stringify({ rules: levels })
  )
}

/** The routes of the starter for pages that every site needs and the old one does not have. */
function neededRoutes({ pages: routes }: Routes, pages: readonly MovedPage[]): Routes['pages'] {
  const paths = new Set(pages.map(({ path }) => path))
  return routes.filter(
    ({ path, page }) => page !== undefined && !paths.has(path) && KEPT.test(`content/pages/${page}.yaml`),
  )
}

/** The routes: the pages of the old site, the needed ones of the starter, and its kinds of pages. */
function routesOf({ pages, list, postsAt }: OldAddresses, starter: Routes): object[] {
  const single = pages.filter(({ folder }) => folder === 'pages')
  const posts = {
    path: `${postsAt}/{slug}`,
    each: 'posts',
    template: 'post',
    ...(list && { parent: list.path }),
    graph: ['post'],
  }
  // The questions of the starter are left out.
  const kinds = starter.pages
    .filter(({ each }) => each !== undefined)
    .map(({ defaults: { questionsHeading: _, questionsFrom: __, ...defaults } = {}, ...route }) => ({
      ...route,
      ...(Object.keys(defaults).length > 0 && { defaults }),
    }))
  return [
    ...single.map((page) => ({
      path: page.path,
      page: page.slug,
      template: page === list ? 'posts' : 'page',
      ...(page.path === '/' && { graph: ['business', 'website'] }),
    })),
    ...neededRoutes(starter, pages),
    ...(single.length < pages.length ? [posts] : []),
    ...kinds,
  ]
}

/** Redirects from the old addresses, except those that a page has. One that cannot be redirected is noted. */
function redirectsOf(
  moved: OldLinks['moved'],
  pages: readonly { readonly path: string }[],
  report: ImportReport,
): { from: string; to: string }[] {
  const files = new Set(pages.map(({ path }) => fileKey(fileOf(path))))
  const redirects: { from: string; to: string }[] = []
  for (const [from, to] of moved) {
    const [path = '', query] = from.split('?')
    const isPage = path === to || (query === undefined && files.has(fileKey(fileOf(path))))
    if (isPage) continue
    if (mayRedirect(from)) redirects.push({ from, to })
    else report.note('old addresses that no redirect may have', from.slice(0, 60))
  }
  return redirects
}

/** Whether a decoded address can be redirected: it is no pattern, and file systems take its parts as names. */
function mayRedirect(from: string): boolean {
  const [path = '', query = 'id=0'] = from.split('?')
  const isPlain = !/[\s*#\\]|\/:|%(?:2f|5c|3f|23)/i.test(path) && decodedPath(path) === path
  return isPlain && /^[\w.~-]+=[\w.~-]+$/.test(query) && path.split('/').every((part) => Buffer.byteLength(part) <= 240)
}
