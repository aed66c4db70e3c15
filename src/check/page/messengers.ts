// A link -> the phone a messenger writes to when it is followed. Pure.
import { parsed } from '../site/addresses.ts'
import { remembered } from '../text/language.ts'

/** How links to a messenger begin whose number ends the address, as the source of a pattern. */
export const NUMBER_LAST = [
  'https://(?:wa\\.me/|api\\.whatsapp\\.com/send\\?phone=)',
  'viber://(?:chat|add)\\?number=',
  'whatsapp://send\\?phone=',
].join('|')

/** Hosts of WhatsApp: wa.me/<number> and …/send?phone=<number>. */
const WHATSAPP = /^(?:www\.|api\.|web\.|chat\.)?whatsapp\.com$/

/** +country and digits; undefined for a link that writes to nobody in particular. Menus say the same on every page. */
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
