// Spellings of the address of a redirect, as hosts compare and write them: decoded, escaped, with and without slash.

/** A path as servers compare it: percent-escapes resolved, unless they are broken or hide a control character. */
export function decodedPath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? path : decoded
  } catch {
    return path
  }
}

const escapes = (text: string, pattern: RegExp) =>
  text.replace(pattern, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** A path as it goes over the wire, with everything escaped that means something in a file of any host. */
export const encodedPath = (path: string) => escapes(encodeURI(decodedPath(path)), /[$'()*:;,!&=+@?#[\]|\\]/g)

/**
 * The ways one path comes over the wire, for hosts that compare it as it came, the one with all escaped first: links
 * escape more than browsers must, and some systems write their escapes in small letters.
 */
export function wirePaths(path: string): string[] {
  const decoded = decodedPath(path)
  const bare = decoded.replace(/[%?#\\]/g, encodeURIComponent)
  const forms = [encodedPath(decoded), encodeURI(decoded), new URL(`https://own.invalid${bare}`).pathname]
  const small = forms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()))
  return [...new Set([...forms, ...small])].filter((form) => !/[?#]/.test(form))
}

/** The target of a redirect as it goes over the wire: a path with query and fragment, or a whole address. */
export function encodedTarget(to: string): string {
  const own = 'https://own.invalid'
  const { href } = new URL(to, own)
  return escapes(href.startsWith(`${own}/`) ? href.slice(own.length) : href, /[$'"()*{}|[\]\\^`;]/g)
}

/**
 * The spellings of a path that one file answers on a host without redirects: bare, with a slash, with .html. The first
 * is the path itself. A file is asked for by its own name alone: '/old.php' is '/old.php', and '/old.html' also '/old'.
 */
export function spellings(path: string): string[] {
  const decoded = decodedPath(path)
  const bare = decoded.replace(/\.html$|(?<!\/)\/+$/, '')
  if (decoded === '/') return [decoded]
  const all = /\.[a-z0-9]+$/i.test(bare) ? [bare] : [bare, `${bare}/`, `${bare}.html`]
  return [decoded, ...all.filter((each) => each !== decoded)]
}

/** An expression that finds a parameter in a query. RE2 and PCRE read it alike. */
export const parameter = (query: string) => `(?:^|&)${literal(query)}(?:&|$)`

/** A text in which a regular expression finds itself, and nothing else. RE2 and PCRE read it alike. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/"]/g, '\\$&').replaceAll('\\/', '/')
