// An amount in a fragment, or in a sentence in the first person, is a {claim} or is marked as none: {=80€}. One note
// counts the amounts in other sentences.
import { FACT } from '../../../model/schemas/fields.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleContact } from '../../data/examples.ts'
import type { Amount } from '../../facts/amounts.ts'
import { claimsOf, claimsStating, namesToType } from '../../facts/claims.ts'
import { namesOthers, type Passage, passagesOf } from '../../facts/passages.ts'
import { defineRule, type PageContext } from '../../rule.ts'
import { type Fault, findingAt } from '../../text/each-text.ts'

/** A number before a dash and a claim: "20-{response.far}". */
const HALF = new RegExp(`(?<![\\d.,{=])\\d[\\d.,]*\\s?[-–—]\\s?${FACT.source}`, 'gi')

/** Amounts that the note lists. */
const NAMED = 3

export default defineRule({
  why: 'A typed number stays the same when the business changes its claim, and the pages then contradict each other.',
  level: 'warning',
  help: 'write {name} of a claim, or declare it under claims: in site.yaml',
  fine: {
    yaml: exampleContact('Back within {repair}. We wait {=5 minutes} for the patch.'),
  },
  bad: {
    yaml: exampleContact('We bring it back within 2 days. Our guarantee is 3 weeks. The glue dries in 20 minutes.'),
    findings: [
      '"2 days" is typed, not taken from the claims',
      '"3 weeks" is neither a claim nor marked as no promise',
      '1 amount in the texts is neither a claim nor marked: "20 minutes" (content/pages/contact.yaml)',
    ],
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

  *language({ notes }) {
    const amounts = notes('amount').flatMap(([file, list]) => list.map((note) => ({ file, ...note })))
    const [first] = amounts
    if (!first) return
    const named = amounts.slice(0, NAMED).map(({ text, file }) => `"${text}" (${file})`)
    const are = amounts.length === 1 ? '1 amount in the texts is' : `${amounts.length} amounts in the texts are`
    yield {
      text: `${are} neither a claim nor marked: ${named.join(', ')}${amounts.length > NAMED ? ' …' : ''}`,
      at: { file: first.file, path: first.path },
      level: 'info',
      help: 'write {name} of a claim for a promise, and {=…} for an amount that is none',
    }
  },
})

/** Ranges with a claim at one end. */
function* halvesIn(source: string, { claims }: Site): Generator<Fault> {
  for (const [value, name = ''] of source.matchAll(HALF)) {
    const root = name.replace(/\..*/, '')
    const help = `declare a variant of {${root}} with the whole range, and write its name`
    if (claims[root]) yield { text: `"${value}" types one end of a range`, help, value }
  }
}

type Ledger = Pick<PageContext, 'site' | 'language'>

/** A note, unless a claim has an amount of this kind: other amounts are rarely promises. */
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
      help: `write ${namesToType(claims)}, or {=${raw}} if it is not a promise of yours`,
    }
  // "One day" means any day, fact/price reports undeclared prices, and an amount of a law is not a promise.
  return isOne || unit === 'money' || namesOthers(text, ledger.language)
    ? undefined
    : {
        text: `"${raw}" is neither a claim nor marked as no promise`,
        help: `a promise? Declare it under claims: in site.yaml and write its name. No promise? Write {=${raw}}`,
      }
}
