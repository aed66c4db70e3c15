// A link to WhatsApp, Viber or Signal writes to a declared phone, and to the one it shows.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { messengerNumber, NUMBER_LAST } from '../../page/messengers.ts'
import { declaredPhones, phoneOf, phonesIn } from '../../text/phones.ts'

/** Links without a number in their words that fact/phone looks at. */
const SEEN = new RegExp(`^(?:${NUMBER_LAST})`)

export default defineRule({
  why: 'A message that goes to a stranger is a job that is lost without a sound: the sender believes it was read.',
  level: 'error',
  help: 'write the number of a phone of site.yaml, digits only, with its country',
  source: 'faq.whatsapp.com, "How to use click to chat"; developers.viber.com, "Deep links" (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<a href="https://wa.me/447700900000">07700 900 000</a> <a ' +
        'href="viber://chat?number=%2B447700900000">Viber</a> <a href="https://www.whatsapp.com/legal">Terms</a>',
    },
  },
  bad: {
    pages: {
      '/':
        '<a href="https://wa.me/447700900009">07700 900 000</a><a ' +
        'href="viber://contact?number=447700900009">Viber</a><a ' +
        'href="https://wa.me/441130000000">07700 900 000</a>',
    },
    findings: [
      'the link "07700 900 000" writes to +447700900009, which is not a declared phone',
      'the link "Viber" writes to +447700900009, which is not a declared phone',
      'the link "07700 900 000" writes to +441130000000',
    ],
  },

  *page(page, _, { site }) {
    for (const link of page.all('a')) {
      const href = link.attributes.href ?? ''
      const number = messengerNumber(href)
      if (number === undefined) continue
      const declared = declaredPhones(site)
      const label = `${page.textOf(link)} ${link.attributes['aria-label'] ?? ''}`.trim()
      const [shown] = phonesIn(label, site)
      const own = declared.some((phone) => phone.number === number)
      const wanted = shown && phoneOf(shown, declared)
      if (own ? wanted === undefined || wanted.number === number : shown === undefined && SEEN.test(href)) continue
      yield {
        text: `the link "${label}" writes to ${number}${own ? '' : ', which is not a declared phone'}`,
        at: { page: page.path, span: spanOf(link), value: href },
        help: `write ${href.replace(number.slice(1), (wanted ?? declared[0])?.number.slice(1) ?? '')}`,
      }
    }
  },
})
