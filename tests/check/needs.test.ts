// The compiler lets a rule read only what it declares.
import { expect, test } from 'vitest'
import { checkSite } from '../../src/check/run.ts'
import { defineRule } from '../../src/model/checks/rule.ts'
import { exampleSite, toldIn } from './example-site.ts'

const plain = { why: 'A test.', level: 'error', fine: {}, bad: {} } as const

test('a rule reads the settings of the site and its needs; nothing else compiles', () => {
  const rule = defineRule({
    ...plain,
    needs: ['redirects', 'data', 'output'],
    *site(context) {
      yield { text: `${context.site.language} ${context.redirects.length}`, at: { file: 'site.yaml' } }
      // @ts-expect-error: `pages` is not among its needs
      context.pages.size
    },
    *page(_, planned, context) {
      yield { text: `${planned.path} ${context.data.has('prices')}`, at: { file: 'site.yaml' } }
      // @ts-expect-error: a page is checked before the output is complete
      context.output
    },
  })
  // @ts-expect-error: `outputs` does not exist
  defineRule({ ...plain, needs: ['outputs'] })
  expect(toldIn(rule, exampleSite({})).map(({ text }) => text)).toContain('en 1')
})

test('a rule may wait for its findings; one that throws is named', async () => {
  const rule = defineRule({
    ...plain,
    async *site() {
      yield await Promise.resolve({ text: 'late', at: { file: 'site.yaml' } })
      throw new Error('no dictionary')
    },
  })
  expect(await checkSite(new Map([['test/rule', rule]]), exampleSite({}).context)).toMatchObject([
    { finding: { text: 'late' } },
    {
      rule: 'test/rule',
      finding: { text: 'the rule test/rule threw while checking the site: no dictionary' },
      stack: expect.stringContaining('Error'),
    },
  ])
})
