// Parses one YAML file to plain data and its placeholders, or to problems with exact places.
// Strict: one document, no aliases, no tabs, no duplicate keys, no warnings.
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parse as readYaml,
  visit,
  type YAMLMap,
  type Document as YamlDocument,
} from 'yaml'
import type { Path } from '../../model/content.ts'
import { error, type Place, type Problem, withRule } from '../../model/problem.ts'
import { decode, foreignAt, foreignIn, nameOfCharacter } from './characters.ts'
import { readPlainYaml } from './fast/reader.ts'
import { explain, isUnclosed } from './faults.ts'
import { isTooLong, isTooLongForPlaces, MOST_ENTRIES, MOST_MARKS } from './length.ts'
import { MAX_DEPTH, tooDeepAt } from './nesting.ts'
import { compose, nameOf, parse } from './package.ts'
import { TAG } from './placeholders.ts'
import { placesIn } from './places-in.ts'
import { conflictsIn, cutListAt, missingSpacesIn, QUOTE, type Slip, slipsIn, strangeSpacesIn } from './slips.ts'

/** A parsed file. `placeholders` are the paths tagged `!placeholder`. */
export interface Parsed {
  readonly data: unknown
  readonly placeholders: readonly Path[]
}

/** Faults and duplicate keys that are reported for one file: later ones may be consequences of the first. */
const MOST_FAULTS = 100

/** The document of a text as far as it can be read, whatever is wrong with it; undefined if it is too deep or long. */
export function roughly(text: string): YamlDocument.Parsed | undefined {
  if (isTooLongForPlaces(text)) return undefined
  const tokens = parse(text, new LineCounter())
  const [document] = tooDeepAt(tokens) === undefined ? compose(tokens) : []
  return document as YamlDocument.Parsed | undefined
}

/** Reads one file. Any problem is an error and there is no data. */
export function parseFile(file: string, contents: string | Uint8Array): ReturnType<typeof parseYaml> {
  const { text, problems } = decode(file, contents)
  return problems.length > 0 ? { problems } : parseYaml(file, text)
}

/** Reads one file's text. Any problem is an error and there is no data. */
export function parseYaml(file: string, text: string): { value?: Parsed; problems: Problem[] } {
  const parsed = parseAny(file, text)
  // Only an escape puts a character into the data that the text does not hold.
  const path = parsed.value && text.includes('\\') ? foreignIn(parsed.value.data) : undefined
  if (path !== undefined) return { problems: [foreign(placesIn(file, text).at(path))] }
  const slips = parsed.value ? slipsIn(text) : []
  return slips.length === 0
    ? parsed
    : { problems: slips.slice(0, MOST_FAULTS).map((slip) => slipped(file, text, slip)) }
}

const slipped = (file: string, text: string, { at, text: reason, help }: Slip): Problem =>
  error(reason, placeAt(file, text, at), help)

/** The place of an offset in a text. */
function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const foreign = (at: Place, character = 'a control character') =>
  error(`${character} is no text`, at, 'delete it: editors do not show it')

function parseAny(file: string, text: string): { value?: Parsed; problems: Problem[] } {
  const tooLong = isTooLong(text)
  // The line ends of Windows are line ends like any other (YAML 1.2.2, 5.4).
  const plain = tooLong ? undefined : readPlainYaml(text.replaceAll('\r\n', '\n'))
  if (plain) return { value: plain, problems: [] }
  const strange = foreignAt(text)
  if (strange !== undefined)
    return { problems: [foreign(placeAt(file, text, strange), nameOfCharacter(text.charCodeAt(strange)))] }
  if (tooLong) {
    const reason = `this file has more than ${MOST_ENTRIES} lines and commas, which is the most that is read`
    return { problems: [error(reason, { file }, 'split it')] }
  }
  // Their effects on other lines are not reported.
  const pasted = [...conflictsIn(text), ...strangeSpacesIn(text)]
  const slips = pasted.length > 0 || isTooLongForPlaces(text) ? pasted : missingSpacesIn(text)
  if (slips.length > 0) return { problems: slips.slice(0, MOST_FAULTS).map((each) => slipped(file, text, each)) }
  if (!isTooLongForPlaces(text)) return parseWithYaml(file, text)
  const reason = `something is wrong or unusual in this file of more than ${MOST_MARKS} lines, commas and brackets`
  return {
    problems: [
      error(reason, { file }, 'split it: in a shorter file its place is found, and YAML of any style is read'),
    ],
  }
}

