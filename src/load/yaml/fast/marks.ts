// What the fast YAML reader returns: data, and where its keys and values begin.
import type { Path } from '../../../model/content.ts'

/** Where a value and the key before it begin; an empty value begins nowhere. */
export interface Mark {
  readonly key?: number
  readonly value?: number
}

/** For each collection of a text, the marks of its values. */
export interface Marks {
  root?: Mark
  readonly of: Map<unknown, Map<string | number, Mark>>
}

/** Stores where a value of a collection begins. */
export function setMark({ of }: Marks, collection: object, name: string | number, where: Mark): void {
  const own = of.get(collection) ?? new Map<string | number, Mark>()
  of.set(collection, own.set(name, where))
}

/** The data of a text. If `suspect` is false, the text holds nothing that slips.ts looks for. */
export interface PlainYaml {
  readonly value: { readonly data: unknown; readonly placeholders: readonly Path[] }
  readonly suspect: boolean
}
