// What site.yaml declares with a number, and which of a text's numbers are promises. Pure; worked out once a site.
import type { Language } from '../../model/checks/language.ts'
import type { PageContext } from '../../model/checks/rule.ts'
import type { Site } from '../../model/schemas/site.ts'
import { type Amount, amountsIn, measureOf } from './amounts.ts'
import { perLanguage } from './language.ts'

export interface Declared {
  /** `response` or `response.far`. */
  readonly name: string
  readonly text: string
  readonly amounts: readonly Amount[]
}

/** A site and its language. */
type Ledger = Pick<PageContext, 'site' | 'language'>

const known = new WeakMap<Site, readonly Declared[]>()

/** Every claim and variant, with the amounts in its text. */
export function declaredClaims({ site, language }: Ledger): readonly Declared[] {
  const done = known.get(site)
  if (done) return done
  const out: Declared[] = Object.entries(site.claims).flatMap(([name, { text, variants = {} }]) =>
    [
      { name, text },
      ...Object.entries(variants).map(([variant, value]) => ({ name: `${name}.${variant}`, text: value.text })),
    ].map((claim) => ({
      ...claim,
      amounts: amountsIn(claim.text, language),
    })),
  )
  known.set(site, out)
  return out
}

/** The claims that say this very amount. */
export const claimsSaying = (amount: Amount, ledger: Ledger) =>
  declaredClaims(ledger).filter(({ amounts }) => amounts.some((own) => measureOf(own) === measureOf(amount)))

const declared = new WeakMap<Site, ReadonlySet<string>>()

/** Whether any claim says this very amount. */
export function isDeclared(amount: Amount, ledger: Ledger): boolean {
  let measures = declared.get(ledger.site)
  if (!measures) {
    measures = new Set(declaredClaims(ledger).flatMap(({ amounts }) => amounts.map(measureOf)))
    declared.set(ledger.site, measures)
  }
  return measures.has(measureOf(amount))
}

const promisesOf = perLanguage(({ promises }) =>
  promises.map(({ about, near, units }) => ({
    about,
    near: new RegExp(`(?<!\\p{L})(?:${near})`, 'iu'),
    units: new Set<string>(units),
  })),
)

/** Letters before and after a number that are still about it. */
const REACH = 60

/** Where a sentence ends. */
const STOP = /[.;!?·\n](?=\s|$)/g

/** What an amount promises, by the words of its sentence that stand near it; undefined where they name nothing. */
export function promiseOf(amount: Amount, text: string, language: Language): string | undefined {
  const candidates = promisesOf(language).filter(({ units }) => units.has(amount.unit))
  if (candidates.length === 0) return undefined
  const end = amount.index + amount.raw.length
  const before = text.slice(Math.max(0, amount.index - REACH), amount.index)
  const after = text.slice(end, end + REACH)
  const parted = [...before.matchAll(STOP)].at(-1)
  const stop = after.search(STOP)
  const around = [parted ? before.slice(parted.index + 1) : before, stop < 0 ? after : after.slice(0, stop), amount.raw]
  return candidates.find(({ near }) => around.some((part) => near.test(part)))?.about
}

/** The claims whose own words are about the same thing: what a reader is told elsewhere. */
export function claimsAbout(about: string, amount: Amount, ledger: Ledger): readonly Declared[] {
  const promise = promisesOf(ledger.language).find((each) => each.about === about)
  const all = declaredClaims(ledger).filter(({ amounts }) => amounts.some(({ unit }) => promise?.units.has(unit)))
  const own = all.filter(({ name }) => promise?.near.test(ledger.site.claims[name.replace(/\..*/, '')]?.about ?? ''))
  return own.length > 0 ? own : all.filter(({ amounts }) => amounts.some(({ unit }) => unit === amount.unit))
}
