// A mail address on a page is the one of the business, unless it is plainly somebody else's.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { distance } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleBusiness } from '../../data/example-business.ts'
import { isFreeMailbox } from '../../data/mailboxes.ts'
import { spanOf } from '../../page/facts.ts'
import { inPage, statementsOf } from '../../page/statements.ts'
import { decoded } from '../../site/addresses.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { isOfOthers } from '../../text/promises/speaker.ts'

const MAIL = expression(
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]/gu,
)

/** A host without what it ends on: "example" of www.example.com, so that two endings of one name are near. */
const nameOf = (host: string) => host.replace(/^www\./, '').replace(/\.[^.]+$/, '')

const endOf = (host: string) => host.replace(/^.*\./, '')

/** Letters of a word of the host that is no other word. */
const OWN = 8
/** Letters before an address that say whose it is. */
const BEFORE = 60
const isSlip = (word: string, right: string) => word !== right && distance(word, right) <= 2

/** Why an address is not the business's own though it is meant to be; undefined where it is, or is somebody else's. */
function faultOf(written: string, { business, origin }: Site, isTheirs = () => false): string | undefined {
  const own = business.email.toLowerCase()
  const mail = written.toLowerCase()
  if (mail === own) return undefined
  const [local = '', host = ''] = mail.split('@')
  const [ownLocal = '', ownHost = ''] = own.split('@')
  if (isFreeMailbox(host)) return 'is a free mailbox'
  if (host === ownHost) return distance(local, ownLocal) <= 2 ? 'is misspelt' : 'is another mailbox of the business'
  // A word of the host with a slip in it; without one it may be what the trade is called.
  const isAlike = nameOf(host)
    .split(/[-.]/)
    .some((word) =>
      nameOf(ownHost)
        .split(/[-.]/)
        // What the trade is called, before the mailbox that the business has, is another host of its own.
        .some((own) => own.length >= OWN && (isSlip(word, own) || (word === own && local === ownLocal && !isTheirs()))),
    )
  const names = [ownHost, new URL(origin).host].map(nameOf).filter((name) => name.length > 4)
  return !isFreeMailbox(ownHost) && (isAlike || names.some((name) => distance(nameOf(host), name) <= 2))
    ? 'has another host'
    : undefined
}

/** Words straight before the address of the business: "write to us at". */
const ours = perLanguage(({ naming }: Language) =>
  naming?.mailbox === undefined ? undefined : expression(`(?<!\\p{L})(?:${naming.mailbox})[\\s:]*$`, 'i'),
)

export default defineRule({
  why: 'A message to a mailbox nobody reads is a customer who waits, and then calls someone else.',
  level: 'error',
  help: 'write {email}, or correct business.email in site.yaml',
  fine: {
    yaml: { 'site.yaml': exampleBusiness("  email: o'neil@wheels.example") },
    pages: {
      '/': '<p>Write to <a href="mailto:o\'neil@wheels.example">o\'neil@wheels.example</a> or to help@council.example.</p>',
    },
  },
  bad: {
    pages: {
      '/':
        '<p>Write to wheels.leeds@gmail.com, hallo@wheels.example or hello@wheels.com.</p><a ' +
        'href="mailto:wheels@yahoo.co.uk?subject=Hi">Write to us</a>',
    },
    findings: [
      'wheels.leeds@gmail.com is a free mailbox, expected hello@wheels.example',
      'hallo@wheels.example is misspelt, expected hello@wheels.example',
      'hello@wheels.com has another host, expected hello@wheels.example',
      'wheels@yahoo.co.uk is a free mailbox, expected hello@wheels.example',
    ],
  },

  *site({ site }) {
    const { email } = site.business
    const [, host = ''] = email.toLowerCase().split('@')
    const own = new URL(site.origin).host.replace(/^www\./, '')
    const slip = distance(nameOf(host), nameOf(own))
    // Short names are a letter apart by chance, and another ending is another host.
    const isAlike = nameOf(own).length >= OWN && slip > 0 && slip <= 2 && endOf(host) === endOf(own)
    if (isAlike)
      yield {
        text: `business.email is at ${host}, and the site is at ${own}`,
        at: { file: 'site.yaml', path: ['business', 'email'] },
        help: 'write the host that is yours in both, or ignore this if both are',
      }
  },

  *page(page, _, { site, language }) {
    const help = 'write {email}, or declare another one as business.email in site.yaml'
    const expected = site.business.email
    for (const statement of statementsOf(page)) {
      // Structured data has the mailbox from site.yaml.
      if (statement.kind === 'data' || !statement.text.includes('@')) continue
      for (const { 0: mail, index } of matchesOf(statement.text, MAIL)) {
        const before = statement.text.slice(Math.max(0, index - BEFORE), index)
        const isOurs = ours(language)?.test(before) && mail.toLowerCase() !== expected.toLowerCase()
        const isTheirs = () => isOfOthers(statement.text, { raw: mail, index }, language)
        const fault = faultOf(mail, site, isTheirs) ?? (isOurs ? 'is not declared' : undefined)
        if (fault !== undefined)
          yield { text: `${mail} ${fault}, expected ${expected}`, at: inPage(page, statement, mail), help }
      }
    }
    for (const link of page.all('a')) {
      const href = link.attributes.href ?? ''
      if (!/^mailto:/i.test(href)) continue
      const mail = decoded(href.slice('mailto:'.length).replace(/\?.*$/s, '')).trim()
      // A link that shows a mailbox is link/tel-mailto's to compare.
      const fault = page.textOf(link).search(MAIL) < 0 ? faultOf(mail, site) : undefined
      if (fault !== undefined)
        yield {
          text: `${mail} ${fault}, expected ${expected}`,
          at: { page: page.path, span: spanOf(link), value: href },
          help,
        }
    }
  },
})
