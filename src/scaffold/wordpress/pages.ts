// The pages of an old site -> their texts, and their files in the new site.
import { stringify } from 'yaml'
import { listIn, plainText } from '../../model/inline.ts'
import { decodedPath } from '../../model/spellings.ts'
import { dateOf, isAdded, type MovedPage, type OldAddresses } from './addresses.ts'
import { field, isOf, type OldItem, type WordPressExport } from './export.ts'
import { type OldLinks, urlOf } from './links.ts'
import type { ImportReport } from './report.ts'
import { articleOf, sectionsOf } from './sections.ts'
import { elementorHtml } from './shortcodes.ts'
import { listOf, type OldTable, type OldText, plainWords, relinked, textOf } from './text.ts'

/** Characters of a description made from the text of a page. */
const DESCRIPTION = 155
/** The most characters of HTML that a page may have. */
const LONGEST = 1 << 20
/** The most reusable blocks inside each other. */
const MOST_NESTED = 3
/** A reusable block in a page. */
const REUSED = /<!-- wp:block \{"ref":(\d+)\b[^<>]*>/g

/** The texts of pages by their paths. */
export function textsOf(
  old: WordPressExport,
  pages: readonly MovedPage[],
  report: ImportReport,
): ReadonlyMap<string, OldText> {
  const blocks = itemsById(old, 'wp_block')
  const attachments = itemsById(old, 'attachment')
  return new Map(
    pages.map(({ item, path }) => {
      const html = htmlOf(item, path, blocks, report)
      if (html.length > LONGEST) report.note('texts that are too long', path)
      const text = textOf(html.length > LONGEST ? '' : html)
      for (const name of text.dropped) report.note('shortcodes, scripts, frames and forms', `${name} of ${path}`)
      if (isEmpty(text) && html.trim() !== '') report.note('pages without words', path)
      return [path, withFeatured(text, attachments.get(item.meta.get('_thumbnail_id') ?? ''))]
    }),
  )
}

const itemsById = ({ items }: WordPressExport, type: string): ReadonlyMap<string, OldItem> =>
  new Map(items.filter(isOf(type)).map((item) => [field(item, 'wp:post_id'), item]))

const isEmpty = ({ sections }: OldText) =>
  sections.every(({ heading, paragraphs, table }) => heading === '' && paragraphs.length === 0 && !table)

/** The HTML of an item with its reusable blocks, or that of Elementor if WordPress has no text of its own. */
function htmlOf(
  item: OldItem,
  path: string,
  blocks: ReadonlyMap<string, OldItem>,
  report: ImportReport,
  depth = 0,
): string {
  const html = field(item, 'content:encoded').replace(REUSED, (_, id: string) => {
    const block = blocks.get(id)
    if (block && depth < MOST_NESTED) return htmlOf(block, path, blocks, report, depth + 1)
    report.note('reusable blocks that are not in the export', `${id} of ${path}`)
    return ''
  })
  const elementor = item.meta.get('_elementor_data') ?? ''
  return elementor === '' || plainWords(html) !== '' ? html : elementorHtml(elementor)
}

/** A text with the featured picture of its page, if it does not show it anyway. */
function withFeatured(text: OldText, attachment: OldItem | undefined): OldText {
  const src = attachment && (field(attachment, 'wp:attachment_url') || field(attachment, 'guid'))
  if (!src || text.pictures.some((picture) => picture.src === src)) return text
  return { ...text, pictures: [{ src, alt: attachment.meta.get('_wp_attachment_image_alt') ?? '' }, ...text.pictures] }
}

/** The values that the files of pages are made from. */
interface PageFileSources {
  readonly origin: URL
  /** The name of the business. */
  readonly name: string
  /** The description of the page that lists the posts. */
  readonly postsAbout: string
  readonly addresses: OldAddresses
  readonly texts: ReadonlyMap<string, OldText>
  readonly links: OldLinks
  readonly report: ImportReport
}

/** The file of a page. Pictures are named in comments, because their files are not in an export. */
export function pageFile(page: MovedPage, sources: PageFileSources): string {
  const { texts, links } = sources
  const old = texts.get(page.path) ?? textOf('')
  const to = (text: string) => relinked(text, (href) => links.to(href, page.path))
  const cells = ({ columns, rows }: OldTable): OldTable => ({
    ...(columns && { columns: columns.map(to) }),
    rows: rows.map((row) => row.map(to)),
  })
  const sections = old.sections.map(({ table, ...section }) => ({
    ...section,
    paragraphs: section.paragraphs.map(to),
    ...(table && { table: cells(table) }),
  }))
  return stringify(valuesOf(page, sections, sources), { lineWidth: 0 }) + picturesOf(page, old, sources)
}

/** Comments that name the pictures of a page. */
function picturesOf(page: MovedPage, { pictures }: OldText, { origin, report }: PageFileSources): string {
  if (pictures.length === 0) return ''
  const lines = pictures.map(({ src, alt }) => {
    const path = decodedPath(urlOf(src, origin)?.pathname ?? src)
    const file = path.slice(path.lastIndexOf('/') + 1)
    report.note('pictures (named in the files of their pages)', `${file} of ${page.path}`)
    return `#   ${JSON.stringify({ file, alt })} ${src.replace(/\s/g, ' ')}\n`
  })
  return `# Pictures of the old page. Put a file into content/images/ and name it under photo:\n${lines.join('')}`
}

/** The values of the file of a page. */
function valuesOf(page: MovedPage, sections: OldText['sections'], sources: PageFileSources): object {
  const { item, name, path, folder } = page
  const texts = sections.flatMap(({ paragraphs }) => paragraphs.map((text) => listIn(text)?.items.join(', ') ?? text))
  const { pages, list } = sources.addresses
  const head = headOf(page, sources.name, page === list ? sources.postsAbout : plainText(texts.join(' ')))
  if (folder === 'posts') {
    const date = dateOf(item, 'wp:post_date')
    const updated = dateOf(item, 'wp:post_modified')
    const dates = { date, ...(updated > date && { updated }) }
    return { name, head, ...dates, summary: head.description, ...articleOf(name, sections, head.description) }
  }
  if (page === list) return { name, head, heading: name }
  const contact = path === '/contact' ? [{ block: 'contact', heading: name }] : []
  const links = isAdded(page) ? linksTo(pages) : []
  return {
    name,
    head,
    sections: [...sectionsOf(sources.texts.get(path)?.title ?? name, sections, head.description), ...contact, ...links],
  }
}

/** A section of links to all pages, for a home page that the old site did not have. */
function linksTo(pages: readonly MovedPage[]): object[] {
  const linked = pages.filter((page) => page.folder === 'pages' && !isAdded(page))
  const links = linked.map(({ name, path }) => `[${name.replace(/[[\]]/g, '')}](${path})`)
  return links.length > 0 ? [{ block: 'text', paragraphs: listOf(links, { isNumbered: false }) }] : []
}

/** The head of a page: as Yoast or Rank Math keeps it, or else from its name and its text. */
function headOf({ name, item }: MovedPage, business: string, text: string) {
  const meta = (key: string) => item.meta.get(key) ?? ''
  const values = { title: name, sitename: business, sep: '–', excerpt: plainWords(field(item, 'excerpt:encoded')) }
  const title = expanded(meta('_yoast_wpseo_title') || meta('rank_math_title'), values)
  const typed = expanded(meta('_yoast_wpseo_metadesc') || meta('rank_math_description'), values)
  const cut = text.length <= DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION))}…`
  const isHidden = meta('_yoast_wpseo_meta-robots-noindex') === '1' || meta('rank_math_robots').includes('noindex')
  return {
    title: title || (name === business ? name : `${name} – ${business}`),
    description: typed || values.excerpt || cut || name,
    ...(isHidden && { robots: 'noindex, follow' }),
  }
}

/** A title as Yoast (%%title%%) or Rank Math (%title%) stores it, with the values of its variables. */
function expanded(template: string, values: Readonly<Record<string, string>>): string {
  const text = template.replace(/%{1,2}([a-z_]+)%{1,2}/g, (_, name: string) => values[name] ?? '')
  return plainWords(text).replace(/^[\s|–-]+|(?<![\s|–-])[\s|–-]+$/g, '')
}
