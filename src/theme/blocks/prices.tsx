// Prices: as a table with what holds for all of them, or that of one service.
import { type AnyData, type AnyView, Enhanced, Prose } from '#site'
import { Amount } from '#theme/blocks/amount.tsx'
import { labelsOf } from '#theme/labels.ts'

type Props = {
  view: AnyView
  prices: AnyData['prices']
  /** The level of a heading below the table: 3 below the heading of a section, 2 below that of the page. */
  level?: 2 | 3
}

export function Prices({ view, prices, level = 3 }: Props) {
  const { service, price, duration } = labelsOf(view).prices
  const { columns = [price] } = prices
  const Heading = level === 2 ? 'h2' : 'h3'
  const hasDurations = prices.items.some((item) => item.duration !== undefined)
  const table = (
    <table className={Number(hasDurations) + columns.length > 2 ? 'figures folded' : 'figures'}>
      <thead className="[overflow-wrap:normal]">
        <tr>
          <th scope="col">{service}</th>
          {hasDurations && (
            <th scope="col" className="duration">
              {duration}
            </th>
          )}
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(prices.items).map(({ group, items }) => (
        <tbody key={items[0]?.service}>
          {group !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={1 + Number(hasDurations) + columns.length}>
                {group}
              </th>
            </tr>
          )}
          {items.map((item) => (
            <tr key={item.service} data-until={item.until}>
              <th scope="row">{item.link === undefined ? item.service : <a href={item.link}>{item.service}</a>}</th>
              {hasDurations && <td className="duration">{item.duration}</td>}
              {[item.price, ...(item.also ?? [])].map((price, i) => (
                <td key={columns[i]}>
                  <Amount text={price} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
  const ends = prices.items.some(({ until }) => until !== undefined)
  return (
    <>
      {/* A page that is read after an offer has ended, and was built before, leaves it out. */}
      {ends ? (
        <Enhanced name="dates" on="idle">
          {table}
        </Enhanced>
      ) : (
        table
      )}
      <div className={level === 2 ? 'box mt-6 lg:mt-0' : 'mt-4'}>
        <Prose as="p" className={level === 2 ? 'soft' : 'note'} text={prices.note} />
        {prices.raises && (
          <>
            <Heading className="mt-6">{prices.raises.heading}</Heading>
            <ul className="bullets mt-2">
              {prices.raises.items.map((item) => (
                <Prose key={item} as="li" text={item} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

type Row = AnyData['prices']['items'][number]

/** The rows, those together that follow each other with one group. */
function groupsOf(rows: readonly Row[]) {
  const groups: { group: string | undefined; items: Row[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last.group === row.group) last.items.push(row)
    else groups.push({ group: row.group, items: [row] })
  }
  return groups
}

/** One service's price, on one line, and what holds for it. */
export function PriceLine({ price, note }: { price: string; note?: string }) {
  return (
    <p className="price-line">
      <b>{price}</b>
      {note !== undefined && <Prose as="span" text={note} />}
    </p>
  )
}
