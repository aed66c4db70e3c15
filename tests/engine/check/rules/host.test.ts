// What a host accepts on its free plan, and what it accepts at all.
import { expect, test } from 'vitest'
import limits from '../../../../src/check/rules/host/limits.ts'
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
