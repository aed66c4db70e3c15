// The week as a table, and one for each season: days with the same hours share a row, each shift has its own line; below
// them the days with other hours. The season of today comes first. Where script runs, the caption becomes "Open now, until
// 17:00". A location without fixed hours shows its words.
import { type AnyView, Enhanced, namedWeeks, timeIn, weekdaysIn, weekIn } from '#site'
import type { OpeningHours } from '#theme/islands/open-now.ts'
import { labelsOf } from '#theme/labels.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The hours of the main location or, with its name in site.yaml, of a branch. */
export function Hours({ view, branch }: { view: AnyView; branch?: string | undefined }) {
  const { business } = view.site
  const location = business.branches[branch ?? ''] ?? business
  const { hours, seasons, hoursShown, otherHours } = location
  const isOpen = [{ hours }, ...seasons].some(({ hours }) => hours.length > 0)
  return (
    <>
      {isOpen ? <Weeks view={view} location={location} /> : <p>{hoursShown}</p>}
      {otherHours.map(({ from, shown }) => (
        <p key={from} className="note mt-3">
          {shown}
        </p>
      ))}
    </>
  )
}

type Location = Pick<AnyView['site']['business'], 'hours' | 'seasons' | 'otherHours' | 'timeZone'>

/** The tables of all seasons, or the one of the whole year: the state is then its caption. */
function Weeks({ view, location }: { view: AnyView; location: Location }) {
  const { seasons } = location
  const { caption, allDay, closed } = labelsOf(view).hours
  const state = { 'data-hours': JSON.stringify(statesOf(view, location)) }
  const weeks = namedWeeks(location, view.site.locale)
  return (
    <Enhanced name="open-now" on="idle">
      {seasons.length > 0 && (
        <p className="mb-4 font-bold" {...state}>
          {caption}
        </p>
      )}
      {weeks.map(({ name, from = 'usual', hours }) => (
        <table key={name} className="hours" data-season={name && from}>
          {name === '' ? <caption {...state}>{caption}</caption> : <caption>{name}</caption>}
          <tbody>
            {weekIn(view.site.locale, hours, allDay).map(({ days, shifts }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{shifts.join('\n') || closed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Enhanced>
  )
}

/** The props of islands/open-now.ts; undefined if the country has several time zones and site.yaml names none. */
function statesOf(view: AnyView, { hours, seasons, otherHours, timeZone }: Location): OpeningHours | undefined {
  const { site } = view
  const { open, opens, opensOn, allDay } = labelsOf(view).hours
  const weeks = [hours, ...seasons.map(({ hours }) => hours)]
  const all = [...weeks.flat(), ...otherHours].flatMap(({ opens = '', closes = '' }) => [opens, closes])
  if (timeZone === undefined) return undefined
  const week = (shifts: Location['hours']) =>
    shifts.map(({ days, ...shift }) => ({ ...shift, days: days.map((day) => DAYS.indexOf(day)) }))
  return {
    zone: timeZone,
    locale: site.locale.replace('_', '-'),
    week: week(hours),
    seasons: seasons.map(({ from, through, hours }) => ({ from, through, week: week(hours) })),
    other: otherHours.map(({ from, through = from, opens, closes }) => ({ from, through, opens, closes })),
    times: Object.fromEntries(
      [...new Set(all)].filter((each) => each !== '').map((each) => [each, timeIn(site.locale, each)]),
    ),
    words: { open, opens, opensOn, allDay, days: weekdaysIn(site.locale) },
  }
}
