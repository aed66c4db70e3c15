// A text and a box -> its lines and font size. SVG has no line breaking, so social cards are set line by line.
import type { FittedText, TextBox } from '../../model/drawing.ts'
import { memoize } from '../../runtime/memoize.ts'

/** The width of a character in ems; 0 for one that the font does not have. */
type Advance = (character: string) => number

type Measure = (text: string) => number

/**
 * Sets a text at the largest size at which it fits without cutting a word, in balanced lines. At the smallest size,
 * what does not fit ends in "…". Kerning is not measured: it narrows nearly every line.
 */
export function fitText(text: string, advance: Advance, box: TextBox): FittedText {
  const { sizes, width, tracking = 0 } = box
  const most = (size: number) => box.lines ?? Math.floor((box.height ?? size) / (size * (box.lineHeight ?? 1)))
  for (const size of sizes) {
    const measure = measureAt(advance, size, tracking)
    if (!text.split(' ').every((word) => measure(word) <= width)) continue
    if (wrap(text, measure, width).length <= most(size))
      return { lines: balance(text, measure, width).map(unbind), size }
  }
  const size = sizes.at(-1) ?? 16
  const measure = measureAt(advance, size, tracking)
  return { lines: shorten(wrap(text, measure, width), most(size), measure, width).map(unbind), size }
}

/** Returns a function that replaces the space after each of the words by a non-breaking one: no line ends on them. */
export function binder(words: readonly string[]): (text: string) => string {
  const bound = new Set(words)
  return (text) =>
    text.replace(/(?<=^|\s)([^\s]+) /gu, (all, word: string) => (bound.has(word.toLowerCase()) ? `${word}\u00a0` : all))
}

const unbind = (line: string) => line.replaceAll('\u00a0', ' ')

/** Returns a function that measures texts in pixels; each text is measured once. */
const measureAt = (advance: Advance, size: number, tracking: number): Measure =>
  memoize((text) => [...text].reduce((width, character) => width + (advance(character) + tracking) * size, 0))

/** Lines no wider than `limit`, each as full as possible. A word wider than that is cut between letters. */
function wrap(text: string, measure: Measure, limit: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= limit) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = cut(word, measure, limit)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return [...lines, line]
}

/** A word in pieces no wider than `limit`. */
function cut(word: string, measure: Measure, limit: number): string[] {
  if (measure(word) <= limit) return [word]
  const pieces = ['']
  for (const letter of word) {
    const longer = pieces.at(-1) + letter
    if (pieces.at(-1) === '' || measure(longer) <= limit) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

/** As few lines as `wrap` needs, as equal as possible: the narrowest width that adds no line and cuts no word. */
function balance(text: string, measure: Measure, limit: number): string[] {
  const lines = wrap(text, measure, limit)
  if (lines.length === 1) return lines
  let low = text.split(' ').reduce((most, word) => Math.max(most, measure(word)), 0)
  let high = limit
  while (high - low > 2) {
    const middle = (low + high) / 2
    if (wrap(text, measure, middle).length <= lines.length) high = middle
    else low = middle
  }
  return wrap(text, measure, high)
}

/** At most `count` lines; the last one ends in "…" if something was left out. */
function shorten(lines: readonly string[], count: number, measure: Measure, limit: number): string[] {
  if (lines.length <= count) return [...lines]
  let last = lines[count - 1] ?? ''
  while (last !== '' && measure(`${last}…`) > limit)
    last = last.includes(' ') ? last.slice(0, last.lastIndexOf(' ')) : [...last].slice(0, -1).join('')
  return [...lines.slice(0, count - 1), `${last.replace(/(?<![ ,.:;–—-])[ ,.:;–—-]+$/, '')}…`]
}
