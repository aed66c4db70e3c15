// YAML text of the plain kind -> its data and placeholders, quickly; or nothing, where that is not certain. Pure.
import { type Mark, type Marks, type Met, type PlainYaml, setMark } from './marks.ts'
import { pathsOf, TAG } from './placeholders.ts'
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DASH,
  DOUBLE_QUOTE,
  EXCLAMATION_MARK,
  HASH,
  isFlowIndicator,
  isForeign,
  isSuspect,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  resolve,
  SINGLE_QUOTE,
  SPACE,
  startsWord,
} from './plain-words.ts'

/** Deeper nesting is not read, so that recursion has a bound: columns of a block, levels of flow collections. */
const MAX_COLUMN = 100
const MAX_FLOW = 10
/** YAML allows 1024 characters from the start of a key to its colon. */
const MAX_KEY = 1000

/**
 * Reads one document of a subset of YAML 1.2: block mappings and sequences (compact ones too), plain keys, scalars of
 * one line (plain, in single or in double quotes), flow mappings and sequences of one line, comments, blank lines,
 * values tagged `!placeholder`, whose paths are `placeholders`.
 *
 * The rule is "certain or undefined": data is returned only where `yaml` (strict, unique keys, core schema) gives
 * exactly the same without an error or a warning. Everything else is `yaml`'s to read and to explain: scalars of
 * several lines, block scalars, anchors, aliases, other tags, `?`, `---`, quoted keys, odd numbers, and every mistake.
 *
 * Strings are slices of the text, as those of `yaml` are: one that is held for long holds the whole text in memory.
 * `marks` learns where keys and values begin.
 */
export function readPlainYaml(text: string, marks?: Marks): PlainYaml | undefined {
  const met: Met = { tagged: [], suspect: false }
  const data = readDocument(text.endsWith('\n') ? text : `${text}\n`, met, marks)
  return data === undefined
    ? undefined
    : { value: { data, placeholders: pathsOf(met.tagged, data) }, suspect: met.suspect }
}

