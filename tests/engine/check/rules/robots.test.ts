// Which lines of robots.txt hide pages, and which are not understood.
import { expect, test } from 'vitest'
import rule from '../../../../src/check/rules/robots/valid.ts'
import { findingsOf } from '../example-site.ts'

const said = (text: string) => findingsOf(rule, { output: { 'robots.txt': text } })
const sitemap = 'Sitemap: https://wheels.example/sitemap.xml\n'

test('an empty Disallow hides nothing; one slash hides everything', () => {
  expect(said(`User-agent: *\nDisallow:\n${sitemap}`)).toEqual([])
  expect(said(`User-agent: *\nDisallow: /\n${sitemap}`)).toEqual(['"Disallow: /" in robots.txt hides / and 3 more'])
})

test('a group for one search engine counts', () => {
  expect(said(`User-agent: *\nAllow: /\nUser-agent: Googlebot\nDisallow: /contact\n${sitemap}`)).toEqual([
    '"Disallow: /contact" in robots.txt hides /contact',
  ])
  expect(said(`User-agent: *\nAllow: /\nUser-agent: GPTBot\nDisallow: /\n${sitemap}`)).toEqual([])
})

test('a line without a key, and a sitemap that is not there, are named', () => {
  expect(said('<!DOCTYPE html>\nSitemap: https://wheels.example/map.xml\n')).toEqual([
    'robots.txt has the key "<!doctype html>", which nobody reads',
    'robots.txt names the sitemap as "https://wheels.example/map.xml", expected https://wheels.example/sitemap.xml',
  ])
})
