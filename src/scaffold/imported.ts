// A WordPress export and the files of a new site -> the files of that site with the old one's pages, menus and addresses.
import { parse, stringify } from 'yaml'
import { fileKey, fileOf, withSlash } from '../model/address.ts'
import { slugOf } from '../model/checks/slugs.ts'
import type { Slugs } from '../model/checks/spelling.ts'
import { asciiOrigin } from '../model/host-name.ts'
import { decodedPath } from '../model/hosting/spellings.ts'
import { plainText } from '../model/inline.ts'
import type { Files } from '../model/problem.ts'
import { count, thousands } from '../model/report.ts'
import type { MenuItem, Site } from '../model/schemas/site.ts'
import { type OldText, relinked, textOf } from './old-text.ts'
import { type Countries, nationalPhone } from './phones.ts'
import type { OldEntry, WordPressExport } from './wordpress.ts'

/** The files of the new site, and what of the old one they do not have: a heading, and a line for each. */
export interface Imported {
  readonly files: Files
  readonly pages: number
  readonly redirects: number
  readonly leftOut: ReadonlyMap<string, ReadonlySet<string>>
}

/** A page of the old site at its address in the new one. */
interface Moved {
  readonly entry: OldEntry
  readonly name: string
  readonly path: string
  /** The name of its file in content/pages/. */
  readonly slug: string
}

/** The old site, where its pages are now, and what was left out so far. */
interface Work {
  readonly old: WordPressExport
  readonly origin: URL
  readonly slugs: Slugs | undefined
  readonly countries: Countries
  readonly pages: readonly Moved[]
  /** Keys of old addresses (`keyOf`) -> paths of the new site. */
  readonly moved: ReadonlyMap<string, string>
  /** Telephone numbers of the business. */
  readonly phones: readonly string[]
  readonly leftOut: Map<string, Set<string>>
}

/** Pages of the starter that a site needs, whatever it had before. */
const KEPT = /^content\/(?:pages\/(?:home|contact|privacy|not-found|failure)|labels)\.yaml$|^(?!content\/)/
/** Addresses that the engine writes, or reads as another page. */
const TAKEN = ['/404', '/500', '/index']
/** The most items of a menu made from pages. */
const MENU = 6
/** Names of the telephone numbers that a site declares besides the first. */
const PHONES = ['second', 'third', 'fourth', 'fifth']
/** The most lines of one kind that the report has. */
const MOST_LINES = 20
/** Characters of a description made from the text of a page. */
const DESCRIPTION = 155

const field = (entry: OldEntry, name: string) => entry.fields.get(name) ?? ''
const words = (html: string) =>
  plainText(
    textOf(html)
      .sections.flatMap((each) => each.paragraphs)
      .join(' '),
  )
const titleOf = (entry: OldEntry) => words(field(entry, 'title'))
const isPage = (entry: OldEntry) => /^(?:page|post)$/.test(field(entry, 'wp:post_type'))

const note = ({ leftOut }: Pick<Work, 'leftOut'>, heading: string, line: string) =>
  leftOut.set(heading, (leftOut.get(heading) ?? new Set()).add(line))

/** An address of the old site without its host, its last slash and all but the parameter that names a page. */
function keyOf({ pathname, searchParams }: URL): string {
  const path = withSlash(decodedPath(pathname), 'never')
  const [name, id] = [...searchParams].find(([key]) => /^(?:p|page_id|attachment_id|cat)$/.test(key)) ?? []
  return name === undefined ? path : `${path}?${name}=${id}`
}

const urlOf = (address: string, base: URL) => (URL.canParse(address, base) ? new URL(address, base) : undefined)
const bareHost = (url: URL) => url.hostname.replace(/^www\./, '')

