// The reviews of content/reviews.yaml: where they come from, and what each says.
import { definePage, Prose } from '#site'
import { Hero } from '../blocks/hero.tsx'
import { QuestionsOf } from '../blocks/questions.tsx'
import { Layout } from '../layout/layout.tsx'
import { hero } from '../shapes.ts'

/** Stars that can be given. */
const ALL = 5

export default definePage({
  content: (k) => ({ hero: hero(k) }),
  uses: ['reviews'],
  draw(view) {
    const { origin, link, items } = view.data.reviews
    const { rating: words, all } = view.labels.reviews
    const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(ALL - rating)
    return (
      <Layout view={view}>
        <Hero view={view} hero={view.entry.hero} />
        <div className="section">
          <div className="wrap">
            <ul className="points">
              {items.map(({ id, name, rating, text, date }) => (
                <li key={id} id={id}>
                  <figure>
                    <span role="img" aria-label={words.replace('{rating}', String(rating))}>
                      {stars(rating)}
                    </span>
                    <blockquote>
                      <p>
                        <Prose text={text} />
                      </p>
                    </blockquote>
                    <figcaption className="note">
                      {name}, {date}
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
          </div>
        </div>
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
