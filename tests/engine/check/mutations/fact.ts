// Wrong facts of the business: phone, name, address, hours, promises, prices, areas.
import { drawn, edit, english, type Mutation } from '../mutate.ts'

const headingley = 'content/areas/headingley.yaml'
const elefsina = 'content/areas/elefsina.yaml'
const contact = 'content/pages/contact.yaml'

export default [
  drawn(
    'link/tel-mailto',
    'a call button without a number dials a stranger',
    '/areas/nikaia',
    'header-call" href="tel:+302100000000" aria-label="Καλέστε στο 210\u00a0000\u00a00000"',
    'header-call" href="tel:+302104112233" aria-label="Καλέστε"',
    'templates/layout/header.tsx',
  ),
  edit(
    'fact/address',
    'the postal code of the town differs in a box',
    elefsina,
    'Φτάνουμε σε {response.far}',
    'Από 184 55 Νίκαια',
  ),
  {
    name: 'the shown address has another town',
    rule: 'fact/address',
    yaml: [{ file: 'site.yaml', find: 'shown: Νίκαια, 184 50, Αττική', by: 'shown: Κερατσίνι, 184 50, Αττική' }],
    also: ['ld/matches-visible'],
    apart: true,
    at: { file: 'site.yaml', line: 'locality: Νίκαια' },
  },
  edit(
    'fact/name',
    'the name has another capital in a heading',
    elefsina,
    'heading: Αξίζει να μας περιμένετε',
    'heading: Γιατί οι Αποφράξεις πειραιά',
  ),
  {
    name: 'the name lost a letter in a label',
    rule: 'fact/name',
    yaml: [{ file: 'content/labels.yaml', find: 'copyright: "', by: 'copyright: "Αποφράξεις Πειαιά ' }],
    apart: true,
    at: { file: 'content/labels.yaml', line: 'Πειαιά' },
  },
  edit(
    'fact/phone',
    'a phone has letters for zeros',
    contact,
    'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.',
    'Καλέστε 21O OOO OOOO.',
  ),
  edit(
    'fact/claim-undeclared',
    'the office is said to open in the morning',
    contact,
    'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.',
    'Απαντάμε από τις 8:00 έως τις 16:00.',
  ),
  edit('fact/claim-undeclared', 'a box has a closing time', elefsina, 'Δωρεάν πρώτη εκτίμηση', 'Ανοιχτά ως τις 21:00'),
  {
    name: 'hoursShown is another time',
    rule: 'fact/hours',
    site: 'locksmith',
    yaml: [{ file: 'site.yaml', find: '8 am to 6 pm', by: '8 am to 7 pm' }],
    apart: true,
    at: { file: 'site.yaml', line: 'hoursShown' },
  },
  {
    name: 'other hours show another day',
    rule: 'fact/hours',
    site: 'locksmith',
    yaml: [{ file: 'site.yaml', find: 'Closed on 25 and 26 December', by: 'Closed on 25 and 28 December' }],
    apart: true,
    at: { file: 'site.yaml', line: '28 December' },
  },
  {
    name: 'hoursShown leaves out a day',
    rule: 'fact/hours',
    yaml: [
      { file: 'site.yaml', find: 'hoursShown: Δευτέρα έως Κυριακή, 24', by: 'hoursShown: Δευτέρα έως Σάββατο, 24' },
    ],
    apart: true,
    at: { file: 'site.yaml', line: 'hoursShown' },
  },
  edit(
    'fact/claim-undeclared',
    'a sentence tells a time that is nobody’s promise',
    elefsina,
    'Λίγες πόλεις έχουν',
    'Το λιμάνι απέχει 20 λεπτά. Λίγες πόλεις έχουν',
  ),
  english(
    'fact/claim-undeclared',
    'a sentence tells a share',
    headingley,
    'Night latches wear out',
    'There, 40% are let. Night latches wear out',
  ),
  english(
    'fact/claim-conflict',
    'a claim differs in another language',
    'site.el.yaml',
    'text: 45 λεπτά',
    'text: 40 λεπτά',
  ),
  {
    name: 'a variant differs in another language',
    rule: 'fact/claim-conflict',
    site: 'locksmith',
    apart: true,
    yaml: [{ file: 'site.yaml', find: 'edge: { text: 60 minutes', by: 'edge: { text: 70 minutes' }],
    at: { file: 'site.el.yaml', line: '60 λεπτά' },
  },
  {
    name: 'two claims about one thing have two values',
    rule: 'fact/claim-conflict',
    also: ['claims/variants'],
    yaml: [
      {
        file: 'site.yaml',
        find: '  radius:\n',
        by: '  visit: { text: 30 ώρες, about: σε πόσο κλείνει επίσκεψη για παράσιτα }\n  radius:\n',
      },
    ],
    at: { file: 'site.yaml', line: 'visit: {' },
  },
  edit(
    'fact/price',
    'a price is typed into the price list',
    'content/prices.yaml',
    'price: "{price-basin}"',
    'price: 55€',
  ),
  english(
    'fact/price',
    'a price of the list is higher',
    'content/prices.yaml',
    'price: "{price-cylinder}"',
    'price: £110',
  ),
  english(
    'fact/price',
    'a price may be a thousand',
    'content/prices.yaml',
    'price: "{price-lockout}"',
    'price: £1.250',
  ),
  edit(
    'fact/claim-undeclared',
    'a title has an old price',
    'content/services/apofraksi-lekanis.yaml',
    'στον Πειραιά με {price-toilet},',
    'στον Πειραιά με 55€,',
  ),
  edit(
    'fact/claim-undeclared',
    'a sentence has another price',
    'content/services/apofraksi-lekanis.yaml',
    'την ανοίγουμε με {price-toilet}.',
    'την ανοίγουμε με 60 ευρώ.',
  ),
  ...['Καλέστε τις Αποφράξεις Ζαρίφη.', 'Οι Αποφράξεις Ζαρίφη δεν ξεχνούν.', 'Δουλεύουν οι Αποφράξεις Ζαρίφη.'].map(
    (by) => ({
      name: `the old name is left: ${by}`,
      rule: 'fact/name',
      apart: true as const,
      yaml: [
        { file: 'site.yaml', find: '  type: Plumber', by: '  formerNames: [Αποφράξεις Ζαρίφη]\n  type: Plumber' },
        { file: contact, find: 'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.', by },
      ],
      at: { file: contact, line: 'Ζαρίφη' },
    }),
  ),
] satisfies readonly Mutation[]
