// What pages share -> the same values, and a note of which parts of them a drawing read: a page need be drawn again
// only when one of those changed.
import type { Assets } from '../model/drawing.ts'
import type { Shared } from '../model/plan.ts'

/** The parts of a site that some pages read and others do not. */
export type Parts = Pick<Shared, 'labels' | 'cards'> & Pick<Assets, 'pictures' | 'islands'>

const KINDS = ['labels', 'cards', 'pictures', 'islands'] as const

/**
 * Values that tell what is read of them: `taken()` names the parts read since its last call, sorted, as `labels.menu`.
 */
export function observed(parts: Parts): { parts: Parts; taken(): string[] } {
  const read = new Set<string>()
  const observe = <T extends object>(kind: string, values: T): T =>
    new Proxy(values, {
      get(target, name) {
        // A name that is not there is a reading too: it may be there tomorrow.
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

/** The value of a part by its name; undefined when there is none any more. */
export function partOf(parts: Parts, name: string): unknown {
  const point = name.indexOf('.')
  const kind = KINDS.find((each) => each === name.slice(0, point))
  if (kind && name.slice(point + 1) === '*') return Object.keys(parts[kind])
  return kind && (parts[kind] as Readonly<Record<string, unknown>>)[name.slice(point + 1)]
}
