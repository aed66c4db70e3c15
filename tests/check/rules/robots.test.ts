// robots.txt as RFC 9309 reads it.
import { expect, test } from 'vitest'
import rule from '../../../src/check/rules/robots/valid.ts'
import { covers, parseRobots } from '../../../src/check/site/robots.ts'
import { findingsOf } from '../example-site.ts'

test.each([
  ['/areas', '/areas/x', true],
  ['/areas', '/areasx', true],
  ['/areas/', '/areas', false],
  ['/*.js', '/assets/a.js', true],
  ['/*.js$', '/assets/a.js?x', false],
  ['/*.js$', '/assets/a.js', true],
  ['/$', '/', true],
  ['/$', '/a', false],
  ['/a*b*c', '/a1b2c3', true],
  ['/a*b*c$', '/a1b2c3', false],
  ['/fish*fish$', '/fish', false],
  ['*', '/a', true],
])('%s and %s', (pattern, path, expected) => {
  expect(covers(pattern, path)).toBe(expected)
})

test('the longest rule wins, allow wins a tie, and an own group hides the general one', () => {
  const { blocks } = parseRobots(
    'User-agent: *\nDisallow: /\nAllow: /areas\n\nUser-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /drafts # not yet\nAllow: /drafts\n',
  )
  expect(blocks('Other', '/faq')?.number).toBe(2)
  expect(blocks('Other', '/areas/x')).toBeUndefined()
  expect(blocks('googlebot', '/faq')).toBeUndefined()
  expect(blocks('Bingbot', '/drafts/x')).toBeUndefined()
})

const said = (text: string) => findingsOf(rule, { output: { 'robots.txt': text } })
const sitemap = 'Sitemap: https://wheels.example/sitemap.xml\n'

test('an empty Disallow hides nothing; one slash hides everything', () => {
  expect(said(`User-agent: *\nDisallow:\n${sitemap}`)).toEqual([])
  expect(said(`User-agent: *\nDisallow: /\n${sitemap}`)).toEqual([
    '"Disallow: /" in robots.txt hides / and 3 more pages',
  ])
})

test('a group for one search engine counts', () => {
  expect(said(`User-agent: *\nAllow: /\nUser-agent: Googlebot\nDisallow: /contact\n${sitemap}`)).toEqual([
    '"Disallow: /contact" in robots.txt hides /contact',
  ])
  expect(said(`User-agent: *\nAllow: /\nUser-agent: GPTBot\nDisallow: /\n${sitemap}`)).toEqual([])
})

test('what is no line, and a sitemap that is not there, are named', () => {
  expect(said('<!DOCTYPE html>\nSitemap: https://wheels.example/map.xml\n')).toEqual([
    '"<!DOCTYPE html>" in robots.txt is not a line like "key: value"',
    'robots.txt names the sitemap as "https://wheels.example/map.xml", expected https://wheels.example/sitemap.xml',
  ])
})

test('what is past 500 KiB is not read', () => {
  expect(said(`User-agent: *\nAllow: /\n${sitemap}${'# x\n'.repeat(130_000)}`)).toEqual([
    'robots.txt has 520,067 bytes, readers take 512,000',
  ])
})
