// A WordPress export and the files of a new site -> the files of that site with the old pages, menus and addresses.
import { parse, stringify } from 'yaml'
import type { Slugs } from '../language/language.ts'
import { fileKey, fileOf } from '../model/address.ts'
import { count, thousands } from '../model/counts.ts'
import { groupedBy } from '../model/grouped.ts'
import { asciiOrigin } from '../model/host-name.ts'
import { listIn, plainText } from '../model/inline.ts'
import type { Files } from '../model/problem.ts'
import type { Routes } from '../model/schemas/routes.ts'
import type { MenuItem, Site } from '../model/schemas/site.ts'
import { decodedPath } from '../model/spellings.ts'
import { addressesOf, dateOf, isAdded, keyOf, type MovedPage, type OldAddresses, titleOf } from './old-addresses.ts'
import { anchorsOf, articleOf, sectionsOf } from './old-sections.ts'
import { listOf, type OldTable, type OldText, plainWords, relinked, textOf } from './old-text.ts'
import { internationalPhone } from './phones.ts'
import { elementorHtml } from './shortcodes.ts'
import { field, isOf, type OldItem, type WordPressExport } from './wordpress.ts'

/** The files of the new site, and a report: how much was taken over, and what was left out. */
export interface Imported {
  readonly files: Files
  readonly report: string
}

/** Files of the starter that every site needs, whatever it had before. */
const KEPT = /^content\/(?:pages\/(?:home|contact|privacy|not-found|failure)|labels)\.yaml$|^(?!content\/)/
/** The most items of a menu made from pages. */
const MENU = 6
/** The most lines of one kind that the report has. */
const MOST_LINES = 20
/** Characters of a description made from the text of a page. */
const DESCRIPTION = 155
/** The most characters of HTML that a page may have. */
const LONGEST = 1 << 20
/** Whether a custom field has words: settings are single words, codes, and lists in the notation of PHP. */
const isProse = (value: string) => /\p{L}{2} \p{L}{2}/u.test(value) && !/^[aO]:\d/.test(value)

/** The heading of proposals. */
const FAMILIES =
  'These may be services or areas. If they are, write each with "site new service" or "site new area", and move its words there'

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

/** The name and the language of the old site. */
export function oldBusiness({ channel }: WordPressExport) {
  const name = plainWords(channel.get('title') ?? '').replace(/[[\]%]/g, '')
  const [, language, country] = /^([a-z]{2})(?:[-_]([A-Z]{2}))?/.exec(channel.get('language') ?? '') ?? []
  return { name, language, country, locale: country && `${language}_${country}` }
}

const bareHost = (url: URL) => url.hostname.replace(/^www\./, '')

/** A title as Yoast (%%title%%) or Rank Math (%title%) stores it, with the values of its variables. */
function expanded(template: string, values: Readonly<Record<string, string>>): string {
  const text = template.replace(/%{1,2}([a-z_]+)%{1,2}/g, (_, name: string) => values[name] ?? '')
  return plainWords(text).replace(/^[\s|–-]+|(?<![\s|–-])[\s|–-]+$/g, '')
}

/** A part of the report; '' if there is nothing to list. */
function partOf(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const more = lines.length > MOST_LINES ? [`and ${thousands(lines.length - MOST_LINES)} more`] : []
  const shown = [...lines.slice(0, MOST_LINES), ...more].map((line) => `  ${line}\n`)
  return `\n${heading}:\n${shown.join('')}`
}

