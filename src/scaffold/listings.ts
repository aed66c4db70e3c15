// Finds the lists of pages in the YAML files of a site, and adds a page to one. Comments, quotes and order stay.
import { isMap, isScalar, isSeq, parseDocument, visit, type YAMLSeq } from 'yaml'

/** A file that names pages of a collection: how many of them, and the line of the last. */
export interface Listing {
  readonly file: string
  readonly names: number
  readonly line: number
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The files that name at least two pages of a collection, or all there are, by slug; those that name most first. */
export function listings(texts: ReadonlyMap<string, string>, slugs: readonly string[]): Listing[] {
  if (slugs.length === 0) return []
  const known = new Set(slugs)
  return [...texts]
    .map(([file, text]) => {
      const found = [...text.matchAll(/[\w-]+/g)].filter(([word]) => known.has(word))
      return { file, names: new Set(found.map(([slug]) => slug)).size, line: lineAt(text, found.at(-1)?.index ?? 0) }
    })
    .filter(({ names }) => names >= Math.min(2, slugs.length))
    .sort((a, b) => b.names - a.names)
}

/** Of a collection, the part that a file must list to be taken for the list of all. */
const ALL = 0.8

/** The text with `slug` at the end of the last list, and its line; nothing where the text does not list nearly all. */
export function listed(
  text: string,
  slugs: readonly string[],
  slug: string,
): { text: string; line: number } | undefined {
  const lists: YAMLSeq[] = []
  const seen = new Set<string>()
  visit(parseDocument(text, { logLevel: 'silent' }), {
    Seq(_, list) {
      const own = list.items
        .map((item) => (isScalar(item) ? String(item.value) : ''))
        .filter((one) => slugs.includes(one))
      for (const one of own) seen.add(one)
      if (own.length > 0) lists.push(list)
    },
  })
  const last = lists.at(-1)
  return last && slugs.length > 0 && seen.size >= slugs.length * ALL ? appended(text, last, slug) : undefined
}

/** The text of site.yaml with a link at the end of the footer's last group, and its line. */
export function linked(text: string, link: string): { text: string; line: number } | undefined {
  const groups = parseDocument(text, { logLevel: 'silent' }).getIn(['navigation', 'footer', 'groups'])
  const last = isSeq(groups) ? groups.items.at(-1) : undefined
  const links = isMap(last) ? last.get('links') : undefined
  return isSeq(links) ? appended(text, links, link) : undefined
}

/** The text of routes.yaml with a route for one page after the last of its kind, and its line. */
export function routed(text: string, route: string): { text: string; line: number } | undefined {
  const pages = parseDocument(text, { logLevel: 'silent' }).get('pages')
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
