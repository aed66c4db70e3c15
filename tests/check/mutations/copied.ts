// A page that was copied from its sister, and what of her was left in it; a town nobody serves.
import { type Mutation, source } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'
const perama = 'content/areas/perama.yaml'
const lekanis = 'content/services/apofraksi-lekanis.yaml'
const line = (file: string, key: string) =>
  source(file)
    .split('\n')
    .find((each) => each.trim().startsWith(`${key}:`)) ?? ''
const start = { file: nikaia, find: 'Ξεκινάμε από την ίδια πόλη.' }

export default [
  {
    name: 'the title is that of another area',
    rule: 'dup/other-name',
    yaml: [{ file: nikaia, find: line(nikaia, 'title'), by: '  title: Αποφράξεις στο Πέραμα, ως τις σκάλες' }],
    also: ['title/words'],
    at: { file: nikaia, line: 'title:' },
  },
  {
    name: 'the heading is that of another area',
    rule: 'dup/other-name',
    yaml: [{ file: nikaia, find: line(nikaia, 'heading'), by: '  heading: Ξεβουλώνουμε στο Κερατσίνι και στα στενά' }],
    at: { file: nikaia, line: 'heading:' },
  },
  {
    name: 'the title of a service is that of its sister',
    rule: 'dup/other-name',
    yaml: [{ file: lekanis, find: line(lekanis, 'title'), by: '  title: Απόφραξη μπανιέρας με το χέρι, όλο το 24ωρο' }],
    at: { file: lekanis, line: 'title:' },
  },
  {
    name: 'two descriptions differ by the place',
    rule: 'dup/place-only-head',
    yaml: [
      {
        file: nikaia,
        find: line(nikaia, 'description'),
        by: '  description: Ξεβουλώνουμε λεκάνες και νεροχύτες στη Νίκαια, μέρα και νύχτα, και λέμε την τιμή πριν πιάσουμε εργαλείο.',
      },
      {
        file: perama,
        find: line(perama, 'description'),
        by: '  description: Ξεβουλώνουμε λεκάνες και νεροχύτες στο Πέραμα, μέρα και νύχτα, και λέμε την τιμή πριν πιάσουμε εργαλείο.',
      },
    ],
    at: { file: perama, line: 'description:' },
  },
  {
    name: 'two titles differ by the place',
    rule: 'dup/place-only-head',
    yaml: [
      { file: nikaia, find: line(nikaia, 'title'), by: '  title: Αποφράξεις στη Νίκαια με τιμή πριν ξεκινήσουμε' },
      { file: perama, find: line(perama, 'title'), by: '  title: Αποφράξεις στο Πέραμα με τιμή πριν ξεκινήσουμε' },
    ],
    at: { file: perama, line: 'title:' },
  },
  {
    name: 'a paragraph is taken over from another area',
    rule: 'dup/paragraph',
    yaml: [
      {
        file: nikaia,
        find: 'Ξεκινάμε από την ίδια πόλη.',
        by: 'Πολλά τα έχτισαν οι ίδιοι οι ένοικοι, δωμάτιο το δωμάτιο, όπως έφταναν τα λεφτά. Κάθε προσθήκη έφερε τον δικό της σωλήνα, άλλον στο πάχος και άλλον στο υλικό. Με τόση κατηφόρα το νερό τρέχει μπροστά και αφήνει πίσω τα στερεά, που πιάνονται στην πρώτη κακή ένωση. #',
      },
    ],
    at: { file: perama },
  },
  {
    name: 'a question of another page is answered otherwise',
    rule: 'content/duplicate-faq',
    yaml: [
      {
        file: nikaia,
        find: 'question: Νοικιάζω. Πληρώνω εγώ ή ο ιδιοκτήτης;',
        by: 'question: Θα σπάσετε πλακάκια ή τοίχους;',
      },
    ],
    at: { file: nikaia, line: 'Θα σπάσετε' },
  },
  {
    name: 'a text says that a town is served that is not',
    rule: 'fact/town-unserved',
    yaml: [{ ...start, by: 'Ερχόμαστε και στο Χαλάνδρι.' }],
    at: { file: nikaia, line: 'Χαλάνδρι' },
  },
  {
    name: 'a town far away is said to be served',
    rule: 'fact/town-unserved',
    yaml: [{ ...start, by: 'Το συνεργείο μας καλύπτει, και εξυπηρετούμε άμεσα τη Θεσσαλονίκη.' }],
    at: { file: nikaia, line: 'Θεσσαλονίκη' },
  },
  {
    name: 'a keyword names a town that is not served',
    rule: 'fact/town-unserved',
    yaml: [{ file: nikaia, find: 'αποφράξεις νίκαια,', by: 'αποφράξεις νίκαια, αποφράξεις γλυφάδα,' }],
    at: { file: nikaia, line: 'γλυφάδα' },
  },
  {
    name: 'the footer lists the towns',
    rule: 'content/name-list',
    yaml: [
      {
        file: 'site.yaml',
        find: 'blurb: Αποφράξεις, αντλήσεις',
        by: 'blurb: Νίκαια, Κερατσίνι, Πέραμα, Κορυδαλλός, Αιγάλεω, Χαϊδάρι, Περιστέρι. Αποφράξεις, αντλήσεις',
      },
    ],
    at: { file: 'site.yaml', line: 'blurb:' },
  },
  {
    name: 'an area page was begun and left',
    rule: 'content/thin',
    yaml: [
      {
        file: nikaia,
        find: source(nikaia).slice(source(nikaia).indexOf('\nlocal:'), source(nikaia).indexOf('\nneighbours:')),
        by: '\nlocal:\n  heading: Στη Νίκαια\n  paragraphs: [Εδώ είναι η έδρα μας.]\nservices:\n  heading: Δουλειές\n  items:\n    - { service: plumbing, text: Βλέπουμε και φτιάχνουμε. }\nreasons:\n  heading: Γιατί\n  items:\n    - { icon: home, title: Κοντά, text: Ερχόμαστε. }\n',
      },
      { file: nikaia, find: source(nikaia).slice(source(nikaia).indexOf('\nquestions:')), by: '\n' },
    ],
    also: ['ld/set'],
    at: { file: nikaia, line: 'name: Νίκαια' },
  },
] satisfies readonly Mutation[]
