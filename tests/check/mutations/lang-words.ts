// Faults in the words of Greek: misspelt, spelt in a second way, by a second name, without the letter the next word asks for.
import type { Mutation } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'
const labels = 'content/labels.yaml'
const faq = 'content/pages/faq.yaml'
const kamera = 'content/services/apofraksi-me-kamera.yaml'
const lekanis = 'content/services/apofraksi-lekanis.yaml'
const athens = 'content/areas/athens.yaml'
const aspropyrgos = 'content/areas/aspropyrgos.yaml'
const banieras = 'content/services/apofraksi-banieras.yaml'

export default [
  {
    name: 'dirt is misspelt in a heading',
    rule: 'lang/misspelling',
    yaml: [{ file: nikaia, find: 'κολλητές αυλές', by: 'βρώμικες αυλές' }],
    at: { file: nikaia, line: 'βρώμικες αυλές' },
  },
  {
    name: 'a word is misspelt in a label',
    rule: 'lang/misspelling',
    yaml: [{ file: labels, find: 'Ζητήστε προσφορά', by: 'Ζητήστε προσφωρά' }],
    at: { file: labels, line: 'προσφωρά' },
  },
  {
    name: 'a word is misspelt at the start of a question',
    rule: 'lang/misspelling',
    yaml: [{ file: faq, find: 'question: Πόσο θα μου κοστίσει;', by: 'question: Συγνώμη, πόσο θα μου κοστίσει;' }],
    at: { file: faq, line: 'Συγνώμη' },
  },
  {
    name: 'one page spells a word in a second way',
    rule: 'lang/one-spelling',
    yaml: [{ file: nikaia, find: 'Ακόμη και με τα πόδια', by: 'Ακόμα και με τα πόδια' }],
    at: { file: nikaia, line: 'Ακόμα και' },
  },
  {
    name: 'a label spells a word in a second way',
    rule: 'lang/one-spelling',
    yaml: [{ file: labels, find: 'είναι ακόμη εδώ', by: 'είναι ακόμα εδώ' }],
    at: { file: labels, line: 'ακόμα εδώ' },
  },
  {
    name: 'another form of a word is spelt in a second way',
    rule: 'lang/one-spelling',
    yaml: [{ file: kamera, find: 'καινούρια πλακάκια', by: 'καινούργια πλακάκια' }],
    at: { file: kamera, line: 'καινούργια' },
  },
  {
    name: 'a tool is called by its second name',
    rule: 'lang/term',
    yaml: [{ file: lekanis, find: 'με ατσαλίνα κατάλληλη', by: 'με σούστα κατάλληλη' }],
    at: { file: lekanis, line: 'με σούστα' },
  },
  {
    name: 'a tool is called by a third name that has no endings',
    rule: 'lang/term',
    yaml: [{ file: athens, find: 'Η ατσαλίνα και το φορητό', by: 'Τα σπιράλ και το φορητό' }],
    at: { file: athens, line: 'Τα σπιράλ' },
  },
  {
    name: 'the footer calls a tool by its second name, in another case',
    rule: 'lang/term',
    yaml: [{ file: 'site.yaml', find: 'blurb: Αποφράξεις, αντλήσεις', by: 'blurb: Σούστες, αποφράξεις, αντλήσεις' }],
    at: { file: 'site.yaml', line: 'Σούστες' },
  },
  {
    name: 'a final n is missing before a plosive',
    rule: 'lang/final-nu',
    yaml: [{ file: aspropyrgos, find: 'Στην Γκορυτσά', by: 'Στη Γκορυτσά' }],
    at: { file: aspropyrgos, line: 'Στη Γκορυτσά' },
  },
  {
    name: 'a final n stands before a liquid',
    rule: 'lang/final-nu',
    yaml: [{ file: nikaia, find: 'Έδρα στη Νίκαια', by: 'Έδρα στην Νίκαια' }],
    at: { file: nikaia, line: 'στην Νίκαια' },
  },
  {
    name: 'a prohibition keeps its n before a fricative',
    rule: 'lang/final-nu',
    yaml: [{ file: banieras, find: 'Μη χώνετε σύρμα', by: 'Μην χώνετε σύρμα' }],
    at: { file: banieras, line: 'Μην χώνετε' },
  },
] satisfies readonly Mutation[]
