// The only reader of HTML: parses a built page once, and reduces it to the summary that rules of the site read.
import { Parser } from 'htmlparser2'
import { groupedBy } from '../../model/grouped.ts'
import type { PageElement, PageSummary, ParsedPage, Span, TextRun } from '../parsed-page.ts'
import { sentencesOf } from '../text/similar.ts'
import { referencesOf } from './references.ts'

type Open<T> = { -readonly [K in keyof T]: T[K] }

/** Elements whose texts are not shown. */
const SILENT = new Set(['script', 'style', 'noscript', 'template'])
const MAIN = new Set(['main'])
/** Elements whose texts are not part of the main text. */
const OUTSIDE_MAIN = new Set(['nav', 'header', 'footer', 'aside', 'dialog', 'form'])

/** The elements and texts of a page. */
interface Parsed {
  readonly elements: readonly PageElement[]
  readonly texts: readonly TextRun[]
  /** The numbers of the first text in each element and of the first one after it. */
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

function parse(html: string): Parsed {
  const elements: Open<PageElement>[] = []
  const texts: Open<TextRun>[] = []
  const ranges: [number, number][] = []
  const stack: Open<PageElement>[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const index = elements.length
        const open = parser.endIndex + 1
        const parent = stack.at(-1)?.index ?? -1
        const element = { name, attributes, start: parser.startIndex, open, end: open, parent, index }
        elements.push(element)
        stack.push(element)
        ranges.push([texts.length, texts.length])
      },
      onclosetag() {
        const element = stack.pop()
        if (!element) return
        element.end = Math.max(element.open, parser.endIndex + 1)
        const range = ranges[element.index]
        if (range) range[1] = texts.length
      },
      ontext(text) {
        const parent = stack.at(-1)?.index ?? -1
        const start = parser.startIndex
        const end = parser.endIndex + 1
        const last = texts.at(-1)
        // Character references split a run of text; it is joined again.
        if (last && last.parent === parent && last.end === start) {
          last.text += text
          last.end = end
        } else texts.push({ text, parent, start, end })
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(html)
  return { elements, texts, ranges }
}

/** For each element, whether it or an element around it has one of the names. */
export function within(elements: readonly PageElement[], names: ReadonlySet<string>): readonly boolean[] {
  const are: boolean[] = []
  for (const { name, parent } of elements) are.push(are[parent] === true || names.has(name))
  return are
}

/** Parses one page. `page` is its address and its files; `shown` is what it shows of the YAML. */
export function parsePage(
  html: string,
  page: Pick<ParsedPage, 'path' | 'file' | 'from'>,
  shown: Partial<Pick<ParsedPage, 'unshown' | 'files'>> = {},
): ParsedPage {
  const { elements, texts, ranges } = parse(html)
  const byName = groupedBy(elements, ({ name }) => name)
  const all: ParsedPage['all'] = (name) => byName.get(name) ?? []
  const isSilent = within(elements, SILENT)
  const isInMain = within(elements, MAIN)
  const isOutside = within(elements, OUTSIDE_MAIN)
  const readTexts = new Map<PageElement, string>()
  return {
    unshown: [],
    files: [],
    ...page,
    ...shown,
    html,
    elements,
    texts,
    all,
    textOf(element) {
      const read = readTexts.get(element)
      if (read !== undefined) return read
      const [from, to] = ranges[element.index] ?? [0, 0]
      let all = ''
      for (let i = from; i < to; i++) if (!isSilent[texts[i]?.parent ?? -1]) all += ` ${texts[i]?.text}`
      const text = fold(all)
      readTexts.set(element, text)
      return text
    },
    inside({ parent }, ...names) {
      let around = elements[parent]
      while (around && !names.includes(around.name)) around = elements[around.parent]
      return around
    },
    meta: (name) =>
      all('meta')
        .filter(({ attributes }) => attributes.name === name || attributes.property === name)
        .map((element) => ({ element, content: element.attributes.content ?? '' })),
    main: texts.filter(
      ({ text, parent }) => isInMain[parent] && !isOutside[parent] && !isSilent[parent] && /\S/.test(text),
    ),
  }
}

/** Folds white space to single spaces and trims the ends; no-break spaces stay. */
const fold = (text: string) => text.replace(/[ \t\r\n]{2,}|[\t\r\n]/g, ' ').trim()

/** Ids, and the names of old anchors (HTML, section 7.4.6.4). */
function idsOf(page: ParsedPage): string[] {
  const ids: string[] = []
  for (const { attributes, name } of page.elements) {
    if (attributes.id !== undefined) ids.push(attributes.id)
    if (name === 'a' && attributes.name !== undefined) ids.push(attributes.name)
  }
  return ids
}

/** The title of a page; drawings have titles of their own. */
export const titleElement = (page: ParsedPage): PageElement | undefined =>
  page.all('title').find((element) => page.inside(element, 'svg') === undefined)

/** The summary of a page. `names` are its own names in all their forms, which the comparison of pages masks. */
export function summaryOf(page: ParsedPage, names: readonly string[]): PageSummary {
  const first = (name: string) => page.all(name)[0]
  const title = titleElement(page)
  const description = page.meta('description')[0]
  const heading = first('h1')
  const links = referencesOf(page).map(({ link }) => link)
  return {
    path: page.path,
    from: page.from,
    files: page.files,
    title: title ? page.textOf(title) : '',
    description: description?.content ?? '',
    indexable: !page.meta('robots').some(({ content }) => /noindex|none/i.test(content)),
    h1: heading ? page.textOf(heading) : '',
    ids: idsOf(page),
    links: [...links.filter(({ nav }) => nav), ...links.filter(({ nav }) => !nav)],
    ...sentencesOf(page.main.map((run) => run.text).join(' '), names),
    pictures: page.all('img').flatMap(({ attributes: { src, 'data-src': late, width, height }, ...img }) => {
      const address = src ?? late
      return address === undefined ? [] : [{ src: address, width, height, ...spanOf(img) }]
    }),
    spans: {
      ...(title && { title: spanOf(title) }),
      ...(description && { description: spanOf(description.element) }),
      ...(heading && { h1: spanOf(heading) }),
    },
  }
}

/** The span of an element or a text, without the rest. */
export const spanOf = ({ start, end }: Span): Span => ({ start, end })
