// English words and marks taken for others. Data.
import type { Confusion } from '../../model/checks/phrases.ts'
import { alike } from './alike.ts'
import { apostrophes } from './apostrophes.ts'
import { british } from './british.ts'
import { contractions } from './contractions.ts'
import { homophones } from './homophones.ts'
import { confusions, rowsOf } from './rows.ts'

/** Several things, at the beginning of a sentence. */
const SEVERAL = '(?<=^|[.!?] )(?:Most|Many|Several|These|Those) \\p{Ll}{2,}(?<!ic)s(?<![sui]s)(?<!series)'

/** Things of which a text speaks with their parts: "its handle". */
const PARTS =
  'nerve|root|crown|surface|owner|roof|handle|battery|motor|hinge|cylinder|frame|lid|tip|casing|filter|pump|tank|' +
  'lining|window|wall|body|address|postcode|name|number|keyhole|latch|bolt|barrel|valve|pipe|hose|blade|engine|fuse|' +
  'socket|switch|plug|cable|landlord|manual|warranty|guarantee|licence|edge|base|neck|lock|key|door|price|size|shape|' +
  'weight|length|width|height|colour|seal|cover|cap|nail|tail|screen|pin|spring|shell|enamel|pulp'

/** What a customer has. */
const YOURS =
  'own|dentist|doctor|plumber|locksmith|electrician|solicitor|teeth|tooth|gums|mouth|jaw|boiler|locks?|keys|roof|' +
  'kitchen|bathroom|address|appointment|deposit|bill|insurer|insurance|neighbours?|furniture|carpets?|questions?'

/** Where a thing is the subject: at the beginning of a part of a sentence. */
const BEGINS =
  '^|[.!?:;,] |(?<!\\p{L})(?:if|when|because|but|while|since|unless|until|though|although|where|whether|[Ii]f|[Ww]hen) '

/** One word between an article and its noun that is not many itself: "if the tenants phone", "if the police ring". */
const OLD = '(?!(?:people|police|children|men|women|few|rich|poor|elderly|family)(?!\\p{L}))\\p{Ll}{3,}(?<!s)'
/** Of one alone: teams, firms and families are many as well. */
const ONE =
  'dog|cat|child|baby|boy|girl|man|woman|tooth|nerve|gum|crown|filling|denture|aligner|brace|key|lock|door|window|' +
  'cylinder|handle|bolt|boiler|tap|pipe|drain|toilet|sink|pump|fuse|socket|switch|cable|alarm|light|bulb|dentist|' +
  'hygienist|nurse|doctor|plumber|locksmith|electrician|engineer|solicitor|lawyer|cleaner|customer|patient|client|' +
  'tenant|landlord|owner|driver|neighbour|neighbor|van|car|phone|price|bill|card|form|page|appointment|repair|job|' +
  'treatment|guarantee|roof|wall|floor|machine|room|shop'

/** Several of them. */
const MANY =
  `(?:${ONE.replace('man|woman|', '').replace('tooth|', '')}|cylinder|hinge|valve|lever|frame|spring|` +
  `screw|bolt|tile|panel|gate)s`
/** What may have been done. */
const DONE =
  '(?:been|gone|come|had|got|moved|changed|left|lost|broken|worn|\\p{Ll}{3,}(?:ed|en|wn|ght)|forgot|slipped|' +
  'heard|seen|done)' +
  '(?!\\p{L})'
/** Behind a subject. */
const VERB = "will|is|has|was|can|should|must|may|needs|isn['’]t|won['’]t|doesn['’]t|can['’]t|hasn['’]t"

/** Words that no article stands before: an "a" before one of them is a letter. */
const AFTER_A =
  '(?:and|also|each|either|after|even|ever|only|over|until|upon|above|along|among|around|against|across|into|onto|' +
  'equals?|ends?|opens?|are|is|as|at|in|on|of|or|if|it|up|off|out|all|any)(?![\\p{L}])'