/** What an export knows of a business: the language of its site, its name, and the telephones that links call. */
export function factsIn({ channel, entries }: WordPressExport) {
  const counts = new Map<string, number>()
  for (const { text } of entries)
    for (const paragraph of text.sections.flatMap(({ paragraphs }) => paragraphs))
      for (const [, phone = ''] of paragraph.matchAll(/\]\(tel:(\+[1-9]\d{6,14})\)/g))
        counts.set(phone, (counts.get(phone) ?? 0) + 1)
  const phones = [...counts].sort(([, a], [, b]) => b - a).map(([phone]) => phone)
  const name = words(channel.get('title') ?? '').replace(/[[\]%]/g, '')
  const [, language, country] = /^([a-z]{2})(?:[-_]([A-Z]{2}))?/.exec(channel.get('language') ?? '') ?? []
  return {
    answers: { ...(name !== '' && { name }), ...(phones[0] !== undefined && { phone: phones[0] }) },
    phones: phones.slice(0, PHONES.length + 1),
    ...(language !== undefined && { language }),
    ...(language !== undefined && country !== undefined && { locale: `${language}_${country}` }),
  }
}

/** Chooses the address of each page: the old one where it can be written, and else one made from its words. */
function placed(entries: readonly OldEntry[], origin: URL, slugs: Slugs | undefined): Moved[] {
  const taken = new Set(TAKEN.map((path) => fileKey(fileOf(path))))
  const files = new Set<string>()
  const free = (wanted: string, isTaken: (text: string) => boolean) => {
    let [text, n] = [wanted, 2]
    while (isTaken(text)) text = `${wanted}-${n++}`
    return text
  }
  return entries.map((entry) => {
    const name = titleOf(entry) || `${field(entry, 'wp:post_type')} ${field(entry, 'wp:post_id')}`
    const link = urlOf(field(entry, 'link'), origin) ?? origin
    const isHome = keyOf(link) === keyOf(origin)
    const parts = link.search === '' ? decodedPath(link.pathname).split('/') : [field(entry, 'wp:post_name')]
    const kept = parts.flatMap((part) => slugOf(decodedPath(part), slugs) || [])
    const own = `/${(kept.length > 0 ? kept : [slugOf(name, slugs) || `page-${field(entry, 'wp:post_id')}`]).join('/')}`
    const path = isHome && !files.has('home') ? '/' : free(own, (each) => taken.has(fileKey(fileOf(each))))
    taken.add(fileKey(fileOf(path)))
    const slug = free(path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), (each) => files.has(each))
    files.add(slug)
    return { entry, name, path, slug }
  })
}

/** The entries that become pages; other pages and entries of other types are noted. */
function publishedIn(old: WordPressExport, leftOut: Work['leftOut']): OldEntry[] {
  return old.entries.filter((entry) => {
    const [type, status, title] = [field(entry, 'wp:post_type'), field(entry, 'wp:status'), titleOf(entry)]
    if (/^(?:attachment|nav_menu_item)$/.test(type)) return false
    const isLocked = field(entry, 'wp:post_password') !== ''
    if (!isPage(entry)) note({ leftOut }, 'entries of other types', `"${title}" (${type})`)
    else if (status !== 'publish' || isLocked)
      note({ leftOut }, 'pages that are not public', `"${title}" (${isLocked ? 'password' : status})`)
    else return true
    return false
  })
}

/** Where every address of the old site leads: those of pages, of attachments to their page, of archives to the list. */
function movedFrom(old: WordPressExport, pages: readonly Moved[], origin: URL, list: string | undefined) {
  const moved = new Map<string, string>()
  const byId = new Map(pages.map(({ entry, path }) => [field(entry, 'wp:post_id'), path]))
  const add = (address: string, to: string | undefined) => {
    const url = urlOf(address, origin)
    if (url && to !== undefined && !moved.has(keyOf(url))) moved.set(keyOf(url), to)
  }
  moved.set(keyOf(origin), '/')
  for (const { entry, path } of pages) {
    add(field(entry, 'link'), path)
    const guid = field(entry, 'guid')
    if (guid.includes('?')) add(guid, path)
  }
  for (const entry of old.entries)
    if (field(entry, 'wp:post_type') === 'attachment')
      add(field(entry, 'link'), byId.get(field(entry, 'wp:post_parent')))
  for (const archive of old.archives) add(archive, list)
  return { moved, byId }
}

