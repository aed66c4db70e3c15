// Looks up positions in a YAML file. The fast reader finds them in 0.1 ms, the `yaml` package in 1 to 40 ms.
import { isMap, isScalar, isSeq, LineCounter, type Node as YamlNode } from 'yaml'
import type { Path } from '../../model/content.ts'
import type { Place } from '../../model/problem.ts'
import { locatePlainYaml, type Span, type Spans } from './fast/reader.ts'
import { isTooLongForPlaces } from './length.ts'
import { compose, nameOf, parse } from './package.ts'

/** Looks up places in one file. In a file that is too long for `yaml`, every place is the file. */
export interface Places {
  /** The place of a value or of its key; that of the nearest parent if the path does not exist. */
  at(path: Path, part?: 'key' | 'value'): Place
  /** Whether the path exists in the file. */
  has(path: Path): boolean
  /** The scalar at the path as it is typed, before claims are filled in. */
  source(path: Path): string | undefined
}

/** Positions of the values of a file. */
export function placesIn(file: string, typed: string): Places {
  const text = typed.replaceAll('\r\n', '\n')
  const located = locatePlainYaml(text) ?? (isTooLongForPlaces(text) ? undefined : locateAnyYaml(text))
  if (!located) return { at: () => ({ file }), has: () => false, source: () => undefined }
  const { data, spans } = located
  const lines = new LineCounter()
  for (let at = 0; at >= 0 && at <= text.length; at = text.indexOf('\n', at) + 1 || -1) lines.addNewLine(at)
  /** The value at a path, or its nearest parent, with its span. */
  const find = (path: Path) => {
    let value = data
    let span: Span = spans.get(undefined)?.get('') ?? { value: 0 }
    for (const [depth, step] of path.entries()) {
      const members = spans.get(value)
      const inner = members?.get(step) ?? members?.get(String(step))
      if (!inner) return { value, span, depth }
      span = inner
      value = (value as Record<string | number, unknown>)[step]
    }
    return { value, span, depth: path.length }
  }
  return {
    at(path, part = 'value') {
      const { value, span, depth } = find(path)
      const isKey = part === 'key' || depth < path.length || (typeof value === 'object' && value !== null)
      const { line, col } = lines.linePos(isKey ? (span.key ?? span.value) : span.value)
      return { file, line, column: col }
    },
    has: (path) => find(path).depth === path.length,
    source(path) {
      const { value, span, depth } = find(path)
      if (depth < path.length || (typeof value === 'object' && value !== null)) return undefined
      return typeof value === 'string' ? value : /^[^\s,\]}]*/.exec(text.slice(span.value))?.[0]
    },
  }
}

/** Reads any text by the `yaml` package, each scalar as it is typed. */
function locateAnyYaml(text: string): { data: unknown; spans: Spans } {
  const spans: Spans = new Map()
  const startOf = (node: unknown) => (node as YamlNode | null)?.range?.[0]
  const locate = (collection: unknown, name: string | number, key: unknown, value: unknown) => {
    const members = spans.get(collection) ?? new Map<string | number, Span>()
    spans.set(collection, members)
    const at = startOf(key)
    members.set(name, { ...(at !== undefined && { key: at }), value: startOf(value) ?? at ?? 0 })
  }
  const read = (node: unknown): unknown => {
    if (isScalar(node)) return node.source ?? String(node.value)
    const data: Record<string | number, unknown> = isSeq(node) ? ([] as never) : {}
    const members = isMap(node)
      ? node.items.map((pair) => [nameOf(pair), pair.key, pair.value] as const)
      : isSeq(node)
        ? node.items.map((item, i) => [i, undefined, item] as const)
        : []
    for (const [name, key, value] of members) {
      locate(data, name, key, value)
      data[name] = read(value)
    }
    return data
  }
  const root = compose(parse(text, new LineCounter()))[0]?.contents
  locate(undefined, '', undefined, root)
  return { data: read(root), spans }
}
