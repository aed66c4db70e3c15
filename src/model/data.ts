// Plain data as YAML holds it: paths to values, and the texts in it.

/** Keys and list positions from the root of a file to a value. */
export type Path = readonly (string | number)[]

/** The value at a path of plain data. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key], data)

/** Whether a value is a group of keys. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text of plain data with its path, in order. */
export function* textsIn(value: unknown, path: Path = []): Generator<readonly [text: string, path: Path]> {
  if (typeof value === 'string') yield [value, path]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* textsIn(inner, [...path, key])
}

/** A copy of plain data, and of maps in it, with each text replaced. */
export function withTexts<T>(value: T, replace: (text: string, path: Path) => string, path: Path = []): T {
  const inside = (inner: unknown, key: string | number) => withTexts(inner, replace, [...path, key])
  if (typeof value === 'string') return replace(value, path) as T
  if (Array.isArray(value)) return value.map(inside) as T
  if (value instanceof Map) return new Map([...value].map(([key, inner]) => [key, inside(inner, key)])) as T
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner, key)])) as T
}
