// zod's issues -> problems in the words of this project, at the YAML line each is about. Pure, but for a
// count of what each schema is used for.
import type { z } from 'zod'
import { type Path, valueAt } from '../model/content.ts'
import { didYouMean, listed, nearest } from '../model/nearest.ts'
import { error, type Problem, withRule } from '../model/problem.ts'
import type { Places } from './yaml/places-in.ts'

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
}

/** What a value is, for a person: `a list`, `the number 210`, `text "x"`. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') {
    const line = value.replace(/\s+/g, ' ')
    return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`
  }
  if (typeof value === 'object') return 'a group of keys'
  return typeof value === 'number' ? `the number ${value}` : String(value)
}

/** The path as it is read aloud: `questions.2.answer`. */
const display = (path: Path) => (path.length === 0 ? 'the file' : path.join('.'))

/**
 * From about this many values on, what zod compiles for a schema costs less than it saves: pages of this site took
 * 2.6 ms without and 6.3 with it where there was one, 12 and 14 where there were 50, 34 and 28 where there were 300.
 */
const WORTH_COMPILING = 50

/** How many values a schema has seen. */
const uses = new WeakMap<z.ZodType, number>()

/** Validates `data` against `schema`; every issue becomes an error at its place. */
export function validate<S extends z.ZodType>(
  schema: S,
  data: unknown,
  places: () => Places,
): { value?: z.output<S>; problems: Problem[] } {
  const use = (uses.get(schema) ?? 0) + 1
  uses.set(schema, use)
  const result = schema.safeParse(data, { jitless: use < WORTH_COMPILING })
  if (result.success) return { value: result.data, problems: [] }
  const { issues } = result.error
  const id = (path: Path) => JSON.stringify(path)
  // A key that is missing because it was mistyped is one mistake, reported where it was typed.
  const mistyped = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const path = issue.path as Path
      return issue.keys.slice(0, MOST_ISSUES).map((key) => id([...path, nearest(key, keysAt(schema, path)) ?? key]))
    }),
  )
  // So is a value that a comma cuts: "1,5" between braces is the number 1, and a key.
  const cutShort = new Set(
    issues.flatMap((issue) =>
      issue.code !== 'unrecognized_keys'
        ? []
        : issue.keys.slice(0, MOST_ISSUES).flatMap((key) => {
            const before = keyBefore(key, issue.path as Path, data)
            return before === undefined ? [] : [id([...(issue.path as Path), before])]
          }),
    ),
  )
  const reported = issues.filter(
    (issue) =>
      (valueAt(data, issue.path as Path) !== undefined || !mistyped.has(id(issue.path as Path))) &&
      !cutShort.has(id(issue.path as Path)),
  )
  const problems: Problem[] = []
  let untold = 0
  for (const issue of reported) {
    const [one, rest] = cut(issue, MOST_ISSUES - problems.length)
    if (one) problems.push(...fromIssue(one, schema, data, places()))
    untold += rest
  }
  const { file } = places().at([])
  if (untold > 0)
    problems.push(error(`there are ${untold} more such mistakes in this file`, { file }, 'mend those first'))
  return { problems }
}

/** Whether a key is the rest of a value that a comma cut. */
const isRest = (key: string, path: Path, data: unknown) => /\s|^\d/.test(key) && valueAt(data, [...path, key]) === null

/** The key of the value that such a key is the rest of; of a whole number, which JavaScript sorts, nobody knows. */
function keyBefore(key: string, path: Path, data: unknown): string | undefined {
  const keys = Object.keys((valueAt(data, path) ?? {}) as object)
  return isRest(key, path, data) ? keys[keys.indexOf(key) - 1] : undefined
}

/** Mistakes of one file that are told of one by one. */
const MOST_ISSUES = 100

/** As much of an issue as may still be told, and how many mistakes that leaves out. */
function cut(issue: z.core.$ZodIssue, room: number): [issue: z.core.$ZodIssue | undefined, rest: number] {
  if (issue.code !== 'unrecognized_keys') return room > 0 ? [issue, 0] : [undefined, 1]
  const keys = issue.keys.slice(0, Math.max(0, room))
  return [keys.length > 0 ? { ...issue, keys } : undefined, issue.keys.length - keys.length]
}

/** What to type where a value is missing, or where a key stands without one. */
function absent(found: undefined | null, path: Path, kind: string, places: Places): Problem {
  const key = path.at(-1)
  if (found === null)
    return error(
      `${display(path)} has no value`,
      places.at(path),
      typeof key === 'string' ? `write ${kind} after "${key}:"` : `write ${kind}, or delete the line`,
    )
  return error(
    `${display(path)} is missing`,
    places.at(path),
    typeof key === 'string' ? `add "${key}:" with ${kind}` : `add ${kind}`,
  )
}

