// content/labels.yaml: every word of the interface. {from}, {to}, {all}, {n}, {name} are filled in where they are
// shown.

import { z } from 'zod'
import { defineData } from '#site'

/** Words, each with what it is for, and what all of them are for. */
const group = <N extends string>(about: string, words: Record<N, string>) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries<string>(words).map(([name, use]) => [name, z.string().min(1).meta({ description: use })]),
      ) as Record<N, z.ZodString>,
    )
    .meta({ description: about })

/** Fields of labels.yaml: groups of words. */
const groups = {
  layout: group('the frame of every page', {
    skip: 'the first link of a page, for visitors who use no mouse',
    mainMenu: 'what the menu of the header is called',
    menu: 'the button that opens the menu of a telephone',
    closeMenu: 'the button that closes it',
    allServices: 'the link to all services, in the menu',
    breadcrumbs: 'what the way to a page is called',
    newTab: 'behind a link that opens another tab, for screen readers',
    homeLink: 'what the link of the name says; {name} is that of the business',
    callBar: 'what the bar at the foot of a telephone is called',
    footerMenu: 'what the links of the footer are called',
  }),
  call: group('calls and messages', {
    call: 'the verb of a button before a number',
    callNow: 'the verb of a button without other words',
    callName: 'what a link to a number says to screen readers; {name} is the number',
    message: 'the button that writes a message',
    estimate: 'the link to the form',
    emailTip: 'what appears at the e-mail address',
  }),
  business: group('who the business is, in the footer and on the contact page', {
    phone: 'before the numbers',
    email: 'before the address for e-mail',
    hours: 'before the opening hours',
    address: 'before the street',
    legalName: 'before the registered name',
    register: 'before the number in the commercial register',
    vat: 'before the VAT number',
    office: 'before the tax office',
    copyright: 'the last line of a page, with {year} and {name}',
    credit: 'before the name of who made the site',
  }),
  service: group('pages of services', {
    price: 'heading of the price',
    priceNote: 'a sentence below the price; it may hold a link',
    area: 'heading of where it is done',
    areaText: 'a sentence below it',
    areaLink: 'the link to all areas',
    questions: 'heading of the questions',
    more: 'the link of a card',
  }),
  area: group('pages of areas', {
    map: 'what the map of the areas is called',
    request: 'the link to the form',
    urgentCall: 'the button of the telephone; {name} is the number',
    list: 'heading of the list of areas',
  }),
  prices: group('the table of prices', {
    service: 'heading of the column of work',
    price: 'heading of the column of prices',
    free: 'what costs nothing',
  }),
  reviews: group('the reviews', {
    region: 'what the reviews are called',
    roledescription: 'what screen readers call the way they are shown',
    previous: 'the button to the one before',
    next: 'the button to the next',
    position: 'which are shown, with {from}, {to} and {all}',
    single: 'the same where one is shown, with {from} and {all}',
    slide: 'the place of one, with {n} and {all}',
    stars: 'its stars in words; {n} is their number',
  }),
  map: group('the map of the office', {
    title: 'what the map is called; {name} is that of the business',
    open: 'the link to the same map as a page',
    show: 'the button that fetches the map',
    notice: 'what fetching it does, below the button',
  }),
  form: group('the contact form', {
    name: 'the field of the name',
    email: 'the field of the e-mail address',
    phone: 'the field of the telephone',
    service: 'the field of the service',
    choose: 'its first choice',
    message: 'the field of the message',
    required: 'what the star at a field says',
    submit: 'the button',
    sending: 'the button while it sends',
    success: 'heading of what appears once it arrived',
    successText: 'a sentence below it',
    failure: 'heading of what appears where it did not',
    failureText: 'a sentence below it; {phone} is a link',
    close: 'the button that takes that away',
    honeypot: 'a field that only programs see which fill in forms',
    noScript: 'shown in its place if nothing can be sent; {phone} is a link',
    subject: 'the subject of a form that is sent as e-mail',
  }),
}

const schema = defineData((k) =>
  z.strictObject({
    ...groups,
    ignore: z.unknown().optional().meta({ description: 'findings of site check that are known and wanted here' }),
    closing: z
      .strictObject({
        heading: k.text('heading of the call banner of service pages'),
        text: k.text('a sentence below it'),
      })
      .meta({ description: 'the call banner of service pages' }),
  }),
)

export default schema

type Words = z.infer<ReturnType<typeof schema>>

declare module '#site' {
  interface Labels extends Words {}
}
