// The published items of an export -> the pages of the new site: each with its address and its file.
import type { Slugs } from '../../language/language.ts'
import { slugOf } from '../../language/slugs.ts'
import { fileKey, fileOf, withSlash } from '../../model/address.ts'
import { groupedBy } from '../../model/grouped.ts'
import { present } from '../../model/present.ts'
import { decodedPath } from '../../model/spellings.ts'
import { field, isOf, type OldItem } from './export.ts'
import { plainWords } from './text.ts'

/** A page of the old site at its address in the new one. */
export interface MovedPage {
  readonly item: OldItem
  readonly name: string
  readonly path: string
  /** The folder of its file: an article is one of `posts`, everything else of `pages`. */
  readonly folder: 'pages' | 'posts'
  /** The name of its file. */
  readonly slug: string
}

/** The pages of the new site. */
export interface OldAddresses {
  readonly pages: readonly MovedPage[]
  /** The page that lists the posts. */
  readonly list: MovedPage | undefined
  /** The folder of the addresses of posts. */
  readonly postsAt: string
}

/** Addresses that the engine writes, or reads as another page. */
const TAKEN = ['/404', '/500', '/index']
/** The most characters of a file name. File systems take 255 bytes, with its ending. */
const LONGEST_NAME = 200
/** A date of WordPress, which fills a missing one with zeros. */
const DATE = /^(?!0000)\d{4}-\d\d-\d\d/
/** Usual addresses of the list of posts, besides the folder of the posts. */
const LISTS = ['/blog', '/news', '/posts']

/** The day in a field, as year-month-day; '' if there is none. */
export const dateOf = (item: OldItem, name: string): string => DATE.exec(field(item, name))?.[0] ?? ''

export const titleOf = (item: OldItem): string => plainWords(field(item, 'title'))

/** Whether a page was made here, because WordPress draws it by itself: the home page, the list of posts. */
export const isAdded = ({ item }: MovedPage): boolean => !item.fields.has('wp:post_id')

const isPost = (item: OldItem) => isOf('post')(item) && dateOf(item, 'wp:post_date') !== ''

/** An address of the old site without its host, its last slash and all but the parameter that names a page or a language. */
export function keyOf({ pathname, searchParams }: URL): string {
  const path = withSlash(decodedPath(pathname), 'never')
  const asked = [...searchParams]
  const [name, id] =
    asked.find(([key]) => /^(?:p|page_id|attachment_id|cat)$/.test(key)) ?? asked.find(([key]) => key === 'lang') ?? []
  return name === undefined ? path : `${path}?${name}=${id}`
}

/** Gives the wanted text, or else the first of `wanted-2`, `wanted-3`, … that is free. */
function free(wanted: string, isTaken: (text: string) => boolean): string {
  let text = wanted
  let n = 2
  while (isTaken(text)) text = `${wanted}-${n++}`
  return text
}

const cut = (slug: string) => slug.slice(0, LONGEST_NAME).replace(/-$/, '')

/** A page that WordPress draws without an item. */
const made = (title: string, link: string, content: string): OldItem => ({
  fields: new Map(Object.entries({ title, link, 'content:encoded': content, 'wp:post_type': 'page' })),
  meta: new Map(),
  menu: undefined,
  language: undefined,
  comments: 0,
})

/** The old site, and what is missing in its export. */
interface Setting {
  readonly origin: URL
  readonly name: string
  readonly about: string
  /** The name of the page that lists the posts. */
  readonly posts: string
  readonly slugs: Slugs | undefined
}

/** Decides the address of each page: the old one if it can be written, else one made from its words. */
export function addressesOf(
  published: readonly OldItem[],
  { origin, name, about, posts, slugs }: Setting,
): OldAddresses {
  const linkOf = (item: OldItem) => {
    const link = field(item, 'link')
    return URL.canParse(link, origin) ? new URL(link, origin) : origin
  }
  const isHome = (item: OldItem) => keyOf(linkOf(item)) === keyOf(origin)
  const segmentsOf = (item: OldItem) => {
    const link = linkOf(item)
    const parts = link.search === '' ? decodedPath(link.pathname).split('/') : [field(item, 'wp:post_name')]
    return parts.flatMap((part) => slugOf(decodedPath(part), slugs) || [])
  }

  const home = published.some(isHome) ? [] : [made(name, origin.href, about)]
  const folder = folderOf(published.filter(isPost).map(segmentsOf))
  const lists = [folder || '/posts', ...LISTS]
  const paths = new Set(published.map((item) => keyOf(linkOf(item))))
  const listPath = lists.find((path) => !paths.has(path)) ?? '/posts'
  // WordPress shows the posts on a page that is empty.
  const list =
    published.find((item) => lists.includes(keyOf(linkOf(item))) && field(item, 'content:encoded') === '') ??
    (published.some(isOf('post')) ? made(posts, listPath, '') : undefined)
  const items = [...home, ...published, ...(list && !published.includes(list) ? [list] : [])]
  const postsAt = folder ?? pathOf(list ? segmentsOf(list) : [])
  const taken = new Set(TAKEN.map((path) => fileKey(fileOf(path))))
  const files = new Set<string>()
  const pages = items.map((item): MovedPage => {
    const id = field(item, 'wp:post_id')
    const title = titleOf(item) || `${field(item, 'wp:post_type')} ${id}`
    const old = segmentsOf(item)
    const segments = old.length > 0 ? old : [slugOf(title, slugs) || `page-${id}`]
    const wanted = isPost(item) ? `${postsAt}/${cut(present(segments.at(-1), 'the last part'))}` : pathOf(segments)
    const path = isHome(item) && !files.has('home') ? '/' : free(wanted, (path) => taken.has(fileKey(fileOf(path))))
    taken.add(fileKey(fileOf(path)))
    if (isPost(item)) return { item, name: title, path, folder: 'posts', slug: path.slice(postsAt.length + 1) }
    const slug = path === '/' ? 'home' : free(cut(path.slice(1).replaceAll('/', '-')), (file) => files.has(file))
    files.add(slug)
    return { item, name: title, path, folder: 'pages', slug }
  })
  return { pages, list: pages.find(({ item }) => item === list), postsAt }
}

const pathOf = (segments: readonly string[]) => segments.map((segment) => `/${segment}`).join('')

/** The folder that most posts are in; undefined if their addresses begin with dates. */
function folderOf(posts: readonly (readonly string[])[]): string | undefined {
  const counts = groupedBy(posts, (segments) => pathOf(segments.slice(0, -1)))
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length)
  return most && !/\/\d+(?:\/|$)/.test(most[0]) ? most[0] : undefined
}
