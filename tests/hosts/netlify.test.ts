// Netlify's files: what the plan becomes, and the same read back.
import { expect, test } from 'vitest'
import { headerRules } from '../../src/emit/headers.ts'
import netlify from '../../src/hosts/netlify.ts'
import { project } from '../project.ts'

const whole = project().plan ?? expect.unreachable('the base site has a plan')
const plan = { ...whole, pages: whole.planned }
const headers = headerRules("default-src 'none'")
const read = (files: Readonly<Record<string, string>>) => netlify.read((path) => files[path])

test('each redirect has its status and is forced over the page of the same address; the headers stand below their paths', () => {
  const files = netlify.files({ plan, headers })
  expect(files.get('_redirects')).toBe('/old-contact /contact 301!\n')
  expect(files.get('_headers')).toContain("/*\n  Content-Security-Policy: default-src 'none'\n")
  expect(files.get('_headers')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
})

test('what was written is read back', () => {
  const files = netlify.files({ plan, headers })
  const { redirects, rules, headers: found } = netlify.read((path) => files.get(path))
  expect(redirects).toEqual([
    { file: '_redirects', line: 1, from: '/old-contact', to: '/contact', status: '301', forced: true, dynamic: false },
  ])
  expect(rules).toBe(1)
  expect(found).toEqual({ file: '_headers', rules: headers })
})

test('a folder without its files says nothing', () => {
  expect(read({})).toEqual({ redirects: [], rules: 0 })
})

test('comments, blank lines and Windows line ends are read over', () => {
  expect(
    read({
      _redirects: '# moved\r\n\r\n/a  /b  302 # for now\r\n',
      _headers: '# all\r\n/*\r\n  # none\r\n  X-Test: a: b\r\n\r\n',
    }),
  ).toEqual({
    redirects: [{ file: '_redirects', line: 3, from: '/a', to: '/b', status: '302', forced: false, dynamic: false }],
    rules: 1,
    headers: { file: '_headers', rules: [{ path: '/*', values: [['X-Test', 'a: b']] }] },
  })
})