/** Words that begin with a vowel when they are said, and with a consonant. */
const VOWEL =
  `(?!${AFTER_A})(?:(?:[ai]|e(?![uw])|o(?!n[ec]|ui|ua))\\p{Ll}{3,}|un(?!i|an|ar|e(?!x|a|v)|ou)\\p{Ll}{3,}|` +
  'up[dgps]\\p{Ll}{2,}|urgent|urban|ulcer|ugly|umbrella|old|odd|oil|ill|egg|hour|hourly|honest|heir|honou?rable)'
const CONSONANT =
  '(?:[bcdfgjkptvwz][aeioulrwhy]\\p{Ll}{2,}|qu\\p{Ll}{2,}|[lmnrs][aeiouy]\\p{Ll}{2,}|s[chklmnptw]\\p{Ll}{2,}|' +
  'h(?!our|eir|onest|onor|onour|erb|ist|abit|otel|yp|ys|ero|allucin)[aeiou]\\p{Ll}{2,}|' +
  'uni(?:on|que|form|t|vers|corn|sex|fied)\\p{Ll}*|useful|used|user|usual|euro(?!\\p{L}))'

/** Words for others, each with the one that is meant. */
export const confused: readonly Confusion[] = [
  { pattern: `(a) ${VOWEL}(?!\\p{L})`, write: 'an', sign: ' a ' },
  // At the beginning of a sentence: no letter that does something.
  {
    pattern: `(?<=^|[.!?:] )(A) (?!\\p{Ll}+s(?!\\p{L}))${VOWEL}(?!\\p{L})`,
    write: 'An',
    sign: 'A ',
  },
  { pattern: `(an) ${CONSONANT}(?!\\p{L})`, write: 'a', sign: ' an ' },
  { pattern: `(An) ${CONSONANT}(?!\\p{L})`, write: 'A', sign: 'An ' },
  {
    pattern:
      '([Yy]our) (?:welcome|right|locked out|very welcome|the (?:best|most|first|only|one)|going to|' +
      'not (?:alone|sure|going|in pain))(?!\\p{L})',
    write: "you're",
    sign: 'our ',
  },
  { pattern: '(?:could|should|would) (of)(?!\\p{L}| course)', write: 'have', sign: 'ould of' },
  { pattern: 'must (of)(?!\\p{L}| course)', write: 'have', sign: 'must of' },
  { pattern: "(?:could|should|would|might)n['’]t (of)(?!\\p{L}| course)", write: 'have', sign: 't of' },
  { pattern: `(?:may|might) (of) ${DONE}`, write: 'have', sign: ' of ' },
  {
    pattern:
      '(?:[Ii]f|[Ww]hen|[Ww]hile|[Bb]ecause|[Uu]nless|[Oo]nce|[Ww]hether) (your) (?:standing|looking|waiting|calling|' +
      'ringing|moving|going|coming|thinking|planning|trying|worried|sure|unsure|ready|stuck|locked|happy|unable|' +
      'stood) ' +
      '(?:in|at|on|for|to|of|about|with|out|from|by|into|the|an?|that|how|which|whether|if|after|here|there)' +
      '(?![\\p{L}-]| (?:date|dates|community|time|times)(?!\\p{L}))',
    write: "you're",
    sign: ' your ',
  },
  { pattern: "([Ii]t['’]s) own(?![\\p{L}-])", write: 'its', sign: 's own' },
  { pattern: `([Ii]t['’]s) (?:${PARTS}) (?:${VERB})(?!\\p{L})`, write: 'its', sign: 's ' },
  {
    // "Whether it's insured has been asked", "the day it's due has come".
    pattern:
      "([Ii]t['’]s)(?<!(?:[Ww]hether|[Hh]ow|[Ww]hy|[Ww]hat|[Ww]here|[Tt]hat|day|date|time|moment)(?: \\p{L}+)? it.s) " +
      '(?!(?:due|ready|done|open|over|free|there|here|sold|built|made)(?!\\p{L}))' +
      '\\p{Ll}{4,}(?<!ed|ing|ly|en) (?:has|had) (?:been|gone|come|died|worn|broken|\\p{Ll}{3,}ed)(?!\\p{L})',
    write: 'its',
    sign: 's ',
  },
  {
    pattern: `(You['’]re)(?<=(?:^|[.!?:] )You.re) \\p{Ll}{3,} (?:${VERB})(?![\\p{L}-])`,
    write: 'Your',
    sign: 're ',
  },
  { pattern: `(you['’]re) (?:${YOURS})(?![\\p{L}-]| (?:or|and)(?!\\p{L}))`, write: 'your', sign: 're ' },
  {
    pattern: `(?<=${BEGINS})(?:[Tt]he|[Aa]n?|[Tt]his|[Ee]very|[Ee]ach) (?:${OLD} )?(?:${ONE}) (don['’]t)(?!\\p{L})`,
    write: "doesn't",
    sign: ' don',
  },
  { pattern: `(?<=${BEGINS})(?:[Ii]t|[Hh]e|[Ss]he) (don['’]t)(?!\\p{L})`, write: "doesn't", sign: ' don' },
  { pattern: "(?:[Ww]e|[Tt]hey) (doesn['’]t)(?!\\p{L})", write: "don't", sign: ' doesn' },
  { pattern: '(?:[Ww]e|[Tt]hey) (was)(?!\\p{L})', write: 'were', sign: ' was' },
  { pattern: '(?:[Ww]e|[Tt]hey) (has)(?!\\p{L})', write: 'have', sign: ' has' },
  {
    // The noun is the same on both sides of the sea, the verb is not.
    pattern:
      '(?:(?:[Ww]e|[Tt]hey|I|[Yy]ou) (practice)(?=[.,;:!?]| (?:it|them|this|that|the|an?|on|in|at|what|how|every|' +
      'your|our|with|as|together)(?!\\p{L}))|to (practice)(?= (?:it|them|this|your|our|how)(?!\\p{L})))',
    write: 'practise',
    sign: ' practice',
    locale: 'en_GB',
  },
  {
    pattern: '(?:[Aa]n?|[Tt]he|[Oo]ur|[Yy]our|[Tt]heir|[Ff]ull|[Dd]riving|[Vv]alid) (license)(?!\\p{L}| plate)',
    write: 'licence',
    sign: ' license',
    locale: 'en_GB',
  },
  {
    pattern:
      "(?:of|at|in|on|from|with|by|inside|behind|under|beneath|around|beside|into|onto|through) (it's) " +
      '(?!(?:an?|the|not|been|no|all|so|too|very|just|now|still|only|also|always|because)(?!\\p{L}))\\p{Ll}',
    write: 'its',
    sign: " it's ",
  },
  // "It's always", and a noun of many: nothing is many things that are.
  {
    pattern:
      "([Ii]t['’]s) (?!(?:always|sometimes|perhaps|besides|yes|this)(?!\\p{L}))\\p{Ll}{3,}(?<![sui]s)s (?:are|" +
      'were|have)(?!\\p{L})',
    write: 'its',
    sign: 's ',
  },
  {
    pattern:
      `(?<=^|[.!?] )(There) (?:${ONE}|${PARTS})s? (?:can|are|is|will|have|has|need|needs|must|should|` +
      `may)(?!\\p{L})`,
    write: 'their',
    sign: 'There ',
  },
  ...['is', 'was', 'has'].map((verb) => ({
    pattern:
      `(?<=${BEGINS})(?:[Tt]he|[Oo]ur|[Yy]our|[Bb]oth|[Tt]wo|` +
      `[Tt]hree) (?:${OLD} )?(?:${MANY}) (${verb})(?!\\p{L})`,
    write: verb === 'is' ? 'are' : verb === 'was' ? 'were' : 'have',
    sign: `s ${verb}`,
  })),
  { pattern: `${SEVERAL} (is)(?!\\p{L})`, write: 'are', sign: 's is' },
  { pattern: `${SEVERAL} (was)(?!\\p{L})`, write: 'were', sign: 's was' },
  { pattern: `${SEVERAL} (has)(?!\\p{L})`, write: 'have', sign: 's has' },
  {
    pattern: '([Ii]ts) (?:an?|not|been|important to|easy to|time to|too late)(?![\\p{L}-])',
    write: "it's",
    sign: 'ts ',
  },
  { pattern: '([Tt]here) own(?!\\p{L})', write: 'their', sign: 'here own' },
  { pattern: '([Tt]heir) (?:is|are|was|were)(?!\\p{L})', write: 'there', sign: 'heir ' },
  {
    pattern:
      '(?:more|less|better|rather|other|fewer|cheaper|faster|earlier|older) (then) ' +
      '(?:an?|one|two|three|\\d+|this|most|any|ever|usual|the (?:rest|others?))(?!\\p{L})',
    write: 'than',
    sign: ' then ',
  },
  {
    pattern:
      "(?:not|n['’]t|to|will|may|might|could|would|can|never|I|[Yy]ou|[Ww]e|[Tt]hey) (loose) " +
      '(?:an?|one|your?|any|it|them|teeth|time|money|weight|the|some|our|two|three|both)(?!\\p{L})',
    write: 'lose',
    sign: ' loose ',
  },
  { pattern: "(?:not|n['’]t) (effect) (?:you|your|our)(?!\\p{L})", write: 'affect', sign: ' effect ' },
  { pattern: '(?:can|will|[Ww]e|must|always|to) (advice) you(?!\\p{L})', write: 'advise', sign: ' advice ' },
  {
    pattern: '(?:[Ss]ome|[Aa]ny|[Oo]ur|[Ff]ree|[Gg]ood|[Ee]xpert|[Pp]rofessional) (advise)(?!\\p{L})',
    write: 'advice',
    sign: ' advise',
  },
  {
    pattern:
      '(?:[Tt]he|[Oo]ur|[Tt]his|[Dd]ental|[Mm]edical|[Gg]ood|[Bb]est|[Pp]rivate) (practise)' +
      '(?= (?:is|has|was|in|on|offers?|manager|nurse)(?!\\p{L})|[.,;:!?]|$)',
    write: 'practice',
    sign: ' practise',
  },
  { pattern: "([Ww]ho['’]s) (?:name|address|door|house|home|turn|teeth|job)(?!\\p{L})", write: 'whose', sign: 'ho' },
  {
    pattern: '([bB]rak)(?:e-?(?:ups?|ins?|downs?|even)|ing (?:in|into|down))(?!\\p{L})',
    write: 'break',
    sign: 'rak',
  },
  {
    pattern:
      "(?:to|not|n['’]t|never|will|can|and|may) (brake) (?:into|the (?:lock|door|glass|window|frame|seal)|your|" +
      'it|them|open)(?!\\p{L})',
    write: 'break',
    sign: ' brake ',
  },
  { pattern: '(piece) of mind(?!\\p{L})', write: 'peace', sign: 'piece of mind' },
  { pattern: '(teh)(?!\\p{L})', write: 'the', sign: 'teh' },
  { pattern: '(adn)(?!\\p{L})', write: 'and', sign: 'adn' },
  { pattern: '(taht)(?!\\p{L})', write: 'that', sign: 'taht' },
  ...confusions([...apostrophes, ...contractions, ...alike, ...rowsOf(homophones), ...british]),
  { pattern: '([Ii]ncase) (?:of|you|your|the|it|we|there)(?!\\p{L})', write: 'in case', sign: 'ncase ' },
]
