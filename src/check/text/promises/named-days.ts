// Days of the week that a text names -> their indexes, Monday first. Pure.

/** All days of a week. */
export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

/** How a language names days: each of them, from one to another, and what lists them instead. */
export interface DayPatterns {
  readonly days: readonly RegExp[]
  readonly through: RegExp
  readonly joined: RegExp
}

/** Where the days of a text stand, in order. */
const placesOf = (text: string, { days }: DayPatterns) =>
  days
    .flatMap((pattern, day) => {
      const match = pattern.exec(text)
      return match ? [{ day, at: match.index, end: match.index + match[0].length }] : []
    })
    .sort((a, b) => a.at - b.at)

/** All days of a text, also those between two: "Monday to Friday and Sunday". */
export function namedIn(text: string, patterns: DayPatterns): number[] {
  const named = placesOf(text, patterns)
  const open = new Set(named.map(({ day }) => day))
  for (const [i, { day, end }] of named.entries()) {
    const next = named[i + 1]
    const between = text.slice(end, next?.at ?? end)
    // "Monday to Friday", but neither "Monday 8 to 6, Friday" nor "Monday, Friday".
    if (next && !/[\d,;]/.test(between) && patterns.through.test(between) && !patterns.joined.test(between))
      for (let each = day; each !== next.day; each = (each + 1) % EVERY_DAY.length) open.add(each)
  }
  return [...open].sort()
}

/** "Monday to Friday" -> 0..4; "Saturday and Sunday" -> 5, 6; words without a day -> every day. */
export function daysOf(text: string, patterns: DayPatterns): readonly number[] {
  const { through, joined } = patterns
  const named = placesOf(text, patterns)
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last) return EVERY_DAY
  const between = text.slice(first.end, last.at)
  if (named.length === 2 && through.test(between) && !joined.test(between))
    return Array.from({ length: ((last.day - first.day + 7) % 7) + 1 }, (_, i) => (first.day + i) % 7)
  return named.map(({ day }) => day)
}
