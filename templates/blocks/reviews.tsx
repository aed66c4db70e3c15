// The reviews, as a list that scrolls sideways and snaps; script adds the buttons. Above them: where they come from.
import { type AnyData, type AnyView, Island, Prose } from '#site'
import { fill } from '../islands/reviews.tsx'

type Review = AnyData['reviews']['items'][number]

/** day/month/year -> the form <time> wants. */
const iso = (date: string) => {
  const [day = '', month = '', year = ''] = date.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function Reviews({ view, reviews, heading }: { view: AnyView; reviews: AnyData['reviews']; heading: string }) {
  const { region, roledescription, slide, stars, ...labels } = view.labels.reviews
  const { items } = reviews
  const card = ({ id, name, rating, text, date }: Review, i: number) => (
    <li key={id}>
      <figure>
        <span className="hidden-words">{fill(slide, { n: i + 1, all: items.length })}</span>
        <span className="stars" role="img" aria-label={fill(stars, { n: rating })}>
          {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
        </span>
        <blockquote>{text}</blockquote>
        <figcaption>
          <b>{name}</b>
          <time dateTime={iso(date)}>{date}</time>
        </figcaption>
      </figure>
    </li>
  )
  return (
    <section className="section tint">
      <div className="wrap">
        <h2>{heading}</h2>
        <p className="note">
          <Prose text={reviews.origin} />
        </p>
        <section className="reviews" aria-label={region} aria-roledescription={roledescription}>
          <Island name="reviews" on="visible" props={{ id: 'reviews', labels, count: items.length }} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list scrolls by keyboard too (WCAG 2.1.1) */}
          <ul id="reviews" tabIndex={0} aria-label={region}>
            {items.map(card)}
          </ul>
        </section>
      </div>
    </section>
  )
}
