// A regular expression -> what a text must hold for it to match anywhere: of each list, one of its literals. Pure.
// After the prefilter of RE2 (Cox, "Regular Expression Matching with a Trigram Index", 2012). What it does not
// understand asks for nothing.
import { ENDS, STARTS } from './automaton.ts'

/** Literals of which a text that matches holds one at least. */
export type Clause = readonly string[]

/**
 * What a part of a pattern matches: exactly these strings, where they are few; what it begins with, where it is more;
 * and what it asks for besides.
 */
interface Part {
  readonly exact: readonly string[] | undefined
  readonly head: readonly string[]
  readonly clauses: readonly Clause[]
  /** It looks ahead, and takes no room. */
  readonly isAhead?: boolean
}

/** Strings a part may stand for until they are too many to tell apart. */
const MOST = 64
/** Members of a class that are worth writing out. */
const FEW_LETTERS = 6
/** Longer literals are cut: that much is rare enough, and letters cost room. */
const LONGEST = 8
/** Clauses of a pattern: of more, the most telling ones. */
const CLAUSES = 2
/** Letters of a literal that is worth looking for beside another one. */
const TELLING = 3

const NOTHING: Part = { exact: [''], head: [''], clauses: [] }
const ANYTHING: Part = { exact: undefined, head: [''], clauses: [] }
const exactly = (exact: readonly string[]): Part => ({ exact, head: exact, clauses: [] })

/**
 * The clauses of a pattern, as `expression` takes it: all of them hold of every text it matches. None where nothing can
 * be said.
 */
export function requiredBy(source: string): readonly Clause[] {
  const reader = { source, at: 0 }
  const { exact, clauses } = alternatives(reader)
  if (reader.at < source.length) return []
  const all = new Map([...clauses, ...clauseOf(exact)].map((clause) => [clause.join('\0'), clause]))
  return [...all.values()]
    .sort((a, b) => shortest(b) - shortest(a) || a.length - b.length)
    .filter((clause, i) => i === 0 || (i < CLAUSES && shortest(clause) >= TELLING))
}

interface Reader {
  readonly source: string
  at: number
}

const shortest = (clause: Clause) => Math.min(...clause.map(({ length }) => length))

/** Of a literal the beginning says as much as the whole. */
const cut = (literal: string) => literal.slice(0, literal.startsWith(STARTS) ? LONGEST + 1 : LONGEST)

/** What a part that stands for these strings asks for. One letter is in nearly every text, but for a word of one. */
const clauseOf = (exact: readonly string[] | undefined): readonly Clause[] =>
  exact?.every((literal) => literal.length > (literal.startsWith(STARTS) ? 2 : 1)) ? [[...new Set(exact.map(cut))]] : []

const [START, END] = [STARTS.charCodeAt(0), ENDS.charCodeAt(0)]

/** Two strings in a row: where a word begins or ends is told at their ends alone. */
function inARow(one: string, other: string): string {
  const isEnd = one.charCodeAt(one.length - 1) === END
  const isStart = other.charCodeAt(0) === START
  if (!isEnd && !isStart) return one + other
  const before = isEnd ? one.slice(0, -1) : one
  const behind = isStart ? other.slice(1) : other
  const begin = before === '' && isStart ? STARTS : before
  return behind === '' && isEnd ? begin + ENDS : begin + behind
}

/** Each string of the first list with each of the second behind it; undefined where these are too many. */
function joined(before: readonly string[], after: readonly string[]): readonly string[] | undefined {
  if (after.length === 1 && after[0] === '') return before
  return before.length * after.length > MOST
    ? undefined
    : before.flatMap((one) => after.map((other) => inARow(one, other)))
}

/** The clause that says most: that of the longest literals. */
const mostTelling = (clauses: readonly Clause[]): Clause | undefined =>
  clauses.reduce<Clause | undefined>((most, one) => (most && shortest(most) >= shortest(one) ? most : one), undefined)

/** Alternatives up to the end of a group or of the pattern. */
function alternatives(reader: Reader): Part {
  const parts = [sequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at++
    parts.push(sequence(reader))
  }
  const [only] = parts
  if (only && parts.length === 1) return only
  const few = (lists: readonly (readonly string[])[]) => {
    const all = [...new Set(lists.flat())]
    return all.length > MOST ? undefined : all
  }
  const exact = parts.every((part) => part.exact) ? few(parts.map((part) => part.exact ?? [])) : undefined
  const head = exact ?? few(parts.map((part) => part.head)) ?? ['']
  // Each of them asks for something, or they ask for nothing together.
  const best = parts.map((part) => mostTelling([...part.clauses, ...(exact ? [] : clauseOf(part.exact))]))
  const isAsked = best.every((clause) => clause !== undefined)
  return { exact, head, clauses: isAsked ? [[...new Set(best.flatMap((clause) => clause ?? []))]] : [] }
}

