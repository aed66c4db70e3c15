// The HTML of a page of WordPress -> headings and paragraphs with the marks of a text: [label](address), **words**.
import { Parser } from 'htmlparser2'
import { kindOf } from '../model/address.ts'
import { runs } from '../model/inline.ts'
import { SLUG } from '../model/schemas/fields.ts'
import { unfolded } from './shortcodes.ts'

/** A heading, '' before the first one, and the paragraphs below it. */
export interface OldSection {
  readonly heading: string
  readonly paragraphs: string[]
  /** The anchor of the heading, if a section may have it. */
  readonly id?: string
}

export interface OldText {
  readonly sections: readonly OldSection[]
  readonly pictures: readonly { readonly src: string; readonly alt: string }[]
  /** What has no place in a text: shortcodes as `[gallery]`, elements as `<script>`. */
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

/** Collects paragraphs while the parser runs. */
class Writer {
  readonly sections: OldSection[] = [{ heading: '', paragraphs: [] }]
  readonly pictures: OldText['pictures'][number][] = []
  readonly dropped = new Set<string>()
  #text = ''
  #isHeading = false
  /** The last anchor: of the heading that comes next. */
  #id = ''
  /** How many elements of DROPPED are open. */
  #skipped = 0
  /** The open links and strong words, with the offset at which each begins. */
  #marks: { readonly name: string; readonly href: string; readonly at: number }[] = []

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
    else if (name === 'td' || name === 'th') this.#text += this.#text === '' ? '' : ', '
    else if (MARKS.has(name)) this.#marks.push({ name, href: addressOf(href), at: this.#text.length })
    else if (!INLINE.has(name)) this.end(/^h[1-6]$/.test(name))
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
      this.end()
      this.#text = part.replace(/\s+/g, ' ')
    }
  }

  close(name: string): void {
    if (DROPPED.has(name)) this.#skipped = Math.max(0, this.#skipped - 1)
    else if (this.#skipped > 0) return
    else if (MARKS.has(name)) this.#mark(name)
    else if (!INLINE.has(name) && !/^(?:br|t[dh])$/.test(name)) this.end()
  }

  /** Ends the paragraph or the heading, and begins another. */
  end(beginsHeading = false): void {
    const text = this.#text.trim()
    if (text !== '' && this.#isHeading) {
      this.sections.push({ heading: text, paragraphs: [], ...(this.#id !== '' && { id: this.#id }) })
      this.#id = ''
    }
    if (text !== '' && !this.#isHeading) this.sections.at(-1)?.paragraphs.push(text)
    this.#text = ''
    this.#marks = []
    this.#isHeading = beginsHeading
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
  return { sections: writer.sections, pictures: writer.pictures, dropped: [...dropped, ...writer.dropped] }
}

/** A text with other addresses in its links; a link whose address is undefined becomes plain words. */
export const relinked = (text: string, to: (href: string) => string | undefined): string =>
  runs(text)
    .map(({ text: words, href, strong }) => {
      if (href === undefined) return strong ? `**${words}**` : words
      const address = to(href)
      return address === undefined || kindOf(address) === undefined ? words : `[${words}](${address})`
    })
    .join('')
