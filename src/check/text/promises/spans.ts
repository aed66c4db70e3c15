// Times of day in a text -> minutes, alone and as spans. Pure.
import { matchesOf } from '../expression.ts'

const HALF = 12 * 60
const MINUTES = 2 * HALF

/** From when to when, in minutes. */
export interface Shift {
  readonly opens: number
  readonly closes: number
}

/** What says in which half of the day a time is. */
interface ClockPatterns {
  readonly afternoon: RegExp
  readonly morning: RegExp
}

/** Spans of one day, each behind the one before: "8.30 to 1 and 2 to 5.30". The first begins after `from`. */
export function inADay(spans: readonly Shift[], from = 0): Shift[] {
  let last = from
  return spans.map(({ opens, closes }) => {
    const begins = opens < last && opens <= HALF ? opens + HALF : opens
    const ends = closes > begins ? closes : closes + HALF
    last = ends
    return { opens: begins, closes: ends }
  })
}

/** All spans of time in a text. */
export function rangesIn(text: string, patterns: ClockPatterns & { readonly range: RegExp }): Shift[] {
  return matchesOf(text, patterns.range).flatMap(([range]) => {
    const [opens, closes] = clocksOf(range, patterns)
    return opens === undefined || closes === undefined ? [] : [{ opens, closes }]
  })
}

/** The times in a text, in minutes; of a span whose end is before its beginning the end is in the afternoon. */
export function clocksOf(text: string, { afternoon, morning }: ClockPatterns): (number | undefined)[] {
  const found = [...text.matchAll(/(\d{1,2})(?:[:.](\d{2}))?([^\d]*)/g)].map(
    ([, hour = '', minute = '0', after = '']) => {
      const late = afternoon.test(after) && Number(hour) < 12
      const early = morning.test(after) && Number(hour) === 12
      const value = (Number(hour) + (late ? 12 : early ? -12 : 0)) * 60 + Number(minute)
      return value <= MINUTES ? value : undefined
    },
  )
  const [opens, closes] = found
  // "9 to 5": the second is in the afternoon.
  return opens !== undefined && closes !== undefined && closes <= opens && closes <= 12 * 60
    ? [opens, closes + 12 * 60]
    : [opens, closes]
}
