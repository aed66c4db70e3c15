// Faults in addresses.
import { drawn, edit, type Mutation } from '../mutate.ts'

const ROUTES = 'content/routes.yaml'
const MOVED = '  - { from: /services/disinfection, to: /services/apolymansi, status: 301 }\n'

export default [
  edit(
    'url/collision',
    'two pages want one address',
    ROUTES,
    '{ path: /faq, page: faq,',
    '{ path: /company, page: faq,',
  ),
  {
    name: 'a file of public/ wants the address of a page',
    rule: 'url/collision',
    output: { 'company/index.html': '<!DOCTYPE html><title>Company</title>' },
    at: { file: 'public/company/index.html' },
  },
  {
    name: 'a file differs from a page only in a capital letter',
    rule: 'url/collision',
    output: { 'Company.html': '<!DOCTYPE html><title>Company</title>' },
    at: { file: 'public/Company.html' },
  },
  drawn(
    'link/broken',
    'a template writes a link with a slash at the end',
    '/company',
    'href="/epikoinwnia"',
    'href="/epikoinwnia/"',
    'site.yaml',
    'href: /epikoinwnia',
  ),
  edit(
    'link/broken',
    'a link names the file instead of the address',
    'site.yaml',
    '{ name: Μάθετε για μας, href: /company }',
    '{ name: Μάθετε για μας, href: /company.html }',
  ),
  {
    ...edit('url/changed', 'the redirect of a published address is gone', ROUTES, MOVED, '', 'redirects:'),
    published: ['/services/disinfection'],
  },
  {
    name: 'a published page has another address',
    rule: 'url/changed',
    yaml: [
      { file: ROUTES, find: 'path: /efcharistoume', by: 'path: /efcharisto' },
      { file: 'site.yaml', find: 'thanks: /efcharistoume', by: 'thanks: /efcharisto' },
    ],
    published: ['/efcharistoume'],
    at: { file: ROUTES, line: 'redirects:' },
  },
] satisfies readonly Mutation[]
