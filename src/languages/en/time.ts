// Dates in English, and what is bound to them. Data.
import type { Time } from '../../model/checks/language.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const MONTH = `(?:${MONTHS.join('|').toLowerCase()})`
/** A day or a month with its year, or one end of it: "the end of May 2025". */
const DAY =
  '(?:\\d{1,2}[./]|(?:the (?:end|start|beginning|middle) of )?(?:\\d{1,2}(?:st|nd|rd|th)? )?' +
  `${MONTH},? (?:19|20)\\d\\d)`

/** A wish that a text makes itself. */
const WISHED = '(?<=^|[.!?;:] |wish(?:es|ing)? (?:you|everyone|all)(?: all)? (?:a |an )?|have a )'
const ALONE = '(?=[,.!]|$| (?:from|to) )'

const SEASON = '(?:winter|spring|summer|autumn)'

/** Hours of some days of a year, at the head of a sentence. */
const HOURS =
  '(?<=^|[.!?;:(] )(?:our |the )?(?:(?:christmas|easter|new year|bank holiday|public holiday|holiday|festive|summer|' +
  `winter|spring|autumn|half[- ]term|${MONTH})(?:['’]s)? )(?:opening |closing |trading |office |shop |surgery )?` +
  '(?:hours|times)(?: for| in| over)?|' +
  '(?<=^|[.!?;:(] )(?:our )?(?:(?:opening|closing|trading|office|shop|surgery) )?(?:hours|times),? ' +
  `(?:for )?\\(?${MONTH}`

/** A time that is near, as it was when a text was written. */
const SOON =
  '(?:(?:for )?(?:this|one) (?:week(?:end)?|month) only|only this (?:week(?:end)?|month)|today only|' +
  'for a limited time(?: only)?|while (?:the|this|our) (?:offer|sale) lasts)'
/** What is offered then. */
const OFFER =
  '(?:half[- ]price|free(?!\\p{L})|discount|offer|deal(?!\\p{L})|cheaper|for less(?!\\p{L})|save(?!\\p{L})|' +
  '% off|off (?:the|our|all)|[£€$]\\d)'

