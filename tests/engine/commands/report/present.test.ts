// The order and the width of what site check prints.
import { expect, test } from 'vitest'
import { noPaint } from '../../../../src/commands/report/paint.ts'
import { presented } from '../../../../src/commands/report/present.ts'
import { report } from '../../../../src/commands/report/report.ts'
import type { Problem } from '../../../../src/model/problem.ts'

const problem = (level: Problem['level'], rule: string, text: string): Problem => ({
  level,
  rule,
  text,
  at: { file: 'site.yaml', line: 1, column: 60 },
  help: `${'write it as it is '.repeat(8)}end`,
})
const problems = [
  problem('info', 'launch/origin', 'a'),
  problem('warning', 'head/width', 'b'),
  problem('info', 'translation/page', 'c'),
  problem('error', 'link/broken', 'd'),
  problem('info', 'launch/placeholder', 'e'),
]

test('errors come first, then warnings, then notes, and launch notes are counted', () => {
  const { shown, launch } = presented(problems)
  expect(shown.map(({ text }) => text)).toEqual(['d', 'b', 'c'])
  expect(launch).toBe('2 notes for the launch: npx site check --launch lists them\n')
  expect(presented([])).toEqual({ shown: [], launch: '' })
})

test.each([60, 80, 120])('at %i columns no line is longer and no word is cut', (columns) => {
  const line = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ')
  const long = problem('error', 'x/y', Array.from({ length: 90 }, (_, i) => `item${i},`).join(' '))
  const text = report([long], { files: new Map([['site.yaml', line]]), paint: noPaint, columns })
  expect(Math.max(...text.split('\n').map((each) => each.length))).toBeLessThanOrEqual(columns)
  const words = new Set(`${line} ${long.text} ${long.help}`.split(' '))
  const printed = text.split(/\s+/).filter((word) => /^…?(?:word|item|write)/.test(word))
  expect(printed.filter((word) => !words.has(word.replaceAll('…', '')))).toEqual([])
})

test('no line has 500 characters where there is no terminal', () => {
  const long = problem('error', 'x/y', 'item, '.repeat(300))
  const text = report([long], { files: new Map(), paint: noPaint })
  expect(Math.max(...text.split('\n').map((each) => each.length))).toBeLessThan(500)
})
