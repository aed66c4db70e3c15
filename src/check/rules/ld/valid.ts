// The type of the business is one that search engines read hours, phones and an address of. What templates write as
// structured data is JSON, with types of schema.org and declared phones; the rest the engine writes from site.yaml
// (tests/engine/plan/structured-data.test.ts).
import { didYouMean } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { spanOf } from '../../page/parse.ts'
import { dataIn, isData } from '../../page/references.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { declaredPhones, internationalNumber, phoneOf } from '../../text/phones.ts'
import { isA, isType, typeNames, VOCABULARY } from './valid/vocabulary.ts'

const data = (json: string) => `<script type="application/ld+json">${json}</script>`

export default defineRule({
  why: 'Search engines ignore a business of an unknown type, and lose the address, the hours and the prices.',
  level: 'error',
  source: `${VOCABULARY}; Google, Local business structured data (read 2026-11)`,
  help: 'write LocalBusiness, or a type below it',
  fine: {
    yaml: { 'site.yaml': exampleBusiness('  type: BikeStore') },
    pages: { '/': data('{"@graph":[{"@type":["BikeStore"],"telephone":"0113 000 0000"}]}') },
  },
  bad: {
    yaml: { 'site.yaml': exampleBusiness('  type: VeterinaryCare') },
    pages: { '/': data('{"@type":"BikeShop","telephone":"0113 222 4444"}'), '/contact': data('{ name: "Wheels" }') },
    findings: [
      '"BikeShop" in the structured data of / is not a type of schema.org',
      'the structured data of / has the phone 0113 222 4444, which is not declared',
      'the structured data of /contact is not JSON: search engines skip it',
      'business.type is VeterinaryCare, which is not a LocalBusiness in schema.org: search engines read no hours and no area of it',
    ],
  },

  *page(page, _, { site }): Generator<Finding> {
    for (const script of page.all('script').filter(isData)) {
      const at = { page: page.path, span: spanOf(script) }
      const written = dataIn(script, page.html)
      if (written === undefined)
        yield {
          text: 'the structured data of {{page}} is not JSON: search engines skip it',
          at,
          help: 'write it with JSON.stringify in the template',
        }
      for (const text of faultsIn(written, site)) yield { text, at, help: 'correct it in the template that writes it' }
    }
  },

  *language({ site: { business } }) {
    const { type } = business
    const at = { file: 'site.yaml', path: ['business', 'type'] }
    if (!isType(type)) {
      const help = didYouMean(type, typeNames())
      yield { text: `"${type}" is not a type of schema.org`, at, ...(help !== undefined && { help }) }
    } else if (!isA(type, 'LocalBusiness'))
      yield {
        text: `business.type is ${type}, which is not a LocalBusiness in schema.org: search engines read no hours and no area of it`,
        at,
      }
  },
})

const PREFIX = /^https?:\/\/schema\.org\//

/** Faults of structured data: types that do not exist, and phones of others. */
function* faultsIn(value: unknown, site: Site): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const { '@type': types, telephone } = value as { '@type'?: unknown; telephone?: unknown }
  // The type of the business is reported in site.yaml.
  for (const type of [types].flat())
    if (typeof type === 'string' && type !== site.business.type && !isType(type.replace(PREFIX, '')))
      yield `"${type}" in the structured data of {{page}} is not a type of schema.org`
  if (
    typeof telephone === 'string' &&
    !phoneOf({ raw: telephone, number: internationalNumber(telephone, site) }, declaredPhones(site))
  )
    yield `the structured data of {{page}} has the phone ${telephone}, which is not declared`
  for (const inner of Object.values(value)) yield* faultsIn(inner, site)
}
