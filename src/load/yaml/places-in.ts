// Looks up positions in a YAML file. The fast reader finds them in 0.1 ms, the `yaml` package in 1 to 40 ms.
import { LineCounter } from 'yaml'
import type { Path } from '../../model/content.ts'
import type { Place } from '../../model/problem.ts'
import { locatePlainYaml, type Span } from './fast/reader.ts'
import { readAnyYaml } from './full-reader.ts'

/** Looks up places in one file. In a file that is too long for `yaml`, every place is the file. */
export interface Places {
  /** The place of a value or of its key; that of the nearest parent if the path does not exist. */
  at(path: Path, part?: 'key' | 'value'): Place
  /** Whether the path exists in the file. */
  has(path: Path): boolean
  /** The scalar at the path as it is typed, before claims are filled in. */
  source(path: Path): string | undefined
}

/** Turns offsets of a text into places. */
export function placer(file: string, text: string): (offset: number) => Place {
  const lines = new LineCounter()
  for (let at = 0; at >= 0 && at <= text.length; at = text.indexOf('\n', at) + 1 || -1) lines.addNewLine(at)
  return (offset) => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
}

/** Positions of the values of a file. */
export function placesIn(file: string, typed: string): Places {
  const text = typed.replaceAll('\r\n', '\n')
  const located = locatePlainYaml(text) ?? readAnyYaml(text)
  if (!located) return { at: () => ({ file }), has: () => false, source: () => undefined }
  const { data, spans } = located
  const placeOf = placer(file, text)
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
  const isCollection = (value: unknown) => typeof value === 'object' && value !== null
  return {
    at(path, part = 'value') {
      const { value, span, depth } = find(path)
      const isKey = part === 'key' || depth < path.length || isCollection(value)
      return placeOf(isKey ? (span.key ?? span.value) : span.value)
    },
    has: (path) => find(path).depth === path.length,
    source(path) {
      const { value, span, depth } = find(path)
      if (depth < path.length || isCollection(value)) return undefined
      return typeof value === 'string' ? value : /^[^\s,\]}]*/.exec(text.slice(span.value))?.[0]
    },
  }
}
