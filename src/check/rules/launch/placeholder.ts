// Reports what is not real yet: values tagged !placeholder, fictitious phones and hosts, and a form that sends
// nothing. A business in Greece publishes its registered name, register number and tax number.

import { type Path, textsIn } from '../../../model/data.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { isQuoted } from '../../facts/prose.ts'
import { defineRule } from '../../rule.ts'
import { isFictitiousPhone, reservedHostIn } from '../../text/fictitious.ts'

const PHONES = [
  '    shop: { number: "+441132450987", shown: 0113 245 0987, label: Shop }',
  '    van: { number: "+447712650988", shown: 07712 650 988, label: Van }',
]
const site = (email: string, tag: string, delivery: string) => ({
  yaml: {
    'site.yaml': `${exampleBusiness(...PHONES, `  email: ${email}`)}contact: { page: /contact, delivery: ${delivery} }\n`,
    'content/testimonials.yaml': `items:${tag} [{ text: The brakes hold again., author: A cyclist from Leeds }]\n`,
  },
})

export default defineRule({
  why: 'Visitors who call a placeholder number call another business next, and invented reviews deceive them.',
  level: 'info',
  help: 'write the real value and delete !placeholder',
  source: 'Directive 2005/29/EC, annex I, points 23b and 23c, in Greece Law 4933/2022 (read 2026-11)',
  launch: true,
  fine: site('hello@twowheels.co.uk', '', 'netlify'),
  bad: {
    ...site('hello@wheels.example', ' !placeholder', 'demo'),
    findings: [
      'items is not real yet',
      'business.email is plainly made up, and nothing says that it is',
      'contact.delivery is demo: the form says thank you and sends nothing',
    ],
  },

  *language({ site, placeholders }) {
    // launch/origin checks the origin.
    for (const { file, path } of placeholders)
      if (path.join() !== 'origin')
        yield {
          text: `${path.join('.') || 'everything'} is not real yet`,
          at: { file, path },
          ...(isQuoted(file) && { help: 'write the words of real customers, with their source; delete !placeholder' }),
        }
    const tagged = new Set(placeholders.flatMap(({ file, path }) => (file === 'site.yaml' ? [path.join('.')] : [])))
    const isTagged = (path: Path) => path.some((_, i) => tagged.has(path.slice(0, i + 1).join('.')))
    yield* madeUp(site, isTagged)
    yield* formFault(site.contact)
    yield* identityFault(site.business, isTagged, [...tagged])
  },
})

type IsTagged = (path: Path) => boolean

/** Phones and addresses that are fictitious, and not tagged. */
function* madeUp({ business: { phones, email, sameAs }, contact: { endpoint } }: Site, isTagged: IsTagged) {
  for (const [value, path] of textsIn({ business: { phones, email, sameAs }, contact: { endpoint } }))
    if ((isFictitiousPhone(value) || reservedHostIn(value) !== undefined) && !isTagged(path))
      yield {
        text: `${path.join('.')} is plainly made up, and nothing says that it is`,
        at: { file: 'site.yaml', path },
        help: 'write the real value, or tag it !placeholder until then',
      }
}

/** A contact form that sends nothing. */
function* formFault({ delivery, endpoint }: Site['contact']) {
  const lack =
    delivery === 'demo'
      ? 'demo: the form says thank you and sends nothing'
      : 'post, but contact.endpoint does not say where to'
  if (delivery === 'demo' || (delivery === 'post' && endpoint === undefined))
    yield {
      text: `contact.delivery is ${lack}`,
      at: { file: 'site.yaml', path: ['contact', 'delivery'] },
      help: 'choose one of post, with endpoint: the address that receives the form, netlify, mailto',
    }
}

/** The fields that the legal identity lacks and no tag announces (Directive 2000/31/EC, article 5; Presidential Decree 131/2003). */
function* identityFault({ address, legal }: Site['business'], isTagged: IsTagged, tagged: readonly string[]) {
  // Lawyers, doctors and similar professions are registered with their chamber, which `credentials` names.
  const values = { name: legal?.name, register: legal?.register ?? legal?.credentials?.[0], vat: legal?.vat }
  const missing = Object.entries(values).flatMap(([key, value]) =>
    value === undefined && !isTagged(['business', 'legal', key]) ? [key] : [],
  )
  const isGiven = legal !== undefined || tagged.some((path) => path.startsWith('business.legal'))
  if (address.country === 'GR' && missing.length > 0)
    yield {
      text: `business.legal has ${missing.map((key) => `no ${key}`).join(' and ')}, which a business in Greece must show`,
      at: { file: 'site.yaml', path: ['business', isGiven ? 'legal' : 'name'], part: 'key' as const },
      missing: true as const,
      help: `add under business.legal: ${missing.map((key) => `${key}: …`).join(', ')}`,
    }
}
