// The groups of words of content/labels.yaml that the theme shows. Words in braces are filled in where the label is shown.
import { z } from 'zod'
import type { Fields } from '#site'

/** Words in which templates fill in a value. */
const filled = (about: string) => z.string().min(1).meta({ description: about })

/** A group of words, and what all of them are for. */
export const group = <S extends z.ZodRawShape>(about: string, words: S) =>
  z.strictObject(words).meta({ description: about })

/** A site with words of its own adds groups to these in its data/labels.ts. */
export const labelGroups = (k: Fields) => ({
  layout: group('the frame of every page', {
    skip: k.text('the first link of a page, for visitors who use no mouse'),
    mainMenu: k.text('what the menu of the header is called'),
    menu: k.text('the button that opens the menu of a telephone'),
    closeMenu: k.text('the button that closes it'),
    breadcrumbs: k.text('what the way to a page is called'),
    newTab: k.text('behind a link that opens another tab'),
    homeLink: filled('what the link of the name says; {name} is that of the business'),
    callBar: k.text('what the bar at the foot of a telephone is called'),
  }),
  call: group('calls and messages', {
    call: k.text('the verb of the call button'),
    callName: filled('what a link to a number says to screen readers; {name} is the number'),
    message: k.text('in the bar at the foot of a telephone: the link to the contact page'),
    request: k.text('next to the call button: the link to the contact page'),
    book: k.text('the link to contact.booking of site.yaml'),
    emailTip: k.text('what appears at the sign of the e-mail address'),
  }),
  business: group('who the business is', {
    email: k.text('what the sign of the e-mail address is called'),
    reach: k.text('heading of telephone, e-mail, address and hours'),
    branches: k.text('heading of the branches'),
    register: k.text('before the number in the commercial register'),
    vat: k.text('before the tax number'),
    office: k.text('before the tax office'),
    copyright: filled('the last line of a page, before the name; {year} becomes the year'),
    credit: k.text('before who made the site'),
  }),
  questions: k.text('heading of the questions of a page that gives them none'),
  hours: group('the table of business.hours of site.yaml', {
    closed: k.text('a day without hours'),
    allDay: k.text('a day that is open from 00:00 to 23:59'),
    caption: k.text('the table is called that until script knows the state'),
    open: filled('the state: open; {time} becomes when it closes'),
    opens: filled('the state: closed; {time} becomes when it opens today'),
    opensOn: filled('the state: closed; {day} and {time} become when it opens next'),
  }),
  coupon: group('coupons', { until: filled('its last day; {day} becomes the day') }),
  prices: group('the headings of the table of prices', {
    service: k.text('what is done'),
    price: k.text('what it costs'),
    duration: k.text('how long it takes'),
  }),
  gallery: group('two photos of one thing', {
    before: k.text('on the first photo of two'),
    after: k.text('on the second'),
  }),
  reviews: group('the reviews', {
    region: k.text('what the reviews are called'),
    roledescription: k.text('what screen readers call the way they are shown'),
    previous: k.text('the button to the one before'),
    next: k.text('the button to the next'),
    position: filled('which are shown, with {from}, {to} and {all}'),
    single: filled('the same where one is shown, with {from} and {all}'),
    slide: filled('the place of one, with {n} and {all}'),
    stars: filled('its stars in words; {n} is their number'),
    all: k.text('the link to all reviews'),
  }),
  map: group('the map of site.yaml', {
    title: filled('what the map is called; {name} becomes the name of the business, {address} the address'),
    show: k.text('the button that fetches the map'),
    notice: k.text('beside it: where the map comes from'),
    open: k.text('the link to the map'),
  }),
  form: formWords(k),
  messengers: group('links that write to a phone, beside its number', {
    viber: k.text('a chat in Viber'),
    whatsapp: k.text('a chat in WhatsApp'),
    sms: k.text('a text message'),
  }),
  posts: group('articles', {
    title: k.text('the name of the page that lists them'),
    by: filled('who wrote one; {name} becomes the name'),
    updated: k.text('before the day of its last change'),
    more: k.text('heading of other articles, below one'),
  }),
})

const formWords = (k: Fields) =>
  group('the contact form', {
    name: k.text('the field of the name, where site.yaml declares no fields'),
    reply: k.text('the field that says how to answer: telephone or e-mail'),
    message: k.text('the field of the message'),
    choose: k.text('the first choice of a select'),
    required: k.text('what the star at a field says'),
    submit: k.text('the button'),
    sending: k.text('the button while it sends'),
    success: k.text('heading of what appears once it arrived'),
    successText: k.text('a sentence below it'),
    failure: k.text('heading of what appears where it did not'),
    failureText: filled('a sentence below it; {phone} is a link'),
    close: k.text('the button that takes that away'),
    noScript: filled('shown in its place if nothing can be sent; {phone} is a link'),
    subject: k.text('the subject of a form that is sent as e-mail'),
    mail: k.text("below the button, where the form is a letter of the visitor's own mail program"),
    privacy: k.text('what becomes of what is written; it may hold a link to the page about it'),
    honeypot: k.text('a field that only programs see which fill in forms'),
  })
