// Pages of a set that were copied, left unfinished or drawn apart from the others; files of public/ beside them.
import { source } from '../mutate.ts'
import { drawn, type Table } from '../together.ts'

const area = (slug: string) => `content/areas/${slug}.yaml`
const company = 'content/pages/company.yaml'
const leak = 'content/services/leak-detection.yaml'
const plumbing = 'content/services/plumbing.yaml'
const AREA = 'templates/pages/area.tsx'
/** What a pattern finds in a source file of the site: the whole, and its first group. */
const part = (file: string, pattern: RegExp): readonly [whole: string, value: string] => {
  const [whole = '', value = ''] = pattern.exec(source(file)) ?? []
  return [whole, value]
}
const HEADING = /hero:\n(?: {2}picture: .*\n)? {2}heading: (.*)/
const TITLE = /head:\n {2}title: (.*)/
const PARAGRAPH = / {2}paragraphs:\n {4}- (.*)/
const QUESTION = / {2}- question: (.*)/
/** The value of one file written into another. */
const taken = (from: string, to: string, pattern: RegExp) => {
  const [whole, value] = part(to, pattern)
  return [{ file: to, find: whole, by: whole.replace(value, () => part(from, pattern)[1]) }]
}
const shared = (path: string, title: string) => ({
  path,
  find: '<meta property="og:title" content="',
  by: `<meta property="og:title" content="${title}"><meta property="x" content="`,
})
const inHead = (path: string, html: string) => ({
  path,
  find: '<link rel="canonical"',
  by: `${html}<link rel="canonical"`,
})
const service = (name: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"${name}"}</script>`
const [notHeader] = part(area('korydallos'), /\nquestions:[\s\S]*/)
const located = (name: string) => ({
  name: `the place where ${name} was taken lies in it`,
  rule: 'img/metadata',
  output: {
    [name]:
      'hex:ffd8ffe1003a45786966000049492a000800000001002588040001000000' +
      '1a000000000000000100010002000200000000004e00000000000000ffd9',
  },
  at: { file: `public/${name}` },
  says: name,
})

export default {
  faults: [
    {
      name: 'a heading of a service stands twice',
      rule: 'a11y/heading-twice',
      yaml: [
        { file: plumbing, find: 'heading: Πώς δουλεύουμε μέσα στο σπίτι', by: 'heading: Εργασίες που αναλαμβάνουμε' },
      ],
      at: { file: plumbing, line: 'Εργασίες που αναλαμβάνουμε' },
      says: 'Εργασίες που αναλαμβάνουμε',
    },
    {
      name: 'a template draws two parts under one heading',
      rule: 'a11y/heading-twice',
      html: drawn('/areas/perama', '<h2>Χρήσιμα κοντά σας</h2><p>Ένα</p><h2>Χρήσιμα κοντά σας</h2><p>Δύο</p>'),
      at: { file: AREA },
      says: 'Χρήσιμα κοντά σας',
    },
    {
      name: 'one service of all is kept out of search results',
      rule: 'index/set',
      yaml: [{ file: leak, find: 'head:\n', by: 'head:\n  robots: noindex, follow\n' }],
      at: { file: leak, line: 'noindex' },
      says: '20 of the 21',
    },
    {
      name: 'one area of all is not to be followed or found',
      rule: 'index/set',
      yaml: [{ file: area('aigaleo'), find: 'head:\n', by: 'head:\n  robots: noindex, nofollow\n' }],
      at: { file: area('aigaleo'), line: 'noindex' },
      says: '19 of the 20',
    },
    {
      name: 'the questions have the heading of the areas',
      rule: 'title/h1-duplicate',
      yaml: taken('content/pages/areas.yaml', 'content/pages/faq.yaml', HEADING),
      at: { file: 'content/pages/faq.yaml', line: part('content/pages/areas.yaml', HEADING)[1] },
      says: part('content/pages/areas.yaml', HEADING)[1],
    },
    {
      name: 'the company has the heading of the services',
      rule: 'title/h1-duplicate',
      yaml: taken('content/pages/services.yaml', company, HEADING),
      at: { file: 'content/pages/services.yaml', line: part('content/pages/services.yaml', HEADING)[1] },
      says: part('content/pages/services.yaml', HEADING)[1],
    },
    {
      name: 'the company is shared as the list of areas',
      rule: 'title/shared',
      html: shared('/company', part('content/pages/areas.yaml', TITLE)[1]),
      at: { file: company },
      says: part('content/pages/areas.yaml', TITLE)[1],
    },
    {
      name: 'one area is shared as another',
      rule: 'title/shared',
      html: shared('/areas/athens', part(area('tauros'), TITLE)[1]),
      at: { file: area('athens') },
      says: part(area('tauros'), TITLE)[1],
    },
    ...['perama', 'peristeri'].map((slug) => ({
      name: `a question of all is answered otherwise in ${slug}`,
      rule: 'content/duplicate-faq',
      yaml: [
        {
          file: area(slug),
          find: part(area(slug), QUESTION)[0],
          by: '  - question: Θα σπάσετε πλακάκια ή τοίχους;',
        },
      ],
      at: { file: area(slug), line: 'Θα σπάσετε' },
      says: 'this question has another answer',
    })),
    {
      name: 'a label lists the towns',
      rule: 'content/name-list',
      yaml: [
        {
          file: 'content/labels.yaml',
          find: 'Ξεκινάμε από τη Νίκαια και καλύπτουμε Πειραιά, Δυτική Αθήνα και παραλία.',
          by: 'Νίκαια, Κερατσίνι, Πέραμα, Κορυδαλλός, Αιγάλεω, Χαϊδάρι, Περιστέρι.',
        },
      ],
      at: { file: 'content/labels.yaml', line: 'Χαϊδάρι' },
      says: 'lists the names of 7 places',
    },
    {
      name: 'the note of the prices lists the towns',
      rule: 'content/name-list',
      yaml: [
        {
          file: 'content/prices.yaml',
          find: 'note: "{vat} {night-price}"',
          by: 'note: "{vat} {night-price} Νίκαια, Πέραμα, Ταύρος, Μοσχάτο, Καλλιθέα, Περιστέρι, Δραπετσώνα, Ελευσίνα."',
        },
      ],
      at: { file: 'content/prices.yaml', line: 'Δραπετσώνα' },
      says: 'lists the names of 8 places',
    },
    {
      name: 'a paragraph of the next service is taken over',
      rule: 'dup/paragraph',
      yaml: taken('content/services/apofraksi-banieras.yaml', 'content/services/apofraksi-sifonioy.yaml', PARAGRAPH),
      at: { file: 'content/services/apofraksi-sifonioy.yaml' },
      says: part('content/services/apofraksi-banieras.yaml', PARAGRAPH)[1].slice(0, 20),
    },
    {
      name: 'a paragraph of another service is taken over',
      rule: 'dup/paragraph',
      yaml: taken('content/services/apofraksi-frateiou.yaml', plumbing, PARAGRAPH),
      at: { file: plumbing },
      says: part('content/services/apofraksi-frateiou.yaml', PARAGRAPH)[1].slice(0, 20),
    },
    {
      name: 'three titles differ by the place',
      rule: 'dup/place-only-head',
      yaml: [
        {
          file: area('moschato'),
          find: part(area('moschato'), TITLE)[0],
          by: 'head:\n  title: Αποφράξεις στο Μοσχάτο με ραντεβού την ίδια μέρα',
        },
        {
          file: area('kallithea'),
          find: part(area('kallithea'), TITLE)[0],
          by: 'head:\n  title: Αποφράξεις στην Καλλιθέα με ραντεβού την ίδια μέρα',
        },
      ],
      at: { file: area('moschato'), line: 'την ίδια μέρα' },
      says: '',
    },
    {
      name: 'an area lost its questions',
      rule: 'ld/set',
      yaml: [{ file: area('korydallos'), find: notHeader, by: '\n' }],
      at: { file: area('korydallos') },
      says: 'no structured data of FAQPage',
    },
    {
      name: 'the questions of another area are a page',
      rule: 'ld/set',
      html: { path: '/areas/keratsini', find: '"@type":"FAQPage"', by: '"@type":"WebPage"' },
      at: { file: area('keratsini') },
      says: 'no structured data of FAQPage',
    },
    {
      name: 'a service of a list of links is done by nobody',
      rule: 'ld/service-provider',
      html: inHead('/areas/elefsina', service('Ελευσίνα')),
      at: { file: area('elefsina') },
      says: '"Ελευσίνα"',
    },
    {
      name: 'a service of the questions is done by nobody',
      rule: 'ld/service-provider',
      html: inHead('/areas/neo-faliro', service('Έλεγχος')),
      at: { file: area('neo-faliro') },
      says: '"Έλεγχος"',
    },
    {
      name: 'a counter stands in the way of the page',
      rule: 'perf/blocking',
      html: inHead('/areas/paleo-faliro', '<script src="/manifest.webmanifest"></script>'),
      at: { file: area('paleo-faliro') },
      says: '/manifest.webmanifest',
    },
    {
      name: 'a slider stands in the way of the words below it',
      rule: 'perf/blocking',
      html: drawn('/areas/agia-barbara', '<script src="/icon-192.png"></script>'),
      at: { file: AREA },
      says: '/icon-192.png',
    },
    {
      name: 'a list of every street',
      rule: 'perf/elements',
      html: drawn('/areas/drapetsona', `<ul>${'<li>Δρόμος</li>'.repeat(1300)}</ul>`),
      at: { file: 'templates/pages/area.tsx' },
      says: 'of them in one ul',
    },
    {
      name: 'a calendar of a thousand days',
      rule: 'perf/elements',
      html: drawn('/areas/nea-smyrni', `<ol>${'<li><i>α</i></li>'.repeat(800)}</ol>`),
      at: { file: 'templates/pages/area.tsx' },
      says: 'of them in one ol',
    },
    {
      name: 'the picture of a service is fetched late',
      rule: 'perf/first-picture',
      html: { path: '/services/apofraksi-lekanis', find: '<img alt="', by: '<img loading="lazy" alt="' },
      at: { file: 'templates/pages/service.tsx' },
      says: 'is fetched late',
    },
    {
      name: 'the picture of the camera is fetched late',
      rule: 'perf/first-picture',
      html: { path: '/services/apofraksi-me-kamera', find: '<img alt="', by: '<img loading="lazy" alt="' },
      at: { file: 'templates/pages/service.tsx' },
      says: 'is fetched late',
    },
    located('team.jpg'),
    located('photos/yard.jpeg'),
    {
      name: 'a drawing of megabytes',
      rule: 'img/weight',
      output: { 'plan.png': 'x'.repeat(900_000) },
      at: { file: 'public/plan.png' },
      says: 'plan.png',
    },
    {
      name: 'a film as a picture',
      rule: 'img/weight',
      output: { 'before-after.gif': 'x'.repeat(3_000_000) },
      at: { file: 'public/before-after.gif' },
      says: 'before-after.gif',
    },
    {
      name: 'two agencies have proved themselves to Yandex',
      rule: 'sec/verification',
      output: { 'yandex_0123456789abcdef.html': 'x', 'yandex_aaaa456789abcdef.html': 'x' },
      at: { file: 'public/yandex_aaaa456789abcdef.html' },
      says: 'a second owner to Yandex',
    },
    {
      name: 'two agencies have proved themselves to Pinterest',
      rule: 'sec/verification',
      output: { 'pinterest-01234.html': 'x', 'pinterest-98765.html': 'x' },
      at: { file: 'public/pinterest-98765.html' },
      says: 'a second owner to Pinterest',
    },
    {
      name: 'any site may frame the pages',
      rule: 'sec/headers',
      output: { _headers: (text) => text.replace("frame-ancestors 'none'", 'frame-ancestors *') },
      at: { file: 'site.yaml', line: 'hosts: [netlify]' },
      says: '* in frame-ancestors',
    },
    {
      name: 'the landline was given the number of the mobile',
      rule: 'contact/phones',
      yaml: [
        {
          file: 'site.yaml',
          find: 'number: !placeholder "+302100000000"\n      shown: !placeholder 210 000 0000',
          by: 'number: !placeholder "+306900000000"\n      shown: !placeholder 690 000 0000',
        },
      ],
      at: { file: 'site.yaml', line: '+306900000000' },
      says: 'are one number',
    },
    {
      name: 'and is still called the landline',
      rule: 'contact/phone-kind',
      at: { file: 'site.yaml', line: 'label: Σταθερό' },
      says: 'is labelled "Σταθερό"',
    },
    {
      name: 'and in a text',
      rule: 'contact/phone-kind',
      at: { file: area('korydallos'), line: '{phone.landline}' },
      says: 'called a landline',
    },
    {
      name: 'two digits of the latitude changed places',
      rule: 'identity/place',
      yaml: [{ file: 'site.yaml', find: 'latitude: 37.94203', by: 'latitude: 73.94203' }],
      at: { file: 'site.yaml', line: 'latitude: 73.94203' },
      says: '73.94203',
    },
    {
      name: 'a digit of the tax number is another',
      rule: 'identity/tax-number',
      yaml: [{ file: 'site.yaml', find: 'vat: !placeholder "000000000"', by: 'vat: "090000046"' }],
      at: { file: 'site.yaml', line: '090000046' },
      says: 'check digit',
    },
  ],
  harmless: [
    {
      name: 'the same word heads two parts of two parts',
      html: drawn(
        '/areas/perama',
        '<h2>Πριν έρθουμε εδώ</h2><h3>Νερό</h3><p>Ένα</p><h2>Αφού φύγουμε από εδώ</h2><h3>Αποχέτευση</h3><p>Δύο</p>',
      ),
    },
    { name: 'a shared link has words of its own', html: shared('/company', 'Ποιοι έρχονται όταν βουλώσει') },
    {
      name: 'a shared link has the words of its own page',
      html: shared('/areas/athens', part(area('athens'), TITLE)[1]),
    },
    {
      name: 'a question of its own, near to one of all',
      yaml: [
        {
          file: area('perama'),
          find: part(area('perama'), QUESTION)[0],
          by: '  - question: Θα σπάσετε τον τοίχο της αυλής μου;',
        },
      ],
    },
    {
      name: 'a label names three towns',
      yaml: [
        {
          file: 'content/labels.yaml',
          find: 'Ξεκινάμε από τη Νίκαια και καλύπτουμε Πειραιά, Δυτική Αθήνα και παραλία.',
          by: 'Ξεκινάμε από τη Νίκαια για Πέραμα, Ταύρο και όλα τα γύρω.',
        },
      ],
    },
    {
      name: 'two titles are about the same thing, in words of their own',
      yaml: [
        {
          file: area('moschato'),
          find: part(area('moschato'), TITLE)[0],
          by: 'head:\n  title: Αποφράξεις στο Μοσχάτο, δίπλα στον Ιλισό',
        },
        {
          file: area('kallithea'),
          find: part(area('kallithea'), TITLE)[0],
          by: 'head:\n  title: Αποφράξεις στην Καλλιθέα, με πάρκινγκ ή χωρίς',
        },
      ],
    },
    {
      name: 'a service with a provider',
      html: inHead(
        '/areas/elefsina',
        service('Ελευσίνα').replace('"}', '","provider":{"@id":"https://apofraxeis-peiraia.example/#business"}}'),
      ),
    },
    {
      name: 'scripts that wait',
      html: drawn('/areas/agia-barbara', '<p>Μια λέξη <b>ακόμη</b></p>'.repeat(20)),
    },
    { name: 'a list of fifty', html: drawn('/areas/drapetsona', `<ul>${'<li>Δρόμος</li>'.repeat(50)}</ul>`) },
    {
      name: 'small pictures, and one that is no photo',
      output: { 'van.png': 'x'.repeat(200_000), 'team.jpg': 'hex:ffd8ffe00010ffd9', 'menu.pdf': 'x'.repeat(900_000) },
    },
    {
      name: 'one owner for each search engine',
      output: {
        'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
        'BingSiteAuth.xml': '<users/>',
      },
    },
    {
      name: 'another point in the country, and a smaller circle',
      yaml: [{ file: 'site.yaml', find: 'latitude: 37.94203', by: 'latitude: 37.9666' }],
    },
    {
      name: 'a tax number with spaces',
      yaml: [{ file: 'site.yaml', find: 'vat: !placeholder "000000000"', by: 'vat: "090 000 045"' }],
    },
  ],
} satisfies Table
