// Wherever the structured data names the business of the site, it says all that is known of it, once.

import { defineRule } from '../../../model/checks/rule.ts'
import { isOwn, isReference, kindOf, nodesOf, placeIn } from '../../page/structured-data.ts'

/** A page with this structured data and no other. */
const ld = (node: string) =>
  `<!DOCTYPE html><body><script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`
const SHOP = '"@type":"BikeStore","@id":"https://wheels.example/#business","name":"Two Wheels"'
const WHOLE =
  '"url":"https://wheels.example/","telephone":"+441130000000","openingHours":"Mo-Fr 09:00-17:30",' +
  '"areaServed":"Leeds","logo":"https://wheels.example/icon-512.png"'

/** What every site knows; `image` is there where the site draws social cards. */
const NEEDED = ['url', 'telephone', 'areaServed', 'logo'] as const
const HOURS = ['openingHours', 'openingHoursSpecification']

export default defineRule({
  why: 'A search engine may read one page alone: a business without hours or area there is a business without them.',
  level: 'warning',
  source: 'Google, Local business structured data: recommended properties; Organization: logo (as quoted 2026-11)',
  help: 'fill in what is missing under business: in site.yaml',
  fine: {
    pages: {
      '/': ld(`${SHOP},${WHOLE},"image":"https://wheels.example/card.png"`),
      '/contact': ld(`"@type":"Service","name":"Brakes","provider":{${SHOP},${WHOLE}}`),
    },
  },
  bad: {
    pages: {
      '/': ld(`${SHOP},${WHOLE},"image":"https://wheels.example/icon-512.png"`),
      '/contact': ld(`"@graph":[{${SHOP},"url":"https://wheels.example/"},{${SHOP},${WHOLE}}]`),
    },
    findings: [
      'the image of the business in the structured data of / is its logo',
      'the business in the structured data of /contact has no telephone, no areaServed, no logo and no openingHours',
      'the structured data of /contact describes the business twice',
    ],
  },

  *page(page, _, { site }) {
    const own = nodesOf(page).filter(
      (node) => !isReference(node) && kindOf(node, 'LocalBusiness') && isOwn(node.values, site),
    )
    for (const [i, node] of own.entries()) {
      const at = placeIn(page, node, 'name', site)
      // Another node of that name is another business, or has faults of its own.
      if (i > 0 && (node.id === '' || node.id !== own[0]?.id)) continue
      if (i > 0) {
        yield {
          text: 'the structured data of {{page}} describes the business twice',
          at,
          help: 'describe it once and refer to it by its @id',
        }
        continue
      }
      const missing: string[] = NEEDED.filter((key) => !(key in node.values))
      if (!HOURS.some((key) => key in node.values)) missing.push('openingHours')
      if (missing.length > 0) {
        const parts = missing.map((key) => `no ${key}`)
        const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]
        yield { text: `the business in the structured data of {{page}} has ${listed}`, at }
      }
      const { image, logo } = node.values
      if (image !== undefined && image === logo)
        yield { text: 'the image of the business in the structured data of {{page}} is its logo', at }
    }
  },
})
