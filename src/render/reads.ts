// Records which shared values a page reads, so that it is drawn again only if one of them changed.
import type { Assets } from '../model/drawing.ts'
import type { Shared } from '../model/plan.ts'

/** The parts of a site that only some pages read. */
export type Parts = Pick<Shared, 'labels' | 'cards'> & Pick<Assets, 'pictures' | 'islands'>

const KINDS = ['labels', 'cards', 'pictures', 'islands'] as const

/** Proxies that record reads: `taken()` returns the parts read since its last call, sorted, like `labels.menu`. */
export function observed(parts: Parts): { parts: Parts; taken(): string[] } {
  const read = new Set<string>()
  const observe = <T extends object>(kind: string, values: T): T =>
    new Proxy(values, {
      get(target, name) {
        // A missing name counts as read, because it may exist after the next edit.
        if (typeof name === 'string') read.add(`${kind}.${name}`)
        return Reflect.get(target, name) as unknown
      },
      has(target, name) {
        if (typeof name === 'string') read.add(`${kind}.${name}`)
        return Reflect.has(target, name)
      },
      ownKeys(target) {
        read.add(`${kind}.*`)
        return Reflect.ownKeys(target)
      },
    })
  return {
    parts: {
      labels: observe('labels', parts.labels),
      cards: observe('cards', parts.cards),
      pictures: observe('pictures', parts.pictures),
      islands: observe('islands', parts.islands),
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
  const kind = KINDS.find((each) => each === name.slice(0, point))
  if (kind && name.slice(point + 1) === '*') return Object.keys(parts[kind])
  return kind && (parts[kind] as Readonly<Record<string, unknown>>)[name.slice(point + 1)]
}
