// English: what cannot be as it is said: two times in one sentence, a verb that was lost, a measure no door has. Data.
import type { Row } from '../rows.ts'

/** What a bell, a bolt or a boiler does: of anything else these are things, too ("the door stops"). */
const NOW =
  '(?:(?:[Ii]t|[Ww]hich|[Bb]ell|[Aa]larm|[Bb]olt|[Ll]atch|[Pp]hone|[Bb]oiler|[Pp]ump|[Mm]otor|[Cc]ylinder|[Ll]ight) ' +
  '(?:stops|shuts|closes|falls|fails|jams|rings|sounds|turns|goes)|stops (?:working|to work|turning|ringing))'
/** The same of what was, where the word is no state: "is stuck". */
const THEN = '(?:rang|went|fell|stopped (?:working|turning|ringing))'
/** Up to the moment at which they do it. */
const UNTIL =
  '(?: (?:working|to work|turning|off|out|on|shut|up|down|dead|loose|back|in|into place|again|dark|cold|quiet|' +
  'by itself)' +
  '){0,2} (?:the (?:moment|minute|second|instant) (?:that )?|as soon as )(?:the|your|our|its|an?|that) (?:[a-z]+ ){1,2}'
/** What is then so. */
const STATE =
  '(?= (?:out|in|off|on|open|opened|shut|closed|gone|away|up|down|turned|removed|drilled|locked|broken|full|' +
  'empty|cut|' +
  'back|warm|cold|dry|wet|fitted|pulled|pushed|lifted|lost|there|cool|hot|dark)(?!\\p{L}))'

/** Who sets off, before a word that says where. */
const WHO =
  '(?:any(?:one|body)|some(?:one|body)|every(?:one|body)|no(?:body| one)|one of us|either of us|we|they|you|he|she|' +
  'the (?:van|locksmith|engineer|plumber|fitter|electrician|driver|team))'

/** Measures of what is a few centimetres thick at most. */
const THICK =
  '(?:(?:old|front|back|oak|wooden|pine|new|heavy|solid|internal|inner|outer|external|fire|garden|terrace|panelled|' +
  'steel|glass|double-glazed) ){0,2}(?:doors?|oak|pine|door leaf|panels?|panes?|sash(?:es)?|worktops?|floorboards?|' +
  'tiles?|door frames?)'
const HEDGE =
  '(?:(?:often|usually|about|around|some|at least|only|nearly|up to|mostly|just|over|roughly|almost|also) ){0,2}'

/** Months of long days in Britain, and hours at which it is light then. */
const SUMMER = '(?:May|June|July|August)'
const BRIGHT = '(?:two|three|four|five|six|seven|[2-7](?: ?p\\.?m\\.?)?)'

