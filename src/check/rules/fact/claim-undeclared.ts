// An amount in a fragment or in a sentence that speaks for the business is a claim, or is marked as none.

import { defineRule } from '../../../model/checks/rule.ts'
import { FACT } from '../../../model/schemas/fields.ts'
import { claimsStating, namesToType } from '../../facts/claims.ts'
import { namesOthers, passagesOf } from '../../facts/passages.ts'

const contact = (text: string) => ({
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

/** A number before a dash and a claim: "20-{response.far}". */
const HALF = new RegExp(`(?<![\\d.,{=])\\d[\\d.,]*\\s?[-–—]\\s?${FACT.source}`, 'gi')

export default defineRule({
  why: 'A number typed into a text stays there when the business changes its promise everywhere else.',
  level: 'warning',
  help: 'write {name} of a claim, or declare it under claims: in site.yaml',
  fine: {
    yaml: contact(
      'Back within {repair}. The glue dries in 20 minutes. We wait {=5 minutes} for the patch. We file it within the 30 days of the court.',
    ),
  },
  bad: {
    yaml: contact('We bring it back within 2 days. Our guarantee is 3 weeks.'),
    findings: ['"2 days" is typed, not taken from the claims', '"3 weeks" is neither a claim nor marked as no promise'],
  },

  *words(words, ledger) {
    for (const passage of passagesOf(words, ledger.language))
      for (const amount of passage.amounts) {
        if (!passage.isOurs) continue
        const { file, path, text } = passage
        const { raw, unit, isOne } = amount
        const claims = claimsStating(amount, ledger)
        // "One day" tells of any day, and an undeclared price is fact/price's to report.
        if (claims.length === 0 && (isOne || unit === 'money')) continue
        // What a law or an authority gives is none of ours.
        if (claims.length === 0 && namesOthers(text, ledger.language)) continue
        const at = { file, path, value: raw }
        yield claims.length > 0
          ? {
              text: `"${raw}" is typed, not taken from the claims`,
              at,
              help: `write ${namesToType(claims)}, or {=${raw}} if it is no promise of yours`,
            }
          : {
              text: `"${raw}" is neither a claim nor marked as no promise`,
              at,
              help: `a promise? Declare it under claims: in site.yaml and write its name. No promise? Write {=${raw}}`,
            }
      }
    for (const { file, path, source } of words)
      for (const [found, name = ''] of source.includes('{') ? source.matchAll(HALF) : [])
        if (ledger.site.claims[name.replace(/\..*/, '')])
          yield {
            text: `"${found}" types one end of a range`,
            at: { file, path },
            help: `declare a variant of {${name.replace(/\..*/, '')}} with the whole range, and write its name`,
          }
  },
})
