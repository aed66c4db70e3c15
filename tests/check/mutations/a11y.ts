// Faults a template could bring in.
import type { Mutation } from '../mutate.ts'

const company = (by: string) => ({ path: '/company', find: '</main>', by: `${by}</main>` })
const at = { file: 'content/pages/company.yaml' }

export default [
  { name: 'a template draws a second main heading', rule: 'a11y/h1', html: company('<h1>Και πάλι</h1>'), at },
  {
    name: 'a template skips a heading level',
    rule: 'a11y/heading-order',
    html: { path: '/company', find: '</h1>', by: '</h1><h3>Άλμα</h3>' },
    at,
  },
  {
    name: 'a template draws a link of a picture alone',
    rule: 'a11y/name',
    html: company('<a href="/"><svg aria-hidden="true"></svg></a>'),
    at,
  },
  {
    name: 'a label points at no field',
    rule: 'a11y/form-label',
    html: { path: '/epikoinwnia', find: 'id="contact-email"', by: 'id="contact-mail"' },
    at: { file: 'content/pages/contact.yaml' },
  },
  { name: 'a template draws one id twice', rule: 'a11y/html-valid', html: company('<p id="main"></p>'), at },
] satisfies readonly Mutation[]
