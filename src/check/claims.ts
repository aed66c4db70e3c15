// What site.yaml declares with a number, and which of a text's numbers are promises. Pure; worked out once a site.
import type { Site } from '../model/site.ts'
import { type Amount, amountsIn, measureOf } from './amounts.ts'
import { languageOf } from './language.ts'

export interface Declared {
  /** `response` or `response.far`. */
  readonly name: string
  readonly text: string
  readonly amounts: readonly Amount[]
}

const kept = new WeakMap<Site, readonly Declared[]>()

/** Every claim and variant, with the amounts in its text. */
export function declaredClaims(site: Site): readonly Declared[] {
  const known = kept.get(site)
  if (known) return known
  const out: Declared[] = Object.entries(site.claims).flatMap(([name, { text, variants = {} }]) =>
    [{ name, text }, ...Object.entries(variants).map(([variant, value]) => ({ name: `${name}.${variant}`, text: value.text }))].map((claim) => ({
      ...claim,
      amounts: amountsIn(claim.text, site.language),
    })),
  )
  kept.set(site, out)
  return out
}

/** The claims that say this very amount. */
export const claimsSaying = (amount: Amount, site: Site) =>
  declaredClaims(site).filter(({ amounts }) => amounts.some((own) => measureOf(own) === measureOf(amount)))

const saying = new WeakMap<Site, ReadonlySet<string>>()

/** Whether any claim says this very amount. */
export function isDeclared(amount: Amount, site: Site): boolean {
  let known = saying.get(site)
  if (!known) {
    known = new Set(declaredClaims(site).flatMap(({ amounts }) => amounts.map(measureOf)))
    saying.set(site, known)
  }
  return known.has(measureOf(amount))
}

interface Promise {
  readonly about: string
  readonly near: RegExp
  readonly units: ReadonlySet<string>
}
const promises = new Map<string, readonly Promise[]>()

function promisesOf(code: string): readonly Promise[] {
  const known = promises.get(code)
  if (known) return known
  const made = languageOf(code).promises.map(({ about, near, units }) => ({
    about,
    near: new RegExp(`(?<!\\p{L})(?:${near})`, 'iu'),
    units: new Set<string>(units),
  }))
  promises.set(code, made)
  return made
}

/** Letters before and after a number that are still about it. */
const REACH = 60

/** Where a sentence ends. */
const STOP = /[.;!?·\n](?=\s|$)/g

/** What an amount promises, by the words of its sentence that stand near it; undefined where they name nothing. */
export function promiseOf(amount: Amount, text: string, code: string): string | undefined {
  const candidates = promisesOf(code).filter(({ units }) => units.has(amount.unit))
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
export function claimsAbout(about: string, amount: Amount, site: Site): readonly Declared[] {
  const promise = promisesOf(site.language).find((each) => each.about === about)
  const all = declaredClaims(site).filter(({ amounts }) => amounts.some(({ unit }) => promise?.units.has(unit)))
  const own = all.filter(({ name }) => promise?.near.test(site.claims[name.replace(/\..*/, '')]?.about ?? ''))
  return own.length > 0 ? own : all.filter(({ amounts }) => amounts.some(({ unit }) => unit === amount.unit))
}
