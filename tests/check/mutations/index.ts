// Faults in what may be found.
import type { Mutation } from '../mutate.ts'

const COMPANY = 'content/pages/company.yaml'

export default [
  {
    name: 'a template hides a page that the YAML offers',
    rule: 'index/conflict',
    html: {
      path: '/company',
      find: '<meta name="robots" content="index, follow, max-image-preview:large">',
      by: '<meta name="robots" content="noindex">',
    },
    at: { file: COMPANY, line: 'head:' },
  },
  {
    name: 'robots.txt keeps search engines from reading that a page is hidden',
    rule: 'index/conflict',
    output: { 'robots.txt': (text) => text.replace('Allow: /', 'Disallow: /efcharistoume') },
    at: { file: 'public/robots.txt' },
  },
  {
    name: 'the home page is hidden',
    rule: 'index/conflict',
    yaml: [{ file: 'content/pages/home.yaml', find: '  social:\n', by: '  robots: noindex, nofollow\n  social:\n' }],
    at: { file: 'content/pages/home.yaml', line: 'robots: noindex, nofollow' },
  },
] satisfies readonly Mutation[]
