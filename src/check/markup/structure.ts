// The structure of a page: everything that decides which rules of html-validate its markup breaks. Pages of one
// structure have the same faults, so each structure is validated once. Texts and free values do not count, and of equal
// siblings only the first two do.
import { shortDigest } from '../../runtime/digest.ts'
import { within } from '../page/parse.ts'
import type { PageElement, ParsedPage } from '../parsed-page.ts'

/** Attributes with values that no rule reads beyond whether they are empty. */
const FREE = new Set(
  (
    'alt aria-label class content height href id integrity name placeholder poster ' +
    'sizes src srcset style title value width'
  ).split(' '),
)
/** Attributes with the ids of other elements. */
const REFERENCES = new Set(
  (
    'for form list headers popovertarget aria-activedescendant aria-controls aria-describedby aria-details ' +
    'aria-errormessage aria-flowto aria-labelledby aria-owns'
  ).split(' '),
)
/** Elements whose names must differ from those of others of their kind. */
const LANDMARKS = /^(?:aside|footer|form|header|main|nav|section)$/
const VALID_ID = /^\p{L}[\p{L}\p{N}_-]*$/u

/** The name of the structure of a page. */
export function structureOf(page: ParsedPage): string {
  const { elements, texts, html } = page
  const hasText = new Set(texts.flatMap(({ text, parent }) => (/\S/.test(text) ? [parent] : [])))
  const isDrawn = within(elements, DRAWING)
  const inner: string[][] = elements.map(() => [])
  const roots: string[] = []
  // Children follow their parents, so going backwards every element is complete when its turn comes.
  for (const element of elements.toReversed()) {
    const { index, parent } = element
    const isInDrawing = isDrawn[parent] === true
    const start = `${tagOf(element, html)}${attributesOf(element, isInDrawing)}${hasText.has(index) ? ' text' : ''}`
    const shape = `<${start}${inner[index]?.join('') ?? ''}>`
    const siblings = inner[parent] ?? roots
    const isRepeated = isInDrawing ? siblings.includes(shape) : siblings.at(-1) === shape && siblings.at(-2) === shape
    if (!isRepeated) siblings.push(shape)
  }
  const doctype = html.slice(0, elements[0]?.start ?? 0).trim()
  return shortDigest([doctype, ...roots, ...crossReferences(page)].join('\0'))
}

/** The tag, and whether its start and end are written: what the parser adds or drops is a fault. */
const tagOf = ({ name, start, end }: PageElement, html: string) =>
  `${html[start + 1] === '/' ? 'stray ' : ''}${name}${html.endsWith(`</${name}>`, end) ? '' : ' open'}`

const DRAWING = new Set(['svg'])
/** Attributes that count inside a drawing. */
const OF_DRAWING = /^(?:id|role|tabindex|href|aria-)/

function attributesOf({ attributes }: PageElement, isInDrawing: boolean): string {
  let text = ''
  for (const key in attributes) {
    if (key === 'aria-current' || (isInDrawing && !OF_DRAWING.test(key))) continue
    const value = attributes[key] ?? ''
    const isFree = FREE.has(key) || REFERENCES.has(key) || key.startsWith('data-')
    text += ` ${key}=${isFree ? stateOf(key, value) : value}`
  }
  return text
}

/** The part of a value that counts, if the value may be anything. */
function stateOf(key: string, value: string): string {
  if (value.trim() === '') return ''
  return key === 'id' && !VALID_ID.test(value) ? 'invalid' : 'x'
}

/** Faults between elements: ids used twice, references to no element, landmarks with one name. */
function crossReferences({ elements, all }: ParsedPage): string[] {
  const named = elements.flatMap(({ name, attributes: { id } }) => (id === undefined ? [] : [[id, name] as const]))
  const ids = new Map(named)
  const missing = elements.flatMap(({ attributes }) =>
    Object.keys(attributes)
      .filter((key) => REFERENCES.has(key))
      .flatMap((key) => (attributes[key] ?? '').split(/\s+/).flatMap((id) => (ids.has(id) ? [] : [`${key} ${id}`]))),
  )
  const landmarks = elements.flatMap(
    ({ name, attributes: { 'aria-label': label, 'aria-labelledby': labelled = '' } }) =>
      LANDMARKS.test(name) ? [`${name} ${label ?? labelled}`] : [],
  )
  const fields = all('label').map(({ attributes }) => ids.get(attributes.for ?? '') ?? '')
  return [...repeated(named.map(([id]) => id)), ' ', ...missing, ' ', ...repeated(landmarks), ' ', ...fields]
}

/** The items that occur again. */
const repeated = (items: readonly string[]) => items.filter((item, i) => items.indexOf(item) < i)
