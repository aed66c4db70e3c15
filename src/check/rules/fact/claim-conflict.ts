// A promise with a number is one of the declared ones, whoever wrote it: YAML, label or template.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding, type PageContext } from '../../../model/checks/rule.ts'
import { inPage, numbersOf } from '../../page/statements.ts'
import { type Amount, amountsOf, measureOf, yearsOf, yearsSince } from '../../text/promises/amounts.ts'
import {
  claimsAbout,
  claimsIn,
  claimsOnTopic,
  EXPERIENCE,
  isFirst,
  isOfUnknownSubject,
  ownClaims,
  promiseOf,
} from '../../text/promises/claims.ts'
import { claimsSaying, type Declared, isDeclared, type Ledger, subjectOf } from '../../text/promises/declared.ts'
import { isOfAPerson, isOfAThing, isOfOthers, isOurs } from '../../text/promises/speaker.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'
import { stemsIn } from '../../text/stems.ts'

export default defineRule({
  why: 'A page that promises 20 minutes and one that promises 40 make the reader believe neither.',
  level: 'error',
  help: 'write the name of a claim, or declare a variant with its reason under claims: in site.yaml',
  needsLanguage: 'wholly',
  fine: {
    yaml: {
      'site.yaml':
        'claims:\n' +
        '  repair: { text: 2 days, about: how long a repair takes }\n' +
        '  arrival: { text: 20 minutes, about: how fast we arrive }\n' +
        '  answer: { text: 1 day, about: how soon we answer }\n' +
        '  care: { text: 2 years, about: how long a repair is guaranteed }\n' +
        '  notice: { text: 24 hours, about: the notice we ask for }\n',
    },
    pages: {
      '/': '<p>We arrive within 20 minutes. Wait 40 minutes before you rinse.</p>',
      '/contact':
        '<p>We answer within 1 day, guaranteed. You will notice that 2 days later. We need 1 day’s notice.</p>',
    },
  },
  bad: {
    yaml: {
      'site.yaml':
        'claims:\n' +
        '  repair: { text: 2 days, about: how long a repair takes }\n' +
        '  arrival: { text: 20 minutes, about: how fast we arrive,' +
        ' variants: { far: { text: 30 minutes, why: hills } } }\n' +
        '  notice: { text: 24 hours, about: the notice we ask for }\n',
    },
    pages: { '/': '<p>We arrive within 40 minutes. We ask for two clear days’ notice.</p>' },
    findings: [
      '"40 minutes" about how fast someone comes is not declared; site.yaml says 20 minutes, 30 minutes',
      '"two clear days" about the notice that is asked for is not declared; site.yaml says 24 hours',
    ],
  },

  needs: ['year'],

  *site(ledger) {
    const { radius } = ledger.site.business.serves
    const known = new Set<string>()
    for (const { name, text, amounts } of claimsIn('kilometre', ledger)) {
      const [root = ''] = name.split('.')
      const far = amounts.filter(({ unit }) => unit === 'kilometre')
      if (known.has(root) || far.some(({ high, raw }) => Math.abs(high * metresOf(raw) - radius) <= radius / 10))
        continue
      known.add(root)
      // Zeros are lost or doubled in a number of metres.
      const isOfZeros = far.some(({ high, raw }) => isPowerOfTen((high * metresOf(raw)) / radius))
      yield {
        text: `{${name}} says "${text}", and business.serves.radius is ${radius} metres`,
        at: { file: 'site.yaml', path: isOfZeros ? ['business', 'serves', 'radius'] : ['claims', root, 'text'] },
        help: 'make the two say the same',
      }
    }
  },

  *page(page, _, facts) {
    const { language, year } = facts
    for (const { statement, amounts } of amountsOf(page, language))
      for (const [i, amount] of amounts.entries()) {
        if (amount.unit === 'money') continue
        const about = promiseOf(amount, statement.text, language)
        if (about === undefined) {
          const onTopic =
            statement.kind === 'data' || isOfOthers(statement.text, amount, language)
              ? []
              : claimsOnTopic(amount, statement.text, facts)
          if (
            onTopic.some(({ amounts }) => amounts.some(({ unit }) => unit === amount.unit)) &&
            !isDeclared(amount, facts)
          )
            yield conflict(amount, aboutOf(onTopic, facts), onTopic, inPage(page, statement, amount.raw))
          continue
        }
        if (about === EXPERIENCE && isOfAPerson(statement.text, amount, facts)) continue
        const own = ownClaims(about, facts)
        // A claim of another kind of measure is not what this one contradicts: "we answer in {answer}, guaranteed".
        const isAlike = own.some((claim) => claim.amounts.some((other) => kindOf(other) === kindOf(amount)))
        if (isOfItsClause(amount, statement.text, amounts.slice(0, i).filter(isOf(own)), facts)) continue
        if (isOf(own)(amount) || (isAlike ? isOfUnknownSubject(amount, facts) : isDeclared(amount, facts))) continue
        const declared = claimsAbout(about, amount, facts)
        // Nothing of the kind is declared, so nothing is contradicted: fact/claim-undeclared asks for the claim.
        if (declared.length === 0) continue
        yield conflict(amount, about, declared, inPage(page, statement, amount.raw))
      }
    for (const statement of numbersOf(page)) {
      const { text } = statement
      const begun = yearsOf('founded', text, facts)
      const since = begun.length > 0 ? [] : yearsSince(text, language, year)
      for (const amount of [...begun, ...since]) {
        const about = begun.length > 0 ? EXPERIENCE : promiseOf(amount, text, language)
        if (about === undefined || (begun.length === 0 && !isOfUs(amount, text, language))) continue
        const own = claimsAbout(about, amount, facts)
        if (own.length === 0 || own.some((claim) => claim.amounts.some((years) => isAbout(years, amount)))) continue
        yield conflict(amount, about, own, inPage(page, statement, amount.raw))
      }
      // What it did long before it says it began; later it may have done the same again.
      for (const amount of begun.length > 0 ? [] : yearsOf('acted', text, facts)) {
        const own = claimsAbout(EXPERIENCE, amount, facts).filter((claim) => claim.amounts.some(isOfYears))
        if (own.length > 0 && own.every((claim) => claim.amounts.every((years) => isLongBefore(amount, years))))
          yield conflict(amount, EXPERIENCE, own, inPage(page, statement, amount.raw))
      }
    }
  },
})

