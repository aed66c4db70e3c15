// English: how a business says when it is open. Data.
import type { HoursWords } from '../../model/checks/language.ts'
import type { HoursInWords } from '../../model/checks/opening.ts'

/** The business, or what answers for it, before a verb. */
const US =
  '(?:we|(?:our|the) (?:(?:phone |telephone )?lines|reception|office|practice|workshop|phones?|bench|front desk)|' +
  'our (?:shop|store|showroom|surgery|salon|studio|clinic|desk|doors?)|' +
  '(?<=^|[.!:;]\\s)(?:(?:phone |telephone )?lines|reception))'

/** What else may be open, before that word: "the market is". */
const NOT_THEIRS =
  '(?<!(?<!\\p{L})(?:the|an?|its|their|his|her) ' +
  '(?!(?:lines|reception|office|practice|workshop|phones?|shop|showroom|surgery|salon|studio|clinic|desk|doors?|' +
  'team|line)(?!\\p{L}))\\p{L}+(?: \\p{L}+){0,3} (?:is|are|stays?|remains?|keeps?) )'

const CLOCKS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** Minutes before or past an hour: the words, how far the hour is from that they name, and the minutes. */
const MINUTES: readonly (readonly [words: string, hours: number, minutes: string])[] = [
  ['', 0, ''],
  ['half (?:past )?', 0, ':30'],
  ['(?:a )?quarter past ', 0, ':15'],
  ['(?:a )?quarter to ', -1, ':45'],
]

/** Hours of the day in words: "half past four". */
const inWords: HoursInWords = {
  before: 'at|from|until|till|to|between|(?<=(?:between|from) [\\p{L}\\d:. ]{3,25})and',
  hours: MINUTES.flatMap(([words, hours, minutes]) =>
    CLOCKS.map((clock, i): [string, string] => [words + clock, `${((i + hours + 12) % 12) + 1}${minutes}`]),
  ).reverse(),
  minutes: [
    ['[- ]thirty', ':30'],
    ['[- ]fifteen', ':15'],
    ['[- ]forty[- ]five', ':45'],
  ],
}

