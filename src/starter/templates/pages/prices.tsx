// The prices of content/prices.yaml: what is done, what it costs, and what makes it cost more.
import { definePage, Prose } from '#site'
import { Hero } from '../blocks/hero.tsx'
import { QuestionsOf } from '../blocks/questions.tsx'
import { Paragraphs, Section } from '../blocks/section.tsx'
import { Layout } from '../layout/layout.tsx'
import { hero } from '../shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k) }),
  uses: ['prices'],
  draw(view) {
    const { items, note, raises } = view.data.prices
    const { service, price } = view.labels.prices
    return (
      <Layout view={view}>
        <Hero view={view} hero={view.entry.hero} />
        <div className="section">
          <div className="wrap">
            <table>
              <thead>
                <tr>
                  <th scope="col">{service}</th>
                  <th scope="col">{price}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <tr key={item.service}>
                    <th scope="row">
                      {item.link === undefined ? item.service : <a href={item.link}>{item.service}</a>}
                    </th>
                    <td>{item.price}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="note">
              <Prose text={note} />
            </p>
          </div>
        </div>
        {raises && (
          <Section heading={raises.heading}>
            <Paragraphs texts={raises.items} />
          </Section>
        )}
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
