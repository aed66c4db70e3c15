// Positions of values in YAML files, looked up on demand. The fast reader finds them in 0.1 ms, the `yaml` package in 1 to
// 40 ms. A value that a file takes from another file has its position there.
import { LineCounter } from 'yaml'
import type { Path } from '../model/data.ts'
import type { Place, SourceFiles } from '../model/problem.ts'
import { decode } from './yaml/characters.ts'
import { readPlainYaml, type Span, type Spans } from './yaml/fast/reader.ts'
import { readAnyYaml } from './yaml/full-reader.ts'

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
export function placesIn(file: string, contents: string | Uint8Array): Places {
  const { text } = decode(file, contents)
  const spans: Spans = new Map()
  const parsed = readPlainYaml(text, spans) ?? readAnyYaml(text, spans)
  if (parsed.data === undefined) return () => ({ at: { file }, key: { file }, exists: false, source: undefined })
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

/** A file that gives values to another, below a path of it: a route's defaults, the words of the first language. */
export interface Layer {
  readonly file: string
  readonly below: Path
}

/** Files whose positions are cached at a time. */
const CACHED = 100

/** Positions by file. `layersOf` names the files that a file takes values from, the nearest first. */
export function placesFor(files: SourceFiles, layersOf: (file: string) => readonly Layer[]) {
  const found = new Map<string, Places>()
  const places = (file: string): Places => {
    const made = found.get(file) ?? placesIn(file, files.get(file) ?? '')
    // Bounded, because a site may have thousands of files.
    if (found.size >= CACHED) found.clear()
    found.set(file, made)
    return made
  }
  const placesOf = (file: string): Places => {
    const own: Layer = { file, below: [] }
    const layers = [own, ...layersOf(file)]
    return (path) => {
      // A list is replaced as a whole: what its items lack is not taken from another file.
      const index = path.findIndex((step) => typeof step === 'number')
      const held = index < 0 ? path : path.slice(0, index)
      const has = ({ file, below }: Layer) => places(file)([...below, ...held]).exists
      const { file: holder, below } = layers.find(has) ?? own
      return places(holder)([...below, ...path])
    }
  }
  return { placesOf, forget: (file: string) => void found.delete(file) }
}
