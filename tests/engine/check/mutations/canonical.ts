// Faults in canonical addresses that a layout can make.
import type { Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const link = (href: string) => `<link rel="canonical" href="${href}">`
const own = link(`${ORIGIN}/company`)
const at = { file: 'content/routes.yaml', line: 'path: /company' }
const company = (by: string) => ({ html: { path: '/company', find: own, by }, at })

export default [
  { name: 'a page has none', rule: 'canonical/page', ...company('') },
  { name: 'a page has two', rule: 'canonical/page', ...company(own + own) },
  { name: 'it has no host', rule: 'canonical/page', ...company(link('/company')) },
  { name: 'it has a query', rule: 'canonical/page', ...company(link(`${ORIGIN}/company?utm_source=menu`)) },
  {
    name: 'og:url is the address of another page',
    rule: 'canonical/page',
    html: {
      path: '/company',
      find: `<meta property="og:url" content="${ORIGIN}/company">`,
      by: `<meta property="og:url" content="${ORIGIN}/faq">`,
    },
    at,
  },
  { name: 'it is the address of another page', rule: 'canonical/page', ...company(link(`${ORIGIN}/faq`)) },
] satisfies readonly Mutation[]
