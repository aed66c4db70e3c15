// The tax number of the business has the form of its country, and its check digit, and is the same in every text; no
// number of its register or its licences is made up.

import { defineRule } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { exampleBusiness } from '../../data/example-business.ts'
import { taxFault } from '../../data/tax-numbers.ts'
import { inPage, numbersOf } from '../../page/statements.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'

const site = (vat: string) => exampleBusiness(`  legal: { vat: "${vat}" }`)

/** A tax number in a text: letters of a country, then figures, with spaces, points or dashes between. */
const typed = perLanguage(({ tax: { number } }) =>
  number === undefined
    ? undefined
    : expression(
        // With the letters of its country it is one behind a bracket too, and when it is too short: "VAT (GB 123)".
        `(?<!\\p{L})(?:${number})(?:[\\s\\u2002:(]{0,3}([A-Z]{2}\\s?\\d(?:[\\s.-]?\\d){4,13})|` +
          `[\\s\\u2002:]{0,3}(\\d(?:[\\s.-]?\\d){6,13}))(?!\\d)`,
        'g',
      ),
)
/** A number of the register in a text. */
const registered = perLanguage(({ tax: { register } }) =>
  register === undefined
    ? undefined
    : expression(`${register}[\\s\\u2002:]{0,3}(\\d(?:[\\s.-]?\\d){3,19})(?!\\d)`, 'g'),
)
/** Figures of such a number; noughts before it are left out by many. */
const REGISTER: Readonly<Record<string, readonly [least: number, most: number]>> = { GR: [9, 12] }

/** What is wrong with the number of a register. */
function registerFault(written: string, country: string): string | undefined {
  const [least, most] = REGISTER[country] ?? [0, Number.POSITIVE_INFINITY]
  const figures = digitsOf(written).length
  return /[^\d\s.-]/.test(written) || (figures >= least && figures <= most)
    ? undefined
    : `has ${figures} digits, and one of ${country} has ${most}`
}
const digitsOf = (number: string) => number.replace(/\D/g, '')
const bareOf = (number: string) => digitsOf(number).replace(/^0+/, '')

export default defineRule({
  why: 'A tax number with a wrong digit is another business, or none: an invoice with it is sent back.',
  level: 'error',
  help: 'copy it from the certificate of the tax office',
  fine: { yaml: { 'site.yaml': site('GB 999 9999 73') }, pages: { '/': '<p>VAT number: 999 9999 73</p>' } },
  bad: {
    yaml: { 'site.yaml': site('GB 999 9999 74') },
    pages: { '/': '<p>VAT number: 999 9999 73</p>' },
    findings: [
      '999 9999 73 is not the tax number of the business, expected GB 999 9999 74',
      'the tax number "GB 999 9999 74" has a check digit that does not fit the others',
    ],
  },

  *page(page, _, { site, language }) {
    const { legal, address } = site.business
    const register = registered(language)
    for (const statement of register ? numbersOf(page) : [])
      for (const [, number = ''] of statement.kind === 'data' || !register ? [] : matchesOf(statement.text, register)) {
        const fault = registerFault(number, address.country)
        const own = legal?.register
        const isOther = own !== undefined && bareOf(own) !== bareOf(number)
        if (isOther || fault !== undefined)
          yield {
            text: isOther
              ? `${number} is not the register number of the business, expected ${own}`
              : `the register number "${number}" ${fault}`,
            at: inPage(page, statement, number),
            help: 'copy it from the certificate of the register; declare it as business.legal.register in site.yaml',
          }
      }
    const pattern = typed(language)
    const own = legal?.vat
    if (!pattern) return
    for (const statement of numbersOf(page)) {
      if (statement.kind === 'data') continue
      for (const [, withCountry, number = withCountry ?? ''] of matchesOf(statement.text, pattern))
        if (own === undefined || digitsOf(number) !== digitsOf(own))
          yield {
            text: `${number} is not the tax number of the business, expected ${own ?? 'one that site.yaml declares'}`,
            at: inPage(page, statement, number),
            help: 'declare it as business.legal.vat in site.yaml, or take it out of the text',
          }
    }
  },

  *site({ site: { business } }) {
    const { legal, address } = business
    const vat = legal?.vat
    const numbers: readonly (readonly [what: string, value: string | undefined, path: Path])[] = [
      ['register', legal?.register, ['register']],
      ...(legal?.credentials ?? []).map(({ name, value }, i) => [name, value, ['credentials', i, 'value']] as const),
    ]
    const unlike = legal?.register === undefined ? undefined : registerFault(legal.register, address.country)
    if (unlike !== undefined)
      yield {
        text: `the register number "${legal?.register}" ${unlike}`,
        at: { file: 'site.yaml', path: ['business', 'legal', 'register'] },
        help: 'copy it from the certificate of the register, or tag the value !placeholder',
      }
    for (const [what, value, path] of numbers)
      if (value !== undefined && isMadeUp(value))
        yield {
          text: `the number "${value}" of ${what} is made up`,
          at: { file: 'site.yaml', path: ['business', 'legal', ...path] },
          help: 'write the number of the certificate, or tag the value !placeholder',
        }
    const fault =
      vat === undefined ? undefined : (taxFault(vat, address.country) ?? (isMadeUp(vat) ? 'is made up' : undefined))
    if (fault !== undefined)
      yield {
        text: `the tax number "${vat}" ${fault}`,
        at: { file: 'site.yaml', path: ['business', 'legal', 'vat'] },
        help: 'copy it from the certificate of the tax office, or tag the value !placeholder',
      }
  },
})

/** Figures that stand where a number is to come: all alike, or 1 2 3 in a row. A value without figures is words. */
function isMadeUp(value: string): boolean {
  const digits = value.replace(/\D/g, '')
  return digits.length >= 3 && (/^(\d)\1*$/.test(digits) || (digits.length >= 5 && '1234567890'.startsWith(digits)))
}
