// A package of a spelling dictionary -> whether it has a word. The words stand in its index.dic, one a line, sorted by
// their bytes: the file is held as it is and searched, so that it costs its size and no time to load.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface Dictionary {
  /** Whether it has a word, spelt and accented just so. */
  readonly has: (word: string) => boolean
}

const LINE = 10
const known = new Map<string, Dictionary | undefined>()

/** The dictionary of a package; undefined where it is not installed or not sorted. Read once. */
export function dictionaryOf(name: string): Dictionary | undefined {
  if (!known.has(name)) known.set(name, read(name))
  return known.get(name)
}

function read(name: string): Dictionary | undefined {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? [])
    try {
      return searched(readFileSync(join(folder, name, 'index.dic')))
    } catch {
      // It stands in none, or in the next folder.
    }
  return undefined
}

/** A search by halves over sorted lines; the first line is the number of words. Pure. */
export function searched(lines: Uint8Array): Dictionary {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength)
  const first = bytes.indexOf(LINE) + 1
  return {
    has(word) {
      const wanted = Buffer.from(word)
      let low = first
      let high = bytes.length
      while (low < high) {
        const middle = bytes.lastIndexOf(LINE, (low + high) >> 1) + 1
        const start = Math.max(middle, low)
        const stop = bytes.indexOf(LINE, start)
        const end = stop < 0 ? bytes.length : stop
        const order = bytes.compare(wanted, 0, wanted.length, start, end)
        if (order === 0) return true
        if (order < 0) low = end + 1
        else high = start
      }
      return false
    },
  }
}
