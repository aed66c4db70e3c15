// Faults in what a page weighs.
import type { Mutation } from '../mutate.ts'

/** Text that does not compress. */
const heavy = `<!--${Array.from({ length: 4000 }, (_, i) => (i ** 3 * 7919) % 1_000_003).join(' ')}--></main>`
const path = '/politiki-aporritou'
const at = { file: 'content/pages/privacy.yaml' }

export default [
  { name: 'a page is heavy', rule: 'perf/page-weight', html: { path, find: '</main>', by: heavy }, at },
  {
    name: 'a style of another host delays the page',
    rule: 'perf/page-weight',
    html: {
      path,
      find: '<link rel="canonical"',
      by: '<link rel="stylesheet" href="https://fonts.example/x.css"><link rel="canonical"',
    },
    also: ['sec/third-party'],
    at,
  },
  {
    name: 'a script in the head delays the page',
    rule: 'perf/page-weight',
    html: { path, find: '<link rel="canonical"', by: '<script src="/favicon.svg"></script><link rel="canonical"' },
    at,
  },
] satisfies readonly Mutation[]
