// Areas by their names: all of them, or those that the section names.
import { defineSection } from '#site'
import { Cards, Links } from '#theme/blocks/cards.tsx'
import { More, Section } from '#theme/blocks/section.tsx'
import { listed } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => listed(k, 'areas'),
  draw({ cards: { areas = [] } }, { id, heading, lead, items = areas, link }) {
    if (items.length === 0) return null
    return (
      <Section heading={heading} lead={lead} id={id} beside>
        {items.length === 1 ? <Cards items={items} rows /> : <Links items={items} icon="pin" />}
        {link && <More link={link} />}
      </Section>
    )
  },
})
