// Realistic faults (faults.ts): each is reported at its line by the rule that is meant.
import { describe, expect, test } from 'vitest'
import { faults, UNFOUND } from './faults.ts'
import type { Mutation } from './mutate.ts'
import { type Checked, checksOf, checkTogether, isAt, listed } from './together.ts'

const isFound = (fault: Mutation, checked: Checked) =>
  checked.problems.some((problem) => problem.rule === fault.rule && isAt(fault, problem, checked))

const checks = checksOf(faults)

describe.each(faults.map((fault) => [`${fault.rule}: ${fault.name} (${fault.at.file})`, fault] as const))(
  '%s',
  (_, fault) => {
    test.skipIf(fault.name in UNFOUND)('is found at its line', async () => {
      const together = await checks.get(fault)?.check()
      // A fault that keeps the site from being loaded hides the others of its group.
      if (together && isFound(fault, together)) return
      const alone = await checkTogether([fault])
      expect(isFound(fault, alone), listed(alone.problems)).toBe(true)
    })
  },
)
