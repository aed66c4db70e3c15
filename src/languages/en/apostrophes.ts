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
/** Of a building: there are several of each, and one of them owns nothing that a phrase begins with. */
const ROOMS = phrases('terrace, house, flat, cottage, bungalow, garage, shed, gate, shutter, porch, stair, cellar')
const HOUSE = `(?:${[...THINGS, ...ROOMS].map(withCapital).join('|')})`
/** What a house or a door has. */
const HAD =
  '(?:keys?|locks?|doors?|windows?|sash(?:es)?|latch(?:es)?|bolts?|handles?|hinges?|gardens?|yards?|porch(?:es)?|' +
  'cellars?|' +
  'attics?|stairs?|chimneys?|roofs?|panes?|frames?|letterbox(?:es)?|knockers?|cylinders?|levers?|springs?|screws?|' +
  'walls?|' +
  'boilers?|taps?|shutters?|balcon(?:y|ies))'
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
    // "Terrace's with a key for every room", "Lock's need oil": no "is" and no "has" makes sense of it.
    [
      's, without an apostrophe',
      `${mark}s`,
      `(?<=^|[.!?:;] |\\p{Ll}, )(?:(?:[Oo]ld|[Nn]ew|[Ff]ront|[Bb]ack|[Ss]pare|[Bb]rick|[Ss]tone|[Bb]roken|[Ww]orn) )?` +
        `${HOUSE}(${mark}s)` +
        `(?= with (?:an?|no|every|the|their|two|three|four|five|six|\\d+|\\p{Ll}+) (?:\\p{Ll}+ )?${HAD}(?!\\p{L})|` +
        " (?:are|were|have|need|don['’]t|do not|can|will|must|should|may|which)(?!\\p{L})|" +
        ' and (?:\\p{Ll}+ )?(?:keys|locks|doors|windows|gates|garages|flats|houses|sheds|yards|gardens|shops|offices)' +
        "(?![\\p{L}’']))",
    ],
  ]),
]
