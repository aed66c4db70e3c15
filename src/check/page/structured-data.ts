// Collects the nodes of the JSON-LD of a page, nested ones too, with the place to edit each.
import type { Path } from '../../model/data.ts'
import type { Site } from '../../model/schemas/site.ts'
import { memoize } from '../../runtime/memoize.ts'
import { isA, isType, term } from '../data/vocabulary.ts'
import type { PageElement, PageFacts, Span } from '../page-facts.ts'
import type { InPage, InYaml } from '../rule.ts'

type Values = Readonly<Record<string, unknown>>

export interface GraphNode {
  readonly values: Values
  /** Without the address of the vocabulary. */
  readonly types: readonly string[]
  /** '' if it has none. */
  readonly id: string
  /** Keys from the top node to this one; [] for a top node. */
  readonly path: Path
  readonly top: Values
  readonly element: PageElement
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All nodes of a page in document order, with references ({"@id": …}) and without values ({"@value": …}). */
export const nodesOf = memoize((page: PageFacts): readonly GraphNode[] =>
  page.data.flatMap(({ element, value }) =>
    listOf(value)
      .filter(isObject)
      .flatMap((block) => listOf(block['@graph'] ?? block))
      .filter(isObject)
      .flatMap((top) => [...nodesIn(top, [], top, element)]),
  ),
)

/** The nodes in a value at a path below a top node. */
function* nodesIn(value: unknown, path: Path, top: Values, element: PageElement): Generator<GraphNode> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* nodesIn(item, [...path, i], top, element)
  if (!isObject(value) || '@value' in value) return
  const id = typeof value['@id'] === 'string' ? value['@id'] : ''
  yield { values: value, types: listOf(value['@type']).map(String).map(term), id, path, top, element }
  for (const [key, inner] of Object.entries(value))
    if (typeof inner === 'object' && key !== '@context') yield* nodesIn(inner, [...path, key], top, element)
}

/** A value or a list of values, as a list; nothing is an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Whether a node is of a type or of a subtype. */
export const kindOf = ({ types }: Pick<GraphNode, 'types'>, kind: string) => types.some((type) => isA(type, kind))

/** Whether a node only refers to another one: it has an @id and nothing else. */
export const isReference = ({ values, id }: Pick<GraphNode, 'values' | 'id'>) =>
  id !== '' && Object.keys(values).length === 1

/** Whether a node, or its values, is the business whose site this is. A branch of it is not: it names its parent. */
function isOwn(values: Values, { origin, business }: Site): boolean {
  if (values.parentOrganization !== undefined) return false
  const isOfSite = (text: unknown) => typeof text === 'string' && (text === origin || text.startsWith(`${origin}/`))
  // A misspelt type may be the business too.
  const organisation = listOf(values['@type'])
    .map((type) => term(String(type)))
    .some((type) => isA(type, 'Organization') || !isType(type))
  return organisation && (isOfSite(values['@id']) || isOfSite(values.url) || values.name === business.name)
}

/** Keys below `business` in site.yaml that differ from the property of the node. */
const KEYS: Readonly<Record<string, string>> = {
  '@type': 'type',
  telephone: 'phones',
  streetAddress: 'street',
  addressLocality: 'locality',
}

/** The place of a property of a node: in site.yaml for facts of the business itself, else in the page. */
export function placeIn(page: PageFacts, node: GraphNode, key: string, site: Site): InPage | InYaml {
  if (isOwn(node.top, site)) {
    return { file: 'site.yaml', path: ['business', ...[...node.path, key].map((step) => KEYS[step] ?? step)] }
  }
  return { page: page.path, span: spanOf(page, node, key) }
}

/** The span of a property's text in the page, so that the place of this text is found; empty if it is absent. */
function spanOf({ html }: PageFacts, { values, element: { start, end } }: GraphNode, key: string): Span {
  const text = `${JSON.stringify(key)}:${escaped(values[key])}`
  const at = key in values ? html.indexOf(text, start) : -1
  if (at < 0 || at > end) return { start, end: start }
  const head = typeof values[key] === 'string' ? key.length + 4 : 0
  return { start: at + head, end: at + text.length - 1 }
}

/** A value as the script element contains it: with `<`, `>` and `&` escaped. */
const escaped = (value: unknown) =>
  (JSON.stringify(value) ?? '').replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A value as a finding quotes it, cut to a readable length. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`
}
