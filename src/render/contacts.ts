// Finds the phones and the e-mail address of the business in a text, so that each becomes a link.
import type { InlineRun } from '../model/inline.ts'
import type { Site } from '../model/schemas/site.ts'
import { memoize } from '../runtime/memoize.ts'

/** Splits a text at the phones and the e-mail address in it, whose runs are links. */
export type Contacts = (text: string) => readonly InlineRun[]

/** A number with no-break spaces and no-break hyphens. */
const unbroken = (shown: string) => shown.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** Contacts of no business: texts stay whole. */
export const NO_CONTACTS: Contacts = (text) => [{ text }]

/** The contacts of a business. A number is found in the notation in which it is shown. */
export const contactsOf = memoize(({ phones, email }: Site['business']): Contacts => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
  const hrefs = new Map([
    ...Object.values(phones).map(({ shown, number }) => [spaced(shown), `tel:${number}`] as const),
    [email, `mailto:${email}`],
  ])
  const escaped = [...hrefs.keys()].map((text) => text.replace(/[^\w ]/g, '\\$&').replaceAll(' ', '[ \u00a0]'))
  const find = new RegExp(`(?<![\\w+@.-])(?:${escaped.join('|')})(?![\\w@-]|[.,]\\d|[ \u00a0]?[€£$%])`, 'g')
  return (text) => {
    const parts: InlineRun[] = []
    let done = 0
    for (const { 0: contact, index } of text.matchAll(find)) {
      const href = hrefs.get(spaced(contact))
      if (href === undefined) continue
      if (index > done) parts.push({ text: text.slice(done, index) })
      parts.push({ text: href.startsWith('tel:') ? unbroken(contact) : contact, href })
      done = index + contact.length
    }
    if (done === 0) return [{ text }]
    if (done < text.length) parts.push({ text: text.slice(done) })
    return parts
  }
})
