// Looks up positions in a YAML file by the `yaml` package. It takes 1 to 40 ms for each file, so a file is parsed for its
// positions only if a problem must name one.
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
import { isTooLongForPlaces } from './length.ts'
import { compose, nameOf, parse } from './package.ts'

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
  const lines = new LineCounter()
  const [root] = compose(parse(text, lines)) as YamlDocument.Parsed[]
  const place = (offset: number | undefined): Place => {
    if (offset === undefined) return { file }
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const find = (path: Path) => {
    let node: unknown = root?.contents
    let key: YamlNode | undefined
    let depth = 0
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find((one) => nameOf(one) === String(step))
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
