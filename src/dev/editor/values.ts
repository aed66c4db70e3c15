// Finds every YAML value that a drawn page shows, and the offset in its HTML at which the value ends. Tagged texts carry
// their source. The other values are found by their words: names of pages, the phones, address and hours of the
// business, pictures and dates.
import { type Content, fileIn, isGroup, type Path } from '../../model/content.ts'
import type { PreparedPicture } from '../../model/drawing.ts'
import { timeIn } from '../../model/local-time.ts'
import type { TracedPage } from '../../pipeline/page-check.ts'
import { CLOSED } from '../page.ts'

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

/** Keys of `business` whose value is shown as it is typed. */
const SHOWN = /^(?:name|shown|hoursShown|email|street|value|register|vat|office)$/
/** Groups of `business` that no page shows as a text. */
const HIDDEN = new Set(['serves', 'geo', 'formerNames', 'sameAs'])

/** The groups of values in a part of `business`. Opening hours are recognised by both of their times. */
function groupsIn(value: unknown, path: Path, locale: string): Group[] {
  if (Array.isArray(value)) return value.flatMap((each, i) => groupsIn(each, [...path, i], locale))
  if (!isGroup(value)) return []
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isWhole = path.length === 1
  const paths = texts.map(([key]) => [...path, key])
  const firstOf = (key: string) => [[...path, key], ...paths.filter((each) => each.at(-1) !== key)]
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The words of a piece of HTML, with plain spaces and hyphens. */
const plain = (html: string) =>
  html
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replaceAll('\u2011', '-')
    .trim()

interface TextNode {
  readonly start: number
  readonly end: number
  readonly words: string
}

/** The pieces of text of a page's body. */
function textNodes(html: string): TextNode[] {
  const body = html.indexOf('<body')
  let start = body
  return [...html.slice(body).matchAll(CLOSED)].flatMap((found) => {
    const node = { start, end: body + found.index, words: plain(html.slice(start, body + found.index)) }
    start = node.end + found[0].length
    return node.words === '' ? [] : [node]
  })
}

/** The paths of the groups that words are, or else contain. */
function pathsOf(groups: readonly Group[], words: string): readonly Path[] {
  const whole = groups.filter((group) => group.words.join() === words)
  const shown = whole.length > 0 ? whole : groups.filter((group) => group.words.every((each) => words.includes(each)))
  return [...new Map(shown.flatMap(({ paths }) => paths).map((path) => [path.join('.'), path])).values()]
}

/** The values that a page in the language of `content` shows, in the order of the page. */
export function shownValues(
  content: Content,
  { html, texts, locate }: TracedPage,
  pictures: Readonly<Record<string, PreparedPicture>>,
): readonly ShownValue[] {
  const { business, locale } = content.site
  const file = fileIn(content, 'site.yaml')
  const groups = groupsIn(business, ['business'], locale)
  const untagged = ({ start, end, words }: TextNode) => {
    const paths = pathsOf(groups, words)
    if (paths.length > 0) return paths.filter((path) => content.source(file, path)).map((path) => ({ file, path }))
    return (/\p{L}{2}/u.test(words) && locate({ start, end })) || []
  }
  const tagged = texts()
  const ends = tagged.map(({ at }) => at)
  const isTagged = ({ start, end }: TextNode) => ends.some((at) => at > start && at <= end)
  const nodes = textNodes(html).filter((node) => !isTagged(node))
  return [
    ...tagged.map(({ file, path, at }) => ({ file, path, at })),
    ...nodes.flatMap((node) => [untagged(node)].flat().map((value) => ({ ...value, at: node.end }))),
    ...picturesIn(html, locate, pictures),
    ...datesIn(html, tagged, content),
  ].sort((a, b) => a.at - b.at)
}

/** The values that name the pictures of a page. */
function picturesIn(
  html: string,
  locate: TracedPage['locate'],
  pictures: Readonly<Record<string, PreparedPicture>>,
): ShownValue[] {
  const names = new Map(Object.entries(pictures).map(([name, { fallback }]) => [fallback, name]))
  return [...html.matchAll(/<img [^<>]*>/g)].flatMap(({ 0: tag, index }) => {
    const name = names.get(/ src="([^"]*)"/.exec(tag)?.[1] ?? '')
    const end = index + tag.length
    const value = name === undefined ? undefined : locate({ start: index, end }, name)
    return value ? [{ ...value, at: end, isPicture: true as const }] : []
  })
}

/** The dates of a page, which templates format: `<time dateTime>` with the `date` of the group of the text before it. */
function datesIn(html: string, tagged: ReturnType<TracedPage['texts']>, { source }: Content): ShownValue[] {
  return [...html.matchAll(/<time [^<>]*>/g)].flatMap(({ 0: tag, index }) => {
    const [, date] = / datetime="([^"]*)"/i.exec(tag) ?? []
    const before = tagged.findLast(({ at }) => at <= index)
    const path = [...(before?.path.slice(0, -1) ?? []), 'date']
    const isShown = before && date !== undefined && source(before.file, path) === date
    return isShown ? [{ file: before.file, path, at: index + tag.length }] : []
  })
}
