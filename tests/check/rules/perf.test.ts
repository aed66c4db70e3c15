// What a page may weigh.
import { expect, test } from 'vitest'
import pageWeight from '../../../src/check/rules/perf/page-weight.ts'
import { findingsOf } from '../example-site.ts'

test('a page that is long but compresses well is named too', () => {
  const content = '<div>on and on</div>'.repeat(6000)
  expect(findingsOf(pageWeight, { pages: { '/contact': content } })[0]).toMatch(/^\/contact has 6,\d+ elements/)
  expect(findingsOf(pageWeight, { pages: { '/contact': `<p>${'on and on '.repeat(11_000)}</p>` } })).toEqual([
    expect.stringMatching(/^the HTML of \/contact has 11\d kB, expected at most 100$/),
  ])
})
