// Nodes of the structured data that point at each other find each other, and say the same of a thing on every page.

import { defineRule } from '../../../model/checks/rule.ts'
import { stable } from '../../page/facts.ts'
import { isReference, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`
const business = (name: string) => `"@type":"BikeStore","@id":"https://wheels.example/#shop","name":"${name}"`

export default defineRule({
  why:
    'A search engine joins what all pages say of one thing: where they disagree, or point at nothing, it ' +
    'trusts none of them.',
  level: 'error',
  source: 'JSON-LD 1.1, section 3.3 Node Identifiers',
  help: 'write the @id as the node that it means has it, or add that node to graph: of the route',
  fine: {
    pages: {
      '/': ld(
        `"@graph":[{${business('Two Wheels')}},{"@type":"Service","provider":{"@id":"https://wheels.example/#shop"}}]`,
      ),
      '/contact': ld(business('Two Wheels')),
    },
  },
  bad: {
    pages: {
      '/': ld(
        `"@graph":[{${business('Two Wheels')}},` +
          '{"@type":"Service","provider":{"@id":"https://wheels.example/#bussiness"}}]',
      ),
      '/contact': ld(business('2 Wheels')),
    },
    findings: [
      '"provider" in the structured data of / points at https://wheels.example/#bussiness, which the page ' +
        'does not describe',
      'https://wheels.example/#shop has "name" "2 Wheels" on /contact and "Two Wheels" on /',
    ],
  },

  needs: ['summaries'],

  *page(page, { route }, { site }) {
    const nodes = nodesOf(page)
    const defined = new Set(nodes.filter((node) => node.id !== '' && !isReference(node)).map(({ id }) => id))
    for (const node of nodes) {
      // What stands elsewhere on the web (Wikidata) is described there.
      if (!isReference(node) || defined.has(node.id) || (/^https?:/.test(node.id) && !node.id.startsWith(site.origin)))
        continue
      const key = node.path.findLast((step) => typeof step === 'string') ?? '@id'
      const place = placeIn(page, node, '@id', site)
      // The head describes what the route names under graph:.
      const isOfRoute = 'page' in place && page.inside(node.element, 'head') !== undefined
      yield {
        text: `"${key}" in the structured data of {{page}} points at ${node.id}, which the page does not describe`,
        at: isOfRoute ? { file: 'content/routes.yaml', path: ['pages', route, 'graph'] } : place,
      }
    }
  },

  *site({ summaries }) {
    // Most nodes stand on one page: their JSON is asked for only where another page names them too.
    const first = new Map<string, { path: string; json: () => string; values: () => Record<string, unknown> }>()
    const seen = new Map<string, Set<string>>()
    for (const page of summaries) {
      for (const node of page.nodes) {
        const { id } = node
        const known = first.get(id)
        if (!known) {
          first.set(id, {
            path: page.path,
            json: () => node.json,
            values: () => JSON.parse(node.json) as Record<string, unknown>,
          })
          continue
        }
        const { json } = node
        if (known.json() === json || seen.get(id)?.has(json)) continue
        seen.set(id, (seen.get(id) ?? new Set()).add(json))
        const values = JSON.parse(json) as Record<string, unknown>
        const other = known.values()
        for (const key of Object.keys(values)) {
          if (!(key in other) || stable(values[key]) === stable(other[key])) continue
          const [here, there] = [values[key], other[key]].map(quoted)
          yield {
            text: `${id} has "${key}" ${here} on {{page}} and ${there} on ${known.path}`,
            page: page.path,
            at: { file: page.from },
            help: 'one template says it otherwise than the others',
          }
        }
      }
    }
  },
})
