// No phone number in a text is a misspelt one of the business; fact/claim-undeclared reports the numbers of others. The
// phones of site.yaml are different numbers, and each is shown with the digits that it dials.

import { exampleBusiness, exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { inTypedTexts, type TextFault } from '../../text/each-text.ts'
import { declaredPhones, misspeltPhone, phonesIn, sharedDigits, withDigits } from '../../text/phones.ts'

/** Digits from which on a number is not a short code. */
const SHORTEST = 7

const site = (van: string, text: string) => ({
  yaml: { 'site.yaml': exampleBusiness(`    van: { ${van} }`), ...exampleContact(text) },
})

export default defineRule({
  why: 'One wrong digit sends a caller in a hurry to a stranger.',
  level: 'error',
  imported: 'warning',
  help: 'write {phone.name}, or declare a number of the business under business.phones',
  fine: site(
    'number: "+447700900000", shown: +44 (0) 7700 900 000, label: Van',
    'Call 0113 000 0000. The council answers on 0113 222 4444, or on {=0113 000 0009}.',
  ),
  bad: {
    ...site(
      'number: "+441130000000", shown: 0113 000 0008, label: Shop',
      'Call 0113 000 0001, 0131 000 0000 or O113 OOO 0000.',
    ),
    findings: [
      'the phone "O113 OOO 0000" has letters among its digits, expected 0113 000 0000',
      'the phone 0113 000 0001 is not declared: it differs from 0113 000 0000 by 1 digit',
      'the phone 0131 000 0000 is not declared: it is 0113 000 0000 with two digits swapped',
      'the phones "shop" and "van" have one number: +441130000000',
      'the phones "shop" and "van" have one label: Shop',
      'the phone is shown as 0113 000 0008 and dialled as +441130000000',
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

  *language({ site }) {
    const phones = declaredPhones(site)
    const at = (name: string, key: string) => ({ file: 'site.yaml', path: ['business', 'phones', name, key] })
    for (const key of ['number', 'label'] as const)
      for (const [i, { name, [key]: value }] of phones.entries()) {
        const first = phones.slice(0, i).find((phone) => phone[key].toLowerCase() === value.toLowerCase())
        if (first)
          yield {
            text: `the phones "${first.name}" and "${name}" have one ${key}: ${value}`,
            at: at(name, key),
            help: 'write the other number and what each phone is, or delete one of the two',
          }
      }
    for (const { name, number, shown } of phones)
      if (!isShownAs(shown, number))
        yield {
          text: `the phone is shown as ${shown} and dialled as ${number}`,
          at: at(name, 'number'),
          help: 'write the same digits in both, in number with the country before them',
        }
  },
})

/** Whether a number is shown with its digits. Vanity numbers (1-800-FLOWERS) and short codes are not compared. */
function isShownAs(shown: string, number: string): boolean {
  const digits = sharedDigits(shown)
  return /\p{L}/u.test(shown) || digits.length < SHORTEST || number.replace(/;.*/, '').endsWith(digits)
}
