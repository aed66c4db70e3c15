// Wraps a rendered body and its head into an HTML document. What pages share is computed once, in `shell`.

import { createHash } from 'node:crypto'
import { feedAt, manifestAt } from '../model/address.ts'
import { isGroup } from '../model/data.ts'
import type { PreparedPicture, StylesBelow } from '../model/drawing.ts'
import type { Head } from '../model/plan.ts'
import { present } from '../model/present.ts'
import type { Site } from '../model/schemas/site.ts'
import { embedOf } from './analytics.ts'
import { isRightToLeft } from './direction.ts'
import { showsAtOnce } from './first-screen.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an attribute or an element. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** JSON for a script element: `<`, `>`, `&` and the line separators are escaped (JSON-LD 1.1, 7.3; ECMA-262, 12.3). */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The parts of documents that all pages of a site share. */
export interface Shell {
  /** The stylesheet that is inlined in pages, by page template. */
  readonly styles: Readonly<Record<string, string>>
  /** Address of the script that loads the islands. It is async and cached for later pages. */
  readonly boot?: string
  /** Addresses of fonts to preload. */
  readonly preload: readonly string[]
  /** Address of the stylesheet that no first view needs; linked after the content. */
  readonly late?: string
  /** Rules of it that some pages inline. */
  readonly below?: StylesBelow | undefined
  /** Addresses of social cards by page path. */
  readonly cards: Readonly<Record<string, string>>
  /** The languages that have a feed. */
  readonly feeds?: readonly string[]
  /** Address of the picture of the business in the structured data. */
  readonly image?: string | undefined
}

/** Prefetches links of the site when the pointer rests on them. The same on all pages, so it has one hash. */
const SPECULATION = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The Content-Security-Policy of a site, by directive: of pages that inline the styles `inlined`, or of all.
 * No script makes HTML or an address of a script from text, so no policy of trusted types may be made: with
 * `require-trusted-types-for` alone any script could make one. `frame-ancestors` counts in a header only (CSP 3,
 * section 3.3), so the meta element leaves it out.
 */
