// Opening hours of every second week, as the days on which they apply.
import { dayOf, numberOf } from '../model/days.ts'
import { DAYS } from '../model/hours.ts'
import type { Site } from '../model/schemas/site.ts'

/** The week of a day by its number, from Monday to Sunday. */
const weekOf = (number: number) => Math.floor((number + 3) / 7)

/** The coming days for which structured data names hours of every second week. A multiple of two weeks. */
const AHEAD = 56

/** The days from `first` on with hours of every second week, and these hours, in order. */
export function secondWeeks(hours: Site['business']['hours'], first: string | undefined) {
  const alternate = hours.filter(({ everySecondWeekFrom }) => everySecondWeekFrom !== undefined)
  if (first === undefined || alternate.length === 0) return []
  return Array.from({ length: AHEAD }, (_, i) => numberOf(first) + i).flatMap((number) =>
    alternate.flatMap(({ days, opens, closes, everySecondWeekFrom = '' }) => {
      const weeks = weekOf(number) - weekOf(numberOf(everySecondWeekFrom))
      const isOpen = weeks >= 0 && weeks % 2 === 0 && days.some((day) => DAYS.indexOf(day) === (number + 3) % 7)
      return isOpen ? [{ day: dayOf(number), opens, closes }] : []
    }),
  )
}
