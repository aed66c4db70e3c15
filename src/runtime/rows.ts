// A table of one value a page's file, of which only what is used again or set is cached for the next run.
import type { PageSource } from '../model/content.ts'
import { shortDigest } from './digest.ts'
import { fromUtf8 } from './encoding.ts'
import { readTable, writeTable } from './table.ts'

/** A file may be a page of two routes. */
export const placeOf = ({ file, route }: PageSource) => `${route} ${file}`

/** The key of a page's row. */
export const keyOf = ({ file, route }: PageSource, digest: string) => shortDigest(file, String(route), digest)

/** Opens the table in `file` for values that depend on `context` and their keys. */
export function rowsOf<T>(file: string | undefined, context: string) {
  const old = readTable(file, context)
  const size = old.size
  const rows = new Map<string, string | Uint8Array>()
  const values = new Map<string, T>()
  let fresh = false
  let isSaved = false
  return {
    /** The value of an earlier run. */
    take(source: PageSource, key: string): T | undefined {
      const row = old.get(key)
      if (!row) return undefined
      const value = JSON.parse(fromUtf8(row)) as T
      rows.set(key, row)
      values.set(placeOf(source), value)
      return value
    },
    set(source: PageSource, key: string, value: T) {
      fresh = true
      const row = JSON.stringify(value)
      rows.set(key, row)
      // As it is read in a later run: what was worked out of long texts holds these in memory (V8, sliced strings).
      values.set(placeOf(source), JSON.parse(row) as T)
    },
    get: (source: PageSource) => values.get(placeOf(source)),
    /** Holds the rows for the next run; a second time there is nothing to do. */
    save() {
      if (!isSaved && (fresh || rows.size !== size)) writeTable(file, context, rows)
      isSaved = true
      old.clear()
      rows.clear()
    },
  }
}
