// The parts that an analytics service adds to a page: its script, the script that reports calls and messages to it, and the origins
// that the content policy must allow.
import { type Analytics, SERVERS } from '../model/schemas/analytics.ts'
import type { Site } from '../model/schemas/site.ts'

/** The parts that a service adds to a page. */
interface Embed {
  /** Address of the script, which runs after the page has been parsed. */
  readonly src: string
  /** Settings in attributes of its script element. */
  readonly attributes?: Readonly<Record<string, string>>
  /** An inline script before it, for a service that is configured by one. */
  readonly inline?: string
  /** An expression that counts the event named `name`, which does nothing until the script has run. */
  readonly event: string
  /** Origins of requests, by default the server, and of pictures that transport data. */
  readonly connect?: readonly string[]
  readonly image?: readonly string[]
}

/** The address of the server without a slash at its end, the id of the site, and its host. */
type Account = Readonly<Record<'server' | 'id' | 'host', string>>

const originOf = (address: string) => new URL(address).origin

/** The inline script of Plausible: queues calls until its own script runs, and starts it. */
const PLAUSIBLE =
  'window.plausible=window.plausible||function(){(plausible.q=plausible.q||[]).push(arguments)},' +
  'plausible.init=plausible.init||function(i){plausible.o=i||{}};plausible.init();'

/**
 * The services, each embedded, and its events sent, as its documentation prescribes: plausible.io/docs/custom-event-goals,
 * umami.is/docs/tracker-functions, goatcounter.com/help/events, developer.matomo.org/api-reference/tracking-javascript,
 * docs.simpleanalytics.com/events (read 2026-11). None of them sets a cookie for it.
 */
const EMBEDS: Readonly<Record<Analytics['service'], (account: Account) => Embed>> = {
  // plausible.io/docs/script-update-guide: since October 2025 a site has its own script, pa-….js, which the page
  // starts; self-hosted servers and older sites have script.js. Both send to /api/event of their server.
  plausible: ({ server, id, host }) =>
    /^pa-[\w-]+$/.test(id)
      ? { src: `${server}/js/${id}.js`, inline: PLAUSIBLE, event: 'window.plausible?.(name)' }
      : { src: `${server}/js/script.js`, attributes: { 'data-domain': id || host }, event: 'window.plausible?.(name)' },
  // umami.is/docs/tracker-configuration: the script's own attributes. The cloud sends to its gateways (issue 4326).
  umami: ({ server, id }) => ({
    src: `${server}/script.js`,
    attributes: { 'data-website-id': id },
    event: 'window.umami?.track(name)',
    ...(server === SERVERS.umami && {
      connect: [server, 'https://gateway.umami.is', 'https://api-gateway.umami.dev'],
    }),
  }),
  // goatcounter.com/help: count.js of a self-hosted server; for hosted sites it comes from gc.zgo.at.
  goatcounter: ({ server }) => ({
    src: `${/\.goatcounter\.com$/.test(server) ? 'https://gc.zgo.at' : server}/count.js`,
    attributes: { 'data-goatcounter': `${server}/count` },
    event: 'window.goatcounter?.count?.({path:name,title:name,event:true})',
    image: [originOf(server)],
  }),
  // developer.matomo.org/guides/tracking-javascript-guide: `_paq`, filled before the script runs.
  matomo: ({ server, id }) => ({
    src: `${server}/matomo.js`,
    inline: `var _paq=${JSON.stringify([
      ['disableCookies'],
      ['setTrackerUrl', `${server}/matomo.php`],
      ['setSiteId', id],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]).replaceAll('<', '\\u003c')};`,
    event: '_paq.push(["trackEvent","contact",name])',
    image: [originOf(server)],
  }),
  // docs.simpleanalytics.com/script: sends to the queue, by a picture if nothing else is possible.
  'simple-analytics': ({ server }) => ({
    src: `${server}/latest.js`,
    event: 'window.sa_event?.(name)',
    connect: ['https://queue.simpleanalyticscdn.com'],
    image: ['https://queue.simpleanalyticscdn.com'],
  }),
}

/** The script that counts a press on a phone number as `call`, and a delivered form, which empties itself, as `message`. */
const eventsOf = (event: string, isPosted: boolean) =>
  `{const count=name=>${event};` +
  `addEventListener("click",({target})=>target.closest('a[href^="tel:"]')&&count("call"))` +
  `${isPosted ? ';addEventListener("reset",()=>count("message"))' : ''}}`

/** The embed for `analytics` of a site; undefined if it declares none. */
export function embedOf({
  origin,
  analytics,
  contact,
}: Pick<Site, 'origin' | 'analytics' | 'contact'>): (Embed & { readonly inline: string }) | undefined {
  if (!analytics) return undefined
  const { service, server = SERVERS[service] ?? '', id = '' } = analytics
  const base = server.replace(/(?<!\/)\/+$/, '')
  const embed = EMBEDS[service]({ server: base, id, host: new URL(origin).host })
  const isPosted = contact.delivery === 'post' || contact.delivery === 'netlify'
  return { connect: [originOf(base)], ...embed, inline: (embed.inline ?? '') + eventsOf(embed.event, isPosted) }
}
