// Parts of a site that are shown on some days only: the notice, other opening hours, and items with `from:` or `until:`.
import { type Days, daysOf } from './days.ts'
import type { Site } from './schemas/site.ts'
import { isIn } from './seasons.ts'

type OtherHours = Site['business']['otherHours'][number]

/** Whether days with other hours ended before a day (both as year-month-day). */
export const isPast = ({ from, through = from }: Pick<OtherHours, 'from' | 'through'>, today: string): boolean =>
  through < today

/** Whether something is shown on a day; without a day, everything is. */
export const isShown = ({ from, until }: Days, today: string | undefined): boolean =>
  today === undefined || ((from === undefined || from <= today) && (until === undefined || until >= today))

/** The site as its pages show it on a day: without what is not shown then, and with the season of that day. Undefined as the day: with everything. */
export function siteOn(site: Site, today: string | undefined): Site {
  if (today === undefined) return site
  const { notice, business } = site
  const coming = <T extends Pick<Site['business'], 'otherHours' | 'seasons'>>(location: T) => ({
    ...location,
    seasons: location.seasons.map((season) => (isIn(season, today.slice(5)) ? { ...season, isNow: true } : season)),
    otherHours: location.otherHours.filter((days) => !isPast(days, today)),
  })
  const branches = Object.entries(business.branches).map(([id, branch]) => [id, coming(branch)] as const)
  const shown = notice && isShown(notice, today) ? notice : undefined
  return { ...site, notice: shown, business: { ...coming(business), branches: Object.fromEntries(branches) } }
}

/** A value without the items of its lists that are not shown on a day. */
export function shownOn<T>(value: T, today: string | undefined): T {
  if (today === undefined || typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shownOn(inner, today)])) as T
  return value.filter((item) => isShown(daysOf(item), today)).map((item) => shownOn(item, today)) as T
}
