// Short lists of words taken for others -> what the language holds. Data.
import type { Confusion } from '../../model/checks/phrases.ts'

/** A word taken for another; the pattern has it in its group and is found where the sign stands, as written. */
export type Row = readonly [write: string, sign: string, pattern: string, locale?: string]

/** What is written, what is meant, and what stands beside it: patterns, with `_` for the word. */
export type Sound = readonly [wrong: string, right: string, company: string]

/** Words so short stand in many others: they are looked for with the space before them. */
const SHORT = 4

/** Rows, as the language holds them. */
export const confusions = (rows: readonly Row[]): Confusion[] =>
  rows.map(([write, sign, pattern, locale]) => ({ pattern, write, sign, ...(locale !== undefined && { locale }) }))

/** One row for each word of a sound, small or with a capital. */
export const rowsOf = (sounds: readonly Sound[]): Row[] =>
  sounds.flatMap(([wrong, right, company]) =>
    wrong.split('|').map((word): Row => {
      const plain = word.replace('s?', '')
      const sign = plain.length > SHORT ? plain.slice(1) : ` ${plain}`
      const first = plain.charAt(0)
      return [right, sign, company.replaceAll('_', `([${first.toUpperCase()}${first}]${word.slice(1)})`)]
    }),
  )
