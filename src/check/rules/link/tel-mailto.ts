// A call link dials a whole number, the one it shows; a mail link holds a mail address, the one it shows.

import { defineRule } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { countries } from '../../data/countries.ts'
import { spanOf } from '../../page/facts.ts'
import { decoded } from '../../site/addresses.ts'
import { declaredPhones, numberOf, phoneOf, phonesIn } from '../../text/phones.ts'

const E164 = /^\+[1-9]\d{6,14}(?:;ext=\d+)?$/
/** A number of one country, as 112 is: it has no form with the country before it. */
const SERVICE = /^\d{3,6}$/
const MAIL = /^[^\s@,;:<>()[\]"]+@[^\s@,;:<>()[\]"]+\.[a-z\u0370-\u03ff][a-z\d\u0370-\u03ff-]+$/i

export default defineRule({
  why: 'A visitor who taps the number on the page must reach that number.',
  level: 'error',
  help: 'write tel:+ and the number shown, with its country, or a whole mail address',
  source: 'RFC 3966, section 5.1.4 (global numbers); RFC 6068 (mailto)',
  fine: {
    pages: {
      '/':
        '<a href="tel:+441130000000">0113 000 0000</a> <a ' +
        'href="mailto:hello@wheels.example?subject=Hi">hello@wheels.example</a> <a href="tel:112">Call 112</a>',
    },
  },
  bad: {
    pages: {
      '/':
        '<a href="tel:+441130000000">07700 900 000</a> <a href="tel:01130000000">Call</a> <a ' +
        'href="mailto:hello@wheels">Write</a>',
    },
    findings: [
      'the link shows 07700 900 000 and dials +441130000000',
      'tel:01130000000 is not a whole number with its country',
      'mailto:hello@wheels is not a mail address',
    ],
  },

  *page(page, _, { site }) {
    const declared = declaredPhones(site)
    for (const link of page.all('a')) {
      const href = link.attributes.href ?? ''
      const at = { page: page.path, span: spanOf(link), value: href }
      if (href.startsWith('tel:')) {
        const dialled = decoded(href.slice(4))
        if (SERVICE.test(dialled) && page.textOf(link).includes(dialled)) continue
        if (!E164.test(dialled)) {
          const whole = numberOf(dialled, site)
          yield {
            text: `${href} is not a whole number with its country`,
            at,
            help: whole === undefined ? 'write tel:+ and the country, digits only' : `write tel:${whole}`,
          }
          continue
        }
        const labels = [page.textOf(link), link.attributes['aria-label'] ?? '']
        for (const shown of labels.flatMap((label) => phonesIn(label, site))) {
          const phone = phoneOf(shown, declared)
          // A number nobody declared is fact/phone's to report; one whose two forms differ in site.yaml is reported
          // there.
          if (!phone || phone.number === dialled.replace(/;.*/, '')) continue
          yield {
            text: `the link shows ${shown.raw.replaceAll('\u00a0', ' ')} and dials ${dialled}`,
            at,
            help: `write tel:${phone.number}`,
          }
          break
        }
      } else if (href.startsWith('mailto:')) {
        const mail = decoded(href.slice(7).replace(/\?.*$/s, ''))
        if (!mail.split(',').every((one) => MAIL.test(one.trim())))
          yield { text: `${href} is not a mail address`, at, help: `write mailto:${site.business.email}` }
        else {
          const shown = page.textOf(link).match(/(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().,;]+/)?.[0]
          if (shown !== undefined && shown.toLowerCase() !== mail.toLowerCase())
            yield { text: `the link shows ${shown} and writes to ${mail}`, at, help: `write mailto:${shown}` }
        }
      }
    }
  },

  *site({ site }) {
    for (const { name, number, shown } of declaredPhones(site)) {
      const whole = numberOf(shown, site)
      if (whole === undefined && isCutShort(shown, number, site))
        yield {
          text: `the phone is shown as ${shown}, which is not ${number}`,
          at: { file: 'site.yaml', path: ['business', 'phones', name, 'shown'] },
          help: 'write all digits of the number, as it is dialled at home',
        }
      if (whole !== undefined && whole !== number)
        yield {
          text: `the phone is shown as ${shown} and dialled as ${number}`,
          at: { file: 'site.yaml', path: ['business', 'phones', name, 'number'] },
          help: `write "${whole}", or change what is shown`,
        }
    }
  },
})

/** Whether digits are missing in what is shown of a number, or are too many. */
function isCutShort(shown: string, number: string, { business }: Site): boolean {
  const country = countries[business.address.country]
  if (!country || !number.startsWith(`+${country.code}`)) return false
  const digits = shown.replace('(0)', '').replace(/\D/g, '')
  // Words on the keys of a phone, and short numbers that another one stands for, are not compared.
  if (/\p{L}/u.test(shown) || digits.length < SHORTEST) return false
  return ![digits, digits.replace(/^0+/, '')].some((each) => number.endsWith(each))
}
/** Digits of a number that is not a short one. */
const SHORTEST = 7
