// Reviews with their stars, where they come from, and a link to all of them.
import { type AnyData, type AnyView, dayIn, Prose } from '#site'
import { labelsOf } from '#theme/labels.ts'

/** Stars that can be given. */
const ALL = 5
const starsOf = (rating: number) => '★'.repeat(rating) + '☆'.repeat(ALL - rating)

export function Reviews({ view, reviews }: { view: AnyView; reviews: AnyData['reviews'] }) {
  const { origin, link, items } = reviews
  const { stars, all } = labelsOf(view).reviews
  return (
    <>
      <ul className="points reviews">
        {items.map(({ id, name, rating, text, date }) => (
          <li key={id} id={id}>
            <figure>
              <span role="img" aria-label={stars.replace('{n}', String(rating))}>
                {starsOf(rating)}
              </span>
              <blockquote>
                <p>
                  <Prose text={text} />
                </p>
              </blockquote>
              <figcaption className="note">
                {name}, <time dateTime={date}>{dayIn(view.site.locale, date)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="note">
        <Prose text={origin} />
      </p>
      {link !== undefined && (
        <p className="note">
          <a href={link}>{all}</a>
        </p>
      )}
    </>
  )
}
