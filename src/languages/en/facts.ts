// English: units, numbers, days and clock times, addresses.
import type { FactWords } from '../../model/checks/fact-words.ts'

export const facts: FactWords = {
  units: {
    money: 'euros?|pounds?|dollars?|quid|eur|gbp|usd|€|£|\\$',
    percent: '%|per ?cent',
    minute: 'min(?:ute)?s?',
    hour: 'hours?|hrs?',
    day: '(?:working |business |calendar )?days?',
    week: 'weeks?',
    month: 'months?',
    year: 'years?|yrs?',
    kilometre: 'km|kilomet(?:re|er)s?',
  },
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  to: 'to|or|until',
  firstPerson: "(?:[Ww]e|[Oo]ur|us|[Ww]e[’'](?:re|ll|ve|d))",
  others:
    'council|police|hospital|ambulance|fire (?:brigade|service|department)|coastguard|embassy|ministry|department|' +
    'authority|law|insurance|agency|association|registry|court|insurer|manufacturer|supplier|landlord|neighbou?r|ombudsman|' +
    'help ?line|hotline|emergency (?:line|number|services?)|(?:water|gas|power|electricity|phone) (?:company|board)',
  clock: {
    days: [
      'mon(?:day)?s?',
      'tue(?:s|sday)?s?',
      'wed(?:nesday)?s?',
      'thu(?:rs|r|rsday)?s?',
      'fri(?:day)?s?',
      'sat(?:urday)?s?',
      'sun(?:day)?s?',
    ],
    everyDay: 'daily|every ?day|all week|seven days a week|7 days a week',
    through: 'to|until|through|till',
    morning: 'a\\.?m\\.?',
    afternoon: 'p\\.?m\\.?',
    always: '24 ?/ ?7|24 hours|around the clock|round the clock|day and night',
    closed: 'closed',
  },
  postalCode: 'post ?code|zip(?: code)?',
  streets: { st: 'street', rd: 'road', ave: 'avenue', sq: 'square', ln: 'lane', dr: 'drive', no: '' },
  endings: "(?:['’]s)?",
  taxNumber: 'VAT(?: (?:[Nn]umber|[Nn]o\\.?|[Rr]eg(?:istration)?\\.?|ID))*',
}
