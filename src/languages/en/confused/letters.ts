// English words that a letter makes others of, where a keyboard or a corrector put the wrong one: "outline us all",
// "a lost brunch". Data.
import type { Row, Sound } from '../rows.ts'
import { rowsOf } from '../rows.ts'

const ENDS = '(?=[.,;:!?)]|$)'
const NO_LETTER = '(?![\\p{L}-])'
/** What somebody has who speaks of himself. */
const OURS =
  '(?:team|office|workshop|vans?|prices?|price list|engineers?|locksmiths?|plumbers?|website|shop|surgery|practice|' +
  'customers?|staff|number|form|guarantee|reviews?|services|technicians?|privacy page|telephone|reception)'
/** Words behind which "from" stands, and no form of anything. */
const FROM =
  '(?:[Cc]omes?|[Cc]oming|[Cc]ame|[Ff]ar|[Aa]way|[Hh]ear|[Dd]ifferent|[Aa]part|[Oo]pened|[Rr]emoved?|[Pp]rotects?|' +
  '[Ff]ell|[Bb]ought|[Ff]etch|[Ff]etched|[Ss]uffers?|[Rr]ecovers?|[Rr]anging|[Ll]eft)'
/** Who lives somewhere. */
const LIVING = '(?:[Ww]here|who|[Pp]eople|[Yy]ou|[Ww]e|[Tt]hey|[Tt]enants|[Ff]amilies|[Ss]tudents)'

