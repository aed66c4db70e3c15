// The first reviews of content/reviews.yaml, and where they come from.
import { z } from 'zod'
import { defineSection } from '#site'
import { Reviews } from '#theme/blocks/reviews.tsx'
import { Section } from '#theme/blocks/section.tsx'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    show: z.int().min(1).default(3).meta({ description: 'how many reviews are shown' }),
  }),
  uses: ['reviews'],
  draw(view, { id, heading, show }) {
    const { reviews } = view.data
    if (reviews.items.length === 0) return null
    return (
      <Section heading={heading} id={id}>
        <Reviews view={view} reviews={{ ...reviews, items: reviews.items.slice(0, show) }} />
      </Section>
    )
  },
})
