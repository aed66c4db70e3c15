// Collects the addresses in a page that a browser or a search engine follows: links, files, and those in its style and
// its structured data.
import type { PageElement, PageLink, ParsedPage } from '../parsed-page.ts'

/** A link and the element that has it. */
export interface Reference {
  readonly link: PageLink
  readonly element: PageElement
}

const AROUND = ['nav', 'header', 'footer', 'aside', 'dialog']
/** Properties of structured data that are not addresses on this site. */
const NOT_FOLLOWED = new Set(['@id', '@context', '@type', 'sameAs'])

/** The name of an address in findings: 'the link "Prices"', 'the form', 'the script element'. */
export function called({ kind, text }: Pick<PageLink, 'kind' | 'text'>): string {
  if (text === 'the form') return text
  if (kind === 'link') return `the link "${text}"`
  return text === 'structured data' ? 'the structured data' : `the ${text} element`
}

/** The references of a page, in order; those of its structured data last. */
export function referencesOf(page: ParsedPage): Reference[] {
  const references: Reference[] = []
  const add = (element: PageElement, href: string | undefined, text: string, kind: PageLink['kind'] = 'asset') => {
    if (href === undefined || href === '') return
    references.push({ link: { href, nav: page.inside(element, ...AROUND) !== undefined, kind, text }, element })
  }
  for (const element of page.elements) {
    const { attributes, name } = element
    if (name === 'a' || name === 'area')
      add(element, attributes.href, (page.textOf(element) || attributes['aria-label']) ?? '', 'link')
    else if (name === 'form') add(element, attributes.action, 'the form', 'link')
    else for (const src of filesOf(element, page.html)) add(element, src, name)
  }
  for (const script of page.all('script').filter(isData))
    for (const href of addressesIn(dataIn(script, page.html))) add(script, href, 'structured data')
  return references
}

/** Elements whose href is a file. */
const WITH_FILE = ['link', 'use', 'image']

/** Attributes with several files and their sizes. */
const SETS = ['imagesrcset', 'srcset', 'data-srcset']
const WITH_ADDRESS = new Set(['href', 'src', 'data-src', 'data-island', 'poster', 'data', ...SETS])

/** The files that an element loads. */
function filesOf({ name, attributes, open, end }: PageElement, html: string): readonly (string | undefined)[] {
  if (name === 'style') return urlsIn(html.slice(open, end))
  // Most elements have no address.
  if (!Object.keys(attributes).some((key) => WITH_ADDRESS.has(key))) return []
  const { href, src, 'data-src': late, 'data-island': island, poster, data, rel } = attributes
  const target = WITH_FILE.includes(name) && rel !== 'canonical' ? href : undefined
  const addresses = [target, src ?? late, island, poster, name === 'object' ? data : undefined]
  for (const key of SETS) if (key in attributes) addresses.push(...sourcesIn(attributes[key] ?? ''))
  return addresses
}

/** The element of the n-th reference that equals a link, counted from 0. */
export const elementOf = (page: ParsedPage, link: PageLink, nth: number): PageElement | undefined =>
  referencesOf(page).filter((reference) => isEqual(reference.link, link))[nth]?.element

const isEqual = (one: PageLink, other: PageLink) =>
  one.href === other.href && one.nav === other.nav && one.kind === other.kind && one.text === other.text

const sourcesIn = (set: string) => set.split(/,\s+|,(?=\/)/).map((part) => part.trim().split(/\s+/)[0])

/** The addresses that a style loads. */
function urlsIn(css: string): string[] {
  const addresses: string[] = []
  for (let at = css.indexOf('url('); at >= 0; at = css.indexOf('url(', at + 4)) {
    const src = css
      .slice(at + 4, css.indexOf(')', at))
      .trim()
      .replace(/^["']|["']$/g, '')
    if (!src.startsWith('data:')) addresses.push(src)
  }
  return addresses
}

/** Whether an element is structured data. */
export const isData = ({ attributes }: PageElement): boolean => attributes.type === 'application/ld+json'

/** The value of structured data; undefined if a template writes no JSON. */
export function dataIn({ open, end }: PageElement, html: string): unknown {
  try {
    return JSON.parse(html.slice(open, end).replace(/<\/script>$/i, ''))
  } catch {
    return undefined
  }
}

function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.startsWith('https://') || value.startsWith('http://')) yield value
  } else if (Array.isArray(value)) for (const item of value) yield* addressesIn(item)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) if (!NOT_FOLLOWED.has(key)) yield* addressesIn(inner)
}