/** What does not make sense as it stands. */
export const sense: readonly Row[] = [
  ['is', ' was ', `${NOW}${UNTIL}(was)${STATE}`],
  ['was', ' is ', `${THEN}${UNTIL}(is)${STATE}`],
  // "Before anyone off": sets, goes, comes.
  ...['off', 'out', 'over', 'up', 'away'].map(
    (where): Row => [
      '…',
      ` ${where}`,
      `(?:before|until|till|once|when|after|as soon as) (${WHO} ${where})(?=[.;:!?]|$|,? (?:and|or) (?:you|we|` +
        `the)(?!\\p{L}))`,
    ],
  ),
  // "The telephone for doors will not wait": the doors are the subject, and "that" was lost.
  [
    '… that',
    ' not ',
    '(?<=[Tt]he (?:telephone|phone|number|line) for )((?:[a-z]+ )?[a-z]{3,}s)' +
      '(?= (?:will|would|can|do|did) not (?:wait|open|budge|close|shut|turn)(?:[.,;!?]|$))',
  ],
  // "Hear what it before we come": costs, means.
  [
    '…',
    ' what ',
    '(?:[Hh]ear|[Hh]ears|[Kk]now|[Kk]nows|[Tt]ell you|[Tt]ells you|[Ll]earn|[Ss]ay|[Ss]ays) (what (?:it|this|' +
      'they|we))' +
      '(?=[.;!?]|$| (?:before|until|while|first)(?!\\p{L}))',
  ],
  [
    'accept',
    ' except',
    '(?:[Tt]hat|[Ww]hich|[Ww]hat|[Ww]hatever) (?:the |your |our |most |all |many |some )?' +
      '(?:insurers?|(?:insurance )?compan(?:y|ies)|banks?|shops?|landlords?|agents?|lenders?|councils?|surveyors?|' +
      'patients?|tenants?|customers?|dentists?|we|they|you) (?:will |would |can |also |always |gladly |now )?' +
      '(except)(?=[.,;:!?)]|$| (?:as|without|for|in|only|and|or|too|today)(?!\\p{L}))',
  ],
  [
    'accept',
    ' except',
    "(?:[Cc]annot|[Ww]ill not|\\p{L}+n['’]t|[Pp]lease|[Gg]ladly|[Hh]appily|[Hh]appy to|[Rr]efuse to|[Ww]illing to|" +
      '[Rr]eady to) (except) (?:it|them|this|that|your|our|an?|any|no|cards?|cash|cheques|payments?|responsibility|' +
      'liability|bookings?|the (?:offer|price|quote|job|terms|risk|key|keys|lock|door|old))(?!\\p{L})',
  ],
  [
    'except',
    ' accept ',
    '(?:[Nn]othing|[Nn]owhere|[Nn]one|[Nn]ever|[Ff]ree|[Ee]verything|[Ee]verywhere|[Ee]veryone|[Aa]ll|' +
      '[Ww]hole \\p{Ll}+|' +
      '[Ee]very \\p{Ll}+) (accept) for (?:the|an?|one|two|Sunday|Sundays|your|our|those|that|when|in|on)(?!\\p{L})',
  ],
  // Who is locked out hears it fall shut.
  [
    'shut',
    ' open ',
    '(?:latch|door|lock|gate|it)(?:es|s)? (?:that |which )?(?:falls?|fell|falling|slams?|slammed|slamming|bangs?|' +
      'banged) (open) behind(?!\\p{L})',
  ],
  ...['cm', 'centimetres', 'm', 'metres'].map(
    (unit): Row => [
      'mm',
      ` ${unit}`,
      `(?:[Tt]he|[Yy]our|[Oo]ur|[Tt]heir|[Aa]n?|[Mm]ost|[Mm]any|[Oo]ld|[Tt]his|[Tt]hese|[Ss]uch|[Ee]very) ${THICK} ` +
        `(?:is|are|was|were) ${HEDGE}(?:[2-9]\\d|\\d{3}) (${unit}) thick(?!\\p{L})`,
    ],
  ),
  // "40/50" says how far a cylinder reaches to either side.
  ...['cm', 'm', 'metres', 'centimetres', 'inches'].map(
    (unit): Row => [
      'mm',
      ` ${unit}`,
      `(?:[Cc]ylinders?|[Bb]arrels?)(?: lock)? (?:of |is |are |measures? |marked |that (?:is|are|` +
        `measures?) )?${HEDGE}[3-9]\\d/[3-9]\\d ` +
        `(${unit})(?![\\p{L}²³])`,
    ],
  ),
  [
    'a month of winter',
    ' dark',
    `[Bb]y ${BRIGHT}(?: o['’]clock)?(?: in the afternoon)? (?:on|in) (?:an? )?(${SUMMER})(?: afternoons?|` +
      ` evenings?| days?)? ` +
      "(?:it(?:['’]s| is| gets| will be)|(?:the )?(?:streets?|yards?|porch(?:es)?|stairs?|hall|" +
      'landings?) (?:is|are)) ' +
      '(?:already |quite |nearly |pitch |almost )*dark(?!\\p{L})',
    'en_GB',
  ],
  [
    'a month of winter',
    ' dark',
    `(?:[Ii]t(?:['’]s| is| gets)|and|are|is|goes) (?:already |quite |nearly |pitch |almost )*dark (?:by|at|` +
      `from) ${BRIGHT}` +
      `(?: o['’]clock)? (?:on|in) (?:an? )?(${SUMMER})(?!\\p{L})`,
    'en_GB',
  ],
]
