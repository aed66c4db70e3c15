// The reviews, as a list that scrolls sideways and snaps; script adds the buttons. Above them: where they come from.
import { type AnyData, type AnyView, dayIn, Enhanced, Prose } from '#site'
import Icon from '../illustrations/icon.tsx'

type Review = AnyData['reviews']['items'][number]

/** `{n} of {all}` with its values. */
const fill = (text: string, values: Readonly<Record<string, number>>) =>
  text.replace(/{(\w+)}/g, (_, name) => String(values[name]))

export function Reviews({ view, reviews, heading }: { view: AnyView; reviews: AnyData['reviews']; heading: string }) {
  const labels = view.labels.reviews
  const { items } = reviews
  const card = ({ id, name, rating, text, date }: Review, i: number) => (
    <li key={id}>
      <figure>
        <span className="hidden-words">{fill(labels.slide, { n: i + 1, all: items.length })}</span>
        <span className="stars" role="img" aria-label={fill(labels.stars, { n: rating })}>
          {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
        </span>
        <blockquote>{text}</blockquote>
        <figcaption>
          <b>{name}</b>
          <time dateTime={date}>{dayIn(view.site.locale, date, 'numeric')}</time>
        </figcaption>
      </figure>
    </li>
  )
  return (
    <>
      <p className="note">
        <Prose text={reviews.origin} />
      </p>
      <section className="reviews" aria-label={heading} aria-roledescription={labels.roledescription}>
        <Enhanced name="reviews" on="visible" className="reviews-controls">
          <p aria-live="polite" data-several={labels.position} data-single={labels.single} />
          <button type="button" aria-label={labels.previous} aria-disabled>
            <Icon name="chevron-left" />
          </button>
          <button type="button" aria-label={labels.next} aria-disabled={items.length < 2}>
            <Icon name="chevron-right" />
          </button>
        </Enhanced>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list scrolls by keyboard too (WCAG 2.1.1) */}
        <ul tabIndex={0} aria-label={labels.region}>
          {items.map(card)}
        </ul>
      </section>
    </>
  )
}
