// A package of a spelling dictionary in the format of Hunspell (hunspell(5)) -> whether it has a word. The words stand
// in its index.dic, one a line, sorted by their bytes: the file is searched as it lies, and read only where a search
// looks. A word may have flags behind a slash; index.aff says what words each of them makes of it.
import { fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The words of a language. */
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

/** What ends a line, and what stands before flags. */
const [LINE, FLAGS] = [10, 47]
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
      return searched(bytesOf(join(folder, name, 'index.dic')), affixes)
    } catch {
      // It stands in none, or in the next folder.
    }
  return undefined
}

/** Bytes of a few lines. */
const LINES = 512

/** Bytes that lie somewhere, and as many of them as somebody looks at. */
export interface Bytes {
  readonly length: number
  /** Those from `start` to before `end`: good until the next are asked for. */
  slice(start: number, end: number): Uint8Array
}

/**
 * The bytes of a file, read where they are looked at, and always into the same room: memory that is touched for the
 * first time costs more than reading. The file stays open as long as its thread runs.
 */
function bytesOf(path: string): Bytes {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  let room = Buffer.alloc(2 * PIECE)
  let [from, to] = [0, 0]
  return {
    length: size,
    slice(start, end) {
      if (start < from || end > to) {
        // Whoever looks at a line looks at the next one.
        const wanted = Math.max(end, Math.min(start + LINES, size))
        if (room.length < wanted - start) room = Buffer.alloc(2 * (wanted - start))
        from = start
        to = start
        while (to < wanted) {
          const count = readSync(file, room, to - from, wanted - to, to)
          if (count === 0) throw new Error(`${path} ends before its end`)
          to += count
        }
      }
      return room.subarray(start - from, end - from)
    },
  }
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
export function searched(bytes: Bytes, affixes = ''): Dictionary {
  const { isLine, flagsOf } = linesOf(bytes)
  const prefixes = affixesIn(affixes, PREFIX)
  const suffixes = new Map<string, Affix[]>()
  for (const each of affixesIn(affixes, SUFFIX))
    suffixes.set(each.add.slice(-1), [...(suffixes.get(each.add.slice(-1)) ?? []), each])
  /** Whether a word is made of another by a suffix, or has flags itself; and may have the prefix of a flag. */
  const isMade = (word: string, flag: string): boolean =>
    flagsOf(word)?.includes(flag) ||
    (suffixes.get(word.slice(-1)) ?? []).some((suffix) => {
      if (!word.endsWith(suffix.add)) return false
      const stem = word.slice(0, word.length - suffix.add.length) + suffix.strip
      if (!suffix.where.test(stem)) return false
      const flags = flagsOf(stem)
      return flags?.includes(suffix.flag) && flags.includes(flag)
    })
  let flagged: boolean | undefined
  const isFlagged = () => {
    flagged ??= prefixes.length + suffixes.size > 0 && hasFlags(bytes)
    return flagged
  }
  return {
    has: (word) =>
      isLine(word) ||
      (isFlagged() &&
        (isMade(word, '') ||
          prefixes.some(({ add, strip, flag, where }) => {
            const stem = word.startsWith(add) ? strip + word.slice(add.length) : ''
            return stem !== '' && where.test(stem) && isMade(stem, flag)
          }))),
  }
}

/** Bytes that are looked through at once for the first flag. */
const STRETCH = 1 << 16

/** Whether any line has flags: where all words are written out, affixes make no other. */
function hasFlags(bytes: Bytes): boolean {
  for (let at = 0; at < bytes.length; at += STRETCH)
    if (bytes.slice(at, Math.min(at + STRETCH, bytes.length)).includes(FLAGS)) return true
  return false
}

/** Bytes that are searched at once. Which of these pieces has a word is found by their first lines. */
const PIECE = 1 << 13

/** Whether a word has a line without flags, and the flags of one that has some. */
function linesOf(bytes: Bytes) {
  const { length } = bytes
  /** The line at `start`, without its end. */
  const lineAt = (start: number): Uint8Array => {
    for (let most = 128; ; most *= 2) {
      const line = bytes.slice(start, Math.min(start + most, length))
      const end = line.indexOf(LINE)
      if (end >= 0 || start + most >= length) return line.subarray(0, end < 0 ? line.length : end)
    }
  }
  const first = Math.min(lineAt(0).length + 1, length)
  const firstLines = new Map<number, { readonly start: number; readonly line: Uint8Array }>()
  /** The first line that begins in a piece, or behind it; empty at the end. */
  const firstOf = (piece: number) => {
    const known = firstLines.get(piece)
    if (known) return known
    const before = piece * PIECE - 1
    const start = piece === 0 ? first : before >= length ? length : Math.min(before + lineAt(before).length + 1, length)
    const found = { start, line: Uint8Array.from(lineAt(start)) }
    firstLines.set(piece, found)
    return found
  }
  /** Where the first line stands that does not come before `wanted`. */
  const find = (wanted: Uint8Array): number => {
    let low = 0
    let high = Math.floor(length / PIECE) + 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      const { start, line } = firstOf(middle)
      if (start < length && order(line, 0, line.length, wanted) < 0) low = middle
      else high = middle
    }
    const { start } = firstOf(low)
    const piece = bytes.slice(start, firstOf(high).start)
    return start + within(piece, wanted)
  }
  /** Where the first line that begins with `text` goes on behind it; `isWhole`: that is nothing else. */
  const behind = (text: string, isWhole: boolean): number | undefined => {
    const wanted = Buffer.from(text)
    const start = find(wanted)
    const line = lineAt(start)
    const isThere = isWhole
      ? line.length === wanted.length && wanted.equals(line)
      : line.length >= wanted.length && wanted.equals(line.subarray(0, wanted.length))
    return isThere && start < length ? start + wanted.length : undefined
  }
  return {
    isLine: (word: string) => behind(word, true) !== undefined,
    flagsOf(word: string): string | undefined {
      const flags = behind(`${word}/`, false)
      return flags === undefined ? undefined : Buffer.from(lineAt(flags)).toString('latin1')
    },
  }
}

/** Less than 0 where the line from `start` to before `end` comes before `wanted`, more where it comes after. */
function order(lines: Uint8Array, start: number, end: number, wanted: Uint8Array): number {
  for (let i = 0; i < wanted.length; i++) {
    if (start + i >= end || lines[start + i] === LINE) return -1
    const by = (lines[start + i] ?? 0) - (wanted[i] ?? 0)
    if (by !== 0) return by
  }
  return start + wanted.length >= end || lines[start + wanted.length] === LINE ? 0 : 1
}

/** Where in whole lines the first one stands that does not come before `wanted`; their end where there is none. */
function within(lines: Uint8Array, wanted: Uint8Array): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    let start = (low + high) >> 1
    while (start > low && lines[start - 1] !== LINE) start--
    if (order(lines, start, lines.length, wanted) < 0) {
      low = start
      while (low < high && lines[low] !== LINE) low++
      low++
    } else high = start
  }
  return Math.min(low, lines.length)
}
