// The tag `!placeholder`, and the paths of tagged values.
import type { Path } from '../../model/content.ts'

/** Marks a value that is not real yet. No other tag is used. */
export const TAG = '!placeholder'

/** The collection of a tagged value, and its key in it. */
export type Tagged = readonly [collection: object, key: string | number]

/** The paths of tagged values, in the order of the text. */
export function pathsOf(tagged: readonly Tagged[], data: unknown): Path[] {
  if (tagged.length === 0) return []
  const paths = new Map<object, Path>()
  const walk = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return
    paths.set(value, path)
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  walk(data, [])
  return tagged.map(([collection, key]) => [...(paths.get(collection) ?? []), key])
}
