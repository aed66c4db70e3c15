// Areas as a compact list of links: all of them, or those that the section names.
import { z } from 'zod'
import { type AnyView, defineSection } from '#site'
import { Section } from '#theme/blocks/section.tsx'

const all = ({ areas = [] }: AnyView['cards']) => areas

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    items: z
      .array(k.ref('areas', 'an area to show'))
      .min(1)
      .optional()
      .meta({ description: 'the areas in their order; all of them when left out' }),
  }),
  draw({ cards }, { id, heading, items = all(cards) }) {
    if (items.length === 0) return null
    return (
      <Section heading={heading} id={id}>
        <ul className="compact">
          {items.map(({ path, name, detail, language }) => (
            <li key={path} lang={language}>
              <a href={path}>{name}</a>
              {detail !== '' && <span>{detail}</span>}
            </li>
          ))}
        </ul>
      </Section>
    )
  },
})