/** Whether a decoded address can be redirected: it is no pattern, and file systems take its parts as names. */
function mayRedirect(from: string): boolean {
  const [path = '', query = 'id=0'] = from.split('?')
  const isPlain = !/[\s*#\\]|\/:|%(?:2f|5c|3f|23)/i.test(path) && decodedPath(path) === path
  return isPlain && /^[\w.~-]+=[\w.~-]+$/.test(query) && path.split('/').every((part) => Buffer.byteLength(part) <= 240)
}

/** The inputs of an import besides the export and the files of `site init`. */
interface Setting {
  readonly slugs: Slugs | undefined
  readonly language: string
  /** The name of the page that lists the posts. */
  readonly posts: string
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
  readonly #pages: OldAddresses['pages']
  /** Ids of items -> their paths. */
  readonly #byId: ReadonlyMap<string, string>
  readonly #list: OldAddresses['list']
  readonly #postsAt: string
  /** Keys of old addresses (`keyOf`) -> paths of the new site. */
  readonly #moved = new Map<string, string>()
  /** The texts of pages by their paths. */
  readonly #texts = new Map<string, OldText>()
  /** A heading -> lines. */
  readonly #leftOut = new Map<string, Set<string>>()

  constructor(old: WordPressExport, starter: Files, { slugs, language, posts }: Setting) {
    this.#old = old
    this.#starter = starter
    this.#language = language
    this.#origin = new URL(old.channel.get('wp:base_blog_url') || 'https://business.example')
    this.#name = oldBusiness(old).name || 'Home'
    this.#about = plainWords(old.channel.get('description') ?? '') || this.#name
    const published = old.items.filter((item) => this.#isPublic(item))
    const setting = { origin: this.#origin, name: this.#name, about: this.#about, posts, slugs }
    const { pages, list, postsAt } = addressesOf(published, setting)
    this.#pages = pages
    this.#list = list
    this.#postsAt = postsAt
    this.#byId = new Map(this.#pages.map(({ item, path }) => [field(item, 'wp:post_id'), path]))
    this.#findMoved()
    for (const page of this.#pages) this.#texts.set(page.path, this.#textOf(page))
  }

  files(): Imported {
    const files = new Map([...this.#starter].filter(([file]) => KEPT.test(file)))
    for (const page of this.#pages) {
      files.set(`content/${page.folder}/${page.slug}.yaml`, this.#pageFile(page))
      this.#noteRest(page)
    }
    files.set('site.yaml', this.#siteFile())
    const { pages, redirects } = this.#routes()
    files.set('content/routes.yaml', yaml({ pages, redirects }))
    const counts = `${count(this.#pages.filter((page) => !isAdded(page)).length, 'page')} and ${count(redirects.length, 'redirect')} of the old site`
    const leftOut = [...this.#leftOut].map(([kind, lines]) => partOf(`Left out, ${kind}`, [...lines]))
    return { files, report: `\n${counts}.\n${leftOut.join('')}${partOf(FAMILIES, this.#families())}` }
  }

  #note(heading: string, line: string): void {
    this.#leftOut.set(heading, (this.#leftOut.get(heading) ?? new Set()).add(line))
  }

  #url(address: string): URL | undefined {
    return URL.canParse(address, this.#origin) ? new URL(address, this.#origin) : undefined
  }

  /** Whether an item becomes a page; other pages and entries of other types are noted. */
  #isPublic(item: OldItem): boolean {
    const type = field(item, 'wp:post_type')
    const status = field(item, 'wp:status')
    const title = titleOf(item)
    const isLocked = field(item, 'wp:post_password') !== ''
    if (/^(?:attachment|nav_menu_item|wp_block)$/.test(type)) return false
    if (!/^(?:page|post)$/.test(type)) this.#note('entries of other types', `"${title}" (${type})`)
    else if (status !== 'publish' || isLocked)
      this.#note('pages that are not public', `"${title}" (${isLocked ? 'password' : status})`)
    else return true
    return false
  }

  /** Notes what a page had besides its words. */
  #noteRest({ item, path, folder }: MovedPage): void {
    if (item.comments > 0) this.#note('comments of visitors', `${item.comments} on ${path}`)
    const language = item.language ?? this.#url(field(item, 'link'))?.searchParams.get('lang')
    if (language && language !== this.#language)
      this.#note('which language a page is in (write it as a translation)', `${language}: ${path}`)
    if (folder === 'posts' && field(item, 'dc:creator') !== '')
      this.#note('authors of posts (name them in content/team.yaml)', field(item, 'dc:creator'))
    for (const [key, value] of item.meta)
      if (!/^(?:_|rank_math)/.test(key) && isProse(value)) this.#note('custom fields', `${key} of ${path}`)
  }

  /** Pages that may be of one kind: those below one address. */
  #families(): string[] {
    const below = groupedBy(
      this.#pages.filter(({ folder }) => folder === 'pages'),
      ({ path }) => path.slice(0, path.lastIndexOf('/')),
    )
    const families = [...below].filter(([parent, pages]) => parent !== '' && pages.length > 1)
    return families.map(([parent, pages]) => `${pages.length} pages below ${parent}`)
  }

  /** Decides where each old address leads: of pages, of attachments to their page, of archives to the list of posts. */
  #findMoved(): void {
    const add = (address: string, to: string | undefined) => {
      const url = this.#url(address)
      if (url && to !== undefined && !this.#moved.has(keyOf(url))) this.#moved.set(keyOf(url), to)
    }
    add(this.#origin.href, '/')
    for (const { item, path } of this.#pages) {
      add(field(item, 'link'), path)
      const guid = field(item, 'guid')
      if (guid.includes('?')) add(guid, path)
      const former = item.meta.get('_wp_old_slug')
      const link = field(item, 'link')
      if (former) add(link.slice(0, link.lastIndexOf('/', link.length - 2) + 1) + former, path)
    }
    for (const item of this.#old.items.filter(isOf('attachment')))
      add(field(item, 'link'), this.#byId.get(field(item, 'wp:post_parent')))
    for (const archive of this.#old.archives) add(archive, this.#list?.path)
    // Pages of the starter that the old site may have made by other means.
    for (const path of ['/contact', '/privacy']) add(path, path)
  }

  /** Where a link of `from`, a page or a menu, leads now; undefined if it leads nowhere here. */
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
    const number = internationalPhone(typed, oldBusiness(this.#old).country ?? '')
    if (number !== undefined) return `tel:${number}`
    this.#note('telephone numbers that cannot be called from abroad (they are text)', `${typed} of ${from}`)
    return undefined
  }

  /** The HTML of an item with its reusable blocks, or that of Elementor if WordPress has no text of its own. */
  #htmlOf(item: OldItem, path: string, depth = 0): string {
    const html = field(item, 'content:encoded').replace(REUSED, (_, id: string) => {
      const block = this.#old.items.find((item) => isOf('wp_block')(item) && field(item, 'wp:post_id') === id)
      if (block && depth < 3) return this.#htmlOf(block, path, depth + 1)
      this.#note('reusable blocks that are not in the export', `${id} of ${path}`)
      return ''
    })
    const elementor = item.meta.get('_elementor_data') ?? ''
    return elementor === '' || plainWords(html) !== '' ? html : elementorHtml(elementor)
  }

  #textOf({ item, path }: MovedPage): OldText {
    const html = this.#htmlOf(item, path)
    if (html.length > LONGEST) this.#note('texts that are too long', path)
    const text = textOf(html.length > LONGEST ? '' : html)
    for (const name of text.dropped) this.#note('shortcodes, scripts, frames and forms', `${name} of ${path}`)
    const isEmpty = text.sections.every(
      ({ heading, paragraphs, table }) => heading === '' && paragraphs.length === 0 && !table,
    )
    if (isEmpty && html.trim() !== '') this.#note('pages without words', path)
    const featured = this.#old.items.find(
      (attachment) =>
        isOf('attachment')(attachment) && field(attachment, 'wp:post_id') === item.meta.get('_thumbnail_id'),
    )
    const src = featured && (field(featured, 'wp:attachment_url') || field(featured, 'guid'))
    const isNew = src && text.pictures.every((picture) => picture.src !== src)
    return isNew
      ? { ...text, pictures: [{ src, alt: featured.meta.get('_wp_attachment_image_alt') ?? '' }, ...text.pictures] }
      : text
  }

  /** The file of a page. Pictures are named in comments, because their files are not in an export. */
  #pageFile(page: MovedPage): string {
    const { path } = page
    const old = this.#texts.get(path) ?? textOf('')
    const to = (text: string) => relinked(text, (href) => this.#linkTo(href, path))
    const cells = ({ columns, rows }: OldTable): OldTable => ({
      ...(columns && { columns: columns.map(to) }),
      rows: rows.map((row) => row.map(to)),
    })
    const sections = old.sections.map(({ table, ...section }) => ({
      ...section,
      paragraphs: section.paragraphs.map(to),
      ...(table && { table: cells(table) }),
    }))
    const pictures = old.pictures.map(({ src, alt }) => {
      const path = decodedPath(this.#url(src)?.pathname ?? src)
      const file = path.slice(path.lastIndexOf('/') + 1)
      this.#note('pictures (named in the files of their pages)', `${file} of ${page.path}`)
      return `#   ${JSON.stringify({ file, alt })} ${src.replace(/\s/g, ' ')}\n`
    })
    if (pictures.length > 0)
      pictures.unshift('# Pictures of the old page. Put a file into content/images/ and name it under photo:\n')
    return yaml(this.#values(page, sections)) + pictures.join('')
  }

  /** The values of the file of a page. */
  #values(page: MovedPage, sections: OldText['sections']): object {
    const { item, name, path, folder } = page
    const texts = sections.flatMap(({ paragraphs }) => paragraphs.map((text) => listIn(text)?.items.join(', ') ?? text))
    const head = this.#head(page, plainText(texts.join(' ')))
    if (folder === 'posts') {
      const date = dateOf(item, 'wp:post_date')
      const updated = dateOf(item, 'wp:post_modified')
      const dates = { date, ...(updated > date && { updated }) }
      return { name, head, ...dates, summary: head.description, ...articleOf(name, sections, head.description) }
    }
    if (page === this.#list) return { name, head, heading: name }
    const contact = path === '/contact' ? [{ block: 'contact', heading: name }] : []
    return { name, head, sections: [...sectionsOf(name, sections, head.description), ...contact, ...this.#links(page)] }
  }

  /** A section of links on a home page that the old site did not have. */
  #links(page: MovedPage): object[] {
    const linked = this.#pages.filter((other) => isAdded(page) && other.folder === 'pages' && !isAdded(other))
    const links = linked.map(({ name, path }) => `[${name.replace(/[[\]]/g, '')}](${path})`)
    return links.length > 0 ? [{ block: 'text', paragraphs: listOf(links, { isNumbered: false }) }] : []
  }

  #head({ name, item }: MovedPage, text: string) {
    const meta = (key: string) => item.meta.get(key) ?? ''
    const values = { title: name, sitename: this.#name, sep: '–', excerpt: plainWords(field(item, 'excerpt:encoded')) }
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
  #menuItem(item: OldItem): MenuItem | undefined {
    const meta = (key: string) => item.meta.get(`_menu_item_${key}`) ?? ''
    const href =
      meta('type') === 'post_type'
        ? this.#byId.get(meta('object_id'))
        : this.#linkTo(meta('url') || '#', `the menu ${item.menu}`)
    const name = titleOf(item) || (this.#pages.find(({ path }) => path === href)?.name ?? '')
    if (href !== undefined && name !== '') return { name, href }
    this.#note('menu items that lead to no page', `"${name}" of ${item.menu}`)
    return undefined
  }

  /** The menus of the export by their names, in the order of the old site. */
  #menus(): Map<string, MenuItem[]> {
    const menus = new Map<string, MenuItem[]>()
    const order = (item: OldItem) => Number(field(item, 'wp:menu_order'))
    const tops = new Map<string, MenuItem>()
    const items = this.#old.items.filter((item) => item.menu !== undefined && field(item, 'wp:status') === 'publish')
    for (const item of items.toSorted((a, b) => order(a) - order(b))) {
      const link = this.#menuItem(item)
      if (!link) continue
      const parent = tops.get(item.meta.get('_menu_item_menu_item_parent') ?? '')
      if (parent) parent.subItems = [...(parent.subItems ?? []), link]
      else menus.set(item.menu ?? '', [...(menus.get(item.menu ?? '') ?? []), link])
      tops.set(field(item, 'wp:post_id'), parent ?? link)
    }
    return menus
  }

  /** The menu of the header, and the links of the footer: other menus, and pages that no menu leads to. */
  #navigation(needed: readonly MenuItem[]): { main: MenuItem[]; footer: MenuItem[] } {
    const menus = [...this.#menus()].sort(([, a], [, b]) => b.length - a.length)
    const chosen = menus.find(([name]) => /main|primary|header|top|haupt/i.test(name)) ?? menus[0]
    const all = this.#pages.filter(({ item, path }) => path !== '/' && isOf('page')(item))
    const link = ({ name, path }: MovedPage): MenuItem => ({ name, href: path })
    const top = all.filter(({ item }) => /^0?$/.test(field(item, 'wp:post_parent'))).slice(0, MENU)
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
    const { locale } = oldBusiness(this.#old)
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
    return filled.replace(/^ {2}(?:guarantee|notice|visit|second|third): .*\n/gm, '') + RULES
  }

  /**
   * The routes: the pages of the old site, the needed ones of the starter and its kinds of pages, and redirects from the old
   * addresses.
   */
  #routes() {
    const paths = new Set(this.#pages.map(({ path }) => path))
    const starter = parsed<Routes>(String(this.#starter.get('content/routes.yaml'))).pages
    const needed = starter.filter(
      ({ path, page }) => page !== undefined && !paths.has(path) && KEPT.test(`content/pages/${page}.yaml`),
    )
    // The questions of the starter are left out.
    const kinds = starter
      .filter(({ each }) => each !== undefined)
      .map(({ defaults: { questionsHeading: _, questionsFrom: __, ...defaults } = {}, ...route }) => ({
        ...route,
        ...(Object.keys(defaults).length > 0 && { defaults }),
      }))
    const posts = {
      path: `${this.#postsAt}/{slug}`,
      each: 'posts',
      template: 'post',
      ...(this.#list && { parent: this.#list.path }),
      graph: ['post'],
    }
    const single = this.#pages.filter(({ folder }) => folder === 'pages')
    const pages = [
      ...single.map((page) => ({
        path: page.path,
        page: page.slug,
        template: page === this.#list ? 'posts' : 'page',
        ...(page.path === '/' && { graph: ['business', 'website'] }),
      })),
      ...needed,
      ...(single.length < this.#pages.length ? [posts] : []),
      ...kinds,
    ]
    const files = new Set([...paths, ...needed.map(({ path }) => path)].map((path) => fileKey(fileOf(path))))
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
