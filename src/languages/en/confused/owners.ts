// English: its and it's, their and there, your and you're, whose and who's, by what stands behind them. Data.
import type { Row } from '../rows.ts'
import { BEING, DOING, ENDS, FIRST, MANY, ONE, OWNED, PART, PEOPLE } from './words.ts'

/** A verb behind a subject of which there is one, and behind one of which there are several. */
const VERB = '(?:will|is|has|was|can|should|must|may|might|needs|does|won|isn|doesn|can)(?![\\p{L}-])'
const VERBS =
  '(?:are|were|have|can|will|must|should|may|might|could|need|cost|come|look|fit|last|don|aren|won)(?![\\p{L}-])'
/** Several things and their verb. */
const SEVERAL = `(?:${MANY}|${PEOPLE}) ${VERBS}`
const OF_A_THING =
  '(?:no longer|never|still|often|always|only|also|turns|moves|sticks|works|fits|needs|wears|looks|stays|opens|' +
  'closes|' +
  'comes|goes|holds|takes|costs|does|says|shows|leaks|drips|breaks|snaps|falls|gets|keeps|lets|makes|runs|starts)'
/** What is told of somebody or something, where no noun can follow. */
const [SAID, OF_YOU] = [
  '(?:stuck|jammed|broken|worn|gone|shut|seized|loose|missing|ready|done|safe|late|cold|dangerous|illegal|normal)' +
    '(?=[.,;!?]|$| (?:when|if|because|that|to|for|in|on|at|by|once|until)(?!\\p{L}))',
  '(?:worth|sure|able|unable|glad|ready|lucky|stuck|alone|aware|unsure|allowed|entitled|invited|advised|likely|bound|' +
    'supposed|covered|protected|safe)(?=[.,;!?]|$| (?:to|it|that|with|by|when|if|from|against)(?!\\p{L}))',
]
/** Where "you" would stand and a verb follow. */
const CLAUSE =
  '[Ii]f|[Ww]hen|[Ww]hether|[Oo]nce|[Uu]nless|[Ww]hile|[Bb]ecause|[Ss]ince|[Uu]ntil|so|as long as|[Ww]herever|' +
  '[Ww]henever'
/** What is done to a thing of somebody's, at the beginning of a sentence. */
const DO =
  'Keep|Bring|Check|Change|Give|Leave|Protect|Show|Send|Use|Book|Secure|Clean|Oil|Open|Hide|Have|Get|Lock|Turn|Take|' +
  'Find|Choose|Replace|Put|Measure|Describe|Test|Shut|Close'
const LOSE =
  'leaves?|left|los(?:e|es|t|ing)|forg(?:et|ets|ot)|brings?|brought|checks?|shares?|shows?|pays?|sell|rent|locks?|' +
  'locked|wants?|hides?|use|uses|using|change|changed|need|needs|for|of|with|about|clean|cleaned|keep|keeps|' +
  'into|all|have had|brush(?:ed|ing)?|protect|protects|open|opened|moved?|given|gave|give'

