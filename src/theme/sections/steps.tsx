// Shows the steps of a job, in order: numbered points along one line.
import { defineSection } from '#site'
import { StepsOf } from '#theme/blocks/points.tsx'
import { points } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => points(k).shape,
  draw: (_, { id, heading, lead, items }) => <StepsOf words={{ id, heading, lead, items }} />,
})
