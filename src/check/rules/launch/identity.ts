// A business in Greece publishes its registered name, register number and tax number.
import { exampleBusiness } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'

const KEYS = ['name', 'register', 'vat'] as const
const GREEK = '  address: { locality: Patras, region: Achaea, postalCode: "262 21", country: GR, shown: Patras 262 21 }'
const business = (legal: string) => ({ yaml: { 'site.yaml': exampleBusiness(GREEK, `  legal: { ${legal} }`) } })

export default defineRule({
  why: 'Customers want to know who enters their home, and the law requires these details.',
  level: 'info',
  missing: true,
  help: 'fill in business.legal in site.yaml',
  source: 'Directive 2000/31/EC, article 5, in Greece Presidential Decree 131/2003 (read 2026-11)',
  launch: true,
  fine: business('name: Two Wheels Ltd, register: "123456789000", vat: "123456789"'),
  bad: {
    ...business('name: Two Wheels Ltd'),
    findings: ['business.legal has no register and no vat, which a business in Greece must show'],
  },

  *language({ site: { business }, placeholders }) {
    const { legal } = business
    // Lawyers, doctors and similar professions are registered with their chamber, which `credentials` names.
    const register = legal?.register ?? legal?.credentials?.[0]
    const values = { name: legal?.name, register, vat: legal?.vat }
    const tagged = new Set(placeholders.map(({ path }) => path.join('.')))
    const isTagged = (key: string) => tagged.has('business.legal') || tagged.has(`business.legal.${key}`)
    const isGiven = legal !== undefined || [...tagged].some((path) => path.startsWith('business.legal'))
    const missing = KEYS.filter((key) => values[key] === undefined && !isTagged(key))
    if (business.address.country === 'GR' && missing.length > 0)
      yield {
        text: `business.legal has ${missing.map((key) => `no ${key}`).join(' and ')}, which a business in Greece must show`,
        at: { file: 'site.yaml', path: ['business', isGiven ? 'legal' : 'name'], part: 'key' },
        help: `add under business.legal: ${missing.map((key) => `${key}: …`).join(', ')}`,
      }
  },
})
