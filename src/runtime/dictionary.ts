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

/** Bytes at the beginning of a word by which lines are told apart first: three letters of Greek. */
const HEAD = 6

/** A search by halves over sorted lines; the first line is the number of words. Pure. */
export function searched(lines: Uint8Array): Dictionary {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength)
  const first = bytes.indexOf(LINE) + 1
  const endOf = (start: number) => ((end) => (end < 0 ? bytes.length : end))(bytes.indexOf(LINE, start))
  /** Where the first line from `low` to `high` stands that does not come before `wanted`. */
  const from = (wanted: Buffer, low: number, high: number): number => {
    while (low < high) {
      const start = Math.max(bytes.lastIndexOf(LINE, ((low + high) >> 1) - 1) + 1, low)
      const end = endOf(start)
      if (bytes.compare(wanted, 0, wanted.length, start, end) < 0) low = end + 1
      else high = start
    }
    return low
  }
  // Whoever looks for what a word was meant to be asks for hundreds of words that begin alike.
  const ranges = new Map<string, readonly [low: number, high: number]>()
  const rangeOf = (wanted: Buffer) => {
    const head = wanted.subarray(0, HEAD)
    const key = head.toString('latin1')
    let range = ranges.get(key)
    if (!range) {
      const low = from(head, first, bytes.length)
      range = [low, from(Buffer.concat([head, Buffer.of(0xff)]), low, bytes.length)]
      ranges.set(key, range)
    }
    return range
  }
  return {
    has(word) {
      const wanted = Buffer.from(word)
      const [low, high] = rangeOf(wanted)
      if (low >= high) return false
      const start = from(wanted, low, high)
      return start < high && bytes.compare(wanted, 0, wanted.length, start, endOf(start)) === 0
    },
  }
}
