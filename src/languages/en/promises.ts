// English: what businesses promise with a number, numbers in words, and whose business a sentence tells of.
import type { Counting, Language, Speakers } from '../../model/checks/language.ts'

/** For how long something is covered, up to the word of the time. */
const FOR = 'for (?:[\\p{L}\\d-]+ ){1,3}(?:years?|months?)'

/** What we made or did, by the words that say so. */
const OURS =
  '(?:(?:work|job|repair|crown|bridge|filling|denture|implant|lock|boiler|roof|fitting|installation)s? of ours|' +
  'our (?:own )?(?:work|jobs?|repairs?|crowns?|bridges?|fillings?|dentures?|implants?|locks?|boilers?|roofs?|' +
  'installations?)|(?:everything|all|whatever|what|anything) we (?:fit|do|make|mend|repair|install|build))'

/** What someone who wrote to the business waits for. */
const ANSWERED = '(?:your turn comes|(?:we|anyone|someone) (?:answers?|repl(?:y|ies)|(?:writes?|gets?) back))'

/** What businesses promise, by the words beside the number. */
export const promises: Language['promises'] = [
  {
    about: 'how fast someone comes',
    near:
      'arriv|with you(?!\\p{L})|at your door|reach(?:es)? (?:you(?!\\p{L})|a )|come within|callout|' +
      'responses?(?!\\p{L})|to your (?:door|home)|(?:drive|journey) (?:\\p{L}+ ){0,3}takes us|' +
      'you have an? (?:engineer|technician|plumber|locksmith|electrician)',
    units: ['minute', 'hour'],
  },
  {
    about: 'years of experience',
    near:
      'experience|in business(?! use)|in the trade|at your service|serving|established|founded|on the job since|' +
      'we (?:started out|set up shop|opened our doors) in|' +
      "we(?:'ve| have) been (?:open|fitt|mend|fix|chang|repair|work|serv|do)ing|decades? (?:now|on)",

    units: ['year'],
  },
  {
    about: 'the guarantee',
    near:
      'guarantee|warrant|' +
      'if [^.!?;,]{3,30}(?:again|back|fails?|returns?|recurs?) (?:with)?in(?:side)? [^.!?;,]{1,24}(?:months?|years?)' +
      '[^.!?;]{0,50}(?:free|charge you nothing|no charge|without (?:a )?charge|at our (?:own )?(?:cost|expense))|' +
      `(?:we cover (?:you|(?:the|our|every|all) (?:work|jobs?|repairs?))|you(?:'re| are) covered) ${FOR}|` +
      `${OURS},?(?: it| they)?(?: is| are|['’]s|['’]re) covered ${FOR}`,
    units: ['day', 'week', 'month', 'year'],
  },
  {
    about: 'how soon messages are answered',
    near:
      `(?<=days )before ${ANSWERED}|` +
      "(?:gets?|you(?:['’]ll| will)? (?:have|get|receive)) (?:an?|our|your) (?:answer|reply)|" +
      'an? (?:answer|reply) (?:within|inside)|' +
      'we (?:answer|reply|(?:write|get) back)(?: \\p{L}+){0,3} (?:with)?in|' +
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
  { about: 'how customers rate the business', near: 'google|facebook|trustpilot|rated|we have', units: ['star'] },
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
      'after (?:over |more than |some |nearly )?\\d|(?:over|more than) \\d',
    units: ['job'],
  },
  { about: 'how many people work here', near: 'we have|our(?!\\p{L})', units: ['crew'] },
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
    near: 'discount|off(?!\\p{L})|success|satisf|cheaper|surcharge|deposit|(?<!\\d\\s?)[-–−]\\d{1,2}\\s?%',
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
      'a gift from us|free gifts?(?!\\p{L})|our (?:gift|treat)(?!\\p{L})(?! to (?:the|a)(?!\\p{L}))|' +
      '(?:months?|weeks?|visits?|sessions?|call-?outs?) (?:is |are )?on us(?=[.,!)]|$)',
    units: [],
  },
  {
    about: 'instalments',
    near: 'interest-free|(?:pay|paid|spread)(?: \\p{L}+){0,3} (?:in|over)(?: \\p{L}+){0,2} instal?ments',
    units: [],
  },
  { about: 'half the price', near: '(?:at|for) half (?:the )?price|half-price|you pay half', units: [] },
]

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

