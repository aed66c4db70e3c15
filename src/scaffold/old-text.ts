// The HTML of a page of another system -> headings and paragraphs in the marks of this one: [label](address), **words**.
import { Parser } from 'htmlparser2'
import { kindOf } from '../model/address.ts'
import { runs } from '../model/inline.ts'

/** A heading, '' before the first one, and the paragraphs below it. */
export interface OldSection {
  readonly heading: string
  readonly paragraphs: string[]
}

export interface OldText {
  readonly sections: readonly OldSection[]
  readonly pictures: readonly { readonly src: string; readonly alt: string }[]
  /** What has no place in a text: shortcodes as `[gallery]`, elements as `<script>`. */
  readonly dropped: readonly string[]
}

/** Elements whose contents are no text of the page. */
const DROPPED = new Set(
  'script style iframe form object embed noscript svg template video audio canvas select textarea button input'.split(
    ' ',
  ),
)
const HEADING = /^h[1-6]$/
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s small span strong sub sup time u var wbr font'.split(' '),
)
const STRONG = new Set(['strong', 'b'])

/** A shortcode. One word in brackets is a word in brackets, unless it is known or written as no word is. */
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]<>]*)?)\]/gi
const KNOWN = /^(?:gallery|embed|audio|video|playlist|caption)$|[\d_-]/

/** A text without the characters that have a meaning here, or that a reader does not see. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (/[\n\t\r]/.test(c) ? c : ''))
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll('](', '] (')
    .replace(/\*{2,}/g, '*')

/** An address as a mark can hold it, and a telephone number with its digits alone. */
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
  /** How many elements that are left out are open. */
  #skipped = 0
  /** The open links and strong words, with the place where each begins. */
  #marks: { readonly name: string; readonly href?: string; readonly at: number }[] = []

  open(name: string, { href, src = '', alt = '' }: Readonly<Record<string, string>>): void {
    if (DROPPED.has(name)) {
      this.dropped.add(name === 'iframe' && URL.canParse(src) ? `<iframe> of ${new URL(src).host}` : `<${name}>`)
      this.#skipped++
    }
    if (this.#skipped === 0) this.#open(name, href, { src, alt })
  }

  #open(name: string, href: string | undefined, { src, alt }: { src: string; alt: string }): void {
    if (name === 'img') this.pictures.push({ src, alt: plain(alt).replace(/\s+/g, ' ').trim() })
    else if (name === 'br') this.#text += /[\p{L}\p{N}]/u.test(this.#text.at(-1) ?? '') ? ', ' : ' '
    else if (name === 'td' || name === 'th') this.#text += this.#text === '' ? '' : ', '
    else if (name === 'a' || STRONG.has(name))
      this.#marks.push({ name, at: this.#text.length, ...(href !== undefined && { href }) })
    else if (!INLINE.has(name)) this.#end(HEADING.test(name))
  }

  text(text: string): void {
    if (this.#skipped > 0) return
    // An empty line ends a paragraph: the classic editor writes no <p>.
    for (const [i, part] of plain(text)
      .split(/\n\s*\n/)
      .entries()) {
      if (i > 0) this.#end()
      this.#text += part.replace(/\s+/g, ' ')
    }
  }

  close(name: string): void {
    if (DROPPED.has(name)) this.#skipped = Math.max(0, this.#skipped - 1)
    else if (this.#skipped > 0) return
    else if (name === 'a' || STRONG.has(name)) this.#mark(name)
    else if (!INLINE.has(name) && !/^(?:img|br|t[dh])$/.test(name)) this.#end()
  }

  /** Marks the words since a link or strong words began. Marks do not nest: the inner one stays. */
  #mark(name: string): void {
    const i = this.#marks.findLastIndex((mark) => mark.name === name)
    const mark = this.#marks[i]
    if (!mark) return
    this.#marks.length = i
    const words = this.#text.slice(mark.at)
    if (this.#isHeading || words.trim() === '' || /\]\(|\*\*/.test(words)) return
    const address = mark.href === undefined ? undefined : addressOf(mark.href)
    if (name === 'a' ? address === undefined || address === '' : this.#marks.some((each) => each.name === 'a')) return
    const marked = name === 'a' ? `[${words.trim().replace(/[[\]]/g, '')}](${address})` : `**${words.trim()}**`
    this.#text = this.#text.slice(0, mark.at) + words.replace(words.trim(), () => marked)
  }

  /** Ends the paragraph or the heading, and begins another. */
  #end(beginsHeading = false): void {
    // A copy: a part of a string keeps the whole string in memory.
    const text = Buffer.from(this.#text.trim()).toString()
    if (text !== '' && this.#isHeading) this.sections.push({ heading: text, paragraphs: [] })
    else if (text !== '') this.sections.at(-1)?.paragraphs.push(text)
    this.#text = ''
    this.#marks = []
    this.#isHeading = beginsHeading
  }

  end(): void {
    this.#end()
  }
}

/** The text of a page in HTML, as WordPress stores it. Links keep their addresses. */
export function textOf(html: string): OldText {
  const writer = new Writer()
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    ontext: (text) => writer.text(text),
    onclosetag: (name) => writer.close(name),
  })
  parser.end(
    html.replace(SHORTCODE, (whole, closing: string, name: string, attributes: string) => {
      if (closing === '' && !attributes.includes('=') && !KNOWN.test(name)) return whole
      if (closing === '') writer.dropped.add(`[${name}]`)
      return ' '
    }),
  )
  writer.end()
  const { sections, pictures, dropped } = writer
  return { sections, pictures, dropped: [...dropped] }
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
