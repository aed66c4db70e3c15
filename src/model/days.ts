// Days written as year-month-day, and the first and last day of a value that has `from:` or `until:`.

/** Days as year-month-day, whose order is that of their texts. */
export interface Days {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const DAY = /^\d{4}-\d\d-\d\d$/

const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value)

/** The first and the last day of a value, if it has any. */
export function daysOf(item: unknown): Days {
  const { from, until } = (item ?? {}) as Readonly<Record<string, unknown>>
  return { ...(isDay(from) && { from }), ...(isDay(until) && { until }) }
}

/** Adds the days on which something begins or has ended, of a value and all its parts. */
export function addTurningDays(value: unknown, days: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  const { from, until } = value as Readonly<Record<string, unknown>>
  if (isDay(from)) days.add(from)
  if (isDay(until)) days.add(dayAfter(until))
  for (const inner of Object.values(value)) addTurningDays(inner, days)
}

const DAY_MS = 86_400_000

export const dayNumber = (day: string) => Date.parse(day) / DAY_MS

export const dayAt = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

export const dayAfter = (day: string) => dayAt(dayNumber(day) + 1)
