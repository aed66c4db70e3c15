// The tax number of the business has the form of its country, and its check digit.

import { defineRule } from '../../../model/checks/rule.ts'
import { exampleBusiness } from '../../data/example-business.ts'
import { taxFault } from '../../data/tax-numbers.ts'

const site = (vat: string) => exampleBusiness(`  legal: { vat: "${vat}" }`)

export default defineRule({
  why: 'A tax number with a wrong digit is another business, or none: an invoice with it is sent back.',
  level: 'error',
  help: 'copy it from the certificate of the tax office',
  fine: { yaml: { 'site.yaml': site('GB 999 9999 73') } },
  bad: {
    yaml: { 'site.yaml': site('GB 999 9999 74') },
    findings: ['the tax number "GB 999 9999 74" has a check digit that does not fit the others'],
  },

  *site({ site: { business } }) {
    const { legal, address } = business
    const vat = legal?.vat
    const fault = vat === undefined ? undefined : taxFault(vat, address.country)
    if (fault !== undefined)
      yield {
        text: `the tax number "${vat}" ${fault}`,
        at: { file: 'site.yaml', path: ['business', 'legal', 'vat'] },
      }
  },
})
