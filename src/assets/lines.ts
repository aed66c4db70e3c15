// Words and a measure -> lines that fit it, balanced or shortened. Pure; widths come from the font itself.
import { codePoint, type StaticFont } from './fonts.ts'

/** The width of a text, in pixels. */
export type Measure = (text: string) => number

/** Text widths in pixels at a size; `tracking` in ems. Kerning is left out; it narrows nearly every line. */
export function widthOf(fonts: readonly StaticFont[], size: number, tracking: number): Measure {
  const known = new Map<string, number>()
  const letter = (character: string): number => {
    const font = fonts.find(({ advances }) => advances.has(codePoint(character)))
    return ((font ? (font.advances.get(codePoint(character)) ?? 0) / font.unitsPerEm : 0) + tracking) * size
  }
  return (text) => {
    let sum = 0
    for (const character of text) {
      const width = known.get(character) ?? letter(character)
      known.set(character, width)
      sum += width
    }
    return sum
  }
}

/** Lines no wider than `measure`, each as full as it goes. A word wider than that is cut between letters. */
export function wrap(text: string, width: Measure, measure: number): string[] {
  const lines: string[] = []
  let line = ''
  const put = (piece: string) => {
    if (line !== '') lines.push(line)
    line = piece
  }
  for (const word of text.split(' ')) {
    if (line !== '' && width(`${line} ${word}`) <= measure) line += ` ${word}`
    else if (width(word) <= measure) put(word)
    else {
      put('')
      for (const letter of word) {
        if (width(line + letter) <= measure) line += letter
        else put(letter)
      }
    }
  }
  put('')
  return lines
}

/** As few lines as `wrap` needs, as equal as they get: the narrowest measure that takes no more lines and cuts no word. */
export function balance(text: string, width: Measure, measure: number): string[] {
  const longest = Math.max(...text.split(' ').map(width))
  const lines = wrap(text, width, measure)
  let [low, high] = [Math.min(longest, measure), measure]
  while (high - low > 2) {
    const middle = (low + high) / 2
    if (wrap(text, width, middle).length <= lines.length) high = middle
    else low = middle
  }
  return wrap(text, width, high)
}

/** At most `count` lines; what does not fit ends in "…", between words where the last line has more than one. */
export function shorten(lines: readonly string[], count: number, width: Measure, measure: number): string[] {
  if (lines.length <= count) return [...lines]
  let last = lines[count - 1] ?? ''
  while (last !== '' && width(`${last}…`) > measure) last = last.includes(' ') ? last.slice(0, last.lastIndexOf(' ')) : [...last].slice(0, -1).join('')
  return [...lines.slice(0, count - 1), `${last.replace(/[ ,.:;–—-]+$/, '')}…`]
}
