// Spellings of a redirect's address, as hosts compare and write them: decoded, escaped, with and without a slash.
import { decodedPath, encodedPath, escapes, spellings } from '../../model/spellings.ts'

/**
 * The forms in which clients send a path, for hosts that compare it undecoded, the fully escaped form first. Links escape
 * more than browsers do, and some systems write escapes in lower case.
 */
export function wirePaths(path: string): string[] {
  const decoded = decodedPath(path)
  const bare = decoded.replace(/[%?#\\]/g, encodeURIComponent)
  const forms = [encodedPath(decoded), encodeURI(decoded), new URL(`https://own.invalid${bare}`).pathname]
  const small = forms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()))
  return [...new Set([...forms, ...small])].filter((form) => !/[?#]/.test(form))
}

/** The target of a redirect as it is sent: a path with query and fragment, or a URL. */
export function encodedTarget(to: string): string {
  const origin = 'https://own.invalid'
  const { href } = new URL(to, origin)
  return escapes(href.startsWith(`${origin}/`) ? href.slice(origin.length) : href, /[$'"()*{}|[\]\\^`;]/g)
}

/** Redirects, each repeated for every spelling of its address. */
export const inSpellings = <R extends { readonly from: string }>(redirects: readonly R[]): R[] =>
  redirects.flatMap((redirect) => spellings(redirect.from).map((from) => ({ ...redirect, from })))

/** An expression that finds a parameter in a query. RE2 and PCRE read it alike. */
export const parameter = (query: string) => `(?:^|&)${literal(query)}(?:&|$)`

/** Escapes a text for a regular expression that finds exactly it. RE2 and PCRE read it alike. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/"]/g, '\\$&').replaceAll('\\/', '/')
