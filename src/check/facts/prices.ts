// The prices that a site declares: those of its claims or, without such claims, those of content/prices.yaml.
import type { PageContext } from '../../model/checks/rule.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { claimsOf } from './claims.ts'

type Given = Pick<PageContext, 'site' | 'language' | 'data'>

const known = new WeakMap<Given['site'], readonly Amount[]>()

const isMoney = ({ unit }: Amount) => unit === 'money'

/** The declared prices. */
export function declaredPrices({ site, language, data }: Given): readonly Amount[] {
  const cached = known.get(site)
  if (cached) return cached
  const claimed = claimsOf({ site, language }).flatMap(({ amounts }) => amounts.filter(isMoney))
  const prices = claimed.length > 0 ? claimed : listed(data.get('prices'), language)
  known.set(site, prices)
  return prices
}

/** The amounts of money in the texts of a value. */
function listed(value: unknown, language: Given['language']): Amount[] {
  if (typeof value === 'string') return amountsIn(value, language).filter(isMoney)
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((inner) => listed(inner, language))
    : []
}
