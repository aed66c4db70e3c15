// The only reader of HTML: one pass over a built page -> its facts, and the summary rules of the site read of it. Pure.
import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import type { PageElement, PageFacts, PageSummary, Span, TextRun } from '../../model/checks/page-facts.ts'
import { sketchOf, wordsOf } from '../text/similar.ts'
import { referencesOf } from './references.ts'

type Open = { -readonly [K in keyof PageElement]: PageElement[K] }

const SILENT = ['script', 'style', 'noscript', 'template']
const OUTSIDE_MAIN = ['nav', 'header', 'footer', 'aside', 'dialog', 'form']

/**
 * Parses one page. `page` says which address and files it belongs to; `unshown` which texts of its file it leaves out,
 * as nothing but whoever drew it knows.
 */
export function pageFacts(
  html: string,
  page: Pick<PageFacts, 'path' | 'file' | 'from'>,
  unshown: PageFacts['unshown'] = [],
): PageFacts {
  const elements: Open[] = []
  const texts: TextRun[] = []
  const stack: Open[] = []
  const byName = new Map<string, Open[]>()
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Open = {
          name,
          attributes,
          start: parser.startIndex,
          open: parser.endIndex + 1,
          end: parser.endIndex + 1,
          parent: stack.at(-1)?.index ?? -1,
          index: elements.length,
        }
        elements.push(element)
        stack.push(element)
        const list = byName.get(name)
        if (list) list.push(element)
        else byName.set(name, [element])
      },
      onclosetag() {
        const element = stack.pop()
        if (element) element.end = Math.max(element.open, parser.endIndex + 1)
      },
      ontext(text) {
        const parent = stack.at(-1)?.index ?? -1
        const last = texts.at(-1)
        // Character references split a run of text; it is joined again.
        if (last && last.parent === parent && last.end === parser.startIndex)
          texts[texts.length - 1] = { ...last, text: last.text + text, end: parser.endIndex + 1 }
        else texts.push({ text, parent, start: parser.startIndex, end: parser.endIndex + 1 })
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(html)

  const within = nearest(elements, byName)
  const inside: PageFacts['inside'] = ({ parent }, ...names) => {
    let innermost = -1
    for (const name of names) innermost = Math.max(innermost, within(name)?.[parent] ?? -1)
    return elements[innermost]
  }
  const visible = texts.filter((text) => inside(text, ...SILENT) === undefined)
  /** The visible texts between two offsets, by binary search: texts stand in document order. */
  const between = (from: number, to: number): TextRun[] => {
    let low = 0
    let high = visible.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((visible[middle]?.start ?? 0) < from) low = middle + 1
      else high = middle
    }
    const out: TextRun[] = []
    for (let i = low; i < visible.length && (visible[i]?.end ?? 0) <= to; i++) out.push(visible[i] as TextRun)
    return out
  }
  /** Rules ask for the texts of links again and again. */
  const read = new Map<PageElement, string>()
  const facts: PageFacts = {
    ...page,
    unshown,
    html,
    elements,
    texts,
    all: (name) => byName.get(name) ?? [],
    textOf(element) {
      const known = read.get(element)
      if (known !== undefined) return known
      const text = fold(
        between(element.open, element.end)
          .map((text) => text.text)
          .join(' '),
      )
      read.set(element, text)
      return text
    },
    inside,
    meta: (name) =>
      (byName.get('meta') ?? [])
        .filter(({ attributes }) => attributes.name === name || attributes.property === name)
        .map((element) => ({ element, content: element.attributes.content ?? '' })),
    data: (byName.get('script') ?? [])
      .filter((script) => script.attributes.type === 'application/ld+json')
      .map((element) => {
        const text = texts.find((run) => run.parent === element.index)?.text ?? ''
        try {
          return { element, text, value: JSON.parse(text) as unknown }
        } catch (fault) {
          return { element, text, fault: (fault as Error).message }
        }
      }),
    main: visible.filter(
      (text) =>
        /\S/.test(text.text) && inside(text, 'main') !== undefined && inside(text, ...OUTSIDE_MAIN) === undefined,
    ),
  }
  return facts
}