/** Numbers in words. */
export const counting: Counting = {
  words: [
    ['an?', 1],
    ...['', ...ONES, ...TEENS].flatMap((word, value): [string, number][] => (word === '' ? [] : [[word, value]])),
    ...TENS.flatMap((ten, i) =>
      ['', ...ONES].map((one, j): [string, number] => [`${ten}${one && `[- ]${one}`}`, 20 + 10 * i + j]),
    ),
  ],
  times: [
    ['hundred', 100],
    ['thousand', 1000],
  ],
  more: 'or more|plus|odd',
  whole: [
    ['half an hour', 30, 'minute'],
    ['(?:a )?quarter of an hour', 15, 'minute'],
    ['(?:reply|answer|response|back to you|with you|at your door|reach you) (?:within|inside) the hour', 1, 'hour'],
    ...SHARES.map(([share, percent]): [string, number, 'percent'] => [`${share} off ${BILL}`, percent, 'percent']),
    ['(?:life-?time|for life)', 999, 'year'],
    ['(?<!f[io]u?nds? )a fiver', 5, 'money'],
    ['(?<!f[io]u?nds? )a tenner', 10, 'money'],
    ['a couple of minutes', 2, 'minute'],
    ['a couple of hours', 120, 'minute'],
    ['a couple of (?:working )?days', 2, 'day'],
    ['(?:a|one)(?: full| whole)? decade(?! (?:ago|or))', 10, 'year'],
    ['two decades', 20, 'year'],
    ['three decades', 30, 'year'],
  ],
  ways: ['further|farther|far away|distant|outlying|remote', 'near|close by|closest|next door|local'],
  unusual:
    '\\p{L}+er(?!\\p{L})|more|less|extra|exten|double|half|reduc|makers?|manufactur|' +
    'law|only|except|beyond|separate|apart',
  joined: {
    begin: [],
    end: [
      ['-(?:minutes?|mins?)', 'minute'],
      ['-years?', 'year'],
      ['-months?', 'month'],
    ],
  },
}

