// Finds the line and column of the words that a finding is about, within a value of several lines.
import type { Place } from '../../model/problem.ts'

/** Columns before the text of a line. Lines that are indented more continue the value. */
const indentOf = (line: string) => line.length - line.trimStart().length

/** The lines of the value at a place, each with the column at which the value begins. */
function* linesFrom(lines: readonly string[], { line = 1, column = 1 }: Place) {
  const first = lines[line - 1] ?? ''
  yield { line, from: column - 1, text: first }
  for (const [i, text] of lines.slice(line).entries()) {
    if (text.trim() !== '' && indentOf(text) <= indentOf(first)) return
    yield { line: line + 1 + i, from: 0, text }
  }
}

const isLetter = (text: string, at: number) => /\p{L}/u.test(text.charAt(at))

/** The index of whole words in a line; -1 if it does not contain them. */
function indexOfWords(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const beginsWithin = isLetter(words, 0) && isLetter(text, at - 1)
    const endsWithin = isLetter(words, words.length - 1) && isLetter(text, at + words.length)
    if (!beginsWithin && !endsWithin) return at
  }
  return -1
}

/** A key or a list. A finding about a group has no words of its own. */
const GROUP = /^(?:[\w-]+:|-|$)(?:\s|$)/

/** The place of the first of some words in the value at a place; the place itself if the value contains none. */
export function atWords(place: Place, words: readonly string[], linesOf: (file: string) => readonly string[]): Place {
  if (place.column === undefined || !place.file.endsWith('.yaml')) return place
  const lines = linesOf(place.file)
  if (GROUP.test((lines[(place.line ?? 1) - 1] ?? '').slice(place.column - 1))) return place
  for (const one of words)
    for (const { line, from, text } of linesFrom(lines, place)) {
      const at = one === '' ? -1 : indexOfWords(text, one, from)
      if (at >= 0) return { ...place, line, column: at + 1 }
    }
  return place
}

/** The quoted words of a sentence. */
export const quotedIn = (sentence: string): string[] =>
  [...sentence.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words)
