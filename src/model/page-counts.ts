// `{count.areas}` in a text is the number of pages of a folder. Pages may begin or end on a day, so the number is filled
// in once all pages are known.
import { withTexts } from './data.ts'
import { groupedBy } from './grouped.ts'

/** The values of tokens that count pages, by name: `count.areas`. */
export type Counts = ReadonlyMap<string, string>

/** Matches the name of a token that counts pages. */
const COUNT = /\{(count\.[a-z0-9-]+)\}/g

/** Whether a token counts pages. */
export const isCount = (name: string): boolean => name.startsWith('count.')

/** The tokens that count the pages of each folder. */
export function countsOf(pages: Iterable<{ readonly collection: string }>): Counts {
  const counts = [...groupedBy(pages, ({ collection }) => collection)].map(
    ([name, { length }]) => [name, length] as const,
  )
  return new Map(counts.sort().map(([collection, count]) => [`count.${collection}`, String(count)]))
}

/** A copy of plain data, and of maps in it, with the numbers of pages in its texts. */
export const withCounts = <T>(value: T, counts: Counts): T =>
  withTexts(value, (text) =>
    text.includes('{count.') ? text.replace(COUNT, (whole, name: string) => counts.get(name) ?? whole) : text,
  )

/** A text without the names of tokens that count pages. */
export const withoutCounts = (text: string): string => text.replace(COUNT, '')
