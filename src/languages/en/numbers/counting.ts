// Numbers in English words: figures, spans of time, notes of money, shares. Data.
import type { Counting } from '../../../model/checks/language.ts'

const words = (text: string) => text.split(' ')
const ONES = words('one two three four five six seven eight nine')
const TEENS = words('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen')
const TENS = words('twenty thirty forty fifty sixty seventy eighty ninety')

/** Shares of a price in words; a third may be cut off a hedge as well. */
const SHARES: readonly (readonly [share: string, percent: number])[] = [
  ['half', 50],
  ['an? third', 33],
  ['an? quarter', 25],
  ['an? fifth', 20],
  ['an? tenth', 10],
]
const BILL =
  '(?:(?:the|your|our|any|every|each|their|all|that|of) )*(?:[a-z]+ )?' +
  '(?:bills?|prices?|costs?|fees?|charges?|total|invoices?|quotes?|labour|treatments?|everything|orders?)'

/** Notes of money, and how many of them words say. */
const NOTES: readonly (readonly [note: string, value: number])[] = [
  ['fivers', 5],
  ['tenners', 10],
  ['twenties', 20],
  ['fifties', 50],
]
const SEVERAL: readonly (readonly [many: string, times: number])[] = [
  ['(?:two|a couple of)', 2],
  ['(?:three)', 3],
  ['(?:four)', 4],
]
const FOUND = '(?:f[io]u?nd(?:s|ing)?|pull(?:s|ed)?(?: out)?|dropp?(?:s|ed)?|los[et]s?|hid|hidden)'

const NUMBERS: [string, number][] = [
  ...['', ...ONES, ...TEENS].flatMap((word, value): [string, number][] => (word === '' ? [] : [[word, value]])),
  // The longer ones first: "ninety-five" is no range from ninety to five.
  ...TENS.flatMap((ten, i) => [
    ...ONES.map((one, j): [string, number] => [`${ten}[- ]${one}`, 21 + 10 * i + j]),
    [ten, 20 + 10 * i] as [string, number],
  ]),
]

/** What a share is taken of, and how many of a hundred one of them is. */
const WHOLES: readonly (readonly [of: string, percent: number])[] = [
  ['three|3', 33.3],
  ['five|5', 20],
  ['ten|10', 10],
  ['twenty|20', 5],
  ['an? hundred|100', 1],
]
/** Behind the first number of a share: "nine times out of ten". No span of time. */
export const share =
  `(?:times )?(?:out of|in)(?: every)? (?:${WHOLES.map(([of]) => of).join('|')})(?![\\d.,:-]*[a-z\\d])` +
  '(?!\\s(?:min|h(?:ou)?rs?|days?|weeks?|months?|years?|pounds?|metres?|miles?|kilo|per|easy))'

/** Behind figures, where they are paid for a way: "45p a mile". Prices in pence are rare, and coins are not. */
export const PENCE =
  '(?:p|pence)(?=,? (?:for )?(?:an?|per|each|every|the|any) (?:(?:extra|further|additional|single) )?' +
  '(?:miles?|kilomet(?:re|er)s?|km)(?![a-z]))'

/** Numbers in words. */
export const counting: Counting = {
  words: [['an?', 1], ...NUMBERS],
  overPrices:
    '(?:(?:the|our|all|these|only|just) ){0,2}_ (?:[a-z]+ )?(?:jobs|prices|repairs|treatments|services)' +
    '(?:[.:]| (?:we|that|which|you|people|customers|everybody|most)(?!\\p{L})[^.,;:!?]{0,60}[.:]?)?',
  times: [
    ['hundred', 100],
    ['thousand', 1000],
  ],
  scales: [
    ['(?:full |whole |clear )?decades?', 10],
    [PENCE, 0.01],
    ...WHOLES.map(([of, percent]): [string, number] => [`(?:times )?(?:out of|in)(?: every)? (?:${of})`, percent]),
  ],
  more: 'or more|plus|odd',
  whole: [
    ['half an hour', 30, 'minute'],
    ['(?:a )?quarter of an hour', 15, 'minute'],
    [
      '(?:reply|answer|answer comes|reply comes|response|back to you|with you|at your door|reach you|in touch|' +
        '(?:call|ring|phone|write to|answer) you(?: back)?) (?:within|inside) the hour',
      1,
      'hour',
    ],
    ...SHARES.map(([share, percent]): [string, number, 'percent'] => [`${share} off ${BILL}`, percent, 'percent']),
    [
      '(?:life-?time|for life|for as long as (?:you|the (?:door|lock|house|roof|boiler|tooth)) ' +
        '(?:own|have|keep|live|stand|use)s?(?: (?:the|your|that|this|it|in|there|here)(?: [a-z]+)?)?|' +
        'for the (?:whole )?life of (?:the|your) [a-z]+)',
      999,
      'year',
    ],
    ['(?<!f[io]u?nds? )a fiver', 5, 'money'],
    ['(?<!f[io]u?nds? )a tenner', 10, 'money'],
    ['a couple of minutes', 2, 'minute'],
    ['a couple of hours', 120, 'minute'],
    ['a couple of (?:working )?days', 2, 'day'],
    // Notes that are paid, and were not found in a wall.
    ...NOTES.flatMap(([note, value]) =>
      SEVERAL.map(([many, times]): [string, number, 'money'] => [
        `${many} ${note}(?<!${FOUND} ${many} ${note})`,
        times * value,
        'money',
      ]),
    ),
  ],
  ways: ['further|farther|far away|distant|outlying|remote', 'near|close by|closest|next door|local'],
  unusual:
    '\\p{L}+er(?!\\p{L})|more|less|extra|exten|double|half|reduc|makers?|manufactur|' +
    'law|only|except|beyond|separate|apart',
  joined: {
    begin: NUMBERS,
    end: [
      ['-(?:minutes?|mins?)', 'minute'],
      ['-years?', 'year'],
      ['-months?', 'month'],
    ],
  },
}
