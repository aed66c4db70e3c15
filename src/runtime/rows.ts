// A table of one value a page's file, of which only what is used again or set is cached for the next run.
import type { PageSource } from '../model/content.ts'
import { shortDigest } from './digest.ts'
import { fromUtf8, toUtf8 } from './encoding.ts'
import { changeTable, readTable } from './table.ts'

/** A file may be a page of two routes. */
export const placeOf = ({ file, route }: PageSource) => `${route} ${file}`

/** The key of a page's row. */
export const keyOf = ({ file, route }: PageSource, digest: string) => shortDigest(file, String(route), digest)

/** How values become rows; what is read of a row may hold its bytes. */
export interface Coding<T, Read> {
  readonly write: (value: T) => string | Buffer
  readonly read: (row: Buffer) => Read
}

/** Values as JSON. */
export const asJson = <T>(): Coding<T, T> => ({
  write: (value) => JSON.stringify(value),
  read: (row) => JSON.parse(fromUtf8(row)) as T,
})

/** Opens the table in `file` for values that depend on `context` and their keys. */
export function rowsOf<T, Read>(file: string | undefined, context: string, { write, read }: Coding<T, Read>) {
  const old = readTable(file, context)
  const rows = new Map<string, string | Uint8Array>()
  const values = new Map<string, Read>()
  let isSaved = false
  return {
    /** The value of an earlier run. */
    take(source: PageSource, key: string): Read | undefined {
      const row = old.get(key)
      if (!row) return undefined
      const value = read(row)
      rows.set(key, row)
      values.set(placeOf(source), value)
      return value
    },
    set(source: PageSource, key: string, value: T) {
      const row = write(value)
      rows.set(key, row)
      // As it is read in a later run: what was worked out of long texts holds these in memory (V8, sliced strings).
      values.set(placeOf(source), read(typeof row === 'string' ? toUtf8(row) : row))
    },
    get: (source: PageSource) => values.get(placeOf(source)),
    /** Holds the rows for the next run; a second time there is nothing to do. */
    save() {
      if (!isSaved) changeTable(file, context, old, rows)
      isSaved = true
      old.clear()
      rows.clear()
    },
  }
}