/** Where a link of the old site leads now; undefined if it has no place here. */
function linkTo(work: Work, href: string): string | undefined {
  const url = urlOf(href, work.origin)
  if (!url || href.startsWith('#')) return undefined
  if (url.protocol === 'tel:') return work.phones.includes(href.slice(4)) ? href : undefined
  if (url.protocol === 'mailto:') return href
  if (bareHost(url) !== bareHost(work.origin)) return url.href.replace(/^http:/, 'https:')
  const to = work.moved.get(keyOf(url))
  if (to === undefined) note(work, 'links to what is not in the export (their words are kept)', url.href)
  return to
}

/** A title as Yoast (%%title%%) or Rank Math (%title%) stores it, with the values of its variables. */
function expanded(template: string, values: Readonly<Record<string, string>>): string {
  const text = template.replace(/%{1,2}([a-z_]+)%{1,2}/g, (_, name: string) => values[name] ?? '')
  return words(text).replace(/^[\s|–-]+|(?<![\s|–-])[\s|–-]+$/g, '')
}

function headOf({ name, entry }: Moved, sitename: string, text: string) {
  const meta = (key: string) => entry.meta.get(key) ?? ''
  const values = { title: name, sitename, sep: '–', excerpt: words(field(entry, 'excerpt:encoded')) }
  const title = expanded(meta('_yoast_wpseo_title') || meta('rank_math_title'), values)
  const own = expanded(meta('_yoast_wpseo_metadesc') || meta('rank_math_description'), values)
  const cut = text.length <= DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION))}…`
  const isHidden = meta('_yoast_wpseo_meta-robots-noindex') === '1' || meta('rank_math_robots').includes('noindex')
  return {
    title: title || `${name} – ${sitename}`,
    description: own || values.excerpt || cut || name,
    ...(isHidden && { robots: 'noindex, follow' }),
  }
}

/** The text of a page as sections: a hero with its first paragraph, and a text for each heading. */
function sectionsOf(name: string, { sections }: OldText, lead: string) {
  const parts: { heading?: string; paragraphs: string[] }[] = [{ paragraphs: [] }]
  for (const { heading, paragraphs } of sections) {
    if (paragraphs.length > 0 && heading !== '' && heading !== name)
      parts.push({ heading, paragraphs: [...paragraphs] })
    else parts.at(-1)?.paragraphs.push(...(heading === '' || heading === name ? paragraphs : [`**${heading}**`]))
  }
  const [intro, ...rest] = parts
  const [first = lead, ...more] = intro?.paragraphs ?? []
  return [
    { block: 'hero', heading: name, lead: first },
    ...[{ paragraphs: more }, ...rest].flatMap((part) =>
      part.paragraphs.length > 0 ? [{ block: 'text', ...part }] : [],
    ),
  ]
}

/** The file of a page. Pictures are named in comments, because their files are not in an export. */
function pageFile(work: Work, page: Moved, more: readonly object[]): string {
  const { entry, name, path } = page
  const to = (text: string) => relinked(text, (href) => linkTo(work, href))
  const sections = entry.text.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(to) }))
  const text = plainText(sections.flatMap(({ paragraphs }) => paragraphs).join(' '))
  const head = headOf(page, words(work.old.channel.get('title') ?? ''), text)
  const pictures = entry.text.pictures.map(({ src, alt }) => {
    const file =
      decodedPath(urlOf(src, work.origin)?.pathname ?? src)
        .split('/')
        .at(-1) ?? ''
    note(work, 'pictures (named in the files of their pages)', `${file} of ${path}`)
    return `#   ${JSON.stringify({ file, alt })} ${src.replace(/\s/g, ' ')}\n`
  })
  if (entry.isTooLong) note(work, 'texts that are too long', path)
  for (const each of entry.text.dropped) note(work, 'shortcodes, scripts, frames and forms', `${each} of ${path}`)
  return [
    stringify(
      { name, head, sections: [...sectionsOf(name, { ...entry.text, sections }, head.description), ...more] },
      { lineWidth: 0 },
    ),
    ...(pictures.length > 0
      ? ['# Pictures of the old page. Put a file into content/images/ and name it under photo:\n']
      : []),
    ...pictures,
  ].join('')
}

