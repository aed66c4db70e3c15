// Texts of pages -> those that are the same but for the name of their page, or a number. Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { PageRecord } from '../../../model/checks/rule.ts'
import { masked, wordsOf } from '../../text/similar.ts'

/** A function that gives the words of a text of a page: `_` for its name, `#` for numbers, without articles. */
export function patternsIn({ prose }: Language): (page: PageRecord) => (text: string) => string[] {
  const articles = new Set(prose?.articles.flat(2))
  return ({ names }) => {
    // Articles follow the name: they are a part of it.
    const mask = masked(names.map((name) => name.replace(/^\p{Ll}+\s/u, '')))
    return (text) => mask(wordsOf(text).filter((word) => !articles.has(word)))
  }
}

/** How many words of a pattern are its own. */
export const ownWords = (pattern: readonly string[]): number => pattern.filter((word) => !/^[_#]$/.test(word)).length

/** What has a key that something before it has, the first of these, and the key. Equal texts are said elsewhere. */
export function* alikeBut<T extends { readonly text: string; readonly keys: readonly string[] }>(
  all: Iterable<T>,
): Generator<{ readonly one: T; readonly other: T; readonly key: string }> {
  const first = new Map<string, T>()
  for (const one of all) {
    const key = one.keys.find((each) => first.has(each)) ?? ''
    const other = first.get(key)
    for (const each of one.keys) if (!first.has(each)) first.set(each, one)
    if (other && other.text !== one.text) yield { one, other, key }
  }
}
