// Faults in robots.txt, and pages that search engines may not list.
import { drawn, edit, type Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const COMPANY = 'content/pages/company.yaml'
const robots = (text: string) => ({ output: { 'robots.txt': text } })
const at = { file: 'public/robots.txt' }

export default [
  {
    name: 'it hides scripts',
    rule: 'robots/valid',
    ...robots(`User-agent: *\nDisallow: /assets/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`),
    at,
  },
  { name: 'it does not name the sitemap', rule: 'robots/valid', ...robots('User-agent: *\nAllow: /\n'), at },
  {
    name: 'it names the sitemap by its path',
    rule: 'robots/valid',
    ...robots('User-agent: *\nAllow: /\n\nSitemap: /sitemap.xml\n'),
    at,
  },
  {
    name: 'it is missing',
    rule: 'robots/valid',
    output: { 'robots.txt': null },
    at: { file: 'public/robots.txt' },
  },
  drawn(
    'robots/valid',
    'a template hides a page that the YAML offers',
    '/company',
    '<meta name="robots" content="index, follow, max-image-preview:large">',
    '<meta name="robots" content="noindex">',
    COMPANY,
    'head:',
  ),
  {
    name: 'robots.txt keeps search engines from reading that a page is hidden',
    rule: 'robots/valid',
    output: { 'robots.txt': (text) => text.replace('Allow: /', 'Disallow: /efcharistoume') },
    at: { file: 'public/robots.txt' },
  },
  edit(
    'robots/valid',
    'the home page is hidden',
    'content/pages/home.yaml',
    '  social:\n',
    '  robots: noindex, nofollow\n  social:\n',
    'robots: noindex, nofollow',
  ),
  edit(
    'robots/valid',
    'a service is left out of search engines',
    'content/services/apofraksi-lekanis.yaml',
    'head:\n',
    'head:\n  robots: noindex, follow\n',
    'robots: noindex',
  ),
  edit(
    'robots/valid',
    'a page of the menu is left out of search engines',
    'content/pages/contact.yaml',
    'head:\n',
    'head:\n  robots: noindex, follow\n',
    'robots: noindex',
  ),
] satisfies readonly Mutation[]