/** The menus of the export by their names, in the order of the old site. */
function menusOf(work: Work, byId: ReadonlyMap<string, string>): Map<string, MenuItem[]> {
  const menus = new Map<string, MenuItem[]>()
  const items = work.old.entries.filter((each) => each.menu !== undefined && field(each, 'wp:status') === 'publish')
  const order = (entry: OldEntry) => Number(field(entry, 'wp:menu_order'))
  const tops = new Map<string, MenuItem>()
  for (const entry of items.sort((a, b) => order(a) - order(b))) {
    const item = menuItem(work, entry, byId)
    if (!item) continue
    const parent = tops.get(entry.meta.get('_menu_item_menu_item_parent') ?? '')
    if (parent) parent.subItems = [...(parent.subItems ?? []), item]
    else menus.set(entry.menu ?? '', [...(menus.get(entry.menu ?? '') ?? []), item])
    tops.set(field(entry, 'wp:post_id'), parent ?? item)
  }
  return menus
}

/** A menu item with its new address; one without is noted. */
function menuItem(work: Work, entry: OldEntry, byId: ReadonlyMap<string, string>): MenuItem | undefined {
  const isOfPage = entry.meta.get('_menu_item_type') === 'post_type'
  const href = isOfPage
    ? byId.get(entry.meta.get('_menu_item_object_id') ?? '')
    : linkTo(work, entry.meta.get('_menu_item_url') || '#')
  const name = titleOf(entry) || (work.pages.find(({ path }) => path === href)?.name ?? '')
  if (href !== undefined && name !== '') return { name, href }
  note(work, 'menu items that lead to no page', `"${name}" of ${entry.menu}`)
  return undefined
}

/** The menu of the header, and the links of the footer: other menus, and pages that no menu leads to. */
function navigationOf(work: Work, byId: ReadonlyMap<string, string>, needed: readonly MenuItem[]) {
  const menus = [...menusOf(work, byId)].sort(([, a], [, b]) => b.length - a.length)
  const chosen = menus.find(([name]) => /main|primary|header|top|haupt/i.test(name)) ?? menus[0]
  const all = work.pages.filter(({ entry, path }) => path !== '/' && field(entry, 'wp:post_type') === 'page')
  const link = ({ name, path }: Moved): MenuItem => ({ name, href: path })
  const top = all.filter(({ entry }) => /^0?$/.test(field(entry, 'wp:post_parent'))).slice(0, MENU)
  const main = chosen?.[1] ?? (top.length > 0 ? top.map(link) : [...needed])
  const flat = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap(({ name, href, subItems = [] }) => [{ name, href }, ...flat(subItems)])
  const inMain = new Set(flat(main).map(({ href }) => href))
  const others = [...menus.flatMap((menu) => (menu === chosen ? [] : flat(menu[1]))), ...all.map(link), ...needed]
  const footer = new Map(others.filter(({ href }) => !inMain.has(href)).map((item) => [item.href, item]))
  return { main, footer: [...footer.values()] }
}

/** Rules at level error that texts of an old site may break. They warn until somebody has read these texts. */
const TEXT_RULES = [
  ...['contact/email', 'content/placeholder', 'dup/doorway', 'dup/exact', 'fact/address'],
  ...['fact/hours', 'fact/phone', 'identity/tax-number', 'lang/final-sigma', 'lang/homoglyph'],
]
const RULES = `
# Texts of the old site are not changed. Delete a line when site check finds nothing more of it: it is an error then.
${stringify({ rules: Object.fromEntries(TEXT_RULES.map((rule) => [rule, 'warning'])) })}`

