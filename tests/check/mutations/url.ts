// Faults in addresses.
import type { Mutation } from '../mutate.ts'

const ROUTES = 'content/routes.yaml'

export default [
  {
    name: 'two pages want one address',
    rule: 'url/collision',
    yaml: [{ file: ROUTES, find: '{ path: /faq, page: faq,', by: '{ path: /company, page: faq,' }],
    at: { file: ROUTES, line: 'page: faq' },
  },
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
  {
    name: 'a template writes a link with a slash at the end',
    rule: 'link/redirected',
    html: { path: '/company', find: 'href="/epikoinwnia"', by: 'href="/epikoinwnia/"' },
    at: { file: 'site.yaml', line: 'href: /epikoinwnia' },
  },
  {
    name: 'a link names the file instead of the address',
    rule: 'link/redirected',
    yaml: [
      {
        file: 'site.yaml',
        find: '{ name: Μάθετε για μας, href: /company }',
        by: '{ name: Μάθετε για μας, href: /company.html }',
      },
    ],
    at: { file: 'site.yaml', line: 'href: /company.html' },
  },
] satisfies readonly Mutation[]
