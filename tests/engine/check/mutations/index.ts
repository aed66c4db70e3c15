// Faults in what may be found.
import { drawn, edit, type Mutation } from '../mutate.ts'

const COMPANY = 'content/pages/company.yaml'

export default [
  drawn(
    'index/conflict',
    'a template hides a page that the YAML offers',
    '/company',
    '<meta name="robots" content="index, follow, max-image-preview:large">',
    '<meta name="robots" content="noindex">',
    COMPANY,
    'head:',
  ),
  {
    name: 'robots.txt keeps search engines from reading that a page is hidden',
    rule: 'index/conflict',
    output: { 'robots.txt': (text) => text.replace('Allow: /', 'Disallow: /efcharistoume') },
    at: { file: 'public/robots.txt' },
  },
  edit(
    'index/conflict',
    'the home page is hidden',
    'content/pages/home.yaml',
    '  social:\n',
    '  robots: noindex, nofollow\n  social:\n',
    'robots: noindex, nofollow',
  ),
] satisfies readonly Mutation[]
