// Records which shared values a page reads, so that it is drawn again only if one of them changed.
import type { Assets } from '../model/drawing.ts'
import type { Shared } from '../model/plan.ts'

/** The parts of a site that only some pages read. */
export type Parts = Pick<Shared, 'labels' | 'cards'> & Pick<Assets, 'pictures' | 'islands'>

/** Proxies that record reads: `taken()` returns the parts read since its last call, sorted, like `labels.menu`. */
export function observed(parts: Parts): { parts: Parts; taken(): string[] } {
  const read = new Set<string>()
  const observe = <K extends keyof Parts>(kind: K): Parts[K] => {
    // A missing name counts as read, because it may exist after the next edit.
    const noted = <T>(name: string | symbol, result: T): T => {
      if (typeof name === 'string') read.add(`${kind}.${name}`)
      return result
    }
    return new Proxy(parts[kind], {
      get: (target, name) => noted(name, Reflect.get(target, name)),
      has: (target, name) => noted(name, Reflect.has(target, name)),
      ownKeys: (target) => noted('*', Reflect.ownKeys(target)),
    })
  }
  return {
    parts: {
      labels: observe('labels'),
      cards: observe('cards'),
      pictures: observe('pictures'),
      islands: observe('islands'),
    },
    taken() {
      const names = [...read].sort()
      read.clear()
      return names
    },
  }
}

/** The value of a part by its name; undefined if it no longer exists. */
export function partOf(parts: Parts, name: string): unknown {
  const point = name.indexOf('.')
  const values: Readonly<Record<string, unknown>> = parts[name.slice(0, point) as keyof Parts]
  const key = name.slice(point + 1)
  return key === '*' ? Object.keys(values) : values[key]
}
