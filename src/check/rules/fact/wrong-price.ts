// A price stands beside what it is the price of: not the price of another row of the list.

import type { Language } from '../../../model/checks/language.ts'
import { type Context, defineRule } from '../../../model/checks/rule.ts'
import { priceRows } from '../../../model/price.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { inPage, statementsOf } from '../../page/statements.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { type Amount, amountsIn, amountsOf } from '../../text/promises/amounts.ts'
import { declaredClaims } from '../../text/promises/claims.ts'
import { type Given, givenIn } from '../../text/promises/free.ts'
import { isPriceOfOthers } from '../../text/promises/speaker.ts'
import { stemOf, stemsIn } from '../../text/stems.ts'

/** What has a price: the words it is known by, and what it costs. */
interface Priced {
  readonly name: string
  readonly stems: ReadonlySet<string>
  readonly values: readonly number[]
  /** As declared: "from 70€". */
  readonly price: string
  /** The claim that says it. */
  readonly token?: string
}

interface Known {
  readonly things: readonly Priced[]
  /** Stems that all things of one price have to themselves -> the prices. */
  readonly telling: ReadonlyMap<string, ReadonlySet<number>>
  /** What has a price of that value. */
  readonly costing: (value: number) => readonly Priced[]
}
const cached = new WeakMap<Site, Known>()

function knownOf({ site, data, language }: Context<'data'>): Known {
  const made = cached.get(site)
  if (made) return made
  const rows = priceRows(data.get('prices')).map(({ service, price }) => [service, price])
  const claims = declaredClaims({ site, language }).map(({ name, text }) => [
    site.claims[name.replace(/\..*/, '')]?.about ?? '',
    text,
    name,
  ])
  const things = [...claims, ...rows].flatMap(([name = '', text = '', token]) => {
    const values = amountsIn(text, language).flatMap(({ unit, low, high }) => (unit === 'money' ? [low, high] : []))
    return values.length > 0
      ? [{ name, values, price: text, stems: namingIn(name, language), ...(token !== undefined && { token }) }]
      : []
  })
  const all = new Map<string, Set<number>>()
  for (const { stems, values } of things)
    for (const stem of stems) all.set(stem, new Set([...(all.get(stem) ?? []), ...values]))
  const telling = new Map([...all].filter(([, values]) => values.size === 1))
  const costing = (value: number) => things.filter(({ values }) => values.includes(value))
  const known = { things, telling, costing }
  cached.set(site, known)
  return known
}

const vagueIn = perLanguage((language) => new Set(language.vague?.map((word) => stemOf(word, language))))

/** The stems of words that say what a thing is; short words are among them where they are abbreviations: "NHS". */
function namingIn(text: string, language: Language): ReadonlySet<string> {
  const vague = vagueIn(language)
  const short = matchesOf(text, SHORT).map(([word]) => stemOf(word, language))
  return new Set([...stemsIn(text, language), ...short].filter((stem) => !vague.has(stem)))
}
const SHORT = expression(/(?<![\p{L}\d])\p{Lu}{2,3}(?![\p{L}\d])/gu)

/** Where a part of a sentence ends that may say what a price is for: at a mark, or where another thing is joined. */
const endOf = perLanguage(({ hours }) => expression(`[,;·.()!?:]|(?<=\\s)(?:${hours.joins})\\s`, 'i'))

/** The words right behind a price, up to where its part of the sentence ends or the next price begins. */
function behindOf(text: string, amount: Amount, all: readonly Amount[], language: Language): string {
  const behind = text.slice(amount.index + amount.raw.length, all[all.indexOf(amount) + 1]?.index)
  return behind.slice(0, endOf(language).exec(behind)?.index ?? behind.length)
}

/** How many of some stems the things of a price are named by: those of the thing that has most. */
const mostOf = (things: readonly Priced[], stems: ReadonlySet<string>) =>
  Math.max(0, ...things.map((thing) => [...stems].filter((stem) => thing.stems.has(stem)).length))

/**
 * The words a price may be about in its sentence: those since the price before it, but for what names the thing of that
 * one: "£68 for half an hour, £98 for three quarters".
 */
function beforeOf(text: string, amount: Amount, all: readonly Amount[], language: Language, known: Known): string {
  const last = all[all.indexOf(amount) - 1]
  const behind = last ? behindOf(text, last, all, language) : ''
  const theirs = last && mostOf(known.costing(last.low), namingIn(behind, language)) > 0 ? behind.length : 0
  const begin = last ? last.index + last.raw.length + theirs : 0
  return (
    text
      .slice(begin, amount.index)
      .split(/[.;!?](?=\s)/)
      .at(-1) ?? ''
  )
}

/**
 * Whether what costs this is named right behind it, or before it by another form of a word that no other price has.
 */
function isNamedByItsOwn(text: string, amount: Amount, all: readonly Amount[], language: Language, known: Known) {
  if (mostOf(known.costing(amount.low), namingIn(behindOf(text, amount, all, language), language)) > 0) return true
  const before = [...namingIn(beforeOf(text, amount, all, language, known), language)]
  return known
    .costing(amount.low)
    .some(({ stems }) =>
      [...stems].some(
        (stem) =>
          stem.length > ALIKE &&
          known.telling.has(stem) &&
          before.some((other) => other.startsWith(stem.slice(0, ALIKE))),
      ),
    )
}
/** Letters that forms of one word have in common. */
const ALIKE = 6

