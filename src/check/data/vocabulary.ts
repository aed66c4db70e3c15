// The schema.org vocabulary: types with their parents, properties with their domains and ranges, enumerations.
// Version, date, licence and source are in schema-org.json.
import { once } from '../../runtime/once.ts'
import data from './schema-org.json' with { type: 'json' }

const types = data.types as Readonly<Record<string, string>>
const properties = data.properties as Readonly<Record<string, string>>
const members = data.members as Readonly<Record<string, string>>

export const VOCABULARY = `schema.org ${data.version} (${data.date})`

export const isType = (name: string) => Object.hasOwn(types, name)
export const typeNames = () => Object.keys(types)
export const propertyNames = () => Object.keys(properties)

/** A type and all it inherits from; empty for a name that is no type. */
export const lineage = once((type: string): ReadonlySet<string> => {
  const line = new Set<string>()
  const walk = (name: string): void => {
    if (name === '' || line.has(name) || !isType(name)) return
    line.add(name)
    for (const parent of (types[name] ?? '').split(' ')) walk(parent)
  }
  walk(type)
  return line
})

/** Whether `type` is `kind` or inherits from it. */
export const isA = (type: string, kind: string) => lineage(type).has(kind)

export interface Property {
  /** Types that have it; their subtypes do too. */
  readonly domains: readonly string[]
  /** What it may hold: types and data types. */
  readonly ranges: readonly string[]
}

/** A property; undefined when the vocabulary has none of that name. */
export const propertyOf = once((name: string): Property | undefined => {
  if (!Object.hasOwn(properties, name)) return undefined
  const [domains = '', ranges = ''] = (properties[name] ?? '').split(' | ')
  return { domains: domains.split(' '), ranges: ranges.split(' ') }
})

/**
 * The members of an enumeration and of those below it: the days of DayOfWeek. Undefined for a type that is not an
 * enumeration.
 */
export const membersOf = once((type: string): readonly string[] | undefined =>
  isA(type, 'Enumeration')
    ? Object.entries(members).flatMap(([name, list]) => (isA(name, type) ? list.split(' ') : []))
    : undefined,
)

/** A term without the address of the vocabulary: https://schema.org/Monday is Monday. */
export const term = (name: string) =>
  name.includes(':') ? name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '') : name
