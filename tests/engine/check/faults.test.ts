// Realistic faults (faults.ts): each is reported at its line by the rule that is meant.
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import type { Mutation } from './mutate.ts'
import { type Checked, checkerOf, isFinding, listed } from './together.ts'

const isFound = (fault: Mutation, checked: Checked) =>
  checked.problems.some((problem) => isFinding(fault, problem, checked))

const check = checkerOf(faults, (fault, _, checked) => isFound(fault, checked))

test.each(faults.map((fault) => [`${fault.rule}: ${fault.name} (${fault.at.file})`, fault] as const))(
  '%s is found at its line',
  async (_, fault) => {
    const { checked } = await check(fault)
    expect(isFound(fault, checked), listed(checked.problems)).toBe(true)
  },
)
