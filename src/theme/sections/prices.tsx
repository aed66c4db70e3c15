// The table of content/prices.yaml.
import { defineSection } from '#site'
import { Prices } from '#theme/blocks/prices.tsx'
import { Section } from '#theme/blocks/section.tsx'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the price list'),
    lead: k.text('a sentence below it').optional(),
  }),
  uses: ['prices'],
  draw(view, { id, heading, lead }) {
    const { prices } = view.data
    if (prices.items.length === 0) return null
    return (
      <Section heading={heading} lead={lead} id={id} beside deep>
        <Prices view={view} prices={prices} />
      </Section>
    )
  },
})
