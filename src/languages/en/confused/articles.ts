// English: "a" and "an", by the sound of the next word. Data.
import type { Confusion } from '../../../model/checks/phrases.ts'
import { FIRST } from './words.ts'

/** Words that no article stands before: an "a" before one of them is a letter. */
const AFTER_A =
  '(?:and|also|each|either|after|even|ever|only|over|until|upon|above|along|among|around|against|across|into|onto|' +
  'equals?|ends?|opens?|are|is|as|at|in|on|of|or|if|it|up|off|out|all|any)(?![\\p{L}])'
/** Words of three letters. */
const [SHORT_VOWEL, SHORT_CONSONANT] = [
  'old|odd|ill|ace|ash|ear|eye|egg|end|age|aid|air|arm|art|ant|ice|inn|oak|oil|own|owl|icy|ivy|elm|ale|axe|ink',
  'new|big|bad|hot|low|red|key|lot|bit|van|car|dog|man|job|day|bus|cat|box|fee|gap|gas|tap|map|raw|wet|dry|shy|far|' +
    'fun|top|tip|rod|pin|pad|bag|bed|bin|cup|cut|fan|fit|fix|jar|kit|leg|lid|log|mat|mix|net|nut|pan|pen|pet|pie|pit|' +
    'pot|row|rug|run|sum|tax|tin|toy|tub|vet|way|win|few|sad|thin|tea|lie|law',
]
/** Letters that are said one by one. */
const [SPELT_VOWEL, SPELT_CONSONANT] = [
  'SUV|MOT|NHS|LED|HGV|HMO|SMS|MRI|NVQ|RCD|MCB|FAQ|SSL|HDMI|ATM|LPG|RSPCA|SOS|HR|HTML|EPC|EICR|LCD|X-ray|x-ray|' +
    'MP3|LS\\d',
  'UK|UPVC|uPVC|URL|UV|USB|US|VAT|DIY|CCTV|PIN|CV|GP|TV|PC|PVC|BBC|DBS|PDF|QR|BS|TS',
]
/** Words that begin with a vowel when they are said, and with a consonant. */
const VOWEL =
  `(?!${AFTER_A})(?:(?:[ai]|e(?![uw])|o(?!n[ec]|ui|ua))\\p{Ll}{3,}|un(?!i|an|ar|e(?!x|a|v)|ou)\\p{Ll}{3,}|` +
  'up[dgps]\\p{Ll}{2,}|urgent|urban|ulcer|ugly|umbrella|hour|hourly|honest|heir|heirloom|honou?rable|honour|' +
  `${SHORT_VOWEL}|${SPELT_VOWEL})`
const CONSONANT =
  '(?:[bcdfgjkptvwz][aeioulrwhy]\\p{Ll}{2,}|qu\\p{Ll}{2,}|[lmnrs][aeiouy]\\p{Ll}{2,}|s[chklmnptw]\\p{Ll}{2,}|' +
  'h(?!our|eir|onest|onor|onour|erb|ist|abit|otel|yp|ys|ero|allucin)[aeiou]\\p{Ll}{2,}|' +
  'uni(?:on|que|form|t|vers|corn|sex|fied)\\p{Ll}*|useful|used|user|usual|euro(?!\\p{L})|Europe\\p{Ll}*|' +
  'one(?!\\p{L})|' +
  `${SHORT_CONSONANT}|${SPELT_CONSONANT})`

/** The article that the next word does not take. */
export const articles: readonly Confusion[] = [
  { pattern: `(a) ${VOWEL}(?!\\p{L})`, write: 'an', sign: ' a ' },
  // No letter that does something: "A avoids B".
  { pattern: `${FIRST}(A) (?!\\p{Ll}{3,}[^s]s \\p{Lu}(?!\\p{L}))${VOWEL}(?!\\p{L})`, write: 'An', sign: 'A ' },
  { pattern: `(an) ${CONSONANT}(?!\\p{L})`, write: 'a', sign: ' an ' },
  { pattern: `(An) ${CONSONANT}(?!\\p{L})`, write: 'A', sign: 'An ' },
]
