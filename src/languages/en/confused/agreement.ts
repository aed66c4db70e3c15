// English: a verb for several behind one, and for one behind several; a participle for the past and the past for it.
// Data.
import type { Row } from '../rows.ts'
import { ADJECTIVE, FIRST, MANY, PEOPLE, SINGULAR, STARTS, THE } from './words.ts'

const PLURAL = `(?:${MANY}|${PEOPLE})`
/** Words that are counted in numbers, and are one: "there is two years' guarantee". */
const MEASURED =
  '(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|pounds?|euros?|miles?|metres?|inches|feet|per|percent)'
/** Several things, where a sentence or a clause begins. */
const SEVERAL =
  `(?:(?<=${STARTS})(?:${THE}|[Bb]oth(?: the| our| your)?|[Aa]ll(?: the| our| your)?|[Mm]ost|[Mm]any|[Ss]everal|` +
  `[Tt]hese|[Tt]hose|[Ss]ome) ${ADJECTIVE}|${FIRST}(?:Two|Three|Four|Five|Six|Seven|Eight|Ten|` +
  `Twelve) (?!${MEASURED}(?!\\p{L})))`
/** Several of what is not measured: "two years is a long time". */
const OF_NUMBER =
  `(?<=${STARTS})(?:${THE}|[Bb]oth(?: the| our| your)?|[Aa]ll(?: the| our| your)?|[Mm]ost|[Mm]any|` +
  `[Ss]everal|[Tt]hese|[Tt]hose|[Ss]ome) ${ADJECTIVE}`
/** Where things are: "around Hill Road". */
const PLACE =
  '(?:around|along|near|off|behind|opposite|beside|above|below|inside|outside|in|on|at|by) ' +
  '(?:(?:the |our |your )?\\p{Lu}[\\p{L}’]+(?: (?:and )?\\p{Lu}[\\p{L}’]+){0,3}|(?:the|our|your|this|an?) ' +
  '(?:\\p{Ll}+ )?(?!(?:that|which|who|what|where|when|there|it|this|one|how|as|and|or|but|if|so)(?!\\p{L}))\\p{Ll}+)'
/** Words of a part of a sentence that has a verb of its own: "the keys of the man who is". */
const OTHERS =
  '(?!(?:that|which|who|whom|whose|what|where|when|there|it|he|she|this|one|how|as|and|or|but|if|so|your|our|my|' +
  'her|his|their|the|an?|of|in|on|at|to|no|not|all|each|every|we|you|they|is|was|has)(?!\\p{L}))'
/** One thing that others are parts of: "of the yard gate". */
const OF = 'of (?:the|our|your|this|that|every|each|an?|its|their)'
const OF_ONE = `${OF} (?:${OTHERS}\\p{Ll}+ ){0,2}${OTHERS}\\p{Ll}+(?<![sn])`
/** Several things and where they are: "The terraces around Hill Road". What is behind them is one, and no subject. */
const PLACED =
  `${FIRST}(?:The|Our|Your|Their|These|Those|Most|Many|Several|All(?: the)?) ` +
  `(?:\\p{Ll}+ )?${MANY}(?<!works) ${PLACE}`
/** One thing, where a sentence begins. */
const SINGLE = `${FIRST}(?:The|An?|This|That|Every|Each|Your|Our|Its|Their|One|Another) ${ADJECTIVE}(?:${SINGULAR})`

/** What verbs that are no nouns write behind one, and behind several. */
const VERBS: readonly (readonly [one: string, several: string])[] = [
  ['comes', 'come'],
  ['gets', 'get'],
  ['seems', 'seem'],
  ['becomes', 'become'],
  ['includes', 'include'],
  ['contains', 'contain'],
  ['requires', 'require'],
  ['belongs', 'belong'],
  ['brings', 'bring'],
  ['gives', 'give'],
  ['begins', 'begin'],
  ['says', 'say'],
  ['depends', 'depend'],
  ['happens', 'happen'],
  ['takes', 'take'],
  ['goes', 'go'],
]
const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|both|\\d{1,3})'

/** The past and the participle of verbs that have two. */
const PAST: readonly (readonly [past: string, participle: string])[] = [
  ['ran', 'run'],
  ['went', 'gone'],
  ['fell', 'fallen'],
  ['wrote', 'written'],
  ['took', 'taken'],
  ['drove', 'driven'],
  ['chose', 'chosen'],
  ['froze', 'frozen'],
  ['stole', 'stolen'],
  ['began', 'begun'],
  ['saw', 'seen'],
  ['did', 'done'],
  ['gave', 'given'],
  ['threw', 'thrown'],
  ['wore', 'worn'],
  ['knew', 'known'],
  ['grew', 'grown'],
  ['spoke', 'spoken'],
  ['broke', 'broken'],
  ['came', 'come'],
]
/** Who does something, one of them. */
const PERSONS =
  'locksmith|plumber|electrician|engineer|dentist|hygienist|nurse|doctor|driver|cleaner|technician|team|office|owner|' +
  'landlord|tenant|customer|boiler|pump|door|lock|key|alarm'
