// Reviews: as a list that scrolls sideways and snaps, to which script adds buttons, or all of them below each other.
import { type AnyData, type AnyView, dayIn, Enhanced, Picture, Prose } from '#site'
import { rowsOf } from '#theme/blocks/points.tsx'
import { More } from '#theme/blocks/section.tsx'
import Icon from '#theme/illustrations/icon.tsx'
import { labelsOf } from '#theme/labels.ts'

type Data = AnyData['reviews']

/** Stars that can be given. */
const ALL = 5
/** The outline of a star from its tip, in a box of 24 x 24. */
const STAR = 'l2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2-4.5-4.4 6.2-.9z'

/** The outlines of some stars in a row; `after` leaves room for those before them. */
const stars = (after: number, count: number) => `M${after * 24 + 12} 3${Array(count).fill(STAR).join('m24 0')}`

/** `{n} of {all}` with its values. */
const fill = (text: string, values: Readonly<Record<string, number>>) =>
  text.replace(/{(\w+)}/g, (_, name) => String(values[name]))

/** `reviews` may be some of them; `heading` names the region. */
export function Reviews({ view, reviews, heading }: { view: AnyView; reviews: Data; heading: string }) {
  const labels = labelsOf(view).reviews
  const { items } = reviews
  return (
    <>
      <Prose as="p" className="note" text={reviews.origin} />
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
          {items.map((review, i) => (
            <li key={review.id}>
              <Review view={view} review={review} place={fill(labels.slide, { n: i + 1, all: items.length })} />
            </li>
          ))}
        </ul>
      </section>
      {reviews.link !== undefined && <More link={{ name: labels.all, href: reviews.link }} />}
    </>
  )
}

/** Every review, with an anchor of its own: what the link to all reviews leads to. */
export function ReviewList({ view, reviews }: { view: AnyView; reviews: Data }) {
  return (
    <>
      <Prose as="p" className="note" text={reviews.origin} />
      <ul className={`reviews mt-6 grid gap-4 ${rowsOf(reviews.items.length)}`}>
        {reviews.items.map((review) => (
          <li key={review.id} id={review.id}>
            <Review view={view} review={review} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** `place` says to screen readers which of how many it is. */
function Review({ view, review, place }: { view: AnyView; review: Data['items'][number]; place?: string }) {
  const { name, rating, text, date, photo } = review
  return (
    <figure className="box">
      {place !== undefined && <span className="hidden-words">{place}</span>}
      <span className="stars" role="img" aria-label={fill(labelsOf(view).reviews.stars, { n: rating })}>
        <svg viewBox={`0 0 ${ALL * 24} 24`} aria-hidden="true">
          <path fill="currentcolor" d={stars(0, rating)} />
          {rating < ALL && <path d={stars(rating, ALL - rating)} />}
        </svg>
      </span>
      <blockquote>
        <Prose text={text} />
      </blockquote>
      <figcaption>
        {photo && <Picture name={photo.file} alt={photo.alt} sizes="3.5rem" />}
        <b>{name}</b>
        <time dateTime={date}>{dayIn(view.site.locale, date, place === undefined ? 'long' : 'numeric')}</time>
      </figcaption>
    </figure>
  )
}
