// Texts that carry no tags, which pages show of one another -> the first that some words of a page are. Pure.
import { languageAt } from '../../model/address.ts'
import type { Card } from '../../model/card.ts'
import { translationOf } from '../../model/content.ts'
import type { Site } from '../../model/schemas/site.ts'
import type { LocatedText, Origins } from './locate.ts'

/**
 * The first text that is some words; where there are none, that has a part. Texts are looked through once, however
 * often it is asked: a large site has some of each page.
 */
export function firstOf<T extends { readonly text: string }>(
  texts: () => Iterable<T>,
): (words: string, part: string | undefined) => T | undefined {
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

/** Names, summaries and details of pages, by the names of their entries. */
function* textsOf(cards: Iterable<readonly [string, Card]>, site: Site): Generator<LocatedText> {
  for (const [name, { path, name: title, summary, detail }] of cards) {
    const language = languageAt(path, site) ?? site.language
    const base = `content/${name}.yaml`
    const file = language === site.language ? base : translationOf(base, language)
    yield { file, path: ['name'], text: title }
    yield { file, path: ['summary'], text: summary }
    yield { file, path: ['detail'], text: detail }
  }
}

/** From a page to a finder of texts without tags that it may show: its name, those of its cards, and of all. */
export function untaggedTexts(
  parts: Readonly<Record<string, { readonly cards: Readonly<Record<string, readonly Card[]>> }>>,
  site: Site,
): (
  page: { readonly file: string; readonly name: string; readonly language: string },
  cards: Iterable<readonly [string, Card]>,
) => Origins['untagged'] {
  const ofAll = new Map(
    Object.entries(parts).map(([language, { cards }]) => {
      const named = () =>
        Object.entries(cards).flatMap(([name, list]) => list.map((card) => [`${name}/${card.slug}`, card] as const))
      return [language, firstOf(() => textsOf(named(), site))] as const
    }),
  )
  return ({ file, name, language }, cards) => {
    const near = firstOf(() => [{ file, path: ['name'], text: name }, ...textsOf(cards, site)])
    return (words, part) => near(words, part) ?? ofAll.get(language)?.(words, part)
  }
}
