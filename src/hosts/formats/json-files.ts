// Reads JSON files of hosts, whatever is in them.

/** The object of a JSON file; empty if the file holds none. */
export function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The members of a list that are objects. */
export const objectsIn = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []

/** The pairs of a list like `[{ key, value }]`, the form of headers in JSON. */
export const pairsIn = (value: unknown, key = 'key', content = 'value'): [string, string][] =>
  objectsIn(value).map((pair) => [String(pair[key]), String(pair[content])])
