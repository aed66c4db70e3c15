// The type of the business is one that search engines read hours, phones and an address of. The rest of the structured
// data is written by the engine from site.yaml, and tested by tests/engine/plan/structured-data.test.ts.
import { didYouMean } from '../../../model/nearest.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { isA, isType, typeNames, VOCABULARY } from '../../data/vocabulary.ts'
import { defineRule } from '../../rule.ts'

export default defineRule({
  why: 'Search engines ignore a business of an unknown type, and lose the address, the hours and the prices.',
  level: 'error',
  source: `${VOCABULARY}; Google, Local business structured data (read 2026-11)`,
  help: 'write LocalBusiness, or a type below it',
  fine: { yaml: { 'site.yaml': exampleBusiness('  type: BikeStore') } },
  bad: {
    yaml: { 'site.yaml': exampleBusiness('  type: VeterinaryCare') },
    findings: [
      'business.type is VeterinaryCare, which is not a LocalBusiness in schema.org: search engines read no hours and no area of it',
    ],
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
