// A call to act across the page: a heading, a sentence, the number and a link.
import { defineSection } from '#site'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { banner } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => banner(k).shape,
  draw: (view, section) => <CallBanner view={view} banner={section} />,
})
