// JSON files of hosts, with one entry of a list per line.

/** A list, one entry a line. */
const listOf = (all: readonly unknown[]) => `[\n${all.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`

/** A JSON object, one entry of each list a line, as files of hosts are written. */
export const jsonFile = (value: Readonly<Record<string, unknown>>) =>
  `{\n${Object.entries(value)
    .map(([key, each]) => {
      const value = Array.isArray(each) && each.length > 0 ? listOf(each) : JSON.stringify(each)
      return `  ${JSON.stringify(key)}: ${value}`
    })
    .join(',\n')}\n}`

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
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []

/** The pairs of a list like `[{ key, value }]`, the form of headers in JSON. */
export const pairsIn = (value: unknown, key = 'key', content = 'value'): [string, string][] =>
  objectsIn(value).map((each) => [String(each[key]), String(each[content])])
