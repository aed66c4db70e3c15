// The newest articles of content/posts/.
import { z } from 'zod'
import { defineSection } from '#site'
import { Posts } from '#theme/blocks/posts.tsx'
import { Section } from '#theme/blocks/section.tsx'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    show: z.int().min(1).default(3).meta({ description: 'how many articles are shown' }),
  }),
  draw(view, { id, heading, show }) {
    const { posts = [] } = view.cards
    if (posts.length === 0) return null
    return (
      <Section heading={heading} id={id}>
        <Posts view={view} items={posts.slice(0, show)} level={3} />
      </Section>
    )
  },
})
