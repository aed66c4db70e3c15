// A rule sees what it declares and nothing else: the compiler says so, and so does the run.
import { expect, test } from 'vitest'
import { checkPage, checkSite, type Rules } from '../../src/check/run.ts'
import { defineRule } from '../../src/model/checks/rule.ts'
import { exampleSite } from './example-site.ts'

const plain = { why: 'A test.', level: 'error', fine: {}, bad: {} } as const

test('a rule of the site reads its needs and the settings; anything else does not compile and is not there', () => {
  const seen: unknown[] = []
  const rule = defineRule({
    ...plain,
    needs: ['redirects', 'launch'],
    site(context) {
      seen.push(Object.keys(context).sort(), context.redirects.length, context.launch)
      // @ts-expect-error: `output` is not among its needs
      seen.push(context.output)
      return []
    },
  })
  checkSite(new Map([['test/rule', rule]]), exampleSite({}).context)
  expect(seen).toEqual([['language', 'launch', 'redirects', 'site'], 1, false, undefined])
})

test('a rule without needs reads the settings alone', () => {
  const seen: unknown[] = []
  const rule = defineRule({
    ...plain,
    site(context) {
      seen.push(Object.keys(context).sort(), context.site.language)
      // @ts-expect-error: it has declared nothing
      seen.push(context.pages)
      return []
    },
  })
  checkSite(new Map([['test/rule', rule]]), exampleSite({}).context)
  expect(seen).toEqual([['language', 'site'], 'en', undefined])
})

test('a rule of pages never reads the rest of the site, whatever it declares', () => {
  const seen: unknown[] = []
  const rule = defineRule({
    ...plain,
    needs: ['data', 'output'],
    page(_, planned, context) {
      seen.push(planned.path, context.data.has('prices'))
      // @ts-expect-error: a page is checked before the output is whole
      seen.push(context.output)
      return []
    },
  })
  const { context, pages } = exampleSite({})
  const [first] = pages
  if (!first) throw new Error('the base site has no page')
  const { site, language, tokens, data, launch, year } = context
  checkPage(first.page, first.planned, new Map([['test/rule', rule]]), {
    site,
    language,
    tokens,
    data,
    launch,
    year,
  })
  expect(seen).toEqual(['/', true, undefined])
})

test('a need that does not exist does not compile', () => {
  // @ts-expect-error: there is no `outputs`
  defineRule({ ...plain, needs: ['outputs'] })
})

test('a rule that reads what it did not declare is named', async () => {
  const rule = defineRule({
    ...plain,
    *site(context) {
      const { pages } = context as unknown as { pages: ReadonlyMap<string, unknown> }
      yield { text: `${pages.size} pages`, at: { file: 'site.yaml' } }
    },
  })
  const rules: Rules = new Map([['test/rule', rule]])
  expect(await checkSite(rules, exampleSite({}).context)).toMatchObject([
    {
      rule: 'test/rule',
      finding: { text: expect.stringContaining('the rule test/rule threw while checking the site') },
      stack: expect.stringContaining('TypeError'),
    },
  ])
})

test('a rule may wait for what it works with, which is loaded once', async () => {
  let setups = 0
  let words: string[] = []
  const rule = defineRule({
    ...plain,
    async setup() {
      setups++
      words = await Promise.resolve(['lorem'])
    },
    async *site() {
      for (const word of words) yield await Promise.resolve({ text: word, at: { file: 'site.yaml' } })
    },
  })
  const rules: Rules = new Map([['test/rule', rule]])
  const { context } = exampleSite({})
  const found = [...(await checkSite(rules, context)), ...(await checkSite(rules, { ...context }))]
  expect([setups, found.map(({ finding }) => finding.text)]).toEqual([1, ['lorem', 'lorem']])
})

test('a setup that fails is a bug of its rule', async () => {
  const rule = defineRule({ ...plain, setup: () => Promise.reject(new Error('no dictionary')), site: () => [] })
  const found = await checkSite(new Map([['test/rule', rule]]), exampleSite({}).context)
  expect(found).toMatchObject([{ rule: 'test/rule', finding: { text: expect.stringContaining('no dictionary') } }])
})