/** Opening hours: days, times, and what is said of them. */
export const hours: HoursWords = {
  days: [
    'mon(?:days?)?|weekdays',
    'tue(?:s|sdays?)?|weekdays',
    'wed(?:nesdays?)?|weekdays',
    'thu(?:rs|rsdays?)?|weekdays',
    'fri(?:days?)?|weekdays',
    'sat(?:urdays?)?|weekends',
    'sun(?:days?)?|weekends',
  ].map((day, i) => `(?:${day}${i < 5 ? '|weekday(?= (?:morning|afternoon|evening|night)s)' : ''})\\b`),
  everyDay: 'daily|every day|(?:seven|7) days a week|all week',
  through: 'to|through|until|and',
  joins: 'and',
  article: 'the ',
  always:
    // "Ring us, day or night", and not what else stands by day and by night.
    '(?<=(?:(?:call|ring|phone|text|reach|message|find) us|' +
    '(?<!(?:when|whenever|if|before|as|once|after|should|until) )' +
    'you (?:can |may )?(?:just )?(?:call|ring|phone)(?: us)?|' +
    '(?<!(?:if|when|whenever|while|whose|unless) )(?:our|the) (?:doors?|workshop|office|counter|reception|phones?|' +
    'lines?|bench) (?:is|are|stays?|remains?) (?:always )?(?:open|answered|manned|staffed)|' +
    "(?:we(?: are|['’]re)|someone is|somebody is) " +
    '(?:there|here|out|open|on call|on hand|at hand|available|reachable|ready|awake)|we (?:come|answer|open|work|' +
    'turn out|pick up)(?: the phone| doors| locks)?)' +
    '(?:,? (?:for you|straight away|any time|at any time|by phone))?,? )' +
    '(?:(?:at )?any (?:time|hour) (?:of )?(?:the )?)?(?:by )?(?:day (?:or|and) (?:by )?night|night (?:or|and) day|' +
    'at (?:all|any) hours?|any hour)|' +
    '24\\s?/\\s?7|7\\s?/\\s?24|24 hours a day|round the clock|around the clock|' +
    '24-hour(?! (?:clock|timer|period|notice|cycle|test|delay|format))',
  denied:
    "(?:not|never|nobody|no one|n['’]t|\\p{L}+n['’]t|cannot)(?!.*(?:just|only|mere|clos|stop|sleep|shut|rest|miss))|" +
    '(?:no|without|rather than|instead of|neither)(?: an?)?\\s$',
  asked: 'are you|do you|can i|is there|will you|(?:is|are) your \\p{L}+',
  written: '(?:send|write|e-?mail|leave|fill)(?! (?:us )?(?:out|off))|the form|online',
  done: "we(?:['’]ll| will| can)? (?!have|are)\\p{L}+|we(?:['’]re| are)|com(?:es?|ing)",
  running:
    '(?:that|which|when|while|if|where) (?:\\p{L}+ ){0,3}(?:\\p{L}+(?:s|ing)|run|work|stay|burn|hum)(?: \\p{L}+)?',
  slots: 'appointments?|slots?|visits?|deliver(?:y|ies)|lessons?|classes',
  closed: "closed|(?<=days? )off(?=\\s*(?:[.,;!)]|$))|we (?:rest|(?:do not|don't) (?:work|open|answer))(?: on)?",
  closedSigns: ['closed', 'Closed', 'CLOSED', 'off', 'rest', 'not ', "n't", 'voicemail', 'answerphone', 'answering ma'],
  open:
    `${NOT_THEIRS}open(?:ing hours)?|hours|` +
    '(?:(?<=\\d{3}\\s?,?\\s)|(?:call|ring|phone)(?: us)?,? )(?:every day|daily|(?:seven|7) days a week|all week)' +
    '(?= (?:until|till|to|through) )',
  afternoon: 'p\\.?m\\.?|in the (?:afternoon|evening)|at night',
  morning: 'a\\.?m\\.?|in the morning',
  opens:
    `(?:someone|somebody|one of us) is (?:in|here|at (?:the|our) (?:bench|desk|counter|phone))|` +
    `${US}(?: (?:is|are|will be)|['’]re)?(?: all| now)? opens?(?: up)?`,
  closes: `${US}(?: all)? (?:close|shut)s?(?: up)?(?: early| late)?`,
  staffed:
    "(?:(?:someone|somebody|one of us) is|we(?: are|['’]re)) " +
    '(?:in|here|there|at (?:the|our) (?:bench|desk|counter|phone))(?: (?:only|just|usually|always))?' +
    '(?= (?:from|between) )',
  at: 'at|from',
  theirs:
    'your (?:own )?\\p{L}+(?: \\p{L}+)? (?:is|are|stays?|closes?|shuts?|opens?|keeps?|remains?|has|have)(?!\\p{L})',
  inWords,
  sharp: "sharp|prompt(?:ly)?|on the dot|o['’]clock",
  openOn:
    '(?<=^|[.!?:;]\\s|\\s)(?:call|ring|come|come by|come in|come and see us|visit|drop in|' +
    'phone)(?: us)?,?(?: on an?)?' +
    '(?= (?:on )?(?:(?:sat|sun)\\p{L}+|weekends)(?: (?:morning|afternoon|evening)s?)? (?:too|as well|also))|' +
    'we (?:also )?(?:work|answer|come out|are (?:here|in|out))(?= (?:on )?(?:(?:satur|sun)days|weekends)(?!\\p{L}))|' +
    `${US} keeps? the same hours|${US}(?: (?:is|are)|['’]re)?(?: also| always)? open|(?<=^|[.!:]\\s)open|` +
    // "The workshop is in the middle of town and open seven days a week."
    `(?<=${US}(?: (?:is|are|sits|stands|lies)|['’]re) [^.,;!?]{3,50},? and )(?:is |are )?open`,
  asksDay:
    '(?:do|will|can) (?:you|your \\p{L}+) (?:also |ever |still |really )?(?:come(?: out| to [^?]{3,20})?|open|work|' +
    'answer(?: the phone| calls)?|drive out|turn out|go out)(?: [^?]{1,30})? (?:on|at|every|over)|' +
    'are you (?:also |ever )?(?:open|there|in|available|working|on call|around)' +
    '(?: [^?]{1,30})? (?:on|at|every|over)|' +
    'can (?:i|we) (?:call|ring|reach|come|visit|collect|pick up|drop in)' +
    '(?: [^?]{1,30})? (?:on|at|every|over)',
  yes: 'yes|of course|certainly|sure(?:ly)?|always|we do|we are|you can|any day|every (?:sun|satur)day|absolutely',
  openSign: 'open|(?:satur|sun)day|weekends|hours',
  staysOpen:
    `${US} (?:(?:stays?|remains?|is|are) open|(?:is|are) (?:manned|staffed|attended|answered)(?! by))|` +
    '(?:the|our) (?:counter|bench|desk|office|shop|workshop|reception|phones?) (?:is|are) (?:manned|staffed)|' +
    "we(?: are|['’]re) (?:here|in)(?= (?:until|till|to) )|" +
    "we (?:work|answer(?: the (?:tele)?phones?| calls)?|(?:are|['’]re) at (?:the|our) (?:bench|desk|counter))" +
    '(?= (?:\\p{L}+ ){0,3}(?:until|till) )|' +
    'you can (?:collect|pick up|drop (?:in|off|by)|call in|come in)(?= (?:\\p{L}+ ){0,4}(?:until|till) )',
  there: "we(?: are|['’]re) (?:here|in|open|at (?:our|the) desk)",
  answers:
    '(?:someone|somebody|one of us|we|a (?:locksmith|person|human|real person)|an engineer) ' +
    "(?:(?:will|always|still|even|['’]ll) ){0,2}(?:picks? up|answers?(?! (?:e-?mails?|messages|letters|questions)))",
  back:
    "(?:we|someone|somebody|one of us)(?: are| is|['’]re| will be|['’]ll be)? (?:back|open|(?:re)?opens?|here|in|" +
    'at (?:work|the bench|our desks?)|start(?:s|ing)? (?:work )?again)|' +
    '(?:the|our) (?:shop|workshop|office|bench|doors?|practice|phones?)(?: (?:is|are|will be))? ' +
    '(?:back|(?:re)?opens?|open)',
  lastVisit:
    'last (?:of (?:them|these|the day)|(?:(?:check-up|booking|evening) )?(?:appointment|patient|slot|visit|booking|' +
    'customer|client|call-?out|lesson)s?)(?! (?:of|at|in|to) (?!the (?:day|morning|week)))',
  busyOn:
    "you(?:['’]ll| will| can)?(?: always| also| still| usually)? (?:find|catch|get|meet) " +
    '(?:(?:one|some|two) of us|us|someone|somebody) ' +
    '(?:(?:at|behind|in) (?:the|our) (?:bench|desk|counter|shop|workshop|office|reception)|here|in)(?!\\p{L})|' +
    "(?:(?:one|some|two) of us (?:is|are)|(?:someone|somebody) is|we(?:['’]re| are))" +
    '(?: always| also| still| usually)? ' +
    '(?:at|behind|in) (?:the|our) (?:bench|desk|counter|shop|workshop|office|reception)(?!\\p{L})|' +
    '(?:is|are) our busiest (?:day|morning|afternoon|evening)s?|' +
    "(?:is|are) (?:the|our) (?:\\p{L}+ )?(?:day|morning|afternoon|evening)s? (?:when |that |on which )?we(?:['’]re)? " +
    '(?:\\p{L}+ly |most often |usually |often )?(?:work(?:ing)?(?! on)|fit|mend|repair|load|unload|deliver|collect|' +
    'come out|drive out|answer)(?!\\p{L})',
  feasts:
    '(?:good|black|holy|maundy|shrove|ash|whit|easter|palm|bank holiday|spotty|cyber|boxing) ' +
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|fri)day bank holiday',
  feastDays: [
    ['boxing day', '12-26'],
    ['christmas eve', '12-24'],
    ['christmas(?: day)?', '12-25'],
    ["new year['’]s eve", '12-31'],
    ["new year['’]s(?: day)?", '01-01'],
    ["valentine['’]s day", '02-14'],
    ["st\\.? (?:patrick['’]s) day", '03-17'],
    ["st\\.? (?:andrew['’]s) day", '11-30'],
  ],
  openThen:
    '_(?: (?:and (?:all|the rest)))?,? (?:included|as well|too)(?=[.,;!)]|$)|(?:even|also|including) (?:on |at )?_|' +
    '(?:open|work(?:ing)?|come out|answer(?:ing)?|here|there|available|on call|on duty|out)' +
    '(?: (?:even|also|as usual))? ' +
    '(?:on|at|over|through|all) _',
  notThen:
    'closed?|closes|closing|shuts?|shutting|off|not|never|nobody|no one|none|rest(?:s|ing)?|holidays?|' +
    "\\p{L}+n['’]t|cannot|" +
    'without|nor|were|was|market|station|shops|buses',
  unanswered:
    '(?:after \\S+(?: at night| in the evening)?|at night|overnight|out of hours|on (?:sun|satur)days|' +
    '(?:at|over) (?:the )?weekends?|' +
    'from (?:friday|saturday)(?: \\p{L}+)? (?:to|until|till) (?:sunday|monday)(?: \\p{L}+)?)(?!\\p{L})[^.;!]{0,30}' +
    '(?:leave (?:us )?a (?:message|voicemail) on (?:the|our) |(?:calls?|phones?|lines?) (?:go(?:es)?|divert) to |' +
    'you (?:will )?(?:get|reach|hear) )(?:(?:the|our|an?) )?(?:voicemail|answerphone|answering machine)',
  on: 'on|every|all',
  breaks:
    '(?:clos(?:e|ed|es|ing)|shuts?)(?: up| down| the doors?)? (?:for|over|at) (?:our |a )?lunch(?:time)?(?: break)?',
  unbroken:
    `(?:${US}(?:(?: (?:is|are)|['’]re)?(?: also| all| always)?) |(?<=^|[.!:;]\\s))` +
    '(?:works?|open|here|stays? open|keeps? going)(?: straight| right| all the way)? ' +
    '(?:through|over|during) (?:the |our )?lunch(?: ?times?| ?hours?| breaks?)?|' +
    "we (?:do not|don['’]t|never) (?:close|shut|stop|break)(?: up)? (?:for|over|during) lunch(?: ?times?| ?hours?)?|" +
    'we (?:have|take|need) no lunch break',
  otherwise:
    "if|when|unless|were|was|used to|would|could|not|never|\\p{L}+n['’]t|no longer|why|until (?:19|20)\\d\\d|" +
    'christmas|easter|new year|holidays?|good friday|boxing day|(?:this|next|last|one|first) |emergenc|appointment|' +
    'arrangement|request|only|except|excluding|apart|but|bar|online|tomorrow|today|' +
    'eve(?!\\p{L})|summer|winter|some|most|' +
    'january|february|march|april|may|june|july|august|september|october|november|december',
}
