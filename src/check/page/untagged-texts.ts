// Finds texts that have no source tags because pages show them of one another: names, summaries and details of pages.
import { languageAt } from '../../model/address.ts'
import type { Card } from '../../model/card.ts'
import { translationOf } from '../../model/content.ts'
import type { Site } from '../../model/schemas/site.ts'
import type { LocatedText, Origins } from './locate.ts'

type Cards = readonly (readonly [name: string, card: Card])[]

/** The texts of cards, each with its path in the file of its page. */
function* textsOf(cards: Cards, site: Site): Generator<LocatedText> {
  for (const [name, { path, name: title, summary, detail }] of cards) {
    const language = languageAt(path, site) ?? site.language
    const base = `content/${name}.yaml`
    const file = language === site.language ? base : translationOf(base, language)
    yield { file, path: ['name'], text: title }
    yield { file, path: ['summary'], text: summary }
    yield { file, path: ['detail'], text: detail }
  }
}

/** The first text that equals the words; if there are no words, the first that contains the part. */
export function firstOf(
  texts: Iterable<LocatedText>,
  words: string,
  part: string | undefined,
): LocatedText | undefined {
  const contains = (text: string) => part !== undefined && part.trim() !== '' && text.includes(part)
  for (const tagged of texts) if (words === '' ? contains(tagged.text) : tagged.text === words) return tagged
  return undefined
}

/** A function from a page to a finder of the untagged texts that it may show: its name, then its cards, then all. */
export function untaggedTexts(
  shared: Readonly<Record<string, { readonly cards: Readonly<Record<string, readonly Card[]>> }>>,
  site: Site,
): (
  page: { readonly file: string; readonly name: string; readonly language: string },
  cards: Iterable<readonly [string, Card]>,
) => Origins['untagged'] {
  const allIn = (language: string): Cards =>
    Object.entries(shared[language]?.cards ?? {}).flatMap(([name, list]) =>
      list.map((card) => [`${name}/${card.slug}`, card] as const),
    )
  return ({ file, name, language }, cards) =>
    (words, part) =>
      firstOf([{ file, path: ['name'], text: name }], words, part) ??
      firstOf(textsOf([...cards], site), words, part) ??
      firstOf(textsOf(allIn(language), site), words, part)
}
