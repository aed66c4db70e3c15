// The tax number of the business has the form and the check digit of its country, and is the same in every text.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { withoutTokens } from '../../facts/passages.ts'
import { taxFault } from '../../libraries/tax-numbers.ts'
import { perLanguage } from '../../text/language.ts'

const site = (vat: string, text: string) => ({
  'site.yaml': exampleBusiness(`  legal: { vat: "${vat}" }`),
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: "${text}"\n`,
})

/** A tax number in a text, after the words for it. */
const typed = perLanguage(
  ({ taxNumber }: Language) =>
    new RegExp(
      `(?<!\\p{L})(?:${taxNumber})[\\s\\u00a0:(]{0,3}((?:[A-Z]{2}\\s?)?\\d(?:[\\s.-]?\\d){6,13})(?!\\d)`,
      'gu',
    ),
)

const digitsOf = (number: string) => number.replace(/\D/g, '')

/** Whether figures stand where a number is to come: all alike, or 1 2 3 in a row. */
function isMadeUp(value: string): boolean {
  const digits = digitsOf(value)
  return digits.length >= 3 && (/^(\d)\1*$/.test(digits) || (digits.length >= 5 && '1234567890'.startsWith(digits)))
}

export default defineRule({
  why: 'A tax number with a wrong digit is another business, or none: an invoice with it is sent back.',
  level: 'error',
  help: 'copy it from the certificate of the tax office',
  fine: { yaml: site('GB 999 9999 73', 'VAT number: 999 9999 73') },
  bad: {
    yaml: site('GB 999 9999 74', 'VAT number: 999 9999 73'),
    findings: [
      '999 9999 73 is not the tax number of the business, expected GB 999 9999 74',
      'the tax number "GB 999 9999 74" has a check digit that does not fit the others',
    ],
  },

  *words(words, { site, language }) {
    const own = site.business.legal?.vat
    for (const { file, path, source } of words)
      for (const [, number = ''] of /\d{2}/.test(source) ? withoutTokens(source).matchAll(typed(language)) : [])
        if (own !== undefined && digitsOf(number) !== digitsOf(own))
          yield {
            text: `${number} is not the tax number of the business, expected ${own}`,
            at: { file, path, value: number },
            help: `write ${own}, or {=${number}} for that of somebody else`,
          }
  },

  *site({ site: { business } }) {
    const { legal, address } = business
    const numbers: readonly (readonly [what: string, value: string | undefined, path: Path])[] = [
      ['the register', legal?.register, ['register']],
      ['tax', legal?.vat, ['vat']],
      ...(legal?.credentials ?? []).map(({ name, value }, i) => [name, value, ['credentials', i, 'value']] as const),
    ]
    for (const [what, value, path] of numbers)
      if (value !== undefined && isMadeUp(value))
        yield {
          text: `the number "${value}" of ${what} is made up`,
          at: { file: 'site.yaml', path: ['business', 'legal', ...path] },
          help: 'write the number of the certificate, or tag the value !placeholder',
        }
    const fault = legal?.vat === undefined || isMadeUp(legal.vat) ? undefined : taxFault(legal.vat, address.country)
    if (fault !== undefined)
      yield {
        text: `the tax number "${legal?.vat}" ${fault}`,
        at: { file: 'site.yaml', path: ['business', 'legal', 'vat'] },
        help: 'copy it from the certificate of the tax office, or tag the value !placeholder',
      }
  },
})