/** site.yaml of the starter with what the export knows. Edited as text, so that comments and tags stay. */
function siteFile(text: string, work: Work, { main, footer }: ReturnType<typeof navigationOf>, language: string) {
  const { navigation, business } = parse(text, { logLevel: 'silent' }) as Pick<Site, 'navigation' | 'business'>
  const known = asciiOrigin(`https://${work.origin.host}`)
  const { locale } = factsIn(work.old)
  const others = work.phones.slice(1).map((number, i) => {
    const values = {
      number,
      shown: nationalPhone(number, work.countries) ?? number,
      label: `${business.phones.office?.label} ${i + 2}`,
    }
    return `    ${PHONES[i]}: ${JSON.stringify(values)}\n`
  })
  const [title] = navigation.footer.groups.map((group) => group.title)
  const blurb = words(work.old.channel.get('description') ?? '') || navigation.footer.blurb
  const values = {
    ...(typeof known === 'string' && work.origin.host.includes('.') && { origin: known }),
    language,
    ...(locale?.startsWith(language) && { locale }),
    navigation: { main, footer: { blurb, groups: [{ title, links: footer }] } },
  }
  return (
    Object.entries(values)
      .reduce((site, [key, value]) => {
        const block = new RegExp(`^${key}:.*\\n(?:[ \\t].*\\n)*`, 'm')
        return site.replace(block, () => stringify({ [key]: value }, { lineWidth: 0 }))
      }, text)
      // Only the texts of the starter's other pages use these.
      .replace(/^ {4}office: .*\n/m, (line) => line + others.join(''))
      .replace(/^ {2}(?:guarantee|notice|visit): .*\n/gm, '') + RULES
  )
}

/** routes.yaml: the pages of the old site, what the starter has besides, and redirects from the old addresses. */
function routesFile(text: string, work: Work, list: string | undefined): { text: string; redirects: number } {
  interface Route {
    readonly path: string
    readonly page?: string
  }
  const paths = new Set(work.pages.map(({ path }) => path))
  const starter = (parse(text) as { pages: Route[] }).pages.filter(
    ({ path, page }) => page !== undefined && !paths.has(path) && KEPT.test(`content/pages/${page}.yaml`),
  )
  const home = { template: 'page', graph: ['business', 'website'] }
  const pages = [
    ...work.pages.map(({ path, slug }) => ({ path, page: slug, ...(path === '/' ? home : { template: 'page' }) })),
    ...(list !== undefined && !paths.has(list) ? [{ path: list, page: list.slice(1), template: 'page' }] : []),
    ...starter,
  ]
  const files = new Set(pages.map(({ path }) => fileKey(fileOf(path))))
  const redirects = [...work.moved].flatMap(([from, to]) => {
    const [path = '', query] = from.split('?')
    if (path === to || (query === undefined && files.has(fileKey(fileOf(path)))) || /[\s*]|\/:/.test(from)) return []
    return query === undefined || /^[\w.~-]+=[\w.~-]+$/.test(query) ? [{ from, to }] : []
  })
  return { text: stringify({ pages, redirects }, { lineWidth: 0 }), redirects: redirects.length }
}

const linkSection = (pages: readonly Moved[]) => ({
  block: 'text',
  paragraphs: pages.map(({ name, path }) => `[${name.replace(/[[\]]/g, '')}](${path})`),
})

/** A section of links to the posts, the newest first. */
function postSection(pages: readonly Moved[]) {
  const posts = pages.filter(({ entry }) => field(entry, 'wp:post_type') === 'post')
  const date = ({ entry }: Moved) => field(entry, 'wp:post_date')
  const sorted = [...posts].sort((a, b) => (date(a) < date(b) ? 1 : -1))
  return linkSection(sorted)
}

