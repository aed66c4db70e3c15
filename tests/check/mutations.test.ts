// The proof of `site check`: each fault, injected alone into the real site, is found by exactly the rule meant for it, at the line of the fault.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { loadRules } from '../../src/check/rules.ts'
import { keyOf, mutationsOf, notes, testMutations } from './mutation-tests.ts'
import type { Table } from './together.ts'

test('nothing but notes is said of the unharmed sites', () => {
  expect(
    notes
      .filter(({ level }) => level !== 'info')
      .map((problem) => `${problem.at?.file}:${problem.at?.line} ${keyOf(problem)}`),
  ).toEqual([])
})

test('every rule has a fault that proves it', async () => {
  const together = glob.sync('together/*.ts', { cwd: import.meta.dirname }).map(async (file) => {
    const { faults } = ((await import(/* @vite-ignore */ `./${file}`)) as { default: Table }).default
    return faults
  })
  const proved = new Set(
    [...(await mutationsOf('all')), ...(await Promise.all(together)).flat()].map(({ rule }) => rule),
  )
  expect([...(await loadRules()).keys()].filter((id) => !proved.has(id))).toEqual([])
})

testMutations(await mutationsOf('others'))
