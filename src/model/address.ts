// An address: the file that answers it, whether it is an error page's, whether it may stand in a page, how the site
// writes it. Pure.

/** Addresses of error pages, in any language: hosts answer with them, and nobody links or shares them. */
export const isErrorPage = (path: string) => /^(?:\/[a-z]{2})?\/(?:404|500)(?:\.html)?\/?$/.test(path)

/** Where the pages of a language begin: the first at /, every other below its code. */
export const homeOf = (language: string, { language: first, languages = [first], urls }: Languages): string =>
  language === (languages[0] ?? first) ? '/' : withSlash(`/${language}/`, urls.trailingSlash)

/** The address of the manifest of a language. */
export const manifestAt = (site: Languages): string =>
  `${homeOf(site.language, site).replace(/\/$/, '')}/manifest.webmanifest`

/** What site.yaml says of its languages and of how addresses are written. */
interface Languages {
  readonly language: string
  readonly languages?: readonly string[] | undefined
  readonly urls: { readonly trailingSlash: 'never' | 'always' }
}

/** The language whose pages stand where a path of the site is; undefined for a file. */
export function languageAt(path: string, { language, languages = [language] }: Languages): string | undefined {
  const [, body = ''] = /^\/([^?#]*)/.exec(path) ?? []
  if (/\.[a-z0-9]+$/i.test(body) && !body.endsWith('.html')) return undefined
  const [first = language, ...others] = languages
  return others.find((other) => body === other || body.startsWith(`${other}/`)) ?? first
}

/** '/' -> index.html; '/company' -> company.html; '/company/' -> company/index.html; '/old.html' -> old.html. */
export function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path.slice(1)}index.html`
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
}

/** A site path as the policy wants it; the root, files with an extension, error pages, anchors and queries stay. */
export function withSlash(path: string, policy: 'never' | 'always'): string {
  const [, body = path, tail = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (body === '' || body === '/' || /\.[a-z0-9]+$/i.test(body) || /^(?:\/[a-z]{2})?\/(?:404|500)$/.test(body))
    return path
  const bare = body.replace(/\/+$/, '')
  return (policy === 'always' ? `${bare}/` : bare) + tail
}

/** What an address leads to: a path of the site, an anchor of the page, another site, a letter, a call. */
export type AddressKind = 'path' | 'anchor' | 'https' | 'mailto' | 'tel'

/** How an address of each kind begins. */
const KINDS: readonly (readonly [kind: AddressKind, start: RegExp])[] = [
  ['path', /^\//],
  ['anchor', /^#./],
  ['https', /^https:\/\/[^/]/],
  ['mailto', /^mailto:./],
  ['tel', /^tel:\+/],
]

/** What the URL parser of browsers drops, or reads as a slash (URL Standard, 4.4): it would see another address. */
const ALTERED = /[\0-\x1f\x7f\\]|^ | $/

/** Stands for the site, wherever it is published. */
const SITE = new URL('https://site.invalid/page')

/**
 * The kind of an address, as the URL parser of browsers reads it on a page of the site (URL Standard, 4.4); undefined
 * for one that may not stand in a page: it leads off the site in the guise of a path, runs something, is not https,
 * holds a name and password, or is no address at all.
 */
export function kindOf(href: string): AddressKind | undefined {
  const kind = KINDS.find(([, start]) => start.test(href))?.[0]
  if (kind === undefined || ALTERED.test(href) || !URL.canParse(href, SITE)) return undefined
  const { protocol, host, username, password } = new URL(href, SITE)
  if (kind === 'path' || kind === 'anchor') return host === SITE.host && protocol === SITE.protocol ? kind : undefined
  return protocol === `${kind}:` && username === '' && password === '' ? kind : undefined
}
