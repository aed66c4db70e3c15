// The types of the schema.org vocabulary. Version, date, licence and source are in schema-org.json.
import { memoize } from '../../../../runtime/memoize.ts'
import data from './schema-org.json' with { type: 'json' }

/** Each type with its parents, separated by spaces. */
const types = data.types as Readonly<Record<string, string>>

export const VOCABULARY = `schema.org ${data.version} (${data.date})`

export const isType = (name: string): boolean => Object.hasOwn(types, name)
export const typeNames = (): readonly string[] => Object.keys(types)

/** A type and all that it inherits from; empty for a name that is not a type. */
export const lineage = memoize((type: string): ReadonlySet<string> => {
  const line = new Set(isType(type) ? [type] : [])
  for (const name of line) for (const parent of types[name]?.split(' ') ?? []) if (isType(parent)) line.add(parent)
  return line
})

/** Whether `type` is `kind` or inherits from it. */
export const isA = (type: string, kind: string): boolean => lineage(type).has(kind)
