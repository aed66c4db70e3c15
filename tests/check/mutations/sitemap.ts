// Faults in the sitemap.
import type { Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const entry = (path: string) => new RegExp(`<url><loc>${ORIGIN}${path}</loc>.*</url>\\n`)
const origin = { file: 'site.yaml', line: 'origin:' }

export default [
  {
    name: 'it is missing',
    rule: 'sitemap/coverage',
    output: {
      'sitemap.xml': null,
      'robots.txt': (text) => text.replace(/^Sitemap:.*$/m, `Sitemap: ${ORIGIN}/robots.txt`),
    },
    at: origin,
  },
  {
    name: 'it lists a page twice',
    rule: 'sitemap/coverage',
    output: { 'sitemap.xml': (text) => text.replace(entry('/company'), '$&$&') },
    at: origin,
  },
  {
    name: 'it names an address of another scheme',
    rule: 'sitemap/coverage',
    output: {
      'sitemap.xml': (text) =>
        text.replace('</urlset>', `<url><loc>${ORIGIN.replace('https', 'http')}/company</loc></url></urlset>`),
    },
    at: origin,
  },
  {
    name: 'its root has no namespace',
    rule: 'sitemap/coverage',
    output: { 'sitemap.xml': (text) => text.replace(/<urlset [^>]*>/, '<urlset>') },
    at: origin,
  },
  {
    name: 'a page is not in it',
    rule: 'sitemap/coverage',
    output: { 'sitemap.xml': (text) => text.replace(entry('/company'), '') },
    at: { file: 'content/routes.yaml', line: 'path: /company' },
  },
  {
    name: 'it lists a redirect',
    rule: 'sitemap/coverage',
    output: {
      'sitemap.xml': (text) =>
        text.replace('</urlset>', `<url><loc>${ORIGIN}/services/disinfection</loc></url></urlset>`),
    },
    at: { file: 'content/routes.yaml', line: 'pages:' },
  },
  {
    name: 'a date is not a date',
    rule: 'sitemap/coverage',
    output: {
      'sitemap.xml': (text) =>
        text.replace(entry('/company'), `<url><loc>${ORIGIN}/company</loc><lastmod>20/11/2026</lastmod></url>\n`),
    },
    at: { file: 'content/routes.yaml', line: 'path: /company' },
  },
] satisfies readonly Mutation[]
