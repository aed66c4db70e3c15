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
    copyright: z.string().min(1).meta({ description: 'the last line of a page; {year} becomes the year' }),
  }),
)

export default schema

type Words = z.infer<ReturnType<typeof schema>>

declare module '#site' {
  interface Labels extends Words {}
}
