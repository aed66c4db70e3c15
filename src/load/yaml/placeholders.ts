// Tagged values of a YAML file -> their paths. Pure.
import type { Path } from '../../model/content.ts'

/** Marks a value as not real yet; the only tag that is used. */
export const TAG = '!placeholder'

/** The collection that holds a tagged value, and the value's key in it. */
export type Tagged = readonly [collection: object, key: string | number]

/** The paths of tagged values, in the order in which they stand. */
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
