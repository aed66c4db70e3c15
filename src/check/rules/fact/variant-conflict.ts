// Where one page says two values of one promise, each stands with the words that tell them apart.

import type { Language } from '../../../model/checks/language.ts'
import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding, type Words } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { inPage, type Statement } from '../../page/statements.ts'
import { type Amount, amountsOf, measureOf } from '../../text/promises/amounts.ts'
import { claimsSaying, type Declared, declaredClaims, promisesNothing } from '../../text/promises/claims.ts'
import { isOfAThing } from '../../text/promises/speaker.ts'
import { stemsIn } from '../../text/stems.ts'

/** A value of a promise, and whether words that tell it from the others stand beside it. */
interface Stated {
  readonly statement: Statement
  readonly amount: Amount
  readonly explained: boolean
}

/** The shortest stem that explains. */
const TELLING = 5

const claims = (near: string) => ({
  'site.yaml':
    'claims:\n  repair: { text: 2 days, about: how long a repair takes }\n  arrival: { text: 20 minutes, ' +
    'about: how fast we arrive,' +
    ` variants: { far: { text: 30 minutes, why: ${near} } } }\n`,
})

export default defineRule({
  why: 'Who reads 20 minutes at the top and 30 at the bottom believes the one that suits, and is angry at the door.',
  level: 'warning',
  help: 'keep to one on this page, or say beside each when it holds',
  needsLanguage: 'wholly',
  fine: {
    yaml: claims('across the river the road is longer'),
    pages: { '/': '<p>We arrive in 20 minutes.</p><p>Across the river we arrive in 30 minutes.</p>' },
  },
  bad: {
    yaml: claims('across the river the road is longer'),
    pages: { '/': '<p>We arrive in 20 minutes.</p><p>Call: we arrive in 30 minutes.</p>' },
    findings: ['"30 minutes" (how fast we arrive): this page also says 20 minutes'],
  },

  // By their names, too: a text may leave it to a thing to say the number ("the way takes {arrival.far}").
  *words(words, ledger) {
    const { site, language } = ledger
    const named = new Map<string, { readonly path: Words['path']; readonly claim: Declared }[]>()
    for (const { path, source } of words) {
      if (!source.includes('{')) continue
      const used = declaredClaims(ledger).filter(({ name }) => source.includes(`{${name}}`))
      const roots = new Set(used.map(({ name }) => rootOf(name)))
      for (const claim of used) {
        const root = rootOf(claim.name)
        const [amount] = claim.amounts
        const alone = used.filter(({ name }) => rootOf(name) === root).length === 1
        if (
          roots.size === 1 &&
          alone &&
          amount &&
          amount.unit !== 'money' &&
          !isExplained(source, root, site, language)
        )
          named.set(root, [...(named.get(root) ?? []), { path, claim }])
      }
    }
    for (const [root, all] of named) {
      const [first] = all
      const isOther = ({ amounts }: Declared) =>
        !amounts.some((own) => first?.claim.amounts.some((one) => overlap(own, one)))
      const other = all.find(({ claim }) => isOther(claim))
      const file = words[0]?.file
      if (first && other && file !== undefined)
        yield {
          text: `"${other.claim.text}" (${site.claims[root]?.about ?? root}): this page also says ${first.claim.text}`,
          at: { file, path: other.path },
        }
    }
  },

  *page(page, _, facts) {
    const { site, language } = facts
    const stated = new Map<string, Stated[]>()
    for (const { statement, amounts } of amountsOf(page, language)) {
      if (statement.kind === 'data' || isCard(page, statement)) continue
      for (const amount of amounts) {
        if (amount.unit === 'money') continue
        if (promisesNothing(amount, statement.text, language) || isOfAThing(statement.text, amount, language)) continue
        const roots = new Set(claimsSaying(amount, facts).map(({ name }) => rootOf(name)))
        const [root = ''] = roots
        if (roots.size !== 1) continue
        const explained =
          isExplained(statement.text, root, site, language) ||
          new Set(amounts.filter(({ unit }) => unit === amount.unit).map(measureOf)).size > 1
        stated.set(root, [...(stated.get(root) ?? []), { statement, amount, explained }])
      }
    }
    for (const [root, all] of stated) yield* contradictions(site.claims[root]?.about ?? root, all)

    function* contradictions(about: string, all: readonly Stated[]): Generator<Finding> {
      const plain = all.filter(({ explained }) => !explained)
      const [first] = plain
      const other = first && plain.find(({ amount }) => !overlap(amount, first.amount))
      if (first && other)
        yield {
          text: `"${shown(other)}" (${about}): this page also says ${shown(first)}`,
          at: inPage(page, other.statement, other.amount.raw),
        }
    }
  },
})

/** Items of a list that lead to another page tell what that page says. */
function isCard(page: PageFacts, { element }: Statement): boolean {
  const item =
    element && (['li', 'article', 'a'].includes(element.name) ? element : page.inside(element, 'li', 'article', 'a'))
  return (
    item !== undefined &&
    page
      .all('a')
      .some(({ start, end, attributes }) => start >= item.start && end <= item.end && isPage(attributes.href))
  )
}
const isPage = (href: string | undefined) => href?.startsWith('/') === true

const shown = ({ amount }: Stated) => amount.raw.replaceAll('\u00a0', ' ')

/** The claim that `response.far` is a variant of. */
const rootOf = (name: string) => name.replace(/\..*/, '')

/** Whether a text has a word of the reasons for which a claim has variants. */
function isExplained(text: string, root: string, site: Site, language: Language): boolean {
  const reasons = Object.values(site.claims[root]?.variants ?? {}).map(({ why }) => why)
  const stems = new Set(reasons.flatMap((why) => [...stemsIn(why, language)]))
  return [...stemsIn(text, language)].some((stem) => stem.length >= TELLING && stems.has(stem))
}

/** 20 and 20-30 are one promise, told loosely. */
const overlap = (a: Amount, b: Amount) => a.unit === b.unit && a.low <= b.high && b.low <= a.high
