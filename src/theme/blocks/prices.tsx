// Prices as a table, and what holds for all of them.
import { type AnyData, type AnyView, Prose } from '#site'
import { labelsOf } from '#theme/labels.ts'

export function Prices({ view, prices }: { view: AnyView; prices: AnyData['prices'] }) {
  const { service, price } = labelsOf(view).prices
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{service}</th>
            <th scope="col">{price}</th>
          </tr>
        </thead>
        <tbody>
          {prices.items.map((item) => (
            <tr key={item.service}>
              <th scope="row">{item.link === undefined ? item.service : <a href={item.link}>{item.service}</a>}</th>
              <td>{item.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        <Prose text={prices.note} />
      </p>
    </>
  )
}
