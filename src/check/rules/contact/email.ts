// Every e-mail address in a text is the declared one, or clearly belongs to another person or business.

import { matchesOf } from '../../../runtime/matches.ts'
import { exampleContact } from '../../data/examples.ts'
import { hasName, mailboxFault } from '../../facts/mailbox.ts'
import { defineRule } from '../../rule.ts'
import { inTypedTexts, type TextFault } from '../../text/each-text.ts'

/** The @ and the host of an address; the group is what precedes the @, so a text without one is not searched. */
const MAIL =
  /@(?<=([\p{L}\p{N}][\p{L}\p{N}._%+'-]*)@)(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]/gu

export default defineRule({
  why: 'E-mail to a wrong or private mailbox is not answered, and the customer calls another business.',
  level: 'error',
  imported: 'warning',
  help: 'write {email}, or correct business.email in site.yaml',
  fine: {
    yaml: exampleContact(
      'Write to hello@wheels.example or to help@council.example. The club has leeds.cyclists@gmail.com.',
    ),
  },
  bad: {
    yaml: exampleContact('We read wheels.leeds@gmail.com. Or write to hallo@wheels.example or hello@wheels.com.'),
    findings: [
      'wheels.leeds@gmail.com is a free mailbox, expected hello@wheels.example',
      'hallo@wheels.example is misspelt, expected hello@wheels.example',
      'hello@wheels.com has another host, expected hello@wheels.example',
    ],
  },

  ...inTypedTexts((_, site) => ({
    suspects: (text) => text.includes('@'),
    *faults(text): Generator<TextFault> {
      for (const [host, local = ''] of matchesOf(text, MAIL)) {
        const mail = local + host
        const fault = mailboxFault(mail, site, { isOurs: hasName(mail, site) })
        if (fault !== undefined)
          yield {
            text: `${mail} ${fault}, expected ${site.business.email}`,
            help: `write {email}; for the address of somebody else write {=${mail}}`,
            value: mail,
          }
      }
    },
  })),
})
