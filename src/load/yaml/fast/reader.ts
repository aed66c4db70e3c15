// The fast YAML reader: reads plain YAML text to data and placeholders.
// It exists because it halves the CPU time of a site of 10,000 pages: 9.0 s instead of 17.3 s (2 cores, Node 20). It
// returns data only if the `yaml` package returns exactly the same without an error. For every other file it returns
// undefined, and `yaml` reads the file or explains its mistakes.

import type { Path } from '../../../model/content.ts'
import { pathsOf, TAG, type Tagged } from '../placeholders.ts'
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
  mayEndWord,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  resolve,
  SINGLE_QUOTE,
  SPACE,
  startsWord,
} from './scalars.ts'

/** Limits of nesting, which bound the recursion: the column of a block, and the depth of flow collections. */
const MAX_COLUMN = 100
const MAX_FLOW = 10
/** YAML allows 1024 characters from the start of a key to its colon. */
const MAX_KEY = 1000

/** The data of a text, and the paths of the values that are tagged `!placeholder`. */
export interface PlainYaml {
  readonly data: unknown
  readonly placeholders: readonly Path[]
}

/**
 * Reads one document of a subset of YAML 1.2: block mappings and sequences (compact ones too), plain keys, scalars on
 * one line (plain, single- or double-quoted), flow collections on one line, comments, blank lines and the tag
 * `!placeholder`. Returns undefined for everything else: multi-line and block scalars, anchors, aliases, other tags,
 * `?`, `---`, quoted keys, numbers in unusual notation, and every mistake.
 *
 * Strings are slices of the text, so each of them retains the whole text in memory.
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  const reader = new Reader(text.endsWith('\n') ? text : `${text}\n`)
  const data = reader.readDocument()
  return data === undefined ? undefined : { data, placeholders: pathsOf(reader.tagged, data) }
}

type Collection = Record<string, unknown> | unknown[]
type Closing = typeof CLOSE_BRACE | typeof CLOSE_BRACKET

/** Reads a text that ends with a line feed. Every method returns undefined for "not understood". */
class Reader {
  readonly tagged: Tagged[] = []
  readonly #text: string
  /** The offset of the next character. */
  #at = 0
  /** The column of the first character of the line; -1 after the last line. */
  #indent = 0

  constructor(text: string) {
    this.#text = text
  }

  readDocument(): unknown {
    this.#skipBlankLines()
    const data = this.#indent === 0 ? this.#readBlock(0) : undefined
    // A line that belongs to no collection, for example one that is indented too far, is left over.
    return this.#indent === -1 ? data : undefined
  }

  /** The block mapping or sequence that begins in this column. Ends at the next line with content. */
  #readBlock(column: number): unknown {
    if (column > MAX_COLUMN) return undefined
    if (this.#isDash()) return this.#readSequence(column)
    const key = this.#readWord(false)
    return key === undefined ? undefined : this.#readMapping(column, key)
  }

