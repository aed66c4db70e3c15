// Faults, each injected alone into the real site -> tests that each is found by exactly the rule meant for it, at the line of the fault.
// In parts, so that more than one core works on them.
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { checkMutated, lineOf, type Mutation } from './mutate.ts'

/** Tables of a part, by name; `others` are all that are in no part. */
const PARTS = {
  words: /^(?:lang|lang-words|launch|leftovers|prose)\.ts$/,
  content: /^(?:build|content|copied|dup|fact|host|ld)\.ts$/,
} as const

/** The faults of a part, or of all. */
export async function mutationsOf(part: keyof typeof PARTS | 'others' | 'all'): Promise<Mutation[]> {
  const isIn = (file: string) =>
    part === 'all' ||
    (part === 'others' ? !Object.values(PARTS).some((names) => names.test(file)) : PARTS[part].test(file))
  const files = glob
    .sync('*.ts', { cwd: `${import.meta.dirname}/mutations` })
    .sort()
    .filter(isIn)
  const tables = files.map(
    async (file) =>
      ((await import(/* @vite-ignore */ `./mutations/${file}`)) as { default: readonly Mutation[] }).default,
  )
  return (await Promise.all(tables)).flat()
}

/** What is said of the unharmed sites: notes on what is not real yet or not translated, nothing else. */
export const notes = [
  ...(await checkMutated(undefined)).problems,
  ...(await checkMutated({ site: 'locksmith' })).problems,
]
export const keyOf = ({ rule, text }: (typeof notes)[number]) => `${rule}: ${text}`
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

/** Tests that each fault is found. */
export function testMutations(mutations: readonly Mutation[]): void {
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
}
