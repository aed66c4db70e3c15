// Faults in what may be found.
import type { Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
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
    name: 'a hidden page is in the sitemap',
    rule: 'index/conflict',
    output: {
      'sitemap.xml': (text) => text.replace('</urlset>', `<url><loc>${ORIGIN}/efcharistoume</loc></url>\n</urlset>`),
    },
    at: { file: 'content/pages/thanks.yaml', line: 'robots: noindex' },
  },
  {
    name: 'robots.txt keeps search engines from reading that a page is hidden',
    rule: 'index/conflict',
    output: { 'robots.txt': (text) => text.replace('Allow: /', 'Disallow: /efcharistoume') },
    at: { file: 'public/robots.txt' },
  },
  {
    name: 'a response header hides a page',
    rule: 'index/conflict',
    output: { _headers: (text) => `${text}/company\n  X-Robots-Tag: noindex\n` },
    at: { file: 'public/_headers' },
  },
  {
    name: 'the home page is hidden',
    rule: 'index/nothing-indexable',
    yaml: [{ file: 'content/pages/home.yaml', find: '  social:\n', by: '  robots: noindex, nofollow\n  social:\n' }],
    at: { file: 'content/pages/home.yaml', line: 'robots: noindex, nofollow' },
  },
] satisfies readonly Mutation[]
