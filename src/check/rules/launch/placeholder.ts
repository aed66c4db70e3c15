// Reports placeholders: values tagged !placeholder, and fictitious phones and hosts of the business.

import { type Path, textsIn } from '../../../model/data.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { isQuoted } from '../../facts/prose.ts'
import { defineRule } from '../../rule.ts'
import { isFictitiousPhone, reservedHostIn } from '../../text/fictitious.ts'

const PHONES = [
  '    shop: { number: "+441132450987", shown: 0113 245 0987, label: Shop }',
  '    van: { number: "+447712650988", shown: 07712 650 988, label: Van }',
]
const site = (email: string, tag: string) => ({
  yaml: {
    'site.yaml': exampleBusiness(...PHONES, `  email: ${email}`),
    'content/testimonials.yaml': `items:${tag} [{ text: The brakes hold again., author: A cyclist from Leeds }]\n`,
  },
})

export default defineRule({
  why: 'Visitors who call a placeholder number call another business next, and invented reviews deceive them.',
  level: 'info',
  help: 'write the real value and delete !placeholder',
  source: 'Directive 2005/29/EC, annex I, points 23b and 23c, in Greece Law 4933/2022 (read 2026-11)',
  launch: true,
  fine: site('hello@twowheels.co.uk', ''),
  bad: {
    ...site('hello@wheels.example', ' !placeholder'),
    findings: ['items is not real yet', 'business.email is plainly made up, and nothing says that it is'],
  },

  *language({ site: { business }, placeholders }) {
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
    const { phones, email, sameAs } = business
    for (const [value, path] of textsIn({ phones, email, sameAs }, ['business']))
      if ((isFictitiousPhone(value) || reservedHostIn(value) !== undefined) && !isTagged(path))
        yield {
          text: `${path.join('.')} is plainly made up, and nothing says that it is`,
          at: { file: 'site.yaml', path },
          help: 'write the real value, or tag it !placeholder until then',
        }
  },
})
