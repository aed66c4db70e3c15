// Parses and compares addresses.

/** The path of an address, without query and fragment. */
export const withoutQuery = (href: string) => href.replace(/[?#].*$/s, '')

/** The decoded fragment of an address; undefined if it has none. */
export function fragmentOf(href: string): string | undefined {
  const at = href.indexOf('#')
  return at < 0 ? undefined : decoded(href.slice(at + 1))
}

/** The text with its percent-escapes resolved; unchanged if they are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An address as browsers parse it (URL Standard, 4.4); undefined if it is invalid. */
export function parsed(href: string, base = 'https://own.invalid/'): URL | undefined {
  return URL.canParse(href, base) ? new URL(href, base) : undefined
}

/** A path from the root that a parser does not change: most addresses, so most are not parsed. */
const ORDINARY = /^\/(?![/\\])(?!.*\/\.)[^\\\0-\x20]*$/
/** The path of an absolute address of this site; undefined for any other address. */
export function localPath(href: string, origin: string): string | undefined {
  const url = href.startsWith('/') || URL.canParse(href) ? parsed(href, origin) : undefined
  return url?.origin === origin ? url.pathname : undefined
}

/** An address as a path of this site, with query and fragment, resolved against `page`; undefined if it leads elsewhere. */
export function ownPath(href: string, page: string, origin: string): string | undefined {
  if (ORDINARY.test(href)) return href
  if (href.startsWith('#')) return page + href
  const url = parsed(href, origin + page)
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined
}

/** The address that hosts give a file: `a.html` and `a/index.html` are both `a`. */
export const fileAddress = (file: string) =>
  file
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/$/, '')
