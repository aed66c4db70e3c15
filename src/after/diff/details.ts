// Reduces a built page to a list of details in document order, so that two versions of it can be compared detail by detail.
// Every text, tag and attribute is in some detail.
import { parsePage, within } from '../../check/page/parse.ts'
import type { PageElement, ParsedPage, Span } from '../../check/parsed-page.ts'
import { isGroup } from '../../model/data.ts'

/** The subject of a detail, as visitors and search engines perceive it. Neither perceives `code`. */
export type DetailKind =
  | 'words'
  | 'labels'
  | 'head'
  | 'data'
  | 'links'
  | 'pictures'
  | 'card'
  | 'styles'
  | 'code'
  | 'files'

/** Something that a page contains. */
export interface Detail {
  readonly kind: DetailKind
  /** Its name: `title`, `Service.offers.price`, `alt of van.jpg`; '' for words. */
  readonly key: string
  readonly value: string
  readonly span: Span
}

/** Elements that do not separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const SILENT = new Set(['script', 'style', 'template', 'head'])
/** Attributes that are read out, or shown in a field. */
const LABELS = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'value', 'label'])
const LINKS = new Set(['href', 'action', 'formaction'])
const MEDIA = new Set(['img', 'source', 'video', 'audio', 'iframe', 'input'])
const OF_MEDIA = new Set(['src', 'srcset', 'alt', 'width', 'height', 'sizes', 'loading', 'fetchpriority', 'poster'])

const DIGEST = /\.[0-9a-f]{10}(?=\.[a-z0-9]+\b)/g
const HASH = / ?'sha256-[^']+'/g

/** A text without the digests in names of files: what remains is the same for other bytes of the same role. */
export const byRole = (text: string): string => text.replace(DIGEST, '')

/** A policy without the digests in it. */
export const withoutHashes = (text: string): string => text.replace(HASH, '')

/** The details of a page. */
export function detailsOf(html: string): Detail[] {
  const page = parsePage(html, { path: '', file: '', from: '' })
  return [...wordsOf(page), ...page.elements.flatMap((element) => elementDetails(element, page))]
}

/** The words as they are perceived: tags within a sentence do not separate them, blocks do. */
function wordsOf({ html, elements, texts }: ParsedPage): Detail[] {
  const isSilent = within(elements, SILENT)
  const details: { kind: 'words'; key: ''; value: string; span: { start: number; end: number } }[] = []
  let isOpen = false
  let end = 0
  for (const run of texts.filter(({ parent }) => !isSilent[parent])) {
    isOpen &&= !hasBlock(html.slice(end, run.start))
    end = run.end
    // With character references, the offset of a word in the run is not known.
    const isPlain = run.text.length === run.end - run.start
    for (const { 0: part, index } of run.text.matchAll(/[^ \t\r\n\f]+|[ \t\r\n\f]+/g)) {
      const isSpace = /^[ \t\r\n\f]/.test(part)
      const last = details.at(-1)
      const span = { start: run.start + (isPlain ? index : 0), end: run.end }
      if (isOpen && last && !isSpace)
        Object.assign(last, { value: last.value + part, span: { ...last.span, end: run.end } })
      else if (!isSpace) details.push({ kind: 'words', key: '', value: part, span })
      isOpen = !isSpace
    }
  }
  return details
}

/** Whether some HTML contains a tag that separates words. */
const hasBlock = (html: string) =>
  [...html.matchAll(/<\/?([a-z][a-z0-9-]*)/g)].some(([, name = '']) => !INLINE.has(name))

/** The details of a start tag, and of the text of elements without words. */
function elementDetails(element: PageElement, page: ParsedPage): Detail[] {
  const { name, attributes } = element
  const isInHead = page.inside(element, 'head') !== undefined
  const text = () => page.html.slice(element.open, element.end).replace(/<\/[^<>]*>$/, '')
  const whole = { start: element.start, end: element.end }
  const tag = { start: element.start, end: element.open }
  const detail = (kind: DetailKind, key: string, value: string, span = whole): Detail => ({ kind, key, value, span })
  if (name === 'title' && isInHead) return [detail('head', 'title', page.textOf(element))]
  if (name === 'style')
    return text()
      .split(/(?<=\})/)
      .map((rule) => detail('styles', 'stylesheet', rule))
  if (name === 'script' && attributes.type === 'application/ld+json')
    return [...fieldsOf(JSON.parse(text()), [])].map(([key, value]) => detail('data', key, value))
  if (isInHead && (name === 'meta' || name === 'link')) return [detail(...headDetail(name, attributes))]
  const own = name === 'script' ? [detail('code', 'script', text())] : []
  return [...own, ...attributeDetails(element).map(([kind, key, value]) => detail(kind, key, value, tag))]
}

/** The detail of a meta or link element of the head. */
function headDetail(name: string, attributes: PageElement['attributes']): [DetailKind, string, string] {
  const { content = '', href = '', property, rel, 'http-equiv': header, ...rest } = attributes
  const key = property ?? rest.name ?? header ?? rel ?? Object.keys(attributes).join(' ')
  if (/^(?:og|twitter):image$/.test(key)) return ['card', 'social card', content]
  if (name === 'meta')
    return ['head', [key, rest.media].filter(Boolean).join(' '), withoutHashes(content || rest.charset || '')]
  const more = Object.entries(rest).map(([attribute, value]) => `${attribute} ${value}`)
  return [rel === 'stylesheet' || rel === 'preload' ? 'code' : 'head', [key, ...more].join(' '), href]
}

/** The details of the attributes of an element; those that nobody perceives are one detail, the tag. */
function attributeDetails({ name, attributes }: PageElement): [DetailKind, string, string][] {
  const details: [DetailKind, string, string][] = []
  const source = byRole(attributes.src ?? attributes.srcset?.split(' ')[0] ?? name)
  const rest: string[] = []
  for (const [attribute, value] of Object.entries(attributes)) {
    if (MEDIA.has(name) && OF_MEDIA.has(attribute)) details.push(['pictures', `${attribute} of ${source}`, value])
    else if (LINKS.has(attribute)) details.push(['links', attribute, value])
    else if (LABELS.has(attribute)) details.push(['labels', attribute, value])
    else if (name === 'html') details.push(['head', attribute, value])
    else rest.push(` ${attribute}="${value}"`)
  }
  return [...details, ['code', name, `<${name}${rest.join('')}>`]]
}

/** The fields of structured data, each with its path of types and names. */
function* fieldsOf(value: unknown, path: readonly string[]): Generator<[key: string, value: string]> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsOf(item, path)
  else if (isGroup(value)) {
    const type =
      path.at(-1) === '@graph' || path.length === 0 ? [value['@type'] ?? []].flat().map(String) : path.slice(-1)
    const inside = [...path.slice(0, -1), ...type]
    for (const [key, inner] of Object.entries(value)) yield* fieldsOf(inner, [...inside, key])
  } else yield [path.join('.'), String(value)]
}

/** The details of a text file: its lines, without digests of other files. A line of a sitemap is about the page it names. */
export const detailsOfLines = (path: string, text: string): Detail[] =>
  withoutHashes(byRole(text))
    .split('\n')
    .map((value) => ({
      kind: 'files',
      key: /^<url><loc>https?:\/\/[^/]+([^<]*)/.exec(value)?.[1] ?? path,
      value,
      span: { start: 0, end: 0 },
    }))
