// The table of content/prices.yaml: on a dark ground, unless it meets the footer or another table, which it then looks like.
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
    const { sections = [] } = view.entry as { sections?: readonly { block: string; heading?: string }[] }
    const isAlone = sections.at(-1)?.heading !== heading && sections.every(({ block }) => block !== 'table')
    return (
      <Section heading={heading} lead={lead} id={id} beside deep={isAlone}>
        <Prices view={view} prices={prices} />
      </Section>
    )
  },
})
