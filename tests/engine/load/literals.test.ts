// Amounts that are not promises, and computed claims, as texts show them.
import { expect, test } from 'vitest'
import { base, project } from '../../helpers/project.ts'

const entryOf = (yaml: string, more: Record<string, string> = {}) => {
  const { plan, problems } = project({
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\n${yaml}\n`,
    ...more,
  })
  const text = plan?.pages.find(({ path }) => path === '/contact')?.props.entry.text
  return { text, problems: problems.map(({ text: found }) => found) }
}

test('a marked amount shows without its mark, joined to its unit', () => {
  expect(entryOf('text: The council asks for {=80 €} and takes {=10 days}.')).toEqual({
    text: 'The council asks for 80\u00a0€ and takes 10\u00a0days.',
    problems: [],
  })
})

test('an empty mark is not a mark', () => {
  expect(entryOf('text: An empty {=} stays.').text).toBe('An empty {=} stays.')
})

test('{count.<folder>} is the number of pages of the folder', () => {
  expect(entryOf('text: We do {count.repairs} jobs.').text).toBe('We do 2 jobs.')
  expect(entryOf('text: We do {count.repair} jobs.').problems).toEqual([
    'text: "{count.repair}" is not a claim of site.yaml',
  ])
})

test('no claim may take the name of the counts', () => {
  const site = base['site.yaml']?.replace('claims:\n', 'claims:\n  count: { text: "2", about: x }\n') ?? ''
  expect(project({ 'site.yaml': site }).problems.map(({ text }) => text)).toEqual([
    'claims.count: {count.<folder>} already counts the pages of a folder',
  ])
})
