// Schemas of opening hours: the hours of the week, seasons of the year, and days with other hours.
import { z } from 'zod'
import { DAYS, overlapOf } from '../hours.ts'
import { isIn } from '../seasons.ts'
import { dayField, issueOf, list, readField, refusing, words } from './fields.ts'

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A time of the day as data: hh:mm. */
const clock = (about: string) =>
  readField(about, (typed) =>
    CLOCK.test(typed) ? typed : { text: `"${typed}" is not a time`, help: clockHelp(typed) },
  )

/** The help for a time in another notation. */
function clockHelp(typed: string): string {
  if (/^24[:.]00$/.test(typed)) return 'write "23:59" for the end of the day, or "00:00" for its beginning'
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(typed.trim()) ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  return hour !== '' && CLOCK.test(time) ? `write "${time}"` : 'write the time as hh:mm, in quotes, like "09:00"'
}

/** Days on which other hours hold: a holiday, a season. */
const otherHours = refusing(
  z.strictObject({
    from: dayField('the first day, like 2026-12-25'),
    through: dayField('the last day; left out, the first is the only one').optional(),
    closed: z.literal(true).optional().meta({ description: 'closed all day' }),
    opens: clock('when it opens, hh:mm').optional(),
    closes: clock('when it closes; 23:59 for "all day"').optional(),
    shown: words('these days and hours as visitors read them'),
  }),
  ({ from, through = from, closed, opens, closes }) => [
    through < from && issueOf(`is before ${from}`, 'write the later day', ['through']),
    (closed ? opens !== undefined || closes !== undefined : opens === undefined || closes === undefined) &&
      issueOf('says not when it is open', 'write closed: true, or opens: and closes:'),
  ],
)

type Days = z.infer<typeof otherHours>

/** Whether two entries of other hours contradict each other: they share a day, and are not two shifts of it. */
function contradict(a: Days, b: Days): boolean {
  if (a.from > (b.through ?? b.from) || b.from > (a.through ?? a.from)) return false
  const areShifts = a.opens && a.closes && b.opens && b.closes && (a.closes <= b.opens || b.closes <= a.opens)
  return !areShifts
}

export const otherHoursField = refusing(z.array(otherHours), (all) =>
  all.map((days, i) => {
    const other = all.slice(0, i).find((earlier) => contradict(earlier, days))
    if (!other) return false
    const { from, through = from } = other
    const text = `${days.from > from ? days.from : from} is already in the entry from ${from} through ${through}`
    return issueOf(text, 'keep one entry for each day: split the longer one, or delete one of the two', [i, 'from'])
  }),
)

const shift = refusing(
  z.strictObject({
    days: list('days with these hours', z.enum(DAYS)).min(1),
    opens: clock('when it opens, hh:mm'),
    closes: clock('when it closes, the next day if that is earlier; 23:59 for "all day"'),
  }),
  ({ days, opens, closes }) => {
    const twice = days.findIndex((day, i) => days.indexOf(day) < i)
    return [
      twice >= 0 && issueOf(`${days[twice]} is in the list twice`, 'delete one of the two', ['days', twice]),
      opens === closes && issueOf(`it opens and closes at ${opens}`, 'write 00:00 and 23:59 for "all day"', ['closes']),
    ]
  },
)

/** Days and their hours. */
export const hoursField = refusing(z.array(shift), (hours) =>
  hours.map((shift, i) => {
    const other = hours.slice(0, i).find((earlier) => overlapOf(earlier, shift) !== undefined)
    if (!other) return false
    const text = `${shift.opens} to ${shift.closes} on ${overlapOf(other, shift)} overlaps ${other.opens} to ${other.closes}`
    return issueOf(text, 'write one entry from the first opening to the last closing', [i, 'opens'])
  }),
)

/** A day of every year, as data: 11-01. */
const yearDay = (about: string) =>
  readField(about, (typed) =>
    dayField('').safeParse(`2024-${typed}`).success
      ? typed
      : { text: `"${typed}" is not a day of every year`, help: 'write month-day, like 11-01 for 1 November' },
  )

const season = refusing(
  z.strictObject({
    from: yearDay('its first day in every year, like 11-01'),
    // February ends on its 29th in leap years.
    through: yearDay('its last day, like 02-28 for the end of February').transform((day) =>
      day === '02-28' ? '02-29' : day,
    ),
    hours: hoursField.meta({ description: 'the hours of the week in this season; [] is closed' }),
  }),
  ({ from }) => [from === '02-29' && issueOf('is a day of leap years only', 'write 02-28 or 03-01', ['from'])],
)

export const seasonsField = refusing(z.array(season), (seasons) =>
  seasons.map((season, i) => {
    const other = seasons.slice(0, i).find((earlier) => isIn(earlier, season.from) || isIn(season, earlier.from))
    const text = `the season overlaps the one from ${other?.from} through ${other?.through}`
    return other !== undefined && issueOf(text, 'let one end on the day before the other begins', [i, 'from'])
  }),
)
