// Faults in what hosts need.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'there are more redirects than the host takes',
    rule: 'host/redirect-limits',
    output: {
      _redirects: (text) => text + Array.from({ length: 10_000 }, (_, i) => `/old-${i} /company 301!\n`).join(''),
    },
    at: { file: 'content/routes.yaml', line: 'redirects:' },
  },
  {
    name: 'the page for wrong addresses is missing',
    rule: 'host/404',
    output: { '404.html': null },
    at: { file: 'content/routes.yaml', line: 'pages:' },
  },
  {
    name: 'the page for wrong addresses is in the sitemap',
    rule: 'host/404',
    output: {
      'sitemap.xml': (text) =>
        text.replace('</urlset>', '<url><loc>https://apofraxeis-peiraia.example/404</loc></url></urlset>'),
    },
    at: { file: 'content/pages/not-found.yaml', line: 'robots: noindex' },
  },
] satisfies readonly Mutation[]
