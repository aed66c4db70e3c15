// The price list: what is done, and what it costs.
import { type AnyData, type AnyView, Prose } from '#site'

export function PriceList({ view, prices }: { view: AnyView; prices: AnyData['prices'] }) {
  const { service, price } = view.labels.prices
  return (
    <>
      <table className="prices">
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
      <p className="note mt-4">
        <Prose text={prices.note} />
      </p>
      {prices.raises && (
        <div className="mt-6">
          <h3>{prices.raises.heading}</h3>
          <ul className="mt-4 grid gap-2">
            {prices.raises.items.map((item) => (
              <li key={item}>
                <Prose text={item} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** One service's price, on one line. */
export function PriceLine({ view, price }: { view: AnyView; price: string }) {
  return (
    <p className="price-line">
      <b>{price}</b>
      <span>
        <Prose text={view.labels.service.priceNote} />
      </span>
    </p>
  )
}
