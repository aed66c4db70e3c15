// The schema.org vocabulary as questions: is this type known, is it a kind of that one, where may a property stand
// and what may it hold. Pure.
// Version, date, licence and source stand in schema-org.json.
import data from './schema-org.json' with { type: 'json' }

const types = data.types as Readonly<Record<string, string>>
const properties = data.properties as Readonly<Record<string, string>>
const members = data.members as Readonly<Record<string, string>>

export const VOCABULARY = `schema.org ${data.version} (${data.date})`

export const isType = (name: string) => Object.hasOwn(types, name)
export const typeNames = () => Object.keys(types)
export const propertyNames = () => Object.keys(properties)

const ancestors = new Map<string, ReadonlySet<string>>()

/** A type and all it inherits from; empty for a name that is no type. */
export function lineage(type: string): ReadonlySet<string> {
  const known = ancestors.get(type)
  if (known) return known
  const line = new Set<string>()
  const walk = (name: string): void => {
    if (name === '' || line.has(name) || !isType(name)) return
    line.add(name)
    for (const parent of (types[name] ?? '').split(' ')) walk(parent)
  }
  walk(type)
  ancestors.set(type, line)
  return line
}

/** Whether `type` is `kind` or inherits from it. */
export const isA = (type: string, kind: string) => lineage(type).has(kind)

export interface Property {
  /** Types that have it; their subtypes do too. */
  readonly domains: readonly string[]
  /** What it may hold: types and data types. */
  readonly ranges: readonly string[]
}

const read = new Map<string, Property>()

/** A property; undefined when the vocabulary has none of that name. */
export function propertyOf(name: string): Property | undefined {
  const known = read.get(name)
  if (known) return known
  if (!Object.hasOwn(properties, name)) return undefined
  const [domains = '', ranges = ''] = (properties[name] ?? '').split(' | ')
  const property = { domains: domains.split(' '), ranges: ranges.split(' ') }
  read.set(name, property)
  return property
}

/**
 * The members of an enumeration and of those below it: the days of DayOfWeek. Undefined for a type that is not an
 * enumeration.
 */
export function membersOf(type: string): readonly string[] | undefined {
  if (!isA(type, 'Enumeration')) return undefined
  return Object.entries(members).flatMap(([name, list]) => (isA(name, type) ? list.split(' ') : []))
}

/** A term without the address of the vocabulary: https://schema.org/Monday is Monday. */
export const term = (name: string) =>
  name.includes(':') ? name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '') : name
