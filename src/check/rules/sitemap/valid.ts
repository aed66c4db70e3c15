// The sitemap can be read by every search engine: well formed, whole addresses of this site, within the limits.
import { defineRule } from '../../../model/checks/rule.ts'
import { sitemapsOf } from '../../site/sitemaps.ts'

const sitemap = (loc: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${loc}</loc></url>
</urlset>
`

export default defineRule({
  why: 'A sitemap with one fault may be refused whole, and new pages are then found late.',
  level: 'error',
  help: 'run npx site build, or delete public/sitemap.xml',
  source: 'sitemaps.org/protocol.html, version 0.9 (read 2026-11)',
  fine: { output: { 'sitemap.xml': sitemap('https://wheels.example/contact') } },
  bad: {
    output: { 'sitemap.xml': sitemap('/contact') },
    findings: ['sitemap.xml lists /contact, expected an address that begins with https://wheels.example/'],
  },

  needs: ['output'],

  *site(context) {
    for (const { text, help } of sitemapsOf(context).faults)
      yield { text, at: { file: 'site.yaml', path: ['origin'] }, help: help ?? 'run npx site build' }
  },
})
