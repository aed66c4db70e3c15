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

/** Whether a file is too long to be read at all. */
export const isTooLong = (text: string): boolean =>
  text.length > MOST_ENTRIES && (text.match(/[\n,]/g)?.length ?? 0) > MOST_ENTRIES

/** Whether a file is too long to find the place of a fault in it. */
export const isTooLongForPlaces = (text: string): boolean =>
  text.length > MOST_MARKS && (text.match(/[\n,[{]/g)?.length ?? 0) > MOST_MARKS
