// A number called a mobile is one, and so is a landline: in texts, and in the labels of the phones of site.yaml. What a
// text calls by the label of a phone has the number of that phone.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding, type PageContext } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { countries } from '../../data/countries.ts'
import { exampleBusiness } from '../../data/example-business.ts'
import { inEveryText, type TextCheck } from '../../text/each-text.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { declaredPhones, phonesIn } from '../../text/phones.ts'

const KINDS = ['mobile', 'landline'] as const
type Kind = (typeof KINDS)[number]

/** Letters between the word for a phone and its number. */
const REACH = 40

/** What a number is, where its country tells the two apart. */
function kindOf(number: string | undefined, { business }: Site): Kind | undefined {
  const country = countries[business.address.country]
  if (number === undefined || !country?.mobile || !number.startsWith(`+${country.code}`)) return undefined
  return country.mobile.test(number) ? 'mobile' : 'landline'
}

const patternsOf = perLanguage(({ phoneKinds }: Language) => {
  if (!phoneKinds) return undefined
  const kinds = `(${phoneKinds.mobile})|(${phoneKinds.landline})`
  return {
    any: expression(kinds, 'i'),
    // "From a mobile call ..." names the phone of the reader.
    before: expression(
      `(?<!\\p{L})(?<!(?:${phoneKinds.theirs}) )(?:${kinds})` +
        `(?:[\\s,:–—-]|(?<!\\p{L})(?:${phoneKinds.between})(?!\\p{L}))*$`,
      'i',
    ),
    behind: expression(`^\\s*\\((?:${kinds})\\)`, 'i'),
  }
})
const named = (match: RegExpExecArray | null | undefined): Kind | undefined =>
  match ? KINDS[match.slice(1).findIndex((word) => word !== undefined)] : undefined

function checkOf(language: Language, site: Site): TextCheck | undefined {
  const patterns = patternsOf(language)
  if (!patterns) return undefined
  const labels = labelsOf(site, language)
  const { answers = '(?!)', called: [calls] = ['(?!)'] } = language.phoneKinds ?? {}
  const answer = expression(`${answers}|(?<!\\p{L})(?:${calls}) `, 'i')
  return {
    suspects: (text) => /\d{3}/.test(text) && (patterns.any.test(text) || answer.test(text)),
    *faults(text) {
      for (const { raw, number, index } of phonesIn(text, site)) {
        const before = text.slice(Math.max(0, index - REACH), index)
        const other = labels.find((phone) => phone.before.test(before))
        const own = other && labels.find((phone) => phone.number === number)
        if (other && own && own !== other)
          yield {
            text: `"${raw}" is called "${other.label}" and is "${own.label}"`,
            help: `write {phone.${other.name}}`,
          }
        const is = kindOf(number, site)
        const end = index + raw.length
        const called = named(patterns.before.exec(before)) ?? named(patterns.behind.exec(text.slice(end, end + REACH)))
        if (is !== undefined && called !== undefined && called !== is)
          yield { text: `"${raw}" is called a ${called} and is a ${is}`, help: 'write the word of the other phone' }
      }
    },
  }
}

/** The phones by what calls them straight before a number: "the van answers on", "call the van on". Labels alone
 * say that. */
function labelsOf(site: Site, language: Language) {
  const { answers, called: [calls, reached] = ['(?!)', ''] } = language.phoneKinds ?? {}
  if (answers === undefined) return []
  return declaredPhones(site).map(({ name, number, label }) => {
    const called = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return {
      name,
      number,
      label,
      before: expression(
        `(?<!\\p{L})(?:${called}(?:['’]s)? (?:${answers})|(?:${calls}) ${called},? ${reached}):?\\s$`,
        'i',
      ),
    }
  })
}

const texts = inEveryText(checkOf)

const contact = (text: string) => ({
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

export default defineRule({
  why: 'Whoever sends a message or a photo to a landline waits for an answer that never comes.',
  level: 'error',
  help: 'write the word of the other phone, or exchange the numbers',
  needsLanguage: 'partly',
  fine: { yaml: contact('"Mobile: 07700 900 000. From a mobile call 0113 000 0000."') },
  bad: {
    yaml: {
      ...contact('"Our mobile is 0113 000 0000, 07700 900 000 (landline)."'),
      'site.yaml': exampleBusiness('    van: { number: "+447700900000", shown: 07700 900 000, label: Landline }'),
    },
    findings: [
      '"0113 000 0000" is called a mobile and is a landline',
      '"07700 900 000" is called a landline and is a mobile',
      'the phone "van" is labelled "Landline" and 07700 900 000 is a mobile',
    ],
  },

  needs: ['data', 'values', 'wordsIn'],

  words: (words, context) => texts.words?.(words, context) ?? [],

  *site(context) {
    yield* texts.site?.(context) ?? []
    const { site, language } = context
    yield* exchanged(context)
    for (const [name, { number, shown, label }] of Object.entries(site.business.phones)) {
      const is = kindOf(number, site)
      const called = named(patternsOf(language)?.any.exec(label))
      if (is !== undefined && called !== undefined && called !== is)
        yield {
          text: `the phone "${name}" is labelled "${label}" and ${shown} is a ${is}`,
          at: { file: 'site.yaml', path: ['business', 'phones', name, 'label'] },
          help: 'exchange the labels, or the numbers',
        }
    }
  },
})

/** Two phones of which each has in its label what the name of the other says it is for. */
function* exchanged({ site, language }: Pick<PageContext, 'site' | 'language'>): Generator<Finding> {
  const phones = Object.entries(site.business.phones)
  for (const { name: use, label } of usesOf(language)) {
    const named = phones.filter(([name]) => use.test(name))
    const labelled = phones.filter((phone) => label.test(phone[1].label))
    const [[name, phone], [other, wrong]] = [named[0] ?? [], labelled[0] ?? []]
    if (!phone || !wrong || named.length > 1 || labelled.length > 1 || name === other) continue
    yield {
      text: `the phone "${other}" is labelled "${wrong.label}", and "${name}" is "${phone.label}"`,
      at: { file: 'site.yaml', path: ['business', 'phones', String(name), 'label'] },
      help: 'exchange the labels, or the numbers',
    }
  }
}

const usesOf = perLanguage(({ phoneKinds }: Language) =>
  (phoneKinds?.uses ?? []).map(([name, label]) => ({
    name: expression(`(?<!\\p{L})(?:${name})`, 'i'),
    label: expression(`(?<!\\p{L})(?:${label})`, 'i'),
  })),
)
