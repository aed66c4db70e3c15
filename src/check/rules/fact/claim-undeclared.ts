// A number in a text is a {claim}, is marked as none ({=80€}), or was confirmed by a person (content/facts.lock).

import { type Amount, amountsIn } from '../../../language/amounts.ts'
import { count } from '../../../model/counts.ts'
import { groupedBy } from '../../../model/grouped.ts'
import type { Opening } from '../../../model/seasons.ts'
import { exampleContact } from '../../data/examples.ts'
import { claimsStating, declaredPrices, namesToType } from '../../facts/claims.ts'
import { inEnglish } from '../../facts/clock.ts'
import { CONFIRMED } from '../../facts/confirmed.ts'
import type { Note } from '../../note.ts'
import { defineRule, type Finding, type LanguageContext, type PageContext } from '../../rule.ts'
import { findingAt, type TextFault } from '../../text/each-text.ts'
import { declaredPhones } from '../../text/phones.ts'

/** Declared values in a message. */
const NAMED = 4
/** New numbers of a file that are reported one by one. */
const MOST = 50

const ACCEPT = 'npx site check --accept-facts'

export default defineRule({
  why: 'A typed number stays the same when the business changes its claim, and the pages then contradict each other.',
  level: 'warning',
  launch: true,
  help: 'write {name} of a claim, or declare it under claims: in site.yaml',
  fine: {
    yaml: exampleContact(
      'Back within {repair}. We wait {=5 minutes} for the patch. Closed December 23 to 27. The glue dries in 20 minutes.',
    ),
    confirmed: { 'content/pages/contact.yaml': ['20 minutes'] },
  },
  bad: {
    yaml: exampleContact('We bring it back within 2 days, from 9:00 to 20:00. A patch is £9. Or ask 0113 222 4444.'),
    confirmed: {},
    findings: [
      '"0113 222 4444" is new here; the declared phones are 0113 000 0000, 07700 900 000',
      '"2 days" is new here',
      '"9:00 to 20:00" is new here; the declared hours are Monday–Tuesday 09:00–17:30',
      '"£9" is new here; the declared prices are £12',
    ],
  },

  *language(context) {
    const { confirmed } = context
    const numbers = context
      .notes('number')
      .flatMap(([page, notes]) =>
        notes.flatMap((note) => (confirmed?.get(note.file ?? page)?.has(note.key) ? [] : [{ page, ...note }])),
      )
    if (confirmed) yield* newNumbers(numbers, context)
    else yield* unconfirmed(numbers)
  },
})

/** A number with the file of the page that shows it. */
type NumberOfPage = Note & { readonly page: string }

/** One note for a site whose numbers nobody has looked through yet. */
function* unconfirmed(numbers: readonly NumberOfPage[]): Generator<Finding> {
  const [first] = numbers
  if (!first) return
  const sum = new Set(numbers.map(({ page, file = page, key }) => `${file} ${key}`)).size
  const are = sum === 1 ? 'is neither a claim nor confirmed' : 'are neither claims nor confirmed'
  yield {
    text: `${count(sum, 'number')} in the texts ${are}`,
    at: { file: first.page, path: first.path, value: first.text },
    level: 'info',
    help: `look through them: ${ACCEPT} prints them and writes ${CONFIRMED}`,
  }
}

function* newNumbers(numbers: readonly NumberOfPage[], context: LanguageContext): Generator<Finding> {
  const { business } = context.site
  const branches = new Map(
    [...context.pages.values()].map(({ from, branch }) => [from, business.branches[branch ?? '']]),
  )
  for (const [file, notes] of groupedBy(numbers, ({ page }) => page)) {
    for (const { path, text } of notes.slice(0, MOST))
      yield findingAt({ file, path, value: text }, faultOf(text, branches.get(file) ?? business, context))
    if (notes.length > MOST)
      yield { text: `${count(notes.length - MOST, 'more number')} of this file are new`, at: { file }, help: ACCEPT }
  }
}

/** The message about a new number, and what to type. */
function faultOf(raw: string, location: Opening, context: PageContext): TextFault {
  const [amount] = amountsIn(raw, context.language)
  const claims = amount ? claimsStating(amount, context) : []
  const declared = claims.length > 0 ? undefined : declaredLike(raw, amount, location, context)
  const write = claims.length > 0 ? `write ${namesToType(claims)}` : declared?.help
  const promise = 'a promise of yours? Declare it under claims: in site.yaml and write {name}'
  return {
    text: `"${raw}" is new here${declared?.text ?? ''}`,
    help: `${write ?? promise}. Right as it is? ${ACCEPT}`,
  }
}

/** "since 1998", "500+". */
const COUNT = /\p{L}|\+$/u

/** The declared values that a number may contradict. Without an amount in it, it is a phone or a count. */
function declaredLike(
  raw: string,
  amount: Amount | undefined,
  location: Opening,
  context: PageContext,
): TextFault | undefined {
  const { site } = context
  const list = (values: readonly string[]) => [...new Set(values)].slice(0, NAMED).join(', ')
  if (amount === undefined) {
    if (COUNT.test(raw)) return undefined
    const text = `; the declared phones are ${list(declaredPhones(site).map(({ shown }) => shown))}`
    return { text, help: 'a phone of yours? Declare it under business.phones and write {phone.name}' }
  }
  const { unit, low, high } = amount
  // Two of which one is meant are no range: "two or three".
  const isChoice = new RegExp(`\\s(?:${context.language.or})\\s`, 'iu').test(raw)
  const mayBeHours = unit === 'number' && low <= 24 && high <= 24 && !isChoice
  const isOfDay = unit === 'clock' || (unit === 'hour' && low === 24) || mayBeHours
  const hours = inEnglish(location)
  if (isOfDay && hours !== '')
    return { text: `; the declared hours are ${hours}`, help: 'opening hours? Write {hours}' }
  const prices = unit === 'money' ? declaredPrices(context) : []
  return prices.length === 0
    ? undefined
    : {
        text: `; the declared prices are ${list(prices.map(({ raw }) => raw))}`,
        help: 'a price of yours? Declare it under claims: in site.yaml and write {name}',
      }
}
