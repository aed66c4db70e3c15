// The date of the build and the environment -> the year of the copyright line. Pure.
import { error, type Result } from './problem.ts'

/** The last second a Date can hold (ECMA-262, 21.4.1.1). */
const LAST = 8_640_000_000_000

/**
 * The year in UTC: of SOURCE_DATE_EPOCH if set (seconds since 1970; reproducible-builds.org), else of `now`.
 * Problem: a value that is no whole number of seconds, or later than dates go.
 */
export function yearOf(now: Date, env: { readonly SOURCE_DATE_EPOCH?: string | undefined }): Result<number> {
  const epoch = env.SOURCE_DATE_EPOCH
  if (epoch === undefined) return { value: now.getUTCFullYear(), problems: [] }
  if (/^\d+$/.test(epoch) && Number(epoch) <= LAST)
    return { value: new Date(Number(epoch) * 1000).getUTCFullYear(), problems: [] }
  const text = `SOURCE_DATE_EPOCH is "${epoch}", expected whole seconds since 1970, at most ${LAST}`
  return { problems: [error(text, undefined, 'set it to what `date +%s` prints, or unset it')] }
}
