// Finds the phone number that a link to a messenger writes to.
import { parsed } from '../site/addresses.ts'
import { remembered } from '../text/language.ts'

/** The beginnings of messenger links that end with the number, as the source of a pattern. */
export const NUMBER_LAST = [
  'https://(?:wa\\.me/|api\\.whatsapp\\.com/send\\?phone=)',
  'viber://(?:chat|add)\\?number=',
  'whatsapp://send\\?phone=',
].join('|')

/** Hosts of WhatsApp: wa.me/<number> and …/send?phone=<number>. */
const WHATSAPP = /^(?:www\.|api\.|web\.|chat\.)?whatsapp\.com$/

/** +country and digits; undefined for a link without a number. */
export const messengerNumber = remembered(10_000, (href): string | undefined => {
  const url = parsed(href)
  if (!url) return undefined
  const { protocol, hostname, pathname, searchParams } = url
  const written =
    protocol === 'viber:' || protocol === 'whatsapp:' || protocol === 'sgnl:'
      ? (searchParams.get('number') ?? searchParams.get('phone'))
      : hostname === 'wa.me' || hostname === 'www.wa.me'
        ? pathname.slice(1)
        : WHATSAPP.test(hostname)
          ? searchParams.get('phone')
          : hostname === 'viber.click' || hostname === 'signal.me'
            ? pathname.slice(1) || url.hash.replace('#p/', '')
            : null
  const digits = (written ?? '').replace(/\D/g, '').replace(/^00/, '')
  return digits.length > 6 && /^[+\d\s().-]*$/.test(written ?? '') ? `+${digits}` : undefined
})
