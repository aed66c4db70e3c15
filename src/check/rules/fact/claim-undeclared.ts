// A promise with a number or of money in a text comes from the ledger of claims, by name.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding, type PageContext, type Words } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { type Amount, amountsIn, measureOf } from '../../text/promises/amounts.ts'
import { typedBeside } from '../../text/promises/beside.ts'
import {
  claimsAbout,
  EXPERIENCE,
  isFirst,
  isHeadline,
  isOfUnknownSubject,
  isTermOfNone,
  offersIn,
  ownClaims,
  promiseOf,
} from '../../text/promises/claims.ts'
import { claimsSaying, type Declared } from '../../text/promises/declared.ts'
import { claimsAtRate, LASTING, undercutIn } from '../../text/promises/lasting.ts'
import { goodsBefore, isOfAPerson, isOfAThing, isPriceOfOthers } from '../../text/promises/speaker.ts'
import { stemsIn } from '../../text/stems.ts'

/** A site and its language. */
type Ledger = Pick<PageContext, 'site' | 'language'>

/** Units of which the site has as many as it has pages: fact/count counts them. */
const COUNTED = new Set<string>(['place', 'service', 'page'])

/** People or vans that are told of, and not boasted of. */
const FEW = 2

/** A fact by name, and what stands for it: a word without digits or units. */
const FACT = /\{[a-z][a-z0-9.-]*\}/g

/** A number typed right before a claim, with a dash or a word for "to" between. */
const rangeTo = perLanguage(({ to }: Language) =>
  expression(`(?<![\\d.,{])\\d[\\d.,]*(?:\\s?[-–—]\\s?|\\s(?:${to})\\s)\\{([a-z][a-z0-9.-]*)\\}`, 'gi'),
)

/** Parts of site.yaml that are texts. */
const TEXTS = new Set(['navigation', 'notice'])

/** Files that hold the words of customers: what they say is no promise of the business. */
const QUOTED = new Set(['content/reviews.yaml', 'content/testimonials.yaml'])

export default defineRule({
  why: 'A number typed into a text stays there when the business changes its promise everywhere else.',
  level: 'warning',
  help: 'write {name} of a claim, or declare it under claims: in site.yaml',
  needsLanguage: 'partly',
  fine: {
    yaml: {
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\n' +
        'text: Back within {repair}, with two spanners and 24 spokes. The glue dries in 20 minutes.\n',
    },
  },
  bad: {
    yaml: {
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\n' +
        'text: Back within 2 days. The guarantee is 3 weeks.\n',
    },
    findings: ['"2 days" is typed, not taken from the claims', '"3 weeks" is no claim of site.yaml'],
  },

  needs: LABELS,

  words: typedNumbers,

  site: (context) =>
    typedNumbers(
      // Facts of site.yaml are the ledger itself; what its menus and its notice say are texts.
      labelsOf(context).flatMap(({ file, path, text }) =>
        file === 'site.yaml' && !TEXTS.has(String(path[0])) ? [] : [{ file, path, source: text }],
      ),
      context,
    ),
})

function* typedNumbers(texts: readonly Pick<Words, 'file' | 'path' | 'source'>[], ledger: Ledger): Generator<Finding> {
  const asking = (part: string) =>
    new Map(texts.flatMap(({ path, source }) => (path.at(-1) === part ? [[key(path), source]] : [])))
  const questions = asking('question')
  const titles = asking('title')
  for (const { file, path, source } of texts) {
    if (QUOTED.has(file)) continue
    const question = path.at(-1) === 'answer' ? questions.get(key(path)) : undefined
    const title = path.at(-1) === 'text' ? titles.get(key(path)) : undefined
    yield* halfTyped(source, { file, path }, ledger)
    for (const beside of typedBeside(source, ledger))
      yield {
        text: `"${beside}" types another promise beside the claim`,
        at: { file, path },
        help: 'take it away, or declare a variant of the claim with its reason and write its name',
      }
    const less = question === undefined ? undefined : undercutIn(plainText(question), plainText(source), ledger)
    if (less)
      yield {
        text: `"${less.rate.raw}" is less often than site.yaml says: ${less.claim.text}`,
        at: { file, path },
        help: `write {${less.claim.name}}`,
      }
    const text = plainText(source.replace(FACT, (name) => '\u2060'.repeat(name.length)))
    for (const { about, raw } of offersIn(text, ledger))
      yield {
        text: `"${raw}" promises ${about}, and no claim of site.yaml does`,
        at: { file, path },
        help: 'declare it under claims: in site.yaml and write its name here, or take it away',
      }
    for (const amount of amountsIn(text, ledger.language)) {
      const claims = claimsSaying(amount, ledger)
      // An undeclared price is fact/price's to report, a promise that contradicts a declared one fact/claim-conflict's.
      if (amount.unit === 'money' && (claims.length === 0 || isPriceOfOthers(text, amount, ledger.language))) continue
      if (amount.unit === 'money' && isOfOtherGoods(amount, text, claims, ledger)) continue
      if (isRepeated(amount, source, claims)) continue
      const often = claimsAtRate(amount, text, claims, ledger)
      const promised = promiseOf(amount, text, ledger.language)
      const about =
        promised ??
        (question === undefined ? undefined : asked(amount, text, question, ledger.language)) ??
        (title === undefined ? undefined : titled(amount, text, title, ledger.language))
      // A number that promises nothing is the writer's own.
      if (
        amount.unit !== 'money' &&
        about === undefined &&
        often.length === 0 &&
        !(claims.length > 0 && isHeadline(amount, text, ledger.language))
      )
        continue
      const own = about === undefined ? often : claimsAbout(about, amount, ledger)
      const same = claims.filter(({ name }) => own.some((claim) => claim.name === name))
      if (promised !== undefined && own.length > 0 && same.length === 0 && isConflict(amount, promised, claims, ledger))
        continue
      if (about !== undefined && isTermOfNone(about, ledger)) continue
      if (about === EXPERIENCE && same.length === 0 && isOfAPerson(text, amount, ledger)) continue
      if (claims.length === 0 && COUNTED.has(amount.unit)) continue
      // "The hotel has 4.8 out of 5."
      if (amount.unit === 'star' && isOfAThing(text, amount, ledger.language)) continue
      // Two vans are there to be counted; forty are a promise.
      if (claims.length === 0 && amount.unit === 'crew' && amount.high <= FEW) continue
      if (claims.length === 0)
        yield {
          text: `"${amount.raw}" is no claim of site.yaml`,
          at: { file, path },
          help: 'declare it under claims: in site.yaml and write its name here',
        }
      else
        yield {
          text: `"${amount.raw}" is typed, not taken from the claims`,
          at: { file, path },
          help: `write ${same.length > 0 ? namesFor(amount, same, ledger) : namesFor(amount, claims, ledger, true)}`,
        }
    }
  }
}

