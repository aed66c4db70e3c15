// A claim in a text, and what is typed right behind it to undercut it: "in {arrival}, often half that". Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { PageContext } from '../../../model/checks/rule.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { amountsIn, measureOf } from './amounts.ts'
import { claimsSaying, declaredClaims, promiseOf } from './claims.ts'

const patternsOf = perLanguage(({ speakers }: Language) => {
  if (speakers?.hedged === undefined) return undefined
  return {
    behind: expression(`\\{([a-z][a-z0-9.-]*)\\}(?:,|:| [–—-]| ?\\()? (?:${speakers.hedged})(?!\\p{L})\\s?`, 'gi'),
    share: expression(`^(?:${speakers.shares ?? '(?!)'})(?!\\p{L})`, 'i'),
  }
})

const kindsOf = (amounts: readonly Parameters<typeof measureOf>[0][]) =>
  new Set(amounts.map((amount) => measureOf(amount).split(' ')[0]))

const FACT = /\{[a-z][a-z0-9.-]*\}/g

/** What is typed behind the claims of a text: a time that none of them says and no word tells, or a share of one. */
export function typedBeside(source: string, ledger: Pick<PageContext, 'site' | 'language'>): readonly string[] {
  const patterns = source.includes('{') ? patternsOf(ledger.language) : undefined
  if (!patterns) return []
  // The name of a claim is no word of the text.
  const hidden = source.replace(FACT, (name) => '\u2060'.repeat(name.length))
  return matchesOf(source, patterns.behind).flatMap(({ 0: found, 1: name, index }) => {
    const kinds = kindsOf(declaredClaims(ledger).find((claim) => claim.name === name)?.amounts ?? [])
    const rest = source.slice(index + found.length)
    const [first] = amountsIn(rest, ledger.language)
    if (first?.index === 0 && first.unit !== 'money') {
      const isReported = promiseOf({ ...first, index: index + found.length }, hidden, ledger.language) !== undefined
      const isAlike = [...kindsOf([first])].every((kind) => kinds.has(kind))
      return isAlike && !isReported && claimsSaying(first, ledger).length === 0 ? [found + first.raw] : []
    }
    const share = kinds.has('minutes') ? patterns.share.exec(rest)?.[0] : undefined
    return share === undefined ? [] : [found + share]
  })
}