/** Reads any text with the `yaml` package. */
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
  const [document, second] = compose(tokens) as YamlDocument.Parsed[]
  if (!document || (!second && isNothing(document.contents) && document.errors.length === 0))
    return { problems: [error('the file is empty', { file }, 'see content/README.md for the fields it needs')] }
  const problems = faultsOf(document, text).map(({ at, text: reason, help }) => error(reason, place(at), help))
  if (second) {
    const help = 'remove the line ---, or move the second part to its own file'
    problems.push(error('the file holds two documents', place(second.range[0]), help))
  }
  const placeholders: Path[] = []
  visit(document, {
    Alias(_, node) {
      problems.push(error(`aliases are not used here: *${node.source}`, place(startOf(node)), 'write the value out'))
    },
    // `visit` calls one function for each node, the most specific; this one also gets collections.
    Node(key, node, parents) {
      if (isMap(node))
        for (const twin of twinsIn(node).slice(0, Math.max(0, MOST_FAULTS - problems.length)))
          problems.push(doubled(place(startOf(twin))))
      if (node.tag !== TAG) return
      placeholders.push(pathOf([...parents, node]))
      // The tag hides whether a plain scalar is a number.
      if (key !== 'key' && isScalar(node) && node.type === 'PLAIN') node.value = readYaml(node.source ?? '')
    },
  })
  if (problems.length > 0) return { problems }
  return { value: { data: document.toJS({ maxAliasCount: 0 }), placeholders }, problems: [] }
}

/** What is wrong with a document, each fault at its offset. */
function faultsOf(document: YamlDocument.Parsed, text: string): Slip[] {
  const runOn = 'MULTILINE_IMPLICIT_KEY'
  const unclosed = document.errors.find(isUnclosed)
  const all = [...document.errors, ...document.warnings]
  const faults = unclosed
    ? [unclosed]
    : all.sort((a, b) => Number(b.code === runOn) - Number(a.code === runOn)).slice(0, MOST_FAULTS)
  // One mistake may cause several faults at one place; the first describes it best.
  let opened: readonly number[] | undefined
  const first = new Map(faults.toReversed().map((fault) => [fault.pos[0], fault]))
  return [...first].reverse().map(([at, fault]) => {
    const comment = cutListAt(text, at)
    if (comment)
      return { at: comment.at, text: `a comment begins here and cuts the list: ${comment.text}`, help: QUOTE }
    const startsLine = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
    const { unclosed: openers, ...explained } = explain(fault, startsLine)
    if (openers !== undefined) opened ??= unclosedIn(document, text)
    return { ...explained, at: opened?.findLast((start) => start < at && openers?.includes(text.charAt(start))) ?? at }
  })
}

const doubled = (at: Place) =>
  withRule('content/schema', error('this key is already set above', at, 'keep one of the two'))

/** The keys of a mapping that are set twice, from their second place on. */
function twinsIn({ items }: YAMLMap): unknown[] {
  const seen = new Set<string>()
  return items.flatMap((pair) => {
    const isTwin = seen.has(nameOf(pair))
    seen.add(nameOf(pair))
    return isTwin ? [pair.key] : []
  })
}

const startOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0)

/** The path of the last of these nodes, each of which contains the next. */
const pathOf = (chain: readonly unknown[]): Path =>
  chain.flatMap((node, i): Path => {
    if (isPair(node)) return [nameOf(node)]
    return isSeq(node) && i + 1 < chain.length ? [node.items.indexOf(chain[i + 1])] : []
  })

const isNothing = (node: unknown) => node == null || (isScalar(node) && node.value === null && !node.source)

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '"': '"', "'": "'" }

/** The offsets of values that open with a quote or a bracket and do not end with its counterpart, in order. */
function unclosedIn(document: YamlDocument.Parsed, text: string): number[] {
  const found: number[] = []
  visit(document, {
    Node(_, { range }) {
      const [start = 0, end = 0] = range ?? []
      const closer = CLOSERS[text.charAt(start)]
      if (closer !== undefined && (end <= start + 1 || text.charAt(end - 1) !== closer)) found.push(start)
    },
  })
  return found
}
