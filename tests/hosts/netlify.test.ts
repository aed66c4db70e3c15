// Tests the files of Netlify, written and read back.
import { expect, test } from 'vitest'
import { headerRules } from '../../src/emit/headers.ts'
import { disjointRules } from '../../src/hosts/formats/header-rules.ts'
import netlify from '../../src/hosts/netlify.ts'
import { project } from '../helpers/project.ts'

const plan = project().plan ?? expect.unreachable('the base site has a plan')
const headers = headerRules("default-src 'none'", ['/favicon.ico'])
const work = { plan, headers, queries: [], plainHtml: [], missingIn: [], ownFiles: [] }
const read = (files: Readonly<Record<string, string>>) => netlify.read((path) => files[path])

test('redirects have their status and override pages; headers are below their paths', () => {
  const files = netlify.files(work)
  expect(files.get('_redirects')).toBe('/old-contact /contact 301!\n')
  expect(files.get('_headers')).toContain("/*\n  Content-Security-Policy: default-src 'none'\n")
  expect(files.get('_headers')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
})

test('an address that differs from a page in capitals alone has a rule that does not hide the page', () => {
  const redirects = [
    { from: '/Contact', to: '/contact', status: 301 as const, hostOnly: true as const, at: { file: 'x' } },
  ]
  expect(netlify.files({ ...work, plan: { ...plan, redirects } }).get('_redirects')).toBe('/Contact /contact 301\n')
})

test('what was written is read back', () => {
  const files = netlify.files(work)
  const { redirects, rules, headers: found } = netlify.read((path) => files.get(path))
  expect(redirects).toEqual([{ from: '/old-contact', to: '/contact', status: 301 }])
  expect(rules).toBe(1)
  expect(found).toEqual(disjointRules(headers))
})

test('no header is set by two rules of one address', () => {
  const names = (path: string) =>
    disjointRules(headers)
      .filter((rule) => rule.path === '/*' || rule.path === path)
      .flatMap(({ values }) => values.map(([name]) => name))
  for (const path of ['/assets/*', '/favicon.ico']) expect(new Set(names(path)).size).toBe(names(path).length)
})

test('an address in Greek is written as it goes over the wire', () => {
  const redirects = [{ from: '/παλιά', to: '/contact?a=ά#β', status: 301 as const, at: { file: 'x' } }]
  expect(netlify.files({ ...work, plan: { ...plan, redirects } }).get('_redirects')).toBe(
    '/%CF%80%CE%B1%CE%BB%CE%B9%CE%AC /contact?a=%CE%AC#%CE%B2 301!\n',
  )
})

test('a folder without its files has no rules', () => {
  expect(read({})).toEqual({ redirects: [], rules: 0, headers: [] })
})

test('comments, blank lines and Windows line ends are read over', () => {
  expect(
    read({
      _redirects: '# moved\r\n\r\n/a  /b  302 # for now\r\n',
      _headers: '# all\r\n/*\r\n  # none\r\n  X-Test: a: b\r\n\r\n',
    }),
  ).toEqual({
    redirects: [{ from: '/a', to: '/b', status: 302, yields: true }],
    rules: 1,
    headers: [{ path: '/*', values: [['X-Test', 'a: b']] }],
  })
})
