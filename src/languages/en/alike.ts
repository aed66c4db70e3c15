// English words of one sound, or nearly one, each told by the company it keeps. Data.
import type { Row } from './rows.ts'

/** What ends a phrase. */
const ENDS = '(?=[.,;:!?)]|$)'
const BEGINS = '(?<=^|[.!?] )'
const TO = "(?:to|can|could|will|would|should|must|may|please|not|\\p{L}+n['’]t)"

/** Words told by their place in a sentence. */
export const alike: readonly Row[] = [
  [
    'discreet',
    'iscrete',
    '([Dd]iscrete) (?:trays?|braces?|aligners?|retainers?|wires?|clips?|vans?|vehicles?|services?|' +
      'visits?|parking|entrance|packaging|treatments?|appearance|and (?:confidential|professional|' +
      'friendly|polite|comfortable)|enough to|presence|advice|staff|team|help)(?!\\p{L})',
  ],
  [
    'discreet',
    'discrete',
    `(?:[Cc]lear|completely|totally|very|almost|nearly|fully|confidential|polite|friendly|professional|` +
      `unmarked)(?:,| and)? (discrete)${ENDS}`,
  ],
  [
    'discreetly',
    'iscretely',
    '(?:come|park|work|visit|call|arrive|handled|handle|dealt|treated|removed|done|worn|fixed|' +
      'straightened|repaired|wait|leave) (discretely)(?!\\p{L})',
  ],
  ['discrete', 'iscreet', '(discreet) (?:steps|stages|units|parts|values|components|sections)(?!\\p{L})'],
  [
    'complementary',
    'omplimentary',
    '([Cc]omplimentary) (?:therap\\p{L}*|colou?rs?|medicines?|skills|to (?:each|your|our|the))(?!\\p{L})',
  ],
  [
    'complimentary',
    'omplementary',
    '([Cc]omplementary) (?:drinks?|tea|coffee|breakfast|parking|wi-?fi|consultations?|check-?ups?|' +
      'estimate|wash|water|quote|gift|biscuits|delivery|car)(?!\\p{L})',
  ],
  [
    'complement',
    'ompliment',
    `(?<!(?:stop|stops|stopped|wrote|rang|call|calls|called|paused) )to (compliment) (?:the|our|your|any) ` +
      `(?:\\p{Ll}+ )?(?:décor|kitchen|bathroom|furniture|` +
      `treatments?|range|services?|colours?|style|home|door|garden|hardware|cylinder)(?!\\p{L})`,
  ],
  [
    'stationery',
    'tationary',
    '(?:[Oo]ffice|[Bb]usiness|[Pp]rinted|[Bb]randed|[Hh]eaded|[Ww]edding) (stationary)(?!\\p{L})|' +
      '([Ss]tationary) (?:shop|cupboard|drawer|order|supplier)(?!\\p{L})',
  ],
  ['stationary', 'tationery', '(stationery) (?:vehicle|car|van|bike|train|traffic|object|position)s?(?!\\p{L})'],
  [
    'principle',
    'rincipal',
    `(?:[Ii]n|[Oo]n|matter of|basic|guiding|first) (principal)(?:${ENDS}| (?:that|behind|is)(?!\\p{L}))`,
  ],
  [
    'principal',
    'rinciple',
    '([Pp]rinciple) (?:dentists?|contractor|engineer|designer|reason|cause|residence|partner|solicitor|' +
      'architect|surgeon|office|aim|concern|benefit|advantage|ingredient)(?!\\p{L})',
  ],
  [
    'effect',
    ' affect',
    '(?:[Aa]n|[Tt]he|[Nn]o|[Ss]ide|little|lasting|numbing|cooling|desired|opposite) (affects?)(?= ' +
      '(?:on|of|is|was|that|wears|lasts|at all)(?!\\p{L})|[.,;:!?]|$)',
  ],
  [
    'affect',
    ' effect',
    `(?:will|may|can|could|might|would|not|\\p{L}+n['’]t|does|also|` +
      `badly) (effect) the (?!(?:\\p{Ll}+ )?(?:repair|entry|` +
      'change|release|payment|cure|sale|transfer|move|removal|improvement|return|exchange|delivery|rescue|' +
      'settlement|search|works?|changes|repairs|necessary)(?!\\p{L}))\\p{Ll}',
  ],
  [
    'affect',
    ' effect',
    "(?:will|may|can|could|might|would|not|\\p{L}+n['’]t|does|also|badly|adversely|directly) (effect) (?:you|" +
      'your|our|how|its|his|her|people|everyone|whether|those)(?!\\p{L}| (?:repair|entry|change|release|' +
      'payment))',
  ],
  ['effect', 'hat affect', '[Ww]hat (affect) (?:does|do|did|will|has|have|is|it|this|that)(?!\\p{L})'],
  [
    'brake',
    'reak',
    '([Bb]reak) (?:pads?|discs?|fluid|calipers?|shoes|pedal|(?<!(?:s|can|may|will|could|to) break )cables?)(?!\\p{L})',
  ],
  [
    'break',
    'brak',
    '(brak(?:e|es|ing|ed))(?<=\\p{L} brak(?:e|es|ing|ed)) (?:in(?= (?:at|through|and|to|by|while|every|when|' +
      'during)(?!\\p{L})|' +
      '[.,;!?]|$)|into|(?:in )?(?:the|a|any|no|your|its|in the) (?:lock|door|glass|window|key|cylinder|handle|' +
      'seal|frame|' +
      'bone|tooth|habit|bank|law|promise|wall|bolt|bad news|news)|off(?! the)(?<!(?:parking|hand|foot|the|its|' +
      'their|her|his) brake off)|open|apart|up with)(?!\\p{L})|' +
      '([Bb]rake-(?:ups?|ins?|downs?|outs?|aways?))(?! (?:period|time|mileage|of pads)|\\p{L})|' +
      '(?:[Aa]|[Rr]elationship|[Mm]arriage|[Nn]ervous) (brake (?:up|down|in))(?=[.,;!?]|$| (?:or|and|at|in|of|is|was))',
  ],
  [
    'break',
    'brak',
    '(?:[Ll]unch|[Tt]ea|[Cc]offee) (brakes?)(?!\\p{L})|(?:without|avoid|by) (braking) (?:the|a|any|' +
      'your) (?:lock|door|window|glass|key|frame)|an? (brake)-?in(?!\\p{L})',
  ],
  ['drawers', ' draws', '(?:chests?|set) of (draws)(?!\\p{L})'],
  [
    'manner',
    ' manor',
    '(?:timely|professional|friendly|caring|gentle|efficient|calm|(?<=in )this|such a|all) (manor)(?!\\p{L})',
  ],
  ['bear', 'are with ', '([Bb]are) with (?:us|me)(?!\\p{L})'],
  [
    'bare',
    ' bear ',
    '(bear) (?:wires?|hands|floorboards|minimum|essentials|(?<!(?:s|can|must|will|not|to) bear )(?:metal|wood|' +
      'brick|plaster))(?!\\p{L})',
  ],
  [
    'accept',
    ' except',
    `(?:[Ww]e|happily|gladly|also|not|\\p{L}+n['’]t) (except) (?:cards?|cash|cheques|payments?|all (?:major ` +
      `)?(?:cards|credit)|new patients|credit|debit|Visa|bookings|donations|returns)(?!\\p{L})`,
  ],
  [
    'except',
    ' accept',
    '(?:every ?day|everything|everyone|all week|any ?day|daily) (accept) (?:\\p{Lu}|on|at|for|the|in|' +
      'bank|weekends|when)',
  ],
  [
    'ensure',
    'nsure',
    '([Ii]nsure) (?:that (?:you|your|we|the|it|all)|you (?:get|have|are|receive|feel)|the (?:best|' +
      'highest)|a (?:quick|good|smooth|safe))(?!\\p{L})',
  ],
  [
    'insured',
    'ensured',
    '(?:[Ff]ully|properly|are we|also) (ensured)(?!\\p{L}| that| by| the)|(ensured) (?:against|up to £|for up to £)',
  ],
  ['assured', 'ured', '(?:[Rr]est) (ensured|insured)(?!\\p{L})'],
  [
    'led',
    ' lead ',
    '(?:has|had) (lead) (?:to(?! (?:spare|sell|strip|replace|lift))|us|me|the (?:team|way))(?!\\p{L})|(?:[Tt]eam|' +
      'practice|clinic|service|' +
      'course|session|is|was|are|been|being) (lead) by(?!\\p{L}| example)',
  ],
  [
    'past',
    ' passed',
    '(?:at|until|till|from|by|to) (?:half|quarter|a quarter) (passed)(?!\\p{L})|' +
      '(?:[Ww]alk|[Dd]rive|[Gg]o|[Cc]ontinue|[Ss]traight|carry ' +
      'on|head|goes|runs) (passed) (?:the|our|your|a)(?!\\p{L})|(?:for|over|in|during) the (passed) ' +
      '(?:few|two|three|five|ten|twenty|year|month|week|decade)',
  ],
  [
    'passed',
    ' past ',
    '(?<=^|[.!?] )(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|It) (past) (?:the|his|her|my|our|it|a|every)(?!\\p{L})',
  ],
  ['passed', ' past ', '(?:has|have|had) (past) (?:its|their|your|the (?:test|deadline|inspection))(?!\\p{L})'],
  [
    'site',
    ' sight',
    '(?:[Bb]uilding|[Cc]onstruction|[Ww]eb|[Cc]amp|our web) (sights?)(?!\\p{L})|(?:[Oo]ur|[Tt]he|a ' +
      'free|free) (sight) (?:visit|survey|manager|meeting|foreman|office)',
  ],
  ['sight', ' site', '(?:[Oo]ut of|[Aa]t first|[Ii]n plain|[Ll]ose|[Ll]ost) (site)(?!\\p{L})'],
  [
    'whether',
    ' weather',
    '(?:ask|asks|[Aa]sk us|know|see|tell us|tell you|say|says|decide|wonder|sure|matter|check|regardless of|' +
      'question of) (weather) (?:you|or|it|we|they|the (?:tooth|lock|pipe|work|damage|leak|price|door|' +
      'boiler)|your|there|he|she)(?!\\p{L})|(?<=^|[.!?;,] )([Ww]eather) (?:you|or not|your|it is|' +
      "it['’]s)(?!\\p{L})",
  ],
  [
    'weather',
    ' whether',
    '(?:[Bb]ad|[Cc]old|[Hh]ot|[Ww]et|[Dd]ry|[Ss]evere|[Ss]tormy|[Ww]inter|[Ff]reezing|[Ww]arm) ' +
      '(whether)(?!\\p{L}| (?:you|or|we|they|it|the)(?!\\p{L}))|(whether) (?:forecast|permitting|strip|' +
      'conditions)(?!\\p{L})',
  ],
  ['licensed', 'icenced', '([Ll]icenced)(?!\\p{L})'],
  ['advice', ' advices', '(advices)(?!\\p{L})(?<=(?:some|many|these|our|good|free|give|useful) advices)'],
  [
    'advise',
    ' advice',
    "(?:[Pp]lease|strongly|would|always|['’]d|['’]ll) (advice) (?:you|against|that|us|if|me|having|" +
      'whether|of any)(?!\\p{L})',
  ],
  [
    'every day',
    ' everyday',
    '(?:open|here|available|floss|brush\\p{L}*|clean\\p{L}*|happens|use (?:it|them)|calls?|works?|seen|' +
      'see|teeth|hours|twice|once|almost|nearly|out) (everyday)(?=[.,;:!?]|$| (?:from|at|except|between|' +
      'until|for|in|of|including)(?!\\p{L}))',
  ],
  [
    'everyday',
    ' every day ',
    '(?:[Ff]or|[Oo]ur|[Ii]n) (every day) (?:use|life|wear|items|jobs|repairs|problems|cleaning)(?!\\p{L})',
  ],
  [
    'may be',
    ' maybe ',
    '(?:[Tt]here|[Ii]t|[Tt]his|that|which) (maybe) (?:an?|the|possible|necessary|worth|due|covered|required|' +
      'needed|that|better)(?!\\p{L})|(?:you|they|we) (maybe) (?:able|asked|entitled|eligible|charged|' +
      'required|covered|interested|wondering)(?!\\p{L})',
  ],
  ['set up', 'setup', `(?:${TO}|you|we) (setup) (?:a|an|the|your|our|in|with|and|any|for|as)(?!\\p{L})`],
  ['log in', 'login', `(?:${TO}|you) (login) (?:to|on|with|and|at|here|using|as)(?!\\p{L})`],
  ['pick up', 'pickup', '(?:to|can|will|could|please|we) (pickup) (?:your|the|a|any|our|it|them)(?!\\p{L})'],
  [
    'breathe',
    ' breath',
    "(?:can|cannot|can['’]t|to|you|couldn['’]t|easily) (breath) (?:in(?!\\p{L})|out(?!\\p{L})|easily|" +
      'through|normally|properly|freely|deeply|slowly|better)',
  ],
  ['breath', ' breathe', '(?:[Bb]ad|fresh|fresher|deep|short of|out of|a) (breathe)(?!\\p{L})'],
  [
    'quiet',
    ' quite',
    '(?:[Aa]|[Tt]he|[Oo]ur|very) (quite) (?:street|road|room|corner|residential|neighbourhood|village|' +
      'lane|spot|cul-de-sac|location|waiting)(?!\\p{L})|(?:[Pp]eace and|[Kk]eep|[Vv]ery|runs?|stays?|' +
      '(?:[Ee]verything|street|house|town|road|area|yard|village) (?:is|was)) ' +
      '(quite)(?=[.,;!?]|$| (?:and|or|at)(?!\\p{L}))',
  ],
  [
    'quite',
    ' quiet',
    "(?:is|are|was|were|be|it['’]s|not) (quiet) (?:a (?:few|lot(?! of the time)|bit|while(?!,)|long)|often|simply|" +
      'right|' +
      'sure|likely|easily|the (?:same|opposite)|different|expensive)(?!\\p{L})',
  ],
  [
    'where',
    ' were ',
    '(?:shop|place|house|room|street|town|city|page|point|office|workshop|country|village|yard|drawer) (were) ' +
      '(?:we|you|they|it|he|she|I)(?! (?:to|not)(?!\\p{L})|\\p{L})',
  ],
  [
    'where',
    ' were ',
    "(?:[Tt]ell us|find out|show (?:us|you)|explain|exactly|[Tt]hat['’]s|not sure|to know|to see) " +
      '(were) (?:it|the|you|we|they|your|our|to)(?!\\p{L})',
  ],
  [
    'were',
    ' where ',
    '(?:[Ww]e|[Tt]hey|[Ss]taff|[Tt]eam|[Dd]entists|[Pp]eople) (where) (?:very|really|so|always|all ' +
      'very|both very|never|able|happy|lovely|great|friendly|brilliant|late|given|treated|seen|called|asked|told|' +
      'met|shown|open|closed|there|here|in time|on time|' +
      'the (?:first|best|only))(?!\\p{L})',
  ],
  ...['Where', 'Were'].map(
    (word): Row => [
      "We're",
      `${word} `,
      `${BEGINS}(${word}) (?:here to help|always (?:happy|here)|open (?:from|on|until|every|all|seven|six|\\d)|` +
        'based in|located (?:in|on|at)(?![^.;!?]{0,60},)|proud (?:to|of)|delighted (?:to|with))(?!\\p{L})',
    ],
  ),
  ...['urn', 'witch', 'hut'].map(
    (verb): Row => [
      'off',
      `${verb} of `,
      `(?<=^|[.!?;,] |(?:to|and|then|please|always|you|we) )(?<!twist and )(?:[Tt]|[Ss])${verb} (of) (?:the|your|` +
        `all) (?:\\p{Ll}+ )?` +
        '(?:water|gas|electricity|power|supply|mains|tap|boiler|stopcock|alarm|lights?|heating|engine)(?!\\p{L})',
    ],
  ),
  [
    'of',
    ' off ',
    '(?:[Ii]nstead|[Bb]ecause|[Kk]ind|[Ff]ull|[Ll]ots|(?<!(?:come|comes|came|work|works|worked|break|breaks|pulled|' +
      'torn) )[Ff]ree|[Pp]lenty|' +
      '(?<!(?:[Tt]ake|[Tt]ook|[Kk]nock|[Kk]nocked|[Cc]ut|[Bb]reak|[Bb]roke|[Cc]hip|[Cc]hipped|[Ss]aw|[Ss]awed|' +
      '[Ss]lid|[Ss]lide) a )(?:[Cc]ouple|[Pp]iece)|[Tt]ype) ' +
      '(off) (?:a|an|the|charge|your|our|it|people|space|them|time|work|door|lock)(?!\\p{L})|(?:[Oo]ut) ' +
      '(off) (?:date|hours|order|reach|pocket|town)(?!\\p{L})',
  ],
  ['Of', 'Off course', `${BEGINS}(Off) course(?=,| we| you| not)`],
  ['coarse', 'ourse', '([Cc]ourse) (?:sand|salt|grit|grain|sandpaper|gravel|texture)(?!\\p{L})'],
  ['course', ' coarse', '(?:[Oo]f|due|training) (coarse)(?!\\p{L})'],
]