/** Terms one after the other. */
function sequence(reader: Reader): Part {
  const clauses: Clause[] = []
  let exact: readonly string[] = ['']
  /** What `exact` was when it ceased to be all there is. */
  let head: readonly string[] | undefined
  const close = (next: readonly string[]) => {
    clauses.push(...clauseOf(exact))
    head ??= exact
    exact = next
  }
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const part = term(reader)
    clauses.push(...part.clauses)
    const longer = joined(exact, part.exact ?? part.head)
    if (part.isAhead) clauses.push(...clauseOf(longer ?? part.exact))
    else if (part.exact === undefined) {
      if (longer) exact = longer
      else close(part.head)
      close([''])
    } else if (longer) exact = longer
    else close(part.exact)
  }
  if (head === undefined) return { exact, head: exact, clauses }
  return { exact: undefined, head, clauses: [...clauses, ...clauseOf(exact)] }
}

const QUANTIFIER = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/
const OPENING = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y
/** A bracket, or what stands between two. */
const PIECE = /[()]|(?:\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[^()[\\])+/y
const ESCAPE = /^\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|p\{\w+\}|[\s\S])/

/** Letters in a row, up to one that has a quantifier. */
const RUN = /[^\\[\](){}|.*+?^$]+(?![*+?{])/y

/** What comes next, as much as a quantifier, the beginning of a group or an escape may take. */
const upTo = ({ source, at }: Reader) => source.slice(at, at + 40)

/** One atom with its quantifier. */
function term(reader: Reader): Part {
  const part = atom(reader)
  const found = '*+?{'.includes(reader.source[reader.at] || ' ') ? QUANTIFIER.exec(upTo(reader)) : null
  if (!found) return part
  const [quantifier, least = ''] = found
  reader.at += quantifier.length
  if (quantifier.startsWith('?')) return part.exact ? exactly([...new Set(['', ...part.exact])]) : ANYTHING
  if (quantifier.startsWith('*') || least === '0') return ANYTHING
  return { ...part, exact: undefined }
}

function atom(reader: Reader): Part {
  const { source, at } = reader
  const letter = source[at] ?? ''
  if (letter === '(') return group(reader)
  if (letter === '[') return letters(reader)
  if (letter === '\\') {
    const { literal, isPlace } = escaped(reader)
    return isPlace ? NOTHING : literal === undefined ? ANYTHING : exactly([literal])
  }
  RUN.lastIndex = at
  const run = RUN.exec(source)?.[0]
  reader.at += run?.length ?? 1
  if (letter === '.') return ANYTHING
  return letter === '^' || letter === '$' ? NOTHING : exactly([run ?? letter])
}

/** No letter stands before this, or none behind; whatever else does not. */
const NO_LETTER = /^\(\?(<?)!(?:\\p\{L\}|\[\\p\{L\}(?:\\[\s\S]|[^\]\\])*\])\)/

function group(reader: Reader): Part {
  const beside = NO_LETTER.exec(upTo(reader))
  if (beside) {
    reader.at += beside[0].length
    return exactly([beside[1] === '<' ? STARTS : ENDS])
  }
  const kind = OPENING.exec(upTo(reader))?.[0] ?? '('
  reader.at += kind.length
  // What nothing fits, of which lists are made that have no entries.
  if (kind === '(?!' && reader.source[reader.at] === ')') {
    reader.at++
    return exactly([])
  }
  if (kind.endsWith('!')) return skipped(reader)
  const inner = alternatives(reader)
  // Past the bracket that closes it.
  reader.at++
  // What is looked for behind is in the text, and takes no room.
  if (kind === '(?<=') return { ...NOTHING, clauses: [...inner.clauses, ...clauseOf(inner.exact)] }
  return kind === '(?=' ? { ...inner, isAhead: true } : inner
}

/** The rest of a group that says what is not there: nothing is asked for. */
function skipped(reader: Reader): Part {
  for (let open = 1; open > 0 && reader.at < reader.source.length; ) {
    PIECE.lastIndex = reader.at
    const piece = PIECE.exec(reader.source)?.[0] ?? ' '
    reader.at += piece.length
    if (piece === '(') open++
    else if (piece === ')') open--
  }
  return NOTHING
}

/** A class: its members where they are few. */
function letters(reader: Reader): Part {
  CLASS.lastIndex = reader.at
  const whole = CLASS.exec(reader.source)?.[0] ?? '[]'
  reader.at += whole.length
  const members: string[] = []
  // A range or a property has more of them than are worth writing out; so has all that a class is not.
  if (/^\[\^|[^[]-[^\]]|\\p/.test(whole)) return ANYTHING
  const inner = { source: whole.slice(1, -1), at: 0 }
  while (inner.at < inner.source.length) {
    const letter = inner.source[inner.at] ?? ''
    const literal = letter === '\\' ? escaped(inner).literal : letter
    if (letter !== '\\') inner.at++
    if (literal === undefined || members.push(literal) > FEW_LETTERS) return ANYTHING
  }
  return members.length === 0 ? ANYTHING : exactly(members)
}

/** An escape: the letter it stands for, or that it is a place between letters. */
function escaped(reader: Reader): { literal?: string; isPlace?: boolean } {
  const [whole = '\\', unicode, hex] = ESCAPE.exec(upTo(reader)) ?? []
  reader.at += whole.length
  const code = unicode ?? hex
  if (code !== undefined) return { literal: String.fromCharCode(Number.parseInt(code, 16)) }
  const letter = whole[1] ?? ''
  if (letter === 'b' || letter === 'B') return { isPlace: true }
  return /[a-zA-Z0-9]/.test(letter) ? {} : { literal: letter }
}
