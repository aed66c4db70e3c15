// A rule of the site is asked again where something that it read is another, and only there.
import { expect, test } from 'vitest'
import { type CachedRun, findingAgain, type ReadDigests } from '../../src/check/packed/again.ts'
import { checkSite } from '../../src/check/run.ts'
import { defineRule } from '../../src/model/checks/rule.ts'
import { exampleSite } from './example-site.ts'

let asked = 0
const plain = { why: 'A test.', level: 'error', fine: {}, bad: {} } as const
const rule = defineRule({
  ...plain,
  needs: ['pages', 'notes'],
  *site({ pages, notes }) {
    asked++
    for (const { path } of pages.values())
      yield { text: `${notes('label').length} labels`, at: { page: path, span: { start: 1, end: 2 } } }
  },
})
const { context } = exampleSite({})

const same: ReadDigests = {
  parts: { pages: () => 'pages', redirects: () => '', placeholders: () => '', summaries: () => '' },
  summaries: (part) => part,
  notes: (kind) => kind,
  page: (path) => path,
}

/** What is found after a first run, and how often the rule was asked for it. */
function second(digests: Partial<ReadDigests>, name = 'test/rule', own = rule) {
  const rules = new Map([[name, own]])
  const run = (given: ReadDigests, before: ReadonlyMap<string, CachedRun>) => {
    const again = findingAgain(given, (id) => before.get(id))
    return { found: checkSite(rules, context, again.around), cached: again.cached }
  }
  const first = run(same, new Map())
  asked = 0
  const after = run({ ...same, ...digests }, first.cached)
  expect(after.found).toEqual(first.found)
  return asked
}

test('a rule that read nothing that is another is not asked', () => {
  expect(second({})).toBe(0)
  expect(second({ notes: (kind) => (kind === 'label' ? kind : 'another') })).toBe(0)
})

test('a rule is asked where notes or pages that it read are others, or a page in which it points at a place', () => {
  expect(second({ notes: () => 'another' })).toBe(1)
  expect(second({ parts: { ...same.parts, pages: () => 'another' } })).toBe(1)
  expect(second({ page: () => 'another' })).toBe(1)
})

test('a rule of the site itself, and one that asks for what is not followed, is always asked', () => {
  expect(second({}, 'site/rule')).toBe(1)
  expect(second({}, 'test/rule', { ...rule, needs: [...(rule.needs ?? []), 'output'] })).toBe(1)
})
