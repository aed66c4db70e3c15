// content/labels.yaml: the words of the theme, and those of this site's own pages and form.
import { z } from 'zod'
import { defineData } from '#site'
import { group, labelGroups } from '#theme/words.ts'

const schema = defineData((k) => {
  const { form, ...groups } = labelGroups(k)
  return z.strictObject({
    ...groups,
    service: group('pages of services', {
      priceNote: k.text('a sentence below the price'),
      questions: k.text('heading of the questions of an area'),
    }),
    area: group('pages of areas', {
      map: k.text('what the map of the areas is called'),
      request: k.text('the link to the form'),
      list: k.text('heading of the list of areas'),
    }),
    office: group('the office on the contact page', {
      hours: k.text('before the opening hours'),
      address: k.text('before the street'),
      name: k.text('before the registered name'),
    }),
    form: form
      .extend({
        email: k.text('the field of the e-mail address'),
        phone: k.text('the field of the telephone'),
        service: k.text('the field of the service'),
        choose: k.text('its first choice'),
        required: k.text('what the star at a field says'),
        sending: k.text('the button while it sends'),
        success: k.text('heading of what appears once it arrived'),
        successText: k.text('a sentence below it'),
        failure: k.text('heading of what appears where it did not'),
        failureText: z.string().min(1).meta({ description: 'a sentence below it; {phone} is a link' }),
        close: k.text('the button that takes that away'),
        noScript: z
          .string()
          .min(1)
          .meta({ description: 'shown in its place if nothing can be sent; {phone} is a link' }),
        subject: k.text('the subject of a form that is sent as e-mail'),
      })
      .meta({ description: 'the contact form' }),
    closing: group('the call banner of service pages', {
      heading: k.text('its heading'),
      text: k.text('a sentence below it'),
    }),
    ignore: z.unknown().optional().meta({ description: 'findings of site check that are known and wanted here' }),
  })
})

export default schema

/** The words of the interface. */
export type Labels = z.infer<ReturnType<typeof schema>>