/** Reads a text that ends with a line feed. In here undefined means "not understood": no YAML has that value. */
function readDocument(text: string, met: Met, marks: Marks | undefined): unknown {
  /** Where reading stands, and the column of the line's first character (-1 behind the last line). */
  let at = 0
  let indent = 0
  /** Where the word begins that was read last. */
  let word = 0

  const mark = (collection: object, name: string | number, where: Mark) => {
    if (marks) setMark(marks, collection, name, where)
  }

  const isDash = () =>
    text.charCodeAt(at) === DASH && (text.charCodeAt(at + 1) === SPACE || text.charCodeAt(at + 1) === NEWLINE)

  function skipSpaces(): void {
    while (text.charCodeAt(at) === SPACE) at++
  }

  function skipComment(): void {
    let end = at
    for (let code = text.charCodeAt(end); code >= SPACE && !isForeign(code); ) code = text.charCodeAt(++end)
    at = end
  }

  /** From the start of a line to the first character of the next one that is neither blank nor a comment. */
  function skipBlankLines(): void {
    while (at < text.length) {
      const start = at
      skipSpaces()
      indent = at - start
      if (text.charCodeAt(at) === HASH) skipComment()
      if (text.charCodeAt(at) !== NEWLINE) return
      at++
    }
    indent = -1
  }

  /** Leaves a line that holds no more than a comment, for the next one with content; says whether that was so. */
  function leaveLine(): boolean {
    skipSpaces()
    if (text.charCodeAt(at) === HASH && text.charCodeAt(at - 1) === SPACE) {
      met.suspect = true
      skipComment()
    }
    if (text.charCodeAt(at) !== NEWLINE) return false
    at++
    skipBlankLines()
    return true
  }

  /** Takes the tag of the value that begins here, if it has one; `key` is the value's in `collection`. */
  function takeTag(collection: object, key: string | number): boolean {
    if (text.charCodeAt(at) !== EXCLAMATION_MARK) return false
    if (!text.startsWith(TAG, at) || text.charCodeAt(at + TAG.length) > SPACE) return false
    at += TAG.length
    skipSpaces()
    met.tagged.push([collection, key])
    return true
  }

  /** A plain scalar or key as it is written, up to what ends it: `: `, ` #`, the line, in flow collections `,[]{}`. */
  function readWord(inFlow: boolean): string | undefined {
    const start = at
    if (!startsWord(text.charCodeAt(start), text.charCodeAt(start + 1))) return undefined
    let end = start
    for (; ; end++) {
      const code = text.charCodeAt(end)
      if (code > CLOSE_BRACE) {
        if (isForeign(code)) return undefined
        continue
      }
      if (code === SPACE) continue
      if (code < SPACE) break
      if (code === COLON) {
        const next = text.charCodeAt(end + 1)
        if (next <= SPACE || (inFlow && isFlowIndicator(next))) break
      } else if (code === HASH) {
        if (text.charCodeAt(end - 1) === SPACE) break
      } else if (inFlow && isFlowIndicator(code)) break
    }
    at = end
    word = start
    while (text.charCodeAt(end - 1) === SPACE) end--
    return text.slice(start, end)
  }

  function readDoubleQuoted(): string | undefined {
    const start = at
    let end = start + 1
    let escaped = false
    for (let code = text.charCodeAt(end); code !== DOUBLE_QUOTE; code = text.charCodeAt(++end)) {
      if (code === BACKSLASH) {
        escaped = true
        code = text.charCodeAt(++end)
      }
      if (code < SPACE || isForeign(code)) return undefined
    }
    at = end + 1
    if (!escaped) return text.slice(start + 1, end)
    try {
      // JSON's escapes mean the same in YAML; the others of YAML are none of JSON's.
      return JSON.parse(text.slice(start, at)) as string
    } catch {
      return undefined
    }
  }

  function readSingleQuoted(): string | undefined {
    const start = at + 1
    let end = start
    let escaped = false
    for (; ; end++) {
      const code = text.charCodeAt(end)
      if (code < SPACE || isForeign(code)) return undefined
      if (code !== SINGLE_QUOTE) continue
      if (text.charCodeAt(end + 1) !== SINGLE_QUOTE) break
      escaped = true
      end++
    }
    at = end + 1
    const value = text.slice(start, end)
    return escaped ? value.replaceAll("''", "'") : value
  }

  /** A value that begins and ends on this line. `depth` is the number of flow collections around it. */
  function readValue(depth: number): unknown {
    const first = text.charCodeAt(at)
    if (first === DOUBLE_QUOTE) return readDoubleQuoted()
    if (first === SINGLE_QUOTE) return readSingleQuoted()
    if (first === OPEN_BRACE) return readFlow(CLOSE_BRACE, depth + 1)
    if (first === OPEN_BRACKET) return readFlow(CLOSE_BRACKET, depth + 1)
    const word = readWord(depth > 0)
    if (word === undefined) return undefined
    if (isSuspect(word)) met.suspect = true
    return resolve(word)
  }

  /** A value that ends on this line, and the rest of the line. */
  function readLine(): unknown {
    const value = readValue(0)
    return leaveLine() ? value : undefined
  }

  /** A flow mapping or sequence. Reading stands at its opening bracket and ends behind the closing one. */
  function readFlow(close: typeof CLOSE_BRACE | typeof CLOSE_BRACKET, depth: number): unknown {
    if (depth > MAX_FLOW) return undefined
    const map: Record<string, unknown> = {}
    const items: unknown[] = []
    const isMap = close === CLOSE_BRACE
    at++
    skipSpaces()
    if (text.charCodeAt(at) === close) {
      at++
      return isMap ? map : items
    }
    for (;;) {
      const key = isMap ? readWord(true) : ''
      const begin = isMap ? { key: word } : {}
      if (key === undefined || (isMap && !startValue(key, map))) return undefined
      takeTag(isMap ? map : items, isMap ? key : items.length)
      mark(isMap ? map : items, isMap ? key : items.length, { ...begin, value: at })
      const value = readValue(depth)
      if (value === undefined) return undefined
      if (isMap) map[key] = value
      else items.push(value)
      skipSpaces()
      const next = text.charCodeAt(at)
      if (next !== close && next !== COMMA) return undefined
      at++
      if (next === close) return isMap ? map : items
      skipSpaces()
    }
  }

  /** From the colon behind a key to its value, if there is a colon and `map` can take the key. */
  function startValue(key: string, map: Record<string, unknown>): boolean {
    if (text.charCodeAt(at) !== COLON || text.charCodeAt(at + 1) > SPACE) return false
    if (key.length > MAX_KEY || resolve(key) !== key) return false
    // A key that is there already, or that every object has, such as __proto__.
    if (map[key] !== undefined) return false
    at++
    skipSpaces()
    return true
  }

  /** The block mapping or sequence that begins in this column. Ends at the next line with content. */
  function readBlock(column: number): unknown {
    if (column > MAX_COLUMN) return undefined
    if (isDash()) return readSequence(column)
    const key = readWord(false)
    return key === undefined ? undefined : readMapping(column, key)
  }

  /** What begins behind a dash: a block mapping or sequence, or a value that ends on this line. */
  function readItem(column: number): unknown {
    const start = at
    const value = isDash() ? undefined : readValue(0)
    if (value !== undefined && leaveLine()) return value
    at = start
    return readBlock(column)
  }

  function readSequence(column: number): unknown[] | undefined {
    const items: unknown[] = []
    do {
      const dash = at
      at++
      skipSpaces()
      let value: unknown = null
      const isTagged = takeTag(items, items.length)
      const isHere = !leaveLine()
      if (isHere || indent > column) mark(items, items.length, { value: at })
      if (isHere) value = isTagged ? readLine() : readItem(column + at - dash)
      else if (indent > column) value = readBlock(indent)
      if (value === undefined) return undefined
      items.push(value)
    } while (indent === column && isDash())
    return items
  }

  /** Reading stands behind the first key. */
  function readMapping(column: number, first: string): unknown {
    const map: Record<string, unknown> = {}
    for (let key: string | undefined = first; ; key = readWord(false)) {
      const begin = word
      if (key === undefined || !startValue(key, map)) return undefined
      let value: unknown = null
      takeTag(map, key)
      if (leaveLine()) {
        mark(map, key, { key: begin })
        if (indent > column || (indent === column && isDash())) value = readBlock(indent)
      } else {
        mark(map, key, { key: begin, value: at })
        value = readLine()
      }
      if (value === undefined) return undefined
      map[key] = value
      if (indent !== column) return map
    }
  }

  skipBlankLines()
  const root = indent
  if (marks) marks.root = { value: at }
  const data = root === 0 ? readBlock(root) : undefined
  // A line that fits no collection, one indented too far too, is left over.
  return indent === -1 ? data : undefined
}
