// Where one page says two values of one promise, each stands with the words that tell them apart.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding, type Words } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { inPage, isCard, type Statement } from '../../page/statements.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { type Amount, amountsOf, measureOf, overlap } from '../../text/promises/amounts.ts'
import { isPromise, onlyClaimIn, promisesNothing } from '../../text/promises/claims.ts'
import { claimsSaying, type Declared, declaredClaims } from '../../text/promises/declared.ts'
import { isMeant } from '../../text/promises/lasting.ts'
import { isOfAThing, surroundings } from '../../text/promises/speaker.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'
import { stemsIn } from '../../text/stems.ts'

/** A value of a promise, and whether words that tell it from the others stand beside it. */
interface Stated {
  readonly statement: Statement
  readonly amount: Amount
  readonly explained: boolean
  /** Whether no other claim says the same. */
  readonly sure: boolean
  /** The claims and variants that say it, by their names. */
  readonly names: readonly string[]
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
    const named = new Map<string, Named[]>()
    /** What a place says at the head of its page: what holds there. */
    const here = new Map<string, Declared>()
    const isPlace = words.some(({ path }) => path[0] === 'inflections')
    for (const { path, source } of words) {
      if (!source.includes('{')) continue
      const used = declaredClaims(ledger).filter(({ name }) => source.includes(`{${name}}`))
      const roots = new Set(used.map(({ name }) => rootOf(name)))
      for (const claim of used) {
        const root = rootOf(claim.name)
        const [amount] = claim.amounts
        const alone = used.filter(({ name }) => rootOf(name) === root).length === 1
        if (roots.size !== 1 || !alone || !amount || amount.unit === 'money') continue
        const explained = isExplained(source, root, site, language)
        if (isPlace && !explained && HEAD.has(String(path[0]))) here.set(root, claim)
        named.set(root, [...(named.get(root) ?? []), { path, source, claim, explained }])
      }
    }
    const detail = isPlace ? words.find(({ path }) => path.join() === 'detail') : undefined
    const typed = detail && onlyClaimIn(detail.source, ledger)
    const others = typed && named.get(rootOf(typed.name))
    if (typed && others) others.push({ path: detail.path, source: detail.source, claim: typed, explained: false })
    for (const [root, stated] of named) {
      const all = stated.filter((each) => !each.explained || deniesHere(each, here.get(root), ledger))
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
      yield* ofAnother(root, stated)
    }

    /**
     * Where the name of the page is what a variant is there for, and its texts give that value, but not its head, which
     * is looked at as it is drawn: a text that gives another value.
     */
    function* ofAnother(root: string, stated: readonly Named[]): Generator<Finding> {
      const [name] = words.filter(({ path }) => path.length === 1 && path[0] === 'name')
      const meant = name ? reasonsIn(name.text, root, site, language) : []
      const own = declaredClaims(ledger).find((claim) => claim.name === meant[0])
      if (!name || !own || meant.length > 1) return
      const saying = words.filter(({ source }) => source.includes(`{${own.name}}`))
      if (saying.length === 0 || saying.some(({ path }) => HEAD.has(String(path[0])))) return
      const subject = stemsIn(name.text, language)
      for (const { claim, explained, path, source } of stated) {
        const isOwn = claim.amounts.some((one) => one.from || own.amounts.some((other) => overlap(one, other)))
        // Another variant is fact/other-claim's to report.
        if (claim.name !== root || explained || isOwn || isOfAnotherPage(source, subject, ledger)) continue
        yield {
          text: `"${claim.text}" (${site.claims[root]?.about ?? root}): this page is about what takes ${own.text}`,
          at: { file: name.file, path },
        }
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
        if (!isPromise(amount, statement.text, facts)) continue
        const saying = claimsSaying(amount, facts)
        const claims = saying.length > 1 && isSpan(amount, statement.text) ? saying.filter(isSpanOf(amount)) : saying
        const roots = new Set(claims.map(({ name }) => rootOf(name)))
        const [root = ''] = roots
        if (roots.size !== 1 || !isMeant(amount, statement.text, site.claims[root]?.about ?? '', language)) continue
        const why = reasonsIn(statement.text, root, site, language)
        const explained =
          why.length > 0 || new Set(amounts.filter(({ unit }) => unit === amount.unit).map(measureOf)).size > 1
        const names = claims.map(({ name }) => name)
        stated.set(root, [
          ...(stated.get(root) ?? []),
          { statement, amount, explained, sure: saying.length === claims.length, names },
        ])
      }
    }
    for (const [root, all] of stated) {
      yield* contradictions(site.claims[root]?.about ?? root, all)
      yield* denials(root, all)
    }

    /** "Within 24 hours", and not "24 hours a day". */
    function isSpan(amount: Amount, text: string) {
      return surroundings(sentenceAt(text, amount.index, amount.raw.length), amount, language).within
    }
    function isSpanOf(amount: Amount) {
      return ({ text, amounts }: Declared) =>
        amounts.some((own) => measureOf(own) === measureOf(amount) && !promisesNothing(own, text, language))
    }

