// content/labels.yaml: every word of the interface. {year} is filled in where it is shown.
import { z } from 'zod'
import { defineData } from '#site'

const schema = defineData((k) =>
  z.strictObject({
    skip: k.text('the first link of a page, for who uses no mouse'),
    menu: k.text('what the main menu is called'),
    breadcrumbs: k.text('what the way to a page is called'),
    call: k.text('the verb of the call button'),
    reach: k.text('heading of telephone, e-mail, address and hours'),
    form: z
      .strictObject({
        name: k.text('the field of the name'),
        reply: k.text('the field that says how to answer: telephone or e-mail'),
        message: k.text('the field of the message'),
        send: k.text('the button'),
        mail: k.text("below the button, where the form is a letter of the visitor's own mail program"),
        privacy: k.text('what becomes of what is written, with a link to the page about it'),
        trap: k.text('a field that nobody sees but programs that fill in forms'),
      })
      .meta({ description: 'the contact form' }),
    legal: z
      .strictObject({
        register: k.text('before the number in the commercial register'),
        vat: k.text('before the tax number'),
        office: k.text('before the tax office'),
      })
      .meta({ description: 'the last line of a page: what business.legal of site.yaml has' }),
    copyright: z.string().min(1).meta({ description: 'the last line of a page; {year} becomes the year' }),
  }),
)

export default schema

type Words = z.infer<ReturnType<typeof schema>>

declare module '#site' {
  interface Labels extends Words {}
}
