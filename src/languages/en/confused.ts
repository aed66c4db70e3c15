// English words and marks taken for others. Data.
import type { Confusion } from '../../model/checks/phrases.ts'
import { alike } from './alike.ts'
import { apostrophes } from './apostrophes.ts'
import { british } from './british.ts'
import { agreement } from './confused/agreement.ts'
import { articles } from './confused/articles.ts'
import { degrees } from './confused/degrees.ts'
import { letters } from './confused/letters.ts'
import { owners } from './confused/owners.ts'
import { sense } from './confused/sense.ts'
import { people, things } from './confused/things.ts'
import { BEGINS, ONE } from './confused/words.ts'
import { contractions } from './contractions.ts'
import { homophones } from './homophones.ts'
import { confusions, rowsOf } from './rows.ts'

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

/** One word between an article and its noun that is not many itself: "if the tenants phone", "if the police ring". */
const OLD = '(?!(?:people|police|children|men|women|few|rich|poor|elderly|family)(?!\\p{L}))\\p{Ll}{3,}(?<!s)'
/** Behind a subject. */
const VERB = "will|is|has|was|can|should|must|may|needs|isn['’]t|won['’]t|doesn['’]t|can['’]t|hasn['’]t"

/** Words for others, each with the one that is meant. */
export const confused: readonly Confusion[] = [
  ...articles,
  {
    pattern:
      // What is on your right is no agreement, and a welcome is thanked for.
      '(?<!(?:[Ff]or|[Oo]f|[Ii]n|[Oo]utstay|[Ww]ithout) )([Yy]our) welcome(?=[.,;:!?]|$| to(?!\\p{L}))|' +
      '(?<!(?:[Oo]n|[Tt]o|[Ff]rom|[Aa]t|[Oo]f|[Ii]s|[Ww]ithin|[Aa]s|[Kk]now|[Ww]aive|[Uu]se|[Ll]ose|[Kk]eep) )' +
      '([Yy]our) right(?=[.,;:!?]|$| (?:about|that|when)(?!\\p{L}))|([Yy]our) (?:' +
      'locked out|very welcome(?! \\p{Ll}+ (?:is|was))|the (?:best|most|first|only|one)|going to|' +
      'not (?:alone|sure|going|in pain))(?!\\p{L})',
    write: "you're",
    sign: 'our ',
  },
  { pattern: '(?:could|should|would) (of)(?!\\p{L}| course)', write: 'have', sign: 'ould of' },
  { pattern: 'must (of)(?!\\p{L}| course)', write: 'have', sign: 'must of' },
  {
    pattern:
      "(?<!(?:[Tt]he|[Aa]n?|[Aa]ll|[Bb]y|with) )(?:[Mm]ight|may|will|can|cannot|to|['’]d)(?: not| also| never|" +
      ' well)? (of) ' +
      '(?:been|gone|had|done|come|got|made|left|lost|seen|broken|taken|fallen|given|gotten|cost|cut|put|known|' +
      '\\p{Ll}{3,}(?<!e)ed)(?!\\p{L})',
    write: 'have',
    sign: ' of ',
  },
  { pattern: "(?:could|should|would|might)n['’]t (of)(?!\\p{L}| course)", write: 'have', sign: 't of' },
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
  {
    pattern:
      `(you['’]re) (?:${YOURS})(?![\\p{L}-]| (?:or|and)(?!\\p{L})|(?<=neighbours|dentist|doctor|plumber|locksmith|` +
      `electrician|solicitor),)`,
    write: 'your',
    sign: 're ',
  },
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
  {
    pattern: '([Ii]ts) (?:an?|not|been|important to|easy to|time to|too late)(?![\\p{L}-])',
    write: "it's",
    sign: 'ts ',
  },
  { pattern: '([Tt]here) own(?!\\p{L})', write: 'their', sign: 'here own' },
  { pattern: '([Tt]heir) (?:is|are|was|were)(?!\\p{L})', write: 'there', sign: 'heir ' },
  {
    pattern:
      '(?:(?<!once )more|less|better|rather|other|fewer|cheaper|faster|earlier|older) (then) ' +
      '(?:an?|one|two|three|\\d+|this|most|any|ever|usual|the (?:rest|others?))(?!\\p{L})',
    write: 'than',
    sign: ' then ',
  },
  {
    pattern:
      "(?:not|\\p{L}+n['’]t|to|will|may|might|could|would|can|never|I|[Yy]ou|[Ww]e|[Tt]hey) (loose) " +
      '(?:an?|one|your?|any|it|them|teeth|time|money|weight|the|some|our|two|three|both)(?!\\p{L})',
    write: 'lose',
    sign: ' loose ',
  },
  { pattern: "(?:not|\\p{L}+n['’]t) (effect) (?:you|your|our)(?!\\p{L})", write: 'affect', sign: ' effect ' },
  { pattern: '(?:can|will|[Ww]e|must|always|to) (advice) you(?!\\p{L})', write: 'advise', sign: ' advice ' },
  {
    pattern: // Some people advise one thing, and others another.
      '(?:(?<!(?:^|[.!?;] |, )[Ss]ome)(?<=[Ss]ome)|[Aa]ny|[Oo]ur|[Ff]ree|[Gg]ood|[Ee]xpert|[Pp]rofessional) ' +
      '(advise)(?!\\p{L})',
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
  {
    pattern:
      "([Ww]ho['’]s) (?:name|address|door|house|(?<!home )home(?! (?:during|in|at|all|when|and|on|by|today|now|" +
      'to)(?!\\p{L})|[.,;!?]|$)|turn|teeth|job)(?!\\p{L})',
    write: 'whose',
    sign: 'ho',
  },
  { pattern: '(piece) of mind(?!\\p{L})', write: 'peace', sign: 'piece of mind' },
  {
    // The verb was lost: "if you so before we begin". "If you so wish" has its own.
    pattern:
      '(?:[Ii]f|[Uu]nless|[Ww]hen|[Oo]nce|[Uu]ntil) (?:you|we|they) (so)' +
      '(?=[.,;:!?]|$| (?:before|first|when|in (?:advance|time|writing)|at (?:the|once)|on (?:the|a)|by|and|or|to us|' +
      'we)(?!\\p{L}))',
    write: 'say so',
    sign: ' so',
  },
  { pattern: '(teh)(?!\\p{L})', write: 'the', sign: 'teh' },
  { pattern: '(adn)(?!\\p{L})', write: 'and', sign: 'adn' },
  { pattern: '(taht)(?!\\p{L})', write: 'that', sign: 'taht' },
  ...confusions([
    ...apostrophes,
    ...contractions,
    ...owners,
    ...agreement,
    ...things,
    ...people,
    ...degrees,
    ...letters,
    ...sense,
    ...alike,
    ...rowsOf(homophones),
    ...british,
  ]),
  { pattern: '([Ii]ncase) (?:of|you|your|the|it|we|there)(?!\\p{L})', write: 'in case', sign: 'ncase ' },
]
