// Pages that are one page twice.
import { edit, type Mutation, source } from '../mutate.ts'

const nikaia = source('content/areas/nikaia.yaml')
const elefsina = 'content/areas/elefsina.yaml'
/** A paragraph of the page of another area. */
const taken = /paragraphs:\n {4}- (.*)/.exec(nikaia)?.[1] ?? ''

export default [
  {
    name: 'two pages have the same text under two titles',
    rule: 'dup/doorway',
    also: ['dup/other-name', 'head/duplicate'],
    apart: true,
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
  edit(
    'dup/other-name',
    'a box of a copied page names the other area',
    elefsina,
    'Δωρεάν πρώτη εκτίμηση',
    'Ερχόμαστε στο Πέραμα',
  ),
  edit(
    'dup/other-name',
    'a heading of a copied page names the other area',
    elefsina,
    'heading: Αξίζει να μας περιμένετε',
    'heading: Γιατί εμάς στο Πέραμα',
  ),
  {
    name: 'a title names another service',
    rule: 'dup/other-name',
    also: ['title/words'],
    apart: true,
    yaml: [
      {
        file: 'content/services/apofraksi-niptira.yaml',
        find: /title: .*/.exec(source('content/services/apofraksi-niptira.yaml'))?.[0] ?? '',
        by: 'title: Απόφραξη λεκάνης χωρίς σπασίματα',
      },
    ],
    at: { file: 'content/services/apofraksi-niptira.yaml', line: 'λεκάνης' },
  },
  ...['perama', 'tauros'].map((slug) => ({
    name: `a paragraph is taken over into ${slug}`,
    rule: 'dup/paragraph',
    yaml: [{ file: `content/areas/${slug}.yaml`, find: '  paragraphs:\n', by: `  paragraphs:\n    - ${taken}\n` }],
    at: { file: `content/areas/${slug}.yaml`, line: taken.slice(0, 30) },
  })),
  {
    name: 'two descriptions differ by the name alone',
    rule: 'dup/doorway',
    apart: true,
    yaml: ['elefsina', 'perama'].map((slug) => ({
      file: `content/areas/${slug}.yaml`,
      find: /description: .*/.exec(source(`content/areas/${slug}.yaml`))?.[0] ?? '',
      by: `description: Ερχόμαστε ${slug === 'perama' ? 'στο Πέραμα' : 'στην Ελευσίνα'} με τα εργαλεία μας, και την τιμή την ακούτε πριν ξεκινήσουμε.`,
    })),
    at: { file: 'content/areas/perama.yaml', line: 'description:' },
  },
] satisfies readonly Mutation[]