export function policy(
  { styles, late, below }: Pick<Shell, 'styles' | 'late' | 'below'>,
  site: Site,
  inlined: readonly string[] = [...Object.values(styles), ...(below ? [below.css] : [])],
): Map<string, string> {
  const form = site.contact.delivery === 'mailto' ? ' mailto:' : ''
  const post =
    site.contact.delivery === 'post' && site.contact.endpoint !== undefined
      ? ` ${new URL(site.contact.endpoint).origin}`
      : ''
  const counter = embedOf(site)
  const embeds = Object.values(site.embeds)
  const from = (kind: 'frame' | 'script') => embeds.flatMap(({ host, loads }) => (loads.includes(kind) ? [host] : []))
  const maps = [site.map?.src, ...Object.values(site.business.branches).map(({ mapSrc }) => mapSrc)]
  const frames = [...maps.flatMap((src) => (src === undefined ? [] : [new URL(src).origin])), ...from('frame')]
  const list = (...sources: readonly string[]) => [...new Set(sources)].join(' ')
  return new Map([
    ['default-src', "'none'"],
    [
      'script-src',
      list(
        "'self'",
        hash(SPECULATION),
        ...(counter ? [hash(counter.inline), new URL(counter.src).origin] : []),
        ...from('script'),
      ),
    ],
    ['style-src', [...(late === undefined ? [] : ["'self'"]), ...new Set(inlined.map(hash))].join(' ')],
    ['img-src', list("'self'", 'data:', ...(counter?.image ?? []), ...from('script'))],
    ['font-src', "'self'"],
    ['connect-src', list(`'self'${post}`, ...(counter?.connect ?? []), ...from('script'))],
    ['form-action', `'self'${form}${post}`],
    ['frame-src', frames.length > 0 ? list(...frames) : "'none'"],
    ['base-uri', "'none'"],
    ['manifest-src', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    ['frame-ancestors', "'none'"],
    ['upgrade-insecure-requests', ''],
  ])
}

/** A policy as one line; `meta` leaves out directives that only a header may have. */
export function policyText(directives: ReadonlyMap<string, string>, where: 'header' | 'meta'): string {
  return [...directives]
    .filter(([name]) => where === 'header' || name !== 'frame-ancestors')
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}

/** The scripts of analytics: last in the page, deferred, and fetched with low priority. */
function counted(embed: ReturnType<typeof embedOf>): string {
  if (!embed) return ''
  const { src, attributes, inline } = embed
  const attributeText = Object.entries({ src, ...attributes }).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<script>${inline}</script><script${attributeText.join('')} defer fetchpriority="low"></script>`
}

/** The head and the rendered body of a page. */
export interface Drawing {
  readonly path: string
  readonly template: string
  readonly head: Head
  readonly body: string
}

/** The fallbacks of pictures by their names. */
type Fallbacks = Readonly<Record<string, Pick<PreparedPicture, 'fallback'>>>

/** A function from page to document: charset first (within 1024 bytes), then what search engines read, then style. */
export function documentOf(site: Site, shell: Shell, pictures: Fallbacks = {}): (page: Drawing) => string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const { below } = shell
  const links = linksOf(site, shell)
  const inlining = (styles: readonly string[]) => ({
    policy: escapeHtml(policyText(policy(shell, site, styles), 'meta')),
    styles: styles.map((style) => `<style>${style}</style>`).join(''),
  })
  const byTemplate = new Map(
    Object.entries(shell.styles).map(([template, style]) => [
      template,
      { plain: inlining([style]), more: inlining([style, ...(below ? [below.css] : [])]) },
    ]),
  )
  const end = endOf(site, shell)
  const feed = shell.feeds?.includes(site.language)
    ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.business.name)}" href="${feedAt(site)}">`
    : ''
  return ({ path, template, head, body }) => {
    const { plain, more } = present(byTemplate.get(template), `the stylesheet of ${template}`)
    const { policy, styles } = below && showsAtOnce(body, below.needs) ? more : plain
    const card = shell.cards[path]
    const start = [
      `<!DOCTYPE html><html lang="${site.language}"${isRightToLeft(site.language) ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      `<title>${escapeHtml(head.title)}</title>`,
      meta('description', head.description),
      head.keywords.length > 0 ? meta('keywords', head.keywords.join(', ')) : '',
      meta('robots', head.robots),
      `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
      ...head.alternates.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`),
      feed,
      ...socialTags(head, card === undefined ? undefined : site.origin + card),
    ].join('')
    const picture = (name: string | undefined) =>
      name === undefined ? shell.image : (pictures[name]?.fallback ?? card)
    const nodes = head.graph.map((node) => withPicture(node, site.origin, picture))
    const graph = { '@context': 'https://schema.org', '@graph': nodes }
    const data = nodes.length > 0 ? `<script type="application/ld+json">${escapeJson(graph)}</script>` : ''
    // Concatenated rather than joined, to avoid copying the body again.
    return `${start}${links}${styles}<script type="speculationrules">${SPECULATION}</script>${data}</head><body>${body}${end}`
  }
}

/** The icons, the colours and the fonts of a site, as every page links them. */
const linksOf = ({ theme, ...site }: Site, { preload }: Shell) =>
  [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestAt(site)}">`,
    `<meta name="theme-color" content="${theme.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${theme.dark}" media="(prefers-color-scheme: dark)">`,
    ...preload.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
  ].join('')

/** The end of every page: the late stylesheet, the scripts, and the tags that close it. */
const endOf = (site: Site, { late, boot }: Shell) =>
  [
    late === undefined ? '' : `<link rel="stylesheet" href="${late}">`,
    boot === undefined ? '' : `<script src="${boot}" async></script>`,
    counted(embedOf(site)),
    '</body></html>\n',
  ].join('')

/** The tags by which other sites show a page. `card` is the address of its social card. */
function socialTags(head: Head, card: string | undefined): string[] {
  const image = card !== undefined && {
    'og:image': card,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': head.title,
    'twitter:card': 'summary_large_image',
    'twitter:image': card,
    'twitter:image:alt': head.title,
  }
  return Object.entries({ ...head.social, ...image }).flatMap(([key, values]) =>
    [values].flat().map((value) => {
      const name = /^(?:og|article):/.test(key) ? 'property' : 'name'
      return `<meta ${name}="${key}" content="${escapeHtml(value)}">`
    }),
  )
}

/**
 * A node of structured data with the address of its picture: that of the business, of the page or of a video. `picture` gives
 * the path of the one that a node names; without a name, that of the business.
 */
function withPicture(
  node: Head['graph'][number],
  origin: string,
  picture: (name: string | undefined) => string | undefined,
) {
  const key = 'thumbnailUrl' in node ? 'thumbnailUrl' : 'image'
  const inner = isGroup(node[key]) ? node[key] : undefined
  if (!inner && !('logo' in node)) return node
  const path = picture(inner && String(inner.$picture))
  return { ...node, [key]: path && origin + path }
}
