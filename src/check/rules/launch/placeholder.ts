// What is not real yet: every value tagged !placeholder, and the phones, hosts and addresses that are plainly made up.

import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import type { Place } from '../../../model/problem.ts'
import { isFictitiousPhone, reservedHostIn } from '../../text/fictitious.ts'

/** These have a rule of their own. */
const ELSEWHERE = ['content/reviews.yaml', 'content/testimonials.yaml']

const contact = (text: string) => `name: Contact
head: { title: Call the workshop, description: Where we are and when. }
text: ${text}
`
const business = `business:
  name: Two Wheels
  type: LocalBusiness
  phones:
    shop: { number: "+441132450987", shown: 0113 245 0987, label: Shop }
    van: { number: "+447712650988", shown: 07712 650 988, label: Van }
  email: hello@twowheels.co.uk
  address: { locality: Leeds, region: Yorkshire, postalCode: "LS1 1AA", country: GB, shown: Leeds LS1 1AA }
  hours: [{ days: [Monday], opens: "09:00", closes: "17:30" }]
  hoursShown: Mondays
  serves: { name: Leeds, latitude: 53.8, longitude: -1.55, radius: 8000 }
`

export default defineRule({
  why: 'A visitor who calls a made-up number calls the next business on the list.',
  level: 'info',
  help: 'write the real value and take !placeholder away',
  launch: true,
  fine: { yaml: { 'site.yaml': business, 'content/pages/contact.yaml': contact('Come by.') } },
  bad: {
    yaml: {
      'site.yaml': business.replace('hello@twowheels.co.uk', 'hello@wheels.example'),
      'content/pages/contact.yaml': contact('!placeholder Come by.'),
    },
    findings: [
      'business.email is plainly made up, and nothing says that it is: hello@wheels.example',
      '1 value of content/pages/contact.yaml is not real yet: text',
    ],
  },

  needs: ['placeholders', 'at', 'launch'],

  *site(context) {
    const found = new Map<string, Map<string, Place>>()
    const add = (file: string, path: Path, at: Place) =>
      found.set(file, (found.get(file) ?? new Map<string, Place>()).set(path.join('.') || 'everything', at))
    for (const { file, path, at } of context.placeholders)
      if (!ELSEWHERE.includes(file.replace(/\.[a-z]{2}\.yaml$/, '.yaml')) && path.join() !== 'origin')
        add(file, path, at)
    const { business } = context.site
    const known = found.get('site.yaml')
    /** What is made up and not tagged looks as if it were real. */
    const untagged: Finding[] = []
    const madeUp = (path: Path, value: string, is: boolean) => {
      const isTagged = path.some((_, i) => known?.has(path.slice(0, i + 1).join('.')))
      if (!is || isTagged) return
      const at = context.at('site.yaml', path)
      if (context.launch) add('site.yaml', path, at)
      else untagged.push({ text: `${path.join('.')} is plainly made up, and nothing says that it is: ${value}`, at })
    }
    for (const [name, { number, shown }] of Object.entries(business.phones)) {
      madeUp(['business', 'phones', name, 'number'], number, isFictitiousPhone(number))
      madeUp(['business', 'phones', name, 'shown'], shown, isFictitiousPhone(shown))
    }
    madeUp(['business', 'email'], business.email, reservedHostIn(business.email) !== undefined)
    for (const [i, href] of business.sameAs.entries())
      madeUp(['business', 'sameAs', i], href, reservedHostIn(href) !== undefined)
    for (const finding of untagged) yield { ...finding, help: 'write the real one, or tag it !placeholder until then' }
    for (const [file, values] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const ordered = [...values].sort(
        ([, a], [, b]) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
      )
      yield* context.launch ? each(ordered) : together(file, ordered)
    }
  },
})

const help = 'write the real value and take !placeholder away'

type Values = readonly (readonly [name: string, at: Place])[]

/** Before launch each stands alone, at its line. */
function* each(values: Values): Generator<Finding> {
  for (const [name, at] of values) yield { text: `${name} is not real yet`, at, help }
}

/** Until then one note a file is enough. */
function* together(file: string, values: Values): Generator<Finding> {
  const names = values.map(([name]) => name).join(', ')
  const many = values.length > 1
  if (values[0])
    yield {
      text: `${values.length} ${many ? 'values' : 'value'} of ${file} ${many ? 'are' : 'is'} not real yet: ${names}`,
      at: values[0][1],
      help: `${help}; npx site check --launch shows each line`,
    }
}
