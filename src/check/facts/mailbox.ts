// Decides whether a mail address is meant to be that of the business and is not.
import { distance } from '../../model/nearest.ts'
import type { Site } from '../../model/schemas/site.ts'
import { isFreeMailbox } from '../data/mailboxes.ts'

/** Characters by which a mistyped address differs. */
const SLIPS = 2

/** What is wrong with an address; undefined if it is the declared one, or plainly somebody else's. */
export function mailboxFault(mail: string, { business }: Site, isOurs: boolean): string | undefined {
  const [own = '', other = ''] = [business.email, mail].map((each) => each.toLowerCase())
  if (own === other) return undefined
  const [ownLocal, ownHost = ''] = own.split('@')
  const [local, host = ''] = other.split('@')
  if (distance(own, other) <= SLIPS) return 'is misspelt'
  if (isOurs && isFreeMailbox(host)) return 'is a free mailbox'
  const isOtherEnding = host !== ownHost && host.replace(/\.[^.]+$/, '') === ownHost.replace(/\.[^.]+$/, '')
  return isOtherEnding || (local === ownLocal && distance(host, ownHost) <= SLIPS) ? 'has another host' : undefined
}
