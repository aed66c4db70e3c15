// Plain scalars of YAML: the characters that bound them, and the values they stand for. Pure.
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

/** What begins no plain scalar here: YAML's indicators, the full stop of `...` and `.5`, the `<` of merge keys. */
const INDICATORS = '?:,[]{}#&*!|>\'"%@`.<'
/** Every plain scalar that the core schema takes for null or a boolean. */
const CONSTANTS = new Map([
  ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])
/** More than every plain scalar that the core schema takes for a number. */
const NUMBER = /^[-+]?(?:0o[0-7]+|0x[0-9a-f]+|\.(?:inf|nan)|(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:e[-+]?[0-9]+)?)$/i
/** The numbers that are read: whole numbers that a double holds exactly, and simple decimals. */
const SIMPLE_NUMBER = /^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?$/

/** The value of a plain scalar, or undefined for a number in a form that is not read. */
export function resolve(word: string): unknown {
  const first = word.charCodeAt(0)
  if (first < COLON && NUMBER.test(word)) return SIMPLE_NUMBER.test(word) ? Number(word) : undefined
  return word.length < 6 && CONSTANTS.has(word) ? CONSTANTS.get(word) : word
}

/** Whether a plain scalar can begin with these characters: a dash begins numbers only, a space of print none here. */
export function startsWord(first: number, second: number): boolean {
  if (first === DASH) return second >= 48 && second <= 57
  if (first > CLOSE_BRACE)
    return first !== NO_BREAK_SPACE && (first < 0x2000 || first > 0x200b) && first !== BYTE_ORDER_MARK
  return first > SPACE && !INDICATORS.includes(String.fromCharCode(first))
}

/** Whether a character means something within brackets or braces. */
export const isFlowIndicator = (code: number) =>
  code === COMMA || code === OPEN_BRACKET || code === CLOSE_BRACKET || code === OPEN_BRACE || code === CLOSE_BRACE

/** Words that other readers of YAML take for yes or no; see slips.ts. */
const SWITCHES = new Set(['no', 'No', 'NO', 'yes', 'Yes', 'YES', 'on', 'On', 'ON', 'off', 'Off', 'OFF'])

/** Whether a plain scalar may be a slip: a word for a switch, or a text that begins with a quote of print. */
export function isSuspect(word: string): boolean {
  const first = word.charCodeAt(0)
  return (first >= 0x2018 && first <= 0x201f) || (word.length < 4 && SWITCHES.has(word))
}

/** Whether a character from DEL on is no text: what YAML does not allow (1.2.2, 5.1), and delete. */
export const isForeign = (code: number) => (code >= 0xa0 ? code >= 0xfffe : code >= 0x7f && code !== 0x85)
