// One YAML file -> plain data, the placeholders marked in it, or problems with exact places.
// Strict: one document, no aliases, no tabs, no duplicate keys, no warnings. Pure.
import { isUtf8 } from 'node:buffer'
import {
  Composer,
  type CST,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  Parser,
  type ScalarTag,
  Schema,
  visit,
  type Document as YamlDocument,
  type Node as YamlNode,
} from 'yaml'

import type { Path } from '../model/content.ts'
import { error, type Place, type Problem, withRule } from '../model/problem.ts'
import { MAX_DEPTH, tooDeepAt } from './nesting.ts'
import { TAG } from './placeholders.ts'
import { readPlainYaml } from './plain-yaml.ts'

/** A parsed file. `placeholders` are the paths tagged `!placeholder`. */
export interface Parsed {
  readonly data: unknown
  readonly placeholders: readonly Path[]
}

const tags = [
  { tag: TAG, resolve: (text: string) => text },
  { tag: TAG, collection: 'map' },
  { tag: TAG, collection: 'seq' },
] as unknown as ScalarTag[]

const parse = (text: string, lines: LineCounter) => [...new Parser(lines.addNewLine).parse(text)]

const compose = (tokens: readonly CST.Token[]) => [
  ...new Composer({ customTags: tags, uniqueKeys: true, strict: true }).compose(tokens),
]

/** Bytes -> text, or the problem that they are not UTF-8. A byte order mark is no part of the text. */
export function decode(file: string, contents: string | Uint8Array): { text: string; problems: Problem[] } {
  if (typeof contents === 'string') return { text: contents, problems: [] }
  const text = Buffer.from(contents.buffer, contents.byteOffset, contents.length)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  if (isUtf8(contents)) return { text, problems: [] }
  const line = text.slice(0, Math.max(0, text.indexOf('\ufffd'))).split('\n').length
  return { text: '', problems: [error('the file is not UTF-8 text', { file, line }, 'save it as UTF-8')] }
}

/** Reads one file. Any problem is an error and there is no data. */
export function parseFile(file: string, contents: string | Uint8Array): ReturnType<typeof parseYaml> {
  const { text, problems } = decode(file, contents)
  return problems.length > 0 ? { problems } : parseYaml(file, text)
}

/** Reads one file's text. Any problem is an error and there is no data. */
export function parseYaml(file: string, text: string): { value?: Parsed; problems: Problem[] } {
  const value = readPlainYaml(text)
  return value ? { value, problems: [] } : parseWithYaml(file, text)
}

/** The same by the `yaml` package, whatever the text. */
export function parseWithYaml(file: string, text: string): { value?: Parsed; problems: Problem[] } {
  const lines = new LineCounter()
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const tokens = parse(text, lines)
  const deep = tooDeepAt(tokens)
  if (deep !== undefined) {
    const reason = `this lies more than ${MAX_DEPTH} levels deep`
    return { problems: [error(reason, place(deep), 'close the brackets before it, or indent less')] }
  }
  const documents = compose(tokens)
  if (
    documents.length === 0 ||
    (documents.length === 1 && isNothing(documents[0]?.contents) && documents[0]?.errors.length === 0)
  )
    return { problems: [error('the file is empty', { file }, 'see content/README.md for the fields it needs')] }

  const problems: Problem[] = []
  const [document, second] = documents as YamlDocument.Parsed[]
  if (!document) return { problems: [error('the file is empty', { file })] }
  const reported = new Set<number>()
  const runOn = 'MULTILINE_IMPLICIT_KEY'
  for (const fault of [...document.errors, ...document.warnings].sort(
    (a, b) => Number(b.code === runOn) - Number(a.code === runOn),
  )) {
    // One mistake may be several faults at one place; the first is the nearest to it.
    if (reported.has(fault.pos[0])) continue
    reported.add(fault.pos[0])
    const explained = explain(fault.code, fault.message)
    const problem = error(
      explained.text,
      place(explained.unclosed ? openedAt(document, fault.pos[0]) : fault.pos[0]),
      explained.help,
    )
    problems.push(fault.code === 'DUPLICATE_KEY' ? withRule('content/duplicate-key', problem) : problem)
  }
  if (second)
    problems.push(
      error(
        'the file holds two documents',
        place(second.range[0]),
        'remove the line ---, or move the second part to its own file',
      ),
    )
  const placeholders: Path[] = []
  visit(document, {
    Alias(_, node) {
      problems.push(
        error(`aliases are not used here: *${node.source}`, place(node.range?.[0] ?? 0), 'write the value out'),
      )
    },
    Node(key, node, parents) {
      if (node.tag !== TAG) return
      placeholders.push(pathOf(node, parents))
      if (key !== 'key' && isScalar(node) && node.type === 'PLAIN') node.value = plainValue(node.source ?? '')
    },
  })
  if (problems.length > 0) return { problems }
  return { value: { data: document.toJS({ maxAliasCount: 0 }), placeholders }, problems: [] }
}

