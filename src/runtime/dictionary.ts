// A package of a spelling dictionary in the format of Hunspell (hunspell(5)) -> whether it has a word. The words stand
// in its index.dic, one a line, sorted by their bytes: the file is held as it is and searched, so that it costs its
// size and no time to load. A word may have flags behind a slash; index.aff says what words each of them makes of it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface Dictionary {
  /** Whether it has a word, spelt and accented just so. */
  readonly has: (word: string) => boolean
}

/** What a flag does: takes `strip` from the end (or beginning) of a word that fits `where` and puts `add` there. */
interface Affix {
  readonly flag: string
  readonly strip: string
  readonly add: string
  readonly where: RegExp
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
      const affixes = readFileSync(join(folder, name, 'index.aff'), 'utf8')
      return searched(readFileSync(join(folder, name, 'index.dic')), affixes)
    } catch {
      // It stands in none, or in the next folder.
    }
  return undefined
}

const [PREFIX, SUFFIX] = ['PFX', 'SFX']

/** The lines of an index.aff that make words of others: kind, flag, what goes, what comes, where. */
function affixesIn(text: string, kind: string): Affix[] {
  return text.split('\n').flatMap((line) => {
    const [own, flag, strip, add, where] = line.split(/\s+/)
    if (own !== kind || !flag || !strip || !add || !where) return []
    const pattern = kind === PREFIX ? `^${where}` : `${where}$`
    return [{ flag, strip: strip === '0' ? '' : strip, add: add.replace(/\/.*/, ''), where: new RegExp(pattern) }]
  })
}

/** A search by halves over sorted lines; the first line is the number of words. Pure. */
export function searched(bytes: Uint8Array, affixes = ''): Dictionary {
  const flagsOf = linesOf(bytes)
  const prefixes = affixesIn(affixes, PREFIX)
  const suffixes = new Map<string, Affix[]>()
  for (const each of affixesIn(affixes, SUFFIX))
    suffixes.set(each.add.slice(-1), [...(suffixes.get(each.add.slice(-1)) ?? []), each])
  if (prefixes.length + suffixes.size === 0) return { has: (word) => flagsOf(word, false) !== undefined }
  /** Whether a word stands in the lines, or is made of one by a suffix; and may have the prefix of a flag. */
  const hasStem = (word: string, flag: string): boolean =>
    flagsOf(word, true)?.includes(flag) ||
    (suffixes.get(word.slice(-1)) ?? []).some((suffix) => {
      if (!word.endsWith(suffix.add)) return false
      const stem = word.slice(0, word.length - suffix.add.length) + suffix.strip
      if (!suffix.where.test(stem)) return false
      const flags = flagsOf(stem, true)
      return flags?.includes(suffix.flag) && flags.includes(flag)
    })
  return {
    has: (word) =>
      hasStem(word, '') ||
      prefixes.some(({ add, strip, flag, where }) => {
        const stem = word.startsWith(add) ? strip + word.slice(add.length) : ''
        return stem !== '' && where.test(stem) && hasStem(stem, flag)
      }),
  }
}

/** Bytes at the beginning of a word by which lines are told apart first: three letters of Greek. */
const HEAD = 6

/** The flags of a word, '' for none; undefined where it has no line. `flagged`: lines may have flags. */
function linesOf(bytes: Uint8Array): (word: string, flagged: boolean) => string | undefined {
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
  /** Where the first line that begins with `text` goes on behind it; `isWhole`: that is nothing else. */
  const behind = (text: string, isWhole: boolean): number | undefined => {
    const wanted = Buffer.from(text)
    const [low, high] = rangeOf(wanted)
    const start = from(wanted, low, high)
    if (start >= high) return undefined
    const isThere = isWhole ? order(start, wanted) === 0 : wanted.every((byte, i) => bytes[start + i] === byte)
    return isThere ? start + wanted.length : undefined
  }
  return (word, flagged) => {
    const flags = flagged ? behind(`${word}/`, false) : undefined
    if (flags === undefined) return behind(word, true) === undefined ? undefined : ''
    const end = bytes.indexOf(LINE, flags)
    return Buffer.from(bytes.subarray(flags, end < 0 ? bytes.length : end)).toString('latin1')
  }
}
