// Faults in what a page weighs.
import type { Mutation } from '../mutate.ts'

/** Text that compresses to nearly nothing: it makes a page long and not heavy. */
const long = (bytes: number) => `<!--${'x'.repeat(bytes)}--></main>`
/** Text that does not compress. */
const heavy = `<!--${Array.from({ length: 4000 }, (_, i) => (i ** 3 * 7919) % 1_000_003).join(' ')}--></main>`
const path = '/politiki-aporritou'
const at = { file: 'content/pages/privacy.yaml' }

export default [
  {
    name: 'a page is over 100 KB',
    rule: 'perf/html-size',
    html: { path, find: '</main>', by: long(90_000) },
    at,
  },
  {
    name: 'a page is over 2 MB',
    rule: 'perf/html-truncated',
    html: { path, find: '</main>', by: long(2_200_000) },
    at,
  },
  { name: 'a page is heavy', rule: 'perf/page-weight', html: { path, find: '</main>', by: heavy }, at },
] satisfies readonly Mutation[]
