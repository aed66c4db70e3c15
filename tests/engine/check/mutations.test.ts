// Each mutation (mutations/), laid into a real site, is found by its rule alone, at its line, and each realistic fault (faults.ts)
// by the rule that is meant; the unchanged sites have only notes.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { loadRules } from '../../../src/check/rules.ts'
import type { Problem } from '../../../src/model/problem.ts'
import { faults } from './faults.ts'
import { checkMutated, type Mutation } from './mutate.ts'
import { type Checked, checkerOf, isFinding, listed } from './together.ts'

const tables = glob.sync('mutations/*.ts', { cwd: import.meta.dirname }).sort()
const mutations = (
  await Promise.all(
    tables.map(async (file) => ((await import(/* @vite-ignore */ `./${file}`)) as { default: Mutation[] }).default),
  )
).flat()

/** The findings of the unchanged sites, of those that a test has asked for. */
const usual = new Map<Mutation['site'], readonly Problem[]>()
async function usualOf(site: Mutation['site']): Promise<readonly Problem[]> {
  const problems = usual.get(site) ?? (await checkMutated({ site })).problems
  usual.set(site, problems)
  return problems
}
const keyOf = ({ rule, text }: Problem) => `${rule}: ${text}`
const freshIn = ({ site }: Mutation, { problems }: Checked) => {
  const keys = new Set(usual.get(site)?.map(keyOf))
  return problems.filter((problem) => !keys.has(keyOf(problem)))
}

const isFound = (mutation: Mutation, checked: Checked) =>
  freshIn(mutation, checked).some((problem) => isFinding(mutation, problem, checked))

/** The findings that none of some mutations, all of one site, should have: of another rule, or at another line. */
const strangers = (group: readonly Mutation[], checked: Checked) =>
  freshIn(group[0] as Mutation, checked).filter(
    (problem) => !group.some((each) => isFinding(each, problem, checked) || each.also?.includes(problem.rule ?? '')),
  )

test.each([undefined, 'locksmith'])('the unchanged site has no errors and no warnings: %s', async (site) => {
  expect(listed((await usualOf(site)).filter(({ level }) => level !== 'info'))).toBe('')
})

test.each([...(await loadRules()).keys()])('%s is proved by three mutations or faults', (id) => {
  const own = [...mutations, ...faults].filter(({ rule }) => rule === id)
  const help = `write three faults of ${id} in tests/engine/check/mutations/${id.split('/')[0]}.ts`
  expect(own.length, help).toBeGreaterThanOrEqual(3)
})

const check = checkerOf(
  mutations,
  (mutation, members, checked) => isFound(mutation, checked) && strangers(members, checked).length === 0,
)

test.each(mutations.map((mutation) => [`${mutation.rule}: ${mutation.name}`, mutation] as const))(
  '%s is found at its line, and nothing else is',
  async (_, mutation) => {
    await usualOf(mutation.site)
    const { members, checked } = await check(mutation)
    expect(listed(strangers(members, checked))).toBe('')
    expect(isFound(mutation, checked), listed(freshIn(mutation, checked))).toBe(true)
  },
)

const isReported = (fault: Mutation, checked: Checked) =>
  checked.problems.some((problem) => isFinding(fault, problem, checked))
const checkFault = checkerOf(faults, (fault, _, checked) => isReported(fault, checked))

test.each(faults.map((fault) => [`${fault.rule}: ${fault.name} (${fault.at.file})`, fault] as const))(
  '%s is found at its line',
  async (_, fault) => {
    const { checked } = await checkFault(fault)
    expect(isReported(fault, checked), listed(checked.problems)).toBe(true)
  },
)
