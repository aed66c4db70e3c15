// Literals -> a function that finds which of them stand in a text, in one pass over its letters (Aho and Corasick,
// "Efficient string matching", 1975). Pure.
import { isLetter } from '../expression.ts'

/** The form of a letter that /i compares by (ECMA-262, Canonicalize): its capital, where that is one letter. */
function canonical(code: number): number {
  const letter = String.fromCharCode(code)
  const capital = letter.toUpperCase()
  if (capital.length !== 1) return code
  const found = capital.charCodeAt(0)
  return code > 127 && found < 128 ? code : found
}

/** Letters beyond these have no capital in any language described here. */
const CASED = 0x2000
let folded: Uint16Array | undefined

/** The same form of all letters that may have another. */
function allCanonical(): Uint16Array {
  folded ??= Uint16Array.from({ length: CASED }, (_, code) => canonical(code))
  return folded
}

/** Stands before or behind a literal that begins or ends a word: no letter is beside it. */
export const [STARTS, ENDS] = ['\ue000', '\ue001']

/** `found` is called with the index of each literal that stands in a text, as often as it ends there. */
export function automaton(
  literals: readonly string[],
  ignoreCase: boolean,
): (text: string, found: (literal: number) => void) => void {
  const forms = ignoreCase ? allCanonical() : undefined
  const letterOf = (code: number) => forms?.[code] ?? code
  const starts = literals.map((literal) => literal.startsWith(STARTS))
  const ends = literals.map((literal) => literal.endsWith(ENDS))
  const words = literals.map((literal, i) => literal.slice(starts[i] ? 1 : 0, ends[i] ? -1 : undefined))
  const classes = new Map<number, number>()
  for (const word of words)
    for (let i = 0; i < word.length; i++) {
      const letter = letterOf(word.charCodeAt(i))
      if (!classes.has(letter)) classes.set(letter, classes.size + 1)
    }
  const width = classes.size + 1
  const classOf = new Uint16Array(0x10000)
  for (const [letter, own] of classes) classOf[letter] = own
  forms?.forEach((form, code) => {
    classOf[code] = classes.get(form) ?? 0
  })

  // A trie; row s of `next` are the states behind s. No more than one a letter, of which memory is taken as they come.
  const most = words.reduce((sum, { length }) => sum + length, 1)
  const next = most < 0x10000 ? new Uint16Array(most * width) : new Uint32Array(most * width)
  let states = 1
  const endings: number[][] = [[]]
  /** The classes that lead on from a state by a literal. */
  const ways: number[][] = [[]]
  words.forEach((word, index) => {
    let state = 0
    for (let i = 0; i < word.length; i++) {
      const way = classOf[word.charCodeAt(i)] ?? 0
      const at = state * width + way
      if (next[at] === 0) {
        next[at] = states++
        endings.push([])
        ways.push([])
        ways[state]?.push(way)
      }
      state = next[at] ?? 0
    }
    endings[state]?.push(index)
  })
  // Breadth first, so that the state to fall back to is complete before it is asked for.
  const back = new Int32Array(states)
  const queue = (ways[0] ?? []).map((way) => next[way] ?? 0)
  for (let i = 0; i < queue.length; i++) {
    const state = queue[i] ?? 0
    const fallen = back[state] ?? 0
    endings[state]?.push(...(endings[fallen] ?? []))
    const own = (ways[state] ?? []).map((way) => [way, next[state * width + way] ?? 0] as const)
    next.copyWithin(state * width, fallen * width, (fallen + 1) * width)
    for (const [way, behind] of own) {
      back[behind] = next[fallen * width + way] ?? 0
      next[state * width + way] = behind
      queue.push(behind)
    }
  }
  const isEnd = Uint8Array.from(endings, (list) => (list.length > 0 ? 1 : 0))
  const isPart = (text: string, literal: number, end: number) =>
    (starts[literal] && isLetter(text.charCodeAt(end - (words[literal] ?? '').length))) ||
    (ends[literal] && isLetter(text.charCodeAt(end + 1)))
  return (text, found) => {
    let state = 0
    for (let i = 0; i < text.length; i++) {
      state = next[state * width + (classOf[text.charCodeAt(i)] ?? 0)] ?? 0
      if (isEnd[state]) for (const literal of endings[state] ?? []) if (!isPart(text, literal, i)) found(literal)
    }
  }
}