  /** The rest of a mapping whose first key has been read. */
  #readMapping(column: number, first: string): unknown {
    const map: Record<string, unknown> = {}
    for (let key: string | undefined = first; key !== undefined; key = this.#readWord(false)) {
      if (!this.#startValue(key, map)) return undefined
      const value = this.#readMember(column, map, key)
      if (value === undefined) return undefined
      map[key] = value
      if (this.#indent !== column) return map
    }
    return undefined
  }

  /** The value of a key, on the same line or below it; null if there is none. */
  #readMember(column: number, map: Record<string, unknown>, key: string): unknown {
    this.#takeTag(map, key)
    if (!this.#leaveLine()) return this.#readLine()
    const isBelow = this.#indent > column || (this.#indent === column && this.#isDash())
    return isBelow ? this.#readBlock(this.#indent) : null
  }

  #readSequence(column: number): unknown[] | undefined {
    const items: unknown[] = []
    do {
      const value = this.#readItem(column, items)
      if (value === undefined) return undefined
      items.push(value)
    } while (this.#indent === column && this.#isDash())
    return items
  }

  /** The value of an item, on the line of its dash or below it; null if there is none. */
  #readItem(column: number, items: unknown[]): unknown {
    const dash = this.#at
    this.#at++
    this.#skipSpaces()
    const isTagged = this.#takeTag(items, items.length)
    if (this.#leaveLine()) return this.#indent > column ? this.#readBlock(this.#indent) : null
    return isTagged ? this.#readLine() : this.#readCompact(column + this.#at - dash)
  }

  /** Reads the rest of the line after a dash: a value, or the first line of a block collection. */
  #readCompact(column: number): unknown {
    const start = this.#at
    const value = this.#isDash() ? undefined : this.#readValue(0)
    if (value !== undefined && this.#leaveLine()) return value
    this.#at = start
    return this.#readBlock(column)
  }

  /** A value that ends on this line, and the rest of the line. */
  #readLine(): unknown {
    const value = this.#readValue(0)
    return this.#leaveLine() ? value : undefined
  }

