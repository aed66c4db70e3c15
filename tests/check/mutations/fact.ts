// Wrong facts of the business: phone, name, address, hours, promises, prices, areas.
import type { Mutation } from '../mutate.ts'

const headingley = 'content/areas/headingley.yaml'
const elefsina = 'content/areas/elefsina.yaml'
const contact = 'content/pages/contact.yaml'

export default [
  {
    name: 'a call button without a number dials a stranger',
    rule: 'link/tel-mailto',
    html: {
      path: '/areas/nikaia',
      find: 'header-call" href="tel:+302100000000" aria-label="Καλέστε στο 210\u00a0000\u00a00000"',
      by: 'header-call" href="tel:+302104112233" aria-label="Καλέστε"',
    },
    at: { file: 'templates/layout/header.tsx' },
  },
  {
    name: 'the postal code of the town differs in a box',
    rule: 'fact/address',
    yaml: [{ file: elefsina, find: 'Φτάνουμε σε {response.far}', by: 'Από 184 55 Νίκαια' }],
    at: { file: elefsina, line: '184 55' },
  },
  {
    name: 'the shown address has another town',
    rule: 'fact/address',
    yaml: [{ file: 'site.yaml', find: 'shown: Νίκαια, 184 50, Αττική', by: 'shown: Κερατσίνι, 184 50, Αττική' }],
    also: ['ld/matches-visible'],
    alone: true,
    at: { file: 'site.yaml', line: 'locality: Νίκαια' },
  },
  {
    name: 'the name has another capital in a heading',
    rule: 'fact/name',
    yaml: [{ file: elefsina, find: 'heading: Αξίζει να μας περιμένετε', by: 'heading: Γιατί οι Αποφράξεις πειραιά' }],
    at: { file: elefsina, line: 'Αποφράξεις πειραιά' },
  },
  {
    name: 'the name lost a letter in a label',
    rule: 'fact/name',
    yaml: [{ file: 'content/labels.yaml', find: 'copyright: "', by: 'copyright: "Αποφράξεις Πειαιά ' }],
    alone: true,
    at: { file: 'content/labels.yaml', line: 'Πειαιά' },
  },
  {
    name: 'the office is said to open in the morning',
    rule: 'fact/hours',
    yaml: [
      { file: contact, find: 'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.', by: 'Απαντάμε από τις 8:00 έως τις 16:00.' },
    ],
    at: { file: contact, line: '8:00' },
  },
  {
    name: 'a box has a closing time',
    rule: 'fact/hours',
    yaml: [{ file: elefsina, find: 'Δωρεάν πρώτη εκτίμηση', by: 'Ανοιχτά ως τις 21:00' }],
    at: { file: elefsina, line: '21:00' },
  },
  {
    name: 'hoursShown leaves out a day',
    rule: 'fact/hours',
    yaml: [
      { file: 'site.yaml', find: 'hoursShown: Δευτέρα έως Κυριακή, 24', by: 'hoursShown: Δευτέρα έως Σάββατο, 24' },
    ],
    alone: true,
    at: { file: 'site.yaml', line: 'hoursShown' },
  },
  {
    name: 'a sentence tells a time that is nobody’s promise',
    rule: 'fact/claim-undeclared',
    yaml: [{ file: elefsina, find: 'Λίγες πόλεις έχουν', by: 'Το λιμάνι απέχει 20 λεπτά. Λίγες πόλεις έχουν' }],
    at: { file: elefsina, line: '20 λεπτά' },
  },
  {
    name: 'a sentence tells a share',
    rule: 'fact/claim-undeclared',
    site: 'locksmith',
    yaml: [{ file: headingley, find: 'Night latches wear out', by: 'There, 40% are let. Night latches wear out' }],
    at: { file: headingley, line: '40%' },
  },
  {
    name: 'a claim differs in another language',
    rule: 'fact/claim-conflict',
    site: 'locksmith',
    yaml: [{ file: 'site.el.yaml', find: 'text: 45 λεπτά', by: 'text: 40 λεπτά' }],
    at: { file: 'site.el.yaml', line: '40 λεπτά' },
  },
  {
    name: 'a variant differs in another language',
    rule: 'fact/claim-conflict',
    site: 'locksmith',
    alone: true,
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
  {
    name: 'a price is typed into the price list',
    rule: 'fact/price',
    yaml: [{ file: 'content/prices.yaml', find: 'price: "{price-basin}"', by: 'price: 55€' }],
    at: { file: 'content/prices.yaml', line: '55€' },
  },
  {
    name: 'a title has an old price',
    rule: 'fact/price',
    yaml: [
      {
        file: 'content/services/apofraksi-lekanis.yaml',
        find: 'στον Πειραιά με {price-toilet},',
        by: 'στον Πειραιά με 55€,',
      },
    ],
    at: { file: 'content/services/apofraksi-lekanis.yaml', line: '55€' },
  },
  {
    name: 'a sentence of ours has another price',
    rule: 'fact/price',
    yaml: [
      {
        file: 'content/services/apofraksi-lekanis.yaml',
        find: 'την ανοίγουμε με {price-toilet}.',
        by: 'την ανοίγουμε με 60 ευρώ.',
      },
    ],
    at: { file: 'content/services/apofraksi-lekanis.yaml', line: '60 ευρώ' },
  },
  ...['Καλέστε τις Αποφράξεις Ζαρίφη.', 'Οι Αποφράξεις Ζαρίφη δεν ξεχνούν.', 'Δουλεύουν οι Αποφράξεις Ζαρίφη.'].map(
    (by) => ({
      name: `the old name is left: ${by}`,
      rule: 'fact/name',
      alone: true as const,
      yaml: [
        { file: 'site.yaml', find: '  type: Plumber', by: '  formerNames: [Αποφράξεις Ζαρίφη]\n  type: Plumber' },
        { file: contact, find: 'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.', by },
      ],
      at: { file: contact, line: 'Ζαρίφη' },
    }),
  ),
] satisfies readonly Mutation[]
