// Faults in the way pages link to each other.
import type { Mutation } from '../mutate.ts'

const ROUTES = '  - { path: /404, page: not-found, template: message }'
const route = (name: string) => `  - { path: /${name}, page: ${name}, template: text }\n`
/** A page of its own words, with a link to the next. */
const page = (name: string, title: string, text: string, next: string) => ({
  file: `content/pages/${name}.yaml`,
  find: '',
  by: `name: ${title}
head:
  title: "${title}: όσα πρέπει να ξέρετε πριν"
  description: "${title}: ${text} Διαβάστε το με την ησυχία σας και πάρτε μας όποτε θέλετε στο τηλέφωνο."
heading: ${title}
paragraphs: ["${text}"]
parts:
  - { heading: Με δυο λόγια, paragraphs: ["${text} Συνεχίστε στη [σελίδα που ακολουθεί](${next})."] }
`,
})

export default [
  {
    name: 'no page links to a page',
    rule: 'graph/orphan',
    yaml: [
      { file: 'content/routes.yaml', find: ROUTES, by: route('monaxia') + ROUTES },
      page('monaxia', 'Μοναχική σελίδα', 'Κανείς δεν ξέρει ότι υπάρχει αυτό το κείμενο.', '/'),
    ],
    at: { file: 'content/pages/monaxia.yaml', line: 'name: Μοναχική' },
  },
  {
    name: 'a page is four clicks from the home page',
    rule: 'graph/orphan',
    yaml: [
      {
        file: 'content/routes.yaml',
        find: ROUTES,
        by: route('vima-ena') + route('vima-dio') + route('vima-tria') + ROUTES,
      },
      { file: 'content/pages/contact.yaml', find: 'κλείστε ώρα', by: 'κλείστε [ώρα και μέρα](/vima-ena)' },
      page('vima-ena', 'Πρώτο βήμα', 'Κλείνετε την παροχή και μαζεύετε τα χαλιά.', '/vima-dio'),
      page('vima-dio', 'Δεύτερο βήμα', 'Ανοίγετε χώρο γύρω από το φρεάτιο της αυλής.', '/vima-tria'),
      page('vima-tria', 'Τρίτο βήμα', 'Κρατάτε τα παιδιά μακριά όσο δουλεύει η αντλία.', '/'),
    ],
    also: ['dup/place-only-head'],
    at: { file: 'content/pages/vima-tria.yaml', line: 'name: Τρίτο' },
  },
  {
    name: 'two pages link only to each other',
    rule: 'graph/orphan',
    yaml: [
      { file: 'content/routes.yaml', find: ROUTES, by: route('mazi-ena') + route('mazi-dio') + ROUTES },
      page('mazi-ena', 'Πρώτο μισό', 'Το πρώτο μισό μιας ιστορίας που κανείς δεν ανοίγει.', '/mazi-dio'),
      page('mazi-dio', 'Δεύτερο μισό', 'Το δεύτερο μισό της ίδιας ιστορίας, με άλλο τέλος.', '/mazi-ena'),
    ],
    also: ['dup/place-only-head', 'graph/orphan'],
    at: { file: 'content/pages/mazi-dio.yaml', line: 'name: Δεύτερο μισό' },
  },
] satisfies readonly Mutation[]
