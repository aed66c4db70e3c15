// The parts page contents are made of: each is one block's worth of words.
import { z } from 'zod'
import type { Fields } from '#site'

/** A file of content/images and its words. */
export const photo = (k: Fields) =>
  z
    .strictObject({
      file: k.picture('its file in content/images, like at-work.jpg'),
      alt: k.text('what it shows, for visitors who do not see it'),
    })
    .meta({ description: 'a photo next to it' })

/** The fields of the top of a page. */
export const heroFields = (k: Fields) => ({
  heading: k.text('the one h1 of the page: what it promises'),
  lead: k.text('one or two sentences below it'),
  photo: photo(k).optional(),
})

export const hero = (k: Fields) => z.strictObject(heroFields(k)).meta({ description: 'the top of the page' })

/** Points with a title and a text. */
export const pointList = (k: Fields) =>
  z
    .array(z.strictObject({ title: k.text('title of the point'), text: k.text('one or two sentences') }))
    .min(1)
    .meta({ description: 'the points' })

/** A heading and points. */
export const points = (k: Fields) =>
  z
    .strictObject({ heading: k.text('heading of the section'), items: pointList(k) })
    .meta({ description: 'a section of points' })

/** A heading and running text. */
export const passage = (k: Fields) =>
  z
    .strictObject({
      heading: k.text('heading of the section'),
      paragraphs: z.array(k.text('a paragraph')).min(1).meta({ description: 'its paragraphs' }),
    })
    .meta({ description: 'a section of running text' })

/** A heading and links to pages of a collection. */
export const links = (k: Fields, collection: string) =>
  z
    .strictObject({
      heading: k.text('heading of the section'),
      items: z.array(k.ref(collection, 'a page to show')).min(1).meta({ description: 'the pages, in their order' }),
    })
    .meta({ description: 'a section of links to pages' })
