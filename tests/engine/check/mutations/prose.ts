// Faults of typing, and titles.
import { drawn, edit, english, type Mutation, source } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'
const COMPANY = 'content/pages/company.yaml'
const PLUMBING = 'content/services/plumbing.yaml'
const HEADINGLEY = 'content/areas/headingley.yaml'

export default [
  edit('prose/repeated-word', 'an article twice', nikaia, 'από την ίδια πόλη', 'από την την ίδια πόλη'),
  edit('prose/repeated-word', 'a long word twice', COMPANY, 'Σας δείχνουμε τι', 'Σας δείχνουμε δείχνουμε τι'),
  english('prose/repeated-word', 'an article twice', HEADINGLEY, 'the shared houses', 'the the shared houses'),
  edit('lang/characters', 'a soft hyphen', COMPANY, 'καθαρίζουμε όλη', 'καθα\u00adρίζουμε όλη'),
  edit('lang/foreign', 'a fact in Latin letters', nikaia, 'Έδρα στη Νίκαια', 'Eimaste edo gia esas'),
  edit('lang/foreign', 'a heading in Latin letters', COMPANY, 'Τι να ρωτήσετε πριν έρθουμε', 'Poios tha erthei simera'),
  english(
    'lang/foreign',
    'a paragraph in Greek',
    HEADINGLEY,
    'the shared houses',
    'the big houses. Ερχόμαστε γρήγορα σε κάθε σπίτι. Look at the shared houses',
  ),
  edit('lang/foreign', 'a title in Latin letters', COMPANY, 'Πριν φύγουμε', 'Prin figoume apo to spiti'),
  edit(
    'title/words',
    'a title of a service without its name',
    PLUMBING,
    'Υδραυλικές εργασίες και επισκευές στο σπίτι',
    'Γρήγορα και καθαρά σε κάθε σπίτι',
  ),
  edit(
    'title/words',
    'a title of an area without its name',
    'content/areas/perama.yaml',
    /title: .*/.exec(source('content/areas/perama.yaml'))?.[0] ?? '',
    'title: Αποφράξεις κοντά σας, με την τιμή πριν ξεκινήσουμε',
  ),
  drawn(
    'title/words',
    'a template leaves the name out of the title',
    '/areas/tauros',
    'Αποφράξεις στον Ταύρο για συγκροτήματα και γραφεία</title>',
    'Αποφράξεις για συγκροτήματα και γραφεία</title>',
    'content/areas/tauros.yaml',
  ),
] satisfies readonly Mutation[]
