// GitHub Pages: writes .nojekyll, and CNAME if it is the only host. It cannot redirect, so its redirects are HTML pages.
// docs.github.com/en/pages: about GitHub Pages and limits, custom domains (read 2026-11).
import type { Host } from '../model/host.ts'

const PLAIN = '.nojekyll'
const DOMAIN = 'CNAME'

export default {
  own: [PLAIN, DOMAIN],

  /** Where the site is only tried, beside other hosts or with --staging, CNAME would claim the domain of the other. */
  files: ({ plan: { site } }) =>
    new Map([
      [PLAIN, ''],
      ...(site.hosts.length > 1 || site.isStaging ? [] : [[DOMAIN, `${new URL(site.origin).hostname}\n`] as const]),
    ]),

  caching: 'max-age=600',
  cannot: [
    'sends no headers of your own: of the security headers only the policy in each page holds',
    'cannot redirect: an old address answers 200 with a page that forwards the visitor',
    'answers /page.html as well as /page, and 404 for /page/ where addresses have no slash',
    'is not meant for the site of a business: its terms say so',
  ],
  limits: {
    bytes: 1 << 30,
    source: 'docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits (read 2026-11)',
  },
} satisfies Host
