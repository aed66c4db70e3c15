// Replaces one value in a YAML file and keeps every other character: comments, quotes, order, line ends.
import { Composer, CST, isScalar, Parser, type Scalar } from 'yaml'
import { type Path, valueAt } from '../../model/content.ts'
import { TAG } from './fast/scalars.ts'
import { parseYaml } from './parse.ts'

/** The styles in which a text is written: its present style, then double quotes, which can hold any text. */
const waysOf = (type: Scalar['type']) => [...new Set([type ?? 'PLAIN', 'QUOTE_DOUBLE' as const])]

/**
 * Returns the file with the text `typed` at `path`; undefined if there is no text at `path`, or if the file cannot be
 * written without changing another value. The line ends at the end of the value stay.
 */
export function withText(text: string, path: Path, typed: string): string | undefined {
  const before = parseYaml('', text).value
  if (before === undefined || valueAt(before.data, path) === undefined) return undefined
  const [ends] = /(?<!\n)\n*$/.exec(String(valueAt(before.data, path))) ?? []
  const value = typed === '' ? '' : typed.replace(/(?<!\n)\n*$/, ends ?? '')
  // The tags must not change either.
  const wanted = JSON.stringify([replaced(before.data, path, value), before.placeholders])
  for (const type of waysOf(read(text, path)?.scalar.type)) {
    const found = read(text, path)
    const token = found?.scalar.srcToken
    if (!found || typeof found.scalar.value !== 'string' || !token || !CST.isScalar(token)) return undefined
    write(token, value, type)
    const written = found.tokens.map((token) => CST.stringify(token)).join('')
    const lines = /\r\n/.test(text) ? written.replace(/\r?\n/g, '\r\n') : written
    const after = parseYaml('', lines).value
    if (after && JSON.stringify([after.data, after.placeholders]) === wanted) return lines
  }
  return undefined
}

/** Returns the file without the placeholder tag of the value at `path`; unchanged if it has none. */
export function asReal(text: string, path: Path): string {
  const { tag, range } = read(text, path)?.scalar ?? {}
  if (tag !== TAG || !range) return text
  const wanted = parseYaml('', text).value?.placeholders.filter((each) => String(each) !== String(path))
  // A comment between the tag and the value may contain the tag.
  for (let at = text.lastIndexOf(TAG, range[0]); at >= 0; at = at > 0 ? text.lastIndexOf(TAG, at - 1) : -1) {
    const written = text.slice(0, at) + text.slice(at + TAG.length).replace(/^[ \t]+/, '')
    const after = parseYaml('', written).value
    if (after && String(after.placeholders) === String(wanted)) return written
  }
  return text
}

/** Puts a text into the token of a scalar. */
function write(token: CST.FlowScalar | CST.BlockScalar, value: string, type: string): void {
  if (token.type === 'block-scalar' && type.startsWith('BLOCK')) {
    const [indent = ''] = /^[ ]*(?=\S)/m.exec(token.source) ?? []
    const lines = value.replace(/\n$/, '').split('\n')
    const broken =
      type === 'BLOCK_FOLDED' ? lines.flatMap((line, i) => (i === 0 ? fold(line) : ['', ...fold(line)])) : lines
    token.source = broken.map((line) => (line === '' ? '\n' : `${indent}${line}\n`)).join('')
    return
  }
  CST.setScalarValue(token, value, { type: type as Scalar.Type })
  // JSON is YAML, and has every text in one line.
  if (type === 'QUOTE_DOUBLE' && token.type === 'double-quoted-scalar') token.source = JSON.stringify(value)
}

/** A line broken at single spaces, after 110 columns at most. */
const fold = (line: string): string[] =>
  line.match(/(?! ).{1,110}(?<! )(?: (?! )|$)|.+/g)?.map((part) => part.trimEnd()) ?? ['']

/** The scalar at a path, and the tokens of the whole text. */
function read(text: string, path: Path) {
  const tokens = [...new Parser().parse(text)]
  const [document] = [...new Composer({ keepSourceTokens: true }).compose(tokens)]
  const scalar = document?.getIn(path, true)
  return isScalar(scalar) ? { tokens, scalar } : undefined
}

/** The same data with another value at a path that it has. */
function replaced(data: unknown, path: Path, value: string): unknown {
  const copy = structuredClone({ data })
  const [key = '', ...parents] = ['data', ...path].reverse()
  ;(valueAt(copy, parents.reverse()) as Record<string | number, unknown>)[key] = value
  return copy.data
}
