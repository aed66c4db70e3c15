// The day of the build, from the clock or SOURCE_DATE_EPOCH, and its year.
import { error, type Result } from '../model/problem.ts'

/** The last second a Date can hold (ECMA-262, 21.4.1.1). */
const LAST = 8_640_000_000_000

/**
 * The day in UTC, as year-month-day: of SOURCE_DATE_EPOCH if set (seconds since 1970; reproducible-builds.org), else of
 * `now`.
 * Problem: a value that is not a whole number of seconds, or later than dates go.
 */
export function buildDay(now: Date, env: { readonly SOURCE_DATE_EPOCH?: string | undefined }): Result<string> {
  const day = (date: Date) => date.toISOString().slice(0, date.toISOString().indexOf('T'))
  const epoch = env.SOURCE_DATE_EPOCH
  if (epoch === undefined) return { value: day(now), problems: [] }
  if (/^\d+$/.test(epoch) && Number(epoch) <= LAST) return { value: day(new Date(Number(epoch) * 1000)), problems: [] }
  const text = `SOURCE_DATE_EPOCH is "${epoch}", expected whole seconds since 1970, at most ${LAST}`
  return { problems: [error(text, undefined, 'set it to what `date +%s` prints, or unset it')] }
}

/** The year of a day that is written year-month-day. */
export const yearOf = (day: string) => Number(day.slice(0, day.indexOf('-', 1)))
