// Schema of `analytics:` of site.yaml. It names only services that set no cookie and need no consent, because the site
// has no consent banner.
import { z } from 'zod'
import { choice, issueOf, plain, refusing, webAddress } from './fields.ts'

/** The services that src/render/analytics.ts can embed. */
const SERVICES = ['plausible', 'umami', 'goatcounter', 'matomo', 'simple-analytics'] as const

/** The default server of the services that have one. */
export const SERVERS: Readonly<Record<string, string>> = {
  plausible: 'https://plausible.io',
  umami: 'https://cloud.umami.is',
  'simple-analytics': 'https://scripts.simpleanalyticscdn.com',
}
/** The meaning of `id` for the services that need one. */
const IDS: Readonly<Record<string, string>> = {
  umami: 'the id of the website, as Umami shows it',
  matomo: 'the number of the site, as Matomo shows it',
}

/** `analytics:` of site.yaml. */
export const analyticsSchema = refusing(
  z.strictObject({
    service: choice('a service that sets no cookie: the site asks for no consent', SERVICES),
    server: webAddress('where the service runs; needed where it is your own server').optional(),
    id: plain('what the service calls this site, in quotes; Plausible: the pa-… of its script')
      .min(1, 'is empty')
      .optional(),
  }),
  ({ service, server = SERVERS[service], id }) => [
    server === undefined &&
      issueOf(`${service} needs server:`, 'write where it runs, like server: https://stats.example.com'),
    server !== undefined &&
      /[?#]/.test(server) &&
      issueOf('is more than the address of a server', 'delete what follows the ? or #', ['server']),
    id === undefined &&
      IDS[service] !== undefined &&
      issueOf(`${service} needs id:`, `write ${IDS[service]}, in quotes`),
  ],
)

export type Analytics = z.infer<typeof analyticsSchema>
