// Addresses as rules compare them. Pure.

/** The path of an address, without query and fragment. */
export const withoutQuery = (href: string) => href.replace(/[?#].*$/s, '')

/** The fragment of an address, decoded; undefined when it has none. */
export function fragmentOf(href: string): string | undefined {
  const at = href.indexOf('#')
  return at < 0 ? undefined : decoded(href.slice(at + 1))
}

/** Percent-escapes resolved; the text as it stands where they are broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An address as the URL parser of browsers reads it (URL Standard, 4.4); undefined for what is none. */
export function parsed(href: string, base = 'https://own.invalid/'): URL | undefined {
  return URL.canParse(href, base) ? new URL(href, base) : undefined
}

/** A path from the root that a parser leaves as it is: most addresses, so most are not parsed. */
const ORDINARY = /^\/(?![/\\])(?!.*\/\.)[^\\\0-\x20]*$/
/** What a parser leaves as it is, and what leads to no page. */
const ABSOLUTE = /^(?:https?:\/\/|mailto:|tel:)/

/** The path of an address of this site, written whole or from the root; undefined for what leads elsewhere. */
export function localPath(href: string, origin: string): string | undefined {
  const own = isRelative(href) ? undefined : ownPath(href, '/', origin)
  return own === undefined ? undefined : withoutQuery(own) || '/'
}

/**
 * An address as a path of this site, with query and fragment; undefined when it leads elsewhere. Relative addresses
 * are resolved against `page`.
 */
export function ownPath(href: string, page: string, origin: string): string | undefined {
  if (ORDINARY.test(href)) return href
  if (href.startsWith('#')) return page + href
  const url = parsed(href, origin + page)
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined
}

/** Whether what an address leads to depends on the page it stands on. */
export const isRelative = (href: string) =>
  !ORDINARY.test(href) &&
  !ABSOLUTE.test(href) &&
  parsed(href, 'https://own.invalid/a/b')?.href !== parsed(href, 'https://own.invalid/c')?.href

/** What hosts make of a file name: `a.html` and `a/index.html` are both `a`. */
export const fileAddress = (file: string) =>
  file
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/$/, '')