/**
 * Whether a year is that of the business: it speaks of itself, or other words than those of the year open the sentence
 * with what is promised ("In the trade since 1979").
 */
function isOfUs(since: Amount, text: string, language: Language): boolean {
  if (isOfOthers(text, since, language)) return false
  const { raw, index } = since
  if (isOurs(sentenceAt(text, index, raw.length).text, language)) return true
  const rest = text.slice(0, index) + ' '.repeat(raw.length) + text.slice(index + raw.length)
  return (
    isFirst(since, text, language) &&
    !isOfAThing(text, since, language) &&
    promiseOf(since, rest, language) !== undefined
  )
}

/**
 * Whether an amount behind one that is promised is of a claim whose words stand between them: "we are there in 20
 * minutes, and a stack is cleared in 2 hours".
 */
function isOfItsClause(amount: Amount, text: string, promised: readonly Amount[], ledger: Ledger): boolean {
  const last = promised.at(-1)
  if (!last || !isDeclared(amount, ledger)) return false
  const between = stemsIn(text.slice(last.index + last.raw.length, amount.index), ledger.language)
  return claimsSaying(amount, ledger).some((claim) =>
    [...stemsIn(subjectOf(claim, ledger), ledger.language)].some((stem) => between.has(stem)),
  )
}

/** Whether one of some claims says an amount. */
const isOf = (claims: readonly Declared[]) => (amount: Amount) =>
  claims.some((claim) => claim.amounts.some(same(amount)))

const isPowerOfTen = (ratio: number) => Math.abs(Math.log10(ratio) % 1) < 1e-9

/** Metres of what "30 km" or "20 miles" counts. */
const metresOf = (raw: string) => (/\bmi/i.test(raw) ? 1609 : 1000)

/** Of what kind a measure is: a time, a long time, money. */
const kindOf = (amount: Amount) => measureOf(amount).split(' ')[0]

const same = (amount: Amount) => (other: Amount) => measureOf(other) === measureOf(amount)

/** Years since a year are those of a claim, or some more: a claim of 15 years is not rewritten on each birthday. */
const isAbout = ({ low, high, unit }: Amount, since: Amount) =>
  unit === 'year' && since.low >= low - 1 && since.low < high + SLACK
const SLACK = 5

const isOfYears = ({ unit }: Amount) => unit === 'year'
const isLongBefore = (since: Amount, years: Amount) => isOfYears(years) && since.low >= years.high + SLACK

/** What the site says a claim is about. */
const aboutOf = ([claim]: readonly Declared[], { site }: Pick<PageContext, 'site'>) =>
  `"${site.claims[claim?.name.replace(/\..*/, '') ?? '']?.about ?? ''}"`

const conflict = (amount: Amount, about: string, declared: readonly Declared[], at: Finding['at']): Finding => ({
  text:
    `"${amount.raw.replaceAll('\u00a0', ' ')}" about ${about} is not declared; ` +
    `site.yaml says ${[...new Set(declared.map(({ text }) => text))].join(', ')}`,
  at,
  help: `write {${declared[0]?.name}}, or declare a variant with its reason under claims: in site.yaml`,
})
