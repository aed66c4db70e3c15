// A price stands beside what it is the price of: not the price of another row of the list.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { inPage, statementsOf } from '../../page/statements.ts'
import { perLanguage } from '../../text/language.ts'
import { type Amount, amountsIn, amountsOf } from '../../text/promises/amounts.ts'
import { givenIn } from '../../text/promises/free.ts'
import {
  beforeOf,
  behindOf,
  isGiven,
  mostOf,
  namingIn,
  type Priced,
  type PricedThings,
  paidOtherwise,
  paidRegularly,
  pricedThings,
} from '../../text/promises/priced.ts'
import { isPriceOfOthers } from '../../text/promises/speaker.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'
import { wordsOf } from '../../text/similar.ts'
import { stemOf, stemsIn } from '../../text/stems.ts'

/**
 * Whether what costs this is named right behind it, or before it by another form of a word that no other price has.
 */
function isNamedByItsOwn(
  text: string,
  amount: Amount,
  all: readonly Amount[],
  language: Language,
  known: PricedThings,
) {
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
function about(
  text: string,
  amount: Amount,
  all: readonly Amount[],
  language: Language,
  known: PricedThings,
): string[] {
  const tellingIn = (stems: Iterable<string>) => [...stems].filter((stem) => known.telling.has(stem))
  const stems = namingIn(beforeOf(text, amount, all, language, known), language)
  const before = tellingIn(stems)
  const own = mostOf(known.costing(amount.low), stems)
  const others = known.things.filter((thing) => before.some((stem) => thing.named.has(stem)))
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
  known: PricedThings,
) {
  const before = beforeOf(text, amount, all, language, known)
  const stems = before.length > LABEL ? [] : [...stemsIn(before, language)]
  if (stems.length === 0 || known.costing(amount.low).some((thing) => stems.some((stem) => thing.stems.has(stem))))
    return []
  return own.filter((thing) => stems.every((stem) => thing.stems.has(stem)))
}
/** Letters of a name before its price. */
const LABEL = 40

/**
 * Another thing, where its name alone stands before the price of the page's own: "Fitting a lock £350" on the page of
 * safes. Of one word it may be a part of the page's own job.
 */
function namedInstead(text: string, amount: Amount, all: readonly Amount[], language: Language, known: PricedThings) {
  const before = beforeOf(text, amount, all, language, known)
  const stems = before.length > LABEL ? [] : [...namingIn(before, language)]
  const articles = articlesOf(language)
  const first = wordsOf(before).find((word) => !articles.has(word)) ?? ''
  if (stems.length < WHOLE || !stems.includes(stemOf(first, language))) return []
  const isWhole = (thing: Priced) => stems.every((stem) => thing.stems.has(stem))
  return known.costing(amount.low).some(isWhole) ? [] : known.things.filter(isWhole)
}
/** Words that name a thing and no part of one. */
const WHOLE = 2

const articlesOf = perLanguage(({ prose }: Language) => new Set(prose?.articles.flat(2)))

/**
 * The page's own thing, where a field of the page begins with the price of something else and says nothing of what that
 * is: "£35 the fitting", a price alone.
 */
function fieldOfOwn(
  text: string,
  subject: readonly Priced[],
  stems: ReadonlySet<string>,
  language: Language,
  known: PricedThings,
): Priced | undefined {
  const all = amountsIn(text, language).filter(({ unit }) => unit === 'money')
  const [amount] = all
  if (!amount || namingIn(text.slice(0, amount.index), language).size > 0) return undefined
  const costing = known.costing(amount.low)
  // Of two jobs of one kind the page is about the one that has its whole name: "Fitting a safe", "Fitting a lock".
  const whole = stems.size < WHOLE ? [] : subject.filter((thing) => [...stems].every((stem) => thing.stems.has(stem)))
  const isNear = costing.some((thing) => [...stems].some((stem) => thing.stems.has(stem)))
  const isOfOne = isNear && whole.length > 0 && mostOf(costing, stems) < stems.size
  if (costing.length === 0 || (isNear && !isOfOne)) return undefined
  const rest = [...namingIn(text.slice(amount.index + amount.raw.length), language)]
  if (rest.some((stem) => costing.some((thing) => thing.stems.has(stem)))) return undefined
  return (isOfOne ? whole : subject).find((thing) => rest.every((stem) => thing.stems.has(stem)))
}

/**
 * The page's own thing, where a line of a list of the page has a part of its name before the price of another one:
 * "Fitting: £120" on the page of fitting a safe.
 */
function lineOfOwn(
  text: string,
  subject: readonly Priced[],
  stems: ReadonlySet<string>,
  language: Language,
  known: PricedThings,
): Priced | undefined {
  const all = amountsIn(text, language).filter(({ unit }) => unit === 'money')
  const [amount] = all
  if (!amount || all.length > 1 || amount.from || text.length > amount.index + amount.raw.length) return undefined
  const label = [...namingIn(text.slice(0, amount.index), language)]
  if (label.length === 0 || !label.every((stem) => stems.has(stem))) return undefined
  const costing = known.costing(amount.low)
  if (costing.length === 0 || mostOf(costing, stems) >= stems.size) return undefined
  // What has no other name than this is meant.
  if (costing.some((thing) => [...thing.stems].every((stem) => label.includes(stem)))) return undefined
  return subject.find((thing) => [...stems].every((stem) => thing.stems.has(stem)))
}

/** Keys that lead to a line of the list at the head of a page. */
const LINE = 3

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
    findings: ['£30 stands where the text is about "Puncture", which costs £12: it says "puncture"'],
  },

  needs: ['data'],

  // A field of the page itself is about the page.
  *words(words, context) {
    const fields = words.filter(({ path }) => path.length === 1)
    const lines = words.filter(({ path }) => path.length === LINE && path[0] === 'hero' && typeof path[2] === 'number')
    const name = fields.find(({ path }) => path[0] === 'name')
    if (!name || ![...fields, ...lines].some(({ text }) => /\d/.test(text))) return
    const known = pricedThings(context)
    const { language } = context
    const stems = namingIn(name.text, language)
    const named = [...stems].filter((stem) => known.telling.has(stem))
    const subject = known.things.filter((thing) => named.some((stem) => thing.stems.has(stem)))
    const faultOf = (text: string, ownIn = fieldOfOwn) => ownIn(plainText(text), subject, stems, language, known)
    const pricesIn = (text: string) => amountsIn(plainText(text), language).filter(({ unit }) => unit === 'money')
    // A page may have several jobs: what its line of prices says is the price of one.
    const own = fields.find(({ path }) => path[0] === 'price')
    const stated = own && !faultOf(own.text) ? pricesIn(own.text).map(({ low }) => low) : []
    for (const each of subject.length > 0 ? [...fields, ...lines] : []) {
      const { file, path, text } = each
      const thing = faultOf(text, path.length === LINE ? lineOfOwn : fieldOfOwn)
      if (thing && (each === own || !stated.includes(pricesIn(text)[0]?.low ?? 0)))
        yield {
          text: `"${plainText(text)}" stands on the page of "${name.text}", where "${thing.name}" costs ${thing.price}`,
          at: { file, path },
          help: thing.token === undefined ? 'write its own price' : `write {${thing.token}}`,
        }
    }
  },

  *page(page, { names }, context) {
    const known = pricedThings(context)
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
        const behind = statement.text.slice(amount.index + amount.raw.length)
        const timed = paidOtherwise(behind, amount.low, known, language)
        if (timed && !isPriceOfOthers(statement.text, amount, language)) {
          const raw = statement.text.slice(amount.index).split(/[.,;!?](?!\d)/)[0] ?? amount.raw
          yield {
            text: `"${raw.replaceAll('\u00a0', ' ').slice(0, LABEL)}" is another time than that of "${timed.name}"`,
            at: inPage(page, statement, amount.raw),
            help: 'say for how long the price is, as the claim does',
          }
          continue
        }
        const isOfPage = subject.has(amount.low)
        const instead = isOfPage ? namedInstead(statement.text, amount, prices, language, known) : []
        if (isOfPage && instead.length === 0) continue
        if (isPriceOfOthers(statement.text, amount, language)) continue
        if (isNamedByItsOwn(statement.text, amount, prices, language, known)) continue
        const stems = isOfPage ? [] : about(statement.text, amount, prices, language, known)
        const regular = isOfPage ? undefined : paidRegularly(behind, amount.low, known, language)
        const own = isOfPage
          ? instead
          : regular
            ? [regular]
            : stems.length > 0
              ? known.things.filter((thing) => stems.some((stem) => thing.named.has(stem)))
              : labelled(statement.text, amount, prices, language, subjects, known)
        if (own.length === 0 || own.some(({ values }) => values.includes(amount.low))) continue
        const [thing] = own
        const price = amount.raw.replaceAll('\u00a0', ' ')
        const words = thing ? wordsOfThing(statement.text, amount, thing, language) : ''
        const [meant] = known.costing(amount.low)
        yield {
          text:
            `${price} stands where the text is about "${thing?.name}", ` +
            `which costs ${thing?.values[0] === undefined ? '' : shown(thing.values[0], amount)}` +
            (words && `: it says ${words}`),
          at: inPage(page, statement, amount.raw),
          help:
            (thing?.token === undefined ? 'write its own price' : `write {${thing.token}}`) +
            (meant ? `, or name beside ${price} what it is of: "${meant.name}"` : ''),
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

/** The words of a sentence by which a thing is known. */
function wordsOfThing(text: string, { index, raw }: Amount, { named }: Priced, language: Language): string {
  const words = wordsOf(sentenceAt(text, index, raw.length).text)
  return [...new Set(words)]
    .filter((word) => named.has(stemOf(word, language)))
    .map((word) => `"${word}"`)
    .join(', ')
}

/** A price written as another one is. */
const shown = (value: number, { raw }: Amount) => raw.replace(/[\d.,]+/, String(value)).replaceAll('\u00a0', ' ')
