// Findings in the page editor: each is shown at the text that holds its place.
import { expect, test } from 'vitest'
import { findingsAt, type PageText } from '../../../src/dev/editor/texts.ts'
import type { Problem } from '../../../src/model/problem.ts'

const text = (line: number, column: number, source: string): PageText => ({
  at: { file: 'content/pages/home.yaml', line, column },
  path: [],
  title: '',
  more: '',
  digest: '',
  placeholder: false,
  claims: [],
  source,
})
const finding = (line: number, column: number): Problem => ({
  level: 'warning',
  text: 'x',
  at: { file: 'content/pages/home.yaml', line, column },
})

test('a finding is shown at the text that holds its place', () => {
  const texts = [
    text(5, 9, 'Call us'),
    text(5, 30, 'Within 45 minutes'),
    text(7, 3, 'One\nTwo\nThree'),
    text(5, 9, 'Call us'),
  ]
  const counts = (line: number, column: number) =>
    findingsAt(texts, [finding(line, column)]).map(({ length }) => length)
  expect(counts(5, 9)).toEqual([1, 0, 0, 1])
  expect(counts(5, 38)).toEqual([0, 1, 0, 0])
  expect(counts(9, 5)).toEqual([0, 0, 1, 0])
  expect(counts(6, 9)).toEqual([0, 0, 0, 0])
  expect(counts(5, 80)).toEqual([0, 0, 0, 0])
})
