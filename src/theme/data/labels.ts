// content/labels.yaml: every word of the interface. The words that a site does not write itself are those of
// labels.<code>.yaml of the theme.
import { z } from 'zod'
import { defineData } from '#site'
import { labelGroups } from '#theme/words.ts'

const schema = defineData((k) => z.strictObject(labelGroups(k)))

export default schema

/** The words of the interface. */
export type Labels = z.infer<ReturnType<typeof schema>>
