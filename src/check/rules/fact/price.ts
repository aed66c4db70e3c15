// The prices of the price list are those of the claims, each row gives an offer in the structured data, and no amount
// reads as thousands to some and as decimals to others.

import { type Amount, amountsIn, isSameAmount } from '../../../language/amounts.ts'
import { isDiscount, priceOf } from '../../../language/price.ts'
import type { Path } from '../../../model/data.ts'
import { claimsOf } from '../../facts/claims.ts'
import { isPriceRow } from '../../facts/numbers.ts'
import { withoutTokens } from '../../facts/prose.ts'
import { defineRule, type PageContext, type YamlText } from '../../rule.ts'

/** The most claims in a help. */
const NAMED = 4

export default defineRule({
  why: 'Two prices for one job lose the customer who read the lower one.',
  level: 'warning',
  help: 'write {name} of a price under claims: in site.yaml',
  fine: { yaml: priceList('£12', '£5 off') },
  bad: {
    yaml: {
      'site.yaml': 'claims:\n  repair: { text: 2 days, about: a repair }\n  tube: { text: £12, about: a new tube }\n',
      ...priceList('£20', '£12 and £12'),
    },
    findings: ['"£20" is not a declared price', '"£12 and £12" gives no offer in the structured data'],
  },

  *words(words, given) {
    for (const row of words) if (isPriceRow(row)) yield* inList(row, given)
  },

  *language(given) {
    for (const { amounts, path } of claimsOf(given))
      yield* ambiguous(amounts, given.site.locale, { file: 'site.yaml', path })
  },
})

/** The price list of an example. */
function priceList(...prices: readonly string[]) {
  const items = prices.map((price) => `{ service: Puncture, price: ${price} }`)
  return { 'content/prices.yaml': `note: Parts are extra.\nitems: [${items.join(', ')}]\n` }
}

/** Reports a faulty price of the price list. A site without prices in its claims declares them there. */
function* inList({ file, path, text, source }: YamlText, given: Pick<PageContext, 'site' | 'language'>) {
  const { site, language } = given
  if (/\d/.test(text) && !isDiscount(text, language) && !priceOf(text, site.language))
    yield {
      text: `"${text}" gives no offer in the structured data`,
      at: { file, path },
      level: 'info' as const,
      help: 'write one amount or one range with its currency; what is included belongs in service: or note:',
    }
  const typed = amountsIn(withoutTokens(source), language).filter(({ unit }) => unit === 'money')
  const priced = claimsOf(given).filter(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))
  const names = priced.slice(0, NAMED).map((claim) => `{${claim.name}} (${claim.text})`)
  for (const amount of priced.length === 0 ? [] : typed)
    if (!priced.some(({ amounts }) => amounts.some((own) => isSameAmount(own, amount))))
      yield {
        text: `"${amount.raw}" is not a declared price`,
        at: { file, path, value: amount.raw },
        help: `write ${names.join(' or ')}, or declare it under claims: in site.yaml; somebody else's? Write {=${amount.raw}}`,
      }
  yield* ambiguous(typed, site.locale, { file, path })
}

/** Reports money like "£1.250" in English: three digits after the decimal separator of the locale. */
function* ambiguous(amounts: readonly Amount[], locale: string, at: { file: string; path: Path }) {
  const whole = new Intl.NumberFormat(locale.replace('_', '-'))
  const cents = new Intl.NumberFormat(locale.replace('_', '-'), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const decimal = cents.format(1).replace(/\d/g, '')
  for (const { raw } of amounts.filter(({ unit }) => unit === 'money'))
    for (const [number, , separator] of raw.matchAll(/(?<![\d.,])(\d{1,3})([.,])\d{3}(?![\d.,])/g)) {
      if (separator !== decimal) continue
      const [thousands, decimals] = [number.replace(separator, ''), number.replace(separator, '.')].map(Number)
      yield {
        text: `"${raw.trim()}" reads as ${thousands} to some and as ${decimals} to others`,
        at: { ...at, value: number },
        help: `write ${whole.format(thousands ?? 0)} or ${cents.format(decimals ?? 0)}`,
      }
    }
}
