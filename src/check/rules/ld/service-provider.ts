// A service of the structured data says who does it.

import { defineRule } from '../../../model/checks/rule.ts'
import { isReference, kindOf, nodesOf, placeIn } from '../../page/structured-data.ts'

const ld = (more: string) => `<script type="application/ld+json">{"@type":"Service","name":"Brakes"${more}}</script>`

export default defineRule({
  why: "A service without a provider is nobody's: a search engine cannot tell that this business does it.",
  level: 'warning',
  help: 'point provider at the @id of the business',
  source: 'schema.org/Service (read 2026-11)',
  fine: { pages: { '/': ld(',"provider":{"@id":"https://wheels.example/#business"}') } },
  bad: { pages: { '/': ld('') }, findings: ['the service "Brakes" on / has no provider'] },

  *page(page, _, { site }) {
    for (const node of nodesOf(page)) {
      const { provider, name = node.values.serviceType ?? '' } = node.values
      if (!kindOf(node, 'Service') || isReference(node) || provider !== undefined) continue
      // What is offered within another service, or by a business, has its provider there.
      if (node.path.length > 0) continue
      yield {
        text: `the service "${name}" on {{page}} has no provider`,
        at: placeIn(page, node, 'name', site),
      }
    }
  },
})
