// Words and a measure -> lines that fit it, balanced or shortened. Pure. Widths are sums over letters: kerning, which
// is left out, narrows nearly every line.

/** The width of a text, in pixels: the sum of the widths of its letters. */
export type Measure = (text: string) => number

/** Widths at a size in pixels; `advance` and `tracking` in ems. Each word is measured once. */
export function widthOf(advance: (character: string) => number, size: number, tracking: number): Measure {
  const known = new Map<string, number>()
  return (text) => {
    let width = known.get(text)
    if (width === undefined) {
      width = 0
      for (const character of text) width += (advance(character) + tracking) * size
      known.set(text, width)
    }
    return width
  }
}

/** Lines no wider than `measure`, each as full as it goes. A word wider than that is cut between letters. */
export function wrap(text: string, width: Measure, measure: number): string[] {
  const lines: string[] = []
  const space = width(' ')
  let line = ''
  let filled = 0
  const put = (piece: string) => {
    if (line !== '') lines.push(line)
    line = piece
    filled = width(piece)
  }
  for (const word of text.split(' ')) {
    const wide = width(word)
    if (line !== '' && filled + space + wide <= measure) {
      line += ` ${word}`
      filled += space + wide
    } else if (wide <= measure) put(word)
    else {
      put('')
      for (const letter of word) {
        if (filled + width(letter) > measure) put(letter)
        else {
          line += letter
          filled += width(letter)
        }
      }
    }
  }
  put('')
  return lines
}

/** As few lines as `wrap` needs, as equal as they get: the narrowest measure with no more lines and no cut word. */
export function balance(text: string, width: Measure, measure: number): string[] {
  const lines = wrap(text, width, measure)
  if (lines.length === 1) return lines
  const longest = Math.max(...text.split(' ').map(width))
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
  while (last !== '' && width(`${last}…`) > measure)
    last = last.includes(' ') ? last.slice(0, last.lastIndexOf(' ')) : [...last].slice(0, -1).join('')
  return [...lines.slice(0, count - 1), `${last.replace(/[ ,.:;–—-]+$/, '')}…`]
}
