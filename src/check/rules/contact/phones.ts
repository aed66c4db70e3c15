// The phones of site.yaml are different numbers, and each is shown with the digits that it dials.
import { exampleBusiness } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { declaredPhones, sharedDigits } from '../../text/phones.ts'

/** Digits from which on a number is not a short code. */
const SHORTEST = 7

const van = (line: string) => ({ yaml: { 'site.yaml': exampleBusiness(`    van: { ${line} }`) } })

export default defineRule({
  why: 'Two phones with the same number promise a second way to reach the business that does not exist.',
  level: 'error',
  help: 'write the other number and what each phone is, or delete one of the two',
  fine: van('number: "+447700900000", shown: +44 (0) 7700 900 000, label: Van'),
  bad: {
    ...van('number: "+441130000000", shown: 0113 000 0001, label: Shop'),
    findings: [
      'the phones "shop" and "van" have one number: +441130000000',
      'the phones "shop" and "van" have one label: Shop',
      'the phone is shown as 0113 000 0001 and dialled as +441130000000',
    ],
  },

  *language({ site }) {
    const phones = declaredPhones(site)
    const at = (name: string, key: string) => ({ file: 'site.yaml', path: ['business', 'phones', name, key] })
    for (const key of ['number', 'label'] as const)
      for (const [i, { name, [key]: value }] of phones.entries()) {
        const first = phones.slice(0, i).find((phone) => phone[key].toLowerCase() === value.toLowerCase())
        if (first)
          yield { text: `the phones "${first.name}" and "${name}" have one ${key}: ${value}`, at: at(name, key) }
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
