// The proof of `site check`: each fault, injected alone into the real site, is found by exactly the rule meant for it, at the line of the fault.
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../src/check/rules.ts'
import { checkMutated, lineOf, type Mutation } from './mutate.ts'
import type { Table } from './together.ts'

const tables = await Promise.all(
  glob
    .sync('mutations/*.ts', { cwd: import.meta.dirname })
    .sort()
    .map(async (file) => ((await import(`./${file}`)) as { default: readonly Mutation[] }).default),
)
const mutations = tables.flat()

/** What is said of the unharmed sites: notes on what is not real yet or not translated, nothing else. */
const notes = [...(await checkMutated(undefined)).problems, ...(await checkMutated({ site: 'locksmith' })).problems]
const keyOf = ({ rule, text }: (typeof notes)[number]) => `${rule}: ${text}`
const noted = new Set(notes.map(keyOf))
/** The values a note says are not real yet. */
const awaitedIn = ({ rule, text, at }: (typeof notes)[number]) =>
  rule === 'launch/placeholder'
    ? text
        .replace(/^.*?: /, '')
        .split(', ')
        .map((name) => `${at?.file} ${name}`)
    : []
const awaited = new Set(notes.flatMap(awaitedIn))
/** A fault that takes values away has a note of the rest: it names nothing that the unharmed site does not. */
const isRest = (problem: (typeof notes)[number]) => {
  const values = awaitedIn(problem)
  return values.length > 0 && values.every((value) => awaited.has(value))
}

test('nothing but notes is said of the unharmed sites', () => {
  expect(
    notes
      .filter(({ level }) => level !== 'info')
      .map((problem) => `${problem.at?.file}:${problem.at?.line} ${keyOf(problem)}`),
  ).toEqual([])
})

test('every rule has a fault that proves it', async () => {
  const together = glob.sync('together/*.ts', { cwd: import.meta.dirname }).map(async (file) => {
    const { faults } = ((await import(`./${file}`)) as { default: Table }).default
    return faults
  })
  const proved = new Set([...mutations, ...(await Promise.all(together)).flat()].map(({ rule }) => rule))
  expect([...(await loadRules()).keys()].filter((id) => !proved.has(id))).toEqual([])
})

describe.each(mutations)('$rule: $name', (mutation) => {
  test('is found, alone, at its line', async () => {
    const { problems: all, files } = await checkMutated(mutation)
    const problems = all.filter((problem) => !noted.has(keyOf(problem)))
    const rules = [mutation.rule, ...(mutation.also ?? [])]
    const others = problems.filter((problem) => !rules.includes(problem.rule ?? '') && !isRest(problem))
    expect(others.map(keyOf)).toEqual([])
    expect(problems.length).toBeGreaterThan(0)
    const places = problems.map((problem) => ({ file: problem.at?.file, line: lineOf(problem, files) }))
    expect(
      places.some(
        ({ file, line }) =>
          file === mutation.at.file && (mutation.at.line === undefined || line.includes(mutation.at.line)),
      ),
      JSON.stringify(problems, null, 2),
    ).toBe(true)
  })
})
