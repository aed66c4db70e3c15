// English as it is written in Britain and America.
import { phrases } from '../../model/checks/language.ts'
import type { Writing } from '../../model/checks/spelling.ts'

export const writing: Writing = {
  script: 'Latin',
  spelling: {
    dictionaries: ['dictionary-en-gb', 'dictionary-en'],
    letters: 'abcdefghijklmnopqrstuvwxyz',
    long: 8,
    alike: [
      phrases('ie, ei'),
      phrases('ant, ent'),
      phrases('ance, ence'),
      phrases('able, ible'),
      ...[...'bcdfglmnprst'].map((letter) => [letter, letter + letter]),
    ],
    compounds: true,
    prefixes: phrases('re, un, non, pre, over, under, anti, semi, multi, micro, mini'),
  },
  repeats: {
    never: phrases(`
      the, a, an, to, of, for, and, or, with, we, our, you, your, they, their, from, by, as, are, was, will, be, this`),
    meant: phrases('really, always, number, little'),
  },
  time: {
    // "until 31 October 2026", "until October 31, 2026"
    months: phrases(`
      jan(?:uary)?, feb(?:ruary)?, mar(?:ch)?, apr(?:il)?, may, june?, july?, aug(?:ust)?, sept?(?:ember)?,
      oct(?:ober)?, nov(?:ember)?, dec(?:ember)?`),
    // "Offer valid until 31 October 2026." "Book before Easter 2026."
    until: "until|till|'til|through|valid to|ends?(?: on)?|expires?(?: on)?|(?:book|order|call|pay) (?:before|by)",
    // "until Easter 2026"
    seasons: 'easter|christmas|spring|summer|autumn|fall|winter|black friday',
    // "Until 3 May 2025 we were in Leeds."
    past: "was|were|had|did|didn't|wasn't|weren't|ended|used to|\\p{L}{3,}ed(?= (?:in|at|on|from|for|by|the|as)\\b)",
  },
  genericLinks: phrases(`
    here, click here, click, read more, more, learn more, find out more, see more, this, this page, this link, link,
    details, more details, more information, info, continue, continue reading, go, next, see here, view, view more`),
  filler: phrases(`
    your text here, text here, title here, heading here, description here, insert text, insert name, add text,
    placeholder text, sample text, dummy text, to be confirmed, to be completed, your name here, your company name,
    your business name, company name here, change me`),
  cutShort: phrases('mr, mrs, ms, dr, st, no, vs, etc, jan, feb, mar, apr, aug, sept, oct, nov, dec, approx'),
}
