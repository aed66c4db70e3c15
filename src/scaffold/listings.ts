// Finds where YAML files name pages, and adds routes and links. Comments, quotes and order stay.
import { isMap, isScalar, isSeq, parseDocument, type Scalar, visit, type YAMLSeq } from 'yaml'

/** A file that names pages of a collection: how many of them, the line of the last, and that value. */
interface PageList {
  readonly file: string
  readonly names: number
  readonly line: number
  readonly value: string
}

const quiet = { logLevel: 'silent' } as const
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/**
 * The files with values that are slugs or addresses of a collection: at least two of them, or all there are; those that name most
 * first. A word in a sentence is not a slug, and redirects are no list.
 */
export function listings(texts: ReadonlyMap<string, string>, slugs: readonly string[]): PageList[] {
  const counted = [...texts].map(([file, text]) => {
    const named = new Set<string>()
    let end = 0
    let last = ''
    if (slugs.some((slug) => text.includes(slug)))
      visit(parseDocument(text, quiet), {
        Pair: (_, { key }) => (String(key) === 'redirects' ? visit.SKIP : undefined),
        Scalar(key, { value, range }) {
          const slug = String(value).split('/').at(-1)
          if (key === 'key' || slug === undefined || !slugs.includes(slug)) return
          named.add(slug)
          end = range?.[1] ?? end
          last = String(value)
        },
      })
    return { file, names: named.size, line: lineAt(text, end), value: last }
  })
  return counted
    .filter(({ names }) => names > 0 && names >= Math.min(2, slugs.length))
    .sort((a, b) => b.names - a.names)
}

/** The text of site.yaml with a link at the end of the footer's last group, and its line. */
export function withFooterLink(text: string, link: string): { text: string; line: number } | undefined {
  const groups = parseDocument(text, quiet).getIn(['navigation', 'footer', 'groups'])
  const last = isSeq(groups) ? groups.items.at(-1) : undefined
  const links = isMap(last) ? last.get('links') : undefined
  return isSeq(links) ? appended(text, links, link) : undefined
}

/** The text of site.yaml with one more language, and its line. */
export function withLanguage(text: string, language: string): { text: string; line: number } | undefined {
  const { contents } = parseDocument(text, quiet)
  const pairs = isMap<Scalar>(contents) ? contents.items : []
  const [{ key, value } = {}] = pairs.filter(({ key }) => /^languages?$/.test(String(key.value)))
  if (isSeq(value)) return appended(text, value, language)
  if (!key?.range || !isScalar(value) || !value.range) return undefined
  const begin = text.slice(0, key.range[0])
  const line = lineAt(text, begin.length)
  return { text: `${begin}languages: [${value.value}, ${language}]${text.slice(value.range[1])}`, line }
}

/** The text of routes.yaml with a route for one page after the last of its kind, and its line. */
export function routed(text: string, route: string): { text: string; line: number } | undefined {
  const pages = parseDocument(text, quiet).get('pages')
  if (!isSeq(pages)) return undefined
  const after = pages.items.findLastIndex((item) => isMap(item) && item.has('page'))
  return appended(text, pages, route, after)
}

/** The text with a value after an item of a list, by default the last. */
function appended(text: string, list: YAMLSeq, value: string, after = list.items.length - 1) {
  const range = (list.items[after] as { range?: readonly [number, number, number] } | undefined)?.range
  if (!range) return undefined
  // The end of a block item is that of its line, comments included; the value itself ends where its text does.
  const end = list.flow ? range[1] : text.slice(0, range[1]).trimEnd().length
  const rest = /\r?\n|$/.exec(text.slice(end))
  const at = list.flow ? end : end + (rest?.index ?? 0)
  const start = text.lastIndexOf('-', range[0])
  const indent = text.slice(text.lastIndexOf('\n', start) + 1, start)
  const added = list.flow ? `, ${value}` : `${rest?.[0] || '\n'}${indent}- ${value}`
  const whole = text.slice(0, at) + added + text.slice(at)
  return { text: whole, line: lineAt(whole, at + added.length) }
}
