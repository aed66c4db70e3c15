// The page for addresses that do not exist: it is there, hidden from search engines, and not in the sitemap.

import { defineRule } from '../../../model/checks/rule.ts'
import { pageFacts } from '../../page/facts.ts'
import { outputText, pagesAt, publicAt, robotsAt } from '../../site/places.ts'
import { sitemapsOf } from '../../site/sitemaps.ts'

export default defineRule({
  why: 'A visitor who mistypes an address should meet the phone number, not the bare error page of the host.',
  level: 'error',
  help: 'add a page at /404 with robots: noindex',
  source: 'docs.netlify.com, "Custom 404 page handling" (read 2026-11)',
  fine: { output: { '404.html': '<!DOCTYPE html><title>Not found</title><meta name="robots" content="noindex">' } },
  bad: { output: { '404.html': null }, findings: ['there is no 404.html'] },

  needs: ['output', 'pages'],

  *site(context) {
    const html = outputText(context, '404.html')
    if (html === undefined) {
      yield {
        text: 'there is no 404.html',
        at: pagesAt,
        help: 'add under pages: - { path: /404, page: not-found, template: … } and write content/pages/not-found.yaml',
      }
      return
    }
    const page = context.pages.get('/404')
    const at = page ? robotsAt(page) : publicAt('404.html')
    const hidden = pageFacts(html, { path: '/404', file: '404.html', from: '' })
      .meta('robots')
      .some(({ content }) => /noindex|none/i.test(content))
    if (!hidden)
      yield {
        text: '404.html does not say noindex',
        at,
        help: page ? 'write robots: noindex, follow in its head' : 'add <meta name="robots" content="noindex">',
      }
    const listed = sitemapsOf(context).entries.find(({ loc }) =>
      /^\/404(?:\.html|\/)?$/.test(loc.slice(context.site.origin.length)),
    )
    // A page that may be found is in the sitemap because it is: one fault, reported once.
    if (listed && hidden) yield { text: `${listed.file} lists ${listed.loc}`, at, help: 'run npx site build' }
  },
})
