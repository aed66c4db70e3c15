// The digest of a pattern -> what it asks for, where that is known. In the compiled engine it is for all patterns of
// languages (bin/compile.js): to work it out takes a tenth of a check of 52 pages.
import type { Clause } from './required.ts'

export const known: ReadonlyMap<string, readonly Clause[]> = new Map()
