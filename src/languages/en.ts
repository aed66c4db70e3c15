// English: the words that checks of texts need.
import { type Language, phrases } from '../model/checks/language.ts'
import { facts } from './en/facts.ts'
import { writing } from './en/writing.ts'

export default {
  ...writing,
  ...facts,
  name: 'English',
  genericAlts: phrases(`
    image, picture, photo, photograph, logo, graphic, icon, img, drawing, illustration, banner, hero,
    hero image, placeholder, untitled, image of, alt, alt text`),
  leading: phrases(`
    a, an, the, of, in, on, at, to, for, from, by, with, without, and, or, into, over, under, near, per, no`),
  examples: {},
} satisfies Language
