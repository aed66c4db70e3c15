// content/labels.yaml: the words of the theme, and those of this site's own pages.
import { z } from 'zod'
import { defineData } from '#site'
import { group, labelGroups } from '#theme/words.ts'

const schema = defineData((k) => {
  return z.strictObject({
    ...labelGroups(k),
    service: group('pages of services', {
      priceNote: k.text('a sentence below the price'),
      questions: k.text('heading of the questions of an area'),
    }),
    area: group('pages of areas', {
      map: k.text('what the map of the areas is called'),
      request: k.text('the link to the form'),
      list: k.text('heading of the list of areas'),
    }),
    office: group('who the business is before the law', { name: k.text('before the registered name') }),
    ignore: z.unknown().optional().meta({ description: 'findings of site check that are known and wanted here' }),
  })
})

export default schema

/** The words of the interface. */
export type Labels = z.infer<ReturnType<typeof schema>>
