// A price stands beside what it is the price of: not the price of another row of the list.

import type { Language } from '../../../model/checks/language.ts'
import { type Context, defineRule } from '../../../model/checks/rule.ts'
import type { Prices } from '../../../model/schemas/content-schemas.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { inPage, statementsOf } from '../../page/statements.ts'
import { type Amount, amountsIn, amountsOf } from '../../text/promises/amounts.ts'
import { declaredClaims } from '../../text/promises/claims.ts'
import { type Given, givenIn } from '../../text/promises/free.ts'
import { isOfOthers } from '../../text/promises/speaker.ts'
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
}
const cached = new WeakMap<Site, Known>()

function knownOf({ site, data, language }: Context<'data'>): Known {
  const made = cached.get(site)
  if (made) return made
  const rows = ((data.get('prices') as Prices | undefined)?.items ?? []).map(({ service, price }) => [service, price])
  const claims = declaredClaims({ site, language }).map(({ name, text }) => [
    site.claims[name.replace(/\..*/, '')]?.about ?? '',
    text,
    name,
  ])
  const things = [...claims, ...rows].flatMap(([name = '', text = '', token]) => {
    const values = amountsIn(text, language).flatMap(({ unit, low, high }) => (unit === 'money' ? [low, high] : []))
    return values.length > 0
      ? [{ name, values, price: text, stems: stemsIn(name, language), ...(token !== undefined && { token }) }]
      : []
  })
  const all = new Map<string, Set<number>>()
  for (const { stems, values } of things)
    for (const stem of stems) all.set(stem, new Set([...(all.get(stem) ?? []), ...values]))
  const telling = new Map([...all].filter(([, values]) => values.size === 1))
  const known = { things, telling }
  cached.set(site, known)
  return known
}

/** Where a part of a sentence ends that may say what a price is for. */
const END = /[,;·.()!?:]/

/** The words a price is about: those since the price before it; where these name nothing, those behind it. */
function about(text: string, amount: Amount, all: readonly Amount[], language: Language, { telling }: Known): string[] {
  const i = all.indexOf(amount)
  const last = all[i - 1]
  const start = last ? last.index + last.raw.length : 0
  const sentence =
    text
      .slice(start, amount.index)
      .split(/[.;!?](?=\s)/)
      .at(-1) ?? ''
  const tellingIn = (part: string) => [...stemsIn(part, language)].filter((stem) => telling.has(stem))
  const before = tellingIn(sentence)
  if (before.length > 0) return before
  const behind = text.slice(amount.index + amount.raw.length, all[i + 1]?.index)
  return tellingIn(behind.slice(0, END.exec(behind)?.index ?? behind.length))
}

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
    const subject = new Set(
      [...stemsIn(names.join(' '), language)].flatMap((stem) => [...(known.telling.get(stem) ?? [])]),
    )
    for (const { statement, amounts } of amountsOf(page, language)) {
      if (statement.kind === 'data') continue
      const prices = amounts.filter(({ unit }) => unit === 'money')
      for (const amount of prices) {
        if (!known.things.some(({ values }) => values.includes(amount.low))) continue
        if (subject.has(amount.low) || isOfOthers(statement.text, amount, language)) continue
        const stems = about(statement.text, amount, prices, language, known)
        const own = known.things.filter((thing) => stems.some((stem) => thing.stems.has(stem)))
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
