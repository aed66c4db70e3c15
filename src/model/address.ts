// Addresses: the file of a page, error pages, which addresses a link may have, and how the site writes its own.
import { isHostName } from './host-name.ts'

/** Whether a path is that of an error page, in any language. Hosts answer with these; no page links to them. */
export const isErrorPage = (path: string) => /^(?:\/[a-z]{2})?\/(?:404|500)(?:\.html)?\/?$/.test(path)

/** The root path of a language: / for the first, /<code> for the others. */
export const homeOf = (language: string, { language: first, languages = [first], urls }: Languages): string =>
  language === (languages[0] ?? first) ? '/' : withSlash(`/${language}/`, urls.trailingSlash)

/** The address of the manifest of a language. */
export const manifestAt = (site: Languages): string =>
  `${homeOf(site.language, site).replace(/\/$/, '')}/manifest.webmanifest`

/** The address of the feed of a language. */
export const feedAt = (site: Languages): string => `${homeOf(site.language, site).replace(/\/$/, '')}/feed.xml`

/** The part of site.yaml about languages and the notation of addresses. */
interface Languages {
  readonly language: string
  readonly languages?: readonly string[] | undefined
  readonly urls: { readonly trailingSlash: 'never' | 'always' }
}

/** The language of the page at a path of the site; undefined for a file. */
export function languageAt(path: string, { language, languages = [language] }: Languages): string | undefined {
  const [, body = ''] = /^\/([^?#]*)/.exec(path) ?? []
  if (/\.[a-z0-9]+$/i.test(body) && !body.endsWith('.html')) return undefined
  const [first = language, ...others] = languages
  return others.find((other) => body === other || body.startsWith(`${other}/`)) ?? first
}

/** The output file of a path: '/' is index.html, '/company' company.html, '/company/' company/index.html. */
export function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path.slice(1)}index.html`
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
}

/** The key under which Windows and macOS know a file: their names have no case and one form of composed letters. */
export const fileKey = (file: string): string =>
  /^[a-z\d/._-]*$/.test(file) ? file : file.normalize('NFC').toLowerCase().normalize('NFC')

/** A site path by the slash policy. The root, files with an extension and error pages stay as they are. */
export function withSlash(path: string, policy: 'never' | 'always'): string {
  const [, body = path, tail = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (body === '' || body === '/' || /\.[a-z0-9]+$/i.test(body) || /^(?:\/[a-z]{2})?\/(?:404|500)$/.test(body))
    return path
  const bare = body.replace(/(?<!\/)\/+$/, '')
  return (policy === 'always' ? `${bare}/` : bare) + tail
}

/** The target of an address: a path of the site, an anchor of the page, another site, a mail, a call, a message. */
type AddressKind = 'path' | 'anchor' | 'https' | 'mailto' | 'tel' | 'sms' | 'viber' | 'whatsapp'

/** The start of an address of each kind. */
const KINDS: readonly (readonly [kind: AddressKind, start: RegExp])[] = [
  ['path', /^\//],
  ['anchor', /^#./],
  ['https', /^https:\/\/[^/]/],
  ['mailto', /^mailto:./],
  ['sms', /^sms:\+\d/],
  ['viber', /^viber:\/\/\w/],
  ['whatsapp', /^whatsapp:\/\/\w/],
  ['tel', /^tel:(?:\+|(?:1\d\d|[1-9]\d{3,5})$)/],
]

/** Characters that the URL parser of browsers drops, or reads as a slash (URL Standard, 4.4). */
const ALTERED = /[\0-\x1f\x7f\\]|^ | $/

/** Placeholder for the origin of the site. */
const SITE = new URL('https://site.invalid/page')

/**
 * The kind of an address, as the URL parser of browsers reads it on a page of the site (URL Standard, 4.4). Undefined
 * if no link may have it: it leaves the site although it looks like a path, runs a script, is not https, holds a user
 * name, has a host that no name server knows, or is not an address at all.
 */
export function addressKindOf(href: string): AddressKind | undefined {
  const kind = KINDS.find(([, start]) => start.test(href))?.[0]
  if (kind === undefined || ALTERED.test(href) || !URL.canParse(href, SITE)) return undefined
  const { protocol, host, hostname, username, password } = new URL(href, SITE)
  if (kind === 'path' || kind === 'anchor') return host === SITE.host && protocol === SITE.protocol ? kind : undefined
  if (kind === 'https' && !isHostName(hostname)) return undefined
  return protocol === `${kind}:` && username === '' && password === '' ? kind : undefined
}
