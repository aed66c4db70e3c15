// A row of the price list leads to the page whose price it says, where another page of the set says it.
import { defineRule } from '../../../model/checks/rule.ts'

const PRICES = 'content/prices.yaml'
const TOKEN = /^\{([a-z][\w-]*)\}$/

const site = (link: string) => ({
  'site.yaml':
    'claims:\n  repair: { text: 2 days, about: how long a repair takes }\n' +
    '  new-tube: { text: £12, about: a new tube }\n',
  'content/prices.yaml': `note: VAT is in.\nitems:\n  - { service: A tube, price: "{new-tube}", link: ${link} }\n`,
  'content/repairs/puncture.yaml':
    'name: Puncture\nhead: { title: Puncture repair in Leeds, description: x }\nsummary: "A tube for {new-tube}"\n',
})

export default defineRule({
  why: 'Who asks for a price in the list and lands on another job thinks that the price was a lure.',
  level: 'warning',
  help: 'lead to the page that says this price, or write the price of that page',
  fine: { yaml: site('/repairs/puncture') },
  bad: {
    yaml: site('/repairs/brakes'),
    findings: ['"A tube" leads to /repairs/brakes, and {new-tube} is the price of /repairs/puncture'],
  },

  needs: ['pages', 'uses', 'values', 'wordsIn'],

  *site({ pages, uses, values, wordsIn }) {
    const { items = [] } = (values.get(PRICES) ?? {}) as { items?: readonly Row[] }
    const byFile = new Map([...pages.values()].map((page) => [page.from, page]))
    for (const { path, source } of wordsIn(PRICES)) {
      const [, claim = ''] = TOKEN.exec(source.trim()) ?? []
      const row = path[1] ?? 0
      const { service = '', link = '' } = items[Number(row)] ?? {}
      const to = path.at(-1) === 'price' && claim !== '' ? pages.get(link) : undefined
      if (!to || to.collection === 'pages') continue
      const sayers = (uses.get(claim) ?? []).flatMap(({ file }) => byFile.get(file) ?? [])
      const [other] = sayers.filter(({ collection }) => collection === to.collection)
      if (other && sayers.every(({ from }) => from !== to.from))
        yield {
          text: `"${service}" leads to ${to.path}, and {${claim}} is the price of ${other.path}`,
          at: { file: PRICES, path: ['items', row, 'link'] },
        }
    }
  },
})

interface Row {
  readonly service?: string
  readonly link?: string
}
