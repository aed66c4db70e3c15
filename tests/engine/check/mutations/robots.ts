// Faults in robots.txt.
import type { Mutation } from '../mutate.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
const robots = (text: string) => ({ output: { 'robots.txt': text } })
const at = { file: 'public/robots.txt' }

export default [
  {
    name: 'it hides scripts',
    rule: 'robots/valid',
    ...robots(`User-agent: *\nDisallow: /assets/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`),
    at,
  },
  { name: 'it does not name the sitemap', rule: 'robots/valid', ...robots('User-agent: *\nAllow: /\n'), at },
  {
    name: 'it names the sitemap by its path',
    rule: 'robots/valid',
    ...robots('User-agent: *\nAllow: /\n\nSitemap: /sitemap.xml\n'),
    at,
  },
  {
    name: 'it is missing',
    rule: 'robots/valid',
    output: { 'robots.txt': null },
    at: { file: 'public/robots.txt' },
  },
] satisfies readonly Mutation[]
