// English: what the checks know of it. Its spelling is not checked.
import { type Language, phrases } from '../model/checks/language.ts'

export default {
  name: 'English',
  script: 'Latin',
  units: {
    minute: 'min(?:ute)?s?\\b',
    hour: 'hours?\\b|hrs?\\b',
    day: '(?:working |business )?days?\\b',
    week: 'weeks?\\b',
    month: 'months?\\b',
    year: 'years?\\b|yrs?\\b',
    kilometre: 'km\\b|kilomet(?:re|er)s?\\b|miles?\\b',
    'square metre': 'm²|square met(?:re|er)s?\\b',
    metre: 'm\\b|met(?:re|er)s?\\b',
    percent: '%|per ?cent\\b',
    money: '€|£|\\$|EUR|GBP|USD|euros?\\b|pounds?\\b|dollars?\\b',
    review: 'reviews?\\b|ratings?\\b',
  },
  to: 'to|or|until|up to',
  from: 'from|starting at|starts at',
  promises: [
    {
      about: 'how fast someone comes',
      near: 'arriv|with you|at your door|reach you|come within|callout|response',
      units: ['minute', 'hour'],
    },
    { about: 'years of experience', near: 'experience|in business|in the trade', units: ['year'] },
    { about: 'the guarantee', near: 'guarantee|warrant', units: ['day', 'week', 'month', 'year'] },
    { about: 'how far the business comes', near: 'radius|distance', units: ['kilometre'] },
    { about: 'the number of reviews', near: 'review|rating', units: ['review'] },
  ],
  tax: {
    included: '(?:with|incl(?:\\.|uding|udes)?) (?:the )?(?:VAT|tax)',
    added: '(?:plus|excl(?:\\.|uding|udes)?|without|\\+) ?(?:the )?(?:VAT|tax)',
    unsaid: '(?:^|[\\s,])(?:if|whether)\\s[^.?!]*$',
    signs: ['VAT', 'tax', 'Tax'],
  },
  hours: {
    days: [
      'mon(?:days?)?',
      'tue(?:s|sdays?)?',
      'wed(?:nesdays?)?',
      'thu(?:rs|rsdays?)?',
      'fri(?:days?)?',
      'sat(?:urdays?)?',
      'sun(?:days?)?',
    ].map((day) => `${day}\\b`),
    everyDay: 'daily|every day',
    through: 'to|through|until|and',
    joins: 'and',
    article: 'the ',
    always: '24\\s?/\\s?7|24 hours a day|round the clock|around the clock|24-hour',
    closed: 'closed',
    closedSigns: ['closed', 'Closed', 'CLOSED'],
    open: 'open(?:ing hours)?|hours',
    afternoon: 'p\\.?m\\.?',
    morning: 'a\\.?m\\.?',
  },
  genericLinks: phrases(`
    here, click, click here, tap here, click this, this, this page, this link, link, go, go here, start,
    right here, more, more info, more information, info, details, see more, view more, read more, learn more,
    find out more, discover more, show more, continue, continue reading, next, see here, view, read,
    check it out`),
  genericAlts: phrases(`
    image, picture, photo, photograph, logo, graphic, icon, img, drawing, illustration, banner, hero,
    hero image, placeholder, untitled, image of, alt, alt text`),
  filler: phrases(`
    your text here, text goes here, title goes here, insert text, placeholder text, sample text, dummy text,
    to be written, change me`),
  leading: phrases(`
    a, an, the, of, in, on, at, to, for, from, by, with, without, and, or, into, over, under, near, per, no`),
  streets: { st: 'street', rd: 'road', ave: 'avenue', sq: 'square', ln: 'lane', dr: 'drive', no: '' },
  postalCode: 'postcode|post code|zip(?: code)?',
  endings: "(?:'s)?",
  cutShort: [],
  examples: {},
} satisfies Language
