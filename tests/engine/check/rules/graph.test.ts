// Edge cases of the way pages link to each other.
import { expect, test } from 'vitest'
import orphan from '../../../../src/check/rules/graph/orphan.ts'
import { findingsOf } from '../example-site.ts'

const bare = (links: readonly string[], head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>x</title>${head}</head><body><main><h1>x</h1>${links.map((href) => `<a href="${href}">x</a>`).join('')}</main></body></html>`

/** The base site with the links of each page given. */
const site = (links: Readonly<Record<string, readonly string[]>>) => ({
  pages: Object.fromEntries(
    ['/', '/contact', '/repairs/brakes', '/repairs/puncture'].map((path) => [path, bare(links[path] ?? [])]),
  ),
})

test('a redirect leads on: what it leads to is linked', () => {
  expect(findingsOf(orphan, site({ '/': ['/old-contact', '/repairs/brakes', '/repairs/puncture'] }))).toEqual([])
})

test('relative links and links with the host count', () => {
  expect(
    findingsOf(
      orphan,
      site({ '/': ['contact', 'https://wheels.example/repairs/brakes'], '/repairs/brakes': ['puncture#top'] }),
    ),
  ).toEqual([])
})

test('a page that links to itself alone is an orphan', () => {
  expect(
    findingsOf(orphan, site({ '/': ['/repairs/brakes', '/repairs/puncture'], '/contact': ['/contact', '#x'] })),
  ).toEqual(['no page links to /contact'])
})

test('a page kept out of search results needs no link', () => {
  const example = site({ '/': ['/repairs/brakes', '/repairs/puncture'] })
  expect(
    findingsOf(orphan, { pages: { ...example.pages, '/contact': bare([], '<meta name="robots" content="noindex">') } }),
  ).toEqual([])
})