/** A verb of one, or what only looks like several: no adverb. */
const FINITE = `(?:has|does|goes|works|means|${MANY}(?<!stairs|doors|wards|ways|seas|times))`
const PERSON = '(?:[Ww]e|[Tt]hey|[Yy]ou|I|[Hh]e|[Ss]he)'

/** Verbs that do not go with what stands before them. */
export const agreement: readonly Row[] = [
  ...(['is are', 'was were', 'has have'] as const).flatMap((pair): Row[] => {
    const [one = '', several = ''] = pair.split(' ')
    return [
      [several, `s ${one}`, `${one === 'has' ? SEVERAL : OF_NUMBER}${MANY} (${one})(?!\\p{L}|['’])`],
      [
        several,
        `n ${one}`,
        `(?<=${STARTS})(?:${THE} |[Mm]ost |[Mm]any |[Ss]ome )?(?:[Pp]eople|[Cc]hildren|[Mm]en|` +
          `[Ww]omen) (${one})(?!\\p{L})`,
      ],
      [several, `h ${one}`, `${THE} (?:\\p{Ll}+ )?teeth (${one})(?!\\p{L})`],
      [one, ` ${several}`, `${SINGLE} (${several})(?!\\p{L})`],
      [
        one,
        `s ${several}`,
        `${FIRST}(?:Each|One|Every one) of (?:the|our|your|these|those|` +
          `their) ${ADJECTIVE}${PLURAL} (${several})(?!\\p{L})`,
      ],
      [
        one,
        `s ${several}`,
        `${FIRST}The (?:list|cost|price|state|quality|length|size|width|colour|age|value|condition|level) of ` +
          `(?:the |our |your |these |those |all )?${ADJECTIVE}${MANY} (${several})(?!\\p{L})`,
      ],
      // "Every one of the brick terraces around Hill Road are let": the subject is the first word.
      [
        one,
        ` ${several}`,
        `${FIRST}(?:Each|One|Every one|Not one) of (?:the|our|your|these|those|their) (?:\\p{Ll}+(?<!s) )?` +
          `(?:${PLURAL} ${PLACE}|\\p{Ll}+(?<!s) ${PLURAL}) (${several})(?!\\p{L})`,
      ],
      [one, ` ${several}`, `${FIRST}(?:Every|No|Some|Any)(?:one|body) (${several})(?!\\p{L})`],
      [several, ` ${one}`, `${PLACED} (${one})(?!\\p{L}|['’])`],
      // "The keys of the yard gate is": the gate is no subject.
      [
        several,
        ` ${one}`,
        `${FIRST}(?:The|Our|Your|These|Those) (?:\\p{Ll}+ )?${MANY}(?<!works|stairs) ${OF_ONE} ` +
          `(${one})(?!\\p{L}|['’])`,
      ],
      [
        one,
        `s ${several}`,
        `${FIRST}(?:The|Our|Your|This|That) ${ADJECTIVE}(?:${SINGULAR}) of (?:the|our|your|these|those|all|both|` +
          `two|three) ` +
          `${ADJECTIVE}${MANY}(?<!stairs|works) (${several})(?!\\p{L})`,
      ],
    ]
  }),
  ...VERBS.flatMap(([one, several]): Row[] => [
    [several, `s ${one}`, `${SEVERAL}${MANY} (${one})(?!\\p{L})`],
    [one, ` ${several} `, `${SINGLE} (${several})(?! (?:and|or)(?!\\p{L})|\\p{L})`],
  ]),
  [
    'are',
    'here is',
    `${FIRST}There (is) ${NUMBER} (?!${MEASURED}(?!\\p{L})|a (?!\\p{L}))(?:\\p{Ll}+ )?${MANY}(?![\\p{L}'’]|, )`,
  ],
  ['is', 'here are', `${FIRST}There (are) an? ${ADJECTIVE}(?:${SINGULAR})(?!\\p{L}| (?:and|or)(?!\\p{L})|,)`],
  ...(
    ['they is are', 'you is are', 'we is are', 'he have has', 'she have has', 'it have has', 'i has have'] as const
  ).map((each): Row => {
    const [who = '', wrong = '', right = ''] = each.split(' ')
    const person = who === 'i' ? 'I' : `[${who.charAt(0).toUpperCase()}${who.charAt(0)}]${who.slice(1)}`
    return [right, `${who === 'i' ? 'I' : who.slice(1)} ${wrong}`, `(?<=${STARTS})${person} (${wrong})(?!\\p{L})`]
  }),
  ['are', 'ere is ', `${FIRST}(?:Here|Where) (is) (?:the|our|your|my|their) ${ADJECTIVE}${MANY}(?![\\p{L}'’-])`],
  ...(['Is Are', 'Was Were', 'Has Have', 'Does Do'] as const).map((pair): Row => {
    const [one = '', several = ''] = pair.split(' ')
    return [
      several,
      `${one} `,
      `${FIRST}(${one}) (?:the|our|your|their) ${MANY} (?:\\p{Ll}{2,}ed|left|gone|fit|work|ready|open|shut|` +
        `broken|worn|lost|` +
        'all|still|too|here|there|need|come|have|safe)(?![\\p{L}-])',
    ]
  }),
  ...['are', 'were', 'have'].map(
    (verb): Row => [
      'the word with -s',
      ` ${verb}`,
      `${FIRST}(?:Many|Several|Both|Few|Two|Three|Four|Five|Six|Seven|Eight|Ten|Twelve|All(?: the| our| your)?|` +
        `These|Those) ` +
        `${ADJECTIVE}(${SINGULAR}) ${verb}(?!\\p{L})`,
    ],
  ),
  ...['is', 'has', 'was', 'needs', 'fits'].map(
    (verb): Row => [
      'the word without -s',
      `s ${verb}`,
      `${FIRST}(?:Each|Every|An?|Another) ${ADJECTIVE}(${MANY}) ${verb}(?!\\p{L})`,
    ],
  ),
  // "We will answers": the verb alone. A will, a can and a must are things behind other words.
  ...['will', 'can', 'must', 'should', 'could', 'would', 'may', 'might'].map(
    (verb): Row => [
      'the word without -s',
      ` ${verb} `,
      `(?:(?:(?<=${STARTS})(?:[Ww]e|[Yy]ou|[Tt]hey|[Ii]t|[Hh]e|[Ss]he|I)|(?<!\\p{L})(?:we|you|they|she|he)|` +
        `${FIRST}(?:The|An?|Our|Your|Every|Each) ${ADJECTIVE}(?:${PERSONS})) ${verb}(?: (?:not|also|then|only))? ` +
        `(${FINITE})(?!\\p{L}|['’-])|(?:and|then|but) ${verb} (${FINITE}) ` +
        '(?:it|you|them|us|the|your|our|this|that|every|all|any)(?!\\p{L}))',
    ],
  ),
  ['were', 'ou was', `(?<=${STARTS})[Yy]ou (was)(?!\\p{L})`],
  ['These', 'This ', `${FIRST}(This) ${ADJECTIVE}${MANY} (?:are|were|have|can|will|fit|need|come|open|do)(?!\\p{L})`],
  [
    'This or That',
    'ose ',
    `${FIRST}(Those) ${ADJECTIVE}(?:${SINGULAR}) (?:is|was|has|comes|gets|seems|needs|requires|fits|sticks|` +
      `works)(?!\\p{L})`,
  ],
  [
    'This',
    'These ',
    `${FIRST}(These) ${ADJECTIVE}(?:${SINGULAR}) (?:is|was|has|comes|gets|seems|needs|requires|fits|sticks|` +
      `works)(?!\\p{L})`,
  ],
  ...PAST.flatMap(([past, participle]): Row[] => [
    [
      participle,
      ` ${past}`,
      `(?:(?:should|could|would|might|must|may)(?:n['’]t| not)? have|${FIRST}(?:We|They|You|I) have|` +
        `${FIRST}(?:He|She|It|(?:The|Your|A|My|Our) ${ADJECTIVE}(?:${SINGULAR})) has|(?:[Ww]e|[Tt]hey|[Yy]ou|` +
        `I)['’]ve) ` +
        `(?:already |just |never |once )?(${past})(?=[.,;!?]|$| (?:in|on|at|to|the|an?|it|out|off|down|up|shut|` +
        'away|home|back|missing|wrong|when|from|for|over|through|once|twice|before|again|all|them|us|there|' +
        'here)(?!\\p{L}))',
    ],
  ]),
  ...(['done did', 'seen saw'] as const).map((pair): Row => {
    const [participle = '', past = ''] = pair.split(' ')
    return [
      past,
      ` ${participle} `,
      `(?<=^|[.!?] )${PERSON} (${participle}) (?:it|this|that|them|the|an?|worse|better|all|so|our|your|many|` +
        `some)(?!\\p{L})`,
    ]
  }),
]
