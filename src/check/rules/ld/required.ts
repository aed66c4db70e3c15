// The business in the structured data has a name, an address, a phone, hours and an area; a service has a provider.

import { defineRule } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { type GraphNode, isOwn, isReference, kindOf, listOf, nodesOf, placeIn } from '../../page/structured-data.ts'

const ld = (node: string) =>
  `<!DOCTYPE html><body><script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`
const ADDRESS = '"address":{"@type":"PostalAddress","addressLocality":"Leeds","addressCountry":"GB"}'
const SHOP = `"@type":"BikeStore","@id":"https://wheels.example/#business","name":"Two Wheels",${ADDRESS}`
const REST =
  '"url":"https://wheels.example/","telephone":"+441130000000","openingHours":"Mo-Fr 09:00-17:30",' +
  '"areaServed":"Leeds","logo":"https://wheels.example/icon-512.png"'

/** What the engine writes of the business of the site. */
const OF_OWN = ['url', 'telephone', 'areaServed', 'logo']

export default defineRule({
  why: 'Search engines and maps pass over a business without name and address, and may read only one page.',
  level: 'error',
  source: 'Google, Local business structured data: required and recommended properties (as quoted 2026-11)',
  help: 'fill in what is missing under business: in site.yaml, and refer to the business by its @id',
  fine: { pages: { '/': ld(`${SHOP},${REST}`), '/contact': ld(`"@type":"Service","provider":{${SHOP},${REST}}`) } },
  bad: {
    pages: {
      '/': ld(`"@type":"BikeStore",${ADDRESS}`),
      '/contact': ld('"@type":"LocalBusiness","name":"Saddles","address":{"@type":"PostalAddress"}'),
      '/repairs/brakes': ld(SHOP),
      '/repairs/puncture': ld('"@type":"Service","name":"Puncture"'),
    },
    findings: [
      'the BikeStore in the structured data of / has no name',
      'the LocalBusiness "Saddles" in the structured data of /contact has no addressLocality and no addressCountry',
      'the BikeStore "Two Wheels" in the structured data of /repairs/brakes has no url and no telephone and no ' +
        'areaServed and no logo',
      'the Service "Puncture" in the structured data of /repairs/puncture has no provider',
    ],
  },

  *page(page, _, { site }) {
    for (const node of nodesOf(page).filter((each) => !isReference(each))) {
      const name = typeof node.values.name === 'string' ? node.values.name.trim() : ''
      const missing = kindOf(node, 'LocalBusiness') ? inBusiness(node, site) : []
      // A service within a business or another service has its provider there.
      const isService = kindOf(node, 'Service') && node.path.length === 0
      if (isService && node.values.provider === undefined) missing.push('provider')
      if (missing.length === 0) continue
      const called = `${node.types.join(' and ')}${name === '' ? '' : ` "${name}"`}`
      yield {
        text: `the ${called} in the structured data of {{page}} has ${missing.map((key) => `no ${key}`).join(' and ')}`,
        at: placeIn(page, node, 'name', site),
      }
    }
  },
})

/** What a business lacks: what search engines require, or what the engine writes of the business of the site. */
function inBusiness({ values }: GraphNode, site: Site): string[] {
  const [address] = listOf(values.address)
  const missing = [...(values.name ? [] : ['name']), ...inAddress(address)]
  return missing.length > 0 || !isOwn(values, site) ? missing : OF_OWN.filter((key) => !(key in values))
}

/** What an address lacks. */
function inAddress(address: unknown): string[] {
  if (address === undefined || address === '') return ['address']
  if (typeof address !== 'object' || address === null || '@id' in address) return []
  return ['addressLocality', 'addressCountry'].filter((key) => !(address as Record<string, unknown>)[key])
}
