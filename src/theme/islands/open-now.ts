// The state of a location: open now and until when, or when it opens next, and the week of today before those of other
// seasons. The time is that of its own time zone.

interface Shift {
  opens?: string | undefined
  closes?: string | undefined
}

/** Opening hours and the words for them: JSON in `data-hours` of the element whose text becomes the state. */
export interface OpeningHours {
  /** IANA name. */
  zone: string
  /** For dates, like en-GB. */
  locale: string
  /** `days` counts from Monday, 0. */
  week: (Shift & { days: number[] })[]
  /** Parts of every year with another week. Their days are month-day; a season may go over the new year. */
  seasons: { from: string; through: string; week: OpeningHours['week'] }[]
  /** Days with other hours; without times they are closed. */
  other: (Shift & { from: string; through: string })[]
  /** hh:mm -> the time as it is shown. */
  times: Record<string, string>
  words: { open: string; opens: string; opensOn: string; allDay: string; days: readonly string[] }
}

const DAY = 1440
const MS = 86_400_000

/** Whole days since a Monday before the Unix epoch. */
const numberOf = (day: string) => Date.parse(day) / MS + 3

/** Minutes after the beginning of the week's first day, from hh:mm. 23:59 is the end of the day. */
const minutesOf = (time: string) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return minutes === DAY - 1 ? DAY : minutes
}

/** A shift of a certain day: when it begins and ends, in minutes since day 0. */
interface DatedShift {
  readonly from: number
  readonly to: number
  readonly shift: Shift
}

/** The season in which a day (month-day) is; undefined in the usual part of the year. */
const seasonOn = (date: string, { seasons }: OpeningHours) =>
  seasons.find(({ from, through }) =>
    from <= through ? from <= date && date <= through : from <= date || date <= through,
  )

/** A time as a clock in a zone shows it, like 2026-11-27 16:05: Swedish writes it so. */
const clockIn = (zone: string, now: Date) => now.toLocaleString('sv', { timeZone: zone })

/** The shifts that begin on a day; a shift that closes earlier than it opens ends the next day. */
function shiftsOn(day: number, hours: OpeningHours): DatedShift[] {
  const date = new Date((day - 3) * MS).toISOString()
  const special = hours.other.filter(({ from, through }) => numberOf(from) <= day && day <= numberOf(through))
  const week = seasonOn(date.slice(5, 10), hours)?.week ?? hours.week
  const usual = week.filter(({ days }) => days.includes(day % 7))
  return (special.length > 0 ? special : usual).flatMap((shift) => {
    if (shift.opens === undefined || shift.closes === undefined) return []
    const [opens, closes] = [minutesOf(shift.opens), minutesOf(shift.closes)]
    return [{ from: day * DAY + opens, to: day * DAY + closes + (closes > opens ? 0 : DAY), shift }]
  })
}

/** The last of the shifts that follow `shift` without a break: midnight between two shifts is not an end. */
const lastOf = (shift: DatedShift, shifts: readonly DatedShift[]): DatedShift =>
  shifts.reduce((last, next) => (next.from <= last.to && next.to > last.to ? next : last), shift)

/** The state at a time, in words; undefined if the next two weeks have no hours. */
export function stateAt(now: Date, hours: OpeningHours): string | undefined {
  const { zone, locale, times, words } = hours
  const [date = '', clock = ''] = clockIn(zone, now).split(' ')
  const today = numberOf(date)
  const minute = today * DAY + Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
  const shifts = Array.from({ length: 17 }, (_, i) => shiftsOn(today - 1 + i, hours))
    .flat()
    .sort((a, b) => a.from - b.from)
  const current = shifts.find(({ from, to }) => from <= minute && minute < to)
  if (current) {
    const open = lastOf(current, shifts)
    const isEndless = open.to - minute > 7 * DAY
    return isEndless ? words.allDay : words.open.replace('{time}', times[open.shift.closes ?? ''] ?? '')
  }
  const next = shifts.find(({ from }) => from > minute)
  if (!next) return undefined
  const day = Math.floor(next.from / DAY)
  const text = day === today ? words.opens : words.opensOn
  // The name of a day that is a week away would be that of today.
  const name = day < today + 7 ? words.days[day % 7] : dateOf(day, locale)
  return text.replace('{day}', name ?? '').replace('{time}', times[next.shift.opens ?? ''] ?? '')
}

/** A day with its date: "Monday 7 December". */
const dateOf = (day: number, locale: string) =>
  new Date((day - 3) * MS).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

/** Shows the state, and again every minute. */
export default function openNow(element: HTMLElement) {
  const shown = element.querySelector<HTMLElement>('[data-hours]')
  const hours = JSON.parse(shown?.getAttribute('data-hours') ?? 'null') as OpeningHours | null
  if (!shown || !hours) return
  const show = () => {
    const now = new Date()
    shown.textContent = stateAt(now, hours) ?? shown.textContent
    const season = seasonOn(clockIn(hours.zone, now).slice(5, 10), hours)?.from ?? 'usual'
    // A page that is read later than it was built may begin with another season.
    const table = element.querySelector(`[data-season="${season}"]`)
    if (table && shown.nextSibling !== table) shown.after(table)
  }
  show()
  setInterval(show, 60_000)
}
