// Prices in the price list, in fragments and in sentences that speak for the business are declared, each row of the
// price list gives an offer in the structured data, and no amount reads as thousands to some and as decimals to others.
import { priceOf } from '../../../language/price.ts'
import { type Path, textsIn } from '../../../model/data.ts'
import { exampleContact } from '../../data/examples.ts'
import { type Amount, amountsIn, isSameAmount } from '../../facts/amounts.ts'
import { claimsOf, type DeclaredClaim } from '../../facts/claims.ts'
import { passagesOf, withoutTokens } from '../../facts/passages.ts'
import { defineRule, type PageContext, type Words } from '../../rule.ts'

const LIST = /^content\/prices(?:\.[a-z]{2})?\.yaml$/

/** The most prices in a message. */
const NAMED = 4

export default defineRule({
  why: 'Two prices for one job lose the customer who read the lower one.',
  level: 'warning',
  help: 'write {name} of a price under claims: in site.yaml',
  fine: { yaml: exampleContact('A puncture is £12. We pay {=£20} to the council. The fine is £60.') },
  bad: {
    yaml: {
      ...exampleContact('We ask for 20 pounds.'),
      'content/prices.yaml': 'note: Parts are extra.\nitems: [{ service: Puncture, price: £12 and £3 }]\n',
    },
    findings: ['"20 pounds" is not a declared price', '"£12 and £3" gives no offer in the structured data'],
  },

  *words(words, given) {
    const declared = pricesOf(given)
    const named = claimsOf(given).filter(({ amounts }) => amounts.some(({ unit }) => unit === 'money'))
    const help = helpFor(named)
    const isOther = (amount: Amount) => amount.unit === 'money' && !declared.some((own) => isSameAmount(own, amount))
    for (const passage of passagesOf(words, given.language)) {
      const { file, path } = passage
      // A site without prices in its claims declares them in its price list.
      const others = named.length === 0 && LIST.test(file) ? [] : passage.amounts.filter(isOther)
      for (const { raw } of others)
        if (passage.isOurs)
          yield { text: `"${raw}" is not a declared price`, at: { file, path, value: raw }, help: `${help} {=${raw}}` }
    }
    for (const row of words) if (LIST.test(row.file) && row.path.at(-1) === 'price') yield* inList(row, given)
  },

  *language(given) {
    for (const { amounts, path } of claimsOf(given))
      yield* ambiguous(amounts, given.site.locale, { file: 'site.yaml', path })
  },
})

const known = new WeakMap<PageContext['site'], readonly Amount[]>()

/** The declared prices: those of the claims or, without such claims, those of content/prices.yaml. */
function pricesOf({ site, language, data }: Pick<PageContext, 'site' | 'language' | 'data'>): readonly Amount[] {
  const isMoney = ({ unit }: Amount) => unit === 'money'
  const claimed = claimsOf({ site, language }).flatMap(({ amounts }) => amounts.filter(isMoney))
  const listed = () => [...textsIn(data.get('prices'))].flatMap(([text]) => amountsIn(text, language).filter(isMoney))
  const prices = known.get(site) ?? (claimed.length > 0 ? claimed : listed())
  known.set(site, prices)
  return prices
}

/** Reports a faulty price of the price list. */
function* inList({ file, path, text, source }: Words, { site, language }: Pick<PageContext, 'site' | 'language'>) {
  if (/\d/.test(text) && !priceOf(text, site.language))
    yield {
      text: `"${text}" gives no offer in the structured data`,
      at: { file, path },
      level: 'info' as const,
      help: 'write one amount or one range with its currency; what is included belongs in service: or note:',
    }
  yield* ambiguous(amountsIn(withoutTokens(source), language), site.locale, { file, path })
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

/** Suggests what to type instead of a price. */
function helpFor(named: readonly DeclaredClaim[]): string {
  const claims = named.slice(0, NAMED).map(({ name, text }) => `{${name}} (${text})`)
  const [own, another] =
    claims.length > 0 ? [`the price of this job? Write ${claims.join(' or ')}. `, 'new '] : ['', '']
  return `${own}A ${another}price of yours? Declare it under claims: in site.yaml. Somebody else's? Write`
}
