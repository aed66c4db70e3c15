// Faults in the spelling of Greek.
import { edit, type Mutation } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'

export default [
  edit(
    'lang/spelling',
    'a vowel is mistaken for one that sounds the same',
    nikaia,
    'Νοικιάζω. Πληρώνω',
    'Πλήρωσα ανακένιση. Πληρώνω',
  ),
  edit('lang/spelling', 'a letter is missing', 'content/pages/company.yaml', 'αναγνωρίζουμε', 'αναγνωίζουμε'),
  edit('lang/characters', 'a Latin article', nikaia, 'Ο τεχνικός βλέπει', 'O τεχνικός βλέπει'),
  edit('lang/characters', 'a word in two alphabets', nikaia, 'στο όρος Αιγάλεω', 'στο oρος Αιγάλεω'),
  edit('lang/term', 'another name of a tool', nikaia, 'η κάμερα δείχνει', 'η σούστα δείχνει'),
  edit('lang/term', 'another form of it', nikaia, 'τα εργαλεία στο χέρι', 'τις σούστες στο χέρι'),
  edit('lang/term', 'a second other name', nikaia, 'διαλέγουμε το μικρότερο', 'με σπιράλ διαλέγουμε το μικρότερο'),
] satisfies readonly Mutation[]