export const time: Time = {
  months: MONTHS,
  monthForms: MONTH,
  news:
    '(?:we|lines|phones?|reception|the (?:office|practice|shop|workshop|surgery|clinic|salon|studio))' +
    "(?:['’]re| are| is| will| be| all)* (?:closes?|opens?|shuts?|reopens?|works?|answers?)|" +
    "we['’]re (?:all )?(?:closed|shut)|" +
    '(?:are|is|be|stays?|remains?|:) (?:closed|open|shut)|(?:closed|shut) (?:all day )?(?:on|for)|' +
    '(?<!we(?: also| now)? |to |can |will )offers?|open day|' +
    "(?:we(?: are|['’]re)?|and) back on|" +
    '(?:last (?:orders?|visits?|appointments?|day|call-?outs?)|order|book|call|ring)(?: \\p{L}+){0,3} (?:on|by|until)',
  planned:
    '(?:[Oo]ur|[Tt]he) (?:new|second|third|next) (?:shop|workshop|office|branch|showroom|surgery|clinic|salon) ' +
    `(?:opens|will open|is opening|moves|will move|is due to open) (?:in|on|by) (?:${MONTH} )?(20[2-9]\\d)(?!\\d)|` +
    '(?:(?<=^|[.!?;:] )|(?:[Oo]ur|[Tt]hese|[Tt]he|[Aa]ll) )(20[2-9]\\d) ' +
    '(?:prices?(?! (?:rises?|war|of))|rates|fees|charges|price list|tariffs?|opening hours)(?!\\p{L})|' +
    `(?<=^|[.!?;:] )(?:from|by|in|during|later in|before the end of)(?: the (?:end|start) of)? (?:${MONTH} )?` +
    "(20[2-9]\\d),? we(?:['’]ll| will| shall) (?!have |(?:always )?remember)|" +
    "(?<!(?:that|if|when|said) )we(?:['’]ll| will| shall) (?:be )?" +
    '(?:open|mov|add|launch|welcom|introduc|take on|tak)(?:e|ing|ing on)?' +
    '(?: (?!(?:if|when|that)(?!\\p{L}))\\p{L}+){0,6} ' +
    `(?:from|by|in|during|before the end of) (?:${MONTH} )?(20[2-9]\\d)(?=[.,!)]|$)|` +
    // A law, or prices: "from 2025 it will ask for".
    `(?<=^|[.!?;:] )(?:from|as of) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH} )?(20[2-9]\\d),? ` +
    "(?!when|which|you )(?:[\\p{L}'’-]+ ){1,5}will (?!have )\\p{L}+(?![^.?!]* (?:says?|said|according|writes?))|" +
    "(?<!(?:that|if|when|said) )(?:(?:will|['’]ll) (?:apply|change|rise|go up|increase|take effect)|" +
    '(?:will come|comes?|enters?|goes?) into (?:force|effect))(?: \\p{L}+){0,3} ' +
    `(?:from|in|on|as of) (?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH} )?(20[2-9]\\d)(?=[.,!)]|$)`,
  undated: [
    `${SOON}(?=\\s?[:,–—!(]| (?:we|you|our|a|the|get)(?!\\p{L}))(?=[^.;?]*${OFFER})`,
    `${OFFER}[^.;!?]{0,60}? ${SOON}(?=\\s*(?:[.,!)]|$))`,
    '(?:offer|deal) of the (?:week|month)(?=\\s*[:.,!)–—]|$)',
  ],
  happened:
    `(?<=^|[.!?;:] )(?:in|during|early in|late in)(?: ${MONTH})? (20[2-9]\\d)(?!\\d)(?:,[^.?!,]{3,80},|,)? ` +
    'we (?:\\p{L}{3,}ed|gave|took|did|made|built|began|bought|saw|went|came|won|found|got)(?!\\p{L})|' +
    // A whole day behind the verb, which is not one of plans.
    '(?:we|he|she|they) (?!plan|schedul|book|renew|agree|arrang)(?:\\p{L}{3,}ed|wrote|gave|came|went|told|sent|said)' +
    `(?: (?!for )\\p{L}+){0,4} on (?:\\d{1,2} ${MONTH},? |${MONTH} \\d{1,2}, |\\d{1,2}/\\d{1,2}/)(20[2-9]\\d)(?!\\d)`,
  coming: 'will [^.?!]{0,40}?(?:on|from|until)(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day)?',
  revised: '(?:last )?(?:revised|updated|reviewed|changed)(?: on| in)?|last (?:revision|update)',
  revisedHere:
    '(?:last (?:revised|updated|reviewed|changed|revision|update)|' +
    '(?:this|the) (?:page|policy|notice|statement|text) was (?:last )?(?:revised|updated|reviewed|changed))' +
    '(?: on| in)?:?\\s(?:(?:\\d{1,2} )?\\p{L}+(?: \\d{1,2})?,? |\\d{1,2}[/.]\\d{1,2}[/.])?(20\\d\\d)',
  laws: '(?:Act|Regulations) ((?:19|20)\\d\\d)|\\(E[UC]\\) ((?:19|20)\\d\\d)/\\d+',
  past: 'was|were|used to|had|would have|back then|cost (?:around|about|some)|we (?:fixed|mended|opened|changed)',
  seasonal:
    '(?:our|these) (?:prices|fees|charges|rates|tariffs?|price list) for(?: the year)?|price list for|^prices for|' +
    // "A few dates left in September 2025."
    '(?:dates?|places?|slots?|appointments?|spaces?|gaps?|spots?|vacancies|mornings?|afternoons?|evenings?)' +
    ' (?:(?:still|now|are|is) )?(?:left|free|available|open|remaining|going|to (?:fill|give))' +
    ` (?:(?:for|in|during|from|before|until|at) )(?:(?:the )?(?:early|late|mid|end of|start of) )?(?:${MONTH})?|` +
    `(?:booked (?:up|out|solid)|fully booked)(?: \\p{L}+)? (?:until|till|to|through|for)` +
    `(?: (?:the )?(?:end of|all of|most of))?(?: ${MONTH})?|` +
    `(?:now |still )?taking (?:bookings|appointments|orders|new \\p{L}+) for(?: ${MONTH})?|` +
    `${HOURS}|easter|christmas|prices (?:(?:are|valid|correct) )?as (?:of|at)|` +
    // What a season of the past brought is a story; what it will bring was a plan.
    `(?<!(?:in|of|since|from|during|that)(?: the)? )${SEASON} ` +
    '(?!(?:19|20)\\d\\d (?:floods?|storms?|frosts?|snow|rains?|heat))(?:offer )?|' +
    `(?:in|during|from) ${SEASON} ` +
    '(?=20\\d\\d[^.;!]{0,80}(?<!\\p{L})(?:will|offer|prices?|free|book|we (?:are )?(?:open|close)))|' +
    'prices|price list|offers?|this year|' +
    '(?:prices|fees|charges|rates|price list|offers?) (?:[^.;!\\d]{0,20} )?(?:hold|stand|apply|is valid|are valid|' +
    'are fixed|stay the same)(?: good)? (?:for|throughout|all through|in|during)(?: (?:all|the whole|the rest) of)?',
  until:
    '(?:prices|fees|rates|charges|offer|discount|deal|sale)(?: [^.;!\\d]{0,20})?,? (?<!not )' +
    '(?:holds?|held|runs?|lasts?|stands?|fixed|good|frozen|apply|applies) (?:good )?(?:until|till|to|through|up to) ' +
    `(?=${DAY})|` +
    '(?:valid|offer|ends|expires)[^.;!]{0,20}?(?:until|till|by|on)|' +
    `(?:sale|offer|discount|deal|promotion) (?:ends|expires|closes|finishes) (?=${DAY})|` +
    // Both ends of an offer: "valid from 1 January to 31 March 2025".
    '(?:valid|offer|discount|deal|sale|prices|half price|free)(?: (?:is|are|runs?|holds?|applies|apply))?,? ' +
    `(?:from|between) (?=${DAY})` +
    `[^.;!]{3,20} (?:to|until|till|and) (?=${DAY})|` +
    `(?<!(?:council|the) )(?:offers?|deals?|discounts?|specials?) (?:of |for |in )?(?=${MONTH} 20\\d\\d)|` +
    `(?:books?|calls?|orders?|signs? up)(?: [^.;!]{0,40})? (?:during|within) (?=${MONTH} 20\\d\\d)|` +
    `(?:books?|calls?|signs? up|registers?)(?: [^.;!]{0,40})? (?:by|before|until|till) (?=${DAY})|` +
    '(?<=^|[.!?] )(?:start|order|come|join|apply|pay|reserve|switch|renew|enquire|visit|choose|buy)' +
    `(?: [^.;!]{0,40})? (?:by|before|until|till) (?=${DAY})|` +
    '(?:prices|charges|fees|rates) (?:[^.;!]{0,20} )?(?:are|apply|hold|run)' +
    '(?: (?!(?:not|no|than|as|below|above|what)(?!\\p{L}))[\\p{L}\\d]+){0,9} (?:to|until|till) ' +
    `(?=${DAY})`,
  began:
    'since (?=\\d{4}(?! (?:is|will|has|may|was)(?!\\p{L})))|' +
    '(?:joined|opened|founded|established|qualified|graduated|trained|moved|started|began|retired|arrived|took over)' +
    "(?: (?!(?:to|into|until|by|with|due|ending)(?!\\p{L}))[\\p{L}'’]+){0,4} in (?:the )?" +
    `(?:(?:early|late|mid|spring|summer|autumn|winter|${MONTH})(?: of)? )?|` +
    // A plan may be for next year: "before moving in 2030".
    "(?:before|after) \\p{L}+ing(?: [\\p{L}'’]+){0,3} in (?=20[5-9]\\d)",
  seasons: [
    [`${WISHED}happy easter${ALONE}`, 2, 5],
    [`${WISHED}(?:happy|great|lovely) summer${ALONE}`, 5, 8],
    [`${WISHED}(?:merry|happy) christmas${ALONE}`, 11, 1],
  ],
  ahead: "will|shall|['’]ll|going to|to be|would|once|if|when|plan\\p{L}*|hope\\p{L}*",
}
