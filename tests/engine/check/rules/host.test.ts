// The limits of hosts, and what a host loses.
import { expect, test } from 'vitest'
import limits from '../../../../src/check/rules/host/limits.ts'
import unsupported from '../../../../src/check/rules/host/unsupported.ts'
import { exampleSite, sync } from '../example-site.ts'

const { context } = exampleSite({ yaml: { 'site.yaml': 'hosts: [cloudflare]' } })

test.each([
  [20_001, 'warning', 'there are 20,001 files, cloudflare accepts 20,000 on its free plan'],
  [100_001, undefined, 'there are 100,001 files, cloudflare accepts 100,000'],
])('%s files', (count, level, text) => {
  const names = Array.from({ length: count - 1 }, (_, i): [string, number] => [`${i}.txt`, 1])
  const files = new Map([['404.html', 1], ...names])
  const found = [...sync(limits.site?.({ ...context, output: { files, read: () => undefined } }))]
  expect(found.map((each) => [each.level, each.text])).toEqual([[level, text]])
})

test('GitLab Pages does not find a page beside a folder of its name', () => {
  const { context } = exampleSite({
    yaml: {
      'site.yaml': 'hosts: [gitlab-pages]',
      'content/routes.yaml': `pages:
  - { path: /, page: home, template: home }
  - { path: /repairs, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: A repair } } }
`,
    },
  })
  const [finding, ...others] = [...sync(limits.site?.(context))].filter(({ text }) => text.includes('/repairs'))
  expect([finding?.text, finding?.help, others]).toEqual([
    'gitlab-pages does not find /repairs: it looks for a page in the folder /repairs/',
    'write urls: { trailingSlash: always } in site.yaml',
    [],
  ])
})

test('a redirect that the files of a host cannot hold is reported at its line', () => {
  const { context } = exampleSite({ yaml: { 'site.yaml': 'hosts: [gitlab-pages, cloudflare]' } })
  const output = { files: new Map(), read: () => Buffer.from('/old /contact 301\n/παλιά /contact 301\n') }
  const redirects = ['/old/', '/%CF%80%CE%B1%CE%BB%CE%B9%CE%AC', '/two words'].map((from) => ({
    from,
    to: '/contact',
    status: 301 as const,
    at: { file: 'content/routes.yaml' },
  }))
  const found = [...sync(unsupported.site?.({ ...context, output, redirects }))].map(({ text }) => text)
  expect(found.filter((text) => text.includes('does not lead'))).toEqual([
    '/two words does not lead to /contact: a redirect of gitlab-pages cannot have this address',
    '/two words does not lead to /contact: a redirect of cloudflare cannot have this address',
  ])
})
