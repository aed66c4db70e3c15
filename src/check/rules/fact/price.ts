// Prices in the price list, in fragments, in sentences that speak for the business and in structured data are declared.
import { defineRule } from '../../../model/checks/rule.ts'
import { isSameAmount } from '../../facts/amounts.ts'
import { claimsOf } from '../../facts/claims.ts'
import { passagesOf } from '../../facts/passages.ts'
import { declaredPrices } from '../../facts/prices.ts'
import { dataTexts } from '../../page/structured-data.ts'

const LIST = /^content\/prices(?:\.[a-z]{2})?\.yaml$/

/** Properties of structured data that hold a price. */
const PRICES = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice']

/** Prices that a message names. */
const NAMED = 4

export default defineRule({
  why: 'Two prices for one job lose the customer who read the lower one.',
  level: 'warning',
  help: 'write {name} of a price under claims: in site.yaml',
  fine: {
    yaml: {
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: x }\ntext: The state asks for £90. We pay {=£5} of it.\n',
    },
  },
  bad: {
    yaml: {
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Repairs from £15, description: x }\ntext: We ask for 20 pounds.\n',
    },
    pages: {
      '/': '<script type="application/ld+json">{"@type":"Offer","@id":"#o","price":"17","priceCurrency":"GBP"}</script>',
    },
    findings: [
      'structured data has the price 17, which is not declared',
      '"£15" is not a declared price',
      '"20 pounds" is not a declared price',
    ],
  },

  needs: ['data'],

  *page(page, _, given) {
    const declared = declaredPrices(given)
    for (const { text, at } of declared.length > 0 ? dataTexts(page, PRICES) : []) {
      const price = Number(text)
      if (declared.some(({ low, high }) => price === low || price === high)) continue
      yield {
        text: `structured data has the price ${text}, which is not declared`,
        at: { ...at, value: text },
        help: 'declare it under claims: in site.yaml, and write its name in the text that the data is made from',
      }
    }
  },

  *words(words, given) {
    const declared = declaredPrices(given)
    const named = claimsOf(given).filter(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))
    for (const passage of passagesOf(words, given.language)) {
      const { file, path } = passage
      // A site without prices among its claims declares them in its price list.
      if (named.length === 0 && LIST.test(file)) continue
      for (const amount of passage.amounts) {
        if (amount.unit !== 'money' || declared.some((own) => isSameAmount(own, amount)) || !passage.isOurs) continue
        const { raw } = amount
        const claims = named.slice(0, NAMED).map(({ name, text: own }) => `{${name}} (${own})`)
        yield {
          text: `"${raw}" is not a declared price`,
          at: { file, path, value: raw },
          help:
            (claims.length > 0 ? `the price of this job? Write ${claims.join(' or ')}. ` : '') +
            `A ${claims.length > 0 ? 'new ' : ''}price of yours? Declare it under claims: in site.yaml. ` +
            `Somebody else's? Write {=${raw}}`,
        }
      }
    }
  },
})
