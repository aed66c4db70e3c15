// Finds every YAML value that a drawn page shows, and the offset in its HTML at which the value ends. Tagged texts carry
// their source. The other values are found by their words: names of pages, the phones, address and hours of the
// business, pictures and dates.

import { ElementType, parseDocument } from 'htmlparser2'
import type { TracedPage } from '../../check/page/trace.ts'
import { type Content, fileIn, inLanguage, type Positions } from '../../model/content.ts'
import { isGroup, type Path } from '../../model/data.ts'
import type { PreparedPicture } from '../../model/drawing.ts'
import { timeIn } from '../../model/hours.ts'
import type { PlannedPage } from '../../model/plan.ts'
import { isProblem } from '../../model/problem.ts'
import type { Live } from '../../pipeline/live.ts'
import { memoize } from '../../runtime/memoize.ts'

/** A value of a YAML file on a page. */
export interface ShownValue {
  readonly file: string
  readonly path: Path
  /** Where it ends in the HTML without marks. */
  readonly at: number
  /** The value is the name of a picture. */
  readonly isPicture?: true
}

/** Values of `business` that are edited together, and the words by which a page shows them. */
interface Group {
  readonly words: readonly string[]
  readonly paths: readonly Path[]
}

/** A function from a page of a site to the values of the YAML that it shows; none if it cannot be drawn. */
export const valuesOn = memoize((live: Live) =>
  memoize((page: PlannedPage): readonly ShownValue[] => {
    const { site, places, prepared } = live
    const drawn = live.draw(page)
    if (isProblem(drawn)) return []
    return shownValues(inLanguage(site.content, page.record.language), places, drawn, prepared.assets.pictures)
  }),
)

/** Keys of `business` whose value is shown as it is typed. */
const SHOWN = /^(?:name|shown|hoursShown|email|street|value|register|vat|office)$/
/** Groups of `business` that no page shows as a text. */
const HIDDEN = new Set(['serves', 'geo', 'formerNames', 'sameAs'])

/** The groups of values in a part of `business`. Opening hours are recognised by both of their times. */
function groupsIn(value: unknown, path: Path, locale: string): Group[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => groupsIn(item, [...path, i], locale))
  if (!isGroup(value)) return []
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isWhole = path.length === 1
  const paths = texts.map(([key]) => [...path, key])
  const firstOf = (key: string) => [[...path, key], ...paths.filter((path) => path.at(-1) !== key)]
  const { opens, closes } = value
  const times = [opens, closes].filter((time) => typeof time === 'string').map((time) => timeIn(locale, time))
  return [
    ...texts.flatMap(([key, text]) =>
      SHOWN.test(key) ? [{ words: [plain(text)], paths: isWhole ? [[...path, key]] : firstOf(key) }] : [],
    ),
    ...(times.length === 2 ? [{ words: times.map(plain), paths }] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      HIDDEN.has(key) ? [] : groupsIn(inner, [...path, key], locale),
    ),
  ]
}

/** A text with plain spaces and hyphens. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('\u2011', '-').trim()

/** Elements whose texts no mark can follow. */
const CLOSED = new Set(['script', 'style', 'textarea', 'title', 'select', 'svg'])

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: unknown }>

/** The texts and elements of a page, with the offsets where each starts and ends. */
const piecesOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => {
    if (!('attribs' in node)) return [node]
    return CLOSED.has(node.name) ? [] : [node, ...piecesOf(node.children)]
  })

const OFFSETS = { withStartIndices: true, withEndIndices: true }

/** Where a piece starts and ends in the page. */
const rangeOf = ({ startIndex, endIndex }: Node) => ({ start: startIndex ?? 0, end: (endIndex ?? 0) + 1 })

/** The paths of the groups that words are, or else contain. */
function pathsOf(groups: readonly Group[], words: string): readonly Path[] {
  const whole = groups.filter((group) => group.words.join() === words)
  const shown = whole.length > 0 ? whole : groups.filter((group) => group.words.every((part) => words.includes(part)))
  return [...new Map(shown.flatMap(({ paths }) => paths).map((path) => [path.join('.'), path])).values()]
}

/** The values that a page in the language of `content` shows, in the order of the page. */
function shownValues(
  content: Content,
  { source }: Pick<Positions, 'source'>,
  { html, texts, locate }: TracedPage,
  pictures: Readonly<Record<string, PreparedPicture>>,
): readonly ShownValue[] {
  const { business, locale } = content.site
  const file = fileIn(content, 'site.yaml')
  const groups = groupsIn(business, ['business'], locale)
  const tagged = texts()
  const untagged = (text: string, range: ReturnType<typeof rangeOf>) => {
    const words = plain(text)
    if (words === '' || tagged.some(({ at }) => at > range.start && at <= range.end)) return []
    const paths = pathsOf(groups, words)
    if (paths.length > 0) return paths.filter((path) => source(file, path)).map((path) => ({ file, path }))
    return (/\p{L}{2}/u.test(words) && locate(range)) || []
  }
  const names = new Map(Object.entries(pictures).map(([name, { fallback }]) => [fallback, name]))
  const untaggedValues = piecesOf(parseDocument(html, OFFSETS).children).flatMap((node): ShownValue[] => {
    const range = rangeOf(node)
    const at = range.end
    if (node.type === ElementType.Text) return [untagged(node.data, range)].flat().map((value) => ({ ...value, at }))
    if (!('attribs' in node)) return []
    if (node.name === 'time') return dateIn(node, tagged, source)
    const picture = node.name === 'img' ? names.get(node.attribs.src ?? '') : undefined
    const value = picture === undefined ? undefined : locate(range, picture)
    return value ? [{ ...value, at, isPicture: true }] : []
  })
  return [...tagged.map(({ file, path, at }) => ({ file, path, at })), ...untaggedValues].sort((a, b) => a.at - b.at)
}

/** A date, which templates format: `<time dateTime>` with the `date` of the group of the text before it. */
function dateIn(
  { attribs: { datetime }, children: [shown] }: Element,
  tagged: ReturnType<TracedPage['texts']>,
  source: Positions['source'],
): ShownValue[] {
  const at = shown ? rangeOf(shown).start : 0
  const before = tagged.findLast((text) => text.at < at)
  const path = [...(before?.path.slice(0, -1) ?? []), 'date']
  return before && datetime !== undefined && source(before.file, path) === datetime
    ? [{ file: before.file, path, at }]
    : []
}
