// Redirects in the output: which lines of _redirects count, which addresses a pattern takes, what each host allows.
import { expect, test } from 'vitest'
import limits from '../../../src/check/rules/host/redirect-limits.ts'
import chain from '../../../src/check/rules/redirect/chain.ts'
import shadows from '../../../src/check/rules/redirect/shadows-page.ts'
import status from '../../../src/check/rules/redirect/status.ts'
import target from '../../../src/check/rules/redirect/target.ts'
import type { Rule } from '../../../src/model/rule.ts'
import { findingsOf } from '../world.ts'

const lines = (rule: Rule, ...text: string[]) => findingsOf(rule, { output: { _redirects: `${text.join('\n')}\n` } })
const on = (host: string, rule: Rule, file: string, text: string) => findingsOf(rule, { yaml: { 'site.yaml': `hosts: [${host}]` }, output: { [file]: text } })

test('comments, rewrites, and lines for some visitors only are no redirects', () => {
  const others = [
    '# /contact /nowhere 301!',
    '',
    '/app/* /nowhere 200!',
    '/shop /nowhere 404',
    '/contact / 302! Country=fr',
    '/store id=:id /nowhere/:id 301',
    'http://old.example/* /nowhere 301',
  ]
  for (const rule of [target, chain, shadows, status]) expect(lines(rule, ...others)).toEqual([])
})

test('a target may have a query, a fragment, the host of the site, or a file behind it', () => {
  expect(
    lines(
      target,
      '/a /contact?from=a 301!',
      '/b /contact#map 301!',
      '/c https://wheels.example/contact 301!',
      '/d /favicon.svg 301!',
      '/e https://elsewhere.example/x 301!',
      '/f/:year /archive/:year 301!',
    ),
  ).toEqual([])
  expect(lines(target, '/a https://wheels.example/contcat 301!')).toEqual(['/a goes to /contcat in _redirects, which is not a page'])
})

test('an HTML page that leads on is judged like a line', () => {
  const page = '<!DOCTYPE html><title>moved</title><meta http-equiv="Refresh" content="0; URL=\'/contcat\'">'
  expect(findingsOf(target, { output: { 'call.html': page } })).toEqual(['/call goes to /contcat in call.html, which is not a page'])
  expect(findingsOf(chain, { output: { 'call.html': page.replace('/contcat', '/old-contact') } })).toEqual([
    '/call goes to /old-contact, which old-contact.html sends on to /contact',
  ])
})

test('a pattern that is not forced gives way to the page at its address', () => {
  expect(lines(shadows, '/repairs/* /contact 301')).toEqual([])
  expect(lines(chain, '/mend /repairs/brakes 301!', '/repairs/* /contact 301')).toEqual([])
  expect(lines(chain, '/mend /repairs/brakes 301!', '/repairs/* /contact 301!')).toEqual([
    '/mend goes to /repairs/brakes, which line 2 of _redirects sends on to /contact',
  ])
})

test('cloudflare follows a redirect whatever stands at its address', () => {
  expect(on('cloudflare', shadows, '_redirects', '/repairs/* /contact 301\n')).toEqual([
    '"/repairs/* /contact" in line 1 of _redirects hides /repairs/brakes and 1 more page',
  ])
})

test('a redirect takes a page with a slash and with .html as well', () => {
  expect(lines(shadows, '/contact/ / 301!')).toEqual(['"/contact/ /" in line 1 of _redirects hides /contact'])
  expect(lines(shadows, '/contact.html / 301!')).toEqual(['"/contact.html /" in line 1 of _redirects hides /contact'])
  expect(lines(shadows, '/:page / 301!')).toEqual(['"/:page /" in line 1 of _redirects hides /contact'])
})

test('a pattern that takes its own target never ends', () => {
  expect(lines(chain, '/repairs/* /repairs 301!')).toEqual(['/repairs/* goes to /repairs, which it takes as well'])
})

test('each host has its limits', () => {
  const many = (n: number, line: (i: number) => string) => Array.from({ length: n }, (_, i) => line(i)).join('\n')
  const plain = (i: number) => `/old-${i} /contact 301`
  expect(on('gitlab', limits, '_redirects', many(1001, plain))).toEqual(['_redirects has 1,001 redirects, gitlab takes 1,000'])
  expect(
    on(
      'gitlab',
      limits,
      '_redirects',
      many(900, (i) => `/${'o'.repeat(70)}-${i} /contact 301`),
    ),
  ).toEqual([expect.stringMatching(/^_redirects has 7\d,\d{3} bytes, gitlab takes 65,536$/)])
  expect(on('netlify', limits, '_redirects', many(10_000, plain))).toEqual([])
  expect(on('netlify', limits, '_redirects', many(10_001, plain))).toEqual(['_redirects has 10,001 redirects, netlify takes 10,000'])
  expect(on('cloudflare', limits, '_redirects', many(2001, plain))).toEqual(['_redirects has 2,001 redirects, cloudflare takes 2,000'])
  const vercel = { redirects: Array.from({ length: 2049 }, (_, i) => ({ source: `/old-${i}`, destination: '/contact' })) }
  expect(on('vercel', limits, 'vercel.json', JSON.stringify(vercel))).toEqual(['vercel.json has 2,049 redirects, vercel takes 2,048'])
  expect(on('vercel', limits, 'vercel.json', '{')).toEqual([])
})

test('cloudflare counts what stands below the first pattern as patterns', () => {
  const lines = ['/repair/* /repairs/:splat 301', ...Array.from({ length: 100 }, (_, i) => `/old-${i} /contact 301`)]
  expect(on('cloudflare', limits, '_redirects', lines.join('\n'))).toEqual([
    '_redirects has 101 redirects with * or :name (100 without them stand below the first and count as well), cloudflare takes 100',
  ])
})
