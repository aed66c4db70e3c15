// Decides whether a mail address is meant to be that of the business and is not.
import { distance } from '../../model/nearest.ts'
import type { Site } from '../../model/schemas/site.ts'

/** Hosts where anybody may open a mailbox, by the first label: yahoo.gr, yahoo.com. */
const FREE = new Set(
  (
    'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud me mac aol gmx web mail proton ' +
    'protonmail pm tutanota tuta zoho yandex mailbox fastmail hushmail inbox t-online orange free laposte ' +
    'libero virgilio wp onet seznam ukr rambler qq naver otenet forthnet hol btinternet ntlworld talktalk ' +
    'comcast verizon'
  ).split(' '),
)

/** Whether a host gives mailboxes to anybody. */
const isFreeMailbox = (host: string) => {
  const labels = host.split('.')
  return labels.length <= 3 && FREE.has(labels[0] ?? '')
}

/** The ending of a host: `.gr`, `.co.uk`. */
const ENDING = /(?:\.(?:co|com|net|org))?\.[^.]+$/

/** Characters by which a mistyped address differs. */
const SLIPS = 2
/** Characters of a host from which on another one is hardly as near by chance. */
const LONG = 12

const longestOf = (words: string) =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .reduce((longest, word) => (word.length > longest.length ? word : longest))

/** Whether the part of an address before the @ has the longest word of the name of the business, or of its domain: wheels@yahoo.co.uk. */
export function hasName(mail: string, { business }: Site): boolean {
  const [local = ''] = mail.toLowerCase().split('@')
  const [domain = ''] = business.email.split('@')[1]?.split('.') ?? []
  return local.includes(longestOf(business.name)) || local.includes(longestOf(domain))
}

/** The fault of an address, which may be meant to be ours; undefined if it is declared or clearly somebody else's. */
export function mailboxFault(mail: string, { business }: Site, { isOurs }: { isOurs: boolean }): string | undefined {
  const [own = '', other = ''] = [business.email, mail].map((each) => each.toLowerCase())
  if (own === other) return undefined
  const [ownLocal, ownHost = ''] = own.split('@')
  const [local, host = ''] = other.split('@')
  if (distance(own, other) <= SLIPS) return 'is misspelt'
  if (isOurs && isFreeMailbox(host)) return 'is a free mailbox'
  const isOther = host !== ownHost
  const isOtherEnding = host.replace(ENDING, '') === ownHost.replace(ENDING, '')
  const isNear = distance(host, ownHost) <= SLIPS && (local === ownLocal || ownHost.length >= LONG)
  return isOther && (isOtherEnding || isNear) ? 'has another host' : undefined
}
