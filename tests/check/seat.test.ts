// Where the business says that it is: one text that names another town is a slip, several are a quarter of its own.
import { expect, test } from 'vitest'
import { checkMutated } from './mutate.ts'

const SLIP = 'We are based in Horsforth, beside the park.'
const FILES = ['content/services/emergency-lockout.yaml', 'content/areas/headingley.yaml']

const said = async (files: readonly string[]) => {
  const yaml = files.map((file) => ({ file, find: '\n  paragraphs:\n', by: `\n  paragraphs:\n    - ${SLIP}\n` }))
  const { problems } = await checkMutated({ site: 'locksmith', yaml })
  return problems.filter(({ rule }) => rule === 'fact/address')
}

test('a seat in another town, named once, is told with what makes it right', async () => {
  const [problem, ...more] = await said(FILES.slice(0, 1))
  expect(more).toEqual([])
  expect(problem?.text).toContain('is not the declared Leeds')
  expect(problem?.help).toBe(
    'write Leeds; if Horsforth is a part of it, name it in business.address.shown of site.yaml as well',
  )
})

test('a seat that several texts name is no slip', async () => {
  expect(await said(FILES)).toEqual([])
})
