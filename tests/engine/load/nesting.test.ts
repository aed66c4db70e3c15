// YAML with collections in collections in collections is told of; it does not use up the stack.
import { expect, test } from 'vitest'
import { parseFile } from '../../../src/load/yaml/parse.ts'

// Such texts, if longer, use up the stack where they are read by recursion; V8 may end the process then.
test.each([
  ['brackets', `a: ${'['.repeat(5000)}`, 1, 103],
  ['brackets and quotes that look like their ends', `a: ${'["]", '.repeat(500)}`, 1, 598],
  ['braces', `a:\n  b: ${'{a: '.repeat(500)}`, 2, 398],
  ['dashes', '- '.repeat(500), 1, 201],
  ['lines', Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), 101, 101],
])('%s more than a hundred deep are a problem', (_, text, line, column) => {
  const { value, problems } = parseFile('a.yaml', text)
  expect(value).toBeUndefined()
  expect(problems).toEqual([
    {
      level: 'error',
      text: 'this lies more than 100 levels deep',
      at: { file: 'a.yaml', line, column },
      help: 'close the brackets before it, or indent less',
    },
  ])
})

test('a hundred levels are read', () => {
  expect(parseFile('a.yaml', `a: ${'['.repeat(99)}${']'.repeat(99)}`).problems).toEqual([])
})
