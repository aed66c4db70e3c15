// The place of a value -> that of the words in it that a finding is about: a paragraph has many. Pure.
import type { Place } from '../../model/problem.ts'

/** Letters before a place of a line: what is indented more belongs to it. */
const indentOf = (line: string) => line.length - line.trimStart().length

/** The lines of the value that begins at a place, each from where the value begins in it. */
function* linesFrom(lines: readonly string[], { line = 1, column = 1 }: Place) {
  const first = lines[line - 1] ?? ''
  yield { line, from: column - 1, text: first }
  for (const [i, text] of lines.slice(line).entries()) {
    if (text.trim() !== '' && indentOf(text) <= indentOf(first)) return
    yield { line: line + 1 + i, from: 0, text }
  }
}

const isLetter = (text: string, at: number) => /\p{L}/u.test(text.charAt(at))

/** Where words stand in a line, and are no part of others; -1 where they do not. */
function indexOfWords(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const beginsWithin = isLetter(words, 0) && isLetter(text, at - 1)
    const endsWithin = isLetter(words, words.length - 1) && isLetter(text, at + words.length)
    if (!beginsWithin && !endsWithin) return at
  }
  return -1
}

/** A key or a list: what is said of a group is said of no word in it. */
const GROUP = /^(?:[\w-]+:|-|$)(?:\s|$)/

/**
 * Where the first of some words stand in the value at a place. `linesOf` are the lines of a file; what is not found as
 * it is typed has the place of the value.
 */
export function atWords(place: Place, words: readonly string[], linesOf: (file: string) => readonly string[]): Place {
  if (place.column === undefined || !place.file.endsWith('.yaml')) return place
  const lines = linesOf(place.file)
  if (GROUP.test((lines[(place.line ?? 1) - 1] ?? '').slice(place.column - 1))) return place
  for (const one of words)
    for (const { line, from, text } of linesFrom(lines, place)) {
      const found = one === '' ? -1 : indexOfWords(text, one, from)
      if (found >= 0) return { ...place, line, column: found + 1 }
    }
  return place
}

/** The words that a sentence quotes. */
export const quotedIn = (sentence: string): string[] =>
  [...sentence.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words)
