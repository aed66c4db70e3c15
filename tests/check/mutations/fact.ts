// Facts of the business said wrongly: phone, name, address, hours, promises, prices, areas.
import type { Mutation } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'

export default [
  {
    name: 'a phone digit is changed in one page',
    rule: 'fact/phone',
    html: { path: '/areas/nikaia', find: '>210\u00a0000\u00a00000</', by: '>210\u00a0000\u00a00001</' },
    at: { file: 'templates/pages/area.tsx' },
  },
  {
    name: 'a phone is typed, with one digit wrong',
    rule: 'fact/phone',
    yaml: [{ file: nikaia, find: 'τηλεφώνημα στο {phone.landline}', by: 'τηλεφώνημα στο 210 000 0009' }],
    at: { file: nikaia, line: '210 000 0009' },
  },
  {
    name: 'a phone of another business stands in the description',
    rule: 'fact/phone',
    yaml: [{ file: nikaia, find: 'Η έδρα μας είναι εδώ,', by: 'Τηλ. +30 210 411 2233,' }],
    at: { file: nikaia, line: '411 2233' },
  },
  {
    name: 'a call button without a number dials a stranger',
    rule: 'fact/phone',
    html: {
      path: '/areas/nikaia',
      find: 'header-call" href="tel:+302100000000" aria-label="Καλέστε στο 210\u00a0000\u00a00000"',
      by: 'header-call" href="tel:+302104112233" aria-label="Καλέστε"',
    },
    at: { file: 'templates/layout/header.tsx' },
  },
  {
    name: 'the name is misspelled',
    rule: 'fact/name',
    yaml: [
      {
        file: 'content/pages/company.yaml',
        find: 'Η συζήτηση και η εκτίμηση',
        by: 'Οι Αποφράξεις Πιραιά είναι κοντά. Η συζήτηση και η εκτίμηση',
      },
    ],
    at: { file: 'content/pages/company.yaml', line: 'Πιραιά' },
  },
  {
    name: 'the postal code differs by a digit',
    rule: 'fact/address',
    yaml: [
      {
        file: nikaia,
        find: 'Ξεκινάμε από την ίδια πόλη',
        by: 'Το γραφείο είναι στη Νίκαια, Τ.Κ. 184 51. Ξεκινάμε από την ίδια πόλη',
      },
    ],
    at: { file: nikaia, line: '184 51' },
  },
  {
    name: 'a street is named that nobody declared',
    rule: 'fact/address',
    yaml: [
      {
        file: nikaia,
        find: 'Ξεκινάμε από την ίδια πόλη',
        by: 'Μας βρίσκετε στη Λεωφ. Θηβών 210, Νίκαια. Ξεκινάμε από την ίδια πόλη',
      },
    ],
    at: { file: nikaia, line: 'Θηβών 210' },
  },
  {
    name: 'opening hours of an office stand in a text',
    rule: 'fact/hours',
    yaml: [
      {
        file: 'content/pages/contact.yaml',
        find: 'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.',
        by: 'Απαντάμε Δευτέρα-Παρασκευή 8-16.',
      },
    ],
    at: { file: 'content/pages/contact.yaml', line: '8-16' },
  },
  {
    name: 'a text says Sundays are closed',
    rule: 'fact/hours',
    yaml: [
      {
        file: 'content/pages/contact.yaml',
        find: 'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.',
        by: 'Σάββατο και Κυριακή κλειστά.',
      },
    ],
    at: { file: 'content/pages/contact.yaml', line: 'κλειστά' },
  },
  {
    name: 'a page promises another time of arrival',
    rule: 'fact/claim-conflict',
    yaml: [{ file: nikaia, find: 'σε {response} χτυπάμε', by: 'σε 40 λεπτά χτυπάμε' }],
    at: { file: nikaia, line: '40 λεπτά' },
  },
  {
    name: 'a template promises another guarantee',
    rule: 'fact/claim-conflict',
    html: { path: '/company', find: 'Εγγύηση στη δουλειά μας', by: 'Εγγύηση 5 χρόνια' },
    at: { file: 'content/pages/company.yaml' },
  },
  {
    name: 'a declared number is typed instead of named',
    rule: 'fact/claim-undeclared',
    yaml: [{ file: nikaia, find: 'Άφιξη σε {response}', by: 'Άφιξη σε 20 λεπτά' }],
    at: { file: nikaia, line: '20 λεπτά' },
  },
  {
    name: 'a number nobody declared is promised',
    rule: 'fact/claim-undeclared',
    yaml: [
      {
        file: 'content/pages/company.yaml',
        find: 'Κρατήστε την απόδειξη',
        by: 'Τη στέλνουμε σε 30 ημέρες. Κρατήστε την απόδειξη',
      },
    ],
    at: { file: 'content/pages/company.yaml', line: '30 ημέρες' },
  },
  {
    name: 'a page says how long the job of another takes',
    rule: 'fact/other-claim',
    yaml: [
      {
        file: 'content/services/apofraksi-kathetis-kouzinas.yaml',
        find: 'φορές {kitchen-stack-duration}.',
        by: 'φορές {toilet-stack-duration}.',
      },
    ],
    at: { file: 'content/services/apofraksi-kathetis-kouzinas.yaml', line: '{toilet-stack-duration}' },
  },
  {
    name: 'a price is changed in an answer',
    rule: 'fact/price',
    yaml: [{ file: 'content/pages/faq.yaml', find: 'λεκάνης κοστίζει {price-toilet}', by: 'λεκάνης κοστίζει 55€' }],
    at: { file: 'content/pages/faq.yaml', line: '55€' },
  },
  {
    name: 'a row of the price list shows the price of another',
    rule: 'fact/price',
    html: { path: '/', find: '<td>50€', by: '<td>45€' },
    at: { file: 'content/prices.yaml', line: '{price-toilet}' },
  },
  {
    name: 'a lower bound is said flat',
    rule: 'fact/price',
    html: { path: '/services/apofraksi-me-kamera', find: 'από 70€', by: '70€' },
    at: { file: 'content/services/apofraksi-me-kamera.yaml' },
  },
  {
    name: 'a page adds tax to the price',
    rule: 'fact/price',
    yaml: [
      {
        file: 'content/pages/faq.yaml',
        find: 'Στον [τιμοκατάλογο](/#prices) θα βρείτε',
        by: 'Οι τιμές είναι χωρίς ΦΠΑ. Στον [τιμοκατάλογο](/#prices) θα βρείτε',
      },
    ],
    at: { file: 'content/pages/faq.yaml', line: 'χωρίς ΦΠΑ' },
  },
  {
    name: 'structured data names a place that is not served',
    rule: 'fact/area-unserved',
    html: {
      path: '/areas/nikaia',
      find: '"areaServed":{"@type":"City","name":"Νίκαια"}',
      by: '"areaServed":{"@type":"City","name":"Μαρούσι"}',
    },
    at: { file: nikaia },
  },
  {
    name: 'a link in the list of areas goes to another area',
    rule: 'fact/area-unserved',
    html: {
      path: '/areas',
      find: '<h3><a href="/areas/agia-barbara">',
      by: '<h3><a href="/areas/nikaia">',
    },
    at: { file: 'content/areas/agia-barbara.yaml', line: 'name: Αγία Βαρβάρα' },
  },
] satisfies readonly Mutation[]
