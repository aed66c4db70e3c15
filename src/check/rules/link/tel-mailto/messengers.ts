// Finds the phone number that a link to a messenger writes to.
import { memoize } from '../../../../runtime/memoize.ts'
import { parsed } from '../../../site/addresses.ts'

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

/** +country and digits; undefined for a link without a number. */
export const messengerNumber = memoize(
  (href: string): string | undefined => {
    const url = parsed(href)
    const written = (url && writtenIn(url)) ?? ''
    const digits = written.replace(/\D/g, '').replace(/^00/, '')
    return digits.length > 6 && /^[+\d\s().-]*$/.test(written) ? `+${digits}` : undefined
  },
  { most: 10_000 },
)
