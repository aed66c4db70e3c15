// Positions of the values of one YAML file, by the fast reader if it can read the file, else by the `yaml` package.
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Document as YamlDocument,
  type Node as YamlNode,
} from 'yaml'
import type { Path } from '../../model/content.ts'
import type { Place } from '../../model/problem.ts'
import type { Marks } from './fast/marks.ts'
import { readPlainYaml } from './fast/reader.ts'
import { isTooLongForPlaces } from './length.ts'
import { compose, indexes, nameOf, parse } from './package.ts'

/** Looks up places in one file. In a file that is too long for that, every place is the file. */
export interface Places {
  /** The place of a value or of its key; that of the nearest parent if the path does not exist. */
  at(path: Path, part?: 'key' | 'value'): Place
  /** Whether the path exists in the file. */
  has(path: Path): boolean
  /** The scalar at the path as it is typed, before claims are filled in. */
  source(path: Path): string | undefined
}

/** Positions of the values of a file. */
export function placesIn(file: string, text: string): Places {
  if (isTooLongForPlaces(text)) return { at: () => ({ file }), has: () => false, source: () => undefined }
  let slow: Places | undefined
  const exact = () => {
    slow ??= placesByPackage(file, text)
    return slow
  }
  return plainPlaces(file, text, exact) ?? exact()
}

/**
 * Places by the fast reader, which takes a tenth of the time. `exact` answers for empty values, whose start the fast
 * reader does not record.
 */
function plainPlaces(file: string, typed: string, exact: () => Places): Places | undefined {
  const text = typed.replaceAll('\r\n', '\n')
  const marks: Marks = { of: new Map() }
  const root = readPlainYaml(text, marks)?.value.data
  if (root === undefined) return undefined
  const find = (path: Path) => {
    let node: unknown = root
    let mark = marks.root
    let depth = 0
    for (const step of path) {
      if (typeof node !== 'object' || node === null) break
      const key = keyIn(node, step)
      if (key === undefined) break
      mark = marks.of.get(node)?.get(key)
      node = (node as Record<string | number, unknown>)[key]
      depth++
    }
    return { node, mark, whole: depth === path.length }
  }
  const place = placer(file, text)
  return {
    at(path, part = 'value') {
      const { node, mark, whole } = find(path)
      const isGroup = typeof node === 'object' && node !== null
      const offset = part === 'key' || !whole || isGroup ? (mark?.key ?? mark?.value) : mark?.value
      return offset === undefined ? exact().at(path, part) : place(offset)
    },
    has: (path) => find(path).whole,
    source(path) {
      const { node, mark, whole } = find(path)
      if (!whole || typeof node === 'object') return node === null ? exact().source(path) : undefined
      if (typeof node === 'string') return node
      return mark?.value === undefined ? exact().source(path) : /[^\s,\]}]*/.exec(text.slice(mark.value))?.[0]
    },
  }
}

/** The key of a step in a list or group; undefined if it has no such member. */
function keyIn(node: object, step: string | number): string | number | undefined {
  if (Array.isArray(node) && typeof step !== 'number') return undefined
  const key = Array.isArray(node) ? step : String(step)
  return Object.hasOwn(node, key) ? key : undefined
}

/** A function from an offset in a text to its place. */
function placer(file: string, text: string): (offset: number) => Place {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** Places by the `yaml` package. */
export function placesByPackage(file: string, text: string): Places {
  const lines = new LineCounter()
  const [root] = compose(parse(text, lines)) as YamlDocument.Parsed[]
  const place = (offset: number | undefined): Place => {
    if (offset === undefined) return { file }
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const indexOf = indexes()
  const find = (path: Path) => {
    let node: unknown = root?.contents
    let key: YamlNode | undefined
    let depth = 0
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items[indexOf(node, String(step), nameOf)]
        if (!pair) break
        key = pair.key as YamlNode
        node = pair.value
      } else if (isSeq(node) && typeof step === 'number' && step < node.items.length) {
        node = node.items[step]
        key = undefined
      } else break
      depth++
    }
    return { node: node as YamlNode | null | undefined, key, whole: depth === path.length }
  }
  return {
    at(path, part = 'value') {
      const { node, key, whole } = find(path)
      const target = part === 'key' || !whole || isCollection(node) ? (key ?? node) : (node ?? key)
      return place(target?.range?.[0])
    },
    has: (path) => find(path).whole,
    source(path) {
      const { node, whole } = find(path)
      return whole && isScalar(node) ? (node.source ?? String(node.value)) : undefined
    },
  }
}
