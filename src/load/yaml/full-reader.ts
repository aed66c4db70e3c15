// The full YAML reader: reads any text with the `yaml` package, strictly, to data, positions and mistakes. It reads the
// texts that the fast reader does not understand.
import {
  Composer,
  CST,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Parser,
  parseDocument,
  type ScalarTag,
  type Document as YamlDocument,
} from 'yaml'
import type { Path } from '../../model/data.ts'
import type { Parsed, Spans, ValueOffsets } from './fast/reader.ts'
import { TAG } from './fast/scalars.ts'
import { slipsOf } from './faults.ts'
import { quoteWhole, type Slip } from './slips.ts'

/** A text as far as it can be read, whatever is wrong with it. */
export interface FullYaml extends Parsed {
  readonly slips: readonly Slip[]
}

/**
 * The most lines, commas and opening brackets of a text: `yaml` needs 40 microseconds for each and reads twice, so it
 * stays below a second.
 */
const MOST_MARKS = 10_000

/** Whether a text has too many marks to be read. */
export const isTooLong = (text: string): boolean =>
  text.length > MOST_MARKS && (text.match(/[\n,[{]/g)?.length ?? 0) > MOST_MARKS

/**
 * The most levels of collections. `yaml` composes collections by recursion, and V8 ends the process if it must compile a
 * regular expression when the stack is nearly full.
 */
const MAX_DEPTH = 100

const tags = [
  { tag: TAG, resolve: (text: string) => text },
  { tag: TAG, collection: 'map' },
  { tag: TAG, collection: 'seq' },
] as unknown as ScalarTag[]

/** Reads a text with the line ends of Unix, and adds its positions to `spans`. There is no data if it is too long. */
export function readAnyYaml(text: string, spans: Spans = new Map()): FullYaml {
  if (isTooLong(text)) {
    const reason = `something is wrong or unusual in this file of more than ${MOST_MARKS} lines, commas and brackets`
    const help = 'split it: in a shorter file its place is found, and YAML of any style is read'
    return withoutData({ text: reason, help })
  }
  const tokens = [...new Parser().parse(text)]
  const deep = tooDeepAt(tokens)
  if (deep !== undefined) {
    const help = 'close the brackets before it, or indent less'
    return withoutData({ at: deep, text: `this lies more than ${MAX_DEPTH} levels deep`, help })
  }
  // The walk finds duplicate keys, because `yaml` compares each key of a mapping with all keys before it.
  const composer = new Composer({ customTags: tags, uniqueKeys: false, strict: true })
  const [document, second] = [...composer.compose(tokens)] as YamlDocument.Parsed[]
  if (!document || (!second && isNothing(document.contents) && document.errors.length === 0))
    return withoutData({ text: 'the file is empty', help: 'see content/README.md for the fields it needs' })
  const slips = slipsOf(document, text)
  if (second) {
    const help = 'remove the line ---, or move the second part to its own file'
    slips.push({ at: second.range[0], text: 'the file holds two documents', help })
  }
  const walk = new Walk(slips, spans)
  spans.set(undefined, new Map([['', spanOf(undefined, document.contents)]]))
  return { data: walk.read(document.contents, []), placeholders: walk.placeholders, slips }
}

/** A text whose mistakes leave no data. */
export const withoutData = (...slips: Slip[]): FullYaml => ({ data: undefined, placeholders: [], slips })

const isNothing = (node: unknown) => node == null || (isScalar(node) && node.value === null && !node.source)

/** The offset of a collection inside MAX_DEPTH others, if there is one. */
function tooDeepAt(tokens: readonly CST.Token[]): number | undefined {
  let tooDeep: number | undefined
  for (const token of tokens)
    if (token.type === 'document')
      CST.visit(token, ({ key, value }, path) => {
        const inner = path.length < MAX_DEPTH ? undefined : [key, value].find((node) => CST.isCollection(node))
        tooDeep ??= inner?.offset
        return inner && CST.visit.BREAK
      })
  return tooDeep
}

/** The offset of a node of a document. */
const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined)

const spanOf = (key: unknown, value: unknown): ValueOffsets => {
  const at = startOf(key)
  return { ...(at !== undefined && { key: at }), value: startOf(value) ?? at ?? 0 }
}

/** Turns the nodes of a document into plain data. Collects positions, placeholders, aliases and duplicate keys. */
class Walk {
  readonly placeholders: Path[] = []
  readonly #slips: Slip[]
  readonly #spans: Spans

  constructor(slips: Slip[], spans: Spans) {
    this.#slips = slips
    this.#spans = spans
  }

  read(node: unknown, path: Path): unknown {
    if (isAlias(node)) {
      const text = `aliases are not used here: *${node.source}`
      this.#slips.push({ at: startOf(node), text, help: 'write the value out' })
    }
    const isTagged = this.#addTagged(node, path)
    // The tag hides whether a plain scalar is a number.
    if (isScalar(node)) return isTagged && node.type === 'PLAIN' ? plainValue(node.source) : node.value
    if (!isMap(node) && !isSeq(node)) return null
    const members = isMap(node)
      ? node.items.map(({ key, value }) => [nameOf(key), key, value] as const)
      : node.items.map((item, i) => [i, undefined, item] as const)
    const spans = new Map<string, ValueOffsets>()
    const entries = members.map(([name, key, value], i) => {
      const inner = [...path, name]
      const [before, , previous] = members[i - 1] ?? []
      if (node.flow && isRest(name, value) && !isRest(before, previous)) {
        this.#slips.push({ at: startOf(key), text: `"${name}" is not a key here`, help: quoteWhole(String(before)) })
      }
      if (spans.has(String(name))) this.#slips.push({ at: startOf(key), ...DOUBLED })
      this.#addTagged(key, inner)
      spans.set(String(name), spanOf(key, value))
      return [name, this.read(value, inner)] as const
    })
    const data = isSeq(node) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
    this.#spans.set(data, spans)
    return data
  }

  /** Adds the path of a node to the placeholders if it has the tag; returns whether it has. */
  #addTagged(node: unknown, path: Path): boolean {
    const isTagged = isNode(node) && node.tag === TAG
    if (isTagged) this.placeholders.push(path)
    return isTagged
  }
}

/** The value of a plain scalar. Its mistakes are those of the document that holds it, which has reported them. */
const plainValue = (source = ''): unknown => parseDocument(source).toJS()

const DOUBLED = { text: 'this key is already set above', help: 'keep one of the two', rule: 'content/schema' }

/** Whether a key without a colon, in braces, looks like the rest of a value that a comma cut in two: `{ price: 1,5 }`. */
const isRest = (name: string | number | undefined, value: unknown) =>
  typeof name === 'string' && value === null && /^\d|[^\w-]/.test(name)

/** The name of a key in plain data. */
const nameOf = (key: unknown) => String((isScalar(key) ? key.value : key) ?? '')
