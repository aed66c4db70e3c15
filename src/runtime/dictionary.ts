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
export function searched(bytes: Uint8Array): Dictionary {
  const first = bytes.indexOf(LINE) + 1
  /** Less than 0 where the line at `start` comes before `wanted`, more where it comes after. */
  const order = (start: number, wanted: Uint8Array): number => {
    for (let i = 0; ; i++) {
      const own = bytes[start + i] ?? LINE
      if (i === wanted.length) return own === LINE ? 0 : 1
      if (own === LINE) return -1
      const by = own - (wanted[i] ?? 0)
      if (by !== 0) return by
    }
  }
  /** Where the first line from `low` to `high` stands that does not come before `wanted`. */
  const from = (wanted: Uint8Array, low: number, high: number): number => {
    while (low < high) {
      let start = (low + high) >> 1
      while (start > low && bytes[start - 1] !== LINE) start--
      if (order(start, wanted) < 0) {
        low = start
        while (low < high && bytes[low] !== LINE) low++
        low++
      } else high = start
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
      return start < high && order(start, wanted) === 0
    },
  }
}
