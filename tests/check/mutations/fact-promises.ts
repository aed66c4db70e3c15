// Promises with a number, however they are written: in words, in short, as a year, on the wrong page, twice.
import type { Mutation } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'
const perama = 'content/areas/perama.yaml'
const company = 'content/pages/company.yaml'
const faq = 'content/pages/faq.yaml'
const start = { file: nikaia, find: 'Ξεκινάμε από την ίδια πόλη.' }

export default [
  {
    name: 'a time of arrival is written in words',
    rule: 'fact/claim-conflict',
    yaml: [{ ...start, by: 'Φτάνουμε σε ένα δεκάλεπτο.' }],
    at: { file: nikaia, line: 'δεκάλεπτο' },
  },
  {
    name: 'a guarantee is for life',
    rule: 'fact/claim-conflict',
    yaml: [{ ...start, by: "Η εγγύηση κρατά εφ' όρου ζωής." }],
    at: { file: nikaia, line: 'όρου ζωής' },
  },
  {
    name: 'the business is older than it declares',
    rule: 'fact/claim-conflict',
    yaml: [{ ...start, by: 'Δουλεύουμε στη Νίκαια από το 1985.' }],
    at: { file: nikaia, line: '1985' },
  },
  {
    name: 'the time of a visit is said to be that of arrival',
    rule: 'fact/claim-conflict',
    yaml: [{ file: faq, find: 'Συνήθως σε {response.range}:', by: 'Ερχόμαστε σε {pest-visit}:' }],
    at: { file: faq, line: 'Ερχόμαστε σε' },
  },
  {
    name: 'customers are counted',
    rule: 'fact/claim-undeclared',
    yaml: [{ ...start, by: 'Μας εμπιστεύτηκαν δέκα χιλιάδες πελάτες.' }],
    at: { file: nikaia, line: 'χιλιάδες πελάτες' },
  },
  {
    name: 'a text says Sundays are closed, in the plural',
    rule: 'fact/hours',
    yaml: [{ ...start, by: 'Τα Σαββατοκύριακα δεν δουλεύουμε.' }],
    at: { file: nikaia, line: 'Σαββατοκύριακα' },
  },
  {
    name: 'a price stands before its number',
    rule: 'fact/price',
    yaml: [{ file: faq, find: 'λεκάνης κοστίζει {price-toilet}', by: 'λεκάνης κοστίζει EUR 65' }],
    at: { file: faq, line: 'EUR 65' },
  },
  {
    name: 'an answer gives the price of another job',
    rule: 'fact/wrong-price',
    yaml: [{ file: faq, find: 'λεκάνης κοστίζει {price-toilet}', by: 'λεκάνης κοστίζει {price-basin}' }],
    at: { file: faq, line: '{price-basin}' },
  },
  {
    name: 'a fact of an area gives the price of another job',
    rule: 'fact/wrong-price',
    yaml: [{ file: perama, find: '"Λεκάνη {price-toilet}"', by: '"Λεκάνη {price-camera}"' }],
    at: { file: perama, line: 'Λεκάνη {price-camera}' },
  },
  {
    name: 'the camera costs what upkeep costs',
    rule: 'fact/wrong-price',
    yaml: [
      {
        file: 'content/services/apofraksi-me-kamera.yaml',
        find: '"Έλεγχος με κάμερα: {price-camera}"',
        by: '"Έλεγχος με κάμερα: {price-maintenance}"',
      },
    ],
    at: { file: 'content/services/apofraksi-me-kamera.yaml', line: '{price-maintenance}' },
  },
  {
    name: 'an area near the office says the time of those far away as well',
    rule: 'fact/variant-conflict',
    yaml: [{ file: nikaia, find: 'και σε {response} χτυπάμε', by: 'και σε {response.far} χτυπάμε' }],
    at: { file: nikaia, line: '{response.far}' },
  },
  {
    name: 'an area far away says the time of those near by as well',
    rule: 'fact/variant-conflict',
    yaml: [{ file: perama, find: '- "Άφιξη σε {response.far}"', by: '- "Άφιξη σε {response}"' }],
    at: { file: perama },
  },
  {
    name: 'a service says two ages of the business',
    rule: 'fact/variant-conflict',
    yaml: [
      {
        file: company,
        find: 'Κρατήστε την απόδειξη',
        by: 'Δουλεύουμε {experience.disinfection}. Κρατήστε την απόδειξη',
      },
    ],
    at: { file: company, line: 'experience' },
  },
] satisfies readonly Mutation[]
