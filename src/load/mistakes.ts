// Explains a mistake in a YAML file: an issue of zod becomes a problem with its line, what was found, and what to type.
import type { z } from 'zod'
import { isGroup, type Path, valueAt } from '../model/data.ts'
import { didYouMean, listed, nearest } from '../model/nearest.ts'
import { error, type Problem } from '../model/problem.ts'
import type { Places } from './places.ts'
import { withVisibleSpaces } from './yaml/characters.ts'
import { gluedKey, quoteWhole } from './yaml/slips.ts'

/**
 * One mistake: an issue of zod, or one key of an issue about unknown keys, with the keys that its object may have or the
 * choices for the items of its list.
 */
export interface Mistake {
  readonly issue: z.core.$ZodIssue
  readonly path: Path
  readonly key?: string
  readonly known: readonly string[]
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
}

/** A value as messages show it: `a list`, `the number 210`, `"x"`. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') {
    const line = withVisibleSpaces(value).replace(/\s+/g, ' ')
    return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`
  }
  if (typeof value === 'object') return 'a group of keys'
  return typeof value === 'number' ? `the number ${value}` : String(value)
}

/** A problem without its place and level. */
type Message = Pick<Problem, 'text'> & { readonly help?: string | undefined; readonly rule?: string }

/** The problem of one mistake in `data`. */
export function explained(mistake: Mistake, data: unknown, places: Places): Problem {
  const { issue, path, key } = mistake
  const position = places(key === undefined ? path : [...path, key])
  const at = key !== undefined || issue.code === 'invalid_key' ? position.key : position.at
  const { text, help, rule } =
    key === undefined ? messageOf(mistake, data, places) : unknownKey(mistake, key, data, places)
  return error(text, at, help, rule)
}

function messageOf({ issue, path, known }: Mistake, data: unknown, places: Places): Message {
  const name = path.length === 0 ? 'the file' : path.join('.')
  const value = valueAt(data, path)
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected
      if (value === undefined || value === null) return absent(value, path, name, kind)
      const help = retyped(value, issue.expected, places(path).source ?? describe(value), known)
      return { text: `${name} is ${describe(value)}, expected ${kind}`, help }
    }
    case 'invalid_value':
      return wrongChoice(value, path, name, issue.values.map(String))
    case 'invalid_union':
      return wrongChoice(value, path, name, (issue as { options?: readonly unknown[] }).options?.map(String) ?? [])
    case 'too_small':
    case 'too_big':
      return wrongSize(issue, value, name)
    case 'invalid_format':
      return { text: `${name}: ${describe(value)} has another form than expected`, help: issue.message }
    case 'invalid_key': {
      const help = 'use lower-case Latin letters, digits and hyphens'
      return { text: `"${String(path.at(-1))}" cannot be a name here`, help }
    }
    case 'custom': {
      const isSentence = /^(?:is|has|says|names) /.test(issue.message)
      return { text: `${name}${isSentence ? '' : ':'} ${issue.message}`, ...issue.params }
    }
    default:
      return { text: `${name}: ${issue.message}` }
  }
}

/** The message about a missing value, or a key without one. */
function absent(value: unknown, path: Path, name: string, kind: string): Message {
  const key = path.at(-1)
  const isKey = typeof key === 'string'
  if (value !== null) return { text: `${name} is missing`, help: isKey ? `add "${key}:" with ${kind}` : `add ${kind}` }
  const help = isKey ? `write ${kind} after "${key}:"` : `write ${kind}, or delete the line`
  return { text: `${name} has no value`, help }
}

/** The help for a value of the wrong type, if its meaning is certain. */
function retyped(value: unknown, expected: string, source: string, known: readonly string[]): string | undefined {
  const isText = typeof value === 'string'
  const isNumber = typeof value === 'number'
  if (expected === 'string' && (isNumber || typeof value === 'boolean')) return `quote it: "${source}"`
  if (expected === 'array' && (isText || isNumber)) return asList(source, known)
  if (expected === 'object' && isText) return gluedKey(value) ?? asGroup(value, known)
  if (expected === 'record' && Array.isArray(value)) return 'write a name of your choice before each entry, like first:'
  return expected === 'string' && isGroup(value) ? asText(value) : undefined
}

