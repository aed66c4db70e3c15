// The structured data contains nothing that search engines ignore: no rating that a business gives itself, and no type
// of a feature that was given up.

import { defineRule } from '../../../model/checks/rule.ts'
import { type GraphNode, isOwn, isReference, kindOf, nodesOf, placeIn } from '../../page/structured-data.ts'

/** Types of features that were given up, and since when (developers.google.com/search/updates, read 2026-11). */
const DEAD: Readonly<Record<string, string>> = {
  FAQPage: 'May 2026',
  HowTo: 'September 2023',
  SearchAction: 'November 2024',
  SpecialAnnouncement: 'July 2025',
  ClaimReview: 'June 2025',
  Quiz: 'January 2026',
}

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`

export default defineRule({
  why: 'Stars a business gives itself are not shown by Google, and readers who see them elsewhere have been misled.',
  level: 'warning',
  help: 'delete the rating from the structured data; the page may show it',
  source:
    'Google, Review snippet: pages about a LocalBusiness or Organization that controls the reviews about ' +
    'itself are ineligible for stars (since 2019-09, as quoted 2026-11)',
  fine: {
    pages: {
      '/': ld(
        '"@type":"Product","name":"A ' +
          'saddle","aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":12}',
      ),
    },
  },
  bad: {
    pages: {
      '/': ld(
        '"@type":"BikeStore","name":"Two ' +
          'Wheels","aggregateRating":{"@type":"AggregateRating","ratingValue":4.9,"reviewCount":120}',
      ),
      '/contact': ld('"@type":"Review","author":"Ann","itemReviewed":{"@type":"BikeStore","name":"Two Wheels"}'),
      '/repairs/brakes': ld('"@type":"HowTo","name":"Brakes"'),
    },
    findings: [
      'the structured data of / rates the business itself: aggregateRating on BikeStore "Two Wheels"',
      'the structured data of /contact rates the business itself: Review of BikeStore "Two Wheels"',
      'the structured data of /repairs/brakes has a HowTo: search engines ignore it since September 2023',
    ],
  },

  *page(page, _, { site }) {
    const nodes = nodesOf(page)
    const organisations = new Map(
      nodes.filter((node) => kindOf(node, 'Organization') && !isReference(node)).map((node) => [node.id, node]),
    )
    const name = ({ types, values }: GraphNode) =>
      `${types.join(' and ')}${typeof values.name === 'string' ? ` "${values.name}"` : ''}`
    const help = 'delete it, and show the reviews on the page'
    for (const node of nodes) {
      const dead = node.types.find((type) => DEAD[type] !== undefined)
      if (dead !== undefined)
        yield {
          text: `the structured data of {{page}} has a ${dead}: search engines ignore it since ${DEAD[dead]}`,
          at: placeIn(page, node, '@type', site),
          help: 'delete it; the words of the page stay',
        }
      if (kindOf(node, 'Organization'))
        for (const key of ['review', 'aggregateRating'])
          if (key in node.values)
            yield {
              text: `the structured data of {{page}} rates the business itself: ${key} on ${name(node)}`,
              at: placeIn(page, node, key, site),
              help,
            }
      if (!kindOf(node, 'Review') && !kindOf(node, 'AggregateRating')) continue
      const about = node.values.itemReviewed as Record<string, unknown> | undefined
      const reviewed = nodes.find(({ values }) => values === about)
      const target = reviewed && isReference(reviewed) ? organisations.get(reviewed.id) : reviewed
      if (target && kindOf(target, 'Organization') && isOwn(target.values, site))
        yield {
          text: `the structured data of {{page}} rates the business itself: ${node.types[0]} of ${name(target)}`,
          at: placeIn(page, node, '@type', site),
          help,
        }
    }
  },
})
