// English: what businesses promise, by the words beside the number. Data.
import type { Language } from '../../model/checks/language.ts'
import { ANSWERED } from './numbers/speakers.ts'
import { crews, standing } from './numbers/standing.ts'

/** For how long something is covered, up to the word of the time. */
const FOR = 'for (?:[\\p{L}\\d-]+ ){1,3}(?:years?|months?)'

/** What we made or did, by the words that say so. */
const OURS =
  '(?:(?:work|job|repair|crown|bridge|filling|denture|implant|lock|boiler|roof|fitting|installation)s? of ours|' +
  'our (?:own )?(?:work|jobs?|repairs?|crowns?|bridges?|fillings?|dentures?|implants?|locks?|boilers?|roofs?|' +
  'installations?)|(?:everything|all|whatever|what|anything) we (?:fit|do|make|mend|repair|install|build))'

/** That a job was no trouble, as who boasts of it tells. */
const WELL =
  '(?:without (?:a scratch|(?:any )?(?:drilling|damage|digging|breaking|mess)|an? (?:new|second))|' +
  '(?:on|at) (?:the|our) first (?:visit|try|go|attempt|call)|(?:in|with|on) (?:one|a single) visit|(?:the )?same day|' +
  'first time(?! (?:that|when|since|you|they|we))|for good(?=[.,!)]|$))'

/** Who comes to a customer, before a verb of it. */
const COMER =
  "(?:we|us|someone|somebody|help|(?:locksmith|engineer|plumber|technician|electrician|van)s?)(?:['’]\\p{L}+)?"

/** What someone has done for years, where it is a trade. */
const WORKED =
  '(?:cut|fitt?|fixed|mended|changed|repaired|worked|served|opened|made|built|cleaned|cared|looked after|run|traded|' +
  'helped|installed|treated|advised|taught|painted|picked|supplied|moved|sold|done this)(?:ted)?(?!\\p{L})'

/** What a business does or gives, one of several, and may give for nothing. */
const FREELY =
  '(?:visit|appointment|consultation|call-?out|key|check-?up|lesson|session|hour|half-hour|survey|inspection|' +
  'repair|oiling|service|treatment|cut|fitting)'

/** What a business does again, or instead of the customer, where it says so of what is to come. */
const REDO =
  '(?:replace|repair|mend|fix|redo|re-?spray|re-?paint|re-?fit|re-?place|paint|put|make good|make|come back|' +
  'return|fit|' +
  'change|clean|cover|order|buy|supply|send|collect|re-?do|plaster|do)'

