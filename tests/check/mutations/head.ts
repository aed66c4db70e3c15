// Faults in titles and descriptions.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'two pages have one title',
    rule: 'head/duplicate',
    yaml: [
      {
        file: 'content/pages/faq.yaml',
        find: '  title: Συχνές ερωτήσεις για αποφράξεις και κόστος',
        by: '  title: Περιοχές για αποφράξεις, από Πειραιά ως Ελευσίνα',
      },
    ],
    at: { file: 'content/pages/faq.yaml', line: 'title: Περιοχές' },
  },
  {
    name: 'a title is too wide for a search result',
    rule: 'head/width',
    yaml: [
      {
        file: 'content/services/plumbing.yaml',
        find: '  title: Υδραυλικές εργασίες και επισκευές στο σπίτι',
        by: '  title: Υδραυλικές εργασίες και επισκευές στο σπίτι, στο γραφείο και στο κατάστημα',
      },
    ],
    at: { file: 'content/services/plumbing.yaml', line: 'στο γραφείο και στο κατάστημα' },
  },
  {
    name: 'a title is one word',
    rule: 'head/width',
    yaml: [
      {
        file: 'content/services/leak-detection.yaml',
        find: '  title: Εντοπισμός διαρροών νερού σε τοίχο και δάπεδο',
        by: '  title: Διαρροές',
      },
    ],
    at: { file: 'content/services/leak-detection.yaml', line: 'title: Διαρροές' },
  },
  {
    name: 'two pages have one description',
    rule: 'head/duplicate',
    yaml: ['perama', 'tauros'].map((slug) => ({
      file: `content/areas/${slug}.yaml`,
      find: '  description: ',
      by: '  description: Τα εργαλεία τα κουβαλάμε εμείς ως την πόρτα σας, και την τιμή την ακούτε πριν ξεκινήσουμε.\n  # ',
    })),
    at: { file: 'content/areas/tauros.yaml', line: 'description: Τα εργαλεία' },
  },
  {
    name: 'a description says next to nothing',
    rule: 'head/width',
    yaml: [
      {
        file: 'content/pages/privacy.yaml',
        find: '  description: ',
        by: '  description: Τι κάνουμε με τα στοιχεία σας.\n  # ',
      },
    ],
    at: { file: 'content/pages/privacy.yaml', line: 'description: Τι κάνουμε' },
  },
  {
    name: 'two pages have one heading',
    rule: 'head/duplicate',
    yaml: ['perama', 'tauros'].map((slug) => ({
      file: `content/areas/${slug}.yaml`,
      find: '  heading: ',
      by: '  heading: Με το φορτηγό στην πόρτα σας\n  # ',
    })),
    at: { file: 'content/areas/perama.yaml', line: 'heading: Με το φορτηγό' },
  },
] satisfies readonly Mutation[]
