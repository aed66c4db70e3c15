// The tax number of the business has the format and check digit of its country, and is the same in every text.
import type { Language } from '../../../language/language.ts'
import { matchesOf } from '../../../runtime/matches.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { exampleBusiness, exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { inTypedTexts, type TextFault } from '../../text/each-text.ts'
import { taxFault } from './tax-number/tax-numbers.ts'

const site = (vat: string, text: string) => ({
  yaml: { 'site.yaml': exampleBusiness(`  legal: { vat: "${vat}" }`), ...exampleContact(text) },
})

/** A tax number in a text, after its usual label. */
const typed = memoize(
  ({ taxNumber }: Language) =>
    new RegExp(
      `(?<!\\p{L})(?:${taxNumber})[\\s\\u00a0:(]{0,3}((?:[A-Z]{2}\\s?)?\\d(?:[\\s.-]?\\d){6,13})(?!\\d)`,
      'giu',
    ),
)

const digitsOf = (number: string) => number.replace(/\D/g, '')

export default defineRule({
  why: 'A tax number with a wrong digit belongs to another business or to none, and makes invoices invalid.',
  level: 'error',
  imported: 'warning',
  help: 'copy it from the certificate of the tax office',
  fine: site('GB 999 9999 73', 'VAT number: 999 9999 73'),
  bad: {
    ...site('GB 999 9999 74', 'VAT number: 999 9999 73'),
    findings: [
      '999 9999 73 is not the tax number of the business, expected GB 999 9999 74',
      'the tax number "GB 999 9999 74" has a check digit that does not fit the others',
    ],
  },

  ...inTypedTexts((language, { business: { legal } }) => ({
    suspects: (text) => legal?.vat !== undefined && /\d{2}/.test(text),
    *faults(text): Generator<TextFault> {
      for (const [, value = ''] of matchesOf(text, typed(language)))
        if (digitsOf(value) !== digitsOf(legal?.vat ?? ''))
          yield {
            text: `${value} is not the tax number of the business, expected ${legal?.vat}`,
            help: `write ${legal?.vat}, or {=${value}} for that of somebody else`,
            value,
          }
    },
  })),

  *language({ site }) {
    const { legal, address } = site.business
    const fault = legal?.vat === undefined ? undefined : taxFault(legal.vat, address.country)
    if (fault !== undefined)
      yield {
        text: `the tax number "${legal?.vat}" ${fault}`,
        at: { file: 'site.yaml', path: ['business', 'legal', 'vat'] },
        help: 'copy it from the certificate of the tax office, or tag the value !placeholder',
      }
  },
})
