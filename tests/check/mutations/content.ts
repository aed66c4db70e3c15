// Faults in the YAML itself: its form, its names, texts left over from writing, texts garbled on the way.
import { edit, type Mutation, source } from '../mutate.ts'

const CONTACT = 'content/pages/contact.yaml'

const area = (slug: string) => `content/areas/${slug}.yaml`
/** A file with its sentences cut to one word. */
const withoutSentences = (text: string) => text.replace(/(text:|answer:| {4}-) [^\n:]{60,}/g, '$1 Ναι.')

export default [
  {
    name: 'a key is mistyped',
    rule: 'content/schema',
    yaml: [{ file: CONTACT, find: '\nform:', by: '\nforms_:' }],
    at: { file: CONTACT, line: 'forms_:' },
  },
  {
    name: 'a phone is written without quotes',
    rule: 'content/schema',
    yaml: [{ file: 'site.yaml', find: 'shown: !placeholder 690 000 0000', by: 'shown: 6900000000' }],
    at: { file: 'site.yaml', line: '6900000000' },
  },
  ...['2025-12-25', '2026-08-15', '2026-11-19'].map((day) => ({
    name: `${day} with other hours is over`,
    rule: 'content/dates',
    yaml: [
      {
        file: 'site.yaml',
        find: '  hoursShown:',
        by: `  otherHours: [{ from: ${day}, closed: true, shown: Κλειστά }]\n  hoursShown:`,
      },
    ],
    at: { file: 'site.yaml', line: day },
  })),
  {
    name: 'a key is set twice',
    rule: 'content/schema',
    yaml: [{ file: CONTACT, find: '\nform:', by: '\nsummary: Πάλι\nform:' }],
    at: { file: CONTACT, line: 'summary: Πάλι' },
  },
  {
    name: 'a card names a service that does not exist',
    rule: 'content/dangling-ref',
    yaml: [{ file: 'content/pages/home.yaml', find: '- apofraksi-lekanis', by: '- apofraksi-lekani' }],
    at: { file: 'content/pages/home.yaml', line: '- apofraksi-lekani' },
  },
  {
    name: 'a text names a claim that is not declared',
    rule: 'content/dangling-ref',
    yaml: [{ file: 'content/pages/home.yaml', find: 'κοντά σας σε {response}', by: 'κοντά σας σε {respons}' }],
    at: { file: 'content/pages/home.yaml', line: '{respons}' },
  },
  {
    name: 'a route names a phone that is not there',
    rule: 'content/dangling-ref',
    yaml: [{ file: 'content/routes.yaml', find: 'phone: mobile', by: 'phone: mobil' }],
    at: { file: 'content/routes.yaml', line: 'phone: mobil' },
  },
  {
    name: 'a letter of a label was lost',
    rule: 'lang/nfc',
    yaml: [{ file: 'content/labels.yaml', find: 'close: Κλείσιμο', by: 'close: Κλείσιμ\ufffd' }],
    at: { file: 'content/labels.yaml', line: 'close: ' },
  },
  {
    name: 'a page has a price line that its template does not draw',
    rule: 'content/unshown',
    yaml: [{ file: CONTACT, find: '\nform:', by: '\nprice: Λεκάνη {price-toilet}\nform:' }],
    at: { file: CONTACT, line: 'price: Λεκάνη' },
  },
  edit(
    'content/dates',
    'a season of last year',
    CONTACT,
    'Για ραντεβού ή',
    'Προλάβετε ως το Πάσχα του 2025. Για ραντεβού ή',
    'Πάσχα του 2025',
  ),
  edit(
    'content/dates',
    'a day that does not exist',
    'content/areas/elefsina.yaml',
    'Λίγες πόλεις έχουν',
    'Από τις 31/4/2027. Λίγες πόλεις έχουν',
    '31/4/2027',
  ),
  edit('content/markup', 'a tag', CONTACT, 'heading: Το γραφείο μας', 'heading: Το <b>γραφείο</b> μας'),
  {
    ...edit('content/markup', 'a link in two pieces', CONTACT, '](/politiki-aporritou)', '] (/politiki-aporritou)'),
    also: ['sec/form'],
  },
  edit('content/markup', 'weight left open', CONTACT, 'δείχνει την ευρύτερη', '**δείχνει την ευρύτερη'),
  edit(
    'content/duplicate-faq',
    'a question twice',
    'content/pages/faq.yaml',
    'Πότε χρειάζεται κάμερα;',
    'Θα σπάσετε πλακάκια ή τοίχους;',
  ),
  edit(
    'content/duplicate-faq',
    'two answers',
    'content/services/plumbing.yaml',
    'Γιατί έπεσε η πίεση του νερού;',
    'Πόσο θα μου κοστίσει;',
  ),
  ...['perama', 'tauros', 'keratsini'].map((slug) => ({
    name: `the page of ${slug} has few words`,
    rule: 'content/thin',
    yaml: [{ file: area(slug), find: source(area(slug)), by: withoutSentences(source(area(slug))) }],
    alone: true as const,
    at: { file: area(slug), line: 'name:' },
  })),
] satisfies readonly Mutation[]
