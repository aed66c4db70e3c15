// Faults in titles and descriptions.
import { edit, type Mutation } from '../mutate.ts'

export default [
  edit(
    'head/duplicate',
    'two pages have one title',
    'content/pages/faq.yaml',
    '  title: Συχνές ερωτήσεις για αποφράξεις και κόστος',
    '  title: Περιοχές για αποφράξεις, από Πειραιά ως Ελευσίνα',
  ),
  edit(
    'head/width',
    'a title is too wide for a search result',
    'content/services/plumbing.yaml',
    '  title: Υδραυλικές εργασίες και επισκευές στο σπίτι',
    '  title: Υδραυλικές εργασίες και επισκευές στο σπίτι, στο γραφείο και στο κατάστημα',
  ),
  edit(
    'head/width',
    'a title is one word',
    'content/services/leak-detection.yaml',
    '  title: Εντοπισμός διαρροών νερού σε τοίχο και δάπεδο',
    '  title: Διαρροές',
  ),
  {
    name: 'two pages have one description',
    rule: 'head/duplicate',
    yaml: ['perama', 'tauros'].map((slug) => ({
      file: `content/areas/${slug}.yaml`,
      find: '  description: ',
      by: '  description: Τα εργαλεία τα κουβαλάμε εμείς ως την πόρτα σας, και την τιμή την ακούτε πριν ξεκινήσουμε.\n  # ',
    })),
    also: ['head/duplicate'],
    at: { file: 'content/areas/tauros.yaml', line: 'description: Τα εργαλεία' },
  },
  edit(
    'head/width',
    'a description says next to nothing',
    'content/pages/privacy.yaml',
    '  description: ',
    '  description: Τι κάνουμε με τα στοιχεία σας.\n  # ',
    'description: Τι κάνουμε',
  ),
  {
    name: 'two pages have one heading',
    rule: 'head/duplicate',
    yaml: ['perama', 'tauros'].map((slug) => ({
      file: `content/areas/${slug}.yaml`,
      find: '  heading: ',
      by: '  heading: Με το φορτηγό στην πόρτα σας\n  # ',
    })),
    also: ['head/duplicate'],
    at: { file: 'content/areas/perama.yaml', line: 'heading: Με το φορτηγό' },
  },
] satisfies readonly Mutation[]
