// Every page meant for search results can be reached by clicking from the home page.

import { defineRule } from '../../../model/checks/rule.ts'
import { clicksOf } from '../../site/clicks.ts'

export default defineRule({
  why:
    'A page no other page links to is found by nobody who is on the site, and search engines take it for ' +
    'unimportant.',
  level: 'error',
  help: 'link to it from a page that belongs to the subject, or from a menu in site.yaml',
  source:
    'Google, Link best practices: every page you care about should have a link from at least one other page ' +
    '(read 2026-11)',
  fine: {},
  bad: {
    pages: Object.fromEntries(
      ['/', '/contact', '/repairs/brakes', '/repairs/puncture'].map((path) => [
        path,
        '<!DOCTYPE html><html ' +
          `lang="en"><head><title>x</title></head><body><main><h1>x</h1>${
            path === '/'
              ? '<a href="/contact">Contact</a>'
              : path === '/repairs/brakes'
                ? '<a ' + 'href="/repairs/puncture">Puncture</a>'
                : '<a href="/">Home</a>'
          }</main></body></html>`,
      ]),
    ),
    findings: [
      'no page links to /repairs/brakes',
      'no way leads from the home page to /repairs/puncture: the pages that link to it cannot be reached either',
    ],
  },

  needs: ['summaries', 'redirects'],

  *site(context) {
    const { depth, linked } = clicksOf(context)
    if (!context.summaries.some(({ path }) => path === '/')) return
    for (const page of context.summaries) {
      if (!page.indexable || depth.has(page.path)) continue
      yield {
        text: linked.has(page.path)
          ? 'no way leads from the home page to {{page}}: the pages that link to it cannot be reached either'
          : 'no page links to {{page}}',
        page: page.path,
        at: { file: page.from, path: ['name'], part: 'key' },
      }
    }
  },
})