/** What businesses promise, by the words beside the number. */
export const promises: Language['promises'] = [
  {
    about: 'how fast someone comes',
    near:
      'arriv|with you(?!\\p{L})|at your (?:door|gate)|on your (?:door)?step(?!\\p{L})|' +
      'outside your (?:door|house|home|gate)|' +
      "you (?:will not|won['’]t) (?:have to )?wait (?:more|longer) than|" +
      'from the moment you (?:hang up|call|ring|phone)|' +
      '(?:from|of|after) your (?:phone )?call,? (?:we|our|a|the)(?!\\p{L})|' +
      'reach(?:es)? (?:you(?!\\p{L})|a )|come within|callout|' +
      `${COMER}(?: (?!(?:was|were|had)(?!\\p{L}))\\p{L}+){0,3} (?:outside your|at hand(?!\\p{L})|(?:pull|turn)s? up)|` +
      '(?:from )?(?:the |your )?call to (?:the |a )?(?:knock|doorstep|front door)|knock on your door|' +
      "(?:workshop|shop|office|depot|van)(?: is|['’]s| stands| waits)? (?:just |only )?" +
      '(?:(?:down|up|along|over|across) the (?:road|street|hill)|(?:round|around) the corner)(?:[:,–—]| and)|' +
      'responses?(?!\\p{L})|to your (?:door|home)|(?:drive|journey) (?:\\p{L}+ ){0,3}takes us|' +
      'you have an? (?:engineer|technician|plumber|locksmith|electrician)|' +
      // Under a title of it: "We come", "In half an hour at the latest".
      "^(?:we|the van|a (?:locksmith|plumber|van))(?:['’]ll| will|['’]re| are| is)? " +
      '(?:comes?|drives?(?: over| out)?|arrives?|sets? off|on (?:our|the|its) way|(?:get )?there), (?:with)?in(?= )',
    units: ['minute', 'hour'],
  },
  {
    about: 'years of experience',
    near:
      'experience|in business(?! use)|in the trade|at your service|serving|established|founded|on the job since|' +
      'we (?:started out|set up shop|opened our doors) in|' +
      "we(?:['’]ve| have) (?:been (?:at (?:it|this)|around|here)(?= (?:for|since))|" +
      `${WORKED}(?: \\p{L}+){0,3} for(?= \\p{L}+(?:[- ]\\p{L}+)? (?:years|decades)))|` +
      '(?:years|decades) (?:at the (?:bench|wheel|chair|job)|on the (?:tools|job)|in (?:the|this|our) (?:trade|' +
      'job|craft))|' +
      "we(?:['’]ve| have) been (?:open|fitt|mend|fix|chang|repair|work|serv|do)ing|decades? (?:now|on)",
    units: ['year'],
  },
  {
    about: 'the guarantee',
    near:
      'guarantee|warrant|' +
      'if [^.!?;,]{3,30}(?:again|back|fails?|returns?|recurs?) (?:with)?in(?:side)? [^.!?;,]{1,24}(?:months?|years?)' +
      '[^.!?;]{0,50}(?:free|charge you nothing|no charge|without (?:a )?charge|at our (?:own )?(?:cost|expense))|' +
      `(?:we cover (?:you|(?:the|our|every|all) (?:work|jobs?|repairs?))|you(?:'re| are) covered) ${FOR}|` +
      '(?:is|are) good for [^.,;]{3,15} or we (?:replace|mend|repair|fix|put)|' +
      '(?:stands? by|behind) (?:our|every|each|the) (?:\\p{L}+ ){1,2}for|' +
      'we (?:put|set) (?:it|them|things|everything) right (?:free|at no|without|for nothing)|' +
      `${OURS},?(?: it| they)?(?: is| are|['’]s|['’]re) covered ${FOR}`,
    units: ['day', 'week', 'month', 'year'],
  },
  {
    about: 'how soon messages are answered',
    near:
      `(?<=days )before ${ANSWERED}|` +
      "(?:gets?|you(?:['’]ll| will)? (?:have|get|receive)) (?:an?|our|your) (?:answer|reply)|" +
      'an? (?:answer|reply) (?:comes )?(?:within|inside)|' +
      'we (?:answer|reply|(?:write|get) back)(?: \\p{L}+){0,3} (?:with)?in|' +
      "(?:we|one of us|someone|somebody|our \\p{L}+)(?:['’]ll| will)?(?: \\p{L}+)? " +
      '(?:(?:get|write|ring|call|phone)s? (?:you )?back|be in touch|(?:ring|call|phone|answer)s? you) ' +
      '(?:[\\p{L}]+ ){0,2}(?:with)?in(?:side)? |' +
      "you(?:['’]ll| will)(?: \\p{L}+)? hear (?:back )?from (?:us|one of us)|messages? (?:is|are|gets?) answered",
    units: ['minute', 'hour', 'day'],
  },
  {
    about: 'the notice that is asked for',
    near: '(?<!(?:you|we|to|they|short|further|who|people|will|may|might|must|not|should|first) )notice(?!\\p{L})',
    units: ['hour', 'day'],
    isTerm: true,
  },
  {
    about: 'how long a job takes',
    near: "(?:we(?:'re| are) (?:done|finished)|we finish|job (?:is )?done) (?:with)?in|^how long [^.]{3,40} takes",
    units: ['minute', 'hour'],
  },
  {
    about: 'how far the business comes',
    near: 'radius|within a distance|we (?:travel|come|cover|drive|take jobs)',
    units: ['kilometre'],
  },
  { about: 'the number of reviews', near: 'review|rating', units: ['review'] },
  {
    about: 'how many places are served',
    near:
      'we cover|we serve|covering|serving|find us in|' +
      // Each that has a page is served.
      'each(?: one)?(?: of them)? (?:on|with|has) (?:a page (?:of its own|to itself)|its own page)|' +
      '(?:each|every one|all|any) (?:one )?of our \\S+ (?:areas|towns|postcodes)',
    units: ['place'],
  },
  { about: 'how many services there are', near: 'we offer|offering|provid|choose from', units: ['service'] },
  {
    about: 'how many customers there are',
    near: 'trust(?:ed|s)?(?!\\p{L})|happy|satisfied|we have|over(?!\\p{L})|served|(?<=\\dk?)\\+|look(?:ing)? after',
    units: ['customer'],
  },
  {
    about: 'how many jobs were done',
    near:
      "we(?:'ve| have) (?:done|finished|completed)|completed|under our belt|behind us|" +
      'after (?:over |more than |some |nearly )?\\d|(?:over|more than) \\d|(?:and|&) counting(?!\\p{L})',
    units: ['job'],
  },
  { about: 'how many people work here', near: `we have|our(?!\\p{L})|${crews}`, units: ['crew'] },
  {
    about: 'how many people there are',
    near:
      'we employ|there are(?= (?:[a-z-]+|\\d+) of us)|people(?: who)? work (?:here|for us|at the (?:practice|firm))|' +
      '^how many (?:people )?(?:work|are (?:on the team|employed)|we (?:are|employ))|members of staff',
    units: ['person'],
    isTerm: true,
  },
  {
    about: 'how late it is called off free of charge',
    near:
      'cancel[^.,?!]{0,60}(?:free(?!\\p{L})|without (?:a |any )?(?:charge|fee)|no (?:charge|fee)|full refund)|' +
      '(?:free of charge|without (?:a |any )?(?:charge|fee)|at no cost|for free|lose nothing)[^.?!]{0,60}cancel\\p{L}*',
    units: ['hour', 'day'],
    isTerm: true,
  },
  {
    about: 'a discount or a share of success',
    near:
      `discount|off(?!\\p{L})|success|satisf|cheaper|surcharge|deposit|(?<!\\d\\s?)[-–−]\\d{1,2}\\s?%|` +
      `(?:we|by us|our)(?!\\p{L})[^.!?]{0,50} ${WELL}|${WELL}[^.!?]{0,20} (?:we|by us)(?!\\p{L})|` +
      '(?:customers?|clients?|patients?|jobs?|homes)(?: \\p{L}+){0,2} ' +
      '(?:(?:call|ring|come|book|return)(?: back)? to us|' +
      '(?:call|ring|book) us (?:again|back)|(?:would )?recommend us|come back(?: to us)?(?=[.,!)]|$))',
    units: ['percent'],
  },
  {
    about: 'money back',
    near:
      '(?<!(?:re|dis)?claim(?:s|ed|ing)? (?:\\p{L}+ ){0,2})(?:money[- ]back|your money (?:is )?back)|' +
      'refund (?:you(?!\\p{L})|your money|in full)|full refund(?!\\p{L})',
    units: [],
  },
  {
    about: 'a gift',
    near:
      `(?<!(?:not|never|without) (?:\\p{L}+ )?)(?:you(?:['’]ll| will)? (?:also )?(?:win|get|receive|earn)|` +
      '(?:every|each|any|our) [^.!?,]{3,30} (?:comes? with|includes|gets you|earns you)|' +
      '(?:with|for) (?:every|each|any) [^.!?,]{3,24},?(?: (?:comes|you get|there is|we give you))?) (?:an? )?' +
      '(?:free (?!of|from|time|choice|hand|call)\\p{L}+|(?:gift|present)(?!\\p{L}))|' +
      '(?:receive|get|take home|win|give you) [^.!?,]{3,40} as an? (?:gift|present)(?!\\p{L})|' +
      '(?:a|our|free) (?:gifts?|presents?) (?:with|for|from) (?:every|each|any|us)(?!\\p{L})|' +
      'a gift from us|free gifts?(?!\\p{L})|our (?:gift|treat)(?!\\p{L})(?! to (?:the|a)(?!\\p{L}))|' +
      '(?:months?|weeks?|visits?|sessions?|call-?outs?) (?:is |are )?on us(?=[.,!)]|$)',
    units: [],
  },
  {
    about: 'instalments',
    near: 'interest-free|(?:pay|paid|spread)(?: \\p{L}+){0,3} (?:in|over)(?: \\p{L}+){0,2} instal?ments',
    units: [],
  },
  {
    about: 'something for nothing',
    near:
      '(?:every|each|the|your) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|last|first|other) ' +
      '[^.!?,;]{2,30} (?:is|are|comes|goes|will be) on (?:the house|us)(?=[.,;:!?)]|$)|' +
      '(?:the )?(?:coffee|tea|first|second|visit|advice|quote|survey|oiling|service|check(?:-up)?|key|it|that|this|' +
      "rest|half-hour)(?: (?:is|are|comes?)|['’]s) on the house(?=[.,;:!?)]|$)|" +
      `(?:the|your|every|each|an?) (?:very )?(?:first|second|third|next|spare|extra) ${FREELY} (?:is|are|comes?) ` +
      '(?:always |completely |entirely |also |yours )?(?:free(?=(?: of charge)?(?:[.,;:!?)]|$| and(?!\\p{L})| with))|' +
      `for (?:free|nothing)(?!\\p{L}))|(?:an?|your|our) free (?:first|second|spare|extra) ${FREELY}(?!\\p{L})|` +
      // What was done is told, and "at our own cost" is how one learns.
      `we(?:['’]ll| will| also| always| then| gladly){0,2} ${REDO}(?!\\p{L})[^.;!?]{0,60} at our (?:own )?` +
      '(?:cost|expense)(?! price|\\p{L})|' +
      '(?:is|are|will be) (?:always )?(?:replaced|repaired|mended|fixed|re-?done|re-?painted|painted|refitted|' +
      'changed|made good|' +
      'put right|covered) at our (?:own )?(?:cost|expense)(?! price|\\p{L})|' +
      "we(?:['’]ll| will| also| always){0,2} pay for (?:any|the|all|every) (?:damage|repairs?|new (?:lock|door|" +
      'paint|glass|' +
      'one|pane))(?!\\p{L})|' +
      '(?:an?|your|our|with) free (?:replacement|re-?fit|repair|re-?spray|repaint|collection|delivery|upgrade)' +
      '(?= (?:if|when|should|for|of|with|in|within|and)(?!\\p{L})|[.,;:!?)]|$)|' +
      '(?:the|your|that|this|any|every) (?:\\p{L}+ ){0,2}(?:replacement|paint|repairs?|re-?spray|parts?|cylinder|' +
      'lock|keys?|' +
      "visit|new one|cost|bill|damage|pane|coat|fuel|parking|drive)(?: (?:is|are|will be)|['’]s) on us" +
      '(?=[.,;:!?)]|$| (?:if|when|should)(?!\\p{L}))|' +
      '(?<!["“‘])no (?:fix|entry|win|repair|opening|open door|cure),? no (?:fee|charge|pay|bill)(?!\\p{L})',
    units: [],
  },
  {
    about: 'the age of the business',
    near:
      '(?<!(?:last|kept|served|see[ns]?|seen|outlast(?:ed|s)?|for) )' +
      '(?:two|three|four|five|six|seven|\\d) generations of ' +
      '(?:us(?!\\p{L})|(?:our|my|the|one) (?:own )?family(?! (?:who|that|has lived|have lived|lived))|' +
      '(?:lock|gold|black|silver|gun)?smiths(?!\\p{L})|' +
      '(?:plumbers|joiners|roofers|builders|bakers|dentists|electricians|glaziers|movers|cleaners|carpenters|' +
      'butchers|masons|thatchers|florists|tailors|cobblers|undertakers|mechanics|engineers)(?!\\p{L}))|' +
      '(?<!(?:not|no) )(?:an? |our |the )?(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th)[- ]generation (?:of )?' +
      '(?:family[- ](?:run )?)?(?:business|firm|company|practice|team|(?:lock|gold|black|silver)smiths?|plumbers?|' +
      'joiners?|roofers?|builders?|bakers?|dentists?|electricians?|glaziers?|movers?|carpenters?)',
    units: [],
  },
  ...standing,
  { about: 'half the price', near: '(?:at|for) half (?:the )?price|half-price|you pay half', units: [] },
]
