// English: apostrophes in what is merely many: "key's cut here". Data.
import { phrases } from '../../model/checks/language.ts'
import type { Row } from './rows.ts'

/** Things a trade sells, fits or mends by the piece: what owns nothing at the end of a phrase. */
const THINGS = phrases(`
  key, lock, door, window, cylinder, handle, bolt, hinge, boiler, tap, pipe, drain, toilet, sink, pump, fuse,
  socket, switch, plug, cable, alarm, light, bulb, filling, crown, bridge, denture, implant, veneer, brace,
  aligner, retainer, extraction, check-?up, appointment, repair, service, quote, estimate, price, offer,
  carpet, curtain, blind, oven, tile, roof, gutter, chimney, radiator, tyre, brake, exhaust, photo, video,
  book, form, card, gift, cake, pie, egg, apple, potato, tomato, vegetable, flower, plant, pet, shoe, shirt,
  chair, table, sofa, bed, box, van, logo, menu, taxi, kitchen, bathroom`)
const withCapital = (word: string) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`
const THING = `(?:${THINGS.map(withCapital).join('|')})`
/** Straight before a thing of which there is one: what follows may be its own. */
const OWNER =
  '(?:[Tt]he|[Aa]n?|[Tt]h(?:is|at)|[Ee](?:ach|very)|[Yy]our|[Ii]ts|[Hh](?:is|er)|[Tt]heir|[Oo]ur|[Mm]y|' +
  "[Oo]ne|\\p{L}['’]s) " +
  '(?:[\\p{Ll}-]+ ){0,2}'
const MANY = '(?:[Tt]hese|[Tt]hose|[Mm]any|[Ss]everal|[Ff]ew|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|\\d+)'
/** Many things in a list, and such as are counted or shown. */
export const apostrophes: readonly Row[] = [
  ...["'", '’'].flatMap((mark): Row[] => [
    [
      's, without an apostrophe',
      `${mark}s`,
      `${THING}(${mark}s)(?<!${OWNER}${THING}${mark}s)(?:(?=,? (?:and|or) (?:[\\p{Ll}-]+ ` +
        `)?[\\p{Ll}-]+s(?![\\p{L}'’]))|` +
        `(?=, [\\p{Ll}-]+s(?:,| and| or))|(?= (?:are(?!\\p{L})|for sale))|` +
        `(?<=\\p{Ll}s,? (?:and |or )?${THING}${mark}s)(?=[.,;:!?]|$| (?:and|or|at|in|from|for|on)(?!\\p{L}))|` +
        `(?<=${MANY} (?:[\\p{Ll}-]+ )?${THING}${mark}s)` +
        '(?=[.,;:!?]|$| (?:and|or|at|in|from|for|on|are|were|that|which)(?!\\p{L})))',
    ],
  ]),
]
