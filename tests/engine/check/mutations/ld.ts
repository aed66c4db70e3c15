// Faults in the structured data that site.yaml causes.
import { edit, type Mutation } from '../mutate.ts'

const type = (name: string, type: string) =>
  edit('ld/valid', name, 'site.yaml', 'type: Plumber', `type: ${type}`, `type: ${type}`)

export default [
  type('the type of the business is no name', 'Plumbing company'),
  type('the type of the business is a person', 'Person'),
  type('the type of the business has no hours', 'MedicalBusinesses'),
] satisfies readonly Mutation[]
