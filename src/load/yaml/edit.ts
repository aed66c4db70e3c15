// Replaces one text in a YAML file and leaves every other character as it is: comments, quotes, order, line ends.
import { isScalar, parseDocument, Scalar, stringify } from 'yaml'
import { type Path, valueAt } from '../../model/data.ts'
import { TAG } from './fast/scalars.ts'
import { parseFile } from './parse.ts'

/**
 * Returns the file with the text `typed` at `path`; undefined if there is no text at `path`, or if the file cannot be
 * written without changing another value. The line ends at the end of the value stay.
 */
export function withText(text: string, path: Path, typed: string): string | undefined {
  if (text.includes('\r\n')) return withText(text.replaceAll('\r\n', '\n'), path, typed)?.replaceAll('\n', '\r\n')
  const before = parseFile('', text).value
  const { value: present, range, type } = scalarAt(text, path) ?? {}
  if (!before || typeof present !== 'string' || !range) return undefined
  const [ends] = /(?<!\n)\n*$/.exec(present) ?? []
  const value = typed === '' ? '' : typed.replace(/(?<!\n)\n*$/, ends ?? '')
  // The tags must not change either.
  const wanted = JSON.stringify([replaced(before.data, path, value), before.placeholders])
  const [start, end] = range
  const source = text.slice(start, end)
  // First in its present style, then in double quotes, which can contain any text.
  for (const style of [type, 'QUOTE_DOUBLE' as const]) {
    const whole = text.slice(0, start) + writtenAs(style, value, source) + text.slice(end)
    const after = parseFile('', whole).value
    if (after && JSON.stringify([after.data, after.placeholders]) === wanted) return whole
  }
  return undefined
}

/** Returns the file without the placeholder tag of the value at `path`; unchanged if it has none. */
export function asReal(text: string, path: Path): string {
  const { tag, range } = scalarAt(text, path) ?? {}
  if (tag !== TAG || !range) return text
  const wanted = parseFile('', text).value?.placeholders.filter((other) => String(other) !== String(path))
  // A comment between the tag and the value may contain the tag.
  for (let at = text.lastIndexOf(TAG, range[0]); at >= 0; at = at > 0 ? text.lastIndexOf(TAG, at - 1) : -1) {
    const written = text.slice(0, at) + text.slice(at + TAG.length).replace(/^[ \t]+/, '')
    const after = parseFile('', written).value
    if (after && String(after.placeholders) === String(wanted)) return written
  }
  return text
}

/** The columns of a folded text without its indentation. */
const WIDTH = 110

/** A text in a style of YAML. A block scalar takes its header and its indentation from `source`, its present form. */
function writtenAs(style: Scalar['type'], value: string, source: string): string {
  const [header = ''] = /^[|>].*\n/.exec(source) ?? []
  const isBlock = style === 'BLOCK_FOLDED' || style === 'BLOCK_LITERAL'
  const scalar = Object.assign(new Scalar(value), { type: style })
  const singleQuote = style === 'QUOTE_SINGLE'
  const written = stringify(scalar, { lineWidth: isBlock ? WIDTH : 0, doubleQuotedAsJSON: true, singleQuote })
  if (!isBlock) return written.trimEnd() + (header === '' ? '' : '\n')
  const [indent = ''] = /^ *(?=\S)/m.exec(source.slice(header.length)) ?? []
  return header + written.slice(written.indexOf('\n') + 1).replace(/^(?=.)/gm, indent)
}

/** The scalar at a path. */
function scalarAt(text: string, path: Path): Scalar.Parsed | undefined {
  const node = parseDocument(text).getIn(path, true)
  return isScalar(node) ? (node as Scalar.Parsed) : undefined
}

/** The same data with another value at a path that it has. */
function replaced(data: unknown, path: Path, value: string): unknown {
  const copy = structuredClone({ data })
  const [key = '', ...parents] = ['data', ...path].reverse()
  ;(valueAt(copy, parents.reverse()) as Record<string | number, unknown>)[key] = value
  return copy.data
}
