// content/labels.yaml: every word of the interface. {from}, {to}, {all}, {n}, {name} are filled in where they are
// shown.

import { z } from 'zod'
import { defineData } from '#site'

const schema = defineData((k) => {
  const words = (...names: string[]) => Object.fromEntries(names.map((name) => [name, z.string().min(1)]))
  const group = <N extends string>(...names: N[]) => z.strictObject(words(...names) as { [name in N]: z.ZodString })
  return z.strictObject({
    layout: group(
      'skip',
      'mainMenu',
      'menu',
      'closeMenu',
      'allServices',
      'breadcrumbs',
      'newTab',
      'homeLink',
      'callBar',
      'footerMenu',
    ),
    call: group('call', 'callNow', 'callName', 'message', 'estimate', 'emailTip', 'phoneTip'),
    business: group(
      'phone',
      'email',
      'hours',
      'address',
      'legalName',
      'register',
      'vat',
      'office',
      'copyright',
      'credit',
    ),
    service: group('price', 'priceNote', 'area', 'areaText', 'areaLink', 'questions', 'more'),
    area: group('map', 'request', 'urgentCall', 'list'),
    prices: group('service', 'price', 'free'),
    reviews: group('region', 'roledescription', 'previous', 'next', 'position', 'single', 'slide', 'stars'),
    map: group('title', 'open', 'show', 'notice'),
    form: z.strictObject({
      ...words(
        'name',
        'email',
        'phone',
        'service',
        'choose',
        'message',
        'required',
        'submit',
        'sending',
        'success',
        'successText',
        'failure',
        'failureText',
        'close',
        'honeypot',
        'noScript',
        'subject',
      ),
    } as Record<
      | 'name'
      | 'email'
      | 'phone'
      | 'service'
      | 'choose'
      | 'message'
      | 'required'
      | 'submit'
      | 'sending'
      | 'success'
      | 'successText'
      | 'failure'
      | 'failureText'
      | 'close'
      | 'honeypot'
      | 'noScript'
      | 'subject',
      z.ZodString
    >),
    ignore: z.unknown().optional(),
    closing: z.strictObject({
      heading: k.text('heading of the call banner of service pages'),
      text: k.text('a sentence below it'),
    }),
  })
})

export default schema

type Words = z.infer<ReturnType<typeof schema>>

declare module '#site' {
  interface Labels extends Words {}
}
