// Records which shared values a page reads, so that it is drawn again only if one of them changed.
import type { Assets } from '../model/drawing.ts'
import type { Shared } from '../model/plan.ts'

/** The values of a site that all templates may read, and each page reads some of. */
export type SharedValues = Pick<Shared, 'labels' | 'cards'> & Pick<Assets, 'pictures' | 'islands'>

/** Proxies that record reads: `taken()` returns the names of the values read since its last call, sorted, like `labels.menu`. */
export function observed(values: SharedValues): { values: SharedValues; taken(): string[] } {
  const read = new Set<string>()
  const observe = <K extends keyof SharedValues>(kind: K): SharedValues[K] => {
    // A missing name counts as read, because it may exist after the next edit.
    const noted = <T>(name: string | symbol, result: T): T => {
      if (typeof name === 'string') read.add(`${kind}.${name}`)
      return result
    }
    return new Proxy(values[kind], {
      get: (target, name) => noted(name, Reflect.get(target, name)),
      has: (target, name) => noted(name, Reflect.has(target, name)),
      ownKeys: (target) => noted('*', Reflect.ownKeys(target)),
    })
  }
  return {
    values: {
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

/** A shared value by its name; undefined if it no longer exists. */
export function sharedValue(values: SharedValues, name: string): unknown {
  const point = name.indexOf('.')
  const kind: Readonly<Record<string, unknown>> = values[name.slice(0, point) as keyof SharedValues]
  const key = name.slice(point + 1)
  return key === '*' ? Object.keys(kind) : kind[key]
}
