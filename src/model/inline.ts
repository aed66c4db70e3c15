// The marks that a text may contain: [label](address) for a link, **words** for strong text, and lines that are a list.

/** A run of text; a link when it has an address. */
export interface InlineRun {
  readonly text: string
  readonly href?: string
  readonly strong?: true
}

/**
 * A link or strong words. A label holds no brackets, an address no space and at most 1,000 characters. The lookahead
 * keeps the pattern from trying shorter addresses, so that a text of many links that never end is read in linear time.
 */
const MARK = /\[(?<label>[^[\]\n]+)\]\((?=(?<href>[^)\s]{1,1000}))\k<href>\)|\*\*(?<strong>[^*\n]+)\*\*/g

/** Splits a text into runs; a text without marks is one run. */
export function runs(text: string): InlineRun[] {
  const out: InlineRun[] = []
  let done = 0
  for (const { 0: mark, index, groups = {} } of text.matchAll(MARK)) {
    const { label, href = '', strong = '' } = groups
    if (index > done) out.push({ text: text.slice(done, index) })
    out.push(label === undefined ? { text: strong, strong: true } : { text: label, href })
    done = index + mark.length
  }
  if (done < text.length) out.push({ text: text.slice(done) })
  return out
}

/** Replaces the address of each link in a text. */
export const withAddresses = (text: string, replace: (href: string) => string): string =>
  text.replace(MARK, (mark, label?: string, href = '') => (label === undefined ? mark : `[${label}](${replace(href)})`))

/** The words alone, as structured data and measures want them. */
export function plainText(text: string): string {
  return text.includes('[') || text.includes('**')
    ? runs(text)
        .map((run) => run.text)
        .join('')
    : text
}

/** The items of a list, without what marks them. */
export interface TextList {
  readonly items: readonly string[]
  readonly isNumbered: boolean
}

/** The list that a text is: two or more lines that begin with "- ", or with "1. ", "2. ", … Undefined for other texts. */
export function listIn(text: string): TextList | undefined {
  const bullets = text.split(/\n(?=- )/)
  if (bullets.length > 1 && text.startsWith('- '))
    return { items: bullets.map((line) => line.slice(2)), isNumbered: false }
  const steps = text.split(/\n(?=\d{1,3}\. )/)
  const isNumbered = steps.length > 1 && steps.every((line, i) => line.startsWith(`${i + 1}. `))
  return isNumbered ? { items: steps.map((line) => line.replace(/^\d+\. /, '')), isNumbered } : undefined
}
