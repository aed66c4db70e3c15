// Every page has one canonical address, which is its own, and og:url is the same.

import { defineRule } from '../../../model/checks/rule.ts'
import { routeAt } from '../../site/places.ts'

const page = (head: string) => `<!DOCTYPE html><head>${head}</head>`
const OWN = '<link rel="canonical" href="https://wheels.example/contact">'

export default defineRule({
  why: 'Search engines drop a page with two canonical addresses, or with that of another page.',
  level: 'error',
  help: 'leave the canonical address to the engine, and delete what a template writes by hand',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, rel="canonical" (read 2026-11)',
  fine: { pages: { '/contact': page(OWN) } },
  bad: {
    pages: {
      '/': page(''),
      '/contact': page(OWN + OWN),
      '/repairs/brakes': page(OWN),
      '/repairs/puncture': page(
        '<link rel="canonical" href="https://wheels.example/repairs/puncture">' +
          '<meta property="og:url" content="https://wheels.example/">',
      ),
    },
    findings: [
      '/ has 0 canonical addresses, expected one: https://wheels.example/',
      '/contact has 2 canonical addresses, expected one: https://wheels.example/contact',
      'the canonical address of /repairs/brakes is https://wheels.example/contact, expected https://wheels.example/repairs/brakes',
      'og:url of /repairs/puncture is https://wheels.example/, expected https://wheels.example/repairs/puncture',
    ],
  },

  *page(page, planned) {
    const { canonical, indexable } = planned
    const finding = (text: string, found: string | number) => ({
      text: `${text}{{canonical}}`,
      data: { canonical, found },
      at: routeAt(planned),
      help: `keep ${canonical}`,
    })
    const links = page.all('link').filter(({ attributes }) => attributes.rel?.toLowerCase() === 'canonical')
    const [first] = links
    if (links.length > 1 || (!first && indexable))
      yield finding('{{page}} has {{found}} canonical addresses, expected one: ', links.length)
    else if (first && first.attributes.href !== canonical)
      yield finding('the canonical address of {{page}} is {{found}}, expected ', first.attributes.href ?? '')
    for (const { content } of page.meta('og:url'))
      if (content !== canonical) yield finding('og:url of {{page}} is {{found}}, expected ', content)
  },
})
