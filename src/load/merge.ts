// Merges the values of a file with those it inherits: from its route, and from the file that it translates.
import { isGroup, withTexts } from '../model/data.ts'

/**
 * Values over those they inherit: groups are merged key by key; a list or a value replaces the other. With `removes`,
 * null removes an inherited value.
 */
export function over(typed: unknown, inherited: unknown, { removes = false } = {}): unknown {
  if (typed === undefined) return inherited
  if (!isGroup(typed) || !isGroup(inherited)) return typed
  const out = new Map(Object.entries(typed))
  for (const [key, value] of Object.entries(inherited)) {
    if (removes && out.get(key) === null) out.delete(key)
    else out.set(key, over(out.get(key), value, { removes }))
  }
  return Object.fromEntries(out)
}

/** A translation over the values of the first language. `ignore` is not inherited. */
export function translated(typed: unknown, base: unknown): unknown {
  if (!isGroup(base)) return over(typed, base, { removes: true })
  const { ignore: _, ...rest } = base
  return over(typed, rest, { removes: true })
}

/** Defaults of a route for an entry: {name} and the inflections of the entry, like {in}, are filled in. */
export function defaultsFor<T>(entry: unknown, defaults: T): T {
  if (!isGroup(entry) || defaults === undefined) return defaults
  const words: Record<string, unknown> = { name: entry.name, ...(isGroup(entry.inflections) && entry.inflections) }
  return withTexts(defaults, (text) =>
    text.replace(/\{([a-z]+)\}/g, (whole, key: string) => (typeof words[key] === 'string' ? words[key] : whole)),
  )
}
