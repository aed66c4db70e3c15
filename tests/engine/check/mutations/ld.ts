// Faults in the structured data.
import { drawn, type Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const PROVIDER = `"provider":{"@id":"${ORIGIN}/#business"}`
const PLUMBING = '/services/plumbing'
/** A fault in the structured data of a service. */
const data = (rule: string, name: string, find: string, by: string, line?: string) =>
  drawn(rule, name, PLUMBING, find, by, `content${PLUMBING}.yaml`, line)

export default [
  data(
    'ld/valid',
    'a second business has no address',
    PROVIDER,
    '"provider":{"@type":"Electrician","name":"Αποφράξεις Πειραιά"}',
  ),
  data(
    'ld/valid',
    'steps that search engines no longer show',
    PROVIDER,
    `${PROVIDER},"subjectOf":{"@type":"HowTo","name":"Πρίζες"}`,
  ),
  data('ld/valid', 'a service has no provider', `${PROVIDER},`, ''),
  data('ld/valid', 'a template escapes twice', PROVIDER, `${PROVIDER},"slogan":"Σωλήνες &amp; βρύσες"`),
  data('ld/breadcrumb', 'a template shows no breadcrumbs', 'Διαδρομή"><ol>', 'Διαδρομή"><ol hidden></ol><ol>'),
  data('ld/breadcrumb', 'a breadcrumb has another name', '"position":2,"name":"', '"position":2,"name":"Όλες οι '),
  data(
    'ld/matches-visible',
    'the name of a service stands in the structured data alone',
    `"url":"${ORIGIN}${PLUMBING}","name":"`,
    `"url":"${ORIGIN}${PLUMBING}","name":"Άριστες `,
    'name:',
  ),
  data(
    'ld/matches-visible',
    'a price stands in the structured data alone',
    PROVIDER,
    `${PROVIDER},"offers":{"@type":"Offer","price":35,"priceCurrency":"EUR"}`,
  ),
] satisfies readonly Mutation[]
