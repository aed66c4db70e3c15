// A table of one value a page's file, of which only what is used again or set is cached for the next run.
import type { PageSource } from '../../model/content.ts'
import { shortDigest } from '../digest.ts'
import { unpackedValue } from '../encoding.ts'
import { changeTable, readTable } from './table.ts'

/** A file may be a page of two routes. */
export const placeOf = ({ file, route }: Pick<PageSource, 'file' | 'route'>) => `${route} ${file}`

/** The key of a page's row. */
export const keyOf = ({ file, route }: PageSource, digest: string) => shortDigest(file, String(route), digest)

/** A table as it is opened and read: `read` makes the value of a row, of an earlier run or new. */
export interface RowReader<T, Row extends string | Uint8Array> {
  readonly open: (file: string | undefined, context: string) => Map<string, Row>
  readonly read: (row: Row) => T
}

/** Values that are packed. */
export const asPacked = <T>(): RowReader<T, string> => ({ open: readTable, read: unpackedValue })

/**
 * Opens the table in `file` for values that depend on `context` and their keys. Each is read from its row, a new one
 * too: what was worked out of long texts holds these in memory (V8, sliced strings).
 */
export function rowsOf<T, Row extends string | Uint8Array>(
  file: string | undefined,
  context: string,
  { open, read }: RowReader<T, Row>,
) {
  const old = open(file, context)
  const rows = new Map<string, Row>()
  const values = new Map<string, T>()
  let isSaved = false
  return {
    /** The value of an earlier run. */
    take(source: PageSource, key: string): T | undefined {
      const row = old.get(key)
      if (!row) return undefined
      const value = read(row)
      rows.set(key, row)
      values.set(placeOf(source), value)
      return value
    },
    set(source: PageSource, key: string, row: Row) {
      rows.set(key, row)
      values.set(placeOf(source), read(row))
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
