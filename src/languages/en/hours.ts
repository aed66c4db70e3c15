// English: how a business says when it is open. Data.
import type { HoursWords } from '../../model/checks/language.ts'

/** The business, or what answers for it, before a verb. */
const US =
  '(?:we|(?:our|the) (?:(?:phone |telephone )?lines|reception|office|practice|workshop|phones?)|' +
  'our (?:shop|store|showroom|surgery|salon|studio|clinic|desk|doors?)|' +
  '(?<=^|[.!:;]\\s)(?:(?:phone |telephone )?lines|reception))'

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
    '24\\s?/\\s?7|7\\s?/\\s?24|24 hours a day|round the clock|around the clock|' +
    '24-hour(?! (?:clock|timer|period|notice|cycle|test|delay|format))',
  closed: "closed|(?<=days? )off(?=\\s*(?:[.,;!)]|$))|we (?:rest|(?:do not|don't) (?:work|open|answer))(?: on)?",
  closedSigns: ['closed', 'Closed', 'CLOSED', 'off', 'rest', 'not ', "n't", 'voicemail', 'answerphone', 'answering ma'],
  open: 'open(?:ing hours)?|hours',
  afternoon: 'p\\.?m\\.?',
  morning: 'a\\.?m\\.?',
  opens: `${US}(?: (?:is|are|will be)|['’]re)?(?: all| now)? opens?(?: up)?`,
  closes: `${US}(?: all)? (?:close|shut)s?(?: up)?(?: early| late)?`,
  at: 'at|from',
  clocks: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  sharp: "sharp|prompt(?:ly)?|on the dot|o['’]clock",
  openOn: `${US}(?: (?:is|are)|['’]re)?(?: also| always)? open|(?<=^|[.!:]\\s)open`,
  openSign: 'open',
  staysOpen: `${US} (?:stays?|remains?|is|are) open`,
  unanswered:
    '(?:after \\S+(?: at night| in the evening)?|at night|overnight|out of hours|on sundays)(?!\\p{L})[^.;!]{0,30}' +
    '(?:leave (?:us )?a (?:message|voicemail) on (?:the|our) |(?:calls?|phones?|lines?) (?:go(?:es)?|divert) to |' +
    'you (?:will )?(?:get|reach|hear) )(?:(?:the|our|an?) )?(?:voicemail|answerphone|answering machine)',
  on: 'on|every|all',
  breaks:
    '(?:clos(?:e|ed|es|ing)|shuts?)(?: up| down| the doors?)? (?:for|over|at) (?:our |a )?lunch(?:time)?(?: break)?',
  otherwise:
    "if|when|unless|were|was|used to|would|could|not|never|\\p{L}+n['’]t|no longer|why|until (?:19|20)\\d\\d|" +
    'christmas|easter|new year|holidays?|good friday|boxing day|(?:this|next|last|one|first) |emergenc|appointment|' +
    'arrangement|request|only|except|excluding|apart|but|bar|online|tomorrow|today|' +
    'eve(?!\\p{L})|summer|winter|some|most|' +
    'january|february|march|april|may|june|july|august|september|october|november|december',
}
