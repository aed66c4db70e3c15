// What an editor of Greek would mark, and dates that are over.
import type { Mutation } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'
const START = 'Ξεκινάμε από την ίδια πόλη.'
/** The lead of one area with a fault in it. */
const fault = (rule: string, name: string, by: string, line = by): Mutation => ({
  name,
  rule,
  yaml: [{ file: nikaia, find: START, by }],
  at: { file: nikaia, line },
})

export default [
  fault('prose/spelling', 'a double letter is single', 'Καθαρίζουμε την υδροροή του σπιτιού.'),
  fault('prose/spelling', 'a vowel is written as another of its sound', 'Ξεβουλώνουμε το σιφώνι του μπάνιου.'),
  fault('prose/spelling', 'two letters changed places', 'Η αποχέτυεση βούλωσε πάλι.'),
  fault('prose/spelling', 'the dots that part two vowels are missing', 'Το προιόν αυτό είναι ισχυρό.'),
  fault('prose/repeated-word', 'an article stands twice', 'Ανοίγουμε τον τον σωλήνα.'),
  fault('prose/repeated-word', 'a preposition stands twice', 'Δουλεύουμε με με προσοχή.'),
  fault('prose/repeated-word', 'a verb stands twice', 'Καθαρίζουμε καθαρίζουμε τα πάντα.'),
  fault('prose/confused', 'an article stands for "or"', 'Λεκάνη η νεροχύτης, το ίδιο κάνει.'),
  fault('prose/confused', 'a question word lacks its accent', 'Θα ρωτήσετε. Που είναι το φρεάτιο;'),
  fault('prose/confused', 'a statement ends as a question', 'Ερχόμαστε αμέσως στο σπίτι σας;'),
  fault('prose/latin', 'a word is typed in Latin letters', 'Κάνουμε apofraxeis με πίεση.'),
  fault('prose/latin', 'a sentence is typed in Latin letters', 'Pame se oli tin poli gia sas.'),
  fault('prose/latin', 'a word begins the text in Latin letters', 'Nikaia, η πόλη μας.'),
  fault('prose/shouting', 'a sentence has three exclamation marks', 'Καλέστε μας τώρα!!!'),
  fault('prose/shouting', 'a sentence is in capitals', 'ΚΑΛΕΣΤΕ ΤΩΡΑ ΓΙΑ ΑΠΟΦΡΑΞΗ ΣΤΗ ΓΕΙΤΟΝΙΑ.'),
  fault('prose/shouting', 'the caps lock was late', 'ΚΑλέστε μας σήμερα.'),
  fault('prose/spacing', 'two spaces stand between two words', '"Ανοίγουμε  τον σωλήνα." #', 'Ανοίγουμε'),
  fault('prose/spacing', 'a hyphen nobody sees was pasted', 'Η από\u00adφραξη γίνεται σήμερα.'),
  fault('prose/spacing', 'a space without width was pasted', 'Ανοίγουμε\u200b τον σωλήνα.'),
  fault('prose/place-article', 'the town is neuter', 'Είμαστε στο Νίκαια κάθε μέρα.'),
  fault('prose/place-article', 'the town is masculine', 'Ερχόμαστε στον Νίκαια με τα πόδια.'),
  fault('prose/place-article', 'the town is in the wrong case', 'Τα στενά του Νίκαιας είναι γνωστά.'),
  fault('lang/punctuation', 'a quotation has the marks of English', 'Λέμε “σήμερα” και το κάνουμε.'),
  fault('lang/double-tonos', 'a possessive before "is" lacks its accent', 'Το πρόβλημα σας θα λυθεί.'),
  fault('content/dates', 'an offer is of an Easter gone by', 'Προσφορά για το Πάσχα 2024.'),
  fault('content/dates', 'an offer ended last year', 'Η έκπτωση ισχύει έως 31/12/2025.'),
  fault('content/dates', 'a day does not exist', 'Κλειστός ο δρόμος στις 31/2/2027.'),
  fault('content/dates', 'the month stands before the day', 'Ο δρόμος ανοίγει στις 12/25/2027.'),
  fault('content/dates', 'a copyright is of long ago', '© 2018 με επιφύλαξη.'),
] satisfies readonly Mutation[]
