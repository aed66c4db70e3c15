// Limits of the length of a YAML file: for reading it, and for finding the place of a fault in it.

/**
 * The most lines and commas of a file: validating each takes about 12 microseconds. The longest file of a site of
 * 10,000 pages has 5,000 lines.
 */
export const MOST_ENTRIES = 65_000

/**
 * The most lines, commas and opening brackets of a file in which the place of a fault is found: `yaml` needs 40
 * microseconds for each and reads twice, so it stays below a second.
 */
export const MOST_MARKS = 10_000

/** Whether a text has more of `codes`, as UTF-16 units, than `most`. */
function hasMore(text: string, codes: ReadonlySet<number>, most: number): boolean {
  if (text.length <= most) return false
  let found = 0
  for (let i = 0; i < text.length && found <= most; i++) if (codes.has(text.charCodeAt(i))) found++
  return found > most
}

const codesOf = (signs: string) => new Set([...signs].map((sign) => sign.charCodeAt(0)))
const ENTRIES = codesOf('\n,')
const MARKS = codesOf('\n,[{')

/** Whether a file is too long to be read at all. */
export const isTooLong = (text: string): boolean => hasMore(text, ENTRIES, MOST_ENTRIES)

/** Whether a file is too long to find the place of a fault in it. */
export const isTooLongForPlaces = (text: string): boolean => hasMore(text, MARKS, MOST_MARKS)
