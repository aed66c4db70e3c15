// What has a price on a site, by the words it is known by. Pure; worked out once a site.
import type { Language } from '../../../model/checks/language.ts'
import type { Context } from '../../../model/checks/rule.ts'
import { priceRows } from '../../../model/price.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { wordsOf } from '../similar.ts'
import { stemOf, stemsIn } from '../stems.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { declaredClaims } from './declared.ts'
import type { Given } from './free.ts'

/** What has a price: the words it is known by, and what it costs. */
export interface Priced {
  readonly name: string
  readonly stems: ReadonlySet<string>
  /** Those of its name alone, without a clause behind it: "a check, free of charge with a repair". */
  readonly named: ReadonlySet<string>
  readonly values: readonly number[]
  /** As declared: "from 70€". */
  readonly price: string
  /** The claim that says it. */
  readonly token?: string
}

/** All that have a price. */
export interface PricedThings {
  readonly things: readonly Priced[]
  /** Stems that all things of one price have to themselves -> the prices. */
  readonly telling: ReadonlyMap<string, ReadonlySet<number>>
  /** What has a price of that value. */
  readonly costing: (value: number) => readonly Priced[]
}
const cached = new WeakMap<Site, PricedThings>()

/** The claims and the rows of the price list that have one. */
export function pricedThings({ site, data, language }: Context<'data'>): PricedThings {
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
      ? [
          {
            name,
            values,
            price: text,
            stems: namingIn(name, language),
            named: namingIn(nameOf(name, language), language),
            ...(token !== undefined && { token }),
          },
        ]
      : []
  })
  const all = new Map<string, Set<number>>()
  for (const { named, values } of things)
    for (const stem of named) all.set(stem, new Set([...(all.get(stem) ?? []), ...values]))
  const telling = new Map([...all].filter(([, values]) => values.size === 1))
  const costing = (value: number) => things.filter(({ values }) => values.includes(value))
  const known = { things, telling, costing }
  cached.set(site, known)
  return known
}

const vagueIn = perLanguage(
  (language) =>
    new Set(
      [...(language.vague ?? []), ...language.leading, ...(language.prose?.articles.flat(2) ?? [])].map((word) =>
        stemOf(word, language),
      ),
    ),
)

/** Words of a part of a name that lists one more thing; longer parts tell of the one before. */
const LISTED = 2

/** What has a price by name: its first part, and those behind a mark that are no more than a thing's name. */
function nameOf(about: string, { leading }: Language): string {
  const [first = '', ...rest] = about.split(/[,;:(·–—]\s?/)
  const isThing = (part: string) => {
    const words = wordsOf(part)
    return words.length <= LISTED && !leading.includes(words[0] ?? '')
  }
  return [first, ...rest.filter(isThing)].join(' ')
}

/** The same length of text without what something is only compared with: "instead of a lock". */
const withoutOthers = (text: string, language: Language) =>
  text.replace(comparedIn(language), (found) => ' '.repeat(found.length))
const comparedIn = perLanguage(({ naming, prose }: Language) => {
  const article = prose?.articles.flat(2).join('|') ?? '(?!)'
  return expression(`(?<!\\p{L})(?:${naming?.instead ?? '(?!)'})(?: (?:${article}))?(?: \\p{L}+){1,2}`, 'gi')
})

/** The stems of words that say what a thing is; short words are among them where they are abbreviations: "NHS". */
export function namingIn(text: string, language: Language): ReadonlySet<string> {
  const vague = vagueIn(language)
  const short = matchesOf(text, SHORT).map(([word]) => stemOf(word, language))
  return new Set([...stemsIn(text, language), ...short].filter((stem) => !vague.has(stem)))
}
const SHORT = expression(/(?<![\p{L}\d])\p{Lu}{2,3}(?![\p{L}\d])/gu)

/** How many of some stems the things of a price are named by: those of the thing that has most. */
export const mostOf = (things: readonly Priced[], stems: ReadonlySet<string>) =>
  Math.max(0, ...things.map((thing) => [...stems].filter((stem) => thing.stems.has(stem)).length))

/** Where a part of a sentence ends that may say what a price is for: at a mark, or where another thing is joined. */
const endOf = perLanguage(({ hours }) => expression(`[,;·.()!?:]|(?<=\\s)(?:${hours.joins})\\s`, 'i'))

/** The words right behind a price, up to where its part of the sentence ends or the next price begins. */
export function behindOf(text: string, amount: Amount, all: readonly Amount[], language: Language): string {
  const behind = withoutOthers(
    text.slice(amount.index + amount.raw.length, all[all.indexOf(amount) + 1]?.index),
    language,
  )
  return behind.slice(0, endOf(language).exec(behind)?.index ?? behind.length)
}

/**
 * The words a price may be about in its sentence: those since the price before it, but for what names the thing of that
 * one: "£68 for half an hour, £98 for three quarters".
 */
export function beforeOf(
  text: string,
  amount: Amount,
  all: readonly Amount[],
  language: Language,
  known: PricedThings,
): string {
  const last = all[all.indexOf(amount) - 1]
  const behind = last ? behindOf(text, last, all, language) : ''
  const theirs = last && mostOf(known.costing(last.low), namingIn(behind, language)) > 0 ? behind.length : 0
  const begin = last ? last.index + last.raw.length + theirs : 0
  return (
    withoutOthers(text.slice(begin, amount.index), language)
      .split(/[.;!?](?=\s)/)
      .at(-1) ?? ''
  )
}

/** Whether a thing that has a price is what is said to be free, and not a filter for it. */
export function isGiven(
  { before, behind }: Given,
  { stems }: Priced,
  { telling }: PricedThings,
  language: Language,
): boolean {
  const stemsOf = (words: readonly string[]) =>
    words.filter((word) => word.length >= LONG).map((word) => stemOf(word, language))
  const [left, right] = [stemsOf(before), stemsOf(behind)]
  const other = right.findIndex((stem) => !stems.has(stem))
  const named = [...(left.every((stem) => stems.has(stem)) ? left : []), ...(other < 0 ? right : right.slice(0, other))]
  return named.some((stem) => telling.has(stem))
}
/** Shorter words are articles and the like. */
const LONG = 4

/**
 * What else is paid every month or the like, where that is said of a price whose own things are not paid so: "£70 a
 * month" of a check that costs £70.
 */
export function paidRegularly(
  behind: string,
  value: number,
  known: PricedThings,
  language: Language,
): Priced | undefined {
  const rate = ratesOf(language).find((each) => each.behind.test(behind))
  return !rate || known.costing(value).some(isNamed(rate)) ? undefined : known.things.find(isNamed(rate))
}

/** What a price is of, where that is paid for another time than is said: "£20 a year" of what is paid every month. */
export function paidOtherwise(behind: string, value: number, known: PricedThings, language: Language) {
  const rates = ratesOf(language)
  const rate = rates.find((each) => each.behind.test(behind))
  const own = rate ? known.costing(value) : []
  return own.some((thing) => rate && isNamed(rate)(thing)) ||
    !own.every((thing) => rates.some((r) => isNamed(r)(thing)))
    ? undefined
    : own[0]
}

const isNamed =
  ({ named }: { readonly named: RegExp }) =>
  ({ name, price }: Priced) =>
    named.test(`${name} ${price}`)

const ratesOf = perLanguage(({ naming }: Language) =>
  (naming?.rates ?? []).map(([behind, named]) => ({
    behind: expression(`^[\\s\\u2002]*(?:${behind})(?!\\p{L})`, 'i'),
    named: expression(`(?<!\\p{L})(?:${named})`, 'i'),
  })),
)
