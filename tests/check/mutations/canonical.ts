// Faults in canonical addresses, as a faulty layout would make them.
import type { Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const link = (href: string) => `<link rel="canonical" href="${href}">`
const own = link(`${ORIGIN}/company`)
const at = { file: 'content/routes.yaml', line: 'path: /company' }
const company = (by: string) => ({ html: { path: '/company', find: own, by }, at })

export default [
  { name: 'a page has none', rule: 'canonical/missing', ...company('') },
  { name: 'a page has two', rule: 'canonical/multiple', ...company(own + own) },
  { name: 'it has no host', rule: 'canonical/absolute', ...company(link('/company')) },
  {
    name: 'it names a host of its own',
    rule: 'canonical/absolute',
    ...company(link('https://www.apofraxeis-peiraia.example/company')),
  },
  { name: 'it has a query', rule: 'canonical/absolute', ...company(link(`${ORIGIN}/company?utm_source=menu`)) },
  { name: 'it names another page', rule: 'canonical/self', ...company(link(`${ORIGIN}/faq`)) },
  { name: 'it has a slash at the end', rule: 'canonical/self', ...company(link(`${ORIGIN}/company/`)) },
  { name: 'it leads nowhere', rule: 'canonical/target', ...company(link(`${ORIGIN}/compnay`)) },
  { name: 'it leads to a redirect', rule: 'canonical/target', ...company(link(`${ORIGIN}/services/disinfection`)) },
  { name: 'it leads to a hidden page', rule: 'canonical/target', ...company(link(`${ORIGIN}/efcharistoume`)) },
  {
    name: 'og:url names another page',
    rule: 'canonical/agree',
    html: {
      path: '/company',
      find: `<meta property="og:url" content="${ORIGIN}/company">`,
      by: `<meta property="og:url" content="${ORIGIN}/faq">`,
    },
    at,
  },
  {
    name: 'the structured data of a service name another page',
    rule: 'canonical/agree',
    html: {
      path: '/services/plumbing',
      find: `"url":"${ORIGIN}/services/plumbing"`,
      by: `"url":"${ORIGIN}/services/apolymansi"`,
    },
    at: { file: 'content/routes.yaml', line: 'path: /services/{slug}' },
  },
] satisfies readonly Mutation[]
