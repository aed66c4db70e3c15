// Old addresses -> addresses of the new site: where the links of texts and menus lead now, and what redirects need.
import { decodedPath } from '../../model/spellings.ts'
import { internationalPhone } from '../phones.ts'
import { keyOf, type MovedPage, type OldAddresses } from './addresses.ts'
import { field, isOf, type WordPressExport } from './export.ts'
import type { ImportReport } from './report.ts'
import { anchorsOf } from './sections.ts'
import type { OldText } from './text.ts'

/** Pages of the starter that the old site may have made by other means. */
const STARTER_PAGES = ['/contact', '/privacy']

/** The values that links are decided from. */
interface LinkSources {
  readonly origin: URL
  /** The country of telephone numbers without a calling code; '' if it is unknown. */
  readonly country: string
  readonly addresses: OldAddresses
  /** The texts of pages by their paths. */
  readonly texts: ReadonlyMap<string, OldText>
  readonly report: ImportReport
}

/** The links of an old site. What leads nowhere is noted in the report. */
export class OldLinks {
  /** Keys of old addresses (`keyOf`) -> paths of the new site. */
  readonly moved: ReadonlyMap<string, string>
  readonly #sources: LinkSources
  readonly #pages: ReadonlyMap<string, MovedPage>

  constructor(old: WordPressExport, sources: LinkSources) {
    this.#sources = sources
    this.#pages = new Map(sources.addresses.pages.map((page) => [page.path, page]))
    this.moved = movedAddresses(old, sources)
  }

  /** Where a link of `from`, a page or a menu, leads now; undefined if it leads nowhere here. */
  to(href: string, from: string): string | undefined {
    const { origin, report } = this.#sources
    const url = urlOf(href, origin)
    if (!url || href.startsWith('#')) return undefined
    if (url.protocol === 'tel:') return this.#callable(href, from)
    if (url.protocol === 'mailto:') return href
    if (!/^https?:$/.test(url.protocol)) {
      report.note('links that are no address (their words are kept)', `${href.slice(0, 60)} of ${from}`)
      return undefined
    }
    if (bareHost(url) !== bareHost(origin)) return url.href.replace(/^http:/, 'https:')
    const to = this.moved.get(keyOf(url))
    if (to === undefined) report.note('links to what is not in the export (their words are kept)', url.href)
    return to === undefined || url.hash === '' ? to : this.#withAnchor(to, url.hash, from)
  }

  /** The address of a part of a page; of the whole page, which is noted, if that part has no anchor here. */
  #withAnchor(to: string, hash: string, from: string): string {
    const page = this.#pages.get(to)
    const text = this.#sources.texts.get(to)
    if (page && text && anchorsOf(page.name, text).has(hash.slice(1))) return to + hash
    if (hash !== '#top') this.#sources.report.note('anchors (their links lead to the page)', `${to}${hash} of ${from}`)
    return to
  }

  /** The address of a call; undefined, which is noted, for a number whose country is unknown. */
  #callable(href: string, from: string): string | undefined {
    const { country, report } = this.#sources
    const typed = decodedPath(href.slice('tel:'.length))
    const number = internationalPhone(typed, country)
    if (number !== undefined) return `tel:${number}`
    report.note('telephone numbers that cannot be called from abroad (they are text)', `${typed} of ${from}`)
    return undefined
  }
}

/** Decides where each old address leads: of pages, of attachments to their page, of archives to the list of posts. */
function movedAddresses(old: WordPressExport, { origin, addresses: { pages, list } }: LinkSources) {
  const moved = new Map<string, string>()
  const add = (address: string, to: string | undefined) => {
    const url = urlOf(address, origin)
    if (url && to !== undefined && !moved.has(keyOf(url))) moved.set(keyOf(url), to)
  }
  add(origin.href, '/')
  for (const { item, path } of pages) {
    const link = field(item, 'link')
    add(link, path)
    const guid = field(item, 'guid')
    if (guid.includes('?')) add(guid, path)
    const former = item.meta.get('_wp_old_slug')
    if (former) add(link.slice(0, link.lastIndexOf('/', link.length - 2) + 1) + former, path)
  }
  const byId = pathsById(pages)
  for (const item of old.items.filter(isOf('attachment')))
    add(field(item, 'link'), byId.get(field(item, 'wp:post_parent')))
  for (const archive of old.archives) add(archive, list?.path)
  for (const path of STARTER_PAGES) add(path, path)
  return moved
}

/** The paths of pages by the ids of their items. */
export const pathsById = (pages: readonly MovedPage[]): ReadonlyMap<string, string> =>
  new Map(pages.map(({ item, path }) => [field(item, 'wp:post_id'), path]))

/** An address of the old site; undefined if it cannot be read. */
export const urlOf = (address: string, origin: URL): URL | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin) : undefined

const bareHost = (url: URL) => url.hostname.replace(/^www\./, '')
