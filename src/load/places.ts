// Positions of values in YAML files, looked up on demand. The fast reader finds them in 0.1 ms, the `yaml` package in 1 to
// 40 ms. A value that a file takes from another file has its position there.
import { LineCounter } from 'yaml'
import { type Positions, translatedBy } from '../model/content.ts'
import type { Path } from '../model/data.ts'
import { contentsOf, type Place, type SourceFiles } from '../model/problem.ts'
import { decode } from './yaml/characters.ts'
import { readPlainYaml, type Spans, type ValueOffsets } from './yaml/fast/reader.ts'
import { readAnyYaml } from './yaml/full-reader.ts'

/** The position of a value. */
interface Position {
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
    let span: ValueOffsets = spans.get(undefined)?.get('') ?? { value: 0 }
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

/** Files whose positions are cached at a time: a site may have thousands of files. */
const CACHED = 100

/** Finds the positions of values in the files of a site. An inherited value has the position in the file that defines it. */
export class SourcePlaces implements Positions {
  readonly #files: SourceFiles
  readonly #layers: ReadonlyMap<string, readonly Layer[]>
  readonly #cached = new Map<string, Places>()

  /** `layers` names the files that a file inherits values from, the nearest first. */
  constructor(files: SourceFiles, layers: ReadonlyMap<string, readonly Layer[]>) {
    this.#files = files
    this.#layers = layers
  }

  /** The positions in a file. */
  of(file: string): Places {
    const layers = [{ file, below: [] }, ...(this.#layers.get(file) ?? [])]
    return (path) => {
      // A list is replaced as a whole: values that its items lack are not inherited.
      const index = path.findIndex((step) => typeof step === 'number')
      const group = index < 0 ? path : path.slice(0, index)
      const defines = ({ file, below }: Layer) => this.#placesIn(file)([...below, ...group]).exists
      const { file: definer, below } = layers.find(defines) ?? { file, below: [] }
      return this.#placesIn(definer)([...below, ...path])
    }
  }

  readonly at: Positions['at'] = (file, path, part = 'at') => this.of(file)(path)[part]

  readonly source: Positions['source'] = (file, path) => this.of(file)(path).source

  /**
   * Whether a file itself defines the value at a path, rather than inheriting it. A placeholder of a translation that is
   * still the text of the first language counts as inherited.
   */
  defines(file: string, path: Path, isPlaceholder = false): boolean {
    if (!this.#files.has(file) || !this.#placesIn(file)(path).exists) return false
    const { base } = translatedBy(file)
    return !isPlaceholder || base === '' || this.source(base, path) !== this.source(file, path)
  }

  /** Forgets the positions in a file, which may have changed since they were read. */
  forget(file: string): void {
    this.#cached.delete(file)
  }

  #placesIn(file: string): Places {
    const places = this.#cached.get(file) ?? placesIn(file, contentsOf(this.#files, file))
    if (this.#cached.size >= CACHED) this.#cached.clear()
    this.#cached.set(file, places)
    return places
  }
}
