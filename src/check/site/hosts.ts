// The files of hosts in an output folder -> what they say: redirects and headers, by host. Pure; worked out once a
// site.

import type { SiteContext } from '../../model/checks/rule.ts'
import type { HeaderRule, HostRules } from '../../model/hosting/host.ts'
import { outputText } from './places.ts'

type Parts = Pick<SiteContext, 'site' | 'hosts' | 'output'>

/**
 * By name, of the hosts of site.yaml; of all the engine knows where it names none, for then the output may go
 * anywhere.
 */
export const hostRulesOf = (context: Parts): ReadonlyMap<string, HostRules> =>
  context.output.once('rules of hosts', () => {
    const { hosts } = context.site
    const found = new Map<string, HostRules>()
    for (const [name, host] of context.hosts) {
      const rules =
        hosts.length === 0 || hosts.includes(name) ? host.read?.((file) => outputText(context, file)) : undefined
      if (rules) found.set(name, rules)
    }
    return found
  })

/** Addresses that a header keeps out of search results, with the file that says so. */
export function hiddenByHeader(context: Parts): { readonly file: string; readonly path: string }[] {
  const hides = ({ values }: HeaderRule) =>
    values.some(([name, value]) => name.toLowerCase() === 'x-robots-tag' && /\b(?:noindex|none)\b/i.test(value))
  return [...hostRulesOf(context).values()].flatMap(({ headers }) =>
    (headers?.rules ?? []).filter(hides).map(({ path }) => ({ file: headers?.file ?? '', path })),
  )
}
