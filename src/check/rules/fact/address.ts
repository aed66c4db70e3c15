// The address of the business is the declared one: the number of its street, and the postal code beside its town.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding, type PageContext } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { distance } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { countries } from '../../data/countries.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { withoutTokens } from '../../facts/passages.ts'
import { bare } from '../../text/compared.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'

const contact = (text: string) => ({
  'site.yaml': exampleBusiness(
    '  address: { locality: Leeds, street: 8 Short Street, postalCode: "LS1 1AA", country: GB, ' +
      'shown: "8 Short Street, Leeds LS1 1AA" }',
  ),
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: "${text}"\n`,
})

export default defineRule({
  why: 'Maps and invoices follow the address; one with another number brings the visitor to a neighbour.',
  level: 'error',
  help: 'write {address}, or correct business.address in site.yaml',
  fine: { yaml: contact('Find us at 8 Short St, Leeds LS1 1AA. The market is in Park Row, Leeds LS1 5HD.') },
  bad: {
    yaml: contact('Find us at 18 Short Street, Leeds LS1 1AB.'),
    findings: [
      '"18 Short Street" is not the declared 8 Short Street',
      'LS1 1AB is not the declared postal code LS1 1AA',
    ],
  },

  needs: LABELS,

  *words(words, context) {
    for (const { file, path, source } of words) yield* inText(withoutTokens(source), { file, path }, context)
  },

  *site(context) {
    for (const { file, path, text } of labelsOf(context))
      if (file !== 'site.yaml') yield* inText(text, { file, path }, context)
    const { branches, ...main } = context.site.business
    yield* shownWhole(main.address, ['business', 'address'])
    for (const [id, { address }] of Object.entries(branches))
      yield* shownWhole(address, ['business', 'branches', id, 'address'])
  },
})

type Address = Site['business']['address']

const digits = (code: string) => code.replace(/[\s\u00a0]/g, '').toUpperCase()
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Letters before and after a postal code in which the town is looked for. */
const BESIDE = 30

/** Another number of the declared street, and a postal code beside the town with one character changed. */
function* inText(
  text: string,
  at: { readonly file: string; readonly path: Path },
  { site, language }: Pick<PageContext, 'site' | 'language'>,
): Generator<Finding> {
  if (!/\d/.test(text)) return
  const addresses = [site.business, ...Object.values(site.business.branches)].map(({ address }) => address)
  for (const [raw, street] of otherNumbers(text, addresses, language))
    yield { text: `"${raw}" is not the declared ${street}`, at: { ...at, value: raw }, help: `write ${street}` }
  for (const { postalCode = '', locality, country } of addresses) {
    const pattern = countries[country]?.postal
    for (const { 0: code, index } of pattern && postalCode !== '' ? text.matchAll(pattern) : []) {
      const around = text.slice(Math.max(0, index - BESIDE), index + code.length + BESIDE)
      const isNear = distance(digits(code), digits(postalCode)) === 1
      const isOther = addresses.some((other) => digits(other.postalCode ?? '') === digits(code))
      if (isNear && !isOther && bare(around).includes(bare(locality).slice(0, -1)))
        yield {
          text: `${code} is not the declared postal code ${postalCode}`,
          at: { ...at, value: code },
          help: `write ${postalCode}, or {=${code}} for the address of somebody else`,
        }
    }
  }
}

/** The streets of the business with a number that none of its locations has there. */
function otherNumbers(text: string, addresses: readonly Address[], language: Language) {
  const streets = addresses.flatMap(({ street = '' }) => {
    const own = partsOf(street)
    return own ? [{ street, ...own }] : []
  })
  return streets.flatMap(({ street, name }, i) => {
    const same = streets.filter((each) => each.name === name)
    const matches = same[0] === streets[i] ? [...text.matchAll(streetPattern(name, language))] : []
    return matches.flatMap(([raw, before, after = before ?? '']) =>
      same.some(({ number }) => bare(number) === bare(after)) ? [] : [[raw, street] as const],
    )
  })
}

/** The name and the number of a street: "8 Short Street", "Hauptstraße 210". */
function partsOf(street: string): { readonly name: string; readonly number: string } | undefined {
  const words = street.trim().split(/[\s,]+/)
  const hasDigit = [words.at(0), words.at(-1)].map((word) => /^\d/.test(word ?? ''))
  if (words.length < 2 || hasDigit[0] === hasDigit[1]) return undefined
  const number = (hasDigit[0] ? words.shift() : words.pop()) ?? ''
  return { name: words.join(' '), number }
}

/** Finds the street with a number before it (group 1) or after it (group 2), also with its words cut short. */
function streetPattern(name: string, { streets, endings }: Language): RegExp {
  const words = name.split(/[\s.,]+/).filter((word) => word !== '')
  const forms = words.map((word) => {
    const short = Object.entries(streets).flatMap(([from, to]) => (bare(to) === bare(word) ? [literal(from)] : []))
    const stem = literal(word.replace(new RegExp(`(?:${endings})$`, 'u'), '') || word)
    return `(?:${[`${stem}\\p{L}{0,3}`, ...short].join('|')})\\.?`
  })
  const number = '\\d{1,4}\\p{L}?(?![\\p{N}])'
  const street = forms.join('[\\s\\u00a0]+')
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${number})[\\s\\u00a0,]+${street}(?!\\p{L})|${street},?[\\s\\u00a0]+(${number}))`,
    'giu',
  )
}

/** The numbers of a street and its longest word: the others may be cut short, as in "412 N. Cayuga St.". */
function partsIn(street: string): string[] {
  const words = street.match(/\p{L}+/gu) ?? []
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  return [...(street.match(/\d+/g) ?? []), longest]
}

/** The parts of the address that its line does not show. */
function* shownWhole({ shown, street, postalCode, locality }: Address, path: Path): Generator<Finding> {
  const plain = (part: string) => digits(bare(part))
  // The town may have another ending in the line.
  const town = plain(locality).slice(0, -1)
  const isShown: Readonly<Record<string, (part: string) => boolean>> = {
    street: (part) => partsIn(part).every((each) => plain(shown).includes(plain(each))),
    postalCode: (part) => plain(shown).includes(plain(part)),
    locality: () => plain(shown).includes(town),
  }
  for (const [key, part] of Object.entries({ street, postalCode, locality }))
    if (part !== undefined && !isShown[key]?.(part))
      yield {
        text: `the address as shown, "${shown}", does not say ${part}`,
        at: { file: 'site.yaml', path: [...path, key] },
        help: 'make the two say the same: visitors read shown, search engines the parts',
      }
}
