// Faults of markup and forms that a template can bring in.
import { added, drawn, type Mutation, PICTURE } from '../mutate.ts'

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
    ...drawn('a11y/main', 'the main part is hidden', '/faq', '<main', '<main hidden'),
    also: ['content/thin'],
  },
  {
    name: 'the main part is a plain box',
    rule: 'a11y/main',
    html: [
      { path: '/services', find: '<main', by: '<div' },
      { path: '/services', find: '</main>', by: '</div>' },
    ],
    also: ['link/broken', 'link/anchor', 'a11y/html-valid', 'content/thin'],
    apart: true,
    at: { file: 'theme: pages/services.tsx' },
  },
  drawn('a11y/html-valid', 'a skipped heading level', '/company', '</h1>', '</h1><h3>Άλμα</h3>'),
  added('a11y/html-valid', 'a link without words', 'company', '<a href="/"></a>'),
  added('a11y/html-valid', 'a second main heading', 'company', '<h1>Και πάλι</h1>'),
  added('a11y/html-valid', 'an empty heading', 'company', '<h2></h2>'),
  drawn(
    'a11y/html-valid',
    'a label names no field',
    '/epikoinwnia',
    'id="contact-email"',
    'id="contact-mail"',
    'theme: pages/contact.tsx',
  ),
  drawn('a11y/html-valid', 'a picture without alt', '/company', '<img alt=""', '<img', PICTURE),
] satisfies readonly Mutation[]