/** The words that tell what a price is of: those before it; where these name nothing, those behind it. */
function about(text: string, amount: Amount, all: readonly Amount[], language: Language, known: Known): string[] {
  const tellingIn = (stems: Iterable<string>) => [...stems].filter((stem) => known.telling.has(stem))
  const stems = namingIn(beforeOf(text, amount, all, language, known), language)
  const before = tellingIn(stems)
  const own = mostOf(known.costing(amount.low), stems)
  const others = known.things.filter((thing) => before.some((stem) => thing.stems.has(stem)))
  if (before.length > 0) return mostOf(others, stems) > own ? before : []
  // Named already, by a word that it shares with things of other prices.
  if (own > 0) return []
  return tellingIn(namingIn(behindOf(text, amount, all, language), language))
}

/**
 * The page's own thing, where a price that is not its own stands behind words of its name alone: "Opening: from 70€" on
 * the page of opening doors.
 */
function labelled(
  text: string,
  amount: Amount,
  all: readonly Amount[],
  language: Language,
  own: readonly Priced[],
  known: Known,
) {
  const before = beforeOf(text, amount, all, language, known)
  const stems = before.length > LABEL ? [] : [...stemsIn(before, language)]
  if (stems.length === 0 || known.costing(amount.low).some((thing) => stems.some((stem) => thing.stems.has(stem))))
    return []
  return own.filter((thing) => stems.every((stem) => thing.stems.has(stem)))
}
/** Letters of a name before its price. */
const LABEL = 40

const PRICES = (text: string) => ({
  yaml: {
    'content/prices.yaml':
      'note: Parts are extra.\nitems:\n  - { service: Puncture, price: £12 }\n  - { service: Gears, price: £30 }\n',
  },
  pages: { '/': `<p>${text}</p>` },
})

export default defineRule({
  why: 'Whoever reads the price of another job here is told a different one at the door.',
  level: 'error',
  help: 'write the name of its own price',
  needsLanguage: 'partly',
  fine: PRICES('A puncture costs £12, gears £30.'),
  bad: {
    ...PRICES('We mend a puncture for £30.'),
    findings: ['£30 stands where the text is about "Puncture", which costs £12'],
  },

  needs: ['data'],

  *page(page, { names }, context) {
    const known = knownOf(context)
    const { language } = context
    if (known.telling.size === 0) return
    // What the page is about is meant wherever its own price stands.
    const named = [...namingIn(names.join(' '), language)].filter((stem) => known.telling.has(stem))
    const subject = new Set(named.flatMap((stem) => [...(known.telling.get(stem) ?? [])]))
    const subjects = known.things.filter(({ stems }) => named.some((stem) => stems.has(stem)))
    for (const { statement, amounts } of amountsOf(page, language)) {
      if (statement.kind === 'data') continue
      const prices = amounts.filter(({ unit }) => unit === 'money')
      for (const amount of prices) {
        if (!known.things.some(({ values }) => values.includes(amount.low))) continue
        if (subject.has(amount.low) || isPriceOfOthers(statement.text, amount, language)) continue
        if (isNamedByItsOwn(statement.text, amount, prices, language, known)) continue
        const stems = about(statement.text, amount, prices, language, known)
        const own =
          stems.length > 0
            ? known.things.filter((thing) => stems.some((stem) => thing.stems.has(stem)))
            : labelled(statement.text, amount, prices, language, subjects, known)
        if (own.length === 0 || own.some(({ values }) => values.includes(amount.low))) continue
        const [thing] = own
        yield {
          text:
            `${amount.raw.replaceAll('\u00a0', ' ')} stands where the text is about "${thing?.name}", ` +
            `which costs ${thing?.values[0] === undefined ? '' : shown(thing.values[0], amount)}`,
          at: inPage(page, statement, amount.raw),
          ...(thing?.token !== undefined && { help: `write {${thing.token}}` }),
        }
      }
    }
    // What a text says is free has no figures.
    for (const statement of known.things.length > 0 ? statementsOf(page) : []) {
      if (statement.kind === 'data') continue
      for (const given of givenIn(statement.text, language)) {
        const { raw } = given
        const thing = known.things.find((each) => isGiven(given, each, known, language))
        if (thing)
          yield {
            text: `"${raw}" is said of "${thing.name}", which costs ${thing.price}`,
            at: inPage(page, statement, raw),
            help: thing.token === undefined ? 'write its price' : `write {${thing.token}}`,
          }
      }
    }
  },
})

/** Whether a thing that has a price is what is said to be free, and not a filter for it. */
function isGiven({ before, behind }: Given, { stems }: Priced, { telling }: Known, language: Language): boolean {
  const stemsOf = (words: readonly string[]) =>
    words.filter((word) => word.length >= LONG).map((word) => stemOf(word, language))
  const [left, right] = [stemsOf(before), stemsOf(behind)]
  const other = right.findIndex((stem) => !stems.has(stem))
  const named = [...(left.every((stem) => stems.has(stem)) ? left : []), ...(other < 0 ? right : right.slice(0, other))]
  return named.some((stem) => telling.has(stem))
}
/** Shorter words are articles and the like. */
const LONG = 4

/** A price written as another one is. */
const shown = (value: number, { raw }: Amount) => raw.replace(/[\d.,]+/, String(value)).replaceAll('\u00a0', ' ')
