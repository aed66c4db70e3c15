// The table of content/prices.yaml.
import { defineSection } from '#site'
import { PriceList } from '../blocks/prices.tsx'
import { Section } from '../blocks/section.tsx'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the price list'),
    lead: k.text('a sentence below it').optional(),
  }),
  uses: ['prices'],
  draw: (view, { id, heading, lead }) => (
    <Section heading={heading} lead={lead} id={id} beside>
      <PriceList view={view} prices={view.data.prices} />
    </Section>
  ),
})
