// A pattern over letters -> a regular expression that says the same without the flag u: V8 compiles that in a tenth of
// the time and runs it in a third, for each \p{…} stands for hundreds of ranges and pairs of surrogates. Pure.

/** Where letters are looked for: from Latin and Greek to Arabic, and Latin and Greek with more marks. */
const BLOCKS: readonly (readonly [from: number, to: number])[] = [
  [0, 0x6ff],
  [0x1e00, 0x1fff],
]

const letters = new Uint8Array(0x2000)
for (const [from, to] of BLOCKS)
  for (let code = from; code <= to; code++) letters[code] = /\p{L}/u.test(String.fromCharCode(code)) ? 1 : 0

/** Whether the character of a code is what `\p{L}` stands for here; NaN is none. */
export const isLetter = (code: number): boolean => letters[code] === 1

const known = new Map<string, string>()

/** The ranges of a property of Unicode within these blocks, for the inside of a character class. */
function rangesOf(property: string): string {
  const done = known.get(property)
  if (done !== undefined) return done
  const has = new RegExp(`\\p{${property}}`, 'u')
  let out = ''
  for (const [from, to] of BLOCKS)
    for (let start = -1, code = from; code <= to + 1; code++) {
      const is = code <= to && has.test(String.fromCharCode(code))
      if (is && start < 0) start = code
      else if (!is && start >= 0) {
        // As they are: V8 reads a pattern twice, and six letters for one took it a tenth of all it does for a pattern.
        out += String.fromCharCode(start) + (start === code - 1 ? '' : `-${String.fromCharCode(code - 1)}`)
        start = -1
      }
    }
  known.set(property, out)
  return out
}

/**
 * The regular expression of a pattern, or of a literal with the flag u. Knows `\p{L}`, `\p{Lu}`, `\p{Ll}`, `\p{N}`; of
 * what lies beyond the Basic Multilingual Plane it sees halves.
 */
export function expression(pattern: string | RegExp, flags = ''): RegExp {
  const { source, given } =
    typeof pattern === 'string' ? { source: pattern, given: flags } : { source: pattern.source, given: pattern.flags }
  let isInClass = false
  const plain = source.replace(/\\(?:p\{(L|Lu|Ll|N)\}|[\s\S])|[[\]]/g, (found, property?: string) => {
    if (found === '[') isInClass = true
    else if (found === ']') isInClass = false
    else if (property !== undefined) return isInClass ? rangesOf(property) : `[${rangesOf(property)}]`
    else if (/^\\[pP]$/.test(found)) throw new Error(`a property no expression knows: ${source}`)
    return found
  })
  return new RegExp(plain, given.replace('u', ''))
}

const NONE: readonly RegExpExecArray[] = []

/**
 * All matches of a pattern with the flag g. `matchAll` makes a copy of its pattern for each text, which for a long
 * pattern takes fifty times as long as to look through the text.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (!match) return NONE
  const found: RegExpExecArray[] = []
  for (; match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