/**
 * For each name, by index of an element: the innermost element of that name it stands in or is, -1 where there is none;
 * undefined for a name that no element has. Made when it is asked for: elements around one stand before it.
 */
function nearest(elements: readonly PageElement[], byName: ReadonlyMap<string, readonly PageElement[]>) {
  const known = new Map<string, Int32Array>()
  return (name: string): Int32Array | undefined => {
    const done = known.get(name)
    if (done || !byName.has(name)) return done
    const around = new Int32Array(elements.length)
    for (const element of elements)
      around[element.index] = element.name === name ? element.index : (around[element.parent] ?? -1)
    known.set(name, around)
    return around
  }
}

/** White space folded to single spaces, ends trimmed; no-break spaces stay what they are. */
const fold = (text: string) => (UNFOLDED.test(text) ? text.replace(/[ \t\r\n]+/g, ' ') : text).trim()
/** White space that is not one space; most texts have none, and to replace each space takes its time. */
const UNFOLDED = /[\t\r\n]| {2}/

/** Ids, and the names old links point at (HTML, section 7.4.6.4). */
function idsOf(page: PageFacts): string[] {
  const ids: string[] = []
  for (const { attributes, name } of page.elements) {
    if (attributes.id !== undefined) ids.push(attributes.id)
    if (name === 'a' && attributes.name !== undefined) ids.push(attributes.name)
  }
  return ids
}

/** The areas that top-level nodes of the structured data with an @id serve, in order. */
const servingNodes = (page: Pick<PageFacts, 'data'>): PageSummary['nodes'] =>
  page.data.flatMap(({ value, element }) => {
    const graph = (value as { '@graph'?: unknown } | null | undefined)?.['@graph'] ?? value
    return (Array.isArray(graph) ? graph : [graph]).flatMap((node: Record<string, unknown> | null | undefined) =>
      typeof node?.['@id'] === 'string' ? [{ serves: [...namesIn(node.areaServed)], span: spanOf(element) }] : [],
    )
  })

/** Names in an areaServed: a text, a node with a name, or a list of them. Shapes on the map have none. */
function* namesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* namesIn(item)
  else if (typeof value === 'object' && value !== null && typeof (value as { name?: unknown }).name === 'string')
    yield (value as { name: string }).name
}

/** `names`: words of the page's own that doorway comparison masks (its place and title names, in all their forms). */
export function summaryOf(page: PageFacts, names: readonly string[]): PageSummary {
  const first = (name: string) => page.all(name)[0]
  const title = page.all('title').find((element) => page.inside(element, 'svg') === undefined)
  const description = page.meta('description')[0]
  const shared = page.meta('og:title')[0]
  const canonical = page.all('link').find(({ attributes }) => attributes.rel === 'canonical')
  const heading = first('h1')
  const text = page.main.map((run) => run.text).join(' ')
  const words = wordsOf(text)
  const links = referencesOf(page).map(({ link }) => link)
  return {
    path: page.path,
    file: page.file,
    from: page.from,
    title: title ? page.textOf(title) : '',
    description: description?.content ?? '',
    canonical: canonical?.attributes.href ?? '',
    ogTitle: shared?.content ?? '',
    indexable: !page.meta('robots').some(({ content }) => /noindex|none/i.test(content)),
    h1: heading ? page.textOf(heading) : '',
    ids: idsOf(page),
    links: [...links.filter(({ nav }) => nav), ...links.filter(({ nav }) => !nav)],
    textHash: createHash('sha256').update(fold(text)).digest('hex').slice(0, 16),
    words: words.length,
    sketch: sketchOf(words, names),
    nodes: servingNodes(page),
    pictures: page.all('img').flatMap(({ attributes: { src, 'data-src': late, width, height }, ...img }) => {
      const address = src ?? late
      return address === undefined ? [] : [{ src: address, width, height, ...spanOf(img) }]
    }),
    spans: {
      ...(title && { title: spanOf(title) }),
      ...(description && { description: spanOf(description.element) }),
      ...(heading && { h1: spanOf(heading) }),
      ...(shared && { ogTitle: spanOf(shared.element) }),
    },
  }
}

export const spanOf = ({ start, end }: Span): Span => ({ start, end })
