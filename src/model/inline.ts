// The two marks a text may hold: [label](address) for a link, **words** for weight.

/** A run of text; a link when it has an address. */
export interface Run {
  readonly text: string
  readonly href?: string
  readonly strong?: true
}

/** A label holds no brackets, and an address has at most 2000 characters, so that no text takes long to read. */
const MARK = /\[([^[\]\n]+)\]\(([^)\s]{1,2000})\)|\*\*([^*\n]+)\*\*/g

/** Splits a text into runs. Pure; text without marks is one run. */
export function runs(text: string): Run[] {
  const out: Run[] = []
  let end = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) out.push({ text: text.slice(end, match.index) })
    const [whole, label, href, strong] = match
    out.push(
      label !== undefined && href !== undefined ? { text: label, href } : { text: strong ?? whole, strong: true },
    )
    end = match.index + whole.length
  }
  if (end < text.length) out.push({ text: text.slice(end) })
  return out
}

/** The text with each address of its links replaced. Pure. */
export const withAddresses = (text: string, replace: (href: string) => string): string =>
  text.replace(MARK, (whole, label?: string, href?: string) =>
    label === undefined || href === undefined ? whole : `[${label}](${replace(href)})`,
  )

/** The words alone, as structured data and measures want them. */
export function plainText(text: string): string {
  return text.includes('[') || text.includes('**')
    ? runs(text)
        .map((run) => run.text)
        .join('')
    : text
}
