// Names of hosts, and addresses of mailboxes at them, in the ASCII form that every output uses (RFC 5891, RFC 5321).
import { domainToUnicode } from 'node:url'
import type { Fault } from './problem.ts'

/** A label of a host name. Some hosts of services have an underscore. */
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/

/** Whether a host, as the URL parser writes it, has a name that a name server can know. */
export const isHostName = (host: string): boolean =>
  host.length <= 253 && host.split('.').every((label) => LABEL.test(label))

/** A host name in lower-case ASCII: bücher.example -> xn--bcher-kva.example; undefined if it is not a host name. */
function asciiHost(typed: string): string | undefined {
  if (/[/?#@:\\\s%]/.test(typed) || !URL.canParse(`https://${typed}`)) return undefined
  const { hostname } = new URL(`https://${typed}`)
  // Node 24 accepts labels that start with xn-- and encode nothing.
  if (/(?:^|\.)xn--/.test(domainToUnicode(hostname))) return undefined
  return isHostName(hostname) && !hostname.includes('_') ? hostname : undefined
}

/** The part before the @, as mail programs take it unquoted (RFC 5322, dot-atom). */
const MAILBOX = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i

/** An e-mail address with its host in ASCII. */
export function asciiEmail(typed: string): string | Fault {
  const at = typed.lastIndexOf('@')
  const mailbox = typed.slice(0, at)
  const host = asciiHost(typed.slice(at + 1))
  const isHost = host !== undefined && /\.[a-z][a-z0-9-]+$/.test(host)
  if (isHost && MAILBOX.test(mailbox)) return /[^!-~]/.test(typed) ? `${mailbox}@${host}` : typed
  return isHost && /[^ -~]/.test(mailbox)
    ? {
        text: `has "${mailbox}" before the @, which many mail servers refuse`,
        help: `write a mailbox in Latin letters, like info@${host}`,
      }
    : { text: 'is not an e-mail address', help: 'write an e-mail address, like info@example.com' }
}

/** An origin in ASCII: https:// and a host. */
export function asciiOrigin(typed: string): string | Fault {
  const [, scheme = '', host = '', rest = ''] = /^([a-z]+:\/\/)?([^/?#]*)(.*)$/isu.exec(typed) ?? []
  const ascii = asciiHost(host)
  if (ascii === undefined || (/^[\d.]+$/.test(ascii) && ascii !== host))
    return { text: `"${typed}" names no host`, help: 'write it as https://host, like https://www.example.com' }
  const help = `write https://${ascii}`
  if (scheme !== 'https://' || rest !== '')
    return { text: `"${typed}" is not https:// and a host, with no path and no slash at the end`, help }
  return /[A-Z]/.test(host) ? { text: 'has capital letters', help } : `https://${ascii}`
}
