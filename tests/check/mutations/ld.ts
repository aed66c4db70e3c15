// Faults in the structured data.
import type { Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const PROVIDER = `"provider":{"@id":"${ORIGIN}/#business"}`
const page = '/services/plumbing'
const file = 'content/services/plumbing.yaml'

export default [
  {
    name: 'a second business has no address',
    rule: 'ld/valid',
    html: { path: page, find: `${PROVIDER},`, by: '"provider":{"@type":"Electrician","name":"Αποφράξεις Πειραιά"},' },
    at: { file },
  },
  {
    name: 'a template shows no breadcrumbs',
    rule: 'ld/breadcrumb',
    html: { path: page, find: 'Διαδρομή"><ol>', by: 'Διαδρομή"><ol hidden></ol><ol>' },
    at: { file },
  },
  {
    name: 'a template describes steps that search engines no longer show',
    rule: 'ld/valid',
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
    rule: 'ld/valid',
    html: { path: page, find: `${PROVIDER},`, by: '' },
    at: { file },
  },
] satisfies readonly Mutation[]
