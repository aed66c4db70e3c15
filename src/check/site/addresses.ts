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

/** The path of an address of this site, written whole or from the root; undefined for what leads elsewhere. */
export function localPath(href: string, origin: string): string | undefined {
  if (/^\/(?!\/)/.test(href)) return withoutQuery(href)
  if (!href.startsWith(origin) || !/^(?:[/?#]|$)/.test(href.slice(origin.length))) return undefined
  return withoutQuery(href.slice(origin.length)) || '/'
}

/**
 * An address as a path of this site, with query and fragment; undefined when it leads elsewhere. Relative addresses
 * are resolved against `page`.
 */
export function ownPath(href: string, page: string, origin: string): string | undefined {
  if (href.startsWith('/')) return href.startsWith('//') ? ownPath(`https:${href}`, page, origin) : href
  if (href.startsWith('#')) return page + href
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return href.startsWith(origin) && /^(?:[/?#]|$)/.test(href.slice(origin.length))
      ? href.slice(origin.length).replace(/^(?!\/)/, '/')
      : undefined
  try {
    const { pathname, search, hash } = new URL(href, `https://own.invalid${page}`)
    return pathname + search + hash
  } catch {
    return undefined
  }
}

/** Whether what an address leads to depends on the page it stands on. */
export const isRelative = (href: string) => !href.startsWith('/') && !/^[a-z][a-z0-9+.-]*:/i.test(href)