const sounds: readonly Sound[] = [
  ['pallets?|palettes?', 'palate', '(?:[Ss]oft|[Hh]ard|[Cc]left) _(?!\\p{L})'],
  [
    'palates?|palettes?',
    'pallet',
    '(?:[Ww]ooden|[Dd]elivery|[Ee]uro|(?<!(?:mix|paint|colour|brush)\\p{L}*(?: \\p{L}+){0,3} )on a) _(?!\\p{L})',
  ],
  [
    'here',
    'hear',
    '(?:price|sum|figure|cost|amount|number|that|what|which|everything|whatever|anything|[Ii]f|[Ww]hen|[Oo]nce|' +
      'until|before) ' +
      '(?:you|we|they|I) _(?= (?:first(?! thing)|it(?! is)|is|when|on the|about|before|an? |the (?:price|click|' +
      'bell|bolt)|' +
      'nothing|something|how|what (?:it|the)|over|at once)(?!\\p{L})|[.,;!?])',
  ],
  [
    'here',
    'hear',
    '(?:will|can|could|cannot|may|should|would|must) _ (?:it|an? (?:click|noise|sound|bell|hiss|rattle)|' +
      'the (?:click|price|noise|bell|latch|bolt|pump|phone|water|difference)|nothing|what (?:it|the)|how|from ' +
      'us)(?!\\p{L})',
  ],
  [
    'outline',
    'outlive',
    '(?:can|will|could|may|might|should|would|doors?|locks?|hinges?|often) _ (?:us|all of us|the (?:house|owner|car|' +
      'people)|(?:its|their|your) (?:owners?|house|frame|grandchildren)|(?:two|three|four|five) )(?!\\p{L})',
  ],
  [
    'brunch',
    'bunch',
    `(?:[Ll]ost|[Ss]pare|[Hh]eavy) _${ENDS}|_ of (?:keys|flowers|roses|people|friends|herbs)${NO_LETTER}`,
  ],
  [
    'looks',
    'locks',
    '(?:[Ff]it|[Ff]its|[Rr]epair|[Mm]end|[Ii]nstall|[Pp]ick|[Rr]eplace|[Ff]itting|[Rr]epairing|[Rr]eplacing) ' +
      '(?:the |your |our |old |new |any |all |all the )_(?![-\\p{L}])|[Cc]hange (?:the|all the|all) _ ' +
      '(?:between|after|before|when|while|on)(?!\\p{L})|(?:[Mm]ortice|[Ss]ash|[Rr]im|[Dd]oor and window|' +
      '[Ww]indow and door) _' +
      NO_LETTER,
  ],
  [
    'look',
    'lock',
    '(?:[Kk]ey|[Pp]iece|[Ss]tump|[Ss]tuck|[Ss]napped|[Bb]roke|[Bb]roken|[Oo]il|[Gg]raphite)(?: (?:is|was|has|stuck|' +
      'broke|broken|snapped|off|left|still)){0,3} in(?:to)? (?:the|your|a|its) _' +
      ENDS +
      '|(?:[Mm]ortice|[Rr]im|[Cc]ylinder|[Ff]ive-lever|[Tt]hree-lever) _(?![-\\p{L}])',
  ],
  [
    'widows?',
    'window',
    '_ (?:locks?|frames?|panes?|sills?|cleaners?|cleaning|glass|handles?|boards?|sash(?:es)?|hinges?|repairs?)' +
      '(?!\\p{L})|(?:[Ss]ash|[Cc]asement|[Bb]edroom|[Kk]itchen|[Bb]athroom|[Oo]pen|[Bb]roken|[Ss]hop|[Rr]oof|[Bb]ay|' +
      "[Dd]ormer|[Ee]very) _(?![\\p{L}'’-])",
  ],
  [
    'massage',
    'message',
    '(?:[Ss]end|[Ll]eave|[Ww]rite)(?: us)? (?:a |your |a short )_' +
      '(?=[.,;!?]|$| (?:through|via|and we|on the|by (?:form|e-?mail)|to us|here|with your)(?!\\p{L}))|' +
      '_ (?:was (?:not )?sent|has arrived|arrived|from the (?:website|form)|through the form)(?!\\p{L})',
  ],
  [
    'out',
    'our',
    `(?:[Cc]ontact|[Aa]sk|[Mm]eet|[Vv]isit|[Ff]rom|of|[Ww]ith|[Ss]ee|[Uu]se|[Rr]ead|[Jj]oin|on|in) ` +
      `_ ${OURS}${NO_LETTER}`,
  ],
  [
    'our',
    'out',
    '(?:[Ff]ind|[Cc]arr(?:y|ied)|[Ww]ears?|[Cc]omes?|[Tt]urned|[Bb]urnt?|[Ll]ocked|[Rr]uns?|[Cc]ut|[Pp]ull) _' +
      '(?=[.,;!?]|$| (?:of|by|and|when|if|the|for)(?!\\p{L}))',
  ],
  [
    'form',
    'from',
    `${FROM} _ (?:the|your|our|an?|us|you|me|it|them|\\d|£|\\p{Lu}\\p{Ll}|here|there|home|every|one|two|` +
      `outside|inside|above|below)`,
  ],
  [
    'form',
    'from',
    '(?:are|is|was|works|open|opens) _ (?:the (?:inside|outside|workshop|street|council|hinges|beginning|start)|' +
      'your (?:landlord|insurer|bank|phone|neighbour)|Monday|nine|eight|seven|\\d)(?!\\p{L})',
  ],
  [
    'from',
    'form',
    `[Ff]ill (?:in|out) (?:the|our|this|a)(?: short| contact| booking| online)? _(?!\\p{L})|[Cc]ontact _${ENDS}`,
  ],
  [
    'bold',
    'bolt',
    '(?:[Dd]ead|[Ll]atch|[Ss]liding|[Rr]im) _(?![-\\p{L}])|[Tt]he _ (?:does not|slides|sticks|' +
      'moves|of the lock)(?!\\p{L})',
  ],
  [
    'mangers?',
    'manager',
    '(?:[Oo]ur|[Oo]ffice|[Pp]roperty|[Pp]ractice|[Pp]roject|[Ss]hop|[Aa]sk the|[Aa]sk for ' + 'the) _(?!\\p{L})',
  ],
  [
    'costumers?',
    'customer',
    '(?:[Ee]very|[Ee]ach|[Oo]ur|[Hh]appy|[Nn]ew|[Rr]egular|[Ss]atisfied|[Ll]oyal|' + '[Oo]ther) _(?!\\p{L})',
  ],
  [
    'quiet',
    'quite',
    '_ (?:quickly|often|easily|simple|simply|different|sure|likely|possible|happy|expensive|common|well|soon|' +
      'a (?:few|lot|bit|while(?!,))|right)(?!\\p{L})',
  ],
  [
    'quite',
    'quiet',
    '(?:[Aa]|[Vv]ery|so|too|more) _ (?:street|hour|night|motor|pump|boiler|room|drill|place|area|road|neighbourhood|' +
      'evening|afternoon)(?!\\p{L})|(?:[Kk]eep|[Kk]eeps|[Ss]tays?|[Vv]ery|[Rr]uns) _' +
      ENDS,
  ],
  [
    'now',
    'no',
    '(?:is|are|was|were|does|can) _ longer (?:safe|made|needed|works?|fits?|there|available|' +
      'possible|sold|turns?|shuts?)(?!\\p{L})',
  ],
  [
    'ever',
    'every',
    '(?:[Ff]or|[Ii]n|[Oo]n|[Aa]t|[Tt]o|of|with|[Aa]fter|[Cc]heck|[Oo]pen) _ (?:room|door|window|key|lock|tenant|' +
      'house|' +
      'day|week|month|year|customer|job|visit|floor|flat|one of)(?!\\p{L})',
  ],
  ['pubic', 'public', '_ (?:holidays?|transport|liability|parking|areas?|buildings?|hours|notice)(?!\\p{L})'],
  ['asses', 'assess', '(?:to|will|can|[Ww]e|then|first) _ (?:the|your|what|whether|how|it|any)(?!\\p{L})'],
  ['trail', 'trial', '(?:[Ff]ree|on) _ (?:period|lesson|visit|run|month|week)(?!\\p{L})'],
  [
    'singed',
    'signed',
    '(?:[Cc]ontract|[Ff]orm|[Rr]eceipt|[Ll]ease|[Aa]greement|[Tt]enancy|[Pp]apers?|[Oo]rder) (?:is|was|are|has been|' +
      'must be|to be) _(?!\\p{L})|_ (?:receipt|contract|lease|agreement|form)(?!\\p{L})',
  ],
  ['tot he', 'to the', '_ \\p{Ll}'],
  ['int he', 'in the', '_ \\p{Ll}'],
  ['ont he', 'on the', '_ \\p{Ll}'],
  [
    'fell',
    'feel',
    '(?:[Yy]ou|to|will|can|never|always|not) _ (?:safe|unsafe|free to|better|at home|unsure|uneasy|a draught|' +
      'the difference|comfortable)(?!\\p{L})',
  ],
  ['safe', 'save', '(?:to|will|can|you|also) _ (?:money|time|you|energy|yourself|up to)(?!\\p{L})'],
  [
    'save',
    'safe',
    '(?:is|are|stay|stays|feel|feels|[Vv]ery|be) _(?=[.,;!?]|$| (?:and|from|at|in|with|' + 'again)(?!\\p{L}))',
  ],
  ['life', 'live', `${LIVING} _ (?:in|here|there|at|on|alone|near|above|far)(?!\\p{L})`],
  [
    'prise|prize',
    'price',
    '(?:[Ff]air|[Ff]ixed|[Ww]hole|[Ff]ull|[Ss]ame) _(?![\\p{L}-])|[Tt]he _ (?:is (?:fixed|the same|what)|you (?:hear|' +
      'pay|see)|we (?:say|ask|name)|list|includes)(?!\\p{L})',
  ],
  [
    'thing',
    'think',
    '(?:[Ww]e|[Tt]hey|I|[Pp]eople|[Yy]ou may|[Yy]ou might|[Pp]lease) _ (?:that|of|so|about|' +
      'twice|it|you|we)(?!\\p{L})',
  ],
  [
    'where',
    'were',
    '(?<=(?:^|[.!?;,] |and |when |while |because ))(?:[Ww]e|[Tt]hey) _ (?:not|here|told|called|' +
      'very|late|early|able|asked)(?!\\p{L})',
  ],
]

