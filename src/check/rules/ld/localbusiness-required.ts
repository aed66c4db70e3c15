// A business in the structured data has a name and an address.

import { defineRule } from '../../../model/checks/rule.ts'
import { isReference, kindOf, listOf, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`

export default defineRule({
  why: 'Search engines and maps know a business by its name and its address; without both they pass it over.',
  level: 'error',
  source:
    'Google, Local business structured data: name and address are required, on every subtype too (as quoted 2026-11)',
  help: 'fill in name and address under business: in site.yaml',
  fine: {
    pages: {
      '/': ld(
        '"@type":"BikeStore","name":"Two ' +
          'Wheels","address":{"@type":"PostalAddress","addressLocality":"Leeds","addressCountry":"GB"}',
      ),
    },
  },
  bad: {
    pages: {
      '/': ld(
        '"@type":"BikeStore","address":{"@type":"PostalAddress","addressLocality":"Leeds","addressCountry":"GB"}',
      ),
      '/contact': ld('"@type":"LocalBusiness","name":"Two Wheels"'),
      '/repairs/brakes': ld(
        '"@type":"LocalBusiness","name":"Two Wheels","address":{"@type":"PostalAddress","streetAddress":"Call Lane 1"}',
      ),
    },
    findings: [
      'the BikeStore in the structured data has no name',
      'the LocalBusiness "Two Wheels" in the structured data has no address',
      'the address of the LocalBusiness "Two Wheels" in the structured data has no addressLocality and no ' +
        'addressCountry',
    ],
  },

  *page(page, _, { site }) {
    for (const node of nodesOf(page)) {
      if (isReference(node) || !kindOf(node, 'LocalBusiness')) continue
      const { name } = node.values
      const what =
        'the ' +
        `${node.types.join(' and ')}${typeof name === 'string' && name.trim() !== '' ? ` ${quoted(name)}` : ''}`
      if (typeof name !== 'string' || name.trim() === '')
        yield { text: `${what} in the structured data has no name`, at: placeIn(page, node, 'name', site) }
      const [address] = listOf(node.values.address)
      const at = placeIn(page, node, 'address', site)
      if (address === undefined || address === '') yield { text: `${what} in the structured data has no address`, at }
      else if (typeof address === 'object' && address !== null && !('@id' in address)) {
        const lacking = ['addressLocality', 'addressCountry'].filter(
          (key) => !(address as Record<string, unknown>)[key],
        )
        if (lacking.length > 0)
          yield {
            text:
              `the address of ${what} in the structured data has ` +
              `${lacking.map((key) => `no ${key}`).join(' and ')}`,
            at,
          }
      }
    }
  },
})
