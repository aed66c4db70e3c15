// Social networks, whose front pages are not the profile of a business.

/** Networks to which businesses link for their profiles. */
const FRONTS = new Set(
  (
    'facebook.com fb.com instagram.com linkedin.com youtube.com twitter.com x.com pinterest.com tiktok.com wa.me ' +
    'm.me t.me trustpilot.com tripadvisor.com threads.net'
  ).split(' '),
)

/** The network of an address that shows no profile; undefined for all other addresses. */
export function frontOf({ hostname, pathname, search, hash }: URL): string | undefined {
  const host = hostname.toLowerCase().replace(/^(?:www|m|[a-z]{2}(?:-[a-z]{2})?)\./, '')
  return FRONTS.has(host) && pathname === '/' && search === '' && hash === '' ? host : undefined
}
