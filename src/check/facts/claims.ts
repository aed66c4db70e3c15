// The claims of a site with the amounts they state.
import { type Amount, amountsIn, isSameAmount } from '../../language/amounts.ts'
import { type Path, textsIn } from '../../model/data.ts'
import type { PageContext } from '../rule.ts'

/** A claim or a variant of one. */
export interface DeclaredClaim {
  /** As texts write it: "response", "response.far". */
  readonly name: string
  /** The name of the claim, without that of the variant. */
  readonly root: string
  readonly text: string
  readonly about: string
  readonly amounts: readonly Amount[]
  /** The path of the text in site.yaml. */
  readonly path: Path
}

type Ledger = Pick<PageContext, 'site' | 'language'>

const known = new WeakMap<Ledger['site'], readonly DeclaredClaim[]>()

/** All claims and variants of a site in one language. */
export function claimsOf({ site, language }: Ledger): readonly DeclaredClaim[] {
  const cached = known.get(site)
  if (cached) return cached
  const claims = Object.entries(site.claims).flatMap(([root, { text, about, variants = {} }]) => [
    { name: root, root, text, about, path: ['claims', root, 'text'] },
    ...Object.entries(variants).map(([variant, own]) => ({
      name: `${root}.${variant}`,
      root,
      text: own.text,
      about,
      path: ['claims', root, 'variants', variant, 'text'],
    })),
  ])
  const all = claims.map((claim) => ({ ...claim, amounts: amountsIn(claim.text, language) }))
  known.set(site, all)
  return all
}

/** The claims that state an amount. */
export const claimsStating = (amount: Amount, ledger: Ledger): DeclaredClaim[] =>
  claimsOf(ledger).filter(({ amounts }) => amounts.some((own) => isSameAmount(own, amount)))

const isMoney = ({ unit }: Amount) => unit === 'money'

/** The declared prices: those of the claims or, without such claims, those of content/prices.yaml. */
export function declaredPrices({ site, language, data }: PageContext): readonly Amount[] {
  const claimed = claimsOf({ site, language }).flatMap(({ amounts }) => amounts.filter(isMoney))
  const listed = () => [...textsIn(data.get('prices'))].flatMap(([text]) => amountsIn(text, language).filter(isMoney))
  return claimed.length > 0 ? claimed : listed()
}

/** Names of claims to type, at most three, with what each is about if there are several. */
export function namesToType(claims: readonly DeclaredClaim[]): string {
  const named = claims.slice(0, 3).map(({ name, about }) => (claims.length > 1 ? `{${name}} (${about})` : `{${name}}`))
  return named.join(' or ')
}
