// One file of results by key, cached between runs: one line of JSON per row. A table is written as a whole, and a damaged
// table, or one of another engine version, counts as absent.
import { renameSync } from 'node:fs'
import { engineDigest } from './engine.ts'
import { readSealed, writeSealed } from './replace-file.ts'
import { unwritten } from './unwritten.ts'

/** The key of a table. `context` names everything that the values depend on besides their keys and the engine. */
const keyOf = (context: string) => `${engineDigest()} ${context}`

const TAB = 9
const NEWLINE = 10
/** Bytes collected before a write. */
const BATCH = 1 << 20

/** A row as it was read (JSON contains neither tabs nor line breaks, which separate keys and rows), or a new value. */
type Row<T> = Buffer | { readonly value: T }

/**
 * Results by key. `get` and `set` mark a row as used; `save` writes the used rows and drops all others, so a table
 * never outgrows the site.
 */
export class Table<T> {
  readonly #file: string | undefined
  readonly #context: string
  readonly #old: ReadonlyMap<string, Buffer>
  readonly #used = new Map<string, Row<T>>()
  #isChanged = false
  /** The number of rows in the file. */
  #size: number

  /** Reads the table in `file`; without a file (`--no-cache`) nothing is read or written. */
  constructor(file: string | undefined, context: string) {
    this.#file = file
    this.#context = context
    this.#old = new Map(rowsOf(file, context))
    this.#size = this.#old.size
  }

  get(key: string): T | undefined {
    const row = this.#used.get(key) ?? this.#old.get(key)
    if (row === undefined) return undefined
    this.#used.set(key, row)
    return Buffer.isBuffer(row) ? (JSON.parse(row.toString()) as T) : row.value
  }

  /** Whether there is a row. Marks it as used. */
  has(key: string): boolean {
    const row = this.#used.get(key) ?? this.#old.get(key)
    if (row !== undefined) this.#used.set(key, row)
    return row !== undefined
  }

  /** The keys of the rows that an earlier run saved. */
  keys(): Iterable<string> {
    return this.#old.keys()
  }

  set(key: string, value: T): void {
    this.#used.set(key, { value })
    this.#isChanged = true
  }

  save(): void {
    if (!this.#isChanged && this.#used.size === this.#size) return
    writeRows(this.#file, this.#context, this.#used)
    this.#isChanged = false
    this.#size = this.#used.size
  }
}

/** All rows of a table. */
export const readTable = <T>(file: string | undefined, context: string): Map<string, T> =>
  new Map([...rowsOf(file, context)].map(([key, row]) => [key, JSON.parse(row.toString()) as T]))

/** Writes all rows of a table. */
export const writeTable = (file: string | undefined, context: string, rows: Iterable<readonly [string, unknown]>) =>
  writeRows(
    file,
    context,
    [...rows].map(([key, value]) => [key, { value }]),
  )

/** Renames a table. If that fails, the next run only takes longer. */
export function moveTable(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (fault) {
    unwritten(fault)
  }
}

/** The rows in the file of a table. */
function* rowsOf(file: string | undefined, context: string): Iterable<readonly [string, Buffer]> {
  const bytes = (file === undefined ? undefined : readSealed(file, keyOf(context))) ?? Buffer.alloc(0)
  for (let at = 0; at < bytes.length; ) {
    const tab = bytes.indexOf(TAB, at)
    const line = bytes.indexOf(NEWLINE, at)
    yield [JSON.parse(bytes.toString('utf8', at, tab)) as string, bytes.subarray(tab + 1, line)]
    at = line + 1
  }
}

/** Writes a table as a whole. If that fails, the next run only takes longer. */
function writeRows(file: string | undefined, context: string, rows: Iterable<readonly [string, Row<unknown>]>): void {
  if (file !== undefined) writeSealed(file, keyOf(context), batches(rows))
}

/** The bytes of rows. */
function* batches(rows: Iterable<readonly [string, Row<unknown>]>): Iterable<Uint8Array> {
  let parts: Uint8Array[] = []
  let size = 0
  for (const [key, row] of rows) {
    const json = Buffer.isBuffer(row) ? row : Buffer.from(JSON.stringify(row.value))
    parts.push(Buffer.from(`${JSON.stringify(key)}\t`), json, Buffer.from('\n'))
    size += json.length
    if (size <= BATCH) continue
    yield Buffer.concat(parts)
    parts = []
    size = 0
  }
  yield Buffer.concat(parts)
}
