// Faults of markup and forms that a template can bring in.
import type { HtmlFault, Mutation } from '../mutate.ts'

const company = (by: string) => ({ path: '/company', find: '</main>', by: `${by}</main>` })
const valid = (name: string, html: HtmlFault, file: string): Mutation => ({
  name,
  rule: 'a11y/html-valid',
  html,
  at: { file: `templates/${file}` },
})

export default [
  {
    name: 'a template draws the main heading as h2',
    rule: 'a11y/main',
    html: [
      { path: '/areas', find: '<h1', by: '<h2' },
      { path: '/areas', find: '</h1>', by: '</h2>' },
    ],
    also: ['a11y/html-valid'],
    at: { file: 'content/pages/areas.yaml' },
  },
  {
    name: 'the main part is a plain box',
    rule: 'a11y/main',
    html: [
      { path: '/services', find: '<main', by: '<div' },
      { path: '/services', find: '</main>', by: '</div>' },
    ],
    also: ['link/broken', 'link/anchor', 'a11y/html-valid', 'content/thin'],
    at: { file: 'templates/pages/services.tsx' },
  },
  {
    name: 'a template asks for a phone in a field for text',
    rule: 'a11y/input-type',
    html: company('<label>Τηλέφωνο <input name="phone" autocomplete="tel"></label>'),
    at: { file: 'templates/islands/contact-form.tsx' },
  },
  {
    name: 'a template keeps browsers from filling in the mailbox',
    rule: 'a11y/input-type',
    html: company('<label>Email <input type="email" autocomplete="off"></label>'),
    at: { file: 'templates/pages/company.tsx' },
  },
  {
    name: 'a template asks for a name without autocomplete',
    rule: 'a11y/input-type',
    html: company('<label>Όνομα <input name="name"></label>'),
    at: { file: 'templates/pages/company.tsx' },
  },
  valid(
    'a template skips a heading level',
    { path: '/company', find: '</h1>', by: '</h1><h3>Άλμα</h3>' },
    'pages/company.tsx',
  ),
  valid('a template draws a link without words', company('<a href="/"></a>'), 'pages/company.tsx'),
  valid('a template draws a second main heading', company('<h1>Και πάλι</h1>'), 'pages/company.tsx'),
  valid('a template draws an empty heading', company('<h2></h2>'), 'pages/company.tsx'),
  valid(
    'a label names no field',
    { path: '/epikoinwnia', find: 'id="contact-email"', by: 'id="contact-mail"' },
    'pages/contact.tsx',
  ),
  valid('a template leaves the alt out', { path: '/company', find: '<img alt=""', by: '<img' }, 'pages/company.tsx'),
] satisfies readonly Mutation[]
