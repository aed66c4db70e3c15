// Days and times of the day as readers of a locale write them. Content stores year-month-day and hh:mm.

const tagOf = (locale: string) => locale.replace('_', '-')

/**
 * A day (year-month-day) in a locale like en_US: "November 3, 2026", or "11/3/2026" as `numeric`. Other texts are
 * returned as they are.
 */
export function dayIn(locale: string, day: string, form: 'long' | 'numeric' = 'long'): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const style = form === 'long' ? ({ dateStyle: 'long' } as const) : {}
  return new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', ...style }).format(date)
}

/** A time of the day (hh:mm) in a locale: "8:30 a.m." in English with a 12-hour clock, else "08:30". */
export function timeIn(locale: string, time: string): string {
  const { hourCycle } = new Intl.DateTimeFormat(tagOf(locale), { hour: 'numeric' }).resolvedOptions()
  if (!locale.startsWith('en') || hourCycle !== 'h12') return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
}