/** The help for a group of one key that should be a text: YAML reads `{name}`, and words with a colon, as such a group. */
function asText(group: Readonly<Record<string, unknown>>): string | undefined {
  const [[key, value] = [], ...others] = Object.entries(group)
  if (others.length > 0 || isGroup(value)) return undefined
  return value === null ? `quote it: "{${key}}"` : 'put the whole text in double quotes: it has a colon and a space'
}

/** The help for a text that should be a group: the key that it belongs to, which the schemas name first. */
const asGroup = (text: string, keys: readonly string[]) =>
  keys[0] && `write its key: { ${keys[0]}: ${JSON.stringify(text)} }; the keys are ${listed(keys)}`

/** The help for a value that should be a list: a range of choices, like Monday-Friday, is written out. */
function asList(source: string, choices: readonly string[]): string {
  const [from = -1, to = -1] = source.split(/[-–]| to /).map((end) => choices.indexOf(end.trim()))
  const items = from >= 0 && to > from ? choices.slice(from, to + 1) : source.split(/,\s*/)
  return choices.length === 0 || items.every((item) => choices.includes(item))
    ? `write it as a list: [${items.join(', ')}]`
    : `write a list of ${listed(choices)}: [${choices[0]}]`
}

/** Keys that the schemas had before, or have in other files, and what to write instead. */
const ELSEWHERE = new Map([
  ['sections', 'for a page of sections write template: page beside it, in place of the fields of the other template'],
  ['everySecondWeekFrom', 'name the dates of these weeks under otherHours, and write the rhythm in hoursShown'],
])

function unknownKey({ path, known }: Mistake, key: string, data: unknown, places: Places): Message {
  const shown = withVisibleSpaces(key)
  if (shown !== key)
    return {
      text: `the key "${shown}" holds a character that editors do not show`,
      help: `type it again: ${key.replace(/[^!-~]+/g, '')}`,
    }
  const help =
    ELSEWHERE.get(key) ??
    ofAddress(key, places([]).at.file) ??
    cutByComma([...path, key], data, places) ??
    didYouMean(key, known) ??
    (known.length > 0 ? `known keys: ${known.join(', ')}` : undefined)
  return { text: `${path.length > 0 ? `${path.join('.')}: ` : ''}"${key}" is not a key here`, help }
}

/** The help for the slug of a page that has a route of its own. */
function ofAddress(key: string, file: string): string | undefined {
  const [, language = ''] = /^content\/pages\/[^/]+?(\.[a-z]{2})?\.yaml$/.exec(file) ?? []
  return key === 'slug' && file.startsWith('content/pages/')
    ? `the address of this page is the path: of its route, in content/routes${language}.yaml`
    : undefined
}

/** The help for a key in braces that is the end of the text before it: `{ caption: Open, too }`. */
function cutByComma(path: Path, data: unknown, places: Places): string | undefined {
  const group = valueAt(data, path.slice(0, -1))
  const keys = isGroup(group) ? Object.keys(group) : []
  const before = keys[keys.indexOf(String(path.at(-1))) - 1]
  if (before === undefined || valueAt(data, path) !== null || nearest(String(path.at(-1)), keys) === before)
    return undefined
  const isOneLine = places([...path.slice(0, -1), before]).key.line === places(path).key.line
  return isOneLine && typeof valueAt(group, [before]) === 'string' ? quoteWhole(before) : undefined
}

function wrongChoice(value: unknown, path: Path, name: string, choices: readonly string[]): Message {
  if (value === undefined || value === null) return absent(value, path, name, `one of ${listed(choices)}`)
  const near = typeof value === 'string' ? didYouMean(value, choices) : undefined
  const help = near ?? (choices.length > 0 ? `choose one of ${listed(choices)}` : undefined)
  return { text: `${name}: ${describe(value)} is not among the choices`, help }
}

/** The message about a list, text or number that is too small or too big. */
function wrongSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown, name: string): Message {
  if (issue.message === 'is empty') return { text: `${name} is empty` }
  const isBig = issue.code === 'too_big'
  const limit = isBig ? issue.maximum : issue.minimum
  const bound = isBig ? 'at most' : 'at least'
  const expected = `expected ${issue.exact ? 'exactly' : bound} ${limit}`
  if (Array.isArray(value))
    return { text: `${name} has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}, ${expected}` }
  if (typeof value !== 'string') return { text: `${name} is ${describe(value)}, ${expected}` }
  const text = `${name}: ${describe(value)} has ${value.length} characters, ${expected}`
  return { text, help: isBig ? 'write it shorter' : 'write more' }
}
