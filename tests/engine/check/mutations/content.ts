// Faults in the YAML itself: its form, its names, texts left over from writing, texts garbled on the way.
import { edit, english, type Mutation, source } from '../mutate.ts'

const CONTACT = 'content/pages/contact.yaml'

const STACK = 'content/services/apofraksi-kathetis-kouzinas.yaml'
const ABOUT = /^about:(?:\n.+)+/m.exec(source(STACK))?.[0] ?? ''

const area = (slug: string) => `content/areas/${slug}.yaml`
/** A file with its sentences cut to one word. */
const withoutSentences = (text: string) => text.replace(/(text:|answer:|lead:|summary:| {4}-) [^\n:]{25,}/g, '$1 Ναι.')

export default [
  edit('content/schema', 'a key is mistyped', CONTACT, '\nwrite:', '\nwrites_:', 'writes_:'),
  edit(
    'content/schema',
    'a phone is written without quotes',
    'site.yaml',
    'shown: !placeholder 690 000 0000',
    'shown: 6900000000',
  ),
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
    apart: true as const,
    at: { file: 'site.yaml', line: day },
  })),
  edit(
    'content/dates',
    'a date is beside another weekday',
    CONTACT,
    'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.',
    'Ανοιχτά το Σάββατο 3 Ιανουαρίου 2027.',
  ),
  edit(
    'content/dates',
    'a date in figures is beside another weekday',
    CONTACT,
    'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.',
    'Ανοιχτά την Τρίτη, 13/2/2027.',
  ),
  english(
    'content/dates',
    'a weekday in brackets is another one',
    'content/areas/headingley.yaml',
    'Night latches wear out',
    'Open on 2 May 2027 (Monday). Night latches wear out',
  ),
  ...['(check with Ben) ', 'Sure! Here is the paragraph you asked for. '].map((note) =>
    english(
      'content/placeholder',
      `"${note}" is left over`,
      'content/areas/headingley.yaml',
      'The brick terraces around',
      `${note}The brick terraces around`,
    ),
  ),
  edit('content/schema', 'a key is set twice', CONTACT, '\nwrite:', '\nsummary: Πάλι\nwrite:', 'summary: Πάλι'),
  edit(
    'content/dangling-ref',
    'a card names a service that does not exist',
    'content/pages/home.yaml',
    'service: apofraksi-lekanis',
    'service: apofraksi-lekani',
  ),
  edit(
    'content/dangling-ref',
    'a text names a claim that is not declared',
    'content/pages/home.yaml',
    'στον Πειραιά σε {response}',
    'στον Πειραιά σε {respons}',
  ),
  edit(
    'content/dangling-ref',
    'a route names a phone that is not there',
    'content/routes.yaml',
    'phone: mobile',
    'phone: mobil',
  ),
  edit(
    'lang/characters',
    'a letter of a label was lost',
    'content/labels.yaml',
    'name: Επωνυμία',
    'name: Επωνυμί\ufffd',
  ),
  edit(
    'content/unshown',
    'a page has a price line that its template does not draw',
    'content/pages/apolymansi.yaml',
    '\nhero:',
    '\nprice: Λεκάνη {price-toilet}\nhero:',
    'price: Λεκάνη',
  ),
  edit(
    'content/unshown',
    'a page whose template draws none has questions',
    'content/pages/company.yaml',
    '\nhero:',
    '\nquestions:\n  - { question: Πού το γράφετε;, answer: Στην απόδειξη. }\nhero:',
    '{ question: Πού',
  ),
  edit('content/unshown', 'a price without the section that shows it', STACK, ABOUT, '', 'price:'),
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
  edit('content/markup', 'a tag', CONTACT, 'reach: Τα στοιχεία μας', 'reach: Τα <b>στοιχεία</b> μας'),
  {
    ...edit(
      'content/markup',
      'a link in two pieces',
      'content/labels.yaml',
      '](/politiki-aporritou)',
      '] (/politiki-aporritou)',
    ),
    also: ['sec/form'],
  },
  edit('content/markup', 'weight left open', CONTACT, 'είμαστε έξω', '**είμαστε έξω'),
  edit(
    'dup/paragraph',
    'a question twice',
    'content/pages/faq.yaml',
    'Πότε χρειάζεται κάμερα;',
    'Θα σπάσετε πλακάκια ή τοίχους;',
  ),
  edit(
    'dup/paragraph',
    'two answers',
    'content/services/plumbing.yaml',
    'Γιατί έπεσε η πίεση του νερού;',
    'Πόσο θα μου κοστίσει;',
  ),
  edit(
    'dup/paragraph',
    'a question and its answer twice',
    'content/pages/faq.yaml',
    'questions:\n',
    `questions:\n${['once', 'twice'].map((id) => `  - { id: ${id}, question: Δίνετε απόδειξη;, answer: Πάντα. }\n`).join('')}`,
    'id: twice',
  ),
  ...['perama', 'tauros', 'keratsini'].map((slug) => ({
    name: `the page of ${slug} has few words`,
    rule: 'content/thin',
    yaml: [{ file: area(slug), find: source(area(slug)), by: withoutSentences(source(area(slug))) }],
    apart: true as const,
    at: { file: area(slug), line: 'name:' },
  })),
] satisfies readonly Mutation[]
