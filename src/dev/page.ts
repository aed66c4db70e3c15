// Adds to a built page what the development server needs: its client, a mark after each YAML value, and a
// Content-Security-Policy that allows styles to be replaced.
import type { Words } from '../language/words.ts'
import { escapeHtml } from '../render/document.ts'
import { clientElement } from './editor/parts.ts'
import { type Markup, OWN } from './html.ts'

/** The parts that are added to a page. */
export interface DevPage {
  readonly words: Words
  /** More in the row of buttons, in place of that for editing. */
  readonly links?: Markup
  /** Rules after those of the page. */
  readonly style?: string
  /** Required by every request that changes something; pages of other sites cannot read it. */
  readonly token: string
  /** Allows the client to replace the style of the page. */
  readonly nonce: string
  /** The address that the form of the site posts to; here it posts to the inbox. */
  readonly endpoint?: string | undefined
  /** The form of the site posts to no server, so the client sends a copy to the inbox. */
  readonly copy?: boolean
  readonly version: number
  /** The address of the page's own first script. */
  readonly boot?: string | undefined
}

/**
 * The policy of a page with the client: styles may have the nonce, and requests are not upgraded to https, which this
 * server does not speak. The client's script and requests are same-origin, which every policy allows.
 */
export const devPolicy = (policy: string, nonce: string) =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => (directive.startsWith('style-src ') ? `${directive} 'nonce-${nonce}'` : directive))
    .join('; ')

/** Parts of a page that cannot contain a mark: comments, elements whose content is not markup, and tags. */
const CLOSED = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|select|svg)\b[\s\S]*?(?:<\/\1>|$)|<[^>]*(?:>|$)/g

/** The page with a comment `s:N` after each value of its body, N being the index of the value in `texts`. */
function withMarks(html: string, texts: readonly { readonly at: number }[]): string {
  const start = html.indexOf('<body')
  let marked = ''
  let from = 0
  let next = 0
  for (const { 0: part, index } of html.matchAll(CLOSED)) {
    for (let text = texts[next]; text && text.at <= index; text = texts[++next])
      if (text.at > start && start >= 0) {
        marked += `${html.slice(from, text.at)}<!--s:${next}-->`
        from = text.at
      }
    // A value that ends inside is in an attribute or a script, where a comment would be text.
    while ((texts[next]?.at ?? Number.POSITIVE_INFINITY) < index + part.length) next++
  }
  return marked + html.slice(from)
}

/** The page with the client, which runs before the page's own first script, and marks after `texts`. */
export function devPage(html: string, texts: readonly { readonly at: number }[], added: DevPage): string {
  const { token, nonce, endpoint, copy, version, boot, words, links, style } = added
  const client =
    `${clientElement(nonce, words, links).text}<script src="${OWN}/client.js" data-token="${token}"` +
    ` data-nonce="${nonce}" data-version="${version}"${copy ? ' data-copy' : ''}` +
    ` data-words="${escapeHtml(JSON.stringify(words.editor))}"></script>`
  const marked = withMarks(html, texts).replace(
    /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
    (_, before: string, policy: string) => before + devPolicy(policy, nonce),
  )
  const first = boot === undefined ? -1 : marked.lastIndexOf(`<script src="${boot}"`)
  const at = first < 0 ? marked.lastIndexOf('</body>') : first
  const whole = at < 0 ? marked + client : marked.slice(0, at) + client + marked.slice(at)
  const styled =
    style === undefined ? whole : whole.replace('</head>', () => `<style nonce="${nonce}">${style}</style></head>`)
  return endpoint === undefined ? styled : styled.replaceAll(endpoint, `${OWN}/inbox?token=${token}`)
}

/** Served for a page that has never been drawn without problems. */
export const emptyPage = (language: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>site dev</title></head>' +
  '<body></body></html>\n'
