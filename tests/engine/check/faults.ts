// Realistic faults of an owner, an agency or a copied page, as edits of the two sites. `site check` must find each of them.
import { added, drawn, edit, english, type Mutation, PICTURE, source } from './mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const area = (slug: string) => `content/areas/${slug}.yaml`
const service = (slug: string) => `content/services/${slug}.yaml`
const page = (name: string) => `content/pages/${name}.yaml`
const ROUTES = 'content/routes.yaml'
const nikaia = area('nikaia')

const plumbing = service('plumbing')
const MOVED = '{ from: /services/disinfection, to: /services/apolymansi, status: 301 }'
const redirect = (rule: string, name: string, by: string, line: string) => edit(rule, name, ROUTES, MOVED, by, line)

/** A page of another area whose file is that of Νίκαια with these replacements. */
const copied = (rule: string, name: string, replacements: readonly (readonly [RegExp | string, string])[]) => ({
  rule,
  name,
  apart: true as const,
  yaml: [
    {
      file: area('vari'),
      find: '',
      by: replacements.reduce((text, [find, by]) => text.replaceAll(find, by), source(nikaia)),
    },
  ],
  at: { file: area('vari'), line: 'name: Βάρη' },
})

/** The first paragraph under `local` of an area. */
const paragraphOf = (slug: string) => /paragraphs:\n {4}- (.*)/.exec(source(area(slug)))?.[1] ?? ''

const WHEELS = service('wheel-truing')

