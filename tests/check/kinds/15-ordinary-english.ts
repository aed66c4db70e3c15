// Faults of ordinary difficulty that an English owner makes, in other words than the list that found them missing, and
// what only looks like them: typed times and prices, numbers of things, days, what privacy pages deny, other firms, trades and places, grammar.
import { abroad, area, bad, type Edit, english, type Kinds, page, replaced, service } from '../kinds.ts'

const fault = (rule: string, file: string, find: string, by: string, line = by, says = line) =>
  abroad(bad(rule, replaced(file, find, by), line, says))
const fine = (file: string, find: string, by: string): Edit => abroad(replaced(file, find, by))

const STEP = '"In {arrival}, with the parts for your door."'
const LEAD = '"Inside the ring road {arrival}, beyond it {arrival.edge}."'
const FIVE = 'items: [A cylinder that resists snapping, Five keys, The old one taken away]'
const five = (item: string) => `items: [A cylinder that resists snapping, ${item}, The old one taken away]`
const ROW = 'price: "{price-cylinder}", link: /services/lock-change }'
const SNAP =
  '  - question: Can a lock from 1930 be opened without drilling?\n    answer: Nearly always. Its levers are large and can be felt.'
const asked = (question: string, answer: string) => `${SNAP}\n  - question: ${question}\n    answer: ${answer}`
const NOTE = 'We use this to answer you and for nothing else.'
const RIGHTS = '"Write to {email} to see or delete it."'
const rights = (text: string) => RIGHTS.replace(/"$/, ` ${text}"`)
const HEADLINE = 'heading: A locksmith in Leeds who says the price first'
const AROUND = 'across Leeds, at a price'
const TOWN = 'Around Town Street many front doors are older than the people behind them.'

export default {
  'a typed time under a title that says we come': {
    rule: 'fact/claim-undeclared',
    faults: [
      fault('fact/claim-undeclared', page('home'), STEP, '"In 25 minutes at most, with the parts."', '25 minutes'),
      fault('fact/claim-undeclared', page('home'), STEP, '"Within half an hour, tools and all."', 'half an hour'),
      fault('fact/claim-undeclared', page('home'), STEP, '"In under twenty minutes, day or dusk."', 'twenty minutes'),
    ],
    harmless: [
      fine(page('home'), STEP, '"With the parts for your door, and ten minutes to look at it first."'),
      fine(page('home'), STEP, '"In a van with two seats and every spring there is."'),
      fine(page('home'), STEP, '"In {arrival}, and the kettle needs three minutes more."'),
      fine(page('home'), STEP, '"In ten minutes you read what to hold ready."'),
    ],
  },
  'a typed time in one place, beside the claim of another': {
    rule: 'fact/claim-undeclared',
    faults: [
      fault(
        'fact/claim-undeclared',
        page('areas'),
        LEAD,
        '"In the centre twenty minutes, outside it {arrival.edge}."',
        'twenty minutes',
      ),
      fault(
        'fact/claim-undeclared',
        page('areas'),
        LEAD,
        '"Within the ring road 30 minutes, past it {arrival.edge}."',
        '30 minutes',
      ),
      fault(
        'fact/claim-undeclared',
        page('areas'),
        LEAD,
        '"Around the market a quarter of an hour, beyond it {arrival.edge}."',
        'a quarter of an hour',
      ),
    ],
    harmless: [
      fine(page('areas'), LEAD, '"Inside the ring road {arrival}, beyond it {arrival.edge}, by van."'),
      fine(page('areas'), LEAD, '"In the bag a gauge of 12 inches, beyond the ring road {arrival.edge}."'),
      fine(page('areas'), LEAD, '"In the city {arrival}, beyond it {arrival.edge}."'),
    ],
  },
  'a declared amount in other words': {
    rule: 'fact/price',
    faults: english(
      'The whole change is ninety-six pounds.',
      'Thirty-five pounds, and the latch is yours.',
      'We ask forty-two pounds for a Sunday.',
    ),
    harmless: [
      ...english(
        'Ninety-five pounds, five keys, and the old barrel in your hand.',
        'An opened door is seventy-five pounds, and nothing comes on top.',
        'The guarantee is {guarantee}, a full year.',
        'The builders’ merchant charges £21.50 for the same hinge.',
        'The big sheds sell them for £13, screws apart.',
        'A hardware store has one for £17.49, and it will do.',
      ),
    ],
  },
  'a row of the price list against its page': {
    rule: 'fact/price',
    faults: [
      fault('fact/price', 'content/prices.yaml', ROW, 'price: £89, link: /services/lock-change }', '£89'),
      fault('fact/price', 'content/prices.yaml', ROW, 'price: from £60, link: /services/lock-change }', 'from £60'),
      abroad(
        bad('fact/price', replaced('content/prices.yaml', 'price: "{price-lockout}"', 'price: from £40'), 'from £40'),
      ),
    ],
    harmless: [
      fine(
        'content/prices.yaml',
        ROW,
        `${ROW}\n  - { service: A spare spring, price: £4, link: /services/emergency-lockout }`,
      ),
      fine('content/prices.yaml', ROW, `${ROW}\n  - { service: Cutting a key, price: £6, link: /services }`),
      fine(
        'content/prices.yaml',
        ROW,
        `${ROW}\n  - { service: Gluing a pane, price: £7, link: /services/window-locks }`,
      ),
    ],
  },
  'a number of things in a list against the page': {
    rule: 'fact/count',
    faults: ['Three keys', 'Six keys', '4 keys'].map((item) =>
      fault('fact/count', service('lock-change'), FIVE, five(item), five(item), item.toLowerCase()),
    ),
    harmless: ['5 keys', 'Two keys for the shed', 'Two screws'].map((item) =>
      fine(service('lock-change'), FIVE, five(item)),
    ),
  },
  'all of the vans, and more than there are': {
    rule: 'fact/claim-undeclared',
    faults: english(
      'All six of our vans carry the same springs.',
      'All five of our engineers have keys to the store.',
      'All 7 of our vans were washed on Friday.',
    ),
    harmless: english(
      'All two of our vans were washed on Friday.',
      'One of our vans is red.',
      'All six of our drawers are full of springs.',
      'All of our vans carry springs.',
    ),
  },
  'a first visit or a spare for nothing': {
    rule: 'fact/claim-undeclared',
    faults: english(
      'The first survey is free and without strings.',
      'Your second key is free of charge.',
      'We start with a free first consultation.',
    ),
    harmless: english(
      'The second key is free of rust, which is more than the first one is.',
      'The first appointment is free on Tuesday, the others are taken.',
      'The spare key is yours to keep.',
    ),
  },
  'a day that is not open, asked for': {
    rule: 'fact/hours',
    faults: (
      [
        ['Do you work on Sundays?', 'Yes, like on any other day.'],
        ['Are you open on a Sunday?', 'Of course, and the bench is warm.'],
        ['Can I ring you on a Sunday morning?', 'Always. Ring twice.'],
      ] as const
    ).map(([question, answer]) =>
      fault('fact/hours', area('horsforth'), SNAP, asked(question, answer), answer, answer.split('.')[0]),
    ),
    harmless: (
      [
        ['Do you work on Saturdays?', 'Yes, until one.'],
        ['Do you come out on a Sunday?', 'No, the bench rests.'],
        ['Do you charge more for a Monday?', 'Yes and no.'],
        ['Can I leave a key in the letterbox on a Sunday?', 'Yes, in an envelope.'],
        ['Are you open on a Sunday?', 'Yes, by appointment only.'],
      ] as const
    ).map(([question, answer]) => fine(area('horsforth'), SNAP, asked(question, answer))),
  },
  'news of a year that is over': {
    rule: 'content/dates',
    faults: english(
      'We are closed from 23 December 2022 to 2 January 2023.',
      'The workshop is shut on 3 June 2022 for the jubilee.',
      'Our summer offer runs all through July 2024.',
    ),
    harmless: english(
      'We offer the same locks as in May 2019.',
      'In March 2021 the workshop was closed for a month.',
      'The chapel was built long ago and is open to everyone who asks for the key.',
      'The standard of March 2016 asks for more.',
    ),
  },
  'a postal code that is said to be ours': {
    rule: 'fact/address',
    faults: english(
      'Behind the chapel in LS3 8QT.',
      'Find us at LS4 9ZZ, up the steps.',
      'We are in LS5 2WW, over the bakery.',
    ),
    harmless: english(
      'Next to the car park in LS3 8QT, if you drive.',
      'We fitted twelve sashes in LS6 4RR.',
      'We are in LS1 1AA, over the bakery.',
    ),
  },
  'what the privacy page denies': {
    rule: 'sec/privacy-denied',
    faults: [
      fault(
        'sec/privacy-denied',
        page('contact'),
        NOTE,
        'We use this to answer you and to e-mail you our latest offers.',
        'latest offers',
        'e-mail you our latest offers',
      ),
      fault(
        'sec/privacy-denied',
        page('privacy'),
        RIGHTS,
        rights('Our site uses a few cookies to count you.'),
        'Our site uses',
        'Our site uses a few cookies',
      ),
      fault(
        'sec/privacy-denied',
        page('privacy'),
        RIGHTS,
        rights('We add you to our mailing list as well.'),
        'mailing list',
        'add you to our mailing list',
      ),
    ],
    harmless: [
      fine(page('privacy'), RIGHTS, rights('We never send you offers.')),
      fine(page('privacy'), RIGHTS, rights('Other sites set cookies to know you again.')),
      fine(page('privacy'), RIGHTS, rights('If you ask for it, we send you our newsletter.')),
      fine(page('contact'), NOTE, 'We use this to answer you and to send you a quote.'),
    ],
  },
  'another firm that keeps your details': {
    rule: 'fact/name',
    faults: english(
      'Airedale Windows Ltd keeps your details for a year.',
      'Pennine Boiler Care Limited is the data controller.',
      'Otley Door Company LLP collects personal information.',
    ),
    harmless: english(
      'The Calder workshop keeps your details for a year.',
      'Formkeeper LLC stores what you write on our behalf.',
      'Airedale Windows Ltd made the frames of the mill.',
      'Assa Keys Limited keeps the patent of the profile.',
    ),
  },
  'another trade as who we are': {
    rule: 'fact/name',
    faults: [
      'An electrician in Leeds who comes on foot',
      'Your emergency plumber in Leeds',
      'Plumbers in Leeds and beyond',
    ].map((text) => fault('fact/name', page('home'), HEADLINE, `heading: ${text}`, text, 'trade of the business')),
    harmless: [
      'A locksmith in Leeds for the plumber who lost a key',
      'A plumber in Leeds told us what a door costs',
      'Emergency keys in Leeds, at a price you know',
    ].map((text) => fine(page('home'), HEADLINE, `heading: ${text}`)),
  },
  'a town behind a job, across it': {
    rule: 'fact/town-unserved',
    faults: ['Sheffield', 'Manchester', 'Doncaster'].map((town) =>
      fault('fact/town-unserved', page('home'), AROUND, `across ${town}, at a price`, `across ${town}`, town),
    ),
    harmless: ['across Leeds and its edge', 'across Manchester Road', 'across Headingley'].map((text) =>
      fine(page('home'), AROUND, `${text}, at a price`),
    ),
  },
  'a heading over the neighbours of another place': {
    rule: 'dup/other-place',
    faults: [
      fault('dup/other-place', area('headingley'), 'Next to Headingley', 'Around Horsforth'),
      fault('dup/other-place', area('horsforth'), 'Next to Horsforth', 'Not far from Headingley'),
      fault('dup/other-place', area('headingley'), 'Next to Headingley', 'Close to Horsforth'),
    ],
    harmless: [
      fine(area('headingley'), 'Next to Headingley', 'Near the ring road'),
      fine(area('horsforth'), 'Next to Horsforth', 'From Horsforth to Headingley'),
      replaced(area('kallithea'), 'Δίπλα στην Καλλιθέα', 'Από την Καλλιθέα ως το Μοσχάτο'),
    ],
  },
  'a paragraph about another place': {
    rule: 'dup/other-place',
    faults: ['never sleeps', 'always pays late', 'never locks its doors'].map((does) =>
      fault(
        'dup/other-place',
        area('horsforth'),
        TOWN,
        `The terraces are let by the room, and Headingley ${does}.`,
        does,
        'Headingley',
      ),
    ),
    harmless: [
      'The doors are oak, and Headingley never sleeps while Horsforth does.',
      'The bus to Headingley never waits.',
      'Past the bridge the road falls to Headingley.',
    ].map((text) => fine(area('horsforth'), TOWN, text)),
  },
  'a verb that does not go with its things': {
    rule: 'prose/confused',
    faults: english(
      'Sash windows needs a brush in May.',
      'Steel cylinders keeps burglars busy.',
      'Keys snaps in cold locks.',
      'The back door need oil.',
    ),
    harmless: english(
      'What locks needs no key to leave.',
      'Whoever pipes takes the tune.',
      'Fitting window locks takes a morning.',
      'Old keys need oil, and the lock needs none.',
      'The window stay fails first.',
      'Nobody bolts comes to mind as a motto.',
    ),
  },
  'you are, before what is yours': {
    rule: 'prose/confused',
    faults: english(
      "The key was cut for you're front door.",
      "If you lose you're keys, ring first.",
      "Look behind you're boiler for the tap.",
    ),
    harmless: english(
      "If you're parents, lock the lower sash.",
      "When you're home, ring the workshop.",
      "Once you're tenants there, ask who has the spare.",
    ),
  },
  'then for than, before a thing': {
    rule: 'prose/confused',
    faults: english(
      'The oak is harder then the iron on it.',
      'These bolts are much shorter then our own.',
      'A sash lasts longer then its cords.',
    ),
    harmless: english(
      'Once it is warmer then the bolt moves.',
      'The locks were better then, and the doors too.',
      'Push harder, then the latch gives.',
      'Doors were older than the people then.',
    ),
  },
  'a sentence that stands twice': {
    rule: 'prose/repeated-word',
    faults: english(
      'The bolt wants a drop of oil. The bolt wants a drop of oil.',
      'Ask for the spare before you move in. It is yours. Ask for the spare before you move in.',
      'Turn the key twice to the left! Turn the key twice to the left.',
    ),
    harmless: english('Knock once. Knock once more.', 'Oil it in May. Oil it in September.', 'Not yet. Not yet. Now.'),
  },
} satisfies Kinds
