// Results by name -> the same results, as long as what each was made from is the same: for a site that is loaded again
// and again. Pure: a result stands in for making it from equal parts.
import type { Tagger } from '../model/source-map.ts'

/** The result of that name, made only where a part of what it is made from is another than the last time. */
export type Keep = <T>(name: string, from: readonly unknown[], make: () => T) => T

/** What a site that is loaded again was read from the time before, and the digest of a file as it is. */
export interface Memory {
  readonly keep: Keep
  readonly digest: (file: string) => string
}

/** What a site is loaded with that will be loaded again: the tags of its texts must come from one place. */
export interface Reading {
  readonly keep: Keep
  readonly tagger: Tagger
}

/** Holds the last result of each name. Parts are compared by identity, texts by what they say. */
export function keeper(): Keep {
  const known = new Map<string, { readonly from: readonly unknown[]; readonly value: unknown }>()
  return <T>(name: string, from: readonly unknown[], make: () => T): T => {
    const last = known.get(name)
    if (last?.from.length === from.length && last.from.every((part, i) => Object.is(part, from[i])))
      return last.value as T
    const value = make()
    known.set(name, { from, value })
    return value
  }
}

/** Holds nothing. */
export const NO_MEMORY: Memory = { keep: (_, __, make) => make(), digest: () => '' }
