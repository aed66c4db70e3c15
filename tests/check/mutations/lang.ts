// Faults in the spelling of Greek.
import { edit, type Mutation } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'

export default [
  {
    name: 'a question ends in a Latin question mark',
    rule: 'lang/punctuation',
    yaml: [{ file: nikaia, find: 'Από πού θα δουλέψετε;', by: 'Από πού θα δουλέψετε?' }],
    at: { file: nikaia, line: 'δουλέψετε?' },
  },
  {
    name: 'the mixed addresses are not excused',
    rule: 'lang/slug-scheme',
    yaml: [
      {
        file: 'content/routes.yaml',
        find: 'ignore:\n  - { rule: lang/slug-scheme',
        by: '#\n# - { rule: lang/slug-scheme',
      },
    ],
    at: { file: 'content/routes.yaml', line: 'pages:' },
  },
  {
    name: 'a vowel is mistaken for one that sounds the same',
    rule: 'lang/spelling',
    yaml: [{ file: nikaia, find: 'Νοικιάζω. Πληρώνω', by: 'Πλήρωσα ανακένιση. Πληρώνω' }],
    at: { file: nikaia, line: 'ανακένιση' },
  },
  {
    name: 'a letter is missing',
    rule: 'lang/spelling',
    yaml: [{ file: 'content/pages/company.yaml', find: 'αναγνωρίζουμε', by: 'αναγνωίζουμε' }],
    at: { file: 'content/pages/company.yaml', line: 'αναγνωίζουμε' },
  },
  {
    name: 'a question word has no accent',
    rule: 'lang/tonos',
    yaml: [{ file: nikaia, find: 'Από πού θα δουλέψετε;', by: 'Από που θα δουλέψετε;' }],
    at: { file: nikaia, line: 'Από που' },
  },
  edit('lang/punctuation', 'straight quotation marks', nikaia, 'για {guarantee}', '"για {guarantee}"'),
  {
    ...edit('lang/punctuation', 'a decimal point', nikaia, 'Δεύτερη ματιά', '3.50 ευρώ για δεύτερη ματιά'),
    also: ['fact/price'],
  },
  edit('lang/homoglyph', 'a Latin article', nikaia, 'Ο τεχνικός βλέπει', 'O τεχνικός βλέπει'),
  edit('lang/homoglyph', 'a word in two alphabets', nikaia, 'στο όρος Αιγάλεω', 'στο oρος Αιγάλεω'),
  edit('lang/final-sigma', 'in a heading', nikaia, 'Τι σημαίνει για εσάς', 'Τι σημαίνει για εσάσ'),
  edit('lang/final-sigma', 'two words in one', nikaia, 'με ίσιους δρόμους', 'με ίσιουςδρόμους'),
  edit('lang/term', 'another name of a tool', nikaia, 'η κάμερα δείχνει', 'η σούστα δείχνει'),
  edit('lang/term', 'another form of it', nikaia, 'τα εργαλεία στο χέρι', 'τις σούστες στο χέρι'),
  edit('lang/term', 'a second other name', nikaia, 'διαλέγουμε το μικρότερο', 'με σπιράλ διαλέγουμε το μικρότερο'),
] satisfies readonly Mutation[]