/** What to type instead of a value of another kind, where that is plain. */
function retyped(found: unknown, expected: string, source: string): string | undefined {
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')) return `quote it: "${source}"`
  if (expected === 'array' && (typeof found === 'string' || typeof found === 'number'))
    return `write it as a list: [${source}]`
  // `{name}` without quotes is a group of one key to YAML.
  const [only, ...others] = typeof found === 'object' && found !== null ? Object.entries(found) : []
  return expected === 'string' && only?.[1] === null && others.length === 0 ? `quote it: "{${only[0]}}"` : undefined
}

function fromIssue(issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown, places: Places): Problem[] {
  const path = issue.path as Path
  const found = valueAt(data, path)
  const name = display(path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const known = keysAt(schema, path)
        const before = keyBefore(key, path, data)
        const help = isRest(key, path, data)
          ? `put the whole ${before ?? 'value before it'} in double quotes: within { } a comma begins another key`
          : (didYouMean(key, known) ?? (known.length > 0 ? `known keys: ${known.join(', ')}` : undefined))
        return error(
          `${path.length ? `${name}: ` : ''}"${key}" is not a key here`,
          places.at([...path, key], 'key'),
          help,
        )
      })
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected
      if (found === undefined || found === null) return [absent(found, path, kind, places)]
      return [
        error(
          `${name} is ${describe(found)}, expected ${kind}`,
          places.at(path),
          retyped(found, issue.expected, places.source(path) ?? describe(found)),
        ),
      ]
    }
    case 'invalid_value': {
      const choices = issue.values.map(String)
      if (found === undefined || found === null) return [absent(found, path, `one of ${listed(choices)}`, places)]
      const near = typeof found === 'string' ? didYouMean(found, choices) : undefined
      return [
        error(
          `${name}: ${describe(found)} is not among the choices`,
          places.at(path),
          near ?? `choose one of ${listed(choices)}`,
        ),
      ]
    }
    case 'too_small':
    case 'too_big': {
      if (issue.message === 'is empty') return [error(`${name} is empty`, places.at(path))]
      if (issue.origin === 'array' && Array.isArray(found)) {
        const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
        const bound = issue.exact
          ? `exactly ${limit}`
          : issue.code === 'too_small'
            ? `at least ${limit}`
            : `at most ${limit}`
        return [
          error(
            `${name} has ${found.length} ${found.length === 1 ? 'entry' : 'entries'}, expected ${bound}`,
            places.at(path),
          ),
        ]
      }
      const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
      if (typeof found === 'string') {
        const text = `${name}: ${describe(found)} has ${found.length} characters, expected ${bound}`
        return [error(text, places.at(path), issue.code === 'too_big' ? 'write it shorter' : 'write more')]
      }
      return [error(`${name} is ${describe(found)}, expected ${bound}`, places.at(path))]
    }
    case 'invalid_format':
      return [error(`${name}: ${describe(found)} has another form than expected`, places.at(path), issue.message)]
    case 'invalid_key':
      return [
        error(
          `"${String(path.at(-1))}" cannot be a name here`,
          places.at(path, 'key'),
          'use lower-case Latin letters, digits and hyphens',
        ),
      ]
    case 'invalid_union':
      return [error(`${name}: ${describe(found)} is not among the choices`, places.at(path))]
    case 'custom': {
      const { help, rule } = (issue.params ?? {}) as { help?: string; rule?: string }
      const problem = error(`${name}: ${issue.message}`, places.at(path), help)
      return [rule === undefined ? problem : withRule(rule, problem)]
    }
    default:
      return [error(`${name}: ${issue.message}`, places.at(path))]
  }
}

/** The keys a strict object at `path` knows, for suggestions. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let node: z.core.$ZodType | undefined = schema as z.core.$ZodType
  const unwrap = () => {
    while (node) {
      const def = node._zod.def as { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType }
      if (def.innerType) node = def.innerType
      else if (def.type === 'pipe' && def.in) node = def.in
      else break
    }
  }
  for (const step of path) {
    unwrap()
    const def = node?._zod.def as
      | { shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType; valueType?: z.core.$ZodType }
      | undefined
    node = def?.shape?.[String(step)] ?? def?.element ?? def?.valueType
  }
  unwrap()
  const shape = (node?._zod.def as { shape?: Record<string, unknown> } | undefined)?.shape
  return shape ? Object.keys(shape) : []
}
