// English words by what they are in a sentence, where rows of words taken for others ask for that. Data.
import { phrases } from '../../../model/checks/language.ts'

/** Where a clause begins. */
export const STARTS =
  '^|[.!?:;,] |(?<!\\p{L})(?:[Ii]f|[Ww]hen|[Bb]ecause|[Ww]hile|[Ss]ince|[Uu]nless|until|though|[Aa]lthough|[Ww]here|' +
  'whether) '
/** Where a thing is the subject: at the beginning of a part of a sentence. */
export const BEGINS = `${STARTS}|(?<!\\p{L})but `

/** At the beginning of a sentence. */
export const FIRST = '(?<=^|[.!?:;] )'

/** What stands before a noun, with a capital or without. */
export const THE = '(?:[Tt]he|[Oo]ur|[Yy]our|[Tt]heir|[Ii]ts)'

/** What may stand between an article and its noun and is neither a verb nor a noun that owns the next. */
export const ADJECTIVE =
  '(?:(?:new|old|front|back|other|same|spare|first|last|next|lost|worn|small|large|big|brass|steel|white|red|black|' +
  'green|main|good|broken|loose|extra|whole|upper|lower|outer|inner|two|three|four|five|six|door|window|house|car) )?'

/** Of one alone: teams, firms and families are many as well. */
export const ONE =
  'dog|cat|child|baby|boy|girl|man|woman|tooth|nerve|gum|crown|filling|denture|aligner|brace|key|lock|door|window|' +
  'cylinder|handle|bolt|boiler|tap|pipe|drain|toilet|sink|pump|fuse|socket|switch|cable|alarm|light|bulb|dentist|' +
  'hygienist|nurse|doctor|plumber|locksmith|electrician|engineer|solicitor|lawyer|cleaner|customer|patient|client|' +
  'tenant|landlord|owner|driver|neighbour|neighbor|van|car|phone|price|bill|card|form|page|appointment|repair|job|' +
  'treatment|guarantee|roof|wall|floor|machine|room|shop'

/** Words in -s that are one: "the lens is". Letters before their end. */
const ONE_IN_S =
  'lens|alias|gas|atlas|canvas|Christmas|christmas|pancreas|bias|chaos|cosmos|ethos|asbestos|series|species|diabetes|' +
  'rabies|' +
  'herpes|news|means|works|mews|headquarters|barracks|crossroads|innings|always|perhaps|sometimes|besides|nowadays|' +
  'towards|afterwards|ours|yours|hers|theirs|whereas|does|goes|has|was|yes|plus|molasses|caries|shingles|measles|' +
  'billiards|darts|thanks|less|unless|else'
/** Several of a kind. A word of three letters may be cut short. */
export const MANY = `(?!(?:${ONE_IN_S})(?!\\p{L}))\\p{Ll}{3,}(?<!ic)s(?<![sui]s)`

/** Several of a kind whose name does not end in -s. */
export const PEOPLE = 'teeth|people|children|men|women|feet|mice'

/** What a thing has of which a text speaks, and of which there is one or several: no article, no sense. */
export const PART = phrases(`
  hinge, cylinder, frame, handle, spring, bolt, latch, lid, casing, filter, pump, tank, motor, battery, engine, fuse,
  socket, plug, cable, owner, manual, warranty, keyhole, barrel, valve, hose, blade, lever, tip, edge, neck, crown,
  root, nerve, surface, lining, address, postcode, roof, wheel, chain, tail, lock, door, window, seat, thermostat,
  guarantee, landlord, lifespan, name, maker, gearbox, strike plate, faceplate, washer, seal, drawer, shelf`).join('|')

/** One thing, or a part of one. */
export const SINGULAR = `${ONE}|${PART}`

/** What somebody has that is one or several. */
export const OWNED = phrases(`
  spare, own, keys?, doors?, locks?, windows?, house, houses, car, cars, van, flats?, rooms?, kitchens?, bathrooms?,
  bedrooms?, boilers?, roofs?, gardens?, names?, address, receipt, receipts, bills?, rent, deposits?, invoice, quote,
  money, phones?, teeth, gums?, mouths?, child, children, parents?, family, families, tenants?, landlords?,
  neighbours?, customers?, patients?, dentist, doctor, insurer, insurance, passport, licence, photo, luggage, stuff,
  appointments?,
  belongings, furniture, tools?,
  bikes?, shoes, bag, bags, purse, wallet, pets?, dogs?, cats?, minds?, staff, partners?, property, properties`).join(
  '|',
)

/** What ends a phrase, or begins another. */
export const ENDS =
  '(?=[.,;:!?)]|$| (?:and|as|too|here|there|in|on|at|with|for|from|when|if|before|after|out|off|back|behind|again|' +
  'inside)(?!\\p{L}))'

/** Words in -ing that are things: "your building". */
const THINGS_IN_ING = phrases(`
  building, ceiling, heating, wedding, landing, painting, parking, lighting, plumbing, wiring, filling, opening,
  meeting, booking, reading, clothing, dwelling, listing, training, housing, spring, string, ring, wing, king, sling,
  evening, morning, thing, being, flooring, guttering, piping, roofing, tubing, feeling, hearing, rating, setting,
  saying, timing, warning, wording, writing, bearing, railing, awning, decking, fencing, glazing, cladding, casing,
  lining, coating, crossing, gathering, greeting, holding, outing, pricing, tracking, washing, cleaning, viewing,
  swelling, shopping, ironing, cooking, banking, understanding, wellbeing, offspring, drawing, fitting, fixing,
  dressing, bedding, skirting, mooring, hosting, billing, spending, savings, earning, learning, surrounding, hiring,
  existing, outstanding, remaining, matching, missing, underlying, ongoing, incoming, outgoing, living,
  dining, sleeping, sitting, working, standing order, moving van, moving day, moving date`).join('|')

/** Somebody who does something, behind a word of him: "standing in the rain", "moving house". */
export const DOING =
  `(?!(?:${THINGS_IN_ING})(?!\\p{L}))\\p{Ll}{3,}ing(?=[,.;!?]|$| ` +
  '(?:in|at|on|to|from|by|with|without|for|about|the|an?|your|our|his|their|this|that|it|us|them|up|out|into|through|' +
  'off|back|(?:home|house)(?! (?:was|is|has|will))|near|outside|inside|here|there|away|over|down|around|abroad|' +
  'alone|again|together|now|soon|' +
  'late|first|something|anything|any|new|another)(?![\\p{L}-]))'

/** Where somebody is, behind a word of him: "at home", "in the rain". */
export const BEING =
  '(?:at|in|on|under|near|outside|inside|behind) (?:the|an?|your|our|home|work|holiday|time|pain|need|debt|trouble|' +
  'control|call|duty|charge|hold|foot|doubt)(?![\\p{L}-])'
