// The reviews, as a list that scrolls sideways; script adds the buttons. Where they come from stands above them.
import { type AnyView, type Data, Island, Prose } from '#site'

/** day/month/year -> the form <time> wants. */
const iso = (date: string) => {
  const [day = '', month = '', year = ''] = date.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function Reviews({ view, reviews, heading }: { view: AnyView; reviews: Data['reviews']; heading: string }) {
  const items = reviews.items.map(({ id, name, rating, text, date }) => ({ id, name, rating, text, date, iso: iso(date) }))
  return (
    <section className="section tint">
      <div className="wrap">
        <h2>{heading}</h2>
        <p className="note">
          <Prose text={reviews.origin} />
        </p>
        <Island name="reviews" on="visible" props={{ id: 'reviews', labels: view.labels.reviews, items }} />
      </div>
    </section>
  )
}
