// The map of site.yaml, fetched when a visitor asks for it, or on the page of a branch the link to its own.
import { defineSection } from '#site'
import { MapFrame } from '#theme/blocks/map.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { banner } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => banner(k).omit({ link: true }).shape,
  draw(view, { id, heading, text }) {
    const own = view.site.business.branches[view.entry.branch ?? '']
    if (!(own ?? view.site).map) return null
    return (
      <Section heading={heading} lead={text ?? own?.address.shown} id={id}>
        <MapFrame view={view} />
      </Section>
    )
  },
})
