// Every phone number a page writes, in text, labels, meta, structured data or a call link without a number, is a
// declared one.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { NUMBER_LAST } from '../../page/messengers.ts'
import { inPage, numbersOf } from '../../page/statements.ts'
import { decoded } from '../../site/addresses.ts'
import { declaredPhones, nearestPhone, phoneOf, phonesIn } from '../../text/phones.ts'
import { isPhoneOfOthers } from '../../text/promises/speaker.ts'

/** Digits by which a number that is mistyped differs. */
const SLIPS = 3

/** Letters before a phone that may hold its address. */
const BEHIND = 80
/** Where no street is declared: no text holds it. */
const NONE = '\0'

/** Links that dial or write to a number; the number follows. */
const DIALS = new RegExp(`^(?:tel:|sms:|${NUMBER_LAST})(.*)`)

export default defineRule({
  why: 'One wrong digit in one page sends a caller who cannot wait to a stranger.',
  level: 'error',
  help: 'write {phone.name}, or declare a number of the business under business.phones',
  fine: {
    pages: {
      '/':
        '<p>Call <a href="tel:+441130000000">0113 000 0000</a> or +44 7700 900 000, since 1998-2025.</p>' +
        '<p>The council answers on 0113 222 4444.</p>',
    },
  },
  bad: {
    pages: { '/': '<p>Call 0113 000 0001.</p><a href="https://wa.me/447700900009">Write to us</a>' },
    findings: [
      'the phone 0113 000 0001 is not declared: it differs from 0113 000 0000 by 1 digit',
      'the link "Write to us" dials +447700900009, which is not a declared phone',
    ],
  },

  *page(page, _, { site, language }) {
    const declared = declaredPhones(site)
    const { street = NONE } = site.business.address
    for (const statement of numbersOf(page)) {
      for (const found of phonesIn(statement.text, site)) {
        if (phoneOf(found, declared)) continue
        const near = nearestPhone(found.raw, declared)
        // Digits that are no whole number are a phone only if they are one of ours, mistyped.
        if (found.number === undefined && (near === undefined || near.by > 1)) continue
        // Beside the name of an authority a number is its own, unless a finger slipped once or the address is ours:
        // "opposite the council, 1 Short Street, Leeds LS1 4AB, telephone …".
        const isAtOurs = statement.text.slice(Math.max(0, found.index - BEHIND), found.index).includes(street)
        if ((near === undefined || near.by > 1) && !isAtOurs && isPhoneOfOthers(statement.text, found, language))
          continue
        const raw = found.raw.replaceAll('\u00a0', ' ')
        const differs =
          near && near.by <= SLIPS
            ? `it differs from ${near.phone.shown} by ${near.by} digit${near.by > 1 ? 's' : ''}`
            : `site.yaml has ${declared.map(({ shown }) => shown).join(' and ')}`
        yield {
          text: `the phone ${raw} is not declared: ${differs}`,
          at: inPage(page, statement, found.raw),
          help:
            `write {phone.${(near?.phone ?? declared[0])?.name}}` +
            (near && near.by <= SLIPS
              ? ''
              : '; another phone of the business goes under business.phones; that of others is right under ignore: ' +
                `- { rule: fact/phone, about: ${raw}, why: whose it is }`),
        }
      }
    }
    for (const link of page.all('a')) {
      const href = link.attributes.href ?? ''
      const dialled = DIALS.exec(href)?.[1]
      if (dialled === undefined) continue
      const label = `${page.textOf(link)} ${link.attributes['aria-label'] ?? ''}`
      // A link that shows a number is link/tel-mailto's to compare.
      if (phonesIn(label, site).length > 0) continue
      const number = `+${decoded(dialled)
        .replace(/[;&?].*$/, '')
        .replace(/\D/g, '')
        .replace(/^00/, '')}`
      if (number.length < 8 || declared.some((phone) => phone.number === number)) continue
      // A number written as at home is not another number: its form is link/tel-mailto's business.
      if (href.startsWith('tel:') && phoneOf({ raw: dialled, number: undefined }, declared)) continue
      yield {
        text: `the link "${label.trim()}" dials ${number}, which is not a declared phone`,
        at: { page: page.path, span: spanOf(link), value: href },
        help: `use one of ${declared.map((phone) => phone.number).join(', ')}`,
      }
    }
  },
})
