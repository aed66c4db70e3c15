// Faults that endanger the visitor or the owner.
import type { Mutation } from '../mutate.ts'

const company = (by: string) => ({ path: '/company', find: '</main>', by: `${by}</main>` })

export default [
  {
    name: 'a page loads a sound over http',
    rule: 'sec/mixed-content',
    html: company('<audio src="http://sounds.example/ring.mp3" controls></audio>'),
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a key lies among the files to publish',
    rule: 'sec/secret',
    output: { 'notes.txt': 'AKIAIOSFODNN7EXAMPLE' },
    at: { file: 'public/notes.txt' },
  },
  {
    name: 'a link runs code',
    rule: 'sec/form',
    html: company('<a href="javascript:void(0)">Άνοιγμα του μενού</a>'),
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a template writes a style attribute',
    rule: 'sec/csp',
    html: company('<p style="margin:0">Στην άκρη</p>'),
    at: { file: 'templates/pages/company.tsx' },
  },
] satisfies readonly Mutation[]
