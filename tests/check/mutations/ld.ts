// Faults in the structured data.
import type { Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const PROVIDER = `"provider":{"@id":"${ORIGIN}/#business"}`
const page = '/services/plumbing'
const file = 'content/services/plumbing.yaml'

export default [
  {
    name: 'a route of services says nothing of services',
    rule: 'ld/set',
    yaml: [{ file: 'content/routes.yaml', find: 'graph: [service]\n    defaults', by: 'graph: []\n    defaults' }],
    at: { file: 'content/routes.yaml', line: 'graph: []' },
  },
  {
    name: 'a template leaves out the vocabulary',
    rule: 'ld/json',
    html: { path: page, find: '"@context":"https://schema.org",', by: '' },
    at: { file },
  },
  {
    name: 'the type of the business is misspelt',
    rule: 'ld/vocabulary',
    yaml: [{ file: 'site.yaml', find: '  type: Plumber', by: '  type: Plumbber' }],
    at: { file: 'site.yaml', line: 'type: Plumbber' },
  },
  {
    name: 'a property stands on a type that has none of that name',
    rule: 'ld/vocabulary',
    html: { path: page, find: PROVIDER, by: `${PROVIDER},"openingHours":"Mo-Su"` },
    at: { file },
  },
  {
    name: 'an area is a postal address',
    rule: 'ld/value-type',
    html: { path: '/areas/piraeus', find: '"areaServed":{"@type":"City"', by: '"areaServed":{"@type":"PostalAddress"' },
    at: { file: 'content/areas/piraeus.yaml', line: 'name:' },
  },
  {
    name: 'a price carries its currency',
    rule: 'ld/value-type',
    html: {
      path: page,
      find: PROVIDER,
      by: `${PROVIDER},"offers":{"@type":"Offer","price":"45€","priceCurrency":"EUR"}`,
    },
    at: { file },
  },
  {
    name: 'a second business has no address',
    rule: 'ld/localbusiness-required',
    html: { path: page, find: PROVIDER, by: '"provider":{"@type":"Electrician","name":"Αποφράξεις Πειραιά"}' },
    at: { file },
  },
  {
    name: 'a service page forgets what the business looks like',
    rule: 'ld/business-whole',
    html: { path: page, find: '"logo":', by: '"slogan":' },
    at: { file: 'site.yaml', line: 'name:' },
  },
  {
    name: 'Sunday is declared twice',
    rule: 'ld/hours-valid',
    yaml: [
      {
        file: 'site.yaml',
        find: '      closes: "23:59"',
        by: '      closes: "23:59"\n    - days: [Sunday]\n      opens: "10:00"\n      closes: "14:00"',
      },
    ],
    at: { file: 'site.yaml', line: 'opens: "10:00"' },
  },
  {
    name: 'a template counts the breadcrumbs wrong',
    rule: 'ld/breadcrumb',
    html: { path: page, find: '"position":3', by: '"position":4' },
    at: { file, line: 'name:' },
  },
  {
    name: 'a template shows no breadcrumbs',
    rule: 'ld/breadcrumb',
    html: { path: page, find: 'Διαδρομή"><ol>', by: 'Διαδρομή"><ol hidden></ol><ol>' },
    at: { file },
  },
  {
    name: 'the business gives itself stars',
    rule: 'ld/rating-self-serving',
    html: {
      path: '/',
      find: '"priceRange":',
      by: '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.9,"reviewCount":120},"priceRange":',
    },
    at: { file: 'site.yaml', line: 'business:' },
  },
  {
    name: 'a service points at a business the page does not describe',
    rule: 'ld/id-graph',
    html: { path: page, find: PROVIDER, by: PROVIDER.replace('#business', '#bussiness') },
    at: { file: 'content/routes.yaml' },
  },
  {
    name: 'one page gives the business another e-mail',
    rule: 'ld/id-graph',
    html: { path: '/epikoinwnia', find: '"email":"', by: '"email":"x' },
    at: { file: 'content/pages/contact.yaml' },
  },
  {
    name: 'the name of a service stands in the structured data alone',
    rule: 'ld/matches-visible',
    html: { path: page, find: `"url":"${ORIGIN}${page}","name":"`, by: `"url":"${ORIGIN}${page}","name":"Άριστες ` },
    at: { file, line: 'name:' },
  },
] satisfies readonly Mutation[]
