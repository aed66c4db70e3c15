// The HTML of a page of WordPress -> headings, paragraphs, lists and tables with the marks of a text: [label](address),
// **words**, and lines that begin with "- " or "1. ".
import { Parser } from 'htmlparser2'
import { addressKindOf } from '../../model/address.ts'
import { plainText, runs, type TextList } from '../../model/inline.ts'
import { SLUG } from '../../model/schemas/fields.ts'
import { unfolded } from './shortcodes.ts'

/** A heading, '' before the first one and after a table, the paragraphs and lists below it, and the table that ends it. */
export interface OldSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly table?: OldTable
  /** The anchor of the heading, if a section may have it. */
  readonly id?: string
}

/** The cells of a table by rows. `columns` are the headings of its columns, if it has them. */
export interface OldTable {
  readonly columns?: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface OldText {
  /** The first h1, which says more than the name of the page. */
  readonly title?: string
  readonly sections: readonly OldSection[]
  readonly pictures: readonly { readonly src: string; readonly alt: string }[]
  /** Parts that a text cannot contain: shortcodes as `[gallery]`, elements as `<script>`. */
  readonly dropped: readonly string[]
}

/** Elements whose contents are not text of the page. */
const DROPPED = new Set(
  'script style iframe form object embed noscript svg template video audio canvas select textarea button input'.split(
    ' ',
  ),
)
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i img ins kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const MARKS = new Set(['a', 'strong', 'b'])

/** A text without the characters that have a meaning in texts, or that are invisible. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (/[\n\t\r]/.test(c) ? c : ''))
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll('](', '] (')
    .replace(/\*{2,}/g, '*')

/** An address as a mark can contain it; of a telephone number only the digits. */
function addressOf(href: string): string {
  const [, phone] = /^\s*tel:(.*)/is.exec(href) ?? []
  if (phone !== undefined) return `tel:${phone.replace(/%20|\(0\)|[^+\d]/g, '')}`
  return href.trim().replace(/[()\s]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
}

/** A list or a table that is being read. */
interface OpenBlock {
  readonly name: 'ul' | 'ol' | 'table'
  /** How many lists are open: those in an item are part of the list around them. */
  depth: number
  /** The items of a list, each of one cell; the rows of a table. */
  readonly rows: { readonly cells: string[]; isHeading: boolean }[]
}

/** Shown in an empty cell. */
const EMPTY = '–'
const LIST = /^[uo]l$/
const CELL = /^t[dh]$/

/** Collects sections while the parser runs. */
class Writer {
  readonly sections: (Omit<OldSection, 'paragraphs'> & { paragraphs: string[] })[] = [{ heading: '', paragraphs: [] }]
  readonly pictures: OldText['pictures'][number][] = []
  readonly dropped = new Set<string>()
  title: string | undefined
  #text = ''
  #isHeading = false
  #isTitle = false
  /** The last anchor: of the heading that comes next. */
  #id = ''
  /** How many elements of DROPPED are open. */
  #skipped = 0
  /** The open links and strong words, with the offset at which each begins. */
  #marks: { readonly name: string; readonly href: string; readonly at: number }[] = []
  #block: OpenBlock | undefined

  open(name: string, { href = '', src = '', alt = '', id = '', style = '' }: Readonly<Record<string, string>>): void {
    if (SLUG.test(id)) this.#id = id
    const background = style.split(';').find((declaration) => /^\s*background(?:-image)?:/i.test(declaration))
    this.#picture(/url\(["']?([^"')]+)/i.exec(background ?? '')?.[1])
    if (DROPPED.has(name)) {
      this.dropped.add(name === 'iframe' && URL.canParse(src) ? `<iframe> of ${new URL(src).host}` : `<${name}>`)
      this.#skipped++
    }
    if (this.#skipped === 0) this.#open(name, { href, src, alt })
  }

  #open(name: string, { href, src, alt }: Readonly<Record<'href' | 'src' | 'alt', string>>): void {
    if (name === 'img') {
      const index = this.pictures.findIndex((picture) => picture.src === src)
      if (index >= 0) this.pictures.splice(index, 1)
      this.pictures.push({ src, alt: plain(alt).replace(/\s+/g, ' ').trim() })
    }
    if (name === 'br') this.#text += /[\p{L}\p{N}]/u.test(this.#text.at(-1) ?? '') ? ', ' : ' '
    else if (MARKS.has(name)) this.#marks.push({ name, href: addressOf(href), at: this.#text.length })
    else if (!INLINE.has(name)) this.#openBlock(name)
  }

  #openBlock(name: string): void {
    const isHeading = /^h[1-6]$/.test(name)
    const isLayout = isHeading || name === 'table' || (this.#block?.name === 'table' && LIST.test(name))
    if (isLayout) this.#abandonBlock()
    this.#break(name)
    this.#isHeading = isHeading
    this.#isTitle = name === 'h1'
    if (this.#block && LIST.test(name)) this.#block.depth++
    else if (name === 'ul' || name === 'ol' || name === 'table') this.#block = { name, depth: 1, rows: [] }
    if (name === 'tr') this.#block?.rows.push({ cells: [], isHeading: true })
    const row = this.#block?.rows.at(-1)
    if (name === 'td' && row) row.isHeading = false
  }

  /** Reads the comment with which the editor begins a block: a cover may have its picture nowhere else. */
  comment(text: string): void {
    if (/^\s*wp:(?:cover|media-text)\b/.test(text)) this.#picture(/"(?:url|mediaUrl)":"([^"]+)"/.exec(text)?.[1])
  }

  #picture(src: string | undefined): void {
    if (src !== undefined && !this.pictures.some((picture) => picture.src === src)) this.pictures.push({ src, alt: '' })
  }

  text(text: string): void {
    if (this.#skipped > 0) return
    // An empty line ends a paragraph: the classic editor writes no <p>.
    const [first = '', ...rest] = plain(text).split(/\n\s*\n/)
    this.#text += first.replace(/\s+/g, ' ')
    for (const part of rest) {
      this.#break('p')
      this.#text += part.replace(/\s+/g, ' ')
    }
  }

  close(name: string): void {
    if (DROPPED.has(name)) this.#skipped = Math.max(0, this.#skipped - 1)
    else if (this.#skipped > 0) return
    else if (MARKS.has(name)) this.#mark(name)
    else if (CELL.test(name) && this.#block?.name === 'table')
      this.#block.rows.at(-1)?.cells.push(this.#taken() || EMPTY)
    else if (!INLINE.has(name) && name !== 'br') this.#closeBlock(name)
  }

  #closeBlock(name: string): void {
    this.#break(name)
    const block = this.#block
    if (!block || (name !== 'table' && !LIST.test(name))) return
    if (--block.depth === 0) this.#endBlock(block)
  }

  end(): void {
    this.#break('li')
    if (this.#block) this.#endBlock(this.#block)
    this.#endText()
  }

  /** Ends a paragraph or a heading. In an item or a cell, a paragraph ends nothing. */
  #break(name: string): void {
    const isCell = this.#block?.name === 'table' ? /^(?:t|caption)/.test(name) : name === 'li' || LIST.test(name)
    if (!this.#block) this.#endText()
    else if (isCell) this.#endCell(this.#block)
    else if (!/\s$/.test(this.#text)) this.#text += ' '
  }

  /** Ends an item of a list. The words of a table outside its cells are a paragraph. */
  #endCell({ name, rows }: OpenBlock): void {
    const text = this.#taken()
    if (text === '') return
    if (name === 'table') this.sections.at(-1)?.paragraphs.push(text)
    else rows.push({ cells: [text], isHeading: false })
  }

  /** Ends a list or a table that has headings or tables in it: it was layout, and its words are paragraphs. */
  #abandonBlock(): void {
    if (!this.#block) return
    this.#endCell(this.#block)
    const lines = this.#block.rows.map(({ cells }) => cells.filter((cell) => cell !== EMPTY).join(', '))
    this.sections.at(-1)?.paragraphs.push(...lines.filter((line) => line !== ''))
    this.#block = undefined
  }

  #endBlock({ name, rows }: OpenBlock): void {
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== EMPTY))
    const items = filled.flatMap(({ cells }) => cells)
    if (name !== 'table') this.sections.at(-1)?.paragraphs.push(...listOf(items, { isNumbered: name === 'ol' }))
    else if (filled.some(({ cells }) => cells.length > 1)) this.#endTable(filled)
    else this.#abandonBlock()
    this.#block = undefined
  }

  #endTable(rows: OpenBlock['rows']): void {
    const [head, ...others] = rows
    const last = this.sections.pop() ?? { heading: '', paragraphs: [] }
    const hasColumns = head?.isHeading && others.length > 0
    const table = {
      ...(hasColumns && { columns: head.cells }),
      rows: (hasColumns ? others : rows).map(({ cells }) => cells),
    }
    this.sections.push({ ...last, table }, { heading: '', paragraphs: [] })
  }

  #taken(): string {
    const text = this.#text.trim()
    this.#text = ''
    this.#marks = []
    return text
  }

  /** Ends the paragraph or the heading. */
  #endText(): void {
    const text = this.#taken()
    if (text !== '' && this.#isHeading) {
      this.sections.push({ heading: text, paragraphs: [], ...(this.#id !== '' && { id: this.#id }) })
      this.#id = ''
      if (this.#isTitle) this.title ??= text
    }
    if (text !== '' && !this.#isHeading) this.sections.at(-1)?.paragraphs.push(text)
    this.#isHeading = false
  }

  /** Marks the words since a link or strong words began. Marks do not nest: the inner one stays. */
  #mark(name: string): void {
    const i = this.#marks.findLastIndex((mark) => mark.name === name)
    const mark = this.#marks[i]
    if (!mark) return
    this.#marks.length = i
    const words = this.#text.slice(mark.at)
    if (this.#isHeading || words.trim() === '' || /\]\(|\*\*/.test(words)) return
    if (name === 'a' ? mark.href === '' : this.#marks.some((open) => open.name === 'a')) return
    const marked = name === 'a' ? `[${words.trim().replace(/[[\]]/g, '')}](${mark.href})` : `**${words.trim()}**`
    this.#text = this.#text.slice(0, mark.at) + words.replace(words.trim(), () => marked)
  }
}

/** The text of a list, as `listIn` reads it; a single item is a paragraph. */
export function listOf(items: readonly string[], { isNumbered }: Pick<TextList, 'isNumbered'>): string[] {
  if (items.length < 2) return [...items]
  return [items.map((item, i) => (isNumbered ? `${i + 1}. ${item}` : `- ${item}`)).join('\n')]
}

/** The text of a page in HTML, as WordPress stores it. Links keep their addresses. */
export function textOf(text: string): OldText {
  const writer = new Writer()
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    ontext: (text) => writer.text(text),
    onclosetag: (name) => writer.close(name),
    oncomment: (text) => writer.comment(text),
  })
  const { html, dropped } = unfolded(text)
  parser.end(html)
  writer.end()
  const { title, sections, pictures } = writer
  return { ...(title && { title }), sections, pictures, dropped: [...dropped, ...writer.dropped] }
}

/** The words of a short HTML text, like a title, without marks. */
export const plainWords = (html: string): string =>
  plainText(
    textOf(html)
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .join(' '),
  )

/** A text with other addresses in its links; a link whose address is undefined becomes plain words. */
export const relinked = (text: string, to: (href: string) => string | undefined): string =>
  runs(text)
    .map(({ text: words, href, strong }) => {
      if (href === undefined) return strong ? `**${words}**` : words
      const address = to(href)
      return address === undefined || addressKindOf(address) === undefined ? words : `[${words}](${address})`
    })
    .join('')
