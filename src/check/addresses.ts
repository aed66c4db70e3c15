// Addresses as rules compare them. Pure.

/** The path of an address, without query and fragment. */
export const withoutQuery = (href: string) => href.replace(/[?#].*$/s, '')

/** The fragment of an address, decoded; undefined when it has none. */
export function fragmentOf(href: string): string | undefined {
  const at = href.indexOf('#')
  if (at < 0) return undefined
  try {
    return decodeURIComponent(href.slice(at + 1))
  } catch {
    return href.slice(at + 1)
  }
}
