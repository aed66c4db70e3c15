// Faults that endanger the visitor or the owner.
import type { Mutation } from '../mutate.ts'

const company = (by: string) => ({ path: '/company', find: '</main>', by: `${by}</main>` })

const cookie = (name: string, file: string, script: string) => ({
  name,
  rule: 'sec/privacy-denied',
  output: { [file]: script },
  at: { file: 'content/pages/privacy.yaml', line: 'Ο ιστότοπος δεν αποθηκεύει cookies' },
})

export default [
  cookie('a script sets a cookie', 'seen.js', 'document.cookie = "seen=1; max-age=31536000"'),
  cookie('a packed script sets a cookie', 'assets/visits.js', 'const n=1;document.cookie="visits="+n'),
  cookie('a script of a shop sets a cookie', 'count.js', 'function f(){document.cookie=`from=${location.search}`}f()'),
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
