// A business in Greece says who it is: registered name, register number, tax number.
import { defineRule } from '../../../model/checks/rule.ts'

const KEYS = ['name', 'register', 'vat'] as const

const business = (more: string) => `business:
  name: Two Wheels
  type: LocalBusiness
  phones: { shop: { number: "+302101234560", shown: 210 123 4560, label: Shop } }
  email: hello@wheels.example
  address: { locality: Patras, region: Achaea, postalCode: "262 21", country: GR, shown: Patras 262 21 }
  hours: [{ days: [Monday], opens: "09:00", closes: "17:30" }]
  hoursShown: Mondays
  serves: { name: Patras, latitude: 38.2, longitude: 21.7, radius: 8000 }
${more}`

/** The base routes name a phone this business has not. */
const routes = {
  'content/routes.yaml':
    'pages:\n  - { path: /, page: home, template: home }\n  - { path: /contact, page: contact, template: ' +
    'plain }\n  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { ' +
    'description: Bicycles } } }\n',
}

export default defineRule({
  why: 'Whoever lets a stranger into the house wants to know who he is, and the law wants it too.',
  level: 'info',
  help: 'fill in business.legal in site.yaml',
  source: 'Directive 2000/31/EC, article 5, in Greece Presidential Decree 131/2003 (read 2026-11)',
  launch: true,
  fine: {
    yaml: {
      'site.yaml': business('  legal: { name: Two Wheels Ltd, register: "123456789000", vat: "123456789" }'),
      ...routes,
    },
  },
  bad: {
    yaml: { 'site.yaml': business('  legal: { name: Two Wheels Ltd }'), ...routes },
    findings: ['business.legal has no register and no vat, which a business in Greece must show'],
  },

  needs: ['placeholders'],

  *site({ site: { business }, placeholders }) {
    // What stands there as a placeholder has a rule of its own.
    const awaited = new Set(placeholders.map(({ file, path }) => `${file} ${path.join('.')}`))
    const missing = KEYS.filter(
      (key) =>
        business.legal?.[key] === undefined &&
        // Lawyers, doctors and the like are in the register of their chamber, which stands among the credentials.
        !(key === 'register' && (business.legal?.credentials ?? []).length > 0) &&
        !awaited.has(`site.yaml business.legal.${key}`) &&
        !awaited.has('site.yaml business.legal'),
    )
    if (business.address.country !== 'GR' || missing.length === 0) return
    const grouped =
      business.legal !== undefined || [...awaited].some((path) => path.startsWith('site.yaml business.legal'))
    const list = missing
      .map((key) => `no ${key}`)
      .join(missing.length === 2 ? ' and ' : ', ')
      .replace(/, (?=[^,]*$)/, ' and ')
    yield {
      text: `business.legal has ${list}, which a business in Greece must show`,
      at: { file: 'site.yaml', path: ['business', grouped ? 'legal' : 'name'], part: 'key' },
      help: `add under business.legal: ${missing.map((key) => `${key}: …`).join(', ')}`,
    }
  },
})
