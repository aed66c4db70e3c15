// The structured data contains nothing that search engines ignore: no rating that a business gives itself, and no type
// of a discontinued feature.

import { defineRule } from '../../../model/checks/rule.ts'
import { type GraphNode, isOwn, isReference, kindOf, nodesOf, placeIn } from '../../page/structured-data.ts'

/** Types of discontinued features, and since when (developers.google.com/search/updates, read 2026-11). */
const DEAD: Readonly<Record<string, string>> = {
  FAQPage: 'May 2026',
  HowTo: 'September 2023',
  SearchAction: 'November 2024',
  SpecialAnnouncement: 'July 2025',
}

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
      const dead = node.types.find((type) => DEAD[type] !== undefined)
      if (dead !== undefined)
        yield {
          text: `the structured data of {{page}} has a ${dead}: search engines ignore it since ${DEAD[dead]}`,
          at: placeIn(page, node, '@type', site),
        }
      const ratings = kindOf(node, 'Organization')
        ? ['review', 'aggregateRating'].filter((key) => key in node.values)
        : []
      const target = reviewed(node, nodes)
      if (target && kindOf(target, 'Organization') && isOwn(target.values, site))
        ratings.push(node.types[0] ?? 'Review')
      for (const rating of ratings)
        yield {
          text: `the structured data of {{page}} rates the business itself: ${rating}`,
          at: placeIn(page, node, rating in node.values ? rating : '@type', site),
        }
    }
  },
})

/** What a review is about; a reference is followed. */
function reviewed({ values }: GraphNode, nodes: readonly GraphNode[]): GraphNode | undefined {
  const about = nodes.find((node) => node.values === values.itemReviewed)
  return about && isReference(about) ? nodes.find((node) => node.id === about.id && !isReference(node)) : about
}
