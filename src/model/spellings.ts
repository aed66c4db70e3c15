// Spellings of one path: decoded, escaped, with and without a slash.

/** A path as servers compare it: percent-escapes resolved, unless they are broken or hide a control character. */
export function decodedPath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? path : decoded
  } catch {
    return path
  }
}

export const escapes = (text: string, pattern: RegExp) =>
  text.replace(pattern, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** A path as it is sent, with every character escaped that has a meaning in a host's file. */
export const encodedPath = (path: string) => escapes(encodeURI(decodedPath(path)), /[$'()*:;,!&=+@?#[\]|\\]/g)

/**
 * The spellings of a path for which a host without redirects serves the same file: bare, with a slash, with .html. The
 * first is the path itself. A path with another extension has only one: '/old.php'.
 */
export function spellings(path: string): string[] {
  const decoded = decodedPath(path)
  const bare = decoded.replace(/\.html$|(?<!\/)\/+$/, '')
  if (decoded === '/') return [decoded]
  const all = /\.[a-z0-9]+$/i.test(bare) ? [bare] : [bare, `${bare}/`, `${bare}.html`]
  return [decoded, ...all.filter((spelling) => spelling !== decoded)]
}
