// Summaries of pages that were packed say what they said before, and know what has not changed.
import { expect, test } from 'vitest'
import { newTable, PARTS, pack, packedText } from '../../src/check/packed/pack.ts'
import { linksWhere, reader } from '../../src/check/packed/packed.ts'
import type { PageSummary } from '../../src/model/checks/page-facts.ts'
import { exampleSite } from './example-site.ts'

const LINKS = '<a href="/contact">Ask us</a> <a href="/lost">Lost</a> <img src="/van.jpg" alt="Our van">'
const { summaries } = exampleSite({ pages: { '/': LINKS, '/contact': '<a href="/">Home</a>' } }).context

/** The summaries as they are read from rows; `altered` changes the text of one. */
function packed(altered = (text: string) => text): readonly PageSummary[] {
  const table = newTable()
  const rows = summaries.map((summary) => {
    const { packed, own } = pack(summary, table)
    const { path, file, from } = summary
    return { path, file, from, bytes: Buffer.from(altered(packedText(packed, own))), start: 0 }
  })
  return rows.map(reader(table, () => {}))
}

/** Some links as they are found: page and address. */
const found = (pages: readonly PageSummary[], wanted: (href: string) => boolean) =>
  [...linksWhere(pages, ({ href }) => wanted(href))].map(({ page, link }) => [page.path, link.href, link.start])

test('every part reads as it was', () => {
  expect(
    packed().map((page) => [page.path, ...Object.keys(summaries[0] ?? {}).map((part) => page[part as never])]),
  ).toEqual(summaries.map((page) => [page.path, ...Object.values(page)]))
})

test('the links somebody is after are the same', () => {
  expect(found(packed(), (href) => href === '/lost')).toEqual(found(summaries, (href) => href === '/lost'))
  expect(found(summaries, (href) => href === '/lost')).toHaveLength(1)
})

test('links that no page has are ruled out without reading those of any', () => {
  const broken = packed((text) => text.replace(/\t\[/, '\t]'))
  expect(found(broken, (href) => href === '/nowhere')).toEqual([])
  expect(() => found(broken, (href) => href === '/lost')).toThrow(SyntaxError)
})

test('a part has another digest where it says something else, and none where things only moved', () => {
  const [home] = summaries
  if (!home) throw new Error('there is no page')
  const digestsOf = (summary: PageSummary) => pack(summary, newTable()).digests
  const known = digestsOf(home)
  const moved = { ...home, links: home.links.map((link) => ({ ...link, start: link.start + 9, end: link.end + 9 })) }
  expect(digestsOf({ ...moved, spans: {} })).toEqual(known)
  const changed = digestsOf({ ...home, title: 'Another', links: home.links.slice(1) })
  expect(PARTS.filter((part) => changed[part] !== known[part])).toEqual(['title', 'links'])
})
