// Every page meant for search results can be reached from the home page in at most three clicks.

import { defineRule } from '../../../model/checks/rule.ts'
import { clicksOf } from '../../site/clicks.ts'

const MOST = 3

const linking = (...links: string[]) =>
  '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1>' +
  `${links.map((href) => `<a href="${href}">On</a>`).join('')}</main></body></html>`

export default defineRule({
  why: 'Visitors do not find a page that no page links to, and search engines take it for unimportant.',
  level: 'warning',
  help: 'link to it from a page about the same subject, or from a menu in site.yaml',
  source:
    'Google, Link best practices: every page you care about should have a link from at least one other page ' +
    '(read 2026-11)',
  fine: {},
  bad: {
    pages: {
      '/': linking('/contact'),
      '/contact': linking('/repairs/brakes'),
      '/repairs/brakes': linking('/repairs/puncture'),
      '/repairs/puncture': linking('/repairs/bell'),
      '/repairs/bell': linking('/'),
      '/repairs/chain': linking('/repairs/gears'),
      '/repairs/gears': linking('/'),
    },
    yaml: Object.fromEntries(
      ['bell', 'chain', 'gears'].map((name) => [
        `content/repairs/${name}.yaml`,
        `name: ${name}\nhead: { title: The ${name} of a bicycle }\n`,
      ]),
    ),
    findings: [
      '/repairs/bell is 4 clicks from the home page, expected at most 3: / > /contact > /repairs/brakes > ' +
        '/repairs/puncture > /repairs/bell',
      'no page links to /repairs/chain',
      'no way leads from the home page to /repairs/gears: the pages that link to it cannot be reached either',
    ],
  },

  needs: ['summaries', 'redirects'],

  *site(context) {
    const { depth, before, linked } = clicksOf(context)
    if (!context.summaries.some(({ path }) => path === '/')) return
    for (const page of context.summaries) {
      const clicks = depth.get(page.path)
      if (!page.indexable || (clicks !== undefined && clicks <= MOST)) continue
      const way = [page.path]
      for (let path = before.get(page.path); path !== undefined; path = before.get(path)) way.unshift(path)
      const text =
        clicks !== undefined
          ? `{{page}} is ${clicks} clicks from the home page, expected at most ${MOST}: ${way.join(' > ')}`
          : linked.has(page.path)
            ? 'no way leads from the home page to {{page}}: the pages that link to it cannot be reached either'
            : 'no page links to {{page}}'
      yield { text, page: page.path, at: { file: page.from, path: ['name'], part: 'key' } }
    }
  },
})
