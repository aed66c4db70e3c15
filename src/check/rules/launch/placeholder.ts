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
      '1 value of content/pages/contact.yaml is not real yet: text',
      'business.email is plainly made up, and nothing says that it is',
    ],
  },

  needs: ['placeholders', 'at', 'launch'],

  *site(context) {
    const found = new Map<string, Map<string, Value>>()
    const add = (file: string, path: Path, at: Place, isTagged: boolean) => {
      const values = found.get(file) ?? new Map<string, Value>()
      const name = path.join('.') || 'everything'
      found.set(file, values.set(name, { at, isTagged: isTagged || values.get(name)?.isTagged === true }))
    }
    for (const { file, path, at } of context.placeholders)
      if (!ELSEWHERE.includes(file.replace(/\.[a-z]{2}\.yaml$/, '.yaml')) && path.join() !== 'origin')
        add(file, path, at, true)
    const { business } = context.site
    const tagged = new Set(found.get('site.yaml')?.keys())
    /** A group that is tagged says so of all that it holds. */
    const isTagged = (path: Path) => path.some((_, i) => tagged.has(path.slice(0, i + 1).join('.')))
    const madeUp = (path: Path, is: boolean) => {
      if (is) add('site.yaml', path, context.at('site.yaml', path), isTagged(path))
    }
    for (const [name, { number, shown }] of Object.entries(business.phones)) {
      madeUp(['business', 'phones', name, 'number'], isFictitiousPhone(number))
      madeUp(['business', 'phones', name, 'shown'], isFictitiousPhone(shown))
    }
    madeUp(['business', 'email'], reservedHostIn(business.email) !== undefined)
    for (const [i, href] of business.sameAs.entries())
      madeUp(['business', 'sameAs', i], reservedHostIn(href) !== undefined)
    for (const [file, values] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const ordered = [...values].sort(
        ([, { at: a }], [, { at: b }]) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
      )
      if (context.launch) yield* each(ordered)
      else {
        yield* together(
          file,
          ordered.filter(([, { isTagged }]) => isTagged),
        )
        yield* unsaid(ordered.filter(([, { isTagged }]) => !isTagged))
      }
    }
  },
})

/** A value that is not real; `isTagged` where it says so itself. */
interface Value {
  readonly at: Place
  readonly isTagged: boolean
}
type Values = readonly (readonly [name: string, value: Value])[]

/** What to write for values that are tagged, or for one that is not. */
function helpFor(values: Values): string {
  const what = values.length > 1 ? 'values' : 'value'
  return `write the real ${what}${values.every(([, { isTagged }]) => isTagged) ? ' and take !placeholder away' : ''}`
}

/** Before launch each stands alone, at its line. */
function* each(values: Values): Generator<Finding> {
  for (const one of values) yield { text: `${one[0]} is not real yet`, at: one[1].at, help: helpFor([one]) }
}

/** Until then one note a file is enough. */
function* together(file: string, values: Values): Generator<Finding> {
  const names = values.map(([name]) => name).join(', ')
  const many = values.length > 1
  if (values[0])
    yield {
      text: `${values.length} ${many ? 'values' : 'value'} of ${file} ${many ? 'are' : 'is'} not real yet: ${names}`,
      at: values[0][1].at,
      help: `${helpFor(values)}; npx site check --launch shows each line`,
    }
}

/** What is made up and not tagged looks as if it were real. */
function* unsaid(values: Values): Generator<Finding> {
  for (const [name, { at }] of values)
    yield {
      text: `${name} is plainly made up, and nothing says that it is`,
      at,
      help: 'write the real value, or tag it !placeholder until then',
    }
}
