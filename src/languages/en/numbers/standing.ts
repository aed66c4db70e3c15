// English: the rank and the rating that a business gives itself, what it asks at night and at weekends. Patterns, data.
import type { Promised } from '../../../model/checks/language.ts'

/** The first of all. */
const FIRST = '(?:number[- ](?:one|1)|no\\.? ?1|#1)(?![\\d\\p{L}]|[.,/]\\d)'
const BUSINESS =
  '(?:lock ?smiths?|plumbers?|electricians?|company|firm|business|team|service|practice|dentists?|garage|salon|' +
  'roofers?|builders?|movers?|cleaners?|tradesm[ae]n|specialists?)'

const NIGHT =
  '(?:at night|by night|overnight|after (?:hours|dark|midnight)|out of hours|(?:at|on|over) (?:the )?weekends?|' +
  'on (?:sun|satur)days?|on (?:bank |public )?holidays|in the evenings?|day (?:and|or) night|night (?:and|or) day|' +
  '(?:nights|evenings|weekends|days)(?:,| and| or) (?:nights|evenings|weekends|(?:bank )?holidays))(?!\\p{L})'
const PRICE = '(?:the|our) (?:prices?|rates?|charges?|fees?|call-?out)'
const SAME = '(?:is|are|stays?|remains?) (?:exactly |always |just )?the same'
const MORE = '(?:double|more|extra|a higher \\p{L}+|time and a half)(?!\\p{L})(?! than)'
const FEES = '(?:charges?|fees?|surcharges?|rates?|premiums?|supplements?)(?!\\p{L})'
const NIGHTLY = '(?:night(?:-?time)?|weekend|out-of-hours|after-hours|evening|bank holiday)'
const STATED = "(?<!(?:if|whether|when|not|never|n['’]t|who|which|that) )"
const NO_QUESTION = '(?![^.;!?]*\\?)'

/** How many there are, and for what. */
export const crews =
  'on (?:the road|call|duty|standby)(?=\\s*(?:[,.;!]|$)| (?:across|all over|in|day|every|for you))|' +
  '(?<=^\\s*)(?:with )?(?:over |more than )?[\\p{L}\\d-]+ (?:vans|crews|engineers|technicians) ' +
  '(?:ready|across|all over|cover|serve|at your service)(?!\\p{L})'

/** What is promised, with a unit and without. */
export const standing: readonly Promised[] = [
  {
    about: 'the first place among others',
    near:
      `(?:we(?: are|['’]re)|voted|rated|ranked) (?:[\\p{L}'’]+ ){0,3}${FIRST}|` +
      `${FIRST} (?:[\\p{L}-]+ )?${BUSINESS}(?!\\p{L})|` +
      `(?:[\\p{L}]+['’]s?|your|our) ${FIRST} (?:[\\p{L}-]+ )?(?:choice|name|pick)(?!\\p{L})|` +
      `${FIRST} (?:[\\p{L}-]+ )?(?:choice|name|pick) for (?:[\\p{L}-]+ )?(?:locks?|keys|doors|plumbing|repairs?|` +
      'drains|roofs?|service)(?!\\p{L})',
    units: [],
    isOfAnything: true,
  },
  {
    about: 'how customers rate the business',
    near:
      'google|facebook|trustpilot|rat(?:ed|ing)(?!\\p{L})|we have|' +
      '(?:from|by) [^.;!?]{0,20}(?:customers|reviews|clients)',
    units: ['star'],
  },
  {
    about: 'how customers rate the business',
    near:
      '(?:rated|rating|score)(?: [\\p{L}:]+){0,3} (?:[3-5]\\s?(?:/|out of) ?(?:5|five)|(?:five|four) out of five)' +
      '(?![\\d.,/]*\\d|\\p{L})|' +
      '(?<!\\d[.,])(?:[3-5]\\s?(?:/|out of) ?5|(?:five|four) out of five) (?:on|at) ' +
      '(?:google|facebook|trustpilot|yell|checkatrade|yelp)(?!\\p{L})',
    units: [],
    isOfAnything: true,
  },
  {
    about: 'the same price at night or at weekends',
    near:
      `${STATED}(?:${PRICE} ${SAME}(?: [^.;!?]{0,25})? ${NIGHT}|` +
      `${NIGHT}(?: [^.;!?]{0,20})?,? ${PRICE} ${SAME}|same prices? (?:[^.;!?]{0,15} )?${NIGHT}|` +
      `we (?:never|do not|don['’]t) charge (?:you )?${MORE}(?: [^.;!?]{0,15})? ${NIGHT}|` +
      `no (?:extra|additional|higher) (?:${FEES} )?(?:[^.;!?]{0,15} )?${NIGHT})${NO_QUESTION}|` +
      `(?:no|without) (?:extra |an? )?${NIGHTLY} ${FEES}${NO_QUESTION}`,
    units: [],
  },
  {
    about: 'a higher price at night or at weekends',
    near:
      `${STATED}(?:${NIGHT},? (?:we charge|you pay|it costs) (?:you )?${MORE}|` +
      `we charge (?:you )?${MORE}(?: [^.;!?%]{0,20})? ${NIGHT}|` +
      `${PRICE} (?:is|are|goes up|go up|rises?|doubles?)(?: (?:higher|double|dearer|doubled))? ` +
      `(?<=(?:up|rises?|doubles?|higher|double|dearer|doubled) )${NIGHT}|` +
      `${NIGHT},? ${PRICE} (?:goes up|go up|rises?|doubles?|(?:is|are) (?:higher|double|dearer))(?!\\p{L})|` +
      `(?<!(?:no|without) )(?:an?|our|the) ${NIGHTLY} ${FEES} (?:appl(?:y|ies)|is added|are added|is charged))` +
      NO_QUESTION,
    units: [],
  },
]
