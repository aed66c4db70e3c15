// The week as a table: days with the same hours share a row, each shift has its own line; below it the days with other
// hours. A business without fixed hours shows its words instead.
import { type AnyView, timeIn } from '#site'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export function Hours({ view }: { view: AnyView }) {
  const { hours, hoursShown, otherHours } = view.site.business
  const time = (clock: string) => timeIn(view.site.locale, clock)
  const { days: names, closed, allDay } = view.labels.hours
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
    <>
      {hours.length === 0 ? (
        <p>{hoursShown}</p>
      ) : (
        <table>
          <tbody>
            {rows.map(({ days: [first, ...more], shifts }) => (
              <tr key={first}>
                <th scope="row">{more.length > 0 ? `${first} – ${more.at(-1)}` : first}</th>
                <td className="shifts">{shifts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {otherHours.map(({ from, shown }) => (
        <p key={from} className="note">
          {shown}
        </p>
      ))}
    </>
  )
}
