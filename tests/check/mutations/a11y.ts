// Faults a template could bring in.
import type { Mutation } from '../mutate.ts'

const company = (by: string) => ({ path: '/company', find: '</main>', by: `${by}</main>` })

export default [
  {
    name: 'the style takes the line round the focus away',
    rule: 'a11y/focus',
    output: { 'index.html': '<!DOCTYPE html><title>x</title><style>*:focus{outline:none}</style>' },
    at: { file: 'templates/styles.css' },
  },
  {
    name: 'a template draws a second main heading',
    rule: 'a11y/h1',
    html: company('<h1>Και πάλι</h1>'),
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a template skips a heading level',
    rule: 'a11y/heading-order',
    html: { path: '/company', find: '</h1>', by: '</h1><h3>Άλμα</h3>' },
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a template draws a link of a picture alone',
    rule: 'a11y/name',
    html: company('<a href="/"><svg aria-hidden="true"></svg></a>'),
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a label points at no field',
    rule: 'a11y/form-label',
    html: { path: '/epikoinwnia', find: 'id="contact-email"', by: 'id="contact-mail"' },
    at: { file: 'templates/pages/contact.tsx' },
  },
  {
    name: 'a template draws one id twice',
    rule: 'a11y/html-valid',
    html: company('<p id="main"></p>'),
    at: { file: 'templates/layout/layout.tsx' },
  },
] satisfies readonly Mutation[]
