// Claims agree with each other: claims about one subject, a claim and its variants, and one claim in two languages.

import { isNear, measureOf } from '../../../language/amounts.ts'
import { bare } from '../../../language/bare.ts'
import { translationOf } from '../../../model/content.ts'
import { claimsOf, type DeclaredClaim } from '../../facts/claims.ts'
import { defineRule, type Finding, type PageContext } from '../../rule.ts'

export default defineRule({
  why: 'If one page promises 20 minutes and another 40, readers believe neither.',
  level: 'error',
  help: 'write the same amounts in both claims of site.yaml',
  fine: {
    yaml: {
      'site.yaml':
        'claims:\n  care: { text: 12 months, about: the guarantee }\n  short: { text: 1 year, about: the guarantee }\n' +
        '  repair: { text: 2 days, about: how long a repair takes }\n',
    },
  },
  bad: {
    yaml: {
      'site.yaml':
        'claims:\n  repair: { text: 2 days, about: how long a repair takes }\n' +
        '  soon: { text: 3 days, about: how long a repair takes }\n' +
        '  call: { text: 40 minutes, about: when we call, variants: { range: { text: 20-30 minutes, why: titles } } }\n',
    },
    findings: [
      '{soon} says "3 days" and {repair} says "2 days", both about how long a repair takes',
      '{call} says "40 minutes" and its variant {call.range} at most "20-30 minutes"',
    ],
  },

  *language(context) {
    yield* betweenClaims(claimsOf(context))
    yield* betweenVariants(claimsOf(context))
  },

  *site({ translations: [first, ...others] }) {
    for (const own of others) if (first) yield* betweenLanguages(first, own)
  },
})

/** The comparable amounts of a claim. */
const measures = ({ amounts }: DeclaredClaim) => amounts.map(measureOf)

/** Whether two claims state the same amounts, in any order. */
function agree(one: DeclaredClaim, other: DeclaredClaim): boolean {
  const own = measures(one)
  const theirs = measures(other)
  const hasAll = (all: typeof own, some: typeof own) =>
    some.every(({ kind, low, high }) =>
      all.some((each) => each.kind === kind && isNear(each.low, low) && isNear(each.high, high)),
    )
  return hasAll(own, theirs) && hasAll(theirs, own)
}

/** Claims about one subject with other amounts. */
function* betweenClaims(claims: readonly DeclaredClaim[]): Generator<Finding> {
  const roots = claims.filter(({ name, root, amounts }) => name === root && amounts.length > 0)
  const byAbout = new Map<string, DeclaredClaim>()
  for (const claim of roots) {
    const key = bare(claim.about)
    const other = byAbout.get(key)
    if (!other) byAbout.set(key, claim)
    else if (!agree(claim, other))
      yield {
        text: `{${claim.name}} says "${claim.text}" and {${other.name}} says "${other.text}", both about ${claim.about}`,
        at: { file: 'site.yaml', path: claim.path },
        help: `make it a variant of {${other.name}} with its reason, or say in about: what differs`,
      }
  }
}

/**
 * Claims that are more than the range of one of their variants. A variant of another area or job may be more than its
 * claim, but its range contains what the claim says, or is above it.
 */
function* betweenVariants(claims: readonly DeclaredClaim[]): Generator<Finding> {
  const roots = new Map(claims.map((claim) => [claim.name, claim]))
  for (const variant of claims) {
    const claim = roots.get(variant.root)
    const [value, range] = [claim, variant].map((each) => (each?.amounts.length === 1 ? measures(each)[0] : undefined))
    if (!claim || !value || value.low !== value.high || value.kind !== range?.kind) continue
    if (range.low < range.high && range.high < value.low)
      yield {
        text: `{${claim.name}} says "${claim.text}" and its variant {${variant.name}} at most "${variant.text}"`,
        level: 'warning',
        at: { file: 'site.yaml', path: variant.path },
        help: 'write a range that contains the claim, or make it a claim of its own about what differs',
      }
  }
}

/** A figure with its separators, which languages write differently. */
const FIGURE = /\d+(?:[.,\u00a0\u202f]\d+)*/g
/** Units in one of the next larger unit: "12 months" equals "1 year". */
const FACTORS = [1, 7, 12, 24, 30, 60, 365]

/** Whether two texts have the same figures. Used for languages whose units the engine does not know. */
function haveSameFigures(one: string, other: string): boolean {
  const [own, theirs] = [one, other].map((text) =>
    (text.match(FIGURE) ?? []).map((figure) => Number(figure.replace(/\D/g, ''))).sort((a, b) => a - b),
  )
  // An amount in words, or a range instead of a number, cannot be compared.
  if (!own || !theirs || own.length !== theirs.length) return true
  return own.every((figure, i) =>
    FACTORS.some((factor) => figure === factor * (theirs[i] ?? 0) || theirs[i] === factor * figure),
  )
}

/** Claims with other amounts in another language. */
function* betweenLanguages(first: PageContext, own: PageContext): Generator<Finding> {
  const theirs = new Map(claimsOf(first).map((claim) => [claim.name, claim]))
  for (const claim of claimsOf(own)) {
    const other = theirs.get(claim.name)
    const areRead = claim.amounts.length > 0 && other !== undefined && other.amounts.length > 0
    if (!other || (areRead ? agree(claim, other) : haveSameFigures(claim.text, other.text))) continue
    yield {
      text: `{${claim.name}} says "${claim.text}" in ${own.site.language} and "${other.text}" in ${first.site.language}`,
      at: { file: translationOf('site.yaml', own.site.language), path: claim.path },
      help: 'write the same amount in both',
    }
  }
}
