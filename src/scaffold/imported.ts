// A WordPress export and the files of a new site -> the files of that site with the old pages, menus and addresses.
import { parse, stringify } from 'yaml'
import type { Slugs } from '../language/language.ts'
import { slugOf } from '../language/slugs.ts'
import { fileKey, fileOf, withSlash } from '../model/address.ts'
import { count, thousands } from '../model/counts.ts'
import { asciiOrigin } from '../model/host-name.ts'
import { plainText } from '../model/inline.ts'
import type { Files } from '../model/problem.ts'
import type { MenuItem, Site } from '../model/schemas/site.ts'
import { decodedPath } from '../model/spellings.ts'
import { type OldSection, type OldText, relinked, textOf } from './old-text.ts'
import { type Countries, internationalPhone } from './phones.ts'
import { elementorHtml } from './shortcodes.ts'
import type { OldEntry, WordPressExport } from './wordpress.ts'

/** The files of the new site, and a report: how much was taken over, and what was left out. */
export interface Imported {
  readonly files: Files
  readonly report: string
}

/** A page of the old site at its address in the new one. */
interface Moved {
  readonly entry: OldEntry
  readonly name: string
  readonly path: string
  /** The name of its file in content/pages/. */
  readonly slug: string
}

/** Files of the starter that every site needs, whatever it had before. */
const KEPT = /^content\/(?:pages\/(?:home|contact|privacy|not-found|failure)|labels)\.yaml$|^(?!content\/)/
/** Addresses that the engine writes, or reads as another page. */
const TAKEN = ['/404', '/500', '/index']
/** The most items of a menu made from pages. */
const MENU = 6
/** The most lines of one kind that the report has. */
const MOST_LINES = 20
/** Characters of a description made from the text of a page. */
const DESCRIPTION = 155
/** The most characters of HTML that a page may have. */
const LONGEST = 1 << 20
/** The most characters of a file name. File systems take 255 bytes, with its ending. */
const LONGEST_NAME = 200
/** Addresses of the list of posts: an empty page of the old site, or else a page at the last one. */
const LISTS = ['/blog', '/news', '/posts']

/** Rules at level error that texts of an old site may break. They are warnings until the owner has read these texts. */
const TEXT_RULES = [
  ...['contact/email', 'content/placeholder', 'dup/doorway', 'fact/address'],
  ...['fact/hours', 'fact/phone', 'identity/tax-number', 'lang/homoglyph', 'link/tel-mailto'],
]
const RULES = `
# Texts of the old site are not changed. Delete a line when site check finds nothing more of it: it is an error then.
${stringify({ rules: Object.fromEntries(TEXT_RULES.map((rule) => [rule, 'warning'])) })}`

