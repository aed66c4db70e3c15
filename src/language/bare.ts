// Texts as they are compared: without accents and case.
import { memoize } from '../runtime/memoize.ts'

/** A text without accents, in small letters, with the sigma of word ends replaced by the common one. */
export const bare = memoize(
  (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ'),
  { most: 2_000 },
)
