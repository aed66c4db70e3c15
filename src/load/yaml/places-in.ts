// Looks up positions in a YAML file. The fast reader finds them in 0.1 ms, the `yaml` package in 1 to 40 ms.
import { LineCounter } from 'yaml'
import type { Path } from '../../model/content.ts'
import type { Place } from '../../model/problem.ts'
import { readPlainYaml, type Span, type Spans } from './fast/reader.ts'
import { readAnyYaml } from './full-reader.ts'

/** The position of a value. */
export interface Position {
  /** The place of a value; of a collection, that of its key; of a path that does not exist, that of the nearest parent. */
  readonly at: Place
  /** The place of its key. */
  readonly key: Place
  /** Whether the path exists in the file. */
  readonly exists: boolean
  /** A scalar as it is typed, before claims are filled in. */
  readonly source: string | undefined
}

/** Looks up positions in one file. In a file that is too long for `yaml`, every place is the file. */
export type Places = (path: Path) => Position

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
  const spans: Spans = new Map()
  const parsed = readPlainYaml(text, spans) ?? readAnyYaml(text, spans)
  if (!parsed) return () => ({ at: { file }, key: { file }, exists: false, source: undefined })
  const placeOf = placer(file, text)
  return (path) => {
    let value = parsed.data
    let span: Span = spans.get(undefined)?.get('') ?? { value: 0 }
    let depth = 0
    for (const step of path) {
      const inner = spans.get(value)?.get(String(step))
      if (!inner) break
      span = inner
      value = (value as Record<string | number, unknown>)[step]
      depth++
    }
    const exists = depth === path.length
    const isScalar = exists && (typeof value !== 'object' || value === null)
    const typed = typeof value === 'string' ? value : /^[^\s,\]}]*/.exec(text.slice(span.value))?.[0]
    const key = placeOf(span.key ?? span.value)
    return { at: isScalar ? placeOf(span.value) : key, key, exists, source: isScalar ? typed : undefined }
  }
}
