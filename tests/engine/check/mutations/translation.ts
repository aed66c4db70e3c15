// Faults of a site in two languages.
import type { Mutation } from '../mutate.ts'

type Edit = NonNullable<Mutation['yaml']>[number]

const greek = 'content/pages/contact.el.yaml'
const english = 'content/pages/contact.yaml'

/** A declared name in the contact page and its translation, written in two ways. */
const spelt = (names: readonly [english: string, greek: string], declared: Edit, file: string): Mutation => ({
  site: 'locksmith',
  name: `${names[0]} in English, and ${names[1]} in Greek`,
  rule: 'translation/name',
  apart: true,
  yaml: [
    declared,
    { file: english, find: 'Say which door', by: `Ask ${names[0]}, and say which door` },
    { file: greek, find: 'Πείτε μας ποια', by: `Μιλήστε με τον ${names[1]} και πείτε μας ποια` },
  ],
  at: { file, line: file === greek ? names[1] : names[0] },
})
const term = { file: 'site.yaml', find: '\ncontact:', by: '\nterms: [{ write: Ingersoll }]\ncontact:' }
const team = {
  file: 'content/team.yaml',
  find: '',
  by: 'items:\n  - { id: giorgos, name: Giorgos Riegler, role: Locksmith }\n',
}

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
  spelt(['Ingersoll', 'Ingersull'], term, greek),
  spelt(['Giorgos', 'Giorgis'], team, greek),
  spelt(['Riegmer', 'Riegler'], team, english),
  {
    site: 'locksmith',
    name: 'a form that lacks two fields and an option',
    rule: 'translation/text',
    yaml: [
      { file: 'site.el.yaml', find: '    - { name: phone, label: Τηλέφωνο, type: tel, required: true }\n', by: '' },
      { file: 'site.el.yaml', find: '        - { value: cylinder, name: Αλλαγή κυλίνδρου }\n', by: '' },
      { file: 'site.el.yaml', find: '    - { name: message, label: Μήνυμα, type: textarea }\n', by: '' },
    ],
    at: { file: 'site.el.yaml', line: 'form:' },
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
