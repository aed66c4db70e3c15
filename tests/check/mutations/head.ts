// Faults in the head of a page and in its icons.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'a template leaves the title empty',
    rule: 'head/title-missing',
    html: { path: '/company', find: '<title>Το συνεργείο αποφράξεων από τη Νίκαια</title>', by: '<title> </title>' },
    at: { file: 'content/pages/company.yaml', line: 'title:' },
  },
  {
    name: 'two pages have one title',
    rule: 'head/title-duplicate',
    yaml: [
      {
        file: 'content/pages/faq.yaml',
        find: '  title: Συχνές ερωτήσεις για αποφράξεις και κόστος',
        by: '  title: Το συνεργείο αποφράξεων από τη Νίκαια',
      },
    ],
    at: { file: 'content/pages/faq.yaml', line: 'title: Το συνεργείο' },
  },
  {
    name: 'a title is too wide for a search result',
    rule: 'head/title-width',
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
    rule: 'head/title-width',
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
    name: 'a template leaves the description out',
    rule: 'head/description-missing',
    html: { path: '/company', find: '<meta name="description"', by: '<meta name="summary"' },
    at: { file: 'content/pages/company.yaml', line: 'description:' },
  },
  {
    name: 'two pages have one description',
    rule: 'head/description-duplicate',
    yaml: ['perama', 'tauros'].map((slug) => ({
      file: `content/areas/${slug}.yaml`,
      find: '  description: ',
      by: '  description: Τα εργαλεία τα κουβαλάμε εμείς ως την πόρτα σας, και την τιμή την ακούτε πριν ξεκινήσουμε.\n  # ',
    })),
    at: { file: 'content/areas/tauros.yaml', line: 'description: Τα εργαλεία' },
  },
  {
    name: 'a description says next to nothing',
    rule: 'head/description-width',
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
    name: 'a template forgets the encoding',
    rule: 'head/charset-first',
    html: { path: '/company', find: '<meta charset="utf-8">', by: '' },
    at: { file: 'content/pages/company.yaml' },
  },
  {
    name: 'a template says another language',
    rule: 'head/lang',
    html: { path: '/company', find: '<html lang="el">', by: '<html lang="en">' },
    at: { file: 'content/pages/company.yaml' },
  },
  {
    name: 'a template forbids to enlarge the page',
    rule: 'head/viewport',
    html: { path: '/company', find: 'initial-scale=1"', by: 'initial-scale=1, maximum-scale=1"' },
    at: { file: 'content/pages/company.yaml' },
  },
  {
    name: 'a stray letter stands in the head',
    rule: 'head/invalid-element',
    html: { path: '/company', find: '<title>', by: 'x<title>' },
    at: { file: 'content/pages/company.yaml' },
  },
  {
    name: 'a template leaves out what the social card shows',
    rule: 'head/og-complete',
    html: { path: '/company', find: '<meta property="og:image:alt"', by: '<meta property="og:image:text"' },
    at: { file: 'content/pages/company.yaml' },
  },
  {
    name: 'the tags of the social card say another size than its file',
    rule: 'head/og-complete',
    html: {
      path: '/company',
      find: '<meta property="og:image:height" content="630">',
      by: '<meta property="og:image:height" content="600">',
    },
    at: { file: 'content/pages/company.yaml' },
  },
  {
    name: 'the manifest says another language',
    rule: 'head/icons',
    output: { 'manifest.webmanifest': (text) => text.replace('"lang": "el"', '"lang": "en"') },
    at: { file: 'site.yaml', line: 'language: el' },
  },
  {
    name: 'the short name is gone, and the name is too long for a home screen',
    rule: 'head/icons',
    output: { 'manifest.webmanifest': (text) => text.replace('"short_name": "Αποφράξεις",', '') },
    at: { file: 'site.yaml', line: 'name: !placeholder' },
  },
  {
    name: 'the manifest loses the icon that may be cut to any shape',
    rule: 'head/icons',
    output: { 'manifest.webmanifest': (text) => text.replace('"maskable"', '"any"') },
    at: { file: 'public/favicon.svg' },
  },
  {
    name: 'the touch icon is the small one',
    rule: 'head/icons',
    output: { 'apple-touch-icon.png': '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"></svg>' },
    at: { file: 'public/favicon.svg' },
  },
] satisfies readonly Mutation[]
