// The reviews of content/reviews.yaml as a carousel.
import { defineSection } from '#site'
import { Reviews } from '../blocks/reviews.tsx'
import { Section } from '../blocks/section.tsx'

export default defineSection({
  content: (k) => ({ heading: k.text('heading of the reviews') }),
  uses: ['reviews'],
  draw: (view, { id, heading }) => (
    <Section heading={heading} id={id}>
      <Reviews view={view} reviews={view.data.reviews} heading={heading} />
    </Section>
  ),
})
