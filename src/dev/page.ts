// A page as it is built -> the same page for whoever works on it: with the client of this server, marks behind the
// texts of the YAML, and a policy that lets styles be swapped. Pure.
import { shortDigest } from '../runtime/digest.ts'

/** What the pages of one server share. */
export interface Shared {
  /** Whoever changes something must know it; pages of other sites cannot read it. */
  readonly token: string
  /** Lets the client put another style in the place of the page's. */
  readonly nonce: string
  /** Where the form of the site goes to, and where it goes here. */
  readonly endpoint: string | undefined
  /** Whether the form of the site sends nothing to any server by itself. */
  readonly copy: boolean
}

/** Below it lies all that is the server's own. */
export const OWN = '/__site'

/**
 * The policy of a page for the client: styles with the nonce, and no demand for https, which this server does not
 * speak. The client's script and its requests are the site's own, which the policy of every page allows.
 */
export const devPolicy = (policy: string, nonce: string) =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => (directive.startsWith('style-src ') ? `${directive} 'nonce-${nonce}'` : directive))
    .join('; ')

/** The page with that policy. */
export const withPolicy = (html: string, nonce: string) =>
  html.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
    (_, before: string, policy: string) => before + devPolicy(policy, nonce),
  )

/** Parts of a page that hold no mark: comments, elements whose content is not markup, and tags. */
export const CLOSED =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|select|svg)\b[\s\S]*?(?:<\/\1>|$)|<[^>]*(?:>|$)/g

/** The page with a comment `s:N` behind each text of its body, N being the text's number in `texts`. */
function withMarks(html: string, texts: readonly { readonly at: number }[]): string {
  const start = html.indexOf('<body')
  const parts: string[] = []
  let from = 0
  let next = texts.findIndex(({ at }) => at > start)
  if (start < 0 || next < 0) return html
  const mark = (until: number) => {
    for (; next < texts.length && (texts[next]?.at ?? 0) <= until; next++) {
      const at = texts[next]?.at ?? 0
      if (at < from) continue
      parts.push(html.slice(from, at), `<!--s:${next}-->`)
      from = at
    }
  }
  for (const found of html.slice(start).matchAll(CLOSED)) {
    const at = start + found.index
    mark(at)
    // What ends within is in an attribute, or in a script: it has no place of its own in the text.
    while (next < texts.length && (texts[next]?.at ?? 0) < at + found[0].length) next++
  }
  return parts.join('') + html.slice(from)
}

/** The page with the client. `boot` is the address of the page's own first script, before which the client must run. */
export function devPage(
  html: string,
  texts: readonly { readonly at: number }[],
  {
    token,
    nonce,
    endpoint,
    copy,
    version,
    boot,
  }: Shared & { readonly version: number; readonly boot: string | undefined },
): string {
  const client =
    `<script src="${OWN}/client.js" data-token="${token}" data-nonce="${nonce}"` +
    ` data-version="${version}"${copy ? ' data-copy' : ''}></script>`
  const marked = withPolicy(withMarks(html, texts), nonce)
  const first = boot === undefined ? -1 : marked.lastIndexOf(`<script src="${boot}"`)
  const at = first < 0 ? marked.lastIndexOf('</body>') : first
  const whole = at < 0 ? marked + client : marked.slice(0, at) + client + marked.slice(at)
  return endpoint === undefined ? whole : whole.replaceAll(endpoint, `${OWN}/inbox?token=${token}`)
}

/** What stands where a page cannot be drawn and never was. */
export const emptyPage = (language: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>site dev</title></head>' +
  '<body></body></html>\n'

/** What changes when the bytes do. */
export const tagOf = (text: string | Uint8Array) => shortDigest(text).slice(0, 16)