/** Words of owners and what sounds like them. */
export const owners: readonly Row[] = [
  ['its', "t's ", `${FIRST}(It's) (?:\\p{Ll}{3,} )?${SEVERAL}`],
  ['its', 't’s ', `${FIRST}(It’s) (?:\\p{Ll}{3,} )?${SEVERAL}`],
  ...["'", '’'].flatMap((mark): Row[] => [
    ['its', `t${mark}s `, `([Ii]t${mark}s) (?:${PART}) ${OF_A_THING}(?!\\p{L})`],
    [
      'its',
      `t${mark}s `,
      `(?:lost|lose|loses|has|had|with|from|of|on|in|into|behind|change|replace|oil|turn|remove|and|open|opens|by|` +
        `under|through|to|for|without|left|needs|keeps?) (it${mark}s) (?:old |new |own |last )?(?:${PART})s?${ENDS}`,
    ],
    ['its', `t${mark}s `, `(?:has|have|had) (?:lost|left|found|changed|kept|outlived|hurt) (it${mark}s)(?!\\p{L})`],
    ['Their', `ey${mark}re `, `${FIRST}(They${mark}re) (?:${SEVERAL}|(?:${ONE}) ${VERB})`],
    ['your', `ou${mark}re `, `([Yy]ou${mark}re) (?:${SEVERAL})`],
    ['your', `ou${mark}re `, `${FIRST}(?:${DO}) (you${mark}re) (?:old |new )?(?:${OWNED}|${PART})(?![\\p{L}-])`],
    // "For you're door", "lost you're keys": no verb follows who is meant.
    [
      'your',
      `ou${mark}re `,
      `(?:of|with|into|from|for|to|about|in|on|at|behind|${LOSE}) (you${mark}re) (?:old |new |front |back )?` +
        `(?:${OWNED}|${PART}|boilers?|stairs|roofs?|gardens?)(?![\\p{L}-])`,
    ],
    ['whose', `ho${mark}s `, `([Ww]ho${mark}s) (?:${SEVERAL}|(?:${ONE}) (?:${VERB}|(?:did|do|you|we|it)(?!\\p{L})))`],
  ]),
  ["it's", ' its ', `(?:[Bb]ecause|[Ii]f|[Ww]hen|but|so|[Oo]nce) (its) (?:too |so |very |all )?${SAID}`],
  [
    "It's",
    'ts ',
    `(?:${FIRST}|(?<=(?:because|if|when|but) ))([Ii]ts) (?:\\p{Ll}+er|more \\p{Ll}+|better|worse) (?:than|` +
      `then)(?!\\p{L})`,
  ],
  ["It's", 'Its ', `${FIRST}(Its) (?:too |so |very |all )?${SAID}`],
  ['Their', 'There ', `${FIRST}(There) (?:${SEVERAL}|(?:${ONE}) ${VERB})`],
  ['their', ' there ', `(?:${LOSE}) (there) (?:${OWNED})${ENDS}`],
  [
    'there',
    ' their',
    '(?:over|been|be|get|got|getting|stay|went|go|live|are|were|was|out|up|down|right) (their)' +
      '(?=[.,;:!?]|$| (?:in|at|by|when|within|until|before|after|for|to|and then)(?![\\p{L}-]))',
  ],
  // "Latches wear out their faster": no noun follows.
  [
    'there',
    ' their ',
    '(their) (?:faster|sooner|quicker|slower|earlier|more often|less often|too|already|again|as well)' +
      '(?=[.,;:!?]|$| than(?!\\p{L}))',
  ],
  [
    'there',
    ' their ',
    '(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ww]ill) (their) (?:an?|any|no|some|two|enough|something|anything|anyone|' +
      'be)(?![\\p{L}-])',
  ],
  [
    "you're",
    ' your ',
    `(?:${CLAUSE}) (your) (?:worried|unsure|late|tired|unhappy|happy|lost|outside|inside|indoors|married|retired|` +
      `curious|` +
      'interested|insured|able|ready|stuck|desperate|alone)(?=[.,;!?]|$)',
  ],
  ["You're", 'Your ', `${FIRST}(Your) (?:always|never|probably|definitely|certainly) \\p{Ll}`],
  ["you're", ' your ', `(?:${CLAUSE}) (your) (?:${DOING}|(?:out|away|late|early|here|there|home alone)(?=[.,;!?]|$))`],
  ["you're", 'our ', `([Yy]our) ${BEING}`],
  ["You're", 'Your ', `${FIRST}(Your) ${OF_YOU}`],
  [
    "who's",
    'hose ',
    `([Ww]hose) (?:${BEING}|(?:coming|calling|waiting|going) (?:to|in|by|out|next|for|home|over)(?!\\p{L}))`,
  ],
  ['yours, without an apostrophe', "our's", "([Yy]our's)(?!\\p{L})"],
  ['yours, without an apostrophe', 'our’s', '([Yy]our’s)(?!\\p{L})'],
  ['without an apostrophe', "'s", "((?:[Tt]heir|[Hh]er|[Oo]ur)'s)(?!\\p{L})"],
  ['without an apostrophe', '’s', '((?:[Tt]heir|[Hh]er|[Oo]ur)’s)(?!\\p{L})'],
]
