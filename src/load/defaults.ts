// An entry and its route's defaults -> the entry whole. Pure.

/** Whether a value is a group of keys. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values over others: groups are merged, lists and values replaced. */
export function over(
  own: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  fill = (value: unknown) => value,
): Record<string, unknown> {
  const out = new Map(Object.entries(own))
  for (const [key, value] of Object.entries(other)) {
    const mine = out.get(key)
    if (mine === undefined) out.set(key, fill(value))
    else if (isGroup(mine) && isGroup(value)) out.set(key, over(mine, value, fill))
  }
  return Object.fromEntries(out)
}

/**
 * The entry over the route's defaults. {name} and the inflections of the entry, like {in}, are filled in; `named` is
 * the entry that has them, where that is another.
 */
export function withDefaults(raw: unknown, defaults: Readonly<Record<string, unknown>>, named = raw): unknown {
  if (!isGroup(raw) || !isGroup(named)) return raw
  const words: Record<string, unknown> = { name: named.name, ...(isGroup(named.inflections) ? named.inflections : {}) }
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/\{([a-z]+)\}/g, (whole, key: string) =>
        typeof words[key] === 'string' ? words[key] : whole,
      )
    if (Array.isArray(value)) return value.map(fill)
    return isGroup(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)])) : value
  }
  return over(raw, defaults, fill)
}
