// Analytics services: the script that each puts on a page, and the origins that the content policy must allow.
// Only services that set no cookie and need no consent, because the site has no consent banner.
import { z } from 'zod'
import { issueOf, webAddress } from './fields.ts'

/** The parts that a service adds to a page. */
export interface Embed {
  /** Address of the script, which runs after the page has been parsed. */
  readonly src: string
  /** Settings in attributes of its script element. */
  readonly attributes: Readonly<Record<string, string>>
  /** An inline script, for a service that is configured by one. */
  readonly inline?: string
  /** Origins of requests, and of pictures that transport data. */
  readonly connect: readonly string[]
  readonly image: readonly string[]
}

/** A service: its default server, whether it needs an id, and its embed, which by default connects to the server. */
interface Service {
  readonly server?: string
  /** The meaning of `id`, if one is needed. */
  readonly id?: string
  embed(given: {
    readonly server: string
    readonly id: string
    readonly host: string
  }): Pick<Embed, 'src'> & Partial<Embed>
}

const originOf = (address: string) => new URL(address).origin

/** The inline script of Plausible: queues calls until its own script runs, and starts it. */
const PLAUSIBLE =
  'window.plausible=window.plausible||function(){(plausible.q=plausible.q||[]).push(arguments)},' +
  'plausible.init=plausible.init||function(i){plausible.o=i||{}};plausible.init()'

/** The services, each embedded as its documentation prescribes. */
const SERVICES: ReadonlyMap<string, Service> = new Map(
  Object.entries<Service>({
    // plausible.io/docs/script-update-guide: since October 2025 a site has a script of its own, pa-….js, which the page
    // begins; one's own server and older sites have script.js. Both send to /api/event of where they come from.
    plausible: {
      server: 'https://plausible.io',
      embed: ({ server, id, host }) =>
        /^pa-[\w-]+$/.test(id)
          ? { src: `${server}/js/${id}.js`, inline: PLAUSIBLE }
          : { src: `${server}/js/script.js`, attributes: { 'data-domain': id || host } },
    },
    // umami.is/docs/tracker-configuration: the script's own attributes. The cloud sends to its gateways (issue 4326).
    umami: {
      server: 'https://cloud.umami.is',
      id: 'the id of the website, as Umami shows it',
      embed: ({ server, id }) => ({
        src: `${server}/script.js`,
        attributes: { 'data-website-id': id },
        ...(originOf(server) === 'https://cloud.umami.is' && {
          connect: ['https://cloud.umami.is', 'https://gateway.umami.is', 'https://api-gateway.umami.dev'],
        }),
      }),
    },
    // goatcounter.com/help: count.js of one's own server; of the hosted ones it comes from gc.zgo.at.
    goatcounter: {
      embed({ server }) {
        const hosted = /\.goatcounter\.com$/.test(new URL(server).hostname)
        return {
          src: `${hosted ? 'https://gc.zgo.at' : server}/count.js`,
          attributes: { 'data-goatcounter': `${server}/count` },
          image: [originOf(server)],
        }
      },
    },
    // developer.matomo.org/guides/tracking-javascript-guide: `_paq`, filled before the script runs.
    matomo: {
      id: 'the number of the site, as Matomo shows it',
      embed: ({ server, id }) => ({
        src: `${server}/matomo.js`,
        inline: `var _paq=${JSON.stringify([
          ['disableCookies'],
          ['setTrackerUrl', `${server}/matomo.php`],
          ['setSiteId', id],
          ['trackPageView'],
          ['enableLinkTracking'],
        ]).replaceAll('<', '\\u003c')}`,
        image: [originOf(server)],
      }),
    },
    // docs.simpleanalytics.com/script: sends to the queue, by a picture where nothing else can.
    'simple-analytics': {
      server: 'https://scripts.simpleanalyticscdn.com',
      embed: ({ server }) => ({
        src: `${server}/latest.js`,
        connect: ['https://queue.simpleanalyticscdn.com'],
        image: ['https://queue.simpleanalyticscdn.com'],
      }),
    },
  }),
)

/** Services that set cookies or read data of a device, and so need consent before they run. */
const NEEDS_CONSENT =
  /^(?:google|gtm|gtag|ga4?$|facebook|meta|tiktok|linkedin|hotjar|clarity|microsoft|yandex|hubspot|mixpanel|segment)/

const CHOICES = [...SERVICES.keys()]

/** `analytics:` of site.yaml. */
export const analyticsSchema = z
  .strictObject({
    service: z
      .string()
      .superRefine((name, context) => {
        if (SERVICES.has(name)) return
        const consent = NEEDS_CONSENT.test(name.toLowerCase())
        const text = consent ? `"${name}" may not run before a visitor has consented` : `"${name}" is not known here`
        const help = `${consent ? 'this site has no consent banner: ' : ''}choose one of ${CHOICES.join(', ')}`
        context.addIssue(issueOf(text, help))
      })
      .meta({ description: 'a service that sets no cookie', enum: CHOICES }),
    server: webAddress('where the service runs; needed where it is your own server')
      .refine((address) => !/[?#]/.test(address), { message: 'is more than the address of a server' })
      .optional(),
    id: z
      .string()
      .min(1, 'is empty')
      .optional()
      .meta({ description: 'what the service calls this site, in quotes; Plausible: the pa-… of its script' }),
  })
  .superRefine(({ service, server, id }, context) => {
    const known = SERVICES.get(service)
    const missing = (key: string, help: string) => context.addIssue(issueOf(`${service} needs ${key}:`, help))
    if (known && known.server === undefined && server === undefined)
      missing('server', 'write where it runs, like server: https://stats.example.com')
    if (known?.id !== undefined && id === undefined) missing('id', `write ${known.id}, in quotes`)
  })

/** The embed for `analytics` of a site; undefined if it declares none. */
export function embedOf(site: {
  readonly origin: string
  readonly analytics?: z.infer<typeof analyticsSchema> | undefined
}): Embed | undefined {
  const { service = '', server, id = '' } = site.analytics ?? {}
  const known = SERVICES.get(service)
  const base = (server ?? known?.server ?? '').replace(/(?<!\/)\/+$/, '')
  if (base === '' || !known) return undefined
  const embed = known.embed({ server: base, id, host: new URL(site.origin).host })
  return { attributes: {}, connect: [originOf(base)], image: [], ...embed }
}
