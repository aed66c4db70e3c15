// content/labels.yaml: every word of the interface. {year} is filled in where it is shown.
import { z } from 'zod'
import { defineData } from '#site'

/** Words in which templates fill in a time. */
const timed = (about: string) => z.string().min(1).meta({ description: about })

const schema = defineData((k) =>
  z.strictObject({
    skip: k.text('the first link of a page, for visitors who use no mouse'),
    menu: k.text('what the main menu is called'),
    breadcrumbs: k.text('what the way to a page is called'),
    call: k.text('the verb of the call button'),
    write: k.text('next to the call button: the link to the contact page'),
    book: k.text('the link to contact.booking of site.yaml'),
    reach: k.text('heading of telephone, e-mail, address and hours'),
    branches: k.text('heading of the branches'),
    questions: k.text('heading of the questions of a page that gives them none'),
    hours: z
      .strictObject({
        days: z
          .strictObject({
            Monday: k.text('the day'),
            Tuesday: k.text('the day'),
            Wednesday: k.text('the day'),
            Thursday: k.text('the day'),
            Friday: k.text('the day'),
            Saturday: k.text('the day'),
            Sunday: k.text('the day'),
          })
          .meta({ description: 'the days of the week' }),
        closed: k.text('a day without hours'),
        allDay: k.text('a day that is open from 00:00 to 23:59'),
        caption: k.text('the table is called that until script knows the state'),
        everySecondWeek: k.text('after hours that hold in every second week only'),
        open: timed('the state: open; {time} becomes when it closes'),
        opens: timed('the state: closed; {time} becomes when it opens today'),
        opensOn: timed('the state: closed; {day} and {time} become when it opens next'),
      })
      .meta({ description: 'the table of business.hours of site.yaml' }),
    prices: z
      .strictObject({ service: k.text('what is done'), price: k.text('what it costs') })
      .meta({ description: 'the headings of the table of prices' }),
    gallery: z
      .strictObject({ before: k.text('on the first photo of two'), after: k.text('on the second') })
      .meta({ description: 'two photos of one thing' }),
    reviews: z
      .strictObject({
        rating: z.string().min(1).meta({ description: 'the stars in words; {rating} becomes how many of 5' }),
        all: k.text('the link to all reviews'),
      })
      .meta({ description: 'a page of reviews' }),
    map: z
      .strictObject({
        title: z.string().min(1).meta({ description: 'what the map is called; {address} becomes the address' }),
        show: k.text('the button that fetches the map'),
        notice: k.text('below it: where the map comes from'),
        open: k.text('the link to the map'),
      })
      .meta({ description: 'the map of site.yaml' }),
    form: z
      .strictObject({
        name: k.text('the field of the name'),
        reply: k.text('the field that says how to answer: telephone or e-mail'),
        message: k.text('the field of the message'),
        send: k.text('the button'),
        mail: k.text("below the button, where the form is a letter of the visitor's own mail program"),
        privacy: k.text('what becomes of what is written, with a link to the page about it'),
        trap: k.text('a field that only programs see which fill in forms'),
      })
      .meta({ description: 'the contact form' }),
    legal: z
      .strictObject({
        register: k.text('before the number in the commercial register'),
        vat: k.text('before the tax number'),
        office: k.text('before the tax office'),
      })
      .meta({ description: 'the last line of a page: what business.legal of site.yaml has' }),
    credit: k.text('before who made the site'),
    copyright: z.string().min(1).meta({ description: 'the last line of a page; {year} becomes the year' }),
  }),
)

export default schema

/** The words of the interface. */
export type Labels = z.infer<ReturnType<typeof schema>>
