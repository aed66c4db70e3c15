// The phones of site.yaml are different numbers, each shown as it is dialled.

import { defineRule } from '../../../model/checks/rule.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { declaredPhones } from '../../text/phones.ts'

export default defineRule({
  why: 'Two phones that are one number promise a second way to reach the business, and there is none.',
  level: 'error',
  help: 'write the other number and what each phone is, or delete one of the two',
  fine: {},
  bad: {
    yaml: {
      'site.yaml': exampleBusiness('    van: { number: "+441130000000", shown: 0113 000 0000, label: Shop }'),
    },
    findings: [
      'the phones "shop" and "van" are one number, +441130000000',
      'the phones "shop" and "van" have one label',
    ],
  },

  *site({ site }) {
    const phones = declaredPhones(site)
    const twins = (key: 'number' | 'label') =>
      phones.flatMap((phone, i) => {
        const first = phones.findIndex((each) => each[key].toLowerCase() === phone[key].toLowerCase())
        return first < i ? [[phones[first]?.name ?? '', phone] as const] : []
      })
    for (const [first, { name, number }] of twins('number'))
      yield {
        text: `the phones "${first}" and "${name}" are one number, ${number}`,
        at: { file: 'site.yaml', path: ['business', 'phones', name, 'number'] },
        help: 'write the other number, or delete one of the two phones',
      }
    for (const [first, { name }] of twins('label'))
      yield {
        text: `the phones "${first}" and "${name}" have one label`,
        at: { file: 'site.yaml', path: ['business', 'phones', name, 'label'] },
        help: 'say what each of them is',
      }
  },
})