/** The links of the starter's footer to pages that every site has. */
const neededLinks = (site: string): MenuItem[] => {
  const { navigation } = parse(site, { logLevel: 'silent' }) as Pick<Site, 'navigation'>
  return navigation.footer.groups
    .flatMap(({ links }) => links)
    .filter(({ href }) => /^\/(?:contact|privacy)$/.test(href))
}

/** A home page for an old site that began with its posts: its name, what it said of itself, and links to its pages. */
function homeFile({ old: { channel }, pages }: Work): string {
  const heading = words(channel.get('title') ?? '') || 'Home'
  const lead = words(channel.get('description') ?? '') || heading
  const links = pages.filter(({ entry }) => field(entry, 'wp:post_type') === 'page')
  const sections = [{ block: 'hero', heading, lead }, ...(links.length > 0 ? [linkSection(links)] : [])]
  return stringify({ name: heading, head: { title: heading, description: lead }, sections }, { lineWidth: 0 })
}

/**
 * The files of a new site with the pages of an old one. `starter` has the files of `site init`, `posts` is the name of
 * the page that lists the posts.
 */
export function importedFiles(
  old: WordPressExport,
  starter: Files,
  { slugs, countries, language, posts }: Pick<Work, 'slugs' | 'countries'> & { language: string; posts: string },
): Imported {
  const leftOut = new Map<string, Set<string>>()
  const origin = urlOf(old.channel.get('wp:base_blog_url') ?? '', new URL('https://business.example')) as URL
  const pages = placed(publishedIn(old, leftOut), origin, slugs)
  const hasPosts = pages.some(({ entry }) => field(entry, 'wp:post_type') === 'post')
  const blank = pages.find(
    ({ path, entry }) => /^\/(?:blog|news)$/.test(path) && !entry.text.sections[0]?.paragraphs[0],
  )
  const list = hasPosts ? (blank?.path ?? '/posts') : undefined
  const { moved, byId } = movedFrom(old, pages, origin, list)
  const work: Work = { old, origin, slugs, countries, pages, moved, phones: factsIn(old).phones, leftOut }
  const text = (file: string) => String(starter.get(file) ?? '')
  const files = new Map([...starter].filter(([file]) => KEPT.test(file)))
  const links = postSection(pages)
  for (const page of pages) {
    const contact = page.path === '/contact' ? [{ block: 'contact', heading: page.name }] : []
    files.set(
      `content/pages/${page.slug}.yaml`,
      pageFile(work, page, [...contact, ...(page.path === list ? [links] : [])]),
    )
  }
  if (!pages.some(({ path }) => path === '/')) files.set('content/pages/home.yaml', homeFile(work))
  if (list !== undefined && blank === undefined) {
    const sections = [{ block: 'hero', heading: posts, lead: posts }, links]
    files.set(
      `content/pages${list}.yaml`,
      stringify({
        name: posts,
        head: { title: `${posts} – ${words(old.channel.get('title') ?? '')}`, description: posts },
        sections,
      }),
    )
  }
  const needed = neededLinks(text('site.yaml'))
  const extra = list === undefined || blank ? needed : [{ name: posts, href: list }, ...needed]
  files.set('site.yaml', siteFile(text('site.yaml'), work, navigationOf(work, byId, extra), language))
  const routes = routesFile(text('content/routes.yaml'), work, list)
  files.set('content/routes.yaml', routes.text)
  return { files, pages: pages.length, redirects: routes.redirects, leftOut }
}

/** The report of an import: how much there is now, and the first lines of each kind that was left out. */
export function importReport({ pages, redirects, leftOut }: Imported): string {
  const kinds = [...leftOut].map(([kind, lines]) => {
    const more = lines.size > MOST_LINES ? [`and ${thousands(lines.size - MOST_LINES)} more`] : []
    return `\nLeft out, ${kind}:\n${[...[...lines].slice(0, MOST_LINES), ...more].map((line) => `  ${line}\n`).join('')}`
  })
  return `\n${count(pages, 'page')} and ${count(redirects, 'redirect')} of the old site.\n${kinds.join('')}`
}
