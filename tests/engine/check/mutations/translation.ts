// Faults of a site in two languages.
import type { Mutation } from '../mutate.ts'

const greek = 'content/pages/contact.el.yaml'

export default [
  ...[greek, 'content/services/emergency-lockout.el.yaml'].map(
    (file): Mutation => ({
      site: 'locksmith',
      name: `${file} was deleted`,
      rule: 'translation/page',
      yaml: [{ file, find: '', by: null }],
      at: { file: 'site.yaml' },
    }),
  ),
  {
    site: 'locksmith',
    name: 'the Greek home page was deleted, and every Greek page leads to the English one',
    rule: 'translation/page',
    apart: true,
    yaml: [{ file: 'content/pages/home.el.yaml', find: '', by: null }],
    at: { file: 'site.yaml' },
  },
  {
    site: 'locksmith',
    name: 'a heading that is not translated',
    rule: 'translation/text',
    yaml: [{ file: greek, find: '  heading: Γράψτε μας\n', by: '' }],
    at: { file: greek },
  },
  {
    site: 'locksmith',
    name: 'a word of the form that is not translated',
    rule: 'translation/text',
    yaml: [{ file: 'content/labels.el.yaml', find: '  submit: Αποστολή\n', by: '' }],
    at: { file: 'content/labels.el.yaml' },
  },
  {
    site: 'locksmith',
    name: 'a caption that is not translated',
    rule: 'translation/text',
    yaml: [
      {
        file: 'content/services/emergency-lockout.el.yaml',
        find: '    caption: Ανοίγουμε τον κύλινδρο κάτω από το πόμολο.\n',
        by: '',
      },
    ],
    at: { file: 'content/services/emergency-lockout.el.yaml' },
  },
  {
    site: 'locksmith',
    name: 'a point of a list that the translation lacks',
    rule: 'translation/text',
    yaml: [
      {
        file: 'content/services/emergency-lockout.el.yaml',
        find: 'items: [Η διαδρομή ως εσάς, Το άνοιγμα της κλειδαριάς, Έλεγχος',
        by: 'items: [Η διαδρομή ως εσάς, Έλεγχος',
      },
    ],
    at: { file: 'content/services/emergency-lockout.el.yaml', line: 'items: [Η διαδρομή' },
  },
] satisfies readonly Mutation[]
