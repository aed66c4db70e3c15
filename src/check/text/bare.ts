// Texts as they are compared: without accents and case.
import { memoized } from '../../runtime/memoize.ts'

/** A text without accents, in small letters, with the sigma of word ends replaced by the common one. */
export const bare = memoized(2000, (text) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ'),
)
