// Faults in redirects.
import type { Mutation } from '../mutate.ts'

const ROUTES = 'content/routes.yaml'
const declared = '{ from: /services/disinfection, to: /services/apolymansi, status: 301 }'
const routes = (by: string) => [{ file: ROUTES, find: declared, by }]

export default [
  {
    name: 'a page that moved for good is redirected for a while',
    rule: 'host/limits',
    yaml: routes('{ from: /services/disinfection, to: /services/apolymansi, status: 302 }'),
    at: { file: ROUTES, line: 'status: 302' },
  },
  {
    name: 'a redirect has a status the host does not know',
    rule: 'host/limits',
    apart: true,
    yaml: routes('{ from: /services/disinfection, to: /services/apolymansi, status: 308 }'),
    at: { file: ROUTES, line: 'status: 308' },
  },
] satisfies readonly Mutation[]