  /** A value that begins and ends on this line. `depth` is the number of flow collections around it. */
  #readValue(depth: number): unknown {
    const first = this.#text.charCodeAt(this.#at)
    if (first === DOUBLE_QUOTE) return this.#readDoubleQuoted()
    if (first === SINGLE_QUOTE) return this.#readSingleQuoted()
    if (first === OPEN_BRACE) return this.#readFlow(CLOSE_BRACE, depth + 1)
    if (first === OPEN_BRACKET) return this.#readFlow(CLOSE_BRACKET, depth + 1)
    const word = this.#readWord(depth > 0)
    return word === undefined ? undefined : resolve(word)
  }

  /** A flow mapping or sequence, from its opening to its closing bracket. */
  #readFlow(close: Closing, depth: number): Collection | undefined {
    if (depth > MAX_FLOW) return undefined
    const collection: Collection = close === CLOSE_BRACE ? {} : []
    this.#at++
    this.#skipSpaces()
    if (this.#text.charCodeAt(this.#at) === close) {
      this.#at++
      return collection
    }
    for (;;) {
      if (!this.#readFlowMember(collection, depth)) return undefined
      this.#skipSpaces()
      const next = this.#text.charCodeAt(this.#at)
      if (next !== close && next !== COMMA) return undefined
      this.#at++
      if (next === close) return collection
      this.#skipSpaces()
    }
  }

  /** Reads one member into a flow collection; returns whether it was understood. */
  #readFlowMember(collection: Collection, depth: number): boolean {
    const isList = Array.isArray(collection)
    const key = isList ? collection.length : this.#readWord(true)
    if (key === undefined || (!isList && !this.#startValue(String(key), collection))) return false
    this.#takeTag(collection, key)
    const value = this.#readValue(depth)
    if (value === undefined) return false
    if (isList) collection.push(value)
    else collection[key] = value
    return true
  }

  /** Steps from the colon after a key to its value, if there is a colon and `map` can take the key. */
  #startValue(key: string, map: Record<string, unknown>): boolean {
    const text = this.#text
    if (text.charCodeAt(this.#at) !== COLON || text.charCodeAt(this.#at + 1) > SPACE) return false
    if (key.length > MAX_KEY || resolve(key) !== key) return false
    // The key is set already, or every object has it, such as __proto__.
    if (map[key] !== undefined) return false
    this.#at++
    this.#skipSpaces()
    return true
  }

  /** Takes the tag of the value that begins here, if it has one; `key` is its key in `collection`. */
  #takeTag(collection: object, key: string | number): boolean {
    const text = this.#text
    if (text.charCodeAt(this.#at) !== EXCLAMATION_MARK) return false
    if (!text.startsWith(TAG, this.#at) || text.charCodeAt(this.#at + TAG.length) > SPACE) return false
    this.#at += TAG.length
    this.#skipSpaces()
    this.tagged.push([collection, key])
    return true
  }

  /** A plain scalar or key as it is typed. It ends at `: `, ` #`, the line end and, in flow collections, at `,[]{}`. */
  #readWord(inFlow: boolean): string | undefined {
    const text = this.#text
    const start = this.#at
    if (!startsWord(text.charCodeAt(start), text.charCodeAt(start + 1))) return undefined
    const stop = this.#endOfWord(start, inFlow)
    if (stop < 0) return undefined
    this.#at = stop
    let end = stop
    while (text.charCodeAt(end - 1) === SPACE) end--
    return text.slice(start, end)
  }

  /** The offset at which a word ends; -1 if it holds a character that YAML does not allow. */
  #endOfWord(start: number, inFlow: boolean): number {
    const text = this.#text
    for (let end = start; ; end++) {
      const code = text.charCodeAt(end)
      if (code > CLOSE_BRACE) {
        if (isForeign(code)) return -1
      } else if (mayEndWord(code) && this.#endsWord(code, end, inFlow)) return end
    }
  }

  #endsWord(code: number, at: number, inFlow: boolean): boolean {
    if (code < SPACE) return true
    if (code === COLON) {
      const next = this.#text.charCodeAt(at + 1)
      return next <= SPACE || (inFlow && isFlowIndicator(next))
    }
    return code === HASH ? this.#text.charCodeAt(at - 1) === SPACE : inFlow
  }

  #readDoubleQuoted(): string | undefined {
    const text = this.#text
    const start = this.#at
    let end = start + 1
    let escaped = false
    for (let code = text.charCodeAt(end); code !== DOUBLE_QUOTE; code = text.charCodeAt(++end)) {
      if (code === BACKSLASH) {
        escaped = true
        code = text.charCodeAt(++end)
      }
      if (code < SPACE || isForeign(code)) return undefined
    }
    this.#at = end + 1
    if (!escaped) return text.slice(start + 1, end)
    try {
      // JSON's escapes mean the same in YAML; JSON lacks the other escapes of YAML.
      return JSON.parse(text.slice(start, this.#at)) as string
    } catch {
      return undefined
    }
  }

  #readSingleQuoted(): string | undefined {
    const text = this.#text
    const start = this.#at + 1
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
    this.#at = end + 1
    const value = text.slice(start, end)
    return escaped ? value.replaceAll("''", "'") : value
  }

  #isDash(): boolean {
    const next = this.#text.charCodeAt(this.#at + 1)
    return this.#text.charCodeAt(this.#at) === DASH && (next === SPACE || next === NEWLINE)
  }

  #skipSpaces(): void {
    while (this.#text.charCodeAt(this.#at) === SPACE) this.#at++
  }

  #skipComment(): void {
    const text = this.#text
    let end = this.#at
    for (let code = text.charCodeAt(end); code >= SPACE && !isForeign(code); ) code = text.charCodeAt(++end)
    this.#at = end
  }

  /** Steps from the start of a line to the first character that is neither blank nor part of a comment. */
  #skipBlankLines(): void {
    const text = this.#text
    while (this.#at < text.length) {
      const start = this.#at
      this.#skipSpaces()
      this.#indent = this.#at - start
      if (text.charCodeAt(this.#at) === HASH) this.#skipComment()
      if (text.charCodeAt(this.#at) !== NEWLINE) return
      this.#at++
    }
    this.#indent = -1
  }

  /** Steps to the next line with content if the rest of this line is at most a comment; returns whether it is. */
  #leaveLine(): boolean {
    const text = this.#text
    this.#skipSpaces()
    if (text.charCodeAt(this.#at) === HASH && text.charCodeAt(this.#at - 1) === SPACE) this.#skipComment()
    if (text.charCodeAt(this.#at) !== NEWLINE) return false
    this.#at++
    this.#skipBlankLines()
    return true
  }
}
