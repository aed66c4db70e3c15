// The map of site.yaml, fetched when a visitor asks for it.
import { defineSection } from '#site'
import { MapFrame } from '#theme/blocks/map.tsx'
import { Section } from '#theme/blocks/section.tsx'

export default defineSection({
  content: (k) => ({ heading: k.text('heading of the section') }),
  draw(view, { id, heading }) {
    if (!view.site.map) return null
    return (
      <Section heading={heading} id={id}>
        <MapFrame view={view} />
      </Section>
    )
  },
})
