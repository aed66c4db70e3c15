// Faults in redirects.
import type { Mutation } from '../mutate.ts'

const ROUTES = 'content/routes.yaml'
const declared = '{ from: /services/disinfection, to: /services/apolymansi, status: 301 }'
const routes = (by: string) => [{ file: ROUTES, find: declared, by }]

export default [
  {
    name: 'a redirect leads to a page that does not exist',
    rule: 'redirect/target',
    yaml: routes('{ from: /services/disinfection, to: /services/apolimansi, status: 301 }'),
    at: { file: ROUTES, line: '/services/apolimansi' },
  },
  {
    name: 'a redirect leads to a redirect',
    rule: 'redirect/chain',
    yaml: routes(`${declared}\n  - { from: /disinfection, to: /services/disinfection }`),
    at: { file: ROUTES, line: 'from: /disinfection' },
  },
  {
    name: 'two redirects lead to each other',
    rule: 'redirect/chain',
    yaml: routes('{ from: /one, to: /two }\n  - { from: /two, to: /one }'),
    at: { file: ROUTES, line: 'from: /one' },
  },
  {
    name: 'a redirect takes the address of a page',
    rule: 'redirect/shadows-page',
    yaml: routes('{ from: /faq, to: /epikoinwnia }'),
    at: { file: ROUTES, line: 'from: /faq' },
  },
  {
    name: 'a page that moved for good is redirected for a while',
    rule: 'host/limits',
    yaml: routes('{ from: /services/disinfection, to: /services/apolymansi, status: 302 }'),
    at: { file: ROUTES, line: 'status: 302' },
  },
  {
    name: 'a redirect has a status the host does not know',
    rule: 'host/limits',
    yaml: routes('{ from: /services/disinfection, to: /services/apolymansi, status: 308 }'),
    at: { file: ROUTES, line: 'status: 308' },
  },
] satisfies readonly Mutation[]
