// The reviews of content/reviews.yaml, or the first of them, side by side.
import { z } from 'zod'
import { defineSection } from '#site'
import { Reviews } from '#theme/blocks/reviews.tsx'
import { Section } from '#theme/blocks/section.tsx'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the reviews'),
    show: z.int().min(1).optional().meta({ description: 'how many reviews are shown; all of them when left out' }),
  }),
  uses: ['reviews'],
  draw(view, { id, heading, show }) {
    const { reviews } = view.data
    if (reviews.items.length === 0) return null
    return (
      <Section heading={heading} id={id}>
        <Reviews view={view} reviews={{ ...reviews, items: reviews.items.slice(0, show) }} heading={heading} />
      </Section>
    )
  },
})
