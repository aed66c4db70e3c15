// Faults in redirects: those the plan refuses, and those that stand in the output.
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
    name: 'the file of the host leads elsewhere than the YAML says',
    rule: 'redirect/target',
    output: {
      _redirects: (text) =>
        text.replace('/services/disinfection /services/apolymansi', '/services/disinfection /apolymansi'),
    },
    at: { file: ROUTES, line: 'from: /services/disinfection' },
  },
  {
    name: 'the page that leads on is missing',
    rule: 'redirect/target',
    output: { 'services/disinfection.html': null },
    at: { file: ROUTES, line: 'from: /services/disinfection' },
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
    name: 'the file of the host sends a redirect on',
    rule: 'redirect/chain',
    output: { _redirects: (text) => `${text}/disinfection /services/disinfection 301!\n` },
    at: { file: 'public/_redirects' },
  },
  {
    name: 'a redirect takes the address of a page',
    rule: 'redirect/shadows-page',
    yaml: routes('{ from: /faq, to: /epikoinwnia }'),
    at: { file: ROUTES, line: 'from: /faq' },
  },
  {
    name: 'a pattern in the file of the host takes the addresses of pages',
    rule: 'redirect/shadows-page',
    output: { _redirects: (text) => `${text}/areas/* /company 301!\n` },
    at: { file: 'public/_redirects' },
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