/** Whose business a sentence tells of. */
export const speakers: Speakers = {
  ours: "we(?:'ll|'re|'ve)?|our|us",
  others:
    'others?|elsewhere|neighbou?rs?|landlords?|tenants?|manufacturers?|makers?|suppliers?|shops?|stores?|' +
    'retailers?|sellers?|council|statutory|' +
    '(?:alarm|water|power|gas|phone) company|bank|law|fine of|somebody|someone|competitors?|paid|insurer|insurance',
  subject:
    '^\\s*(?:the|an?) (?=[a-z])' +
    // A way to us is no thing that opens: "a bus ride from the Wells Road, and open until five".
    "(?!(?:[a-z]+[- ]){0,3}(?:ride|drive|walk|stroll|hop|throw|minutes?|mile)['’]? (?:or|from|away|up|down|to) " +
    '(?![^.?!]* (?:is|are|was|were|you|there|stands?|has|have|lies) ))',
  role:
    '(?:our|the) (?:[\\p{L}-]+ )?(?:fitter|engineer|technician|apprentice|assistant|owner|founder|manager|foreman|' +
    'joiner|partner|hygienist|nurse|receptionist|trainee)',
  reader: "you(?:['’]ll| will| can)? (?!(?:have|get|hear|see|are|can|will|pay)(?!\\p{L}))\\p{L}+",
  own: 'office|workshop|(?<!\\d )hours|phone|line|team|engineer|locksmith|technician|appointment|service',
  aside:
    "(?:do|have)(?: not|n['’]t) hear[ds]?|" +
    "(?:we have|we've) never seen|(?:nobody|no one) (?:gives|offers)|there is no|" +
    '(?:takes?|minutes?) to (?:read|fill in)|reading time|reads in|minutes? read|' +
    'on foot|walk\\p{L}*|(?:by|the) (?:bus|car|train)|to dry|dries|wait|leave it|keep|lasts?|old|' +
    `before(?! ${ANSWERED})`,
  expense:
    'penalt(?:y|ies)|fines|fined|(?:a|the|spot) fine (?:of|up to|is)|' +
    '(?:court|tribunal|filing|probate) (?:fees?|costs?)|compensation|excess|' +
    '(?:bills?|orders?|treatments?|jobs?|work|purchases?|invoices?)(?: \\p{L}+){0,3} (?:over|above|exceeding|worth|' +
    '(?:comes?|adds? up|amounts?) to(?= \\S+ or (?:more|over)))|' +
    'kWh|kilowatt[- ]hours?|(?:electricity|energy|gas|water|heating|phone) bills?|' +
    'difference|used to cost|would have cost|' +
    // What is bought elsewhere.
    '(?:com(?:e|es|ing)|arriv(?:e|es|ing)|sent|sold|bought|ordered) (?:by|in the|through the) (?:post|mail)|' +
    'mail[- ]order|(?:bought|sold|ordered|advertised|you (?:can )?(?:buy|order|find|see)(?: [\\p{L}-]+){0,4}) ' +
    '(?:online|on the internet|on the high street)|abroad(?!\\p{L})|you can (?:buy|get|find) [^.?!]{0,40} online|' +
    '(?:from|off|on) the internet|online (?:kits?|shops?|sellers?|retailers?|marketplaces?)|market stalls?|' +
    '(?:high[- ]street|online|national|big|budget) chains?|chain (?:clinics|dentists|opticians|garages)|' +
    'supermarkets?|(?:any|your|an?|every) (?:local )?(?:chemist|pharmacy)|DIY (?:kit|shop|store)s?|' +
    'an? cheap [\\p{L}-]+(?: [\\p{L}-]+)? (?:at|for|costing|from)|' +
    '(?:bus|train|taxi|tram|ferry|parking) (?:fares?|tickets?|meters?|spaces?)|car parks?|' +
    '(?:damage|repairs?|losses) (?:of|worth)|stamp duty|(?:permit|council|court) fees?|deposit scheme|' +
    '(?:quote|quotation|advert|ad) (?:that|which) (?:says|said|reads)|saves? (?=[^.?!]{0,20}\\d[^.?!]{0,8} a year)',
  unpaid:
    // "A brush that cost £3", and not what is asked for: "brushes that cost".
    'an? (?:[\\p{L}-]+ ){1,5}(?:that|which) cost(?: (?:about|around|some|over|nearly|only|just))?|' +
    '(?<!(?:does|did|will|would|can|could|may|might|should|how much) )(?:it|that|this|he|she|one)(?: only| once)? ' +
    'cost(?: (?:about|around|some|over|nearly|only|just))?|' +
    'not even|not a single|so much as|' +
    "(?:do not|don't|will not|won't|never|need not|needn't) (?:pay|spend|waste)(?: another| even)?|" +
    '(?:beats?|out(?:lasts?|performs?)|instead of|rather than|unlike|than|as (?:good|well|clean|strong|safe) as) ' +
    '(?:an?|any|the|your)',
  coin: 'coins?|notes?|banknotes?|pieces?|(?:tube|bottle|can|tin|jar|sachet|packet|bar)s? of',
  refused:
    "(?:(?:can(?:not|['’]t| not)|(?:could|would|do|does|will|should)(?:n['’]t| not)|won['’]t|never|(?:nobody|no one) " +
    '(?=(?:can|could|will|would|should|honest)(?!\\p{L})|(?:honest|sensible)ly)|no honest \\p{L}+|' +
    'no \\p{L}+ (?=(?:can|could|will|would|should) )) ?)' +
    '(?:(?:can|could|will|would|should|honestly|ever|really|truthfully|even|possibly|sensibly|be able to) ){0,3}' +
    '(?:guarantees?|promises?|pretends?|vows?|swears?|assures?|pledges?|claims? (?:to|an?|that)?)(?!\\p{L})' +
    '(?! (?:less|more|only|just)(?!\\p{L}))',
  rate: '(?:a|per|each) (?:day|week|month|year|hour)',
  completing: 'allow|reckon|on|usually|about|around|roughly|at|most|within|in|just|some|it|takes|us',
  within: '(?:with)?in(?: just)?|under|less than',
  staff: "we(?: are|['’]re)(?: an? (?:[\\p{L}-]+ ){0,3}(?:practice|firm|team|business|surgery|clinic|crew|office) of)?",
  joins: 'and|with|plus',
  joined:
    '(?:joined|joining|came to|started (?:with|at)) (?:us|(?:the|this|our) ' +
    '(?:practice|firm|team|business|company|workshop|surgery|clinic|crew|office)) in ' +
    '(?:(?:early|late|mid|the (?:spring|summer|autumn|winter) of|[a-z]+) )?((?:19|20)\\d\\d)',
  hereSince:
    "(?:['’]s| has| have)(?: [\\p{L}'’-]+){0,6} (?:here|with us|for us|(?:at|in|for) (?:this|the|our) " +
    '(?:practice|firm|team|business|company|workshop|surgery|clinic|crew|office)) since ((?:19|20)\\d\\d)(?!\\d)',
  since:
    'since(?: the)?' +
    '(?: (?:summer|spring|autumn|winter|start|beginning|end|early|late|january|february|march|april|may|june|july|' +
    'august|september|october|november|december))?(?: (?:of|in))?|established(?: in)?|founded(?: in)?|' +
    'we (?:started out|set up shop|opened our doors) in',
}
