// A claim in a text, and what is typed right behind it to undercut it: "in {arrival}, often half that". Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { PageContext } from '../../../model/checks/rule.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { amountsIn, measureOf } from './amounts.ts'
import { promiseOf } from './claims.ts'
import { claimsSaying, declaredClaims } from './declared.ts'

const patternsOf = perLanguage(({ speakers }: Language) => {
  if (speakers?.hedged === undefined) return undefined
  return {
    behind: expression(`\\{([a-z][a-z0-9.-]*)\\}(?:,|:| [–—-]| ?\\()? (?:${speakers.hedged})(?!\\p{L})\\s?`, 'gi'),
    share: expression(`^(?:${speakers.shares ?? '(?!)'})(?!\\p{L})`, 'i'),
    where: speakers.where === undefined ? undefined : whereOf(speakers.where),
  }
})

/** What is somewhere (group 1), and a claim (group 2) that is elsewhere: "Inside it half an hour, beyond it {far}". */
const whereOf = (where: string) =>
  expression(
    `(?<=^|[.!?:] )(?:${where})(?!\\p{L})([^.!?;{},]{5,50}),? (?:${where})(?!\\p{L})[^.!?;{},]{1,30}` +
      '\\{([a-z][a-z0-9.-]*)\\}(?=[.,;!]|$)',
    'gi',
  )

const kindsOf = (amounts: readonly Parameters<typeof measureOf>[0][]) =>
  new Set(amounts.map((amount) => measureOf(amount).split(' ')[0]))

const FACT = /\{[a-z][a-z0-9.-]*\}/g

/**
 * What is typed beside the claims of a text: a time that none of them says and no word tells, or a share of one; a time
 * that holds somewhere, where the claim is that of elsewhere.
 */
export function typedBeside(source: string, ledger: Pick<PageContext, 'site' | 'language'>): readonly string[] {
  const patterns = source.includes('{') ? patternsOf(ledger.language) : undefined
  if (!patterns) return []
  // The name of a claim is no word of the text.
  const hidden = source.replace(FACT, (name) => '\u2060'.repeat(name.length))
  const kindsBy = (name: string | undefined) =>
    kindsOf(declaredClaims(ledger).find((claim) => claim.name === name)?.amounts ?? [])
  const elsewhere = (patterns.where ? matchesOf(source, patterns.where) : []).flatMap(({ 1: here = '', 2: name }) => {
    const last = amountsIn(here, ledger.language).at(-1)
    const isAlike = last !== undefined && [...kindsOf([last])].every((kind) => kindsBy(name).has(kind))
    const isWhole = last !== undefined && here.endsWith(last.raw) && last.unit !== 'money'
    return isAlike && isWhole && claimsSaying(last, ledger).length === 0 ? [last.raw] : []
  })
  const behind = matchesOf(source, patterns.behind).flatMap(({ 0: found, 1: name, index }) => {
    const kinds = kindsBy(name)
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
  return [...elsewhere, ...behind]
}
