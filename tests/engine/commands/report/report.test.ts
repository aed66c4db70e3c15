// Problems as a person reads them: the place, the line, the caret, the help, the count.
import { expect, test } from 'vitest'
import { noPaint } from '../../../../src/commands/report/paint.ts'
import { report } from '../../../../src/commands/report/report.ts'
import { error, inOrder, type Problem } from '../../../../src/model/problem.ts'

const show = (problems: readonly Problem[], contents = '', consequence?: string) =>
  report(problems, {
    files: new Map([['a.yaml', contents]]),
    paint: noPaint,
    ...(consequence !== undefined && { consequence }),
  })

test('a problem with everything', () => {
  expect(
    show(
      [{ ...error('this is wrong', { file: 'a.yaml', line: 2, column: 7 }, 'type that'), rule: 'some-rule' }],
      'one: 1\ntwo: 2 and more\n',
      'Nothing was written.',
    ),
  ).toMatchInlineSnapshot(`
    "✘ a.yaml:2:7 some-rule
      this is wrong
        2 | two: 2 and more
          |       ^
      help: type that

    1 error. Nothing was written."
  `)
})

test('a problem without a place, and one whose file was not read', () => {
  expect(
    show([error('the disk is full', undefined), error('this is missing', { file: 'b.yaml', line: 3 })]),
  ).toMatchInlineSnapshot(`
    "✘ the disk is full

    ✘ b.yaml:3
      this is missing

    2 errors"
  `)
})

test('errors, warnings and notes are counted apart', () => {
  const levels = ['error', 'warning', 'warning', 'info'] as const
  expect(
    show(levels.map((level) => ({ level, text: 'x' })))
      .split('\n')
      .at(-1),
  ).toBe('1 error, 2 warnings, 1 note')
})

test('the caret stands under the letter, with accents written as one character or as two', () => {
  const caret = (line: string, column: number) =>
    show([error('x', { file: 'a.yaml', line: 1, column })], line)
      .split('\n')[3]
      ?.indexOf('^')
  expect(caret('άά: x', 5)).toBe('    1 | άά: '.length)
  expect(caret('ά'.normalize('NFD').repeat(2).concat(': x'), 7)).toBe('    1 | άά: '.length)
  expect(caret('\tx', 2)).toBe('    1 |  '.length)
})

test('a long line is cut around the place', () => {
  const shown = show(
    [error('x', { file: 'a.yaml', line: 1, column: 500 })],
    `${'a'.repeat(499)}HERE${'b'.repeat(500)}`,
  ).split('\n')
  expect(shown[2]?.length).toBeLessThan(120)
  expect(shown[2]?.indexOf('HERE')).toBe(shown[3]?.indexOf('^'))
})

test('nothing a file holds can move the cursor or change colours', () => {
  const text = show(
    [error('"\u001b[31mred\u0007" is not here', { file: 'a.yaml', line: 1, column: 1 }, 'not \u009b2J')],
    'bad: \u001b[2J\u0000',
  )
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u)
  expect(text).toContain('[31mred')
})

test('problems are in the order of file, line and column, whatever order they were found in', () => {
  const places = [
    ['b', 1, 1],
    ['a', 10, 1],
    ['a', 2, 3],
    ['a', 2, 1],
  ] as const
  const sorted = inOrder(places.map(([file, line, column]) => error('x', { file, line, column })))
  expect(sorted.map(({ at }) => `${at?.file}:${at?.line}:${at?.column}`)).toEqual(['a:2:1', 'a:2:3', 'a:10:1', 'b:1:1'])
})

test('no problems, no report', () => {
  expect(show([])).toBe('')
})
