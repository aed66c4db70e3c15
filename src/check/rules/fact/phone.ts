// No phone number in a text is a misspelt one of the business. fact/claim-undeclared reports the numbers of others.

import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { inTypedTexts, type TextFault } from '../../text/each-text.ts'
import { declaredPhones, misspeltPhone, phonesIn, withDigits } from '../../text/phones.ts'

export default defineRule({
  why: 'One wrong digit sends a caller in a hurry to a stranger.',
  level: 'error',
  help: 'write {phone.name}, or declare a number of the business under business.phones',
  fine: { yaml: exampleContact('Call 0113 000 0000. The council answers on 0113 222 4444, or on {=0113 000 0009}.') },
  bad: {
    yaml: exampleContact('Call 0113 000 0001, 0131 000 0000 or O113 OOO 0000.'),
    findings: [
      'the phone "O113 OOO 0000" has letters among its digits, expected 0113 000 0000',
      'the phone 0113 000 0001 is not declared: it differs from 0113 000 0000 by 1 digit',
      'the phone 0131 000 0000 is not declared: it is 0113 000 0000 with two digits swapped',
    ],
  },

  ...inTypedTexts((_, site) => ({
    suspects: (text) => /\d{2}/.test(text),
    *faults(text): Generator<TextFault> {
      for (const { raw, meant } of withDigits(text, site))
        yield {
          text: `the phone "${raw}" has letters among its digits, expected ${meant}`,
          help: 'write {phone.name}, or type digits',
          value: raw,
        }
      const declared = declaredPhones(site)
      for (const found of phonesIn(text, site)) {
        const { phone, how } = misspeltPhone(found, declared) ?? {}
        if (phone)
          yield {
            text: `the phone ${found.raw} is not declared: it ${how}`,
            help: `write {phone.${phone.name}}; for the phone of somebody else write {=${found.raw}}`,
            value: found.raw,
          }
      }
    },
  })),
})