/** Words before which no article stands. */
const NO_NOUN = ['we', 'you', 'they', 'the', 'your', 'our', 'then', 'she', 'this', 'these', 'those']
const BEHIND = 'before|until|till|when|once|after|if|unless|as soon as'

/** A letter too many, too few or another one. */
export const letters: readonly Row[] = [
  ...rowsOf(sounds),
  ...NO_NOUN.map((word): Row => ['and', ` an ${word}`, `(an) ${word}${NO_LETTER}`]),
  // "What people ask before they one": call.
  ...['they', 'we', 'you', 'he', 'she'].flatMap((who) =>
    ['one', 'it', 'them', 'us', 'him', 'her', 'me'].map(
      (whom): Row => [
        '…',
        ` ${who} ${whom}`,
        `(?:[Bb]efore|[Ww]hen|[Oo]nce|[Aa]fter|[Ii]f|${BEHIND}) (${who} ` + `${whom})(?=[.;!?]|$)`,
      ],
    ),
  ),
  ...['they', 'we', 'you'].map(
    (who): Row => [
      '…',
      ` ${who} `,
      `(?:[Bb]efore|[Ww]hen|[Oo]nce|[Aa]fter|[Ii]f|${BEHIND}) (${who} (?:the|your|our|an?) (?:door|key|lock|` +
        `house|form|` +
        'bill|work|job|boiler|call|price|telephone|van|cylinder|window))(?=[.,;!?]|$)',
    ],
  ),
]
