// The compiler lets the functions of a rule read only what exists when they are called.
import { expect, test } from 'vitest'
import { defineRule } from '../../../src/check/rule.ts'
import { runSiteRules } from '../../../src/check/run.ts'
import { exampleSite, toldIn } from './example-site.ts'

const plain = { why: 'A test.', level: 'error', fine: {}, bad: {} } as const

test('pages are checked before the output is complete, and a language without those of the others', () => {
  const rule = defineRule({
    ...plain,
    *site(context) {
      yield { text: `${context.language.name} ${context.output.files.size}`, at: { file: 'site.yaml' } }
    },
    *language(context) {
      yield { text: `${context.pages.size} pages`, at: { file: 'site.yaml' } }
      // @ts-expect-error: only `site` sees all languages
      context.translations
    },
    *page(_, planned, context) {
      yield { text: `${planned.path} ${context.data.has('prices')}`, at: { file: 'site.yaml' } }
      // @ts-expect-error: the output is not complete
      context.output
    },
  })
  expect(toldIn(rule, exampleSite({})).map(({ text }) => text)).toContain('4 pages')
})

test('a rule may wait for its findings; one that throws is named', async () => {
  const rule = defineRule({
    ...plain,
    async *site() {
      yield await Promise.resolve({ text: 'late', at: { file: 'site.yaml' } })
      throw new Error('no dictionary')
    },
  })
  expect(await runSiteRules(new Map([['test/rule', rule]]), exampleSite({}).context)).toMatchObject([
    { finding: { text: 'late' } },
    {
      rule: 'test/rule',
      finding: { text: 'the rule test/rule threw while checking the site: no dictionary' },
      stack: expect.stringContaining('Error'),
    },
  ])
})
