// Validates data with a zod schema and reports every issue as a problem at its YAML line.
import type { z } from 'zod'
import { isGroup, type Path, valueAt } from '../model/data.ts'
import { nearest } from '../model/nearest.ts'
import { error, type Problem } from '../model/problem.ts'
import { explained, type Mistake } from './mistakes.ts'
import type { Places } from './places.ts'

/**
 * From about this many values on, compiling a zod schema saves time: one page of this site took 2.6 ms without and
 * 6.3 ms with compiling, 50 pages 12 and 14 ms, 300 pages 34 and 28 ms.
 */
const WORTH_COMPILING = 50

/** The number of values that each schema has validated. */
const uses = new WeakMap<z.ZodType, number>()

/**
 * Validates `data` against `schema`; every issue becomes an error at its place. With `prunes`, there is also the value
 * without what is wrong, if there is one.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  data: unknown,
  places: () => Places,
  { prunes = false }: { readonly prunes?: boolean } = {},
): { value?: z.output<S>; problems: Problem[] } {
  const use = (uses.get(schema) ?? 0) + 1
  uses.set(schema, use)
  const known = new Map<string, readonly string[]>()
  // Zod passes each issue to this function with the schema that raised it, and leaves that out of the result.
  const noteKeys = (issue: z.core.$ZodRawIssue) => {
    const { shape, element } = (issue.inst?._zod.def ?? {}) as { shape?: object; element?: { options?: unknown[] } }
    // The options of a union, like those of a section, are schemas.
    const choices = element?.options?.filter((option) => typeof option === 'string') ?? []
    const keys = choices.length > 0 ? choices : Object.keys(shape ?? {})
    // Most issues are about values that have no keys.
    if (issue.code !== 'custom' && keys.length > 0) known.set(JSON.stringify(issue.path ?? []), keys)
    return undefined
  }
  const result = schema.safeParse(data, { jitless: use < WORTH_COMPILING, error: noteKeys })
  if (result.success) return { value: result.data, problems: [] }
  const mistakes = result.error.issues.flatMap((issue): Mistake[] => {
    const path = issue.path as Path
    const keys = known.size > 0 ? known.get(JSON.stringify(path)) : undefined
    const mistake = { issue, path, known: keys ?? [] }
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...mistake, key })) : [mistake]
  })
  const all = withoutConsequences(mistakes, data)
  const problems = all.slice(0, MOST_MISTAKES).map((mistake) => explained(mistake, data, places()))
  const rest = all.length - MOST_MISTAKES
  const { file } = places()([]).at
  if (rest > 0) problems.push(error(`this file has ${rest} more such mistakes`, { file }, 'fix those above first'))
  return prunes ? { ...prunedValue(schema, data, mistakes), problems } : { problems }
}

/** How often values are left out of a file: without one, the group that needs it is wrong, and then the group above it. */
const MOST_ROUNDS = 8

/**
 * The value of `data` with mistyped keys corrected and other mistakes left out; nothing if the whole file is wrong without
 * them.
 */
function prunedValue<S extends z.ZodType>(
  schema: S,
  data: unknown,
  mistakes: readonly Mistake[],
): { value?: z.output<S> } {
  const pruned = structuredClone(data)
  for (const mistake of mistakes) correctKey(pruned, mistake)
  let wrong = mistakes.map(({ path, key }) => (key === undefined ? path : [...path, key]))
  // A key that was missing because it was mistyped is there now.
  wrong = wrong.filter((path) => valueAt(data, path) !== undefined || valueAt(pruned, path) === undefined)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    // A value that is missing is missed by its group.
    const paths = wrong.map((path) => (valueAt(pruned, path) === undefined ? path.slice(0, -1) : path))
    if (paths.some((path) => path.length === 0)) return {}
    for (const path of paths) leaveOut(pruned, path)
    const result = schema.safeParse(pruned, { jitless: true })
    if (result.success) return { value: result.data }
    wrong = result.error.issues.flatMap((issue): Path[] => {
      const path = issue.path as Path
      return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
    })
  }
  return {}
}

/** Gives the value of a mistyped key to the key that was meant. */
function correctKey(data: unknown, { path, key = '', known }: Mistake): void {
  const group = valueAt(data, path)
  const meant = nearest(key, known)
  if (meant !== undefined && isGroup(group) && group[meant] === undefined) group[meant] = group[key]
}

/** Removes a value; of a list, those after it too, because the places of others must stay. */
function leaveOut(data: unknown, path: Path): void {
  const key = path.at(-1)
  const group = valueAt(data, path.slice(0, -1))
  if (Array.isArray(group)) group.splice(Number(key))
  else if (isGroup(group)) delete group[String(key)]
}

/** Mistakes of one file that are reported one by one. */
const MOST_MISTAKES = 100

/** Leaves out what is the consequence of an unknown key. */
function withoutConsequences(mistakes: readonly Mistake[], data: unknown): Mistake[] {
  const id = (path: Path) => JSON.stringify(path)
  const unknown = mistakes.filter(({ key }) => key !== undefined).slice(0, MOST_MISTAKES)
  if (unknown.length === 0) return [...mistakes]
  // A key that is missing because it was mistyped is one mistake, reported at the mistyped key.
  const mistyped = new Set(unknown.map(({ key = '', path, known }) => id([...path, nearest(key, known) ?? key])))
  return mistakes.filter(
    ({ key, path }) => key !== undefined || valueAt(data, path) !== undefined || !mistyped.has(id(path)),
  )
}
