// Fills an entry with the defaults of its route.
import { isGroup, withTexts } from '../model/content.ts'

/** Merges values over others: groups key by key; a list or a value replaces the other. */
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
 * The entry over the defaults of its route. {name} and the inflections of the entry, like {in}, are filled in; they
 * come from `named`, which in a translation includes what is inherited from the first language.
 */
export function withDefaults(raw: unknown, defaults: Readonly<Record<string, unknown>>, named: unknown): unknown {
  if (!isGroup(raw) || !isGroup(named)) return raw
  const words: Record<string, unknown> = { name: named.name, ...(isGroup(named.inflections) ? named.inflections : {}) }
  const filled = (text: string) =>
    text.replace(/\{([a-z]+)\}/g, (whole, key: string) => (typeof words[key] === 'string' ? words[key] : whole))
  const fill = (value: unknown) => withTexts(value, filled)
  return over(raw, defaults, fill)
}
