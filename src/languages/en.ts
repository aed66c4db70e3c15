// English: what the checks know of it. Its spelling is not checked.
import { type Language, phrases } from '../model/checks/language.ts'

export default {
  name: 'English',
  script: 'Latin',
  units: {
    minute: "min(?:ute)?s?\\b|['′](?![\\da-z])",
    hour: 'hours?\\b|hrs?\\b',
    day: '(?:working |business )?days?\\b',
    week: 'weeks?\\b',
    month: 'months?\\b',
    year: 'years?\\b|yrs?\\b',
    kilometre: 'km\\b|kilomet(?:re|er)s?\\b|miles?\\b',
    'square metre': 'm²|square met(?:re|er)s?\\b',
    metre: 'm\\b|met(?:re|er)s?\\b',
    percent: '%|per ?cent\\b',
    money: '€|£|\\$|EUR|GBP|USD|euros?\\b|pounds?\\b|dollars?\\b|quid\\b',
    star: 'stars\\b',
    time: 'times\\b',
    review: 'reviews?\\b|ratings?\\b',
    customer: '(?:happy |satisfied )?(?:customers?|clients?|homes)\\b',
    place: 'areas?\\b|towns?\\b|postcodes?\\b',
    service: '(?:different )?services\\b',
    item:
      '(?:[a-z]+ )?(?:promises|steps|reasons|signs|tips|things|ways|questions|rules|causes|mistakes|symptoms|secrets|' +
      'habits|advantages)\\b',
    crew: 'vans?\\b|technicians?\\b|engineers?\\b',
  },
  to: 'to|or|until|up to',
  from: 'from|starting at|starts at',
  promises: [
    {
      about: 'how fast someone comes',
      near:
        'arriv|with you|at your door|reach(?:es)? (?:you|a )|come within|callout|response|to your (?:door|home)|' +
        '(?:drive|journey) (?:\\p{L}+ ){0,3}takes us|' +
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
    { about: 'the guarantee', near: 'guarantee|warrant', units: ['day', 'week', 'month', 'year'] },
    {
      about: 'how soon messages are answered',
      near:
        "(?:gets?|you(?:'ll)? have|you(?:'ll)? get) an? (?:answer|reply)|an? (?:answer|reply) within|" +
        'we (?:answer|reply)(?: \\p{L}+){0,3} (?:with)?in',
      units: ['minute', 'hour', 'day'],
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
    { about: 'how many places are served', near: 'we cover|we serve|covering|serving|find us in', units: ['place'] },
    { about: 'how many services there are', near: 'we offer|offering|provid|choose from', units: ['service'] },
    { about: 'how many customers there are', near: 'trust|happy|satisfied|we have|over|served', units: ['customer'] },
    { about: 'how many people work here', near: 'we have|our', units: ['crew'] },
    {
      about: 'a discount or a share of success',
      near: 'discount|off|success|satisf|cheaper|surcharge|deposit|(?<!\\d\\s?)[-–−]\\d{1,2}\\s?%',
      units: ['percent'],
    },
    {
      about: 'money back',
      near: 'money[- ]back|your money (?:is )?back|refund (?:you|your money|in full)|full refund',
      units: [],
    },
    { about: 'a gift', near: 'a gift from us|free gift|our (?:gift|treat)(?! to (?:the|a))', units: [] },
    {
      about: 'instalments',
      near: 'interest-free|(?:pay|paid|spread)(?: \\p{L}+){0,3} (?:in|over)(?: \\p{L}+){0,2} instal?ments',
      units: [],
    },
    { about: 'half the price', near: '(?:at|for) half (?:the )?price|half-price|you pay half', units: [] },
  ],
  counting: {
    words: [
      ['an?|one', 1],
      ['two', 2],
      ['three', 3],
      ['four', 4],
      ['five', 5],
      ['six', 6],
      ['seven', 7],
      ['eight', 8],
      ['nine', 9],
      ['ten', 10],
      ['eleven', 11],
      ['twelve', 12],
      ['fifteen', 15],
      ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
        (one, i): [string, number] => [`twenty${one && `[- ]${one}`}`, 20 + i],
      ),
      ['thirty', 30],
      ['forty', 40],
      ['fifty', 50],
      ['sixty', 60],
      ['ninety', 90],
    ],
    times: [
      ['hundred', 100],
      ['thousand', 1000],
    ],
    whole: [
      ['half an hour', 30, 'minute'],
      ['(?:a )?quarter of an hour', 15, 'minute'],
      ['(?:life-?time|for life)', 999, 'year'],
      ['(?<!f[io]u?nds? )a fiver', 5, 'money'],
      ['(?<!f[io]u?nds? )a tenner', 10, 'money'],
      ['two decades', 20, 'year'],
      ['three decades', 30, 'year'],
    ],
    joined: {
      begin: [],
      end: [
        ['-(?:minutes?|mins?)', 'minute'],
        ['-years?', 'year'],
        ['-months?', 'month'],
      ],
    },
  },
  speakers: {
    ours: "we(?:'ll|'re|'ve)?|our|us",
    others:
      'others?|elsewhere|neighbou?rs?|landlords?|tenants?|manufacturers?|makers?|suppliers?|shops?|stores?|council|' +
      '(?:alarm|water|power|gas|phone) company|bank|law|fine of|somebody|someone|competitors?|paid|insurer|insurance',
    subject: '^\\s*(?:the|an?) (?=[a-z])',
    own: 'office|workshop|(?<!\\d )hours|phone|line|team|engineer|locksmith|technician|appointment|service',
    aside:
      "(?:we have|we've) never seen|(?:nobody|no one) (?:gives|offers)|there is no|" +
      'on foot|walk\\p{L}*|(?:by|the) (?:bus|car|train)|to dry|dries|wait|leave it|keep|before|lasts?|old',
    expense:
      'kWh|kilowatt[- ]hours?|(?:electricity|energy|gas|water|heating|phone) bills?|' +
      'difference|used to cost|would have cost|' +
      '(?:damage|repairs?|losses) (?:of|worth)|stamp duty|(?:permit|council|court) fees?|deposit scheme|' +
      '(?:quote|quotation|advert|ad) (?:that|which) (?:says|said|reads)|saves? (?=[^.?!]{0,20}\\d[^.?!]{0,8} a year)',
    unpaid: "(?:do not|don't|never|need not|needn't) (?:pay|spend|waste)(?: another)?",
    rate: '(?:a|per|each) (?:day|week|month|year|hour)',
    completing: 'allow|reckon|on|usually|about|around|roughly|at|most|within|in|just|some|it|takes|us',
    within: '(?:with)?in(?: just)?|under|less than',
    since: 'since|established(?: in)?|founded(?: in)?|we (?:started out|set up shop|opened our doors) in',
  },
  prose: {
    once: phrases(`
      a, an, the, of, in, on, at, to, for, from, by, with, without, and, or, but, if, as, is, are, was, be, we, you, it,
      this, these, our, your, their, will, can, not, when, while, because, before, after`),
    doubled: phrases('very, that, had, bye, knock, there, never'),
    confused: [
      { pattern: '(?<!\\p{L})([Yy]our) (?:welcome|right|locked out)(?!\\p{L})', write: "you're" },
      { pattern: '(?<!\\p{L})(?:could|should|would|must) (of)(?!\\p{L})', write: 'have' },
      { pattern: "(?<!\\p{L})([Ii]t's) (?:own|lock|key|door|price)(?!\\p{L})", write: 'its' },
    ],
    articles: [],
  },
  time: {
    months: 'January February March April May June July August September October November December'.split(' '),
    coming: 'will [^.?!]{0,40}?on',
    revised: '(?:last )?(?:revised|updated|reviewed|changed)(?: on| in)?|last (?:revision|update)',
    past: 'was|were|used to|had|would have|back then|cost (?:around|about|some)|we (?:fixed|mended|opened|changed)',
    seasonal: 'easter|christmas|(?:winter|spring|summer|autumn) (?:offer )?|prices|price list|offers?|this year',
    until:
      '(?:valid|offer|ends|expires)[^.;!]{0,20}?(?:until|till|by|on)|' +
      '(?:book|call|sign up|register)(?: [^.;!]{0,40})? (?:by|before|until|till) ' +
      '(?=\\d{1,2}(?:[./]| \\p{L}+,? (?:19|20)\\d\\d))',
  },
  tax: {
    included: '(?:with|incl(?:\\.|uding|udes)?) (?:the )?(?:VAT|tax)',
    added:
      '(?:plus|excl(?:\\.|uding|udes)?|without|\\+|(?:not|never) (?:with|includ\\S+)|we add) ?(?:the )?' +
      '(?:\\d+% )?(?:VAT|tax)|' +
      '(?:VAT|tax)(?: at \\d+%)? (?:is |comes )?(?:added|extra|on top|not included)',
    unsaid: '(?:^|[\\s,])(?:if|whether)\\s[^.?!]*$',
    signs: ['VAT', 'tax', 'Tax'],
    number: 'VAT(?: (?:[Nn]umber|[Nn]o\\.?|[Rr]eg(?:istration)?\\.?|ID))*',
  },
  free: {
    pattern:
      'free of charge|for free|at no (?:extra )?(?:cost|charge)|(?<=(?:^|an? |your |our ))free|' +
      'costs? (?:you )?nothing',
    between: 'is|are|comes|done|always',
    unless: 'if|when|while|until|unless|not|never|guarantee\\p{L}*|again|should',
  },
  hours: {
    days: [
      'mon(?:days?)?|weekdays',
      'tue(?:s|sdays?)?|weekdays',
      'wed(?:nesdays?)?|weekdays',
      'thu(?:rs|rsdays?)?|weekdays',
      'fri(?:days?)?|weekdays',
      'sat(?:urdays?)?|weekends',
      'sun(?:days?)?|weekends',
    ].map((day) => `(?:${day})\\b`),
    everyDay: 'daily|every day',
    through: 'to|through|until|and',
    joins: 'and',
    article: 'the ',
    always:
      '24\\s?/\\s?7|7\\s?/\\s?24|24 hours a day|round the clock|around the clock|' +
      '24-hour(?! (?:clock|timer|period|notice|cycle|test|delay|format))',
    closed: "closed|(?<=days? )off(?=\\s*(?:[.,;!)]|$))|we (?:rest|(?:do not|don't) (?:work|open|answer))(?: on)?",
    closedSigns: ['closed', 'Closed', 'CLOSED', 'off', 'rest', 'not ', "n't"],
    open: 'open(?:ing hours)?|hours',
    afternoon: 'p\\.?m\\.?',
    morning: 'a\\.?m\\.?',
  },
  genericLinks: phrases(`
    here, click, click here, tap here, click this, this, this page, this link, link, go, go here, start,
    right here, more, more info, more information, info, details, see more, view more, read more, learn more,
    find out more, discover more, show more, continue, continue reading, next, see here, view, read,
    check it out`),
  genericAlts: phrases(`
    image, picture, photo, photograph, logo, graphic, icon, img, drawing, illustration, banner, hero,
    hero image, placeholder, untitled, image of, alt, alt text`),
  filler: phrases(`
    your text here, text goes here, title goes here, insert text, placeholder text, sample text, dummy text,
    to be written, change me`),
  leftovers: [
    'as an? (?:ai|large language)\\b',
    'language model',
    'xx (?:minutes?|hours?|days?|weeks?|months?|years?|pounds?|euros?|miles?|km)\\b',
    'null(?<=(?:guarantee of|warranty of|in|from|within) null)(?! (?:and|set|hypo|point|result))\\b',
    '(?:sure|certainly|of course|absolutely)[,!] (?:here|i)\\b',
    'here are (?:a few|some|two|three|four|five|\\d) (?:options|versions|ideas|suggestions|titles)',
    "here(?:'s| is) (?:the|a|an|your) (?:text|revised|rewritten|draft|paragraph|version|page|article)",
    'i hope this (?:helps|meets)',
    'let me know if you (?:would|need|want)',
    'would you like me to',
    'feel free to (?:tweak|adjust|edit|modify|change|adapt|customi[sz]e)',
    "(?:your|the) brand(?:'s)? voice|adjust(?:ed)? the tone|tone of voice",
    "i(?:'ve| have) (?:kept|written|rewritten|used|included|shortened|polished|added) (?:it|the|your|this)",
    '(?:revised|polished|shortened|rewritten) (?:version|text|copy|paragraph)',
    '(?:insert|add|enter|put|type) [a-z ]{2,30} here\\b',
    'your (?:company|business|city|phone|name|address) (?:name |number )?here',
    '(?:first|last) ?name (?:last|first) ?name',
    'test test\\b',
    'seo title:|meta (?:title|description):',
    '\\((?:note|check|ask|todo|to do)[: ][^)]*\\)',
  ],
  phoneKinds: {
    mobile: 'mobile|cell(?: ?phone)?',
    landline: 'land ?line|fixed line',
    between: 'our|is|on|number|phone|call',
    theirs: '(?:from|without|on) (?:an?|your)|from|without|your',
    others:
      'poison (?:centre|center|control)|hospital|council|water (?:company|board)|gas emergency(?: service)?|police|' +
      'fire (?:brigade|service|department)|ambulance|coastguard|power company|city hall|emergency services',
  },
  denials: {
    cookies: '(?:no|without|not (?:use|set|store)|never (?:use|set|store)s?)(?: any)? cookies',
    counting:
      '(?:not|never) (?:count|track|measure)s?(?: any)? (?:visits|visitors|you)|no (?:analytics|statistics|tracking)',
    foreign: '(?:nothing|no (?:scripts?|fonts?|files?))[^.;]{0,20} (?:from|of) (?:other|third|foreign)',
    map: 'map[^.;]{0,30} only (?:when|if|after) you',
  },
  placed: {
    before: '(?:in|around|(?:streets?|homes?|people) of|(?<=(?:minutes?|hours?) )to) ',
    yours:
      'you live|your (?:home|house|flat|shop|office)(?: is)?|residents|you are|' +
      'we know(?: well)?(?: all| every)?(?: the)?',
    house: 'your (?:home|house|flat|shop|office)',
    supposed: 'if|when|whether|like|say|for example|such as',
    listed: ',? (?:or|to|and (?:around|beyond|anywhere|in))(?!\\p{L})|(?:,| and) (?:in )?\\p{Lu}',
    premises: '(?:homes|houses|flats|shops|kitchens|offices|restaurants|cellars|hotels) (?:in|around)',
    compared: 'like|unlike|than|whereas|while|here|same|others?|from|next|before|opposite|last',
    street: '$^',
  },
  leading: phrases(`
    a, an, the, of, in, on, at, to, for, from, by, with, without, and, or, into, over, under, near, per, no`),
  streets: { st: 'street', rd: 'road', ave: 'avenue', sq: 'square', ln: 'lane', dr: 'drive', no: '' },
  postalCode: 'postcode|post code|zip(?: code)?',
  endings: "(?:'s)?",
  naming: {
    asides:
      'for|with|without|in|on|at|by|from|after|before|while|when|and|or|that|which|is|are|every|today|now|' +
      '(?:(?:of|the|your|a|whole) )*(?:home|house|flat|shop|office|place|site|building|property)s?',
    thanks: '[Tt]hank(?:s| you) for (?:choosing|trusting|calling|using)',
    rights: 'rights|reserved|ltd|limited|llc|llp|inc|plc|co|company|holdings',
  },
  cutShort: [],
  vague: phrases(`
    every, each, next, first, second, third, same, other, another, more, extra, only, new, small, large, full, all,
    after, before, from, with, this, that, inside, outside, within, near, here, there`),
  examples: {},
} satisfies Language
