// A rule of the site is asked again where something that it read is another, and only there.
import { expect, test } from 'vitest'
import { type CachedRun, findingAgain, type ReadDigests } from '../../src/check/packed/again.ts'
import { checkSite } from '../../src/check/run.ts'
import { defineRule, type Need } from '../../src/model/checks/rule.ts'
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
  parts: { pages: () => 'pages', redirects: () => '', placeholders: () => '', summaries: () => '', changed: () => '' },
  reads: {
    summaries: (part) => part,
    notes: (kind) => kind,
    paths: () => 'paths',
    sizes: () => 'sizes',
    size: (path) => `size of ${path}`,
    file: (path) => `bytes of ${path}`,
    answers: () => 'answers',
  },
  page: (path) => path,
}

type Others = Partial<Omit<ReadDigests, 'reads'>> & { readonly reads?: Partial<ReadDigests['reads']> }

/** What is found after a first run, and how often the rule was asked for it. */
function second({ reads, ...digests }: Others, name = 'test/rule', own = rule) {
  const rules = new Map([[name, own]])
  const run = (given: ReadDigests, before: ReadonlyMap<string, CachedRun>) => {
    const again = findingAgain(given, (id) => before.get(id))
    return { found: checkSite(rules, context, again.around), cached: again.cached }
  }
  const first = run(same, new Map())
  asked = 0
  const after = run({ ...same, ...digests, reads: { ...same.reads, ...reads } }, first.cached)
  expect(after.found).toEqual(first.found)
  return asked
}

test('a rule that read nothing that is another is not asked', () => {
  expect(second({})).toBe(0)
  expect(second({ reads: { notes: (kind) => (kind === 'label' ? kind : 'another') } })).toBe(0)
})

test('a rule is asked where notes or pages that it read are others, or a page in which it points at a place', () => {
  expect(second({ reads: { notes: () => 'another' } })).toBe(1)
  expect(second({ parts: { ...same.parts, pages: () => 'another' } })).toBe(1)
  expect(second({ page: () => 'another' })).toBe(1)
})

test('a rule of the site itself, and one that asks for what is not followed, is always asked', () => {
  expect(second({}, 'site/rule')).toBe(1)
  expect(second({}, 'test/rule', { ...rule, needs: [...(rule.needs ?? []), 'published'] })).toBe(1)
})

const another = () => 'another'
const asks = (...needs: readonly Need[]) => ({
  ...plain,
  needs,
})

test('of the output a rule is asked again for the paths, the sizes and the files that it read, and no others', () => {
  const paths = defineRule({
    ...asks('output'),
    *site({ output }) {
      asked++
      if (output.files.has('none.txt')) yield { text: 'x', at: { file: 'x' } }
    },
  })
  expect(second({ reads: { sizes: another, size: another, file: another } }, 'test/rule', paths)).toBe(0)
  expect(second({ reads: { paths: another } }, 'test/rule', paths)).toBe(1)

  const one = defineRule({
    ...asks('output'),
    *site({ output }) {
      asked++
      if (output.read('a.txt') || output.files.get('b.txt')) yield { text: 'x', at: { file: 'x' } }
    },
  })
  const of = (name: string) => (path: string) => (path === name ? 'another' : path)
  const old = { size: (path: string) => `size of ${path}`, file: (path: string) => `bytes of ${path}` }
  expect(second({ reads: { paths: another, sizes: another } }, 'test/rule', one)).toBe(0)
  expect(
    second({ reads: { ...old, file: (path) => (path === 'b.txt' ? 'another' : old.file(path)) } }, 'test/rule', one),
  ).toBe(0)
  expect(second({ reads: { file: of('a.txt') } }, 'test/rule', one)).toBe(1)
  expect(second({ reads: { size: of('b.txt') } }, 'test/rule', one)).toBe(1)

  const sizes = defineRule({
    ...asks('output'),
    *site({ output }) {
      asked++
      for (const [path, size] of output.files) if (size < 0) yield { text: path, at: { file: path } }
    },
  })
  expect(second({ reads: { paths: another } }, 'test/rule', sizes)).toBe(0)
  expect(second({ reads: { sizes: another } }, 'test/rule', sizes)).toBe(1)
})

test('what was made of the output for one rule is read by the next, too', () => {
  const made = defineRule({
    ...asks('output'),
    *site({ output }) {
      asked++
      const text = output.once('outer', () => output.once('inner', () => output.read('a.txt')))
      if (text) yield { text: 'x', at: { file: 'x' } }
    },
  })
  const both = new Map([
    ['test/one', made],
    ['test/two', made],
  ])
  const run = (digests: ReadDigests, before: ReadonlyMap<string, CachedRun>) => {
    asked = 0
    const again = findingAgain(digests, (id) => before.get(id))
    checkSite(both, context, again.around)
    return { asked, cached: again.cached }
  }
  const first = run(same, new Map())
  expect(run(same, first.cached).asked).toBe(0)
  expect(run({ ...same, reads: { ...same.reads, file: another } }, first.cached).asked).toBe(2)
})

test('a rule that asks what answers addresses is asked again where that may be something else', () => {
  const answers = defineRule({
    ...asks('answers'),
    *site({ answers }) {
      asked++
      if (answers('/nowhere')) yield { text: 'x', at: { file: 'x' } }
    },
  })
  expect(second({ reads: { paths: another } }, 'test/rule', answers)).toBe(0)
  expect(second({ reads: { answers: another } }, 'test/rule', answers)).toBe(1)
})

test('a rule that reads very many files one by one is always asked', () => {
  const many = defineRule({
    ...asks('output'),
    *site({ output }) {
      asked++
      for (let i = 0; i < 300; i++) if (output.read(`${i}.txt`)) yield { text: 'x', at: { file: 'x' } }
    },
  })
  expect(second({}, 'test/rule', many)).toBe(1)
})
