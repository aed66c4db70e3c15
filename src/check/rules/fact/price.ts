// Every price said anywhere is a declared one: a claim or a row of the price list; tax is said as the price list says
// it.

import type { Language } from '../../../model/checks/language.ts'
import { type Context, defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { type PriceRow, priceNote, priceRows } from '../../../model/price.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { scripts } from '../../data/scripts.ts'
import { spanOf } from '../../page/facts.ts'
import { inPage, numbersOf, PRICES, statementsOf } from '../../page/statements.ts'
import { groupedBy } from '../../site/grouped.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { type Amount, amountsIn, amountsOf } from '../../text/promises/amounts.ts'
import { declaredClaims } from '../../text/promises/declared.ts'
import { isOfOthers, isPriceOfOthers } from '../../text/promises/speaker.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'

/** A declared price, and what says it: a claim by its name, or a row of the price list. */
interface Price extends Amount {
  readonly by: { readonly claim: string } | { readonly row: string } | undefined
}

interface Known {
  /** Amounts said flat, and amounts said as "from". */
  readonly flat: ReadonlySet<number>
  readonly from: ReadonlySet<number>
  readonly rows: ReadonlyMap<string, string>
  /** Where it stands whether tax is in the prices: in the list, where its shape has a place for it, or in a claim. */
  readonly noted: 'the price list' | `{${string}}` | undefined
  readonly tax: 'included' | 'added' | undefined
  readonly prices: readonly Price[]
  readonly included: RegExp
  readonly added: RegExp
  readonly unsaid: RegExp
}
const cached = new WeakMap<Site, Known>()

/** The prices of the claims and of the list. */
function pricesOf({ site, data, language }: Context<'data'>): readonly Price[] {
  const claims = declaredClaims({ site, language }).map(({ name, text }) => ({ text, by: { claim: name } }))
  const rows = priceRows(data.get('prices')).map(({ service, price }) => ({ text: price, by: { row: service } }))
  return [...claims, ...rows].flatMap(({ text, by }) => moneyIn(text, language).map((amount) => ({ ...amount, by })))
}

const moneyIn = (text: string, language: Language) => amountsIn(text, language).filter(({ unit }) => unit === 'money')

function knownOf({ site, data, language }: Context<'data'>): Known {
  const made = cached.get(site)
  if (made) return made
  const list = data.get('prices')
  const amounts = [
    ...pricesOf({ site, data, language }),
    ...moneyIn(site.business.priceRange ?? '', language).map((amount) => ({ ...amount, by: undefined })),
  ]
  const values = (from: boolean) =>
    new Set(amounts.filter((amount) => amount.from === from).flatMap(({ low, high }) => [low, high]))
  const { tax } = language
  const [included, added, unsaid] = [tax.included, tax.added, tax.unsaid].map((pattern) =>
    expression(pattern, 'i'),
  ) as [RegExp, RegExp, RegExp]
  const patterns = { included, added, unsaid }
  const note = priceNote(list)
  const claim = declaredClaims({ site, language }).find(
    ({ text, amounts: own }) => own.length === 0 && stance(text, patterns) !== undefined,
  )
  const known: Known = {
    flat: values(false),
    from: values(true),
    rows: new Map(priceRows(list).map(({ service, price }) => [service, price])),
    noted: note !== undefined ? 'the price list' : claim && `{${claim.name}}`,
    tax: stance(note ?? claim?.text ?? '', patterns)?.stance,
    prices: amounts,
    ...patterns,
  }
  cached.set(site, known)
  return known
}

/** What a text says of tax: it is in the price, it comes on top, or nothing it stands for ("ask whether …"). */
function stance(
  text: string,
  { included, added, unsaid }: Pick<Known, 'included' | 'added' | 'unsaid'>,
): { stance: 'included' | 'added'; raw: string; index: number } | undefined {
  const match = added.exec(text) ?? included.exec(text)
  if (!match || unsaid.test(text.slice(0, match.index))) return undefined
  return { stance: added.test(match[0]) ? 'added' : 'included', raw: match[0], index: match.index }
}

export default defineRule({
  why: 'Whoever is asked for 60€ after reading 50€ feels cheated, and says so to others.',
  level: 'error',
  help: 'write {name} of the price, or declare it in site.yaml and content/prices.yaml',
  needsLanguage: 'partly',
  fine: { pages: { '/': '<p>A puncture costs £12.</p>' } },
  bad: {
    pages: {
      '/': '<p>A puncture costs £15.</p><table><tr><th>Puncture</th><td>£12</td></tr></table>',
      '/contact': '<p>£12 plus VAT</p>',
    },
    findings: ['the price £15 is not declared', '"plus VAT" adds tax, the price list does not'],
  },

  needs: ['data', 'pages', 'notes'],

  *page(page, _, context) {
    const known = knownOf(context)
    const { language } = context
    for (const { statement, amounts } of amountsOf(page, language)) {
      for (const amount of amounts) {
        if (amount.unit !== 'money') continue
        if (isPriceOfOthers(statement.text, amount, language)) continue
        const raw = amount.raw.replaceAll('\u00a0', ' ')
        const isKnown = [amount.low, amount.high].every((value) => known.flat.has(value) || known.from.has(value))
        if (!isKnown && isSum(amount, statement.text, amounts, known)) continue
        if (!isKnown && isUntranslated(statement.text, context)) continue
        if (!isKnown)
          yield {
            text: `the price ${raw} is not declared`,
            at: inPage(page, statement, amount.raw),
            help: `${helpFor(amount.low, known)}; that of others is right under ignore: ${ignored(raw)}`,
          }
        else if (statement.kind !== 'data' && isLowerBound(amount, known))
          yield {
            text: `the price ${raw} is declared as a lower bound only`,
            at: inPage(page, statement, amount.raw),
            help: 'write its name, which says "from" as well',
          }
      }
    }
    for (const statement of numbersOf(page)) {
      if (statement.kind !== 'data' || !PRICES.has(statement.key) || !/^\d+(?:\.\d+)?$/.test(statement.text)) continue
      const value = Number(statement.text)
      if (!known.flat.has(value) && !known.from.has(value))
        yield {
          text: `the price ${statement.text} in structured data is not declared`,
          at: inPage(page, statement, statement.text),
          help: helpFor(value, known),
        }
    }
    if (known.rows.size > 0)
      for (const row of page.all('tr')) {
        const [first, second] = page.elements
          .filter(({ parent, name }) => parent === row.index && (name === 'th' || name === 'td'))
          .map((cell) => page.textOf(cell))
        const price = first === undefined ? undefined : known.rows.get(first)
        if (
          price === undefined ||
          second === undefined ||
          second.replaceAll('\u00a0', ' ') === price.replaceAll('\u00a0', ' ')
        )
          continue
        const amounts = amountsIn(second, language)
        if (amounts.every(({ low }) => known.flat.has(low) || known.from.has(low)))
          yield {
            text: `the row "${first}" shows ${second}, the price list says ${price}`,
            at: { page: page.path, span: spanOf(row), value: second },
            help: `write ${price}`,
          }
      }
    if (known.noted !== undefined && language.tax.signs.some((sign) => page.html.includes(sign)))
      for (const statement of statementsOf(page)) {
        const found = stance(statement.text, known)
        if (!found || found.stance === known.tax || isOfOthers(statement.text, found, language)) continue
        const what = found.stance === 'added' ? 'adds tax' : 'says tax is in the price'
        yield {
          text: `"${found.raw}" ${what}, ${known.noted} does not`,
          at: inPage(page, statement, found.raw),
          help:
            known.noted === 'the price list'
              ? 'say it once, in the note of content/prices.yaml'
              : `write ${known.noted}, and leave the rest out`,
        }
      }
  },

  *site({ site, data, language, pages, notes }) {
    yield* rowsOfPages({ site, data, language, pages, notes })
    const range = site.business.priceRange
    const stated = moneyIn(range ?? '', language)
    const [begin, end] = [stated[0], stated.at(-1)]
    const all = pricesOf({ site, data, language })
    if (!begin || !end || stated.length > 2 || all.length === 0) return
    const highest = begin.low < end.high ? end.high : undefined
    if (!begin.from && highest === undefined) return
    // Of claims the least may be that of a metre, a kilometre or a box: the list says what the jobs cost.
    const listed = all.filter(({ by }) => by !== undefined && 'row' in by)
    const least = listed.reduce<Price | undefined>((best, one) => (best && best.low <= one.low ? best : one), undefined)
    const at = { file: 'site.yaml', path: ['business', 'priceRange'] }
    if (least ? begin.low !== least.low : !all.some(({ low }) => low === begin.low))
      yield {
        text:
          `priceRange "${range}" begins at another price than the lowest one of ` +
          (least ? `content/prices.yaml, ${nameOf(least)}` : 'the claims'),
        at,
        help: `begin it with ${least ? least.raw : 'a declared price'}`,
      }
    else if (highest !== undefined && !all.some(({ low, high }) => [low, high].includes(highest)))
      yield {
        text: `priceRange "${range}" ends at a price that is not declared, ${highest}`,
        at,
        help: 'end it with the highest price of content/prices.yaml',
      }
  },
})

/** A row of the list that types a price, where the page it alone leads to says that of a claim. */
function* rowsOfPages({ site, data, language, pages, notes }: Context<'data' | 'pages' | 'notes'>): Generator<Finding> {
  const rows = linkedRows(data.get('prices'), [])
  const lowestIn = (text: string) => moneyIn(text, language).map(({ low }) => low)
  const claimed = new Set(declaredClaims({ site, language }).flatMap(({ text }) => lowestIn(text)))
  const labels = new Map(rows.length > 0 ? notes('label') : [])
  for (const [link, list] of groupedBy(rows, (row) => row.link)) {
    const own = labels.get(pages.get(link)?.from ?? '')?.find(({ path }) => path.join() === 'price')
    const stated = own ? lowestIn(own.text) : []
    const [row, ...others] = list
    if (!own || stated.length !== 1 || !row || others.length > 0) continue
    const listed = lowestIn(row.price)
    // What a claim says may be the price of a part, or of something beside it.
    const isClaim = listed.some((low) => claimed.has(low))
    if (listed.length === 1 && listed[0] !== stated[0] && !isClaim && claimed.has(stated[0] ?? 0))
      yield {
        text: `the row "${row.service}" says ${row.price}, its page says "${own.text}"`,
        at: { file: 'content/prices.yaml', path: [...row.path, 'price'] },
        help: 'make the two say the same',
      }
  }
}

interface LinkedRow extends PriceRow {
  readonly link: string
  readonly path: Path
}
/** The rows of a list that lead to pages. */
function linkedRows(list: unknown, path: Path): LinkedRow[] {
  if (typeof list !== 'object' || list === null) return []
  const [row] = priceRows(list)
  const { price, link } = list as Readonly<Record<string, unknown>>
  if (row && typeof price === 'string') return typeof link === 'string' ? [{ ...row, link, path }] : []
  const keyOf = (key: string) => (Array.isArray(list) ? Number(key) : key)
  return Object.entries(list).flatMap(([key, each]) => linkedRows(each, [...path, keyOf(key)]))
}

/** Prices that a message names; one more is named as well. */
const NAMED = 8

/** The declared prices by the names of their claims, those nearest to a value where there are many. */
function helpFor(value: number, { prices }: Known): string {
  const away = ({ low }: Amount) => Math.abs(low - value)
  const all = new Map<string, Price>()
  for (const price of prices) if (!all.has(shown(price))) all.set(shown(price), price)
  if (all.size === 0) return 'declare it under claims: in site.yaml and write its name'
  const many = all.size > NAMED + 1
  const near = [...all.values()].sort((a, b) => away(a) - away(b)).slice(0, many ? NAMED : all.size)
  const named = near.sort((a, b) => a.low - b.low).map(nameOf)
  const more = many ? ` and ${all.size - NAMED} more` : ''
  return `declared are ${named.join(', ')}${more}; a new price goes under claims: in site.yaml`
}

/** The entry that says whose a price is. */
const ignored = (raw: string) => `- { rule: fact/price, about: "${raw}", why: whose it is }`

/** A price as it is written. */
const shown = ({ raw }: Amount) => raw.replaceAll('\u00a0', ' ')

/** A price and what says it: "35€ {price-check}". */
function nameOf(price: Price): string {
  const { by } = price
  return by === undefined ? shown(price) : `${shown(price)} ${'claim' in by ? `{${by.claim}}` : `("${by.row}")`}`
}

/** Whether a price is the sum of the declared ones before it in its sentence: "£40 and £30, which makes £70". */
function isSum(amount: Amount, text: string, all: readonly Amount[], { flat, from }: Known): boolean {
  const { index } = sentenceAt(text, amount.index, amount.raw.length)
  const parts = all.filter((one) => one.unit === 'money' && one.index >= index && one.index < amount.index)
  return (
    parts.length > 1 &&
    parts.every(({ low }) => flat.has(low) || from.has(low)) &&
    parts.reduce((sum, { low }) => sum + low, 0) === amount.low
  )
}

const lettersOf = perLanguage(({ script }: Language) => new RegExp(`[${scripts[script].all}]`))

/** Words of a sentence by which it is told of what language it is. */
const WORDS = expression(/(?:\p{L}{2,}[^\p{L}]+){4}/u)

/**
 * Whether a text of a translation is still in the first language: whose price it tells of is judged on the page that is
 * in that language, and translation/text asks for its words.
 */
const isUntranslated = (text: string, { site, language }: Pick<Context<never>, 'site' | 'language'>) =>
  site.languages !== undefined &&
  site.language !== site.languages[0] &&
  WORDS.test(text) &&
  text.search(lettersOf(language)) < 0

const isLowerBound = ({ low, high, from }: Amount, known: Known) =>
  !from && low === high && !known.flat.has(low) && known.from.has(low)
