// Faults that endanger the visitor or the owner.
import type { Mutation } from '../mutate.ts'

const company = (by: string) => ({ path: '/company', find: '</main>', by: `${by}</main>` })

export default [
  {
    name: 'a page loads a sound over http',
    rule: 'sec/third-party',
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
    rule: 'sec/headers',
    html: company('<p style="margin:0">Στην άκρη</p>'),
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a template loads a script of a chat',
    rule: 'sec/third-party',
    html: company('<script src="https://chat.example/widget.js" async></script>'),
    at: { file: 'templates/pages/company.tsx' },
  },
  ...['site.zip', 'wp-login.php', 'logo (1).svg'].map((file) => ({
    name: `${file} lies in public/`,
    rule: 'sec/foreign-file',
    output: { [file]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"></svg>' },
    at: { file: `public/${file}` },
  })),
  {
    name: 'a drawing in public/ runs a script',
    rule: 'sec/foreign-file',
    output: { 'bell.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><script>x()</script></svg>' },
    at: { file: 'public/bell.svg' },
  },
] satisfies readonly Mutation[]
