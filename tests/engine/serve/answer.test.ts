// Answers of a folder by the rules of a host, which tests/hosts compares with real servers.
import { expect, test } from 'vitest'
import type { Host } from '../../../src/model/host.ts'
import { loadModules } from '../../../src/runtime/engine.ts'
import { answer, serving } from '../../../src/serve/answer.ts'

const hosts = await loadModules<Host>('hosts')
const rules = '/old /contact#form 301\n/asked /contact?a=1#form 301\n'
const folder = new Map([['_redirects', { path: '_redirects', modified: 0, tag: '', read: () => Buffer.from(rules) }]])

test.each([
  ['/old', '/contact#form'],
  ['/old?x=1', '/contact?x=1#form'],
  ['/asked?x=1', '/contact?a=1#form'],
])('%s leads to %s: the query of the request comes before the anchor', (target, to) => {
  const { status, headers } = answer({ method: 'GET', target, headers: {} }, serving(folder, 'netlify', hosts))
  expect([status, headers.find(([name]) => name === 'Location')?.[1]]).toEqual([301, to])
})
