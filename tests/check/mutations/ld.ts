// Faults in the structured data.
import type { Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const PROVIDER = `"provider":{"@id":"${ORIGIN}/#business"}`
const page = '/services/plumbing'
const file = 'content/services/plumbing.yaml'

export default [
  {
    name: 'a property stands on a type that has none of that name',
    rule: 'ld/valid',
    html: { path: page, find: PROVIDER, by: `${PROVIDER},"openingHours":"Mo-Su"` },
    at: { file },
  },
  {
    name: 'a price carries its currency',
    rule: 'ld/valid',
    html: {
      path: page,
      find: PROVIDER,
      by: `${PROVIDER},"offers":{"@type":"Offer","price":"45€","priceCurrency":"EUR"}`,
    },
    at: { file },
    also: ['fact/price'],
  },
  {
    name: 'a second business has no address',
    rule: 'ld/required',
    html: { path: page, find: PROVIDER, by: '"provider":{"@type":"Electrician","name":"Αποφράξεις Πειραιά"}' },
    at: { file },
  },
  {
    name: 'a service page forgets what the business looks like',
    rule: 'ld/required',
    html: { path: page, find: '"logo":', by: '"slogan":' },
    at: { file: 'site.yaml', line: 'name:' },
  },
  {
    name: 'a template shows no breadcrumbs',
    rule: 'ld/breadcrumb',
    html: { path: page, find: 'Διαδρομή"><ol>', by: 'Διαδρομή"><ol hidden></ol><ol>' },
    at: { file },
  },
  {
    name: 'a template describes steps that search engines no longer show',
    rule: 'ld/rating-self-serving',
    html: { path: page, find: PROVIDER, by: `${PROVIDER},"subjectOf":{"@type":"HowTo","name":"Πρίζες"}` },
    at: { file },
  },
  {
    name: 'the name of a service stands in the structured data alone',
    rule: 'ld/matches-visible',
    html: { path: page, find: `"url":"${ORIGIN}${page}","name":"`, by: `"url":"${ORIGIN}${page}","name":"Άριστες ` },
    at: { file, line: 'name:' },
  },
  {
    name: 'a service has no provider',
    rule: 'ld/required',
    html: { path: page, find: `${PROVIDER},`, by: '' },
    at: { file },
  },
] satisfies readonly Mutation[]
