// Hosts that businesses link to for their profiles, and how their names are mistyped. Data.
import { distance } from '../../model/nearest.ts'

/** Names of six letters and more: a shorter one is near to too many others. All of them end on .com. */
const NETWORKS = (
  'facebook instagram linkedin youtube twitter pinterest whatsapp messenger tripadvisor tiktok google trustpilot ' +
  'foursquare snapchat'
).split(' ')
/** Those that no country has an ending of its own for. */
const ONE_ENDING = new Set('facebook instagram linkedin youtube twitter whatsapp messenger tiktok snapchat'.split(' '))
/** Endings that .com is mistyped as, some of which are countries where such names are waiting. */
const NEAR_COM = new Set('com con cm co om cmo ocm vom xom comm coom'.split(' '))
/** Endings that networks have beside .com, for their scripts and their short addresses. */
const OTHERS = new Set('net org be me'.split(' '))

/** The host that a mistyped one is meant to be; undefined for all others. */
export function meantHost(host: string): string | undefined {
  const labels = host.toLowerCase().split('.')
  const [name = '', ending = ''] = labels.slice(-2)
  if (labels.length > 4 || name.length < 5) return undefined
  const meant = NETWORKS.find((known) => known === name) ?? (NEAR_COM.has(ending) ? nearTo(name) : undefined)
  if (meant === undefined || (meant === name && !isWrong(name, ending))) return undefined
  return [...labels.slice(0, -2), meant, 'com'].join('.')
}

const isWrong = (name: string, ending: string) =>
  ending !== 'com' && (ONE_ENDING.has(name) ? !OTHERS.has(ending) : NEAR_COM.has(ending) && ending.length > 2)

/** People miss the middle of a word, not where it begins. */
const nearTo = (name: string) => NETWORKS.find((known) => known[0] === name[0] && distance(known, name) === 1)

/** Networks whose front page belongs to nobody: a link there was to lead to a profile. */
const FRONTS = new Set(
  (
    'facebook.com fb.com instagram.com linkedin.com youtube.com twitter.com x.com pinterest.com tiktok.com wa.me ' +
    'm.me t.me trustpilot.com tripadvisor.com threads.net'
  ).split(' '),
)

/** What manuals write for the name of a profile: nobody is called so, or somebody who is not meant. */
const NOBODY = new RegExp(
  '^/@?(?:(?:pages?|company|in|user|c|channel)/)?@?(?:' +
    '(?:your|my)[-_.]?(?:page|name|business|company|profile|username|brand|shop|account|handle|channel)' +
    '(?:[-_.]?(?:name|page))?|(?:page|profile|user|company)[-_.]?name|example|username)/?$',
  'i',
)

/** The network that an address shows no profile of, and why; undefined for all others. */
export function frontOf({ hostname, pathname, search, hash }: URL): string | undefined {
  const host = hostname.toLowerCase().replace(/^(?:www|m|[a-z]{2}(?:-[a-z]{2})?)\./, '')
  if (!FRONTS.has(host)) return undefined
  if (NOBODY.test(pathname)) return `${host} for nobody, "${pathname}"`
  return pathname === '/' && search === '' && hash === '' ? host : undefined
}
