// Social networks, whose front pages are not the profile of a business.

/** Networks to which businesses link for their profiles. */
const FRONTS = new Set(
  (
    'facebook.com fb.com instagram.com linkedin.com youtube.com twitter.com x.com pinterest.com tiktok.com wa.me ' +
    'm.me t.me trustpilot.com tripadvisor.com threads.net'
  ).split(' '),
)

/** Profile names of manuals: "yourpage", "my-company". */
const SAMPLE =
  /^\/@?(?:\w+\/)?@?(?:(?:your|my)[-_.]?(?:page|name|business|company|profile|brand|shop|account|channel)|(?:user|page|company)[-_.]?name\/?$)/i

/** The network of an address that shows no profile; undefined for all other addresses. */
export function frontOf({ hostname, pathname, search, hash }: URL): string | undefined {
  const host = hostname.toLowerCase().replace(/^(?:www|m|[a-z]{2}(?:-[a-z]{2})?)\./, '')
  if (!FRONTS.has(host)) return undefined
  if (SAMPLE.test(pathname)) return `${host} ("${pathname}" is a sample name)`
  return pathname === '/' && search === '' && hash === '' ? host : undefined
}
