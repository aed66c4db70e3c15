// The file of a translation, with the texts of the first language that are still to be translated.
import { type Document, isCollection, isMap, isNode, isScalar, parseDocument } from 'yaml'
import { type Path, valueAt } from '../model/data.ts'

/** The values that the file of a translation takes from the first language. */
export interface Untranslated {
  /** The data in the first language. */
  readonly data: unknown
  /** The texts to translate. */
  readonly texts: readonly Path[]
  /** Values that may stay as they are, like addresses. */
  readonly values?: readonly Path[]
  /** What is tagged as a placeholder in the first language. */
  readonly placeholders?: readonly Path[]
}

/**
 * The text of a translation with what it lacks: texts are tagged as placeholders, and a list is copied as a whole. What
 * it has stays as it is. `comment` is the first line of a new file.
 */
export function translationFile(
  text: string,
  { data, texts, values = [], placeholders = [] }: Untranslated,
  comment: string,
): string {
  const typed = parseDocument(text)
  const file = isMap(typed.contents) ? typed : parseDocument(`${text || `# ${comment}\n`}{}`)
  if (isMap(file.contents)) file.contents.flow = false
  const added = new Set<string>()
  for (const path of [...values, ...texts]) {
    const group = withoutItems(path)
    const value = valueAt(data, group)
    if (value === undefined || !isFree(file, group)) continue
    file.setIn(group, file.createNode(value))
    added.add(group.join('.'))
  }
  for (const path of [...texts, ...placeholders]) if (added.has(withoutItems(path).join('.'))) tag(file, path)
  return file.toString({ lineWidth: 0 })
}

/** The path of a value, or of the list that it is in. */
function withoutItems(path: Path): Path {
  const item = path.findIndex((key) => typeof key === 'number')
  return item < 0 ? path : path.slice(0, item)
}

/** Whether a file has no value at a path, and no other value where a group would have to be. */
const isFree = (file: Document, path: Path) =>
  path.every((_, i) => {
    const node = file.getIn(path.slice(0, i + 1), true)
    return node === undefined || (isCollection(node) && i < path.length - 1)
  })

/** Tags a value as a placeholder. */
function tag(file: Document, path: Path): void {
  const node = file.getIn(path, true)
  if (!isNode(node)) return
  node.tag = '!placeholder'
  if (isScalar(node) && typeof node.value === 'string')
    node.type = node.value.includes('\n') ? 'BLOCK_LITERAL' : 'QUOTE_DOUBLE'
}
