// English: a verb for one behind things without an article, and a verb for several behind one thing. Data.
import type { Row } from '../rows.ts'
import { ADJECTIVE, FIRST, SINGULAR } from './words.ts'

/** What verbs that things do write behind one, and behind several; what follows where the word is a noun, too. */
const VERBS: readonly (readonly [one: string, several: string, behind?: string])[] = [
  ['wears', 'wear', ' (?:out|down|off|thin|faster)'],
  ['needs', 'need', ' (?!(?:come|are|were|have|change|first|and|or|not|never|only|hardly)(?!\\p{L}))\\p{Ll}'],
  ['lasts', 'last', ' (?:for|longer|about|until|\\d+|two|three|five|ten|a)'],
  ['fails', 'fail'],
  ['opens', 'open', ' (?:from|with|by|at|to|in|easily|again|when|only)'],
  ['keeps', 'keep', ' (?:the|your|out|people|burglars|thieves|its|their|you|a)'],
  ['freezes', 'freeze'],
  ['rusts', 'rust', ' (?:in|when|where|after|from|if|solid|through|shut)'],
  ['snaps', 'snap', ' (?:in|when|where|off|if|like|at)'],
  ['seizes', 'seize'],
  ['comes', 'come'],
  ['gets', 'get'],
  ['becomes', 'become'],
  ['costs', 'cost', ' (?:more|less|from|about|the|[£€\\d])'],
  ['includes', 'include'],
  ['belongs', 'belong'],
  ['takes', 'take'],
]

/** Things, many of them, that are no verbs in -s behind another word. */
const THINGS =
  '(?:keys|doors|windows|cylinders|handles|bolts|hinges|latches|boilers|pipes|drains|toilets|sinks|pumps|fuses|' +
  'sockets|switches|cables|alarms|bulbs|valves|hoses|radiators|taps|roofs|gutters|tiles|slates|chimneys|springs|' +
  'levers|batteries|motors|sashes|casements|crowns|fillings|dentures|implants|aligners|braces|carpets|curtains)'

/** Several things at the beginning of a sentence, and a word before them that asks, does or is one itself no more. */
const SEVERAL =
  `${FIRST}(?:(?!(?:What|Who|Which|That|This|Whoever|Whatever|Each|Every|One|Another|It|He|She|Nothing|Nobody|` +
  'Something|Everything|Anything|Someone|Everyone|Whose|To|If|When|Where|While|How|As|And|But|So|Without|With|For|' +
  `Behind|On|In|Of|Replace|Change|Having|\\p{L}+ing)(?!\\p{L}))\\p{Lu}\\p{Ll}+ ${THINGS}|` +
  `(?=\\p{Lu})(?:${THINGS.slice(3, -1)
    .split('|')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('|')}))`

/** One of the things, where a sentence begins. */
const SINGLE = `${FIRST}(?:The|A|This|That|Every|Each|Your|Our|One|Another) ${ADJECTIVE}(?:${SINGULAR}|latch)`

/** Who many are, without an article, and who one of them is. */
const PEOPLE =
  'insurer|landlord|tenant|customer|patient|burglar|locksmith|plumber|electrician|dentist|neighbour|student|owner|' +
  'agent|visitor|engineer|household|driver|parent|builder|roofer|lender|lodger|guest|shopkeeper|homeowner'
const MANY_PEOPLE =
  `(?:(?:${PEOPLE.split('|')
    .map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}s`)
    .join('|')}|Thieves|People|Children|Families|Agencies|Insurance companies|Letting agents|Banks|Councils)|` +
  `(?:Most|Many|Some|All|Few) (?:(?:home|other|large|good|careful|letting|old|young) ` +
  `)?(?:${PEOPLE.replaceAll('|', 's|')}s|thieves))`
const OFTEN = '(?: (?:often|usually|always|also|rarely|never|sometimes|still|only))?'
/** What people do: one of them, several, and whether the word for several is no noun. */
const DONE: readonly (readonly [one: string, several: string, isVerb?: boolean])[] = [
  ['asks', 'ask', true],
  ['needs', 'need'],
  ['wants', 'want', true],
  ['pays', 'pay'],
  ['charges', 'charge'],
  ['comes', 'come', true],
  ['knows', 'know', true],
  ['leaves', 'leave'],
  ['tries', 'try', true],
  ['looks', 'look'],
  ['expects', 'expect', true],
  ['requires', 'require', true],
  ['accepts', 'accept', true],
  ['says', 'say', true],
  ['thinks', 'think', true],
  ['likes', 'like'],
  ['prefers', 'prefer', true],
  ['finds', 'find'],
  ['gets', 'get', true],
  ['takes', 'take'],
  ['brings', 'bring', true],
  ['keeps', 'keep'],
  ['loses', 'lose', true],
  ['insists', 'insist', true],
  ['refuses', 'refuse', true],
  ['forgets', 'forget', true],
  ['lives', 'live'],
  ['moves', 'move'],
  ['rings', 'ring'],
  ['waits', 'wait'],
  ['is', 'are', true],
  ['has', 'have', true],
  ['was', 'were', true],
  ['does', 'do', true],
]

/** Verbs that do not go with the people before them: "Insurers asks for them". */
export const people: readonly Row[] = DONE.flatMap(([one, several, isVerb = false]): Row[] => [
  [several, ` ${one}`, `${FIRST}${MANY_PEOPLE}${OFTEN} (${one})(?![\\p{L}'’-])`],
  ...(isVerb
    ? [
        [
          one,
          ` ${several}`,
          `${FIRST}(?:The|An?|This|That|Every|Each|Your|Our|Another) (?:${PEOPLE})${OFTEN} (${several})` +
            "(?![\\p{L}'’-]| not(?!\\p{L}))",
        ] satisfies Row,
      ]
    : []),
])

/** Verbs that do not go with the thing before them. */
export const things: readonly Row[] = VERBS.flatMap(([one, several, behind = '']): Row[] => {
  const isBehind = behind === '' ? '(?! (?:and|or)(?!\\p{L})|\\p{L})' : `(?=${behind})`
  return [
    [several, `s ${one}`, `${SEVERAL} (${one})${isBehind}`],
    [one, ` ${several} `, `${SINGLE} (${several})${isBehind}`],
  ]
})
