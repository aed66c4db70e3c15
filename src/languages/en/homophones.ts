// More English words of one sound, each with the words that stand beside the one that is meant. Data.
import type { Sound } from './rows.ts'

/** What is written, what is meant, and what stands before it or behind it (`_` for the word). Patterns. */
export const homophones: readonly Sound[] = [
  [
    'heels?|heeled',
    'heal',
    '(?:(?:wound|gums?|socket) (?:will |to |has |can |should |have )?|' +
      '(?:cut|skin|bone|jaw) (?:will|to|can|should) )_(?![-\\p{L}])',
  ],
  [
    'plague',
    'plaque',
    '(?:[Tt]artar and|[Rr]emove|[Dd]ental) _(?!\\p{L})|_ (?:and tartar|build-?up|on (?:the|your) teeth)',
  ],
  [
    'filings?',
    'filling',
    '(?:[Ww]hite|[Aa]malgam|[Cc]omposite|[Tt]emporary) _(?!\\p{L}| (?:cabinet|system|fee|fall|on the|from))',
  ],
  [
    'leeks?',
    'leak',
    '(?:[Gg]as|[Ww]ater|[Rr]oof|[Ss]low|[Pp]ipe|[Tt]ap|[Rr]adiator|[Bb]oiler|[Ss]hower|[Oo]il) ' +
      '_(?!\\p{L})|_ (?:detection|repairs?)(?!\\p{L})',
  ],
  ['leeking', 'leaking', '_(?!\\p{L})'],
  [
    'seller',
    'cellar',
    "(?:[Dd]amp|[Ff]looded|[Cc]oal|down to the) _(?![\\p{L}’']| (?:came|called|who|rang)(?!\\p{L}))|_ (?:steps|" +
      'conversion|pump)(?!\\p{L})',
  ],
  ['cellar', 'seller', '(?:[Bb]est|[Tt]op) _(?!\\p{L}| (?:in|on|of|door|steps?|under|below)(?!\\p{L}))'],
  ['grate', 'great', '_ (?:service|job|value|team|smile|care|experience|news|results?)(?!\\p{L})'],
  [
    'waist',
    'waste',
    '_ (?:pipe|water|disposal|bin|trap|removal|collection|of (?:time|money))(?!\\p{L})|(?:[Ff]ood|' +
      '[Gg]arden|[Hh]ousehold|[Cc]linical) _(?!\\p{L})',
  ],
  ['pore', 'pour', "(?:to|not|[Nn]ever|\\p{L}+n['’]t) _ (?:boiling|hot|grease|fat|oil|bleach|water|it)(?!\\p{L})"],
  ['role', 'roll', '_ of (?:carpet|tape|paper|wallpaper|film|lining)(?!\\p{L})'],
  ['roll', 'role', 'plays? an? (?:\\p{Ll}+ )?_ in(?!\\p{L})'],
  [
    'steal',
    'steel',
    '_ (?:plates?|frames?|beams?|lintels?|toecaps)(?!\\p{L})|(?:[Ss]tainless|' +
      '[Gg]alvanised|[Hh]ardened|[Cc]arbon|[Mm]ild) _(?!\\p{L})',
  ],
  ['steel', 'steal', '(?:thieves|burglars?|someone|could|anyone) _ (?:your|the|a|from|it)(?!\\p{L})'],
  [
    'aloud',
    'allowed',
    "(?:[Dd]ogs|[Pp]ets|[Pp]arking|[Ss]moking|[Cc]hildren|[Ff]ood|[Dd]rinks) (?:is|are)(?: not|n['’]t)? _(?!\\p{L})",
  ],
  ['medal', 'metal', '_ (?:detector|door|pipe|frame|gate|bar|roof|box|bracket|filling)s?(?!\\p{L})'],
  ['miner', 'minor', '_ (?:repairs?|damage|surgery|injur\\p{L}+|ailments?|issues?|scratches|treatment)(?!\\p{L})'],
  ['mourning', 'morning', '_ (?:appointments?|slots?|surgery)(?!\\p{L})'],
  [
    'hole',
    'whole',
    '(?:[Tt]he|[Yy]our) _ (?:house|family|team|day|week|job|building|process|story|lot|mouth)(?!\\p{L})',
  ],
  [
    'whole',
    'hole',
    '(?:[Kk]ey|[Dd]rill an?|[Dd]rilled an?) ?_(?!\\p{L})|[Aa] _ in (?:the|your|a) (?:wall|roof|pipe|' +
      'tooth|floor|ceiling|sock)',
  ],
  [
    'no',
    'know',
    '[Dd](?:o|id) (?:you|we|they|I) _ (?:the|what|how|when|if|where|why|whether|who|your|our|a good)(?!\\p{L})',
  ],
  [
    'no',
    'know',
    "(?:[Ll]et us|[Ll]et me|[Ww]e|[Tt]hey|\\p{L}+n['’]t) _ (?:what|how|when|if|where|why|whether|who)(?!\\p{L})",
  ],
  [
    'know',
    'no',
    "(?:[Tt]here(?:['’]s| is)|with|at) _ (?:longer|charge|obligation|problem|extra|need|fee|call-out|" +
      'reason|doubt|waiting|cost)(?!\\p{L})',
  ],
  ['hear', 'here', "(?:[Cc]lick|[Ww]e are|[Ww]e['’]re) _(?!\\p{L})|right _[.,;!?]"],
  [
    'here',
    'hear',
    '(?:love|like|want|pleased|sorry|glad|hope|wait) to _ (?:from|about|your|that|how|what)(?!\\p{L})|' +
      '_ from you(?!\\p{L})',
  ],
  ['knew', 'new', '(?:[Bb]rand|[Aa]) _(?!\\p{L})|[Oo]ur _ (?:\\p{Ll}+)(?= (?:is|are|has|will))'],
  ['wood', 'would', '(?:[Ww]e|[Yy]ou|I|[Tt]hey) _ (?:like|be|have|not|recommend|love|suggest|need)(?!\\p{L})'],
  [
    'write',
    'right',
    '(?:[Tt]he|all the) _ (?:tool|price|time|size|answer|choice|place|way|person|part|key|' +
      'fit)(?!\\p{L})|get it _(?!\\p{L})',
  ],
  ['by', 'buy', '(?:to|can) _ (?:a new|an? |new|cheap|spares)(?!\\p{L})'],
  [
    'buy',
    'by',
    '(?:[Pp]op|[Dd]rop|owned|run|made|done|recommended|caused|fitted|covered|installed|signed) _ ' +
      '(?:the|our|us|a|an|your|any|hand|most)(?!\\p{L})',
  ],
  ['bought', 'brought', '_ (?:to (?:our|your|my) (?:attention|notice)|forward (?:to|by))(?!\\p{L})'],
  ['chose', 'choose', '(?:to|can|will|please|could|should|may|must|free to|help you) _(?!\\p{L})'],
  [
    'dose',
    'does',
    "(?:[Ii]t|[Hh]ow|[Ww]hat) _ (?:not|it|what|the job)(?!\\p{L})|_ (?:not|\\p{L}+n['’]t)(?!\\p{L}| (?:larg|more|" +
      'exceed|to))',
  ],
  [
    'higher',
    'hire',
    '(?:[Vv]an|[Cc]ar|[Ss]kip|[Tt]ool) _(?!\\p{L}| (?:up|than|on|in)(?!\\p{L}))|to _ (?:an? (?:van|car|skip|' +
      'plumber|room|cleaner))(?!\\p{L})',
  ],
  [
    'soar',
    'sore',
    '_ (?:throat|gums?|tooth|mouth|jaw|spots?|back|tongue)(?!\\p{L})|(?:feels?|bit|little|slightly|very) _(?!\\p{L})',
  ],
  [
    'threw',
    'through',
    '(?:go|goes|come|comes|get|talk|look|pass|passes|fed|done|pushed|sent|flows?) _ (?:the|our|your|to|' +
      'us|it|which|a)(?!\\p{L})|_ the (?:letter ?box|window|post|app|website|pipe|winter|' +
      'summer)(?!\\p{L})',
  ],
  [
    'through',
    'thorough',
    '(?:[Aa]|[Vv]ery|most|really) _ (?:clean|check|cleaning|check-up|inspection|examination|' +
      'explanation|survey|wash|assessment)(?!\\p{L})|[Vv]ery _[.,;]',
  ],
  ['thorough', 'through', '(?:go|goes|went|come|get|run|look|talk|walk|pass) _ (?:the|it|your|our|all)(?!\\p{L})'],
  [
    'weaks?',
    'week',
    '(?:per|next|last|days a|times a|once a|twice a|two|three) _(?:[.,;:!?]|$| (?:later|ago|before|' +
      'after|in advance|or two))',
  ],
  ['week', 'weak', '_ (?:spots?|points?|links?|tooth|teeth|battery|hinge|pressure|enamel|signal)(?!\\p{L})'],
  ['wait', 'weight', '_ (?:loss|limit|gain|bearing)(?!\\p{L})|(?:lose|put on) _[.,;]'],
  [
    'weight',
    'wait',
    "(?:to|please|\\p{L}+n['’]t|can|not) _ (?:for (?:the|us|you|an?|your|our)|until|a (?:moment|minute|" +
      'while))(?!\\p{L})',
  ],
  ['weighting', 'waiting', '_ (?:room|list|times?)(?!\\p{L})'],
  [
    'patience',
    'patients',
    '(?:[Nn]ew|[Ee]xisting|[Nn]ervous|[Pp]rivate|NHS|[Rr]egistered|[Yy]oung|[Ee]lderly) _(?!\\p{L})',
  ],
  ['patients', 'patience', "[Tt]hank(?:s| you)(?: all)? for your _(?![\\p{L}’'])|(?:endless|infinite) _(?!\\p{L})"],
  [
    'dairy',
    'diary',
    '(?:[Aa]ppointments?|in your|in our) _(?=[.,;]| (?:and|for|so|now|early|as))|_ (?:dates?|entry|entries)(?!\\p{L})',
  ],
  ['diary', 'dairy', '_ (?:products?|free|farm|milk|cows?)(?!\\p{L})'],
  ['angel', 'angle', '_ grinder(?!\\p{L})|right _(?!\\p{L})'],
  ['ceiling', 'sealing', '_ (?:the (?:gap|joint|leak|edges)|around the (?:bath|shower|window|sink))(?!\\p{L})'],
  [
    'sealing',
    'ceiling',
    '(?:[Bb]athroom|[Kk]itchen|[Ff]alse|suspended) _(?!\\p{L})|_ (?:roses?|lights?|joists?|fans?)(?!\\p{L})',
  ],
  ['chords?', 'cord', '(?:[Pp]ower|[Pp]ull|[Ee]xtension|[Ee]lectrical|[Ss]pinal) _(?!\\p{L})'],
  [
    'counsel',
    'council',
    '(?:[Ll]ocal|[Cc]ity|[Tt]own|[Pp]arish|[Cc]ounty|[Dd]istrict|[Bb]orough) _(?!\\p{L})|_ (?:tax|' +
      'house|flat|estate|tip)(?!\\p{L})',
  ],
  ['fair', 'fare', '(?:[Bb]us|[Tt]axi|[Aa]ir|[Cc]ab|[Tt]ram) _(?!\\p{L})'],
  [
    'fare',
    'fair',
    '(?<!(?:[Bb]us|[Tt]axi|[Aa]ir|[Cc]ab|[Tt]ram|[Tt]rain|[Rr]ail) )_ (?:prices?|play|deal|share|enough)(?!\\p{L})',
  ],
  ['flu|flew', 'flue', '(?:[Bb]oiler|[Cc]himney|[Bb]alanced) _(?!\\p{L})'],
  ['flue', 'flu', '_ (?:jabs?|vaccine|season|symptoms|virus)(?!\\p{L})'],
  ['nobs?', 'knob', '[Dd]oor _(?!\\p{L})'],
  ['lesson', 'lessen', 'to _ (?:the|your|any|its)(?!\\p{L})'],
  [
    'lightening',
    'lightning',
    '_ (?:strikes?|bolt|conductor|rod|storm|protection)(?!\\p{L})|(?:[Tt]hunder and|struck by) _(?!\\p{L})',
  ],
  ['pains?', 'pane', '(?:[Ww]indow|[Gg]lass|[Gg]lazed|cracked) _(?!\\p{L})'],
  ['pane', 'pain', '[Ii]n _[.,;]|_ (?:relief|killers?)(?!\\p{L})|_(?:less|ful|killers?)(?!\\p{L})'],
  [
    'peaces?',
    'piece',
    '_ of (?:furniture|metal|wood|paper|wire|pipe|glass|work|equipment|advice|string|tape)(?!\\p{L})|' +
      'in one _(?!\\p{L})',
  ],
  [
    'peaces?',
    'piece',
    '(?:[Ll]eave|[Pp]ull|[Tt]ake|[Pp]ut|[Pp]ush|[Ss]lide|[Ll]ift|[Ff]it|[Bb]ring|[Ss]end|[Ff]ind|[Dd]rop) ' +
      '(?:the|that|this|each|every|any) (?:broken |other |last |old |first |new )?_ (?:in|out|off|up|back|away|over)' +
      '(?!\\p{L}| of (?:mind|the))|(?:broken|snapped|missing|loose|spare|cracked) _(?!\\p{L})',
  ],
  ['piece', 'peace', '_ and quiet(?!\\p{L})'],
  ['personnel', 'personal', '_ (?:touch|details|data|injury|belongings|information|hygiene|attention|items)(?!\\p{L})'],
  [
    'residence',
    'residents',
    '(?:[Ll]ocal|[Ee]lderly|[Cc]are[- ]home|[Ff]ellow) _ (?:are|who|have|were|living|can|get)(?!\\p{L})',
  ],
  ['residents', 'residence', '(?:[Pp]lace|[Hh]alls?) of _(?!\\p{L})'],
  [
    'roots?',
    'route',
    '(?:[Bb]us|[Cc]ycle|[Ee]scape|[Qq]uickest|[Ss]hortest|[Ss]cenic|[Ww]alking|[Dd]elivery|[Ee]n) _(?!\\p{L})',
  ],
  [
    'routes?',
    'root',
    '_ (?:canals?|fillings?|of (?:the|your) (?:tooth|problem|teeth))(?!\\p{L})|(?:[Tt]ree|[Hh]air|' +
      '[Ss]quare) _(?!\\p{L})',
  ],
  ['sail', 'sale', '[Ff]or _(?=[.,;!]| (?:at|now|here))|(?:[Bb]oot|[Gg]arage|[Jj]anuary) _(?!\\p{L})'],
  ['scene', 'seen', '(?:have|has|be|been|never|are) _ (?:by|within|the same|before)(?!\\p{L})'],
  ['seams', 'seem', '(?:[Ii]t|[Tt]hat|[Tt]his) _ (?:to|like|that|as)(?!\\p{L})'],
  ['shear', 'sheer', '_ (?:size|number|amount|luck|quantity)(?!\\p{L})'],
  ['sleight', 'slight', '_ (?:pain|delay|discomfort|noise|problem|change|chance)(?!\\p{L})'],
  [
    'suits?',
    'suite',
    '(?:[Bb]athroom|[Ee]n|[Bb]ridal|(?<!(?:[Ii]n|[Ww]ore|[Ww]ears) (?:an?|his) )[Tt]hree-piece) _(?!\\p{L})',
  ],
  ['suites?', 'suit', '(?:to|that|which|can|will|best) _ (?:you|your|every|all|any|everyone|most)(?!\\p{L})'],
  [
    'vary',
    'very',
    `(?:is|are|was|were|so|not) _ (?:good|happy|pleased|friendly|clean|helpful|kind|gentle|nice|` +
      `careful|important)(?!\\p{L})`,
  ],
  [
    'very',
    'vary',
    '(?:[Pp]rices|[Cc]osts|[Tt]imes|[Ff]ees|[Hh]ours|can|may|will) _ (?:from|between|according|' +
      'depending|with|by|widely|greatly)(?!\\p{L})',
  ],
  [
    'wave',
    'waive',
    '(?:[Ww]e|will|to|can) _ (?:the|this|our|your|any|that) (?:\\p{Ll}+ )?(?:fees?|charges?|deposit|' +
      'cost|excess|call-out|right)(?!\\p{L})',
  ],
  ['waved', 'waived', '(?:fees?|charges?|deposit|cost) (?:is|are|was|were|will be) _(?!\\p{L})'],
  ['wet', 'whet', '_ your appetite(?!\\p{L})'],
  ['witch', 'which', '(?:, |(?:in|of|for|to|at|from) )_ (?:is|are|was|were|means|we|you|can|will|case)(?!\\p{L})'],
  ['allot', 'a lot', '_ of (?:people|patients|customers|time|money|work|our|the)(?!\\p{L})'],
  ['all ready', 'already', "(?:have|has|had|['’]ve) _(?![\\p{L}-]| (?:when|before|by|for when)(?!\\p{L}))"],
  ['adverse', 'averse', "(?:not|\\p{L}+n['’]t) _ to(?!\\p{L})"],
  ['averse', 'adverse', '_ (?:weather|reactions?|effects?|events?)(?!\\p{L})'],
  [
    'currant',
    'current',
    '_ (?:prices?|customers?|patients?|offers?|account|address|electricity|owner)(?!\\p{L})|' +
      '[Ee]lectric(?:al)? _(?!\\p{L})',
  ],
  ['dependant', 'dependent', '_ (?:up)?on(?!\\p{L})'],
  ['devises?', 'device', '(?:[Aa]|[Mm]edical|[Ss]afety|[Ll]ocking|[Ee]lectronic|[Mm]obile) _(?!\\p{L})'],
  ['duel', 'dual', '_ (?:fuel|carriageway|purpose|band|control|flush|voltage|zone)(?!\\p{L})'],
  ['envelop', 'envelope', '(?:[Aa]n|addressed|sealed|brown|stamped) _(?!\\p{L})'],
  ['phase', 'faze', "(?:not|\\p{L}+n['’]t) _ (?:you|him|her|us|them|me)(?!\\p{L})"],
  ['flairs?|flaired', 'flare', '_ up(?!\\p{L})'],
  ['foreword|foreward', 'forward', '(?:[Ll]ook(?:ing|s)?|[Ss]traight) _(?!\\p{L})'],
  ['mute', 'moot', '[Aa] _ point(?!\\p{L})'],
  ['overdo', 'overdue', '(?:is|are|was|long|well) _(?![\\p{L}]| (?:it|the|things))'],
  ['perspective', 'prospective', '_ (?:buyers?|clients?|customers?|tenants?|patients?|employers?)(?!\\p{L})'],
  ['persecuted', 'prosecuted', 'will be _(?!\\p{L})'],
  ['sceptic', 'septic', '_ (?:tanks?|shock|pit|wound)(?!\\p{L})'],
  ['strait', 'straight', '_ (?:away|ahead|on|line|forward|teeth)(?!\\p{L})|(?:go|keep|carry|hang|stand) _(?!\\p{L})'],
  ['throws', 'throes', '[Ii]n the _ of(?!\\p{L})'],
  ['suppose', 'supposed', "(?:is|are|was|were|['’]re|not) _ to(?!\\p{L})"],
  ['used', 'use', "did(?:n['’]t| not) _ to(?!\\p{L})"],
  ['intensive', 'intents and', '[Ff]or all _ purposes'],
  ['one in the same', 'one and the same', '_(?!\\p{L})'],
  ['peak', 'peek', '[Ss]neak _(?!\\p{L})'],
  ['peek', 'peak', '_ (?:times?|hours?|season|demand|period)(?!\\p{L})|[Oo]ff-?_(?!\\p{L})'],
  ['serve', 'served', '[Ff]irst come,? first _(?!\\p{L})'],
  ['per say', 'per se', '_(?!\\p{L})'],
  ['metres?', 'meter', '(?:[Gg]as|[Ee]lectric(?:ity)?|[Ss]mart|[Pp]arking|[Pp]repayment) _(?!\\p{L})'],
]
