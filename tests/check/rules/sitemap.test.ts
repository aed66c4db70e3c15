// What a sitemap may look like, and what keeps it from being read.
import { expect, test } from 'vitest'
import coverage from '../../../src/check/rules/sitemap/coverage.ts'
import type { Example } from '../../../src/model/checks/rule.ts'
import { findingsOf } from '../example-site.ts'

const ORIGIN = 'https://wheels.example'
const set = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>\n`
const url = (path: string, more = '') => `<url><loc>${ORIGIN}${path}</loc>${more}</url>`
const ALL = ['/', '/contact', '/repairs/brakes', '/repairs/puncture']
/** What keeps the sitemap from being read; pages that it lacks are another fault. */
const faults = (text: string | null) =>
  findingsOf(coverage, { output: { 'sitemap.xml': text } }).filter(
    (found) => !/is not in the sitemap$|which is not a page$/.test(found),
  )

test('an index is followed', () => {
  const index = (...names: string[]) =>
    `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${names.map((name) => `<sitemap><loc>${ORIGIN}/${name}</loc></sitemap>`).join('')}</sitemapindex>`
  const output = { 'sitemap.xml': index('sitemap-1.xml'), 'sitemap-1.xml': set(ALL.map((path) => url(path)).join('')) }
  expect(findingsOf(coverage, { output })).toEqual([])
  expect(faults(index('sitemap-9.xml'))).toEqual(['sitemap.xml names sitemap-9.xml, which is not there'])
})

test('an element may close itself', () => {
  const alternate = `<xhtml:link xmlns:xhtml="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="el" href="${ORIGIN}/el/"/>`
  expect(faults(set(ALL.map((path) => url(path, alternate)).join('')))).toEqual([])
})

test('white space, comments and images in it do no harm', () => {
  const text = set(
    `\n<!-- by hand -->\n${ALL.map((path) =>
      url(path, '<image:image><image:loc>https://wheels.example/x.jpg</image:loc></image:image>'),
    )
      .join('\n')
      .replace(`${ORIGIN}/contact`, ` ${ORIGIN}/contact\n`)}`,
  )
  expect(findingsOf(coverage, { output: { 'sitemap.xml': text } })).toEqual([])
})

test.each([
  ['sitemap.xml begins with <html>, expected <urlset> or <sitemapindex>', '<html></html>'],
  ['sitemap.xml begins with no element, expected <urlset> or <sitemapindex>', ''],
  ['sitemap.xml holds "&b=2", where & must be written &amp;', set(url('/?a=1&b=2'))],
  ['sitemap.xml never closes <urlset>', set(url('/')).replace('</urlset>', '')],
  ['sitemap.xml lists https://wheels.example/ twice', set(url('/') + url('/'))],
  [
    'sitemap.xml lists https://wheels.example/contact#map, expected an address without spaces or a fragment',
    set(url('/contact#map')),
  ],
  [
    'sitemap.xml lists an entry without an address, expected an address that begins with https://wheels.example/',
    set('<url></url>'),
  ],
  [
    'sitemap.xml lists https://wheels.example.evil.test/, expected an address that begins with https://wheels.example/',
    set(url('/').replace(ORIGIN, `${ORIGIN}.evil.test`)),
  ],
])('%s', (expected, text) => {
  expect(faults(text)).toEqual([expected])
})

test('50,000 addresses are allowed, one more is not', () => {
  const text = set(Array.from({ length: 50_001 }, (_, i) => url(`/${i}`)).join(''))
  expect(faults(text)).toEqual(['sitemap.xml has 50,001 addresses, allowed are 50,000'])
})

const dated = (date: string, more: Example = {}) =>
  findingsOf(coverage, {
    output: { 'sitemap.xml': set(url('/contact', `<lastmod>${date}</lastmod>`)) },
    ...more,
  }).filter((found) => found.includes(' dates '))

test.each([
  '2026',
  '2026-11',
  '2026-11-20',
  '2026-11-20T10:00Z',
  '2026-11-20T10:00:00+02:00',
  '2026-11-20T10:00:00.25Z',
])('%s is a date', (date) => expect(dated(date)).toEqual([]))
test.each(['20-11-2026', '2026-13-01', '2026-11-20 10:00', 'yesterday', ''])('"%s" is not', (date) => {
  expect(dated(date)).toEqual([`the sitemap dates /contact "${date}", expected a date like 2026-11-20`])
})

test('a date before the last change is late, not false', () => {
  expect(dated('2026-01-01', { changed: { 'content/pages/contact.yaml': '2026-03-01' } })).toEqual([])
})

test('a page whose content is not committed is not judged', () => {
  expect(dated('2099-01-01', { changed: { 'content/pages/home.yaml': '2026-03-01' } })).toEqual([])
})
