// Links to phones, messengers and e-mail addresses use those of the business, and the one that their text shows.
import { phonesOf } from '../../../model/phone.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { mailboxFault } from '../../facts/mailbox.ts'
import { spanOf } from '../../page/parse.ts'
import type { ParsedPage } from '../../parsed-page.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { decoded, parsed } from '../../site/addresses.ts'
import { findingAt, type TextFault } from '../../text/each-text.ts'
import { declaredPhones, internationalNumber, phoneOf, phonesIn } from '../../text/phones.ts'

const E164 = /^\+[1-9]\d{6,14}$/
/** A national short code such as 112, which has no international form. */
const SERVICE = /^\d{3,6}$/
const MAIL = /^[^\s@,;:<>()[\]"]+@[^\s@,;:<>()[\]"]+\.[a-z\u0370-\u03ff][a-z\d\u0370-\u03ff-]+$/i
const SHOWN_MAIL = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().,;]+/

export default defineRule({
  why: 'Visitors who tap a number on the page must reach that number.',
  level: 'error',
  imported: 'warning',
  guard: true,
  help: 'write tel:+ and the number shown, with its country, or a whole mail address',
  source: 'RFC 3966, section 5.1.4 (global numbers); RFC 6068 (mailto); faq.whatsapp.com, "How to use click to chat"',
  fine: {
    pages: {
      '/':
        '<a href="tel:+441130000000">0113 000 0000</a> <a href="tel:112">Call 112</a> ' +
        '<a href="mailto:hello@wheels.example?subject=Hi">hello@wheels.example</a> ' +
        '<a href="https://wa.me/447700900000">07700 900 000</a> <a href="https://www.whatsapp.com/legal">Terms</a>',
    },
  },
  bad: {
    pages: {
      '/':
        '<a href="tel:+441130000000">07700 900 000</a> <a href="tel:01130000000">Call</a> ' +
        '<a href="viber://contact?number=447700900009">Viber</a> <a href="mailto:hello@wheels">Write</a> ' +
        '<a href="mailto:wheels@yahoo.co.uk">Write</a> <a href="mailto:hello@makers.example">Write</a>',
    },
    findings: [
      'the link "07700 900 000" reaches +441130000000, expected +447700900000',
      'tel:01130000000 is not a whole number with its country',
      'the link "Viber" reaches +447700900009, which is not a declared phone',
      'mailto:hello@wheels is not a mail address',
      'wheels@yahoo.co.uk is a free mailbox, expected hello@wheels.example',
      'the link "Write" writes to hello@makers.example, which is not at wheels.example',
    ],
  },

  *page(page, { branch }, { site }) {
    if (branch !== undefined) yield* ofOtherBranches(page, branch, site)
    for (const link of page.all('a')) {
      const { href = '', 'aria-label': name = '' } = link.attributes
      // Most links lead to a page.
      if (/^(?:#|\/\w)/.test(href)) continue
      const [, scheme = '', target = ''] = /^(mailto|tel|sms):([^?]*)/i.exec(href) ?? []
      const shown = page.textOf(link)
      const fault =
        scheme.toLowerCase() === 'mailto'
          ? mailFault(decoded(target).trim(), shown, site)
          : numberFault(scheme === '' ? messengerNumber(href) : decoded(target), `${shown} ${name}`.trim(), site)
      if (fault) yield findingAt({ page: page.path, span: spanOf(link), value: href }, fault)
    }
  },
})

/** Hosts of WhatsApp: wa.me/<number> and …/send?phone=<number>. */
const WHATSAPP = /^(?:www\.|api\.|web\.|chat\.)?whatsapp\.com$/

/** Schemes of the apps of messengers. */
const SCHEMES = ['viber:', 'whatsapp:', 'sgnl:']

/** The number in a link as it is written; null if it has none. */
function writtenIn({ protocol, hostname, pathname, searchParams, hash }: URL): string | null {
  if (SCHEMES.includes(protocol)) return searchParams.get('number') ?? searchParams.get('phone')
  if (hostname === 'wa.me' || hostname === 'www.wa.me') return pathname.slice(1)
  if (WHATSAPP.test(hostname)) return searchParams.get('phone')
  return hostname === 'viber.click' || hostname === 'signal.me' ? pathname.slice(1) || hash.replace('#p/', '') : null
}

/** The phone number that a link to a messenger writes to: +country and digits; undefined for other links. */
const messengerNumber = memoize(
  (href: string): string | undefined => {
    const url = parsed(href)
    const written = (url && writtenIn(url)) ?? ''
    const digits = written.replace(/\D/g, '').replace(/^00/, '')
    return digits.length > 6 && /^[+\d\s().-]*$/.test(written) ? `+${digits}` : undefined
  },
  { most: 10_000 },
)

/** Why a link must not call or message a number. */
function numberFault(number: string | undefined, label: string, site: Site): TextFault | undefined {
  const dialled = number?.replace(/;.*$/s, '')
  if (dialled === undefined || (SERVICE.test(dialled) && label.includes(dialled))) return undefined
  if (!E164.test(dialled)) {
    const whole = internationalNumber(dialled, site) ?? '+ and the country, digits only'
    return { text: `tel:${dialled} is not a whole number with its country`, help: `write tel:${whole}` }
  }
  const phones = declaredPhones(site)
  const [shown] = phonesIn(label, site)
  const wanted = shown && phoneOf(shown, phones)
  const isOwn = phones.some((phone) => phone.number === dialled)
  // The number of somebody else is fine if the link shows it.
  if (wanted ? wanted.number === dialled : isOwn || shown?.number === dialled) return undefined
  return {
    text: `the link "${label.replaceAll('\u00a0', ' ')}" reaches ${dialled}, ${wanted ? `expected ${wanted.number}` : 'which is not a declared phone'}`,
    help: `write ${wanted?.number ?? `${phones.map((phone) => phone.number).join(' or ')}; the link to the phone of somebody else shows its number`}`,
  }
}

const hostOf = (mail: string) => mail.slice(mail.indexOf('@') + 1).toLowerCase()

/** Why a link must not write to these mailboxes. */
function mailFault(mails: string, label: string, site: Site): TextFault | undefined {
  const help = `write mailto:${site.business.email}`
  if (!mails.split(',').every((mail) => MAIL.test(mail.trim())))
    return { text: `mailto:${mails} is not a mail address`, help }
  const shown = SHOWN_MAIL.exec(label)?.[0]
  if (shown !== undefined)
    return shown.toLowerCase() === mails.toLowerCase()
      ? undefined
      : { text: `the link shows ${shown} and writes to ${mails}`, help: `write mailto:${shown}` }
  const fault = mailboxFault(mails, site, { isOurs: true })
  if (fault !== undefined) return { text: `${mails} ${fault}, expected ${site.business.email}`, help }
  const hosts = [hostOf(site.business.email), new URL(site.origin).hostname.replace(/^www\./, '')]
  const isOwn = mails.split(',').every((mail) => hosts.some((host) => `.${hostOf(mail.trim())}`.endsWith(`.${host}`)))
  const text = `the link "${label}" writes to ${mails}, which is not at ${hosts[0]}`
  return isOwn ? undefined : { text, help: `${help}; the link to the mailbox of somebody else shows its address` }
}

/**
 * Call links on the page of a branch that dial another location. A link is fine if its paragraph, or the block with that
 * location's address, names the location or its town.
 */
function* ofOtherBranches(page: ParsedPage, branch: string, site: Site): Generator<Finding> {
  const { branches, ...main } = site.business
  const own = branches[branch]
  const numbers = new Set(phonesOf(site.business, branch).map(({ number }) => number))
  for (const link of page.all('a')) {
    const href = link.attributes.href ?? ''
    const phone = declaredPhones(site).find(({ number }) => href === `tel:${number}`)
    if (!own || !phone || numbers.has(phone.number) || !page.inside(link, 'main')) continue
    const owner = Object.values(branches).find(({ phones }) => phones.includes(phone.name)) ?? main
    const contact = page.inside(link, 'address')
    const block = contact ? page.inside(contact, 'li', 'div', 'section') : page.inside(link, 'p', 'li', 'td', 'dd')
    const around = page.textOf(block ?? link).replaceAll(own.name, '')
    // The town may be inflected.
    if ([owner.name, owner.address.locality].some((name) => around.includes(name.slice(0, -1)))) continue
    yield {
      text: `the phone ${phone.shown} is of ${owner.name}, and the page is about ${own.name}`,
      at: { page: page.path, span: spanOf(link), value: phone.shown },
      level: 'warning',
      help: `write {phone.${own.phones[0]}}, or {phone} in questions that several pages share, or add ${phone.name} to business.branches.${branch}.phones`,
    }
  }
}
