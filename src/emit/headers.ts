// The response headers that every host should send. Values: OWASP Secure Headers Project; caching: RFC 9111, 5.2.2,
// and RFC 8246 (read 2026-11).
import type { HeaderRule } from '../model/host.ts'

/** Lets other sites and search engines show a file: pictures of shared links, and icons. */
const SHOWN = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const

/**
 * Pages are requested again each time, and answered with 304 if they are unchanged. A file below `assets/` is named by
 * its contents, so it is never requested again. `icons` are addresses of pictures that other sites show. No search engine
 * may show anything of a site that `isHidden`.
 */
export function headerRules(
  policy: string,
  { icons = [], isHidden = false }: { readonly icons?: readonly string[]; readonly isHidden?: boolean } = {},
): HeaderRule[] {
  return [
    {
      path: '/*',
      values: [
        ['Content-Security-Policy', policy],
        ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ['Cache-Control', 'public, max-age=0, must-revalidate'],
        ...(isHidden ? [['X-Robots-Tag', 'noindex, nofollow'] as const] : []),
      ],
    },
    { path: '/assets/*', values: [['Cache-Control', 'public, max-age=31536000, immutable'], SHOWN] },
    ...icons.map((path) => ({ path, values: [SHOWN] })),
  ]
}