/** Whether a declared amount is a price in words, or that of a claim beside it in other words: "12 months, a year". */
const isRepeated = ({ raw, unit }: Amount, source: string, claims: readonly Declared[]): boolean =>
  claims.length > 0 &&
  ((unit === 'money' && !/\d/.test(raw)) ||
    claims.some(({ name, amounts }) => source.includes(`{${name}}`) && amounts.every((own) => own.unit !== unit)))

/** What a group of texts is found by. */
const key = (path: Words['path']) => path.slice(0, -1).join('.')

/** What an amount at the head of an answer promises by the words of its question. */
function asked(amount: Amount, text: string, question: string, language: Language): string | undefined {
  if (amount.index > HEAD || /[.;!?]\s/.test(text.slice(0, amount.index)) || isOfAThing(text, amount, language))
    return undefined
  if (!LASTING.has(amount.unit) && !isFirst(amount, text, language)) return undefined
  const before = `${plainText(question).replace(/[;?]\s*$/, '')}, `
  return promiseOf({ ...amount, index: amount.index + before.length }, before + text, language)
}
/**
 * What an amount promises by the title above its text, where a verb alone stands before it: "It lasts 2 years". A time
 * that opens the text is that of the title as well: "We come. In half an hour".
 */
function titled(amount: Amount, text: string, title: string, language: Language): string | undefined {
  const before = text.slice(0, amount.index).trim()
  if (before.length < HEADLINE && isHeadline(amount, text, language)) return asked(amount, text, title, language)
  if (!LASTING.has(amount.unit) || before.length > HEAD || lastsIn(language)?.test(before) !== true) return undefined
  return asked({ ...amount, index: 0 }, text.slice(amount.index), title, language)
}

const lastsIn = perLanguage(({ speakers }: Language) =>
  speakers?.lasts === undefined ? undefined : expression(`^(?:${speakers.lasts})$`, 'i'),
)

/** Letters before such an amount, and before one that opens a text: "in no more than". */
const [HEAD, HEADLINE] = [60, 16]

/** "20-{response.far}": one end of a range is typed, the other is a claim. */
function* halfTyped(
  source: string,
  at: Pick<Words, 'file' | 'path'>,
  { site, language }: Pick<PageContext, 'site' | 'language'>,
): Generator<Finding> {
  if (!source.includes('{')) return
  for (const [found, name = ''] of matchesOf(source, rangeTo(language)))
    if (site.claims[name.replace(/\..*/, '')])
      yield {
        text: `"${found}" types one end of a range`,
        at: { file: at.file, path: at.path },
        help: `declare a variant of {${name.replace(/\..*/, '')}} with the whole range, and write its name`,
      }
}

/** Whether fact/claim-conflict reports a promise that no claim of its kind makes, whatever else a claim says. */
function isConflict(amount: Amount, about: string, claims: readonly Declared[], ledger: Ledger): boolean {
  if (claims.length === 0) return true
  const kindOf = (each: Amount) => measureOf(each).split(' ')[0]
  const isAlike = ownClaims(about, ledger).some(({ amounts }) => amounts.some((own) => kindOf(own) === kindOf(amount)))
  return isAlike && !isOfUnknownSubject(amount, ledger)
}

/** Whether a price is of goods that no claim of that price names: "a hose from 18€". */
function isOfOtherGoods(amount: Amount, text: string, claims: readonly Declared[], { site, language }: Ledger) {
  const goods = goodsBefore(text, amount, language)
  if (goods === undefined) return false
  const stems = stemsIn(goods, language)
  const named = claims.map(({ name }) => site.claims[name.replace(/\..*/, '')]?.about ?? '').join(' ')
  return ![...stemsIn(named, language)].some((stem) => stems.has(stem))
}

/**
 * The claims to name, the one that reads just like this first; with what each is about where there are several, or
 * where the text may be about something else.
 */
function namesFor(amount: Amount, claims: readonly Declared[], { site }: Ledger, isOpen = claims.length > 1): string {
  const named = [...claims]
    .sort((a, b) => Number(b.text === amount.raw) - Number(a.text === amount.raw))
    .slice(0, NAMED)
    .map(({ name }) => {
      const about = site.claims[name.replace(/\..*/, '')]?.about
      return `{${name}}${isOpen && about !== undefined ? ` (${about})` : ''}`
    })
  return `${named.join(' or ')}${isOpen && named.length > 1 ? ', whichever is meant' : ''}`
}
/** Claims that a message names. */
const NAMED = 4
