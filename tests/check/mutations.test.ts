// Each mutation (mutations/), laid into a real site, is found by its rule alone, at its line; the unchanged sites have only notes.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { loadRules } from '../../src/check/rules.ts'
import type { Problem } from '../../src/model/problem.ts'
import { faults } from './faults.ts'
import { checkMutated, type Mutation } from './mutate.ts'
import { type Checked, checkerOf, isAt, listed } from './together.ts'

const tables = glob.sync('mutations/*.ts', { cwd: import.meta.dirname }).sort()
const mutations = (
  await Promise.all(
    tables.map(async (file) => ((await import(/* @vite-ignore */ `./${file}`)) as { default: Mutation[] }).default),
  )
).flat()

/** The findings of the unchanged sites. */
const usual = [...(await checkMutated(undefined)).problems, ...(await checkMutated({ site: 'locksmith' })).problems]
const keyOf = ({ rule, text }: Problem) => `${rule}: ${text}`
const usualKeys = new Set(usual.map(keyOf))
const freshIn = ({ problems }: Checked) => problems.filter((problem) => !usualKeys.has(keyOf(problem)))
const rulesOf = ({ rule, also = [] }: Mutation) => [rule, ...also]

const isFound = (mutation: Mutation, checked: Checked) =>
  freshIn(checked).some((problem) => problem.rule === mutation.rule && isAt(mutation, problem, checked))

/** The findings that none of some mutations should have. */
const strangers = (group: readonly Mutation[], checked: Checked) => {
  const expected = new Set(group.flatMap(rulesOf))
  return freshIn(checked).filter((problem) => !expected.has(problem.rule ?? ''))
}

test('the unchanged sites have no errors and no warnings', () => {
  expect(listed(usual.filter(({ level }) => level !== 'info'))).toBe('')
})

test('every rule has a mutation or a fault that proves it', async () => {
  const proved = new Set([...mutations, ...faults].map(({ rule }) => rule))
  expect([...(await loadRules()).keys()].filter((id) => !proved.has(id))).toEqual([])
})

const check = checkerOf(
  mutations,
  (mutation, members, checked) => isFound(mutation, checked) && strangers(members, checked).length === 0,
)

test.each(mutations.map((mutation) => [`${mutation.rule}: ${mutation.name}`, mutation] as const))(
  '%s is found at its line, and nothing else is',
  async (_, mutation) => {
    const { members, checked } = await check(mutation)
    expect(listed(strangers(members, checked))).toBe('')
    expect(isFound(mutation, checked), listed(freshIn(checked))).toBe(true)
  },
)
