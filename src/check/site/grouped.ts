// A list -> its parts by what they have in common, each in the order of the list. Pure.

/** The items of each key, keys in the order in which they come first. */
export function groupedBy<T, K>(list: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of list) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
