// A WordPress export (WXR, "Tools > Export") as a stream of text -> its entries, in memory that its entries take alone.
// Format: wordpress/wp-admin/includes/export.php, WXR 1.2 (read 2026-11).
import { Parser } from 'htmlparser2'
import { error, type Result } from '../model/problem.ts'
import { type OldText, textOf } from './old-text.ts'

/** One entry of an export: a page, a post, an attachment, a menu item, or of a type that a plugin made. */
export interface OldEntry {
  /** The contents of its XML elements by name: `title`, `link`, `wp:post_type`. */
  readonly fields: ReadonlyMap<string, string>
  /** Its custom fields (`wp:postmeta`) among META. */
  readonly meta: ReadonlyMap<string, string>
  /** The name of its menu, if it is a menu item. */
  readonly menu: string | undefined
  readonly text: OldText
  /** Whether its text is longer than LONGEST, and left out. */
  readonly isTooLong: boolean
}

export interface WordPressExport {
  /** The contents of the channel's XML elements by name: `title`, `language`, `wp:base_blog_url`. */
  readonly channel: ReadonlyMap<string, string>
  readonly entries: readonly OldEntry[]
  /** Slugs of categories and tags, with the first part of their addresses. */
  readonly archives: readonly string[]
}

/** The most characters of one element that are read. */
const LONGEST = 1 << 20

/** The custom fields that are read: titles and descriptions of Yoast and Rank Math, and targets of menu items. */
const META =
  /^(?:_yoast_wpseo_(?:title|metadesc|meta-robots-noindex)|rank_math_(?:title|description|robots)|_menu_item_\w+)$/

const CHANNEL = new Set(['title', 'language', 'description', 'wp:base_blog_url', 'wp:wxr_version'])
const ENTRY = new Set([
  ...['title', 'link', 'guid', 'content:encoded', 'excerpt:encoded', 'wp:post_id', 'wp:post_parent', 'wp:menu_order'],
  ...['wp:post_name', 'wp:status', 'wp:post_type', 'wp:post_password', 'wp:post_date', 'wp:attachment_url'],
  ...['wp:meta_key', 'wp:meta_value'],
])
/** Types of entries that WordPress keeps for itself. */
const INTERNAL = /^(?:revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+)$/
const ARCHIVES: Readonly<Record<string, string>> = { 'wp:category_nicename': 'category', 'wp:tag_slug': 'tag' }

/** Collects the entries while the parser runs. */
class Reader {
  readonly channel = new Map<string, string>()
  readonly entries: OldEntry[] = []
  readonly archives: string[] = []
  isRss = false
  isWhole = false
  #entry: { fields: Map<string, string>; meta: Map<string, string>; menu?: string; isTooLong: boolean } | undefined
  /** The element whose contents are being read. */
  #name: string | undefined
  #contents = ''

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'rss') this.isRss = true
    if (name === 'item') this.#entry = { fields: new Map(), meta: new Map(), isTooLong: false }
    const { domain, nicename } = attributes
    if (this.#entry && name === 'category' && domain === 'nav_menu' && nicename !== undefined)
      this.#entry.menu = nicename
    const isWanted = this.#entry ? ENTRY.has(name) : CHANNEL.has(name) || Object.hasOwn(ARCHIVES, name)
    if (isWanted) [this.#name, this.#contents] = [name, '']
  }

  text(part: string): void {
    if (this.#name === undefined) return
    if (this.#contents.length + part.length <= LONGEST) this.#contents += part
    else if (this.#entry && this.#name === 'content:encoded') this.#entry.isTooLong = true
  }

  close(name: string): void {
    if (name === 'rss') this.isWhole = true
    if (name === 'item') this.#endEntry()
    if (name !== this.#name) return
    this.#name = undefined
    const { fields, meta } = this.#entry ?? { fields: this.channel }
    const key = fields.get('wp:meta_key')
    if (name === 'wp:meta_value' && key !== undefined && META.test(key)) meta?.set(key, this.#contents)
    else if (Object.hasOwn(ARCHIVES, name)) this.archives.push(`/${ARCHIVES[name]}/${this.#contents.trim()}`)
    // The first of its name: the channel's image has a title, too.
    else if (name === 'wp:meta_key' || !fields.has(name)) fields.set(name, this.#contents.trim())
  }

  /** Keeps the text of an entry and not its HTML, which may be much longer. */
  #endEntry(): void {
    const entry = this.#entry
    this.#entry = undefined
    const type = entry?.fields.get('wp:post_type') ?? ''
    if (!entry || INTERNAL.test(type)) return
    const { fields, meta, menu, isTooLong } = entry
    const html = isTooLong || !/^(?:page|post)$/.test(type) ? '' : (fields.get('content:encoded') ?? '')
    for (const name of ['content:encoded', 'wp:meta_value', 'wp:meta_key']) fields.delete(name)
    this.entries.push({ fields: detached(fields), meta: detached(meta), menu, text: textOf(html), isTooLong })
  }
}

/** Copies of strings that do not keep the chunk of the file in memory that they were cut from. */
const detached = (texts: ReadonlyMap<string, string>) =>
  new Map([...texts].map(([name, text]) => [name, Buffer.from(text).toString()]))

/** Ends a CDATA section with each chunk and begins it again: the parser keeps a section until it ends. */
async function* inShortSections(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let [rest, isInside] = ['', false]
  for await (const chunk of chunks) {
    const text = rest + chunk
    let at = 0
    for (let next = 0; next >= 0; ) {
      const mark = isInside ? ']]>' : '<![CDATA['
      next = text.indexOf(mark, at)
      if (next < 0) continue
      at = next + mark.length
      isInside = !isInside
    }
    // The last characters may begin a mark.
    const end = Math.max(at, text.length - 8)
    rest = text.slice(end)
    yield text.slice(0, end) + (isInside ? ']]><![CDATA[' : '')
  }
  yield rest
}

/** Reads an export; a problem at `file` if it is none, or ends in the middle. */
export async function readExport(file: string, chunks: AsyncIterable<string>): Promise<Result<WordPressExport>> {
  const reader = new Reader()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (part) => reader.text(part),
      onclosetag: (name, isImplied) => {
        if (!isImplied) reader.close(name)
      },
    },
    { xmlMode: true },
  )
  for await (const chunk of inShortSections(chunks)) parser.write(chunk)
  parser.end()
  const { isRss, isWhole, channel, entries, archives } = reader
  const help = 'export all content under Tools, Export of WordPress, and name the .xml file'
  if (!isRss || !channel.has('wp:wxr_version'))
    return { problems: [error('is no export of WordPress: it has no <wp:wxr_version>', { file }, help)] }
  if (!isWhole) {
    const last = entries.at(-1)?.fields.get('title')
    const after = last === undefined ? 'before its first entry' : `after "${last}"`
    return { problems: [error(`ends ${after}, without </rss>: a part is missing`, { file }, help)] }
  }
  return { value: { channel, entries, archives }, problems: [] }
}
