// A page -> what a visitor can read of it, as text and as words, for rules that compare. Pure; worked out once a page.
import type { Language } from '../../model/checks/language.ts'
import type { PageFacts } from '../../model/checks/page-facts.ts'
import { wordsOf } from '../text/similar.ts'
import { stemOf } from '../text/stems.ts'

const texts = new WeakMap<PageFacts, string>()
const words = new WeakMap<PageFacts, string>()
const stems = new WeakMap<PageFacts, string>()

/** Everything in the body, white space folded, no-break spaces too. */
export function visibleText(page: PageFacts): string {
  let text = texts.get(page)
  if (text === undefined) {
    const body = page.all('body')[0]
    text = body ? page.textOf(body).replaceAll('\u00a0', ' ') : ''
    texts.set(page, text)
  }
  return text
}

/**
 * A text as words in lower case with one space around each: ' two words '. Punctuation and kinds of spaces do not
 * count.
 */
export const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `

/** Whether the page shows these words, one after the other. */
export function shows(page: PageFacts, text: string): boolean {
  if (text === '' || visibleText(page).includes(text.replaceAll('\u00a0', ' '))) return true
  let all = words.get(page)
  if (all === undefined) {
    all = spaced(visibleText(page))
    words.set(page, all)
  }
  return all.includes(spaced(text))
}

/** Whether the page shows these words in any form of them, one after the other. */
export function showsForms(page: PageFacts, text: string, language: Language): boolean {
  const stemmed = (text: string) =>
    ` ${wordsOf(text)
      .map((word) => stemOf(word, language))
      .join(' ')} `
  let all = stems.get(page)
  if (all === undefined) {
    all = stemmed(visibleText(page))
    stems.set(page, all)
  }
  return all.includes(stemmed(text))
}
