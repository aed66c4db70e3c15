// English: what the checks know of it. Its larger parts stand in en/.
import { type Language, phrases } from '../model/checks/language.ts'
import { hours } from './en/hours.ts'
import { callings } from './en/lexicon/callings.ts'
import { lexicon } from './en/lexicon.ts'
import { counting, PENCE, share } from './en/numbers/counting.ts'
import { speakers } from './en/numbers/speakers.ts'
import { atHome, branches, cities, inSummaries } from './en/places/branches.ts'
import { serving, towns } from './en/places/towns.ts'
import { promises } from './en/promises.ts'
import { prose } from './en/prose.ts'
import { writing } from './en/writing.ts'

/** A map of a page, in a text on privacy. */
const MAPS = '(?:third-party |external |embedded |interactive )?maps?'

const ON_PAGE = '(?:here |on (?:this|our|the) (?:web)?(?:site|page|contact page) )?'

export default {
  ...writing,
  name: 'English',
  units: {
    minute: "min(?:ute)?s?\\b|['′](?![\\da-z])",
    hour: 'hours?\\b|hrs?\\b',
    day: '(?:working |business |(?:clear|full) (?:working )?)?days?\\b',
    week: '(?:full |whole |clear )?weeks?\\b',
    month: '(?:full |whole |clear )?months?\\b',
    year: '(?:full |whole |clear )?(?:years?\\b|decades?\\b(?! (?:ago|or)))|yrs?\\b',
    kilometre: 'km\\b|kilomet(?:re|er)s?\\b|miles?\\b',
    'square metre': 'm²|square met(?:re|er)s?\\b',
    metre: 'm\\b|met(?:re|er)s?\\b',
    // Before shares: "4.9 out of 5" is none.
    star: 'stars\\b|(?<=\\d\\.\\d ?)(?:/|out of) ?(?:5|10|five|ten)(?![\\da-z])',
    percent: `%|per ?cent\\b|${share}`,
    // A sign stands behind figures or before them: "a £2 coin" is no single pound.
    // "A euro cylinder" costs more than a euro.
    money:
      '(?<=\\d\\s?)[€£$]|EUR|GBP|USD|(?!(?<=\\ban? )euro[ -](?:cylinder|profile|lock|barrel|pallet|double|thumb))' +
      `euros?\\b|pounds?\\b|dollars?\\b|quid\\b|${PENCE}`,
    time: 'times\\b',
    review: 'reviews?\\b|ratings?\\b',
    customer: '(?:(?:happy|satisfied|nhs|private|local|regular|and) ){0,3}(?:customers?|clients?|homes|patients)\\b',
    // Jobs are counted to boast where they are many.
    job:
      '(?<=\\d\\d\\d )(?:[a-z]+ )?(?:jobs|visits|call-?outs|repairs)\\b|' +
      // What was done by the hundred, and to what.
      '(?<=\\d\\d\\d )(?:locks|doors|cylinders|drains|boilers|roofs|windows|engines|bikes|cars|homes|rooms) ' +
      '(?:opened|fitted|repaired|replaced|cleared|unblocked|serviced|cleaned|painted|mended|changed)\\b|' +
      '(?:[a-z]+ ){1,3}(?<!(?:years|months|weeks|days|decades) )(?:and|&) counting\\b',
    place: 'areas?\\b|towns?\\b|postcodes?\\b|districts?\\b|neighbourhoods?\\b|suburbs?\\b',
    service: '(?:different )?services\\b',
    item:
      '(?:[a-z]+ )?(?:promises|steps|reasons|signs|tips|things|ways|questions|rules|causes|mistakes|symptoms|secrets|' +
      'habits|advantages)\\b',
    person: 'people\\b|(?:members of )?staff\\b|employees\\b|of us\\b',
    // "All six of our vans", and not some of them.
    crew:
      '(?:(?<=all [a-z\\d-]+ )of our )?(?:vans?|crews?|technicians?|engineers?)\\b|' +
      '(?:lock ?smiths|plumbers|electricians)(?= on (?:call|duty|the road|standby))',
  },
  to: 'to|or|until|up to',
  from: 'from|starting at|starts at',
  promises,
  counting,
  speakers,
  prose,
  lexicon,
  tax: {
    // "With VAT set out line by line" says nothing of what is in a price.
    included:
      '(?:with|incl(?:\\.|uding|udes)?) (?:the )?(?:VAT|tax)' +
      '(?! (?:set|shown|listed|itemi[sz]ed|broken|receipts?|invoices?|numbers?|returns?)(?!\\p{L}))',
    added:
      '(?:plus|excl(?:\\.|uding|udes)?|without|\\+|(?:not|never) (?:with|includ\\S+)|we add) ?(?:the )?' +
      '(?:\\d+% )?(?:VAT|tax)|' +
      '(?:VAT|tax)(?: at \\d+%)? (?:is |comes |goes )?(?:added|extra|on top|not included)|net of (?:VAT|tax)',
    unsaid: '(?:^|[\\s,])(?:if|whether)\\s[^.?!]*$',
    signs: ['VAT', 'tax', 'Tax'],
    number: 'VAT(?: (?:[Nn]umber|[Nn]o\\.?|[Rr]eg(?:istration)?\\.?|ID|is))*',
  },
  free: {
    pattern:
      'free of charge|for free|at no (?:extra )?(?:cost|charge)|(?<=(?:^|an? |your |our ))free|' +
      'costs? (?:you )?nothing',
    between: 'is|are|comes|done|always',
    unless: 'if|when|while|until|unless|not|never|guarantee\\p{L}*|again|should',
  },
  hours,
  genericAlts: phrases(`
    image, picture, photo, photograph, logo, graphic, icon, img, drawing, illustration, banner, hero,
    hero image, placeholder, untitled, image of, alt, alt text`),
  phoneKinds: {
    mobile: 'mobile|cell(?: ?phone)?',
    landline: 'land ?line|fixed line',
    between: 'our|is|on|number|phone|call',
    answers: '(?:answers|rings|is|picks up|can be (?:reached|rung|called)) (?:on|at)|(?:number|phone) is',
    called: [
      '(?:call|ring|phone|telephone|dial|text|try|reach)(?: (?:the|our))?',
      '(?:directly |direct |straight away |instead |first |yourself )?(?:on|at)',
    ],
    uses: [
      ['night', 'night|out[- ]of[- ]hours|after[- ]hours'],
      ['emergenc|urgent', 'emergenc|urgent'],
      ['whats', 'whats'],
    ],
    theirs: '(?:from|without|on) (?:an?|your)|from|without|your',
    others:
      '(?:national|emergency|official|public) (?:gas |electricity |flood |water )?(?:line|number|service)|' +
      'poison (?:centre|center|control|line)|hospital|council|water (?:company|board)|' +
      'gas emergency(?: service)?|police|' +
      'fire (?:brigade|service|department)|ambulance|coastguard|power company|city hall|emergency services|' +
      "ombudsman(?: service)?|commission(?:er)?(?:'s)?(?: office)?|regulator|citizens advice|samaritans|" +
      'ICO|HMRC|DVLA|Acas|crimestoppers|childline|' +
      'nhs (?:england|trust|111|helpline)|trading standards|' +
      '(?:complaints|advice|advocacy|debt|emergency dental|social|probation) (?:service|line)|' +
      'agency|authority|association|federation|society|registry|embassy|consulate|tribunal|' +
      '(?:gas safe|national|public|land) (?:register|registry|grid)|network operator|action fraud|' +
      'insurer|manufacturer|supplier|landlord',
    its: '(?:its|their|whose)(?: \\p{L}+){1,3}',
    wants:
      '(?:it|they|who|which|that)(?: (?!(?:calls?|rings?|(?:tele)?phones?|dials?|us|we|our|reach|contact|text)' +
      "(?!\\p{L}))[\\p{L}'’-]+){1,9},? (?:on|at)",
    calls:
      '(?:call|ring|phone|telephone|dial|text|reach|contact|speak|talk|write|message|ask|try|come|comes|arriv|get)',
    reached: '(?:free )?(?:or (?:ring|call|phone|dial)|on|at|by phone on|(?:tele)?phone(?: number)?|tel\\.?|freephone)',
    bodies:
      // A business may be called a hospital or a centre.
      "(?<!(?:Our|The) )(?:[A-Z][\\p{L}’'-]+ (?:(?:of|for|and|the) )*){1,4}" +
      '(?:Help ?line|Hotline|Lifeline|Council|Trust|Foundation|Ombudsman|Authority|Charity|Commission|Federation)' +
      '(?: (?:yourself|yourselves|direct(?:ly)?|free|instead|first)){0,2},? (?:free )?(?:on|at|:)|' +
      '(?:[Rr]ing|[Aa]sk|[Cc]all|[Pp]hone|[Tt]elephone|[Cc]ontact|[Tt]ell|with|of|to) ' +
      'the (?!HQ|UK|EU)[A-Z]{2,6},? (?:on|at)',
  },
  denials: {
    cookies: '(?:no|without|not (?:use|set|store)|never (?:use|set|store)s?)(?: any)? cookies',
    counting:
      '(?:not|never) (?:count|track|measure)s?(?: any)? (?:visits|visitors|you)|no (?:analytics|statistics|tracking)',
    foreign: '(?:nothing|no (?:scripts?|fonts?|files?))[^.;]{0,20} (?:from|of) (?:other|third|foreign)',
    map: 'map[^.;]{0,30} only (?:when|if|after) you',
    // Not "no map is loaded until you ask", nor "there is no map of the old pipes".
    maps:
      `(?:(?:embeds?|loads?) no ${MAPS}|(?:not|never|n[’']t) (?:embed|load)(?: any)? ${MAPS}|` +
      '(?:web)?site (?:has|shows|contains) no maps?|without (?:third-party|embedded|external) maps?|' +
      `no ${MAPS}(?:,[^.;]{3,40})? (?:is|are) (?:embedded|loaded)|no ${MAPS} on (?:this|our) (?:web)?(?:site|pages?)|` +
      'not use [^.;]{0,30}any (?:other )?map services?|' +
      `map ${ON_PAGE}(?:is|shows) (?:only |just |nothing but )?` +
      '(?:a|our own) (?:plain |simple |static |still |drawn )*(?:picture|image|drawing)|' +
      `maps? ${ON_PAGE}(?:load|fetche?|ask|send)s? ` +
      '(?:nothing|no (?:data|files?)))' +
      '(?![\\p{L}-])(?![^.;]{0,80} (?:until|unless|before|without|if|when|for|of) )',
    mail:
      'for nothing else|no newsletters?(?!\\p{L})|' +
      'only (?:to|for|what|as long as) (?:\\p{L}+ ){0,3}answer(?:ing)? you|' +
      'only (?:used )?to answer(?! the)|never (?:send|write|mail) (?:you )?(?:any )?(?:adverts?|advertising|offers)',
  },
  uses: [
    'uses?|used|using|loads?|loaded|embeds?|embedded|played|plays|served|counts?|counted|measures?|run by|runs on|' +
      'provided by|relies on|comes? from',
    "not|no|never|without|instead|\\p{L}+n[’']t|nothing|none|channel|profile|if|when|where|unless|some|" +
      'other (?:web)?sites',
  ],
  admissions: {
    google: 'map[^.;]{0,40}? (?:from|of|by) google(?! analytics)',
    unasked:
      'map[^.;]{0,30} (?:loads?|loaded|appears|shown)[^.;,]{0,20} (?:as soon as|automatically|at once when|every time)',
    counting: "(?<!(?:not|never|n[’']t|nor) )we (?:count|track|measure) (?:the |our )?(?:visits|visitors)",
    cookies:
      '(?:we|(?:this|our) (?:web)?site|(?:this|the) page)(?: also| do| may| only)* (?:uses?|sets?|stores?|places?) ' +
      '(?:(?!no(?!\\p{L}))\\p{L}+ ){0,2}cookies(?!,? (?:only|if|when|unless))',
    mail:
      "(?<!(?:not|never|n[’']t|nobody|if|ask|want|wish|like)(?!\\p{L})[^.;!?]{0,40})" +
      '(?:send|e-?mail|post|write to) you ' +
      '(?:about )?(?:(?:our|the|an?|regular|monthly|weekly|latest|special|occasional|other|new|some) ){0,3}' +
      '(?:newsletters?|offers|news|deals|promotions|adverts?|marketing)(?![\\p{L}-])' +
      '(?![^.;!?]*(?<!\\p{L})(?:if|tick|ask))|' +
      'add you to (?:our|the) (?:mailing |newsletter )?list',
  },
  placed: {
    atHome,
    branches,
    inSummaries,
    cities,
    before:
      '(?:in|around|all over|all across|throughout|(?:streets?|homes?|people) of|(?<=(?:minutes?|hours?) )to|' +
      '(?<=(?:[Gg]etting|[Gg]et|[Rr]each|[Rr]eaching|[Dd]irections|[Tt]he way)(?: here| there| to us| us)? )from) ',
    yours:
      'you live|your (?:home|house|flat|shop|office)(?: is)?|residents|you are|' +
      'we know(?: well)?(?: all| every)?(?: the)?|' +
      // "Who rents in the other town comes here later" compares the two.
      '(?:students|tenants|families|residents|landlords|households|homeowners|shopkeepers) ' +
      '(?![^.?!]*(?<!\\p{L})(?:here|mov\\p{L}+|before|too|also|as well|like|than|while|and)(?!\\p{L}))' +
      '(?:live|rent|share|let|stay|call us)(?: (?:rooms|houses|flats|shops))?',
    house: 'your (?:home|house|flat|shop|office)',
    supposed: 'if|when|whether|like|say|for example|such as',
    beside: '(?:Next (?:door )?to|Near|Around|Beside|Close to|Not far from|Bordering|Just outside|Round about) ',
    begins:
      '(?<=^|[.!?;] |, (?:and|but) )(?:%) (?=(?:(?<=^[^ ]+ (?:[^ ]+ )?)(?:is|was|has|lies|stretches|grew|began|sits|' +
      'floods)|(?:never|always) \\p{Ll}{3,}s)(?!\\p{L}))',
    either: ',? or (?:in )?\\p{Lu}',
    listed: ',? (?:or|to|and (?:around|beyond|anywhere|in))(?!\\p{L})|(?:,| and) (?:in )?\\p{Lu}',
    premises: '(?:homes|houses|flats|shops|kitchens|offices|restaurants|cellars|hotels) (?:in|around)',
    people:
      ' (?:patients|residents|households|customers|clients|homeowners|locals|families|neighbours|neighbors|landlords|' +
      'tenants|drivers|diners|students)',
    seat: "(?:[Ww]e(?: are|['’]re) based|[Oo]ur (?:base|head office) is) in ",
    rooms:
      '(?<!(?:[Ss]econd|[Oo]ther|[Nn]ew|[Oo]ld|[Ff]irst|[Ff]ormer) )[Oo]ur (?:office|shop|workshop|surgery|practice|' +
      'studio|clinic) (?:is )?in ',
    compared: 'like|unlike|than|whereas|while|here|same|others?|from|next|before|opposite|last',
    // "We are at number 3 in the charts."
    number: 'at (?:number|no\\.?)(?! \\d+ (?:in|on|of) )',
    ourNumber:
      "(?:we(?:['’]re| are)|(?:find|visit) us|our (?:door|office|practice|shop|workshop|surgery|studio)(?: is)?)",
    ourCode:
      'our (?:post ?code|zip(?: code)?)(?:,? which)?(?: is|,)?|' +
      "we(?:['’]re| are) (?:at|in)|(?:find|visit) us (?:at|in)|" +
      // "Near the market in LS2 7HB", and not the car park there.
      '(?<=(?:^|[.!] )(?:near|next to|behind|opposite|beside|above|off|(?:round|around) the corner from) ' +
      '(?![^.,;!?]*(?:park|station))[^.,;!?]{3,30} )in',
    street: '$^',
  },
  towns,
  serving,
  leading: phrases(`
    a, an, the, of, in, on, at, to, for, from, by, with, without, and, or, into, over, under, near, per, no`),
  streets: { st: 'street', rd: 'road', ave: 'avenue', sq: 'square', ln: 'lane', dr: 'drive', no: '' },
  postalCode: 'postcode|post code|zip(?: code)?',
  endings: "(?:'s)?",
  naming: {
    guilds:
      '(?:association|guild|society|federation|institute|college|academy|council|school|museum|hospital|university|' +
      'union|authority|register)s?',
    ...callings,
    instead: 'instead of|rather than|(?:compared|next) (?:to|with)|unlike|(?:cheaper|dearer|less|more) than',
    rates: [
      ["(?:an?|per|every|each|for an?|for one) month(?!['’])|monthly", 'month'],
      ["(?:an?|per|every|each|for an?|for one|for the whole) year(?!['’])|yearly|annually|per annum", 'year|annual'],
      ['(?:an?|per|every|each|for an?|for one) season', 'season'],
    ],
    asides:
      'for|with|without|in|on|at|by|from|after|before|while|when|and|or|that|which|is|are|every|today|now|' +
      '(?:(?:of|the|your|a|whole) )*(?:home|house|flat|shop|office|place|site|building|property)s?',
    work:
      '(?:work|job|repair|cleaning|fitting|change|service|treatment|steps) (?:on|of|for|to|at) ' +
      '(?:the|your|an?)(?: own)?',
    ours: '(?:that |which )?we (?:serve|cover|offer|do|provide|visit|work in)',
    thanks: '[Tt]hank(?:s| you) for (?:choosing|trusting|calling|using)',
    asksPrice:
      '(?:and |so )?(?:how much (?:is|does|are|do|will|would) (?:it|this|that|they)(?: all)?(?: cost| be| come to)?|' +
      'what (?:does|will|would|do) (?:it|this|that|they|one)(?: all)? cost|what is the price|what does it come to)',
    rights: 'rights|reserved|ltd|limited|llc|llp|inc|plc|co|company|holdings',
  },
  vague: phrases(`
    every, each, next, first, second, third, same, other, another, more, extra, only, new, small, large, full, all,
    after, before, from, with, this, that, inside, outside, within, near, here, there, price, prices, cost, costs,
    charge, charges, fee, fees`),
  examples: {},
} satisfies Language
