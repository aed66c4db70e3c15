// Every page meant for search results is at most three clicks from the home page.

import { defineRule } from '../../../model/checks/rule.ts'
import { clicksOf } from '../../site/clicks.ts'

const MOST = 3

const chain = (path: string, next: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main><h1>${path}</h1><a ` +
  `href="${next}">On</a></main></body></html>`

export default defineRule({
  why: 'A reader gives up before the fourth click, and search engines visit deep pages seldom.',
  level: 'warning',
  help: 'link to it from a page nearer to the home page',
  fine: {},
  bad: {
    pages: {
      '/': chain('/', '/contact'),
      '/contact': chain('/contact', '/repairs/brakes'),
      '/repairs/brakes': chain('/repairs/brakes', '/repairs/puncture'),
      '/repairs/puncture': chain('/repairs/puncture', '/repairs/bell'),
      '/repairs/bell': chain('/repairs/bell', '/'),
    },
    yaml: { 'content/repairs/bell.yaml': 'name: Bell\nhead: { title: A bell that rings }\n' },
    findings: [
      '/repairs/bell is 4 clicks from the home page, expected at most 3: / > /contact > /repairs/brakes > ' +
        '/repairs/puncture > /repairs/bell',
    ],
  },

  needs: ['summaries', 'redirects'],

  *site(context) {
    const { depth, before } = clicksOf(context)
    for (const page of context.summaries) {
      const clicks = depth.get(page.path) ?? 0
      if (!page.indexable || clicks <= MOST) continue
      const way = [page.path]
      for (let path = before.get(page.path); path !== undefined; path = before.get(path)) way.unshift(path)
      yield {
        page: page.path,
        text: `{{page}} is ${clicks} clicks from the home page, expected at most ${MOST}: ${way.join(' > ')}`,
        at: { file: page.from, path: ['name'], part: 'key' },
      }
    }
  },
})
