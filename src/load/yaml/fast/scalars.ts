// Plain scalars of YAML: the characters that delimit them, and their values.
export const NEWLINE = 10
export const SPACE = 32
export const EXCLAMATION_MARK = 33
export const DOUBLE_QUOTE = 34
export const HASH = 35
export const SINGLE_QUOTE = 39
export const COMMA = 44
export const DASH = 45
export const COLON = 58
export const OPEN_BRACKET = 91
export const BACKSLASH = 92
export const CLOSE_BRACKET = 93
export const OPEN_BRACE = 123
export const CLOSE_BRACE = 125
const NO_BREAK_SPACE = 0xa0
const BYTE_ORDER_MARK = 0xfeff

/** Characters that begin no plain scalar: YAML's indicators, the full stop of `...` and `.5`, the `<` of merge keys. */
const INDICATORS = '?:,[]{}#&*!|>\'"%@`.<'
/** The plain scalars that the core schema reads as null or a boolean. */
const CONSTANTS = new Map([
  ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])
/** Matches at least every plain scalar that the core schema reads as a number. */
const NUMBER = /^[-+]?(?:0o[0-7]+|0x[0-9a-f]+|\.(?:inf|nan)|(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:e[-+]?[0-9]+)?)$/i
/** The numbers that the fast reader reads: integers that a double holds exactly, and simple decimals. */
const SIMPLE_NUMBER = /^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?$/

/** The value of a plain scalar; undefined for a number in a notation that the fast reader leaves to `yaml`. */
export function resolve(word: string): unknown {
  const first = word.charCodeAt(0)
  if (first < COLON && NUMBER.test(word)) return SIMPLE_NUMBER.test(word) ? Number(word) : undefined
  return word.length < 6 && CONSTANTS.has(word) ? CONSTANTS.get(word) : word
}

/** Whether a plain scalar can begin with these characters. A dash begins numbers only; typographic spaces begin none. */
export function startsWord(first: number, second: number): boolean {
  if (first === DASH) return second >= 48 && second <= 57
  if (first > CLOSE_BRACE)
    return first !== NO_BREAK_SPACE && (first < 0x2000 || first > 0x200b) && first !== BYTE_ORDER_MARK
  return first > SPACE && !INDICATORS.includes(String.fromCharCode(first))
}

/** Whether a character delimits members of a flow collection. */
export const isFlowIndicator = (code: number) =>
  code === COMMA || code === OPEN_BRACKET || code === CLOSE_BRACKET || code === OPEN_BRACE || code === CLOSE_BRACE

/** Line separators: JavaScript, JSON-LD and editors read them as line ends, YAML does not. */
const LINE_SEPARATOR = 0x2028
const PARAGRAPH_SEPARATOR = 0x2029

/** Whether a character from DEL on is refused: what YAML does not allow (1.2.2, 5.1), delete, and line separators. */
export const isForeign = (code: number) =>
  code >= 0xa0
    ? code >= 0xfffe || code === LINE_SEPARATOR || code === PARAGRAPH_SEPARATOR
    : code >= 0x7f && code !== 0x85

const ENDS = new Uint8Array(CLOSE_BRACE + 1)
ENDS.fill(1, 0, SPACE)
for (const code of [COLON, HASH, COMMA, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE]) ENDS[code] = 1

/** Whether a plain scalar may end at an ASCII character; what follows it decides. */
export const mayEndWord = (code: number) => ENDS[code] === 1
