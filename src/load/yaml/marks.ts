// What is noted of a YAML text as it is read: where its values begin, and whether it may hold slips. Pure.
import type { Path } from '../../model/content.ts'
import type { Tagged } from './placeholders.ts'

/** Where a value begins and the key before it; a value that is left empty begins nowhere. */
export interface Mark {
  readonly key?: number
  readonly value?: number
}

/** Of each collection of a text, where its values begin. */
export interface Marks {
  root?: Mark
  readonly of: Map<unknown, Map<string | number, Mark>>
}

/** Sets where a value of a collection begins. */
export function setMark({ of }: Marks, collection: object, name: string | number, where: Mark): void {
  const own = of.get(collection) ?? new Map<string | number, Mark>()
  of.set(collection, own.set(name, where))
}

/** What was read. `suspect`: it may hold what slips.ts looks for; where not, it does not. */
export interface PlainYaml {
  readonly value: { readonly data: unknown; readonly placeholders: readonly Path[] }
  readonly suspect: boolean
}

/** What was met on the way. */
export interface Met {
  readonly tagged: Tagged[]
  suspect: boolean
}
