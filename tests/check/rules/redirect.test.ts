// Redirects in the output: which lines of _redirects count, which addresses a pattern takes, what a host allows.
import { expect, test } from 'vitest'
import limits from '../../../src/check/rules/host/limits.ts'
import chain from '../../../src/check/rules/redirect/chain.ts'
import shadows from '../../../src/check/rules/redirect/shadows-page.ts'
import target from '../../../src/check/rules/redirect/target.ts'
import type { Rule } from '../../../src/model/checks/rule.ts'
import { findingsOf } from '../example-site.ts'

const lines = (rule: Rule, ...text: string[]) => findingsOf(rule, { output: { _redirects: `${text.join('\n')}\n` } })

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
  for (const rule of [target, chain, shadows]) expect(lines(rule, ...others)).toEqual([])
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
  expect(lines(target, '/a https://wheels.example/contcat 301!')).toEqual([
    '/a goes to /contcat in _redirects, which is not a page',
  ])
})

test('an HTML page that leads on is judged like a line', () => {
  const page = '<!DOCTYPE html><title>moved</title><meta http-equiv="Refresh" content="0; URL=\'/contcat\'">'
  expect(findingsOf(target, { output: { 'call.html': page } })).toEqual([
    '/call goes to /contcat in call.html, which is not a page',
  ])
  expect(findingsOf(chain, { output: { 'call.html': page.replace('/contcat', '/old-contact') } })).toEqual([
    '/call goes to /old-contact, which old-contact.html sends on to /contact',
  ])
})

test.each(['0;url=/contcat', '0; url=/contcat', "0 ,URL = '/contcat'", '0.5; "/contcat"', '0;/contcat', '0  /contcat'])(
  'a refresh is read as browsers read it: %s',
  (content) => {
    const page = `<!DOCTYPE html><title>moved</title><meta http-equiv="refresh" content='${content.replaceAll("'", '&#39;')}'>`
    expect(findingsOf(target, { output: { 'call.html': page } })).toEqual([
      '/call goes to /contcat in call.html, which is not a page',
    ])
  },
)

test('a refresh without an address loads the page anew, and leads nowhere', () => {
  const page = '<!DOCTYPE html><title>wait</title><meta http-equiv="refresh" content="30">'
  expect(findingsOf(target, { output: { 'call.html': page } })).toEqual([])
})

test('a pattern that is not forced gives way to the page at its address', () => {
  expect(lines(shadows, '/repairs/* /contact 301')).toEqual([])
  expect(lines(chain, '/mend /repairs/brakes 301!', '/repairs/* /contact 301')).toEqual([])
  expect(lines(chain, '/mend /repairs/brakes 301!', '/repairs/* /contact 301!')).toEqual([
    '/mend goes to /repairs/brakes, which line 2 of _redirects sends on to /contact',
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

test('rules for some visitors count among what a host takes', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `/app-${i}/* /app/:splat 200`)
  expect(lines(limits, ...many(10_000))).toEqual([])
  expect(lines(limits, ...many(10_000), '/old /contact 301')).toEqual([
    'there are 10,001 redirects, netlify accepts 10,000',
  ])
})

test('a site that names no host may be put anywhere: the files of every host are read, and held to the limits of none', () => {
  const anywhere = (rule: Rule, text: string) =>
    findingsOf(rule, { yaml: { 'site.yaml': 'hosts: []' }, output: { _redirects: text } })
  expect(anywhere(target, '/a /contcat 301\n')).toEqual(['/a goes to /contcat in _redirects, which is not a page'])
  expect(anywhere(limits, '/a /contact 308\n')).toEqual([])
  expect(anywhere(limits, '/a /contact 301\n'.repeat(10_001))).toEqual([])
})
