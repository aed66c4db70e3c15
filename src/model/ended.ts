// Parts of a site that end by themselves: the notice, and days with other opening hours.
import type { Site } from './schemas/site.ts'

type OtherHours = Site['business']['otherHours'][number]

/** Whether days with other hours ended before a day (both as year-month-day). */
export const isPast = ({ from, through = from }: Pick<OtherHours, 'from' | 'through'>, today: string): boolean =>
  through < today

/** The site as its pages show it on a day: without what ended before it. Undefined as the day: with everything. */
export function siteOn(site: Site, today: string | undefined): Site {
  if (today === undefined || endedIn(site, today) === '') return site
  const { notice, business, ...rest } = site
  return {
    ...rest,
    ...(notice && notice.until >= today && { notice }),
    business: { ...business, otherHours: business.otherHours.filter((days) => !isPast(days, today)) },
  }
}

/** Names what of a site ended before a day: pages that were drawn with the same name need not be drawn again. */
export const endedIn = ({ notice, business }: Site, today: string | undefined): string =>
  today === undefined
    ? ''
    : [
        ...(notice && notice.until < today ? ['notice'] : []),
        ...business.otherHours.flatMap((days, i) => (isPast(days, today) ? [String(i)] : [])),
      ].join(' ')
