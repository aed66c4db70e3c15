// An amount in a fragment or in a sentence that speaks for the business is a claim, or is marked as none.

import { defineRule, type PageContext } from '../../../model/checks/rule.ts'
import { FACT } from '../../../model/schemas/fields.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleContact } from '../../data/examples.ts'
import type { Amount } from '../../facts/amounts.ts'
import { claimsOf, claimsStating, namesToType } from '../../facts/claims.ts'
import { namesOthers, type Passage, passagesOf } from '../../facts/passages.ts'
import { type Fault, findingAt } from '../../text/each-text.ts'

/** A number before a dash and a claim: "20-{response.far}". */
const HALF = new RegExp(`(?<![\\d.,{=])\\d[\\d.,]*\\s?[-–—]\\s?${FACT.source}`, 'gi')

export default defineRule({
  why: 'A number typed into a text stays there when the business changes its promise everywhere else.',
  level: 'warning',
  help: 'write {name} of a claim, or declare it under claims: in site.yaml',
  fine: {
    yaml: exampleContact(
      'Back within {repair}. The glue dries in 20 minutes. We wait {=5 minutes} for the patch. We file it within the 30 days of the court.',
    ),
  },
  bad: {
    yaml: exampleContact('We bring it back within 2 days. Our guarantee is 3 weeks.'),
    findings: ['"2 days" is typed, not taken from the claims', '"3 weeks" is neither a claim nor marked as no promise'],
  },

  *words(words, ledger) {
    for (const passage of passagesOf(words, ledger.language))
      for (const amount of passage.amounts) {
        const { file, path } = passage
        const fault = passage.isOurs ? faultOf(amount, passage.text, ledger) : undefined
        if (fault) yield { ...findingAt({ file, path, value: amount.raw }, fault), ...levelOf(amount, passage, ledger) }
      }
    for (const { file, path, source } of words)
      for (const fault of source.includes('{') ? halvesIn(source, ledger.site) : [])
        yield findingAt({ file, path }, fault)
  },
})

/** Ranges of which a claim is one end. */
function* halvesIn(source: string, { claims }: Site): Generator<Fault> {
  for (const [value, name = ''] of source.matchAll(HALF)) {
    const root = name.replace(/\..*/, '')
    const help = `declare a variant of {${root}} with the whole range, and write its name`
    if (claims[root]) yield { text: `"${value}" types one end of a range`, help, value }
  }
}

type Ledger = Pick<PageContext, 'site' | 'language'>

/** A note, unless a claim has an amount of this kind: other amounts are rarely promises, and those of a law are none. */
function levelOf({ unit }: Amount, { text }: Passage, ledger: Ledger): { readonly level?: 'info' } {
  const isOfClaims = claimsOf(ledger).some(({ amounts }) => amounts.some((own) => own.unit === unit))
  return isOfClaims && !namesOthers(text, ledger.language) ? {} : { level: 'info' }
}

/** What is wrong with an amount about the business. */
function faultOf(amount: Amount, text: string, ledger: Ledger): Fault | undefined {
  const { raw, unit, isOne } = amount
  const claims = claimsStating(amount, ledger)
  if (claims.length > 0)
    return {
      text: `"${raw}" is typed, not taken from the claims`,
      help: `write ${namesToType(claims)}, or {=${raw}} if it is no promise of yours`,
    }
  // "One day" is any day, an undeclared price is fact/price's to report, and what a law gives is none of ours.
  return isOne || unit === 'money' || namesOthers(text, ledger.language)
    ? undefined
    : {
        text: `"${raw}" is neither a claim nor marked as no promise`,
        help: `a promise? Declare it under claims: in site.yaml and write its name. No promise? Write {=${raw}}`,
      }
}
