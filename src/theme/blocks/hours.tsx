// The week as a table: days with the same hours share a row, each shift has its own line; below it the days with other
// hours. Its caption becomes "Open now, until 17:00" where script runs. A location without fixed hours shows its words.
import { type AnyView, Enhanced, timeIn } from '#site'
import type { OpeningHours } from '#theme/islands/open-now.ts'
import { labelsOf } from '#theme/labels.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The hours of the main location or, with its name in site.yaml, of a branch. */
export function Hours({ view, branch }: { view: AnyView; branch?: string }) {
  const { business } = view.site
  const location = business.branches[branch ?? ''] ?? business
  const { hours, hoursShown, otherHours } = location
  return (
    <>
      {hours.length === 0 ? <p>{hoursShown}</p> : <Week view={view} location={location} />}
      {otherHours.map(({ from, shown }) => (
        <p key={from} className="note">
          {shown}
        </p>
      ))}
    </>
  )
}

type Location = Pick<AnyView['site']['business'], 'hours' | 'otherHours' | 'timeZone'>

function Week({ view, location }: { view: AnyView; location: Location }) {
  const { hours } = location
  const { days: names, closed, allDay, caption } = labelsOf(view).hours
  const time = (clock: string) => timeIn(view.site.locale, clock)
  const rows: { days: string[]; shifts: string }[] = []
  for (const day of DAYS) {
    const own = hours
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1))
      .map(({ opens, closes }) => (opens === '00:00' && closes === '23:59' ? allDay : `${time(opens)}–${time(closes)}`))
    const shifts = own.join('\n') || closed
    const last = rows.at(-1)
    if (last?.shifts === shifts) last.days.push(names[day])
    else rows.push({ days: [names[day]], shifts })
  }
  return (
    <Enhanced name="open-now" on="idle">
      <table>
        <caption data-hours={JSON.stringify(statesOf(view, location))}>{caption}</caption>
        <tbody>
          {rows.map(({ days: [first, ...more], shifts }) => (
            <tr key={first}>
              <th scope="row">{more.length > 0 ? `${first} – ${more.at(-1)}` : first}</th>
              <td className="shifts">{shifts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Enhanced>
  )
}

/** What islands/open-now.ts needs; undefined if the country has several time zones and site.yaml names none. */
function statesOf(view: AnyView, { hours, otherHours, timeZone }: Location): OpeningHours | undefined {
  const { site } = view
  const { open, opens, opensOn, allDay, days } = labelsOf(view).hours
  const all = [...hours, ...otherHours].flatMap(({ opens = '', closes = '' }) => [opens, closes])
  if (timeZone === undefined) return undefined
  return {
    zone: timeZone,
    week: hours.map(({ days, ...shift }) => ({ ...shift, days: days.map((day) => DAYS.indexOf(day)) })),
    other: otherHours.map(({ from, through = from, opens, closes }) => ({ from, through, opens, closes })),
    times: Object.fromEntries(
      [...new Set(all)].filter((each) => each !== '').map((each) => [each, timeIn(site.locale, each)]),
    ),
    words: { open, opens, opensOn, allDay, days: DAYS.map((day) => days[day]) },
  }
}
