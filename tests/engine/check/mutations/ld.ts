// Faults in the structured data that site.yaml and templates cause.
import { added, edit, type Mutation } from '../mutate.ts'

const type = (name: string, type: string) =>
  edit('ld/valid', name, 'site.yaml', 'type: Plumber', `type: ${type}`, `type: ${type}`)

export default [
  type('the type of the business is no name', 'Plumbing company'),
  type('the type of the business is a person', 'Person'),
  type('the type of the business has no hours', 'MedicalBusinesses'),
  ...[
    ['a template writes data that is no JSON', '{ name: "x" }'],
    ['a template writes a type that does not exist', '{"@type":"Plumbr"}'],
    ['a template writes the phone of somebody else', '{"@type":"Plumber","telephone":"+302109999999"}'],
  ].map(([name = '', data = '']) =>
    added('ld/valid', name, 'company', `<script type="application/ld+json">${data}</script>`),
  ),
] satisfies readonly Mutation[]
