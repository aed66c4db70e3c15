// The parts page contents are made of: each is one block's worth of words.

import { z } from 'zod'
import type { Fields } from '#site'
import { iconNames } from './illustrations/icon-names.ts'

export const icon = () => z.enum(iconNames).meta({ description: 'an icon of templates/illustrations/icon.tsx' })

export const hero = (k: Fields) =>
  z
    .strictObject({
      heading: k.text('the one h1 of the page: the promise'),
      lead: k.text('one or two sentences below it'),
      picture: k
        .picture('the picture next to it; over the house of this site the fixture that `icon` names is lit')
        .optional(),
      facts: z
        .array(k.text('a short fact next to the call button'))
        .max(3)
        .optional()
        .meta({ description: 'up to three trust facts' }),
    })
    .meta({ description: 'the top of the page' })

export const link = (k: Fields) =>
  z
    .strictObject({ name: k.text('the words of the link'), href: k.href('where it goes') })
    .meta({ description: 'a link to another page' })

/** A heading, an optional sentence, and points with a title and a text. */
export const points = (k: Fields, count?: number) => {
  const items = z
    .array(
      z.strictObject({
        icon: icon().optional(),
        title: k.text('title of the point'),
        text: k.text('one or two sentences'),
      }),
    )
    .meta({ description: 'the points' })
  return z
    .strictObject({
      heading: k.text('heading of the section'),
      lead: k.text('a sentence below it').optional(),
      items: count === undefined ? items.min(1) : items.length(count),
    })
    .meta({ description: 'a section of points' })
}

/** A heading and a list of short lines. */
export const lines = (k: Fields) =>
  z
    .strictObject({
      heading: k.text('heading of the section'),
      lead: k.text('a sentence below it').optional(),
      items: z.array(k.text('one line')).min(1).meta({ description: 'the lines' }),
    })
    .meta({ description: 'a section of short lines' })

/** A heading and running text. */
export const passage = (k: Fields) =>
  z
    .strictObject({
      heading: k.text('heading of the section'),
      paragraphs: z.array(k.text('a paragraph')).min(1).meta({ description: 'its paragraphs' }),
    })
    .meta({ description: 'a section of running text' })

/** A heading and links to pages of a collection. */
export const related = (k: Fields, collection: string) =>
  z
    .strictObject({
      heading: k.text('heading of the section'),
      lead: k.text('a sentence below it').optional(),
      items: z.array(k.ref(collection, 'a page to show')).min(1).meta({ description: 'the pages, in their order' }),
    })
    .meta({ description: 'a section of links to pages' })

/** A picture with what it shows and a sentence below it. */
export const scene = (k: Fields) =>
  z
    .strictObject({
      picture: k.picture('the picture'),
      alt: k.text('what it shows'),
      caption: k.text('one sentence below it'),
    })
    .meta({ description: 'a picture with a sentence below it' })

export const banner = (k: Fields) =>
  z
    .strictObject({ heading: k.text('heading of it'), text: k.text('a sentence below it') })
    .meta({ description: 'a heading and a sentence' })