/** The default schema of YAML 1.2. */
const core = new Schema({ schema: 'core' })

/** A value without quotes, by the core schema: nothing, true or false, a number, or else text (YAML 1.2.2, 10.3.2). */
function plainValue(source: string): unknown {
  const rule = core.tags.find(
    (tag): tag is ScalarTag => tag.default === true && 'test' in tag && tag.test?.test(source) === true,
  )
  const value = rule?.resolve(source, () => undefined, {})
  return rule === undefined ? source : isScalar(value) ? value.value : value
}

function pathOf(node: YamlNode, parents: readonly unknown[]): Path {
  const path: (string | number)[] = []
  const chain = [...parents, node]
  chain.forEach((parent, i) => {
    if (isPair(parent)) path.push(String(isScalar(parent.key) ? parent.key.value : parent.key))
    if (isSeq(parent) && i + 1 < chain.length) path.push(parent.items.indexOf(chain[i + 1]))
  })
  return path
}

const isNothing = (node: unknown) => node == null || (isScalar(node) && node.value === null && !node.source)

/** Where the quoted text starts that is still open at `offset`. */
function openedAt(document: YamlDocument.Parsed, offset: number): number {
  let start = offset
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('QUOTE') && node.range && node.range[0] <= offset) start = node.range[0]
    },
  })
  return start
}

const QUOTE_ALL = 'put the whole value in double quotes'

function explain(code: string, message: string): { text: string; help?: string; unclosed?: boolean } {
  switch (code) {
    case 'TAB_AS_INDENT':
      return { text: 'a tab stands where YAML wants spaces', help: 'indent with two spaces' }
    case 'DUPLICATE_KEY':
      return { text: 'this key is already set above', help: 'keep one of the two' }
    case 'TAG_RESOLVE_FAILED':
      return {
        text: message.replace(/^Unresolved tag: /, 'unknown tag '),
        help: 'the only tag used here is !placeholder',
      }
    case 'MULTIPLE_DOCS':
      return { text: 'the file holds two documents', help: 'remove the line ---' }
    case 'BAD_INDENT':
      return { text: 'the indentation does not fit the lines around it', help: 'align it with its neighbours' }
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        text: 'the value runs on into the line below',
        help: 'indent both lines the same, or put the value in double quotes',
      }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { text: 'the value holds ": " and is not quoted', help: QUOTE_ALL }
    case 'BAD_SCALAR_START':
      return { text: `a value without quotes cannot start with ${message.slice(-1)}`, help: QUOTE_ALL }
    case 'MISSING_CHAR':
      if (/quote$/.test(message))
        return {
          text: 'the quote that opens here is never closed',
          help: 'close it with the same quote',
          unclosed: true,
        }
      return {
        text: lower(message),
        help: 'put the value in double quotes if it holds ": ", " #" or starts with { [ * & ! | > % @',
      }
    case 'UNEXPECTED_TOKEN':
      if (/at node end$/.test(message)) return { text: 'the value ends before this text', help: QUOTE_ALL }
      return {
        text: lower(message),
        help: 'put the value in double quotes if it holds ": ", " #" or starts with { [ * & ! | > % @',
      }
    default:
      return { text: lower(message) }
  }
}

const lower = (message: string) => message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')

/** Finds places in one file: positions are built only when something has to be pointed at. */
export interface Places {
  /** The place of a value, or of its key; the nearest parent's where the path does not exist. */
  at(path: Path, part?: 'key' | 'value'): Place
  /** Whether the path exists in the file. */
  has(path: Path): boolean
  /** The scalar at the path as it was typed, before claims are filled in. */
  source(path: Path): string | undefined
}

export function placesIn(file: string, text: string): Places {
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
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
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