/** A reusable block in a page. */
const REUSED = /<!-- wp:block \{"ref":(\d+)\b[^<>]*>/g

const yaml = (value: unknown) => stringify(value, { lineWidth: 0 })
const parsed = <T>(text: string): T => parse(text, { logLevel: 'silent' })

const field = (entry: OldEntry, name: string) => entry.fields.get(name) ?? ''
const isOf = (type: string) => (entry: OldEntry) => field(entry, 'wp:post_type') === type
const words = (html: string) =>
  plainText(
    textOf(html)
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .join(' '),
  )
/** Whether a page was made here, because WordPress draws it by itself: the home page, the list of posts. */
const isMade = ({ entry }: Moved) => !entry.fields.has('wp:post_id')
const titleOf = (entry: OldEntry) => words(field(entry, 'title'))

/** The name and the language of the old site. */
export function factsIn({ channel }: WordPressExport) {
  const name = words(channel.get('title') ?? '').replace(/[[\]%]/g, '')
  const [, language, country] = /^([a-z]{2})(?:[-_]([A-Z]{2}))?/.exec(channel.get('language') ?? '') ?? []
  return { name, language, country, locale: country && `${language}_${country}` }
}

/** An address of the old site without its host, its last slash and all but the parameter that names a page or a language. */
function keyOf({ pathname, searchParams }: URL): string {
  const path = withSlash(decodedPath(pathname), 'never')
  const asked = [...searchParams]
  const [name, id] =
    asked.find(([key]) => /^(?:p|page_id|attachment_id|cat)$/.test(key)) ?? asked.find(([key]) => key === 'lang') ?? []
  return name === undefined ? path : `${path}?${name}=${id}`
}

const bareHost = (url: URL) => url.hostname.replace(/^www\./, '')

/** A title as Yoast (%%title%%) or Rank Math (%title%) stores it, with the values of its variables. */
function expanded(template: string, values: Readonly<Record<string, string>>): string {
  const text = template.replace(/%{1,2}([a-z_]+)%{1,2}/g, (_, name: string) => values[name] ?? '')
  return words(text).replace(/^[\s|–-]+|(?<![\s|–-])[\s|–-]+$/g, '')
}

/** The text of a page as sections: a hero with its first paragraph, and a text for each heading. */
function sectionsOf(name: string, sections: readonly OldSection[], lead: string): object[] {
  const parts: { id?: string; heading?: string; paragraphs: string[] }[] = [{ paragraphs: [] }]
  for (const { heading, paragraphs, id } of sections) {
    const isOwn = heading !== '' && heading !== name
    const isNew = id !== undefined && parts.every((part) => part.id !== id)
    if (isOwn && paragraphs.length > 0) parts.push({ ...(isNew && { id }), heading, paragraphs: [...paragraphs] })
    else parts.at(-1)?.paragraphs.push(...(isOwn ? [`**${heading}**`] : paragraphs))
  }
  const [first = lead, ...more] = parts[0]?.paragraphs ?? []
  const texts = [{ paragraphs: more }, ...parts.slice(1)].filter(({ paragraphs }) => paragraphs.length > 0)
  return [{ block: 'hero', heading: name, lead: first }, ...texts.map((part) => ({ block: 'text', ...part }))]
}

/** The anchors that a page has in the new site. */
const anchorsOf = (name: string, { sections }: OldText) =>
  new Set(sections.flatMap(({ heading, paragraphs, id }) => (heading !== name && paragraphs.length > 0 && id) || []))

/** Whether a decoded address can be redirected: it is no pattern, and file systems take its parts as names. */
function mayRedirect(from: string): boolean {
  const [path = '', query = 'id=0'] = from.split('?')
  const isPlain = !/[\s*#\\]|\/:|%(?:2f|5c|3f|23)/i.test(path) && decodedPath(path) === path
  return isPlain && /^[\w.~-]+=[\w.~-]+$/.test(query) && path.split('/').every((part) => Buffer.byteLength(part) <= 240)
}

/** Gives the wanted text, or else the first of `wanted-2`, `wanted-3`, … that is free. */
function free(wanted: string, isTaken: (text: string) => boolean): string {
  let text = wanted
  let n = 2
  while (isTaken(text)) text = `${wanted}-${n++}`
  return text
}

/** What an import needs besides the export and the files of `site init`. */
interface Setting {
  readonly slugs: Slugs | undefined
  readonly language: string
  /** The name of the page that lists the posts. */
  readonly posts: string
  readonly countries: Countries
}

/** The files of a new site with the pages of an old one. `starter` has the files of `site init`. */
export const importedFiles = (old: WordPressExport, starter: Files, setting: Setting): Imported =>
  new Import(old, starter, setting).files()

/** An import, and what was left out of it so far. */
class Import {
  readonly #old: WordPressExport
  readonly #starter: Files
  readonly #language: string
  readonly #origin: URL
  readonly #name: string
  readonly #about: string
  readonly #pages: readonly Moved[]
  /** Ids of entries -> their paths. */
  readonly #byId: ReadonlyMap<string, string>
  /** The page that lists the posts. */
  readonly #list: Moved | undefined
  /** Keys of old addresses (`keyOf`) -> paths of the new site. */
  readonly #moved = new Map<string, string>()
  readonly #countries: Countries
  /** The texts of pages by their paths. */
  readonly #texts = new Map<string, OldText>()
  /** A heading -> lines. */
  readonly #leftOut = new Map<string, Set<string>>()

  constructor(old: WordPressExport, starter: Files, { slugs, language, posts, countries }: Setting) {
    this.#countries = countries
    this.#old = old
    this.#starter = starter
    this.#language = language
    this.#origin = new URL(old.channel.get('wp:base_blog_url') || 'https://business.example')
    this.#name = factsIn(old).name || 'Home'
    this.#about = words(old.channel.get('description') ?? '') || this.#name
    this.#pages = this.#placed(this.#entries(posts), slugs)
    this.#byId = new Map(this.#pages.map(({ entry, path }) => [field(entry, 'wp:post_id'), path]))
    this.#list = this.#pages.find(({ entry }) => this.#isBlankList(entry))
    this.#findMoved()
    for (const page of this.#pages) this.#texts.set(page.path, this.#textOf(page))
  }

  files(): Imported {
    const files = new Map([...this.#starter].filter(([file]) => KEPT.test(file)))
    for (const page of this.#pages) files.set(`content/pages/${page.slug}.yaml`, this.#pageFile(page))
    files.set('site.yaml', this.#siteFile())
    const { pages, redirects } = this.#routes()
    files.set('content/routes.yaml', yaml({ pages, redirects }))
    const kinds = [...this.#leftOut].map(([kind, lines]) => {
      const more = lines.size > MOST_LINES ? [`and ${thousands(lines.size - MOST_LINES)} more`] : []
      return `\nLeft out, ${kind}:\n${[...[...lines].slice(0, MOST_LINES), ...more].map((line) => `  ${line}\n`).join('')}`
    })
    const counts = `${count(this.#pages.filter((page) => !isMade(page)).length, 'page')} and ${count(redirects.length, 'redirect')} of the old site`
    return { files, report: `\n${counts}.\n${kinds.join('')}` }
  }

  #note(heading: string, line: string): void {
    this.#leftOut.set(heading, (this.#leftOut.get(heading) ?? new Set()).add(line))
  }

  #url(address: string): URL | undefined {
    return URL.canParse(address, this.#origin) ? new URL(address, this.#origin) : undefined
  }

  #isHome = (entry: OldEntry) => keyOf(this.#url(field(entry, 'link')) ?? this.#origin) === keyOf(this.#origin)
  /** Whether WordPress shows the posts on a page: it is empty. */
  #isBlankList = (entry: OldEntry) =>
    LISTS.includes(keyOf(this.#url(field(entry, 'link')) ?? this.#origin)) && field(entry, 'content:encoded') === ''

  /** The entries that become pages, with a home page and a list of posts if the old site made these by itself. */
  #entries(posts: string): OldEntry[] {
    const entryOf = (title: string, link: string, content: string): OldEntry => ({
      fields: new Map(Object.entries({ title, link, 'content:encoded': content, 'wp:post_type': 'page' })),
      meta: new Map(),
      menu: undefined,
    })
    const published = this.#old.entries.filter((entry) => this.#isPublic(entry))
    const home = published.some(this.#isHome) ? [] : [entryOf(this.#name, this.#origin.href, this.#about)]
    const hasList = !published.some(isOf('post')) || published.some(this.#isBlankList)
    const list = hasList ? [] : [entryOf(posts, LISTS.at(-1) ?? '', '')]
    return [...home, ...published, ...list]
  }

  /** Whether an entry becomes a page; other pages and entries of other types are noted. */
  #isPublic(entry: OldEntry): boolean {
    const type = field(entry, 'wp:post_type')
    const status = field(entry, 'wp:status')
    const title = titleOf(entry)
    const isLocked = field(entry, 'wp:post_password') !== ''
    if (/^(?:attachment|nav_menu_item|wp_block)$/.test(type)) return false
    if (!/^(?:page|post)$/.test(type)) this.#note('entries of other types', `"${title}" (${type})`)
    else if (status !== 'publish' || isLocked)
      this.#note('pages that are not public', `"${title}" (${isLocked ? 'password' : status})`)
    else return true
    return false
  }

  /** Chooses the address of each page: the old one if it can be written, else one made from its words. */
  #placed(entries: readonly OldEntry[], slugs: Slugs | undefined): Moved[] {
    const taken = new Set(TAKEN.map((path) => fileKey(fileOf(path))))
    const files = new Set<string>()
    return entries.map((entry) => {
      const id = field(entry, 'wp:post_id')
      const name = titleOf(entry) || `${field(entry, 'wp:post_type')} ${id}`
      const link = this.#url(field(entry, 'link')) ?? this.#origin
      const parts = link.search === '' ? decodedPath(link.pathname).split('/') : [field(entry, 'wp:post_name')]
      const segments = parts.flatMap((part) => slugOf(decodedPath(part), slugs) || [])
      const wanted = `/${(segments.length > 0 ? segments : [slugOf(name, slugs) || `page-${id}`]).join('/')}`
      const isHome = this.#isHome(entry) && !files.has('home')
      const path = isHome ? '/' : free(wanted, (address) => taken.has(fileKey(fileOf(address))))
      taken.add(fileKey(fileOf(path)))
      const file = path.slice(1, LONGEST_NAME).replaceAll('/', '-').replace(/-$/, '')
      const slug = free(isHome ? 'home' : file, (name) => files.has(name))
      files.add(slug)
      return { entry, name, path, slug }
    })
  }

  /** Decides where each old address leads: of pages, of attachments to their page, of archives to the list of posts. */
  #findMoved(): void {
    const add = (address: string, to: string | undefined) => {
      const url = this.#url(address)
      if (url && to !== undefined && !this.#moved.has(keyOf(url))) this.#moved.set(keyOf(url), to)
    }
    add(this.#origin.href, '/')
    for (const { entry, path } of this.#pages) {
      add(field(entry, 'link'), path)
      const guid = field(entry, 'guid')
      if (guid.includes('?')) add(guid, path)
    }
    for (const entry of this.#old.entries.filter(isOf('attachment')))
      add(field(entry, 'link'), this.#byId.get(field(entry, 'wp:post_parent')))
    for (const archive of this.#old.archives) add(archive, this.#list?.path)
    // Pages of the starter that the old site may have made by other means.
    for (const path of ['/contact', '/privacy']) add(path, path)
  }

  /** Where a link of `from`, a page or a menu, leads now; undefined if it has no place here. */
  #linkTo(href: string, from: string): string | undefined {
    const url = this.#url(href)
    if (!url || href.startsWith('#')) return undefined
    if (url.protocol === 'tel:') return this.#callable(href, from)
    if (url.protocol === 'mailto:') return href
    if (!/^https?:$/.test(url.protocol)) {
      this.#note('links that are no address (their words are kept)', `${href.slice(0, 60)} of ${from}`)
      return undefined
    }
    if (bareHost(url) !== bareHost(this.#origin)) return url.href.replace(/^http:/, 'https:')
    const to = this.#moved.get(keyOf(url))
    if (to === undefined) this.#note('links to what is not in the export (their words are kept)', url.href)
    return to === undefined || url.hash === '' ? to : this.#withAnchor(to, url.hash, from)
  }

  /** The address of a part of a page; of the whole page, which is noted, if that part has no anchor here. */
  #withAnchor(to: string, hash: string, from: string): string {
    const page = this.#pages.find(({ path }) => path === to)
    const text = this.#texts.get(to)
    if (page && text && anchorsOf(page.name, text).has(hash.slice(1))) return to + hash
    if (hash !== '#top') this.#note('anchors (their links lead to the page)', `${to}${hash} of ${from}`)
    return to
  }

  /** The address of a call; undefined, which is noted, for a number whose country is unknown. */
  #callable(href: string, from: string): string | undefined {
    const typed = decodedPath(href.slice('tel:'.length))
    const number = internationalPhone(typed, factsIn(this.#old).country ?? '', this.#countries)
    if (number !== undefined) return `tel:${number}`
    this.#note('telephone numbers that cannot be called from abroad (they are text)', `${typed} of ${from}`)
    return undefined
  }

  /** The HTML of an entry with its reusable blocks, or that of Elementor if WordPress has no text of its own. */
  #htmlOf(entry: OldEntry, path: string, depth = 0): string {
    const html = field(entry, 'content:encoded').replace(REUSED, (_, id: string) => {
      const block = this.#old.entries.find((entry) => isOf('wp_block')(entry) && field(entry, 'wp:post_id') === id)
      if (block && depth < 3) return this.#htmlOf(block, path, depth + 1)
      this.#note('reusable blocks that are not in the export', `${id} of ${path}`)
      return ''
    })
    const elementor = entry.meta.get('_elementor_data') ?? ''
    return elementor === '' || words(html) !== '' ? html : elementorHtml(elementor)
  }

  #textOf({ entry, path }: Moved): OldText {
    const html = this.#htmlOf(entry, path)
    if (html.length > LONGEST) this.#note('texts that are too long', path)
    const text = textOf(html.length > LONGEST ? '' : html)
    for (const name of text.dropped) this.#note('shortcodes, scripts, frames and forms', `${name} of ${path}`)
    const isEmpty = text.sections.every(({ heading, paragraphs }) => heading === '' && paragraphs.length === 0)
    if (isEmpty && html.trim() !== '') this.#note('pages without words', path)
    const featured = this.#old.entries.find(
      (each) => isOf('attachment')(each) && field(each, 'wp:post_id') === entry.meta.get('_thumbnail_id'),
    )
    const src = featured && (field(featured, 'wp:attachment_url') || field(featured, 'guid'))
    const isNew = src && text.pictures.every((picture) => picture.src !== src)
    return isNew
      ? { ...text, pictures: [{ src, alt: featured.meta.get('_wp_attachment_image_alt') ?? '' }, ...text.pictures] }
      : text
  }

  /** The file of a page. Pictures are named in comments, because their files are not in an export. */
  #pageFile(page: Moved): string {
    const { name, path } = page
    const old = this.#texts.get(path) ?? textOf('')
    const to = (text: string) => relinked(text, (href) => this.#linkTo(href, path))
    const sections = old.sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(to) }))
    const head = this.#head(page, plainText(sections.flatMap(({ paragraphs }) => paragraphs).join(' ')))
    const contact = path === '/contact' ? [{ block: 'contact', heading: name }] : []
    const all = [...sectionsOf(name, sections, head.description), ...contact, ...this.#links(page)]
    const pictures = old.pictures.map(({ src, alt }) => {
      const path = decodedPath(this.#url(src)?.pathname ?? src)
      const file = path.slice(path.lastIndexOf('/') + 1)
      this.#note('pictures (named in the files of their pages)', `${file} of ${page.path}`)
      return `#   ${JSON.stringify({ file, alt })} ${src.replace(/\s/g, ' ')}\n`
    })
    if (pictures.length > 0)
      pictures.unshift('# Pictures of the old page. Put a file into content/images/ and name it under photo:\n')
    return yaml({ name, head, sections: all }) + pictures.join('')
  }

  /** A section of links on the list of posts, the newest first, and on a home page that the old site did not have. */
  #links(page: Moved): object[] {
    const date = ({ entry }: Moved) => field(entry, 'wp:post_date')
    const posts = this.#pages.filter(({ entry }) => isOf('post')(entry))
    const otherPages = this.#pages.filter((candidate) => isOf('page')(candidate.entry) && !isMade(candidate))
    const newest = posts.toSorted((a, b) => (date(a) < date(b) ? 1 : -1))
    const linkedAtHome = isMade(page) ? otherPages : []
    const linked = page === this.#list ? newest : linkedAtHome
    const paragraphs = linked.map(({ name, path }) => `[${name.replace(/[[\]]/g, '')}](${path})`)
    return linked.length > 0 ? [{ block: 'text', paragraphs }] : []
  }

  #head({ name, entry }: Moved, text: string) {
    const meta = (key: string) => entry.meta.get(key) ?? ''
    const values = { title: name, sitename: this.#name, sep: '–', excerpt: words(field(entry, 'excerpt:encoded')) }
    const title = expanded(meta('_yoast_wpseo_title') || meta('rank_math_title'), values)
    const typed = expanded(meta('_yoast_wpseo_metadesc') || meta('rank_math_description'), values)
    const cut = text.length <= DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION))}…`
    const isHidden = meta('_yoast_wpseo_meta-robots-noindex') === '1' || meta('rank_math_robots').includes('noindex')
    return {
      title: title || (name === this.#name ? name : `${name} – ${this.#name}`),
      description: typed || values.excerpt || cut || name,
      ...(isHidden && { robots: 'noindex, follow' }),
    }
  }

  /** A menu item with its new address; one without is noted. */
  #menuItem(entry: OldEntry): MenuItem | undefined {
    const meta = (key: string) => entry.meta.get(`_menu_item_${key}`) ?? ''
    const href =
      meta('type') === 'post_type'
        ? this.#byId.get(meta('object_id'))
        : this.#linkTo(meta('url') || '#', `the menu ${entry.menu}`)
    const name = titleOf(entry) || (this.#pages.find(({ path }) => path === href)?.name ?? '')
    if (href !== undefined && name !== '') return { name, href }
    this.#note('menu items that lead to no page', `"${name}" of ${entry.menu}`)
    return undefined
  }

  /** The menus of the export by their names, in the order of the old site. */
  #menus(): Map<string, MenuItem[]> {
    const menus = new Map<string, MenuItem[]>()
    const order = (entry: OldEntry) => Number(field(entry, 'wp:menu_order'))
    const tops = new Map<string, MenuItem>()
    const entries = this.#old.entries.filter(
      (entry) => entry.menu !== undefined && field(entry, 'wp:status') === 'publish',
    )
    for (const entry of entries.toSorted((a, b) => order(a) - order(b))) {
      const item = this.#menuItem(entry)
      if (!item) continue
      const parent = tops.get(entry.meta.get('_menu_item_menu_item_parent') ?? '')
      if (parent) parent.subItems = [...(parent.subItems ?? []), item]
      else menus.set(entry.menu ?? '', [...(menus.get(entry.menu ?? '') ?? []), item])
      tops.set(field(entry, 'wp:post_id'), parent ?? item)
    }
    return menus
  }

  /** The menu of the header, and the links of the footer: other menus, and pages that no menu leads to. */
  #navigation(needed: readonly MenuItem[]): { main: MenuItem[]; footer: MenuItem[] } {
    const menus = [...this.#menus()].sort(([, a], [, b]) => b.length - a.length)
    const chosen = menus.find(([name]) => /main|primary|header|top|haupt/i.test(name)) ?? menus[0]
    const all = this.#pages.filter(({ entry, path }) => path !== '/' && isOf('page')(entry))
    const link = ({ name, path }: Moved): MenuItem => ({ name, href: path })
    const top = all.filter(({ entry }) => /^0?$/.test(field(entry, 'wp:post_parent'))).slice(0, MENU)
    const main = chosen?.[1] ?? (top.length > 0 ? top.map(link) : [...needed])
    const flat = (items: readonly MenuItem[]): MenuItem[] =>
      items.flatMap(({ name, href, subItems = [] }) => [{ name, href }, ...flat(subItems)])
    const inMain = new Set(flat(main).map(({ href }) => href))
    const rest = [...menus.flatMap((menu) => (menu === chosen ? [] : flat(menu[1]))), ...all.map(link), ...needed]
    const footer = new Map(rest.filter(({ href }) => !inMain.has(href)).map((item) => [item.href, item]))
    return { main, footer: [...footer.values()] }
  }

  /** site.yaml of the starter with what the export knows. Edited as text, so that comments and tags stay. */
  #siteFile(): string {
    const text = String(this.#starter.get('site.yaml'))
    const { groups } = parsed<Pick<Site, 'navigation'>>(text).navigation.footer
    const needed = groups.flatMap(({ links }) => links).filter(({ href }) => /^\/(?:contact|privacy)$/.test(href))
    const { main, footer } = this.#navigation(needed)
    const origin = asciiOrigin(`https://${this.#origin.host}`)
    const { locale } = factsIn(this.#old)
    const values = {
      ...(typeof origin === 'string' && this.#origin.host.includes('.') && { origin }),
      language: this.#language,
      ...(locale?.startsWith(this.#language) && { locale }),
      navigation: { main, footer: { blurb: this.#about, groups: [{ title: groups[0]?.title, links: footer }] } },
    }
    const filled = Object.entries(values).reduce((site, [key, value]) => {
      const block = new RegExp(`^${key}:.*\\n(?:[ \\t].*\\n)*`, 'm')
      return site.replace(block, () => yaml({ [key]: value }))
    }, text)
    // Only pages of the starter that are left out use these claims.
    return filled.replace(/^ {2}(?:guarantee|notice|visit): .*\n/gm, '') + RULES
  }

  /** The routes: the pages of the old site, the needed ones of the starter, and redirects from the old addresses. */
  #routes() {
    const paths = new Set(this.#pages.map(({ path }) => path))
    const text = String(this.#starter.get('content/routes.yaml'))
    const needed = parsed<{ pages: { path: string; page?: string }[] }>(text).pages.filter(
      ({ path, page }) => page !== undefined && !paths.has(path) && KEPT.test(`content/pages/${page}.yaml`),
    )
    const pages = [
      ...this.#pages.map(({ path, slug }) => ({
        path,
        page: slug,
        template: 'page',
        ...(path === '/' && { graph: ['business', 'website'] }),
      })),
      ...needed,
    ]
    const files = new Set(pages.map(({ path }) => fileKey(fileOf(path))))
    const redirects = [...this.#moved]
      .filter(([from, to]) => {
        const [path = '', query] = from.split('?')
        return path !== to && (query !== undefined || !files.has(fileKey(fileOf(path))))
      })
      .filter(([from]) => {
        const isRedirectable = mayRedirect(from)
        if (!isRedirectable) this.#note('old addresses that no redirect may have', from.slice(0, 60))
        return isRedirectable
      })
      .map(([from, to]) => ({ from, to }))
    return { pages, redirects }
  }
}
