// The structured data contains nothing that search engines ignore: no rating that a business gives itself, and no type
// of a discontinued feature.

import { defineRule } from '../../../model/checks/rule.ts'
import { isOwn, isReference, kindOf, nodesOf, placeIn } from '../../page/structured-data.ts'

/** Types of discontinued features, and since when (developers.google.com/search/updates, read 2026-11). */
const DEAD: Readonly<Record<string, string>> = {
  FAQPage: 'May 2026',
  HowTo: 'September 2023',
  SearchAction: 'November 2024',
  SpecialAnnouncement: 'July 2025',
}

const RATINGS = ['review', 'aggregateRating']

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`

export default defineRule({
  why: 'Stars a business gives itself are not shown by Google, and readers who see them elsewhere have been misled.',
  level: 'warning',
  help: 'delete it from the structured data; the page may show it',
  source: 'Google, Review snippet: a LocalBusiness that controls its own reviews gets no stars (as quoted 2026-11)',
  fine: { pages: { '/': ld('"@type":"Product","name":"A saddle","aggregateRating":{"@type":"AggregateRating"}') } },
  bad: {
    pages: {
      '/': ld('"@type":"BikeStore","name":"Two Wheels","aggregateRating":{"@type":"AggregateRating"}'),
      '/contact': ld('"@type":"Review","itemReviewed":{"@type":"BikeStore","name":"Two Wheels"}'),
      '/repairs/brakes': ld('"@type":"HowTo","name":"Brakes"'),
    },
    findings: [
      'the structured data of / rates the business itself: aggregateRating',
      'the structured data of /contact rates the business itself: Review',
      'the structured data of /repairs/brakes has a HowTo: search engines ignore it since September 2023',
    ],
  },

  *page(page, _, { site }) {
    const nodes = nodesOf(page)
    for (const node of nodes) {
      const at = (key: string) => placeIn(page, node, key, site)
      const dead = node.types.find((type) => DEAD[type] !== undefined)
      if (dead !== undefined)
        yield {
          text: `the structured data of {{page}} has a ${dead}: search engines ignore it since ${DEAD[dead]}`,
          at: at('@type'),
        }
      const own = kindOf(node, 'Organization') ? RATINGS.filter((key) => key in node.values) : []
      for (const rating of own)
        yield { text: `the structured data of {{page}} rates the business itself: ${rating}`, at: at(rating) }
      const [type = 'Review'] = node.types
      // What a review is about may be a reference.
      const about = nodes.find(({ values }) => values === node.values.itemReviewed)
      const isLink = about && isReference(about)
      const target = isLink ? nodes.find((each) => each.id === about.id && !isReference(each)) : about
      if (target && kindOf(target, 'Organization') && isOwn(target.values, site))
        yield { text: `the structured data of {{page}} rates the business itself: ${type}`, at: at('@type') }
    }
  },
})
