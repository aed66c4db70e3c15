// Texts that carry no tags, which pages show of one another -> the first that some words of a page are. Pure.

/** The first text that is some words; where there are none, that has a part. */
export type TextFinder<T> = (words: string, part: string | undefined) => T | undefined

/** Looks through texts once, however often it is asked: a large site has some of each page. */
export function firstOf<T extends { readonly text: string }>(texts: () => Iterable<T>): TextFinder<T> {
  let listed: readonly T[] | undefined
  let whole: Map<string, T> | undefined
  const parts = new Map<string, T | undefined>()
  const list = () => {
    listed ??= [...texts()].filter(({ text }) => text !== '')
    return listed
  }
  const byWords = (words: string) => {
    whole ??= new Map([...list()].reverse().map((one) => [one.text, one]))
    return whole.get(words)
  }
  return (words, part) => {
    if (words !== '') return byWords(words)
    if (part === undefined || part.trim() === '') return undefined
    if (parts.has(part)) return parts.get(part)
    const found = list().find(({ text }) => text.includes(part))
    parts.set(part, found)
    return found
  }
}