export const faults: readonly Mutation[] = [
  {
    name: 'a service keeps its headings and loses its words',
    rule: 'content/thin',
    site: 'bike-shop',
    yaml: [
      {
        file: WHEELS,
        find: /- On the stand.*distributor\./s.exec(source(`tests/sites/bike-shop/${WHEELS}`))?.[0] ?? '',
        by: '- We true it.',
      },
      {
        file: WHEELS,
        find: 'A wheel is a balance of pulls. One loose spoke makes its neighbors work harder until one of them snaps.',
        by: 'Nice.',
      },
      {
        file: WHEELS,
        find: 'Tension measured on every spoke, Trued side to side and for roundness, Tire and tube put back on',
        by: 'Tension',
      },
      { file: WHEELS, find: 'No more rubbing, A straighter line downhill', by: 'Rolls' },
    ],
    at: { file: WHEELS, line: 'name:' },
  },
  // The claims ledger.
  edit('fact/claim-undeclared', 'a declared number is typed', nikaia, 'Άφιξη σε {response}"', 'Άφιξη σε 20 λεπτά"'),
  edit('fact/claim-undeclared', 'another time of arrival', nikaia, 'σε {response} χτυπάμε', 'σε 40 λεπτά χτυπάμε'),
  edit(
    'fact/claim-undeclared',
    'a number nobody declared',
    page('company'),
    'Κρατήστε την απόδειξη',
    'Τη στέλνουμε σε 30 ημέρες. Κρατήστε την απόδειξη',
  ),
  edit(
    'fact/claim-undeclared',
    'another guarantee',
    page('company'),
    '- Εγγύηση στη δουλειά μας',
    '- Εγγύηση 5 χρόνια',
  ),
  edit('fact/claim-undeclared', 'another radius', page('company'), 'ως {radius} μακριά', 'ως 70 χιλιόμετρα μακριά'),
  english(
    'fact/claim-undeclared',
    'a typed time in a list',
    service('emergency-lockout'),
    '"With you in {arrival}"',
    '"With you in 30 minutes"',
  ),
  english(
    'fact/claim-undeclared',
    'a typed time in a sentence',
    area('horsforth'),
    'and are there in {arrival.edge}',
    'and are there in 50 minutes',
  ),
  edit(
    'claims/variants',
    'a claim for one end of a range',
    nikaia,
    'σε {response} χτυπάμε',
    'σε 10 - {response} χτυπάμε',
  ),
  // Prices.
  edit('fact/claim-undeclared', 'a price in an answer', page('faq'), 'κοστίζει {price-toilet}', 'κοστίζει 55€'),
  edit(
    'fact/claim-undeclared',
    'a price in a fact',
    area('keratsini'),
    '"Κεντρικό φρεάτιο {price-manhole}"',
    'Κεντρικό φρεάτιο 60€',
  ),
  edit(
    'fact/claim-undeclared',
    'a price in a title',
    service('apofraksi-lekanis'),
    'με {price-toilet}, {av',
    'με 39€, {av',
    'με 39€',
  ),
  english(
    'fact/claim-undeclared',
    'an old price',
    service('emergency-lockout'),
    'door: {price-lockout}"',
    'door: £65"',
  ),
  // Name, address, phone, hours, areas.
  edit('fact/phone', 'a digit of a phone', nikaia, 'στο {phone.landline} και', 'στο 210 000 0008 και'),
  edit(
    'fact/claim-undeclared',
    'another phone in a description',
    area('perama'),
    'description: Πλαγιά, σκάλες',
    'description: Τηλ. +30 210 411 2233, σκάλες',
  ),
  english('fact/phone', 'two digits swapped', area('headingley'), 'call {phone.office}', 'call 0113 496 0132'),
  edit(
    'fact/phone',
    'a phone is dialled other than shown',
    'site.yaml',
    '!placeholder "+302100000000"',
    '!placeholder "+302100000009"',
  ),
  drawn(
    'link/tel-mailto',
    'a link dials another phone',
    '/services/apofraksi-lekanis',
    'href="tel:+306900000000">690',
    'href="tel:+302100000000">690',
    'templates/pages/service.tsx',
  ),
  drawn(
    'link/tel-mailto',
    'a mail link writes elsewhere',
    '/epikoinwnia',
    'href="mailto:info@',
    'href="mailto:inf@',
    'theme: pages/contact.tsx',
  ),
  edit(
    'fact/name',
    'the name misspelt',
    page('company'),
    'Η επωνυμία και',
    'Οι Αποφράξεις Πιραιά είναι κοντά. Η επωνυμία και',
  ),
  english(
    'fact/name',
    'the name misspelt in English',
    area('horsforth'),
    'Oak, stone',
    'Caldar Locksmiths on oak, stone',
    'Caldar',
  ),
  edit(
    'fact/address',
    'another postcode',
    nikaia,
    'Ξεκινάμε από',
    'Το γραφείο είναι στη Νίκαια, Τ.Κ. 184 51. Ξεκινάμε από',
  ),
  edit(
    'fact/claim-undeclared',
    'office hours',
    page('contact'),
    'Για ραντεβού ή',
    'Απαντάμε Δευτέρα-Παρασκευή 8:00-16:00. Για ραντεβού ή',
    '8:00-16:00',
  ),
  english(
    'fact/claim-undeclared',
    'later hours',
    page('contact'),
    'The telephone for doors that will not wait',
    'We answer Monday to Friday from 8 am to 9 pm',
  ),
  // Copied pages.
  copied('dup/doorway', 'an area page with the name swapped', [
    [/title: .*/g, 'title: Φράξιμο στη Βάρη και στα χωράφια της'],
    [/description: .*/g, 'description: Κτήματα, πηγάδια και βόθροι στη Βάρη. Λέμε την τιμή πριν πιάσουμε εργαλείο.'],
    ['Αποφράξεις στη Νίκαια από τους', 'Φράζει χωράφι ή αυλή στη Βάρη; Ρωτήστε τους'],
    ['Νίκαια', 'Βάρη'],
    ['νίκαια', 'βάρη'],
    ['Έδρα στη Βάρη', 'Έδρα στη Νίκαια'],
  ]),
  copied('dup/doorway', 'a page copied whole', [
    [/^name: .*/g, 'name: Βάρη'],
    [/title: .*/g, 'title: Απόφραξη σωλήνων Βάρη, άμεσα'],
    ['description: Η έδρα μας είναι εδώ,', 'description: Ξεκινάμε από δίπλα,'],
  ]),
  edit(
    'dup/paragraph',
    'a paragraph of another area',
    area('perama'),
    `- ${paragraphOf('perama')}`,
    `- ${paragraphOf('keratsini')}`,
  ),
  edit(
    'dup/other-name',
    'another town in a title',
    area('keratsini'),
    'title: "Απόφραξη στο Κερατσίνι:',
    'title: "Απόφραξη στο Πέραμα:',
  ),
  edit(
    'dup/other-name',
    'another town in a heading',
    area('keratsini'),
    'αποχέτευση στο Κερατσίνι;',
    'αποχέτευση στο Πέραμα;',
  ),
  edit('dup/other-name', 'another town under a heading', area('keratsini'), 'χέρι στο Κερατσίνι', 'χέρι στο Αιγάλεω'),
  edit(
    'dup/other-name',
    'another town in a description',
    area('drapetsona'),
    'Φτάνουμε στη Δραπετσώνα',
    'Φτάνουμε στην Ελευσίνα',
  ),
  edit(
    'dup/other-name',
    'another service in a heading',
    service('apofraksi-lekanis'),
    'heading: Βούλωσε η λεκάνη; Ερχόμαστε να την ανοίξουμε',
    'heading: Απόφραξη μπανιέρας από συνεργείο της γειτονιάς',
  ),
  edit(
    'head/duplicate',
    'one title on two pages',
    area('tauros'),
    `title: ${/title: (.*)/.exec(source(area('tauros')))?.[1]}`,
    `title: ${/title: (.*)/.exec(source(area('perama')))?.[1]}`,
    'title:',
  ),
  // Leftovers of writing.
  edit('content/placeholder', 'TODO', page('contact'), 'reach: Τα στοιχεία μας', 'reach: Τα στοιχεία μας TODO'),
  edit('content/placeholder', 'a gap in brackets', nikaia, 'Έδρα στη Νίκαια', '"Έδρα [περιοχή]"'),
  edit('content/placeholder', 'a text of the pattern', page('contact'), 'Στείλτε μας μήνυμα', 'Κείμενο εδώ'),
  edit('content/placeholder', 'two braces', page('contact'), 'Στείλτε μας μήνυμα', '"Απαντάμε {{availability.day}}"'),
  edit(
    'content/placeholder',
    'xxx for a number',
    page('faq'),
    'Όσα μας ρωτάτε πριν έρθουμε',
    'Ρωτήστε μας στο 210 xxx xxxx',
  ),
  edit(
    'content/placeholder',
    'lorem ipsum',
    plumbing,
    'Βρύσες, καζανάκια, σωλήνες και',
    'Lorem ipsum dolor sit amet, και',
  ),
  english(
    'content/placeholder',
    'a text of the pattern',
    service('window-locks'),
    'Locks for casements and sashes',
    'Your text here, locks for casements',
  ),
  {
    ...drawn(
      'content/placeholder',
      'a label with its gap',
      '/epikoinwnia',
      'Στείλτε μας μήνυμα',
      'Στείλτε μας {n} μήνυμα',
      page('contact'),
      'heading: Στείλτε μας μήνυμα',
    ),
    apart: true,
  },
  edit(
    'content/dates',
    'an offer that is over',
    page('contact'),
    'Για ραντεβού ή',
    'Η προσφορά ισχύει έως 31/10/2025. Για ραντεβού ή',
  ),
  english(
    'content/dates',
    'an offer that is over',
    service('lock-change'),
    'A new cylinder and five keys',
    'Offer valid until 31 October 2026',
  ),
  // Redirects and published addresses.
  redirect(
    'redirect/target',
    'a redirect to no page',
    MOVED.replace('apolymansi', 'apolimansi'),
    '/services/apolimansi',
  ),
  redirect(
    'redirect/target',
    'a redirect to a redirect',
    `${MOVED}\n  - { from: /old, to: /services/disinfection }`,
    'from: /old',
  ),
  redirect('redirect/target', 'a loop', '{ from: /one, to: /two }\n  - { from: /two, to: /one }', 'from: /one'),
  redirect('redirect/target', 'a redirect from a page', '{ from: /faq, to: /epikoinwnia }', 'from: /faq'),
  {
    rule: 'url/changed',
    name: 'a published address is gone',
    published: ['/', '/company', '/services/apofraksi-mpanieras'],
    at: { file: ROUTES, line: 'redirects:' },
  },
  // Links.
  edit('link/broken', 'a menu item to no page', 'site.yaml', 'για μας, href: /company', 'για μας, href: /compnay'),
  edit('link/broken', 'a link to no page', 'content/labels.yaml', '(/politiki-aporritou)', '(/politiki-aporitou)'),
  edit('link/anchor', 'a link to no anchor', page('faq'), '(/#prices)', '(/#times)'),
  edit(
    'link/broken',
    'a menu item to a redirect',
    'site.yaml',
    'Απολύμανση σπιτιού, href: /services/apolymansi',
    'Απολύμανση σπιτιού, href: /services/disinfection',
  ),
  edit(
    'link/own-absolute',
    'a menu item with its host',
    'site.yaml',
    'Επικοινωνία, href: /epikoinwnia',
    'Επικοινωνία, href: https://www.apofraxeis-peiraia.example/epikoinwnia',
  ),
  // Structured data.
  edit('ld/valid', 'a type that does not exist', 'site.yaml', 'type: Plumber', 'type: Plumbber'),
  // Search engines.
  drawn(
    'robots/valid',
    'a template hides a page',
    '/company',
    'content="index, follow',
    'content="noindex, follow',
    page('company'),
  ),
  {
    rule: 'robots/valid',
    name: 'robots.txt hides pages',
    output: { 'robots.txt': `User-agent: *\nDisallow: /areas/\n\nSitemap: ${ORIGIN}/sitemap.xml\n` },
    at: { file: 'public/robots.txt' },
  },
  // The launch gate.
  edit('launch/placeholder', 'a text tagged as not real', page('contact'), 'Στείλτε μας', '!placeholder Στείλτε μας'),
  edit(
    'launch/placeholder',
    'a form to an example host',
    'site.yaml',
    'delivery: demo',
    'delivery: post\n  endpoint: https://forms.example/x',
    'endpoint',
  ),
  edit('launch/placeholder', 'no tax number', 'site.yaml', '    vat: !placeholder "000000000"\n', '', 'legal:'),
  // Greek letters.
  edit('lang/spelling', 'no accent', nikaia, 'Από πού θα δουλέψετε;', 'Από πού θα δουλεψετε;'),
  edit('lang/spelling', 'no accent in a label', 'content/labels.yaml', 'Δωρεάν εκτίμηση', 'Δωρεάν εκτιμηση'),
  edit('lang/characters', 'a Latin letter', nikaia, 'heading: Αποφράξεις στη', 'heading: Aποφράξεις στη'),
  edit('lang/spelling', 'the wrong sigma', nikaia, 'κολλητές αυλές', 'κολλητέσ αυλές'),
  edit('lang/characters', 'an accent of its own', nikaia, 'κολλητές αυλές', 'κολλητε\u0301ς αυλές'),
  edit('lang/characters', 'a text decoded wrongly', page('contact'), 'Στείλτε μας μήνυμα', 'Î£Ï„ÎµÎ¯Î»Ï„Îµ'),
  edit('lang/spelling', 'a vowel', plumbing, 'Τα λαστιχάκια σκληραίνουν', 'Τα λαστιχάκια σκληρένουν'),
  edit('lang/spelling', 'a syllable', page('company'), 'σας ειδοποιούμε', 'σας ειδοπιούμε'),
  english('lang/spelling', 'a letter too many', area('headingley'), 'What we are called for', 'What is neccessary'),
  // Markup, pictures, headers.
  added('a11y/html-valid', 'one id twice', 'company', '<p id="main"></p>'),
  drawn('a11y/html-valid', 'a picture without alt', '/company', '<img alt=""', '<img', PICTURE),
  added('a11y/html-valid', 'a second main heading', 'company', '<h1>Και πάλι</h1>'),
  drawn(
    'img/size',
    'a stretched picture',
    '/services',
    'width="480" height="400"',
    'width="480" height="300"',
    PICTURE,
  ),
  added('sec/third-party', 'a link that runs code', 'company', '<a href="javascript:void(0)">Μενού</a>'),
  added(
    'sec/third-party',
    'a sound over http',
    'company',
    '<audio src="http://sounds.example/ring.mp3" controls></audio>',
  ),
  added('sec/third-party', 'a style that the policy blocks', 'company', '<p style="margin:0">Άκρη</p>'),
  {
    rule: 'sec/secret',
    name: 'a key among the files',
    output: { 'notes.txt': 'AKIAIOSFODNN7EXAMPLE' },
    at: { file: 'public/notes.txt' },
  },
]
