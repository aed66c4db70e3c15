// What an editor of Greek would mark, and dates that are over.
import type { Mutation } from '../mutate.ts'
import { planted } from '../planted.ts'

const faults: readonly (readonly [rule: string, name: string, text: string])[] = [
  ['prose/spelling', 'a double letter is single', 'Καθαρίζουμε την υδροροή του σπιτιού.'],
  ['prose/spelling', 'a vowel is written as another of its sound', 'Ξεβουλώνουμε το σιφώνι του μπάνιου.'],
  ['prose/spelling', 'two letters changed places', 'Η αποχέτυεση βούλωσε πάλι.'],
  ['prose/spelling', 'the dots that part two vowels are missing', 'Το προιόν αυτό είναι ισχυρό.'],
  ['prose/repeated-word', 'an article stands twice', 'Ανοίγουμε τον τον σωλήνα.'],
  ['prose/repeated-word', 'a preposition stands twice', 'Δουλεύουμε με με προσοχή.'],
  ['prose/repeated-word', 'a verb stands twice', 'Καθαρίζουμε καθαρίζουμε τα πάντα.'],
  ['prose/confused', 'an article stands for "or"', 'Λεκάνη η νεροχύτης, το ίδιο κάνει.'],
  ['prose/confused', 'a question word lacks its accent', 'Θα ρωτήσετε. Που είναι το φρεάτιο;'],
  ['prose/confused', 'a statement ends as a question', 'Ερχόμαστε αμέσως στο σπίτι σας;'],
  ['prose/latin', 'a word is typed in Latin letters', 'Κάνουμε apofraxeis με πίεση.'],
  ['prose/latin', 'a sentence is typed in Latin letters', 'Pame se oli tin poli gia sas.'],
  ['prose/shouting', 'a sentence has three exclamation marks', 'Καλέστε μας τώρα!!!'],
  ['prose/shouting', 'a sentence is in capitals', 'ΚΑΛΕΣΤΕ ΤΩΡΑ ΓΙΑ ΑΠΟΦΡΑΞΗ ΣΤΗ ΓΕΙΤΟΝΙΑ.'],
  ['prose/shouting', 'the caps lock was late', 'ΚΑλέστε μας σήμερα.'],
  ['prose/spacing', 'two spaces stand between two words', 'Ανοίγουμε  τον σωλήνα.'],
  ['prose/spacing', 'a hyphen nobody sees was pasted', 'Η από\u00adφραξη γίνεται σήμερα.'],
  ['prose/spacing', 'a space without width was pasted', 'Ανοίγουμε\u200b τον σωλήνα.'],
  ['prose/place-article', 'the town is neuter', 'Είμαστε στο Νίκαια κάθε μέρα.'],
  ['prose/place-article', 'the town is masculine', 'Ερχόμαστε στον Νίκαια με τα πόδια.'],
  ['prose/place-article', 'the town is in the wrong case', 'Τα στενά του Νίκαιας είναι γνωστά.'],
  ['lang/punctuation', 'a quotation has the marks of English', 'Λέμε “σήμερα” και το κάνουμε.'],
  ['lang/double-tonos', 'a possessive before "is" lacks its accent', 'Το πρόβλημα σας θα λυθεί.'],
  ['content/dates', 'an offer is of an Easter gone by', 'Προσφορά για το Πάσχα 2024.'],
  ['content/dates', 'an offer ended last year', 'Η έκπτωση ισχύει έως 31/12/2025.'],
  ['content/dates', 'a day does not exist', 'Κλειστός ο δρόμος στις 31/2/2027.'],
  ['content/dates', 'the month stands before the day', 'Ο δρόμος ανοίγει στις 12/25/2027.'],
  ['content/dates', 'a copyright is of long ago', '© 2018 με επιφύλαξη.'],
]

const nikaia = 'content/areas/nikaia.yaml'

/** Each in a paragraph of another page, but for what is a fault on one page only. */
export default [
  ...faults.map(([rule, name, text], i): Mutation => {
    const edit = planted(text, i)
    return { name, rule, yaml: [edit], at: { file: edit.file, line: text } }
  }),
  {
    name: 'the name of the town is typed in Latin letters',
    rule: 'prose/latin',
    yaml: [{ file: nikaia, find: 'Ξεκινάμε από την ίδια πόλη.', by: 'Nikaia, η πόλη μας.' }],
    at: { file: nikaia, line: 'Nikaia' },
  },
] satisfies readonly Mutation[]
