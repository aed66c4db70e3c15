// The table of content/prices.yaml.
import { defineSection } from '#site'
import { Prices } from '#theme/blocks/prices.tsx'
import { Section } from '#theme/blocks/section.tsx'

export default defineSection({
  content: (k) => ({ heading: k.text('heading of the section') }),
  uses: ['prices'],
  draw(view, { id, heading }) {
    if (view.data.prices.items.length === 0) return null
    return (
      <Section heading={heading} id={id}>
        <Prices view={view} prices={view.data.prices} />
      </Section>
    )
  },
})
