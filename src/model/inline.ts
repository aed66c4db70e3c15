// The two marks that a text may contain: [label](address) for a link, **words** for strong text.

/** A run of text; a link when it has an address. */
export interface Run {
  readonly text: string
  readonly href?: string
  readonly strong?: true
}

/** A mark in a text, with its first and last offset. */
interface Mark extends Run {
  readonly at: number
  readonly end: number
}

/** A label holds no brackets, and an address no space and at most this many characters. */
const LONGEST = 2000

/**
 * The marks of a text, in order. Where an address may end is looked for once for all labels before it, so that a text
 * of many links that never end is read as soon as another.
 */
function* marks(text: string): Generator<Mark> {
  const begin = /\[([^[\]\n]+)\]\(|\*\*([^*\n]+)\*\*/g
  const stop = /[)\s]/g
  let end = -1
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const { index: at } = match
    const [, label, strong] = match
    const start = begin.lastIndex
    if (label === undefined) {
      yield { at, end: start, text: strong ?? '', strong: true }
      continue
    }
    if (end < start) {
      stop.lastIndex = start
      end = stop.exec(text)?.index ?? text.length
    }
    const closed = text[end] === ')' && end > start && end - start <= LONGEST
    if (closed) yield { at, end: end + 1, text: label, href: text.slice(start, end) }
    begin.lastIndex = closed ? end + 1 : at + 1
  }
}

/** Splits a text into runs; a text without marks is one run. */
export function runs(text: string): Run[] {
  const out: Run[] = []
  let done = 0
  for (const { at, end, ...run } of marks(text)) {
    if (at > done) out.push({ text: text.slice(done, at) })
    out.push(run)
    done = end
  }
  if (done < text.length) out.push({ text: text.slice(done) })
  return out
}

/** Replaces the address of each link in a text. */
export function withAddresses(text: string, replace: (href: string) => string): string {
  let out = ''
  let done = 0
  for (const { at, end, text: label, href } of marks(text)) {
    if (href === undefined) continue
    out += `${text.slice(done, at)}[${label}](${replace(href)})`
    done = end
  }
  return out + text.slice(done)
}

/** The words alone, as structured data and measures want them. */
export function plainText(text: string): string {
  return text.includes('[') || text.includes('**')
    ? runs(text)
        .map((run) => run.text)
        .join('')
    : text
}
