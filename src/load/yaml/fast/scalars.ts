// Patterns of the scalars that the fast YAML reader reads, each at the offset where it begins, and their values.

/** The tag of a value that is not real yet. No other tag is used. */
export const TAG = '!placeholder'

/**
 * The characters of a text on one line without those that end or are not part of it: control characters, what YAML does
 * not allow (1.2.2, 5.1), delete, and the line separators, which JavaScript, JSON-LD and editors read as line ends.
 */
const characters = (without: string) => `[^\0-\x1f\x7f-\x84\x86-\x9f\u2028\u2029\ufffe\uffff${without}]`

/** Plain scalars begin with no indicator, no full stop (`...`, `.5`), no `<` (merge keys), no typographic space. */
const START = `(?:${characters(' ?:,[\\]{}#&*!|>\'"%@`.<\\-\\xa0\\u2000-\\u200b\\ufeff')}|-(?=[0-9]))`
const HASH = '(?<! )#'
/** A plain scalar or key. It ends at `: `, ` #` and the line end. */
export const WORD = new RegExp(`${START}(?:${characters(':#')}|:(?![ \\n])|${HASH})*`, 'y')
/** A plain scalar or key in a flow collection: it also ends at `,[]{}`. */
export const WORD_IN_FLOW = new RegExp(`${START}(?:${characters(':#,[\\]{}')}|:(?![ \\n,[\\]{}])|${HASH})*`, 'y')
export const DOUBLE_QUOTED = new RegExp(`"(?:${characters('"\\\\')}|\\\\${characters('')})*"`, 'y')
export const SINGLE_QUOTED = new RegExp(`'(?:${characters("'")}|'')*'`, 'y')
/** The rest of a line: spaces, and a comment after one. */
export const LINE_END = new RegExp(` *(?:(?<= )#${characters('')}*)?\\n`, 'y')
/** Blank lines and lines of comments, and the indentation of the next line. */
export const BLANK_LINES = new RegExp(`(?: *(?:#${characters('')}*)?\\n)*( *)`, 'y')

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
  if (word < ':' && NUMBER.test(word)) return SIMPLE_NUMBER.test(word) ? Number(word) : undefined
  return word.length < 6 && CONSTANTS.has(word) ? CONSTANTS.get(word) : word
}
