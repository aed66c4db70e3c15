// The parts page contents are made of: each is one block's worth of words.
import { z } from 'zod'
import type { Fields } from '#site'
import { iconNames } from '#theme/illustrations/icon-names.ts'

export const icon = () => z.enum(iconNames).meta({ description: 'an icon of illustrations/icon-names.ts' })

/** A file of content/images and its words. */
export const photo = (k: Fields) =>
  z
    .strictObject({
      file: k.picture('its file in content/images, like at-work.jpg'),
      alt: k.text('what it shows, for visitors who do not see it'),
    })
    .meta({ description: 'a photo next to it' })

/** The same with a sentence below it. */
export const figure = (k: Fields) =>
  photo(k)
    .extend({ caption: k.text('one sentence below it').optional() })
    .meta({ description: 'a photo or a drawing, next to the words' })

export const link = (k: Fields) =>
  z
    .strictObject({ name: k.text('the words of the link'), href: k.href('where it goes') })
    .meta({ description: 'a link to another page' })

/** The fields of the top of a page. */
export const heroFields = (k: Fields) => ({
  heading: k.text('the one h1 of the page: what it promises'),
  lead: k.text('one or two sentences below it'),
  photo: photo(k).optional(),
  picture: k.picture('a drawing that only decorates; instead of a photo').optional(),
  link: link(k).optional().meta({ description: 'a button beside the number, in place of the usual one' }),
  facts: z
    .array(k.text('a short fact below the buttons'))
    .max(3)
    .optional()
    .meta({ description: 'up to three facts that give trust' }),
})

export const hero = (k: Fields) => z.strictObject(heroFields(k)).meta({ description: 'the top of the page' })

/** The words of the top of a page. */
export type Hero = z.infer<ReturnType<typeof hero>>

const title = (k: Fields) => ({
  heading: k.text('heading of the section'),
  lead: k.text('a sentence below it').optional(),
})

/** Points with a title and a text; `count` if there has to be a certain number of them. */
export const pointList = (k: Fields, count?: number) => {
  const point = z.strictObject({
    icon: icon().optional(),
    title: k.text('title of the point'),
    text: k.text('one or two sentences'),
  })
  const points = z.array(point).meta({ description: 'the points' })
  return count === undefined ? points.min(1) : points.length(count)
}

/** A heading and points. */
export const points = (k: Fields, count?: number) =>
  z.strictObject({ ...title(k), items: pointList(k, count) }).meta({ description: 'a section of points' })

/** A heading and a list of short lines. */
export const lines = (k: Fields) =>
  z
    .strictObject({ ...title(k), items: z.array(k.text('one line')).min(1).meta({ description: 'the lines' }) })
    .meta({ description: 'a section of short lines' })

/** A heading and running text. */
export const passage = (k: Fields) =>
  z
    .strictObject({
      heading: k.text('heading of the section'),
      paragraphs: z
        .array(k.text('a paragraph'))
        .min(1)
        .meta({ description: 'its paragraphs; one whose lines begin with "- " or "1. " is a list' }),
    })
    .meta({ description: 'a section of running text' })

/** The same with a photo or a drawing next to it. */
export const illustrated = (k: Fields) => passage(k).extend({ photo: figure(k).optional() })

/** A heading and links to pages of a collection. */
export const related = (k: Fields, collection: string) =>
  z
    .strictObject({
      ...title(k),
      items: z.array(k.ref(collection, 'a page to show')).min(1).meta({ description: 'the pages, in their order' }),
    })
    .meta({ description: 'a section of links to pages' })

/** A heading, links to all pages of a collection or to those that it names, and a link to another page. */
export const listed = (k: Fields, collection: string) => ({
  ...title(k),
  items: z
    .array(k.ref(collection, 'a page to show'))
    .min(1)
    .optional()
    .meta({ description: 'the pages in their order; all of them when left out' }),
  link: link(k).optional(),
})

export const banner = (k: Fields) =>
  z
    .strictObject({
      heading: k.text('heading of it'),
      text: k.text('a sentence below it').optional(),
      link: link(k).optional().meta({ description: 'a button beside the number, like one that books a time' }),
    })
    .meta({ description: 'a heading and a sentence' })
