// Reads a WordPress export (WXR, "Tools > Export"). Format: wordpress/wp-admin/includes/export.php, WXR 1.2 (read
// 2026-11).
import { ElementType, parseDocument } from 'htmlparser2'
import { present } from '../../model/present.ts'
import { error, type Result } from '../../model/problem.ts'

/** One item of an export: a page, a post, an attachment, a menu item, or of a type that a plugin made. */
export interface OldItem {
  /** The contents of its XML elements by name: `title`, `link`, `wp:post_type`. */
  readonly fields: ReadonlyMap<string, string>
  /** Its custom fields: titles and descriptions of Yoast and Rank Math, targets of menu items. */
  readonly meta: ReadonlyMap<string, string>
  /** The name of its menu, if it is a menu item. */
  readonly menu: string | undefined
  /** Its language, if Polylang keeps one. */
  readonly language: string | undefined
  /** How many visitors have commented on it. */
  readonly comments: number
}

export interface WordPressExport {
  /** The contents of the channel's XML elements by name: `title`, `language`, `wp:base_blog_url`. */
  readonly channel: ReadonlyMap<string, string>
  readonly items: readonly OldItem[]
  /** Addresses of the lists of categories and tags. */
  readonly archives: readonly string[]
}

/** The contents of an XML element of an item; '' if it has none. */
export const field = (item: OldItem, name: string): string => item.fields.get(name) ?? ''

/** Whether an item is of a type. */
export const isOf =
  (type: string) =>
  (item: OldItem): boolean =>
    field(item, 'wp:post_type') === type

/** Types of items that WordPress keeps for itself, except reusable blocks, which pages show (`wp_block`). */
const INTERNAL = /^(?:revision|custom_css|customize_changeset|oembed_cache|user_request|wp_(?!block$)\w+)$/

/** The text of a file in UTF-8 or, with a byte order mark, UTF-16; undefined if it is in another encoding. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const order = first === 0xff ? 'utf-16le' : 'utf-16be'
  const encoding = isUtf16 ? order : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The parts of one export as a whole. An item that several parts have counts once. Problem: they are of several sites. */
export function joined(parts: readonly WordPressExport[]): Result<WordPressExport> {
  const sites = new Set(parts.map(({ channel }) => channel.get('wp:base_blog_url') ?? ''))
  const help = 'name the files of one export, and begin another site for the other'
  if (sites.size > 1)
    return { problems: [error(`--from: the exports are of ${[...sites].join(' and ')}`, undefined, help)] }
  const items = new Map(
    parts.flatMap(({ items }) => items).map((item, i) => [item.fields.get('wp:post_id') ?? `item ${i}`, item]),
  )
  const value = {
    channel: present(parts[0], 'an export').channel,
    items: [...items.values()],
    archives: [...new Set(parts.flatMap(({ archives }) => archives))],
  }
  return { value, problems: [] }
}

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: unknown }>

const isElement = (node: Node): node is Element => node.type === ElementType.Tag
const elementsIn = ({ children }: { readonly children: readonly Node[] }, name?: string) =>
  children.filter(isElement).filter((element) => name === undefined || element.name === name)

/** The text of an element, without that of elements in it. */
const textIn = ({ children }: Element): string =>
  children
    .flatMap((node) => (node.type === ElementType.CDATA ? node.children : [node]))
    .map((node) => (node.type === ElementType.Text ? node.data : ''))
    .join('')
    .trim()

/** The texts of the elements in an element by their names: the first of each name. */
const fieldsOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    elementsIn(element)
      .map((child) => [child.name, textIn(child)] as const)
      .toReversed(),
  )

function itemOf(element: Element): OldItem {
  const meta = elementsIn(element, 'wp:postmeta').map((field) => fieldsOf(field))
  const termOf = (kind: string) =>
    elementsIn(element, 'category').find(({ attribs }) => attribs.domain === kind)?.attribs.nicename
  return {
    fields: fieldsOf(element),
    meta: new Map(meta.map((fields) => [fields.get('wp:meta_key') ?? '', fields.get('wp:meta_value') ?? ''])),
    menu: termOf('nav_menu'),
    language: termOf('language'),
    comments: elementsIn(element, 'wp:comment').length,
  }
}

/**
 * Reads the text of an export. Problems at `file`: it is a ZIP archive, in another encoding than UTF-8 or UTF-16, no export,
 * or it ends in the middle.
 */
export function readExport(file: string, bytes: Uint8Array): Result<WordPressExport> {
  const refuse = (text: string, help: string) => ({ problems: [error(text, { file }, help)] })
  if (/^PK/.test(Buffer.from(bytes.subarray(0, 2)).toString('latin1')))
    return refuse('is a ZIP archive', 'unpack it, and name the .xml file in it')
  const xml = textOf(bytes)
  if (xml === undefined) return refuse('is not text in UTF-8', 'export it again, or save it as UTF-8')
  const [rss] = elementsIn(parseDocument(xml, { xmlMode: true }), 'rss')
  const channel = rss && elementsIn(rss, 'channel')[0]
  const fields = channel && fieldsOf(channel)
  const help = 'export all content under Tools, Export of WordPress, and name the .xml file'
  if (!channel || !fields?.has('wp:wxr_version'))
    return refuse('is not an export of WordPress: it has no <wp:wxr_version>', help)
  const items = elementsIn(channel, 'item').map(itemOf)
  if (!/<\/channel>\s*<\/rss>/.test(xml.slice(-1000))) {
    const last = items.at(-1)?.fields.get('title')
    const at = last === undefined ? 'before its first entry' : `at "${last}"`
    return refuse(`ends ${at}, without </rss>: a part is missing`, help)
  }
  const slugsOf = (list: string, slug: string) =>
    elementsIn(channel, list).map((fields) => fieldsOf(fields).get(slug) ?? '')
  return {
    value: {
      channel: fields,
      items: items.filter(({ fields }) => !INTERNAL.test(fields.get('wp:post_type') ?? '')),
      archives: [
        ...slugsOf('wp:category', 'wp:category_nicename').map((slug) => `/category/${slug}`),
        ...slugsOf('wp:tag', 'wp:tag_slug').map((slug) => `/tag/${slug}`),
      ],
    },
    problems: [],
  }
}
