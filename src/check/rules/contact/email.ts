// A mail address in a text or a link is the declared one, or plainly somebody else's.
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { distance } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { isFreeMailbox } from '../../data/mailboxes.ts'
import { passagesOf } from '../../facts/passages.ts'
import { spanOf } from '../../page/facts.ts'
import { decoded } from '../../site/addresses.ts'

/** The @ and the host of an address; the group is what precedes the @, so a text without one is not searched. */
const MAIL =
  /@(?<=([\p{L}\p{N}][\p{L}\p{N}._%+'-]*)@)(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]/gu

/** Characters by which a mistyped address differs. */
const SLIPS = 2

const contact = (text: string) => ({
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

/** Why an address is meant to be that of the business and is not; undefined if it is, or is somebody else's. */
function faultOf(mail: string, { business }: Site, isOurs: boolean): string | undefined {
  const [own, other] = [business.email, mail].map((each) => each.toLowerCase())
  if (own === undefined || other === undefined || own === other) return undefined
  const [ownLocal, ownHost = ''] = own.split('@')
  const [local, host = ''] = other.split('@')
  if (distance(own, other) <= SLIPS) return 'is misspelt'
  if (isOurs && isFreeMailbox(host)) return 'is a free mailbox'
  const isOtherEnding = host !== ownHost && host.replace(/\.[^.]+$/, '') === ownHost.replace(/\.[^.]+$/, '')
  return isOtherEnding || (local === ownLocal && distance(host, ownHost) <= SLIPS) ? 'has another host' : undefined
}

export default defineRule({
  why: 'A message to a mailbox nobody reads is a customer who waits, and then calls someone else.',
  level: 'error',
  help: 'write {email}, or correct business.email in site.yaml',
  fine: { yaml: contact('Write to hello@wheels.example or to help@council.example. Jobs go to jobs@wheels.example.') },
  bad: {
    yaml: contact('We read wheels.leeds@gmail.com. Or write to hallo@wheels.example or hello@wheels.com.'),
    pages: { '/': '<a href="mailto:wheels@yahoo.co.uk?subject=Hi">Write to us</a>' },
    findings: [
      'wheels@yahoo.co.uk is a free mailbox, expected hello@wheels.example',
      'wheels.leeds@gmail.com is a free mailbox, expected hello@wheels.example',
      'hallo@wheels.example is misspelt, expected hello@wheels.example',
      'hello@wheels.com has another host, expected hello@wheels.example',
    ],
  },

  *words(words, { site, language }): Generator<Finding> {
    for (const passage of passagesOf(words, language))
      for (const [host, local = ''] of passage.text.matchAll(MAIL)) {
        const { file, path } = passage
        const mail = local + host
        const fault = faultOf(mail, site, passage.isOurs)
        if (fault !== undefined)
          yield {
            text: `${mail} ${fault}, expected ${site.business.email}`,
            at: { file, path, value: mail },
            help: `write {email}; for the address of somebody else write {=${mail}}`,
          }
      }
  },

  *page(page, _, { site }): Generator<Finding> {
    for (const link of page.all('a')) {
      const href = link.attributes.href ?? ''
      if (!/^mailto:/i.test(href)) continue
      const mail = decoded(href.slice('mailto:'.length).replace(/\?.*$/s, '')).trim()
      // A link that shows a mailbox is link/tel-mailto's to compare.
      const fault = page.textOf(link).includes('@') ? undefined : faultOf(mail, site, true)
      if (fault !== undefined)
        yield {
          text: `${mail} ${fault}, expected ${site.business.email}`,
          at: { page: page.path, span: spanOf(link), value: href },
        }
    }
  },
})
