// The published entries of an export -> the pages of the new site: each with its address and its file.
import type { Slugs } from '../language/language.ts'
import { slugOf } from '../language/slugs.ts'
import { fileKey, fileOf, withSlash } from '../model/address.ts'
import { groupedBy } from '../model/grouped.ts'
import { decodedPath } from '../model/spellings.ts'
import { wordsOf } from './old-text.ts'
import { field, isOf, type OldEntry } from './wordpress.ts'

/** A page of the old site at its address in the new one. */
export interface Moved {
  readonly entry: OldEntry
  readonly name: string
  readonly path: string
  /** The folder of its file: an article is one of `posts`, everything else of `pages`. */
  readonly folder: 'pages' | 'posts'
  /** The name of its file. */
  readonly slug: string
}

/** The pages of the new site. */
export interface Places {
  readonly pages: readonly Moved[]
  /** The page that lists the posts. */
  readonly list: Moved | undefined
  /** The folder of the addresses of posts. */
  readonly postsAt: string
}

/** Addresses that the engine writes, or reads as another page. */
const TAKEN = ['/404', '/500', '/index']
/** The most characters of a file name. File systems take 255 bytes, with its ending. */
const LONGEST_NAME = 200
/** A date of WordPress, which fills a missing one with zeros. */
const DATE = /^(?!0000)\d{4}-\d\d-\d\d/
/** Addresses of the list of posts: an empty page of the old site, or else a page at the last one. */
const LISTS = ['/blog', '/news', '/posts']

/** The day in a field, as year-month-day; '' if there is none. */
export const dateOf = (entry: OldEntry, name: string): string => DATE.exec(field(entry, name))?.[0] ?? ''

export const titleOf = (entry: OldEntry): string => wordsOf(field(entry, 'title'))

/** Whether a page was made here, because WordPress draws it by itself: the home page, the list of posts. */
export const isMade = ({ entry }: Moved): boolean => !entry.fields.has('wp:post_id')

const isPost = (entry: OldEntry) => isOf('post')(entry) && dateOf(entry, 'wp:post_date') !== ''

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

/** A page that WordPress draws without an entry. */
const made = (title: string, link: string, content: string): OldEntry => ({
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
export function placesOf(published: readonly OldEntry[], { origin, name, about, posts, slugs }: Setting): Places {
  const linkOf = (entry: OldEntry) => {
    const link = field(entry, 'link')
    return URL.canParse(link, origin) ? new URL(link, origin) : origin
  }
  const isHome = (entry: OldEntry) => keyOf(linkOf(entry)) === keyOf(origin)
  // WordPress shows the posts on a page that is empty.
  const isList = (entry: OldEntry) => LISTS.includes(keyOf(linkOf(entry))) && field(entry, 'content:encoded') === ''
  const segmentsOf = (entry: OldEntry) => {
    const link = linkOf(entry)
    const parts = link.search === '' ? decodedPath(link.pathname).split('/') : [field(entry, 'wp:post_name')]
    return parts.flatMap((part) => slugOf(decodedPath(part), slugs) || [])
  }

  const home = published.some(isHome) ? [] : [made(name, origin.href, about)]
  const hasList = !published.some(isOf('post')) || published.some(isList)
  const list = hasList ? [] : [made(posts, LISTS.at(-1) ?? '', '')]
  const entries = [...home, ...published, ...list]
  const listAt = entries.find(isList)
  const postsAt = folderOf(entries.filter(isPost).map(segmentsOf)) ?? pathOf(listAt ? segmentsOf(listAt) : [])
  const taken = new Set(TAKEN.map((path) => fileKey(fileOf(path))))
  const files = new Set<string>()
  const pages = entries.map((entry): Moved => {
    const id = field(entry, 'wp:post_id')
    const title = titleOf(entry) || `${field(entry, 'wp:post_type')} ${id}`
    const old = segmentsOf(entry)
    const segments = old.length > 0 ? old : [slugOf(title, slugs) || `page-${id}`]
    const wanted = isPost(entry) ? `${postsAt}/${cut(segments.at(-1) ?? '')}` : pathOf(segments)
    const path = isHome(entry) && !files.has('home') ? '/' : free(wanted, (each) => taken.has(fileKey(fileOf(each))))
    taken.add(fileKey(fileOf(path)))
    if (isPost(entry)) return { entry, name: title, path, folder: 'posts', slug: path.slice(postsAt.length + 1) }
    const slug = path === '/' ? 'home' : free(cut(path.slice(1).replaceAll('/', '-')), (file) => files.has(file))
    files.add(slug)
    return { entry, name: title, path, folder: 'pages', slug }
  })
  return { pages, list: pages.find(({ entry }) => isList(entry)), postsAt }
}

const pathOf = (segments: readonly string[]) => segments.map((segment) => `/${segment}`).join('')

/** The folder that most posts are in; undefined if their addresses begin with dates. */
function folderOf(posts: readonly (readonly string[])[]): string | undefined {
  const counts = groupedBy(posts, (segments) => pathOf(segments.slice(0, -1)))
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length)
  return most && !/\/\d+(?:\/|$)/.test(most[0]) ? most[0] : undefined
}