    /** Where the page is about what a variant is there for and begins with its value: another value further down. */
    function* denials(root: string, all: readonly Stated[]): Generator<Finding> {
      const isHead = ({ statement: { kind, key, element } }: Stated) =>
        (kind === 'meta' && key === 'description') || (kind === 'text' && /^(?:title|h1)$/.test(element?.name ?? ''))
      const body = page.all('h2')[0]?.start ?? 0
      const head = all.find(isHead) ?? all.find(({ statement: { kind, end } }) => kind === 'text' && end <= body)
      if (!head || all.every(({ amount }) => overlap(amount, head.amount))) return
      const headings = page.all('h1').map((h1) => page.textOf(h1))
      const about = [...headings, ...(isHead(head) ? [head.statement.text] : [])].join(' ')
      const why = reasonsIn(about, root, site, language)
      if (!head.names.some((name) => why.includes(name))) return
      if (all.some((each) => isHead(each) && !overlap(each.amount, head.amount))) return
      const subject = stemsIn(about, language)
      for (const each of all) {
        const { amount, statement, explained } = each
        if (explained || overlap(amount, head.amount)) continue
        const sentence = sentenceAt(statement.text, amount.index, amount.raw.length).text
        if (isOfAnotherPage(sentence, subject, facts)) continue
        yield {
          text: `"${shown(each)}" (${site.claims[root]?.about ?? root}): this page is about what takes ${shown(head)}`,
          at: inPage(page, statement, amount.raw),
        }
      }
    }

    function* contradictions(about: string, all: readonly Stated[]): Generator<Finding> {
      const plain = all.filter(({ explained, sure }) => sure && !explained)
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

/** A claim named in a text alone. */
interface Named {
  readonly path: Words['path']
  readonly source: string
  readonly claim: Declared
  readonly explained: boolean
}

/** The parts of a file that say what holds on its page. */
const HEAD = new Set(['detail', 'head', 'hero'])

/**
 * Whether a text on the page of a place says another value than holds there, and only the reason for that one: "the way
 * from the depot takes 20 minutes", where the way is the reason for 30. Another place may be named: "in Leeds".
 */
function deniesHere(
  { source, claim }: Named,
  here: Declared | undefined,
  { site, language }: Parameters<typeof declaredClaims>[0],
): boolean {
  if (!here?.name.includes('.') || claim.name !== rootOf(claim.name) || here === claim) return false
  const isOthers = reasonsIn(source, claim.name, site, language).some((name) => name !== here.name && !isBoth(name))
  return !isOthers && !placeIn(language).test(source)

  /** A variant that holds both values is no reason for one of them. */
  function isBoth(name: string) {
    const loose = declaredClaims({ site, language }).find((each) => each.name === name)
    return [claim, here].every((each) => each?.amounts.some((own) => loose?.amounts.some((one) => overlap(one, own))))
  }
}

const placeIn = perLanguage(({ placed }: Language) =>
  placed === undefined ? /(?:)/ : expression(`(?<!\\p{L})(?:${placed.before})\\p{Lu}`),
)

/**
 * Whether a text names a place, or what the menu names and is not the subject: "a puncture is seen to within 20
 * minutes".
 */
function isOfAnotherPage(
  text: string,
  subject: ReadonlySet<string>,
  { site, language }: Parameters<typeof declaredClaims>[0],
): boolean {
  const found = stemsIn(text, language)
  return (
    [...menuOf(site, language)].some((stem) => found.has(stem) && !subject.has(stem)) || placeIn(language).test(text)
  )
}

const menus = new WeakMap<Site, ReadonlySet<string>>()

/** The stems of what the menu names. */
function menuOf(site: Site, language: Language): ReadonlySet<string> {
  const known = menus.get(site)
  if (known) return known
  const names = (items: Site['navigation']['main']): string[] =>
    items.flatMap(({ name, subItems = [] }) => [name, ...names(subItems)])
  const made = new Set([...stemsIn(names(site.navigation.main).join(' '), language)].filter(isTelling))
  menus.set(site, made)
  return made
}

const shown = ({ amount }: Stated) => amount.raw.replaceAll('\u00a0', ' ')

/** The claim that `response.far` is a variant of. */
const rootOf = (name: string) => name.replace(/\..*/, '')

/** Whether a text has a word of the reasons for which a claim has variants. */
const isExplained = (text: string, root: string, site: Site, language: Language) =>
  reasonsIn(text, root, site, language).length > 0

/** The variants of a claim, by their whole names, of whose reason a text has a word. */
function reasonsIn(text: string, root: string, site: Site, language: Language): readonly string[] {
  const all = reasonsOf(site, language).get(root) ?? []
  if (all.length === 0) return []
  const found = [...stemsIn(text, language)].filter(isTelling)
  return all.flatMap(({ name, stems }) => (found.some((stem) => stems.has(stem)) ? [name] : []))
}

type Reasons = ReadonlyMap<string, readonly { readonly name: string; readonly stems: ReadonlySet<string> }[]>
const reasons = new WeakMap<Site, Reasons>()

function reasonsOf(site: Site, language: Language): Reasons {
  const known = reasons.get(site)
  if (known) return known
  const made = new Map(
    Object.entries(site.claims).map(([root, { variants = {} }]) => [
      root,
      Object.entries(variants).map(([variant, { why }]) => ({
        name: `${root}.${variant}`,
        stems: stemsIn(why, language),
      })),
    ]),
  )
  reasons.set(site, made)
  return made
}

const isTelling = (stem: string) => stem.length >= TELLING
