// A page -> what it says, one piece a block of text, a meta content, an alternative text or a string of structured
// data. Pure; worked out once a page.
import type { PageElement, PageFacts, Span, TextRun } from '../../model/checks/page-facts.ts'
import type { Where } from '../../model/checks/rule.ts'
import { spanOf } from './facts.ts'

/** A piece of what a page says. */
export interface Statement extends Span {
  readonly text: string
  /** `data` is structured data; its `key` is the property that holds the text. */
  readonly kind: 'text' | 'meta' | 'attribute' | 'data'
  readonly key: string
  /** The element it stands in; for a block the innermost one around its first words. */
  readonly element: PageElement | undefined
}

const SILENT = new Set(['script', 'style', 'noscript', 'template'])
const INLINE = new Set(
  'a abbr b bdi button cite code data em font i label mark q s small span strong sub sup time u wbr'.split(' '),
)
const READ_OUT = ['alt', 'title', 'aria-label', 'placeholder']
const META = new Set([
  'description',
  'og:title',
  'og:description',
  'og:site_name',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
  'twitter:image:alt',
])
/** Properties of structured data that are addresses or names of things, not words. */
const UNSAID = new Set([
  '@id',
  '@type',
  '@context',
  'url',
  'image',
  'item',
  'sameAs',
  'logo',
  'inLanguage',
  'identifier',
  'vatID',
  'taxID',
])
/** Properties whose figures are prices. */
export const PRICES = new Set(['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'])

/** Between two pieces of one block that no space parts: white space no number is written with. */
const JOINT = '\u2002'

const cached = new WeakMap<PageFacts, readonly Statement[]>()

/** All that a page says. */
export function statementsOf(page: PageFacts): readonly Statement[] {
  const known = cached.get(page)
  if (known) return known
  const out = [...blocksOf(page), ...attributesOf(page), ...dataOf(page)]
  cached.set(page, out)
  return out
}

/** The pieces with a digit in them: few, and all that rules about numbers need. */
export function numbersOf(page: PageFacts): readonly Statement[] {
  const known = numbers.get(page)
  if (known) return known
  const out = statementsOf(page).filter(({ text }) => /\d/.test(text))
  numbers.set(page, out)
  return out
}
const numbers = new WeakMap<PageFacts, readonly Statement[]>()

/** Where a finding about `value` in a piece stands. */
export const inPage = (page: PageFacts, statement: Statement, value: string): Where => ({
  page: page.path,
  span: spanOf(statement),
  value: value.split(JOINT)[0] ?? value,
})

function blocksOf({ elements, texts }: PageFacts): Statement[] {
  /** Index of the block an element is in; -1 where nothing is read. */
  const blocks: number[] = []
  for (const { name, parent, index } of elements) {
    const around = parent < 0 ? index : (blocks[parent] ?? -1)
    blocks.push(SILENT.has(name) || (around < 0 && parent >= 0) ? -1 : INLINE.has(name) ? around : index)
  }
  const out: Statement[] = []
  let run: TextRun[] = []
  let current = -1
  const close = () => {
    const [first] = run
    const last = run.at(-1)
    if (first && last)
      out.push({
        text: joined(run),
        kind: 'text',
        key: '',
        element: elements[first.parent],
        start: first.start,
        end: last.end,
      })
    run = []
  }
  for (const text of texts) {
    const block = blocks[text.parent] ?? -1
    if (block < 0) continue
    if (block !== current) {
      close()
      current = block
    }
    if (run.length > 0 || /\S/.test(text.text)) run.push(text)
  }
  close()
  return out
}

function joined(run: readonly TextRun[]): string {
  let text = ''
  for (const piece of run)
    text += text === '' || /\s$/.test(text) || /^\s/.test(piece.text) ? piece.text : JOINT + piece.text
  return text
}

function attributesOf({ elements }: PageFacts): Statement[] {
  const out: Statement[] = []
  for (const element of elements) {
    const { attributes, name } = element
    if (name === 'meta') {
      const key = attributes.name ?? attributes.property ?? ''
      if (META.has(key) && attributes.content !== undefined)
        out.push({ text: attributes.content, kind: 'meta', key, element, ...spanOf(element) })
      continue
    }
    for (const key of READ_OUT) {
      const text = attributes[key]
      // The start tag alone: the element may be the whole page.
      if (text !== undefined && text !== '')
        out.push({ text, kind: 'attribute', key, element, start: element.start, end: element.open })
    }
  }
  return out
}

function dataOf({ data }: PageFacts): Statement[] {
  const out: Statement[] = []
  for (const { element, value } of data) {
    const walk = (value: unknown, key: string): void => {
      if (typeof value === 'string') out.push({ text: value, kind: 'data', key, element, ...spanOf(element) })
      else if (typeof value === 'number' && PRICES.has(key))
        out.push({ text: String(value), kind: 'data', key, element, ...spanOf(element) })
      else if (Array.isArray(value)) for (const item of value) walk(item, key)
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) if (!UNSAID.has(name)) walk(inner, name)
    }
    walk(value, '')
  }
  return out
}

/** Items of a list that lead to another page tell what that page says. */
export function isCard(page: PageFacts, { element }: Statement): boolean {
  const item =
    element && (['li', 'article', 'a'].includes(element.name) ? element : page.inside(element, 'li', 'article', 'a'))
  return (
    item !== undefined &&
    page
      .all('a')
      .some(({ start, end, attributes }) => start >= item.start && end <= item.end && isPage(attributes.href))
  )
}
const isPage = (href: string | undefined) => href?.startsWith('/') === true
