// An entry and its route's defaults -> the entry whole. Pure.

/** Whether a value is a group of keys. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The entry over the route's defaults: groups are merged, lists and values replaced. {name} and the inflections of the
 * entry, like {in}, are filled in.
 */
export function withDefaults(raw: unknown, defaults: Readonly<Record<string, unknown>>): unknown {
  if (!isGroup(raw)) return raw
  const words: Record<string, unknown> = { name: raw.name, ...(isGroup(raw.inflections) ? raw.inflections : {}) }
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/\{([a-z]+)\}/g, (whole, key: string) =>
        typeof words[key] === 'string' ? words[key] : whole,
      )
    if (Array.isArray(value)) return value.map(fill)
    return isGroup(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)])) : value
  }
  const merge = (own: Record<string, unknown>, other: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const out = new Map(Object.entries(own))
    for (const [key, value] of Object.entries(other)) {
      const mine = out.get(key)
      if (mine === undefined) out.set(key, fill(value))
      else if (isGroup(mine) && isGroup(value)) out.set(key, merge(mine, value))
    }
    return Object.fromEntries(out)
  }
  return merge(raw, defaults)
}
