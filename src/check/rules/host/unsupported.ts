// Reports features of the site that a host of site.yaml does not support.
import type { Host } from '../../../model/host.ts'
import { encodedPath } from '../../../model/spellings.ts'
import { defineRule, type Finding, type SiteContext } from '../../rule.ts'
import { outputText, redirectAt, redirectsAt } from '../../site/places.ts'

export default defineRule({
  why: 'Without its headers and redirects a site looks the same, but is less secure and harder to find.',
  level: 'warning',
  help: 'choose another host, or write ignore: with the reason why it does not matter',
  source:
    'docs.github.com/en/pages, "GitHub Pages limits"; docs.gitlab.com/user/project/pages/redirects (read 2026-11)',
  fine: { yaml: { 'site.yaml': 'hosts: [netlify]' } },
  bad: {
    yaml: { 'site.yaml': 'hosts: [github-pages]' },
    findings: [
      'github-pages sends no headers of your own: of the security headers only the policy in each page holds',
      'github-pages cannot redirect: an old address answers 200 with a page that forwards the visitor',
      'github-pages answers /page.html as well as /page, and 404 for /page/ where addresses have no slash',
      'github-pages is not meant for the site of a business: its terms say so',
    ],
  },

  *site(context) {
    const { site, hosts, redirects } = context
    for (const [i, name] of site.hosts.entries()) {
      const host = hosts.get(name)
      if (!host) continue
      const at = { file: 'site.yaml', path: ['hosts', i] }
      for (const sentence of host.cannot ?? []) yield { text: `${name} ${sentence}`, at }
      yield* lostRedirects(context, host, name)
      if (host.queries !== undefined) continue
      for (const { from, query, to } of redirects)
        if (query !== undefined)
          yield {
            text: `${from} does not lead to ${to}: ${name} compares no query, and answers ${from.split('?')[0]}`,
            at: redirectAt(context, from) ?? redirectsAt,
            help: `choose another host, or redirect ${from} in the settings of ${name}`,
          }
    }
  },
})

/** Redirects with a status that the host knows for which its files have no rule. */
function* lostRedirects(context: SiteContext, host: Host, name: string): Generator<Finding> {
  const served = host.read?.((file) => outputText(context, file))
  if (!served) return
  const bare = (path: string) => encodedPath(path.replace(/(?<=.)\/$/, ''))
  const written = new Set(served.redirects.map(({ from }) => bare(from)))
  for (const { from, to, query, status } of context.redirects)
    if (query === undefined && !written.has(bare(from)) && host.limits?.statuses?.includes(status) !== false)
      yield {
        text: `${from} does not lead to ${to}: a redirect of ${name} cannot have this address`,
        at: redirectAt(context, from) ?? redirectsAt,
        help: `choose another host, or redirect ${from} in the settings of ${name}`,
      }
}
