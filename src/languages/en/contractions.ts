// English: words with an apostrophe and those of the same sound without, told by their place in a sentence. Data.
import type { Row } from './rows.ts'

const BEGINS = '(?<=^|[.!?] )'

/** "Your" and "you're", and the like. */
export const contractions: readonly Row[] = [
  [
    'their',
    ' there ',
    '(?:of|with|for|about|lost|lose|brush(?:ed|ing)?|clean(?:ed)?|change|keep|into|all|have had|on) ' +
      '(there) (?:teeth|keys|homes?|house|car|boiler|roof|names?|child|children|dentist|appointments?|' +
      'belongings|furniture|mouths?|gums|gardens?|minds?|parents|deposit|landlord)(?!\\p{L})',
  ],
  [
    'their',
    "hey're ",
    "([Tt]hey['’]re) (?:teeth|keys|gums|mouths?|boiler|names?|children|appointments?|belongings|locks)(?!\\p{L}|" +
      ' (?:of|we|you|that|which|for|with|from|to|in)(?!\\p{L}))',
  ],
  [
    "They're",
    'There ',
    `${BEGINS}(There) (?:going to|not (?:going|just|only|sure)|very (?:friendly|good|helpful|` +
      `professional|kind)|always (?:happy|friendly|on time|helpful)|so (?:friendly|kind|` +
      `helpful))(?!\\p{L})`,
  ],
  [
    "you're",
    ' your ',
    '(?:[Ii]f|[Ww]hen|[Ww]hether|[Oo]nce|[Uu]nless|[Ww]hile) (your) (?:looking (?:for|to|at)|' +
      'not(?!\\p{L})|ready(?: to|[.,])|unable to|able to|entitled to|new to|locked out|stuck|in (?:pain|' +
      'doubt|a hurry|the area)|having (?:a|an|any|trouble|problems)|getting (?:a|ready|married|no)|' +
      'planning (?:a|to|on)|thinking (?:of|about)|going (?:to|on|away)|worried (?:about|that)|nervous(?: ' +
      'about|[.,])|unsure|interested in|happy with|running late|still (?:not|in|unsure|waiting)|over \\d|' +
      'under \\d|a (?:new|student|landlord|tenant|nervous|business|patient|homeowner)(?!\\p{L}))',
  ],
  [
    "who's",
    'hose',
    '([Ww]hose) (?:on call|in charge|responsible|been|going to|to blame|never|not|there|' +
      'available|a (?:bit|little|new|regular))(?!\\p{L}|-)',
  ],
  [
    "it's",
    ' its ',
    '(?:[Bb]ecause|[Ii]f|[Ww]hen|[Tt]hat|[Ss]o|[Bb]ut|[Tt]hough|[Ss]ay|and|, ) ?(its) (?:the|been|' +
      'because|worth|possible|likely (?:to|that)|going to|usually (?:the|a)|just (?:a|the)|only (?:a|' +
      'the)|really (?:a|not|important|easy)|up to (?:you|us)|better to|cheaper to|all (?:about|part of|' +
      'right)|no (?:problem|trouble|longer)|your (?:choice|home|decision|right)|okay?|fine(?:[.,]| to)|' +
      'about (?:time|the)|still (?:a|not|the|possible)|hard to|difficult to|safe to|best to|free(?:[.,]| ' +
      'to| of))(?!\\p{L})',
  ],
  [
    "It's",
    'Its ',
    `${BEGINS}(Its) (?:the|because|worth|possible|likely|going to|usually|just (?:a|the|that)|only (?:a|the|when)|` +
      `really|up to|better to|cheaper to|all (?:about|part|right)|no (?:problem|trouble|good|use|longer)|` +
      `why|what|our|your|okay?|fine|like (?:a|the|having)|where|about (?:time|the)|still|hard to|` +
      `difficult to|safe to|best to|free(?:[.,]| to| of))(?!\\p{L})`,
  ],
  ['its', "s' ", "(?<!['‘])([Ii]ts['’]) \\p{Ll}"],
  [
    "Let's",
    'Lets ',
    `${BEGINS}(Lets) (?:get|start|talk|see|face|find|make|go(?! of)|have(?! (?:an? |their |two )(?:lock|key|alarm|` +
      `gas|deposit))|look|take|be|say|not|hope)(?!\\p{L})`,
  ],
  [
    'lets',
    ' let',
    "(?:it|that|which|system|app|form|key|service|lock) (let['’]s) (?:you|us|the|in|air|water|them)(?!\\p{L})",
  ],
]
