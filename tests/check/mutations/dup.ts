// Pages that are one page twice.
import { type Mutation, source } from '../mutate.ts'

const nikaia = source('content/areas/nikaia.yaml')

export default [
  {
    name: 'a point of the gutters is left on the page of the washbasin',
    rule: 'dup/other-subject',
    yaml: [
      {
        file: 'content/services/apofraksi-niptira.yaml',
        find: /facts:\n {4}- (.*)/.exec(source('content/services/apofraksi-niptira.yaml'))?.[1] ?? '',
        by: 'Ταράτσα και λούκι χωρίς φύλλα',
      },
    ],
    at: { file: 'content/services/apofraksi-niptira.yaml', line: 'Ταράτσα και λούκι' },
  },
  {
    name: 'an area page is its sister with the place name swapped',
    rule: 'dup/doorway',
    alone: true,
    yaml: [
      {
        file: 'content/areas/vari.yaml',
        find: '',
        by: nikaia
          .replace(/title: .*/, 'title: Φράξιμο στη Βάρη και στα χωράφια της')
          .replace(/ {2}heading: .*/, '  heading: Φράζει κάτι σε χωράφι ή αυλή;')
          .replace(
            /description: .*/,
            'description: Κτήματα, πηγάδια και βόθροι στη Βάρη. Λέμε την τιμή πριν πιάσουμε εργαλείο.',
          )
          .replaceAll('Νίκαιας', 'Βάρης')
          .replaceAll('Νίκαια', 'Βάρη')
          .replaceAll('νίκαιας', 'βάρης')
          .replaceAll('νίκαια', 'βάρη')
          // Where the business is, is told by another rule.
          .replace('Έδρα στη Βάρη', 'Έδρα στη Νίκαια'),
      },
    ],
    at: { file: 'content/areas/vari.yaml', line: 'name: Βάρη' },
  },
  {
    name: 'two pages have the same text under two titles',
    rule: 'dup/exact',
    yaml: [
      {
        file: 'content/areas/vari.yaml',
        find: '',
        by: nikaia
          .replace(/^name: .*/, 'name: Βάρη')
          .replace(/title: .*/, 'title: Απόφραξη σωλήνων Βάρη, άμεσα')
          .replace('description: Η έδρα μας είναι εδώ,', 'description: Ξεκινάμε από δίπλα,'),
      },
    ],
    at: { file: 'content/areas/vari.yaml', line: 'name: Βάρη' },
  },
] satisfies readonly Mutation[]
