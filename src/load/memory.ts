// Memoizes results by name while their inputs stay the same, for a site that `site dev` loads again after each edit.
import type { Tagger } from '../model/source-map.ts'

/** Returns the last result of that name if every input in `from` is the same, else the result of `make`. */
export type Keep = <T>(name: string, from: readonly unknown[], make: () => T) => T

/** The memoized results of the last load, and the digest of a file. */
export interface Memory {
  readonly keep: Keep
  readonly digest: (file: string) => string
}

/** State that is shared by all loads of one site: memoized results, and the tagger of its texts. */
export interface Reading {
  readonly keep: Keep
  readonly tagger: Tagger
}

/** Memoizes the last result of each name. Inputs are compared with Object.is. */
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

/** Memoizes nothing. */
export const NO_MEMORY: Memory = { keep: (_, __, make) => make(), digest: () => '' }
