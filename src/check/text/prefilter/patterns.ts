// A language -> the patterns of which many are looked for at once, and what they ask for. Pure.
import type { Language } from '../../../model/checks/language.ts'
import { shortDigest } from '../../../runtime/digest.ts'
import { sievedHours } from '../promises/hours.ts'
import { type Clause, requiredBy } from './required.ts'

/** A pattern where a word begins. */
export const atStart = (source: string) => `(?<!\\p{L})(?:${source})`

/** The pattern of whole words. */
export const wholeWords = (source: string) => `${atStart(source)}(?!\\p{L})`

/** What the patterns of languages ask for, by their digests. */
export function clausesOf(languages: Iterable<Language>): Map<string, readonly Clause[]> {
  const sources = [...languages].flatMap((language) => [
    ...language.promises.flatMap(({ near, units }) => (units.length > 0 ? [] : [atStart(near)])),
    ...[language.denials ?? {}, language.admissions ?? {}].flatMap(Object.values<string>).map(atStart),
    ...sievedHours(language),
  ])
  return new Map(sources.map((source) => [shortDigest(source), requiredBy(source)]))
}
