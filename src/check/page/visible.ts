// The visible text of a page, as text, words and stems, for rules that compare.
import type { Language } from '../../language/language.ts'
import { memoize } from '../../runtime/memoize.ts'
import type { PageElement, PageFacts } from '../page-facts.ts'
import { wordsOf } from '../text/similar.ts'
import { stemOf } from '../text/stems.ts'

/** A text as words in lower case with one space around each: ' two words '. Punctuation does not count. */
export const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `

const stemsOf = (text: string, language: Language) => wordsOf(text).map((word) => stemOf(word, language))

/** The text of the body, with white space (also no-break spaces) folded. */
export const visibleText = memoize((page: PageFacts): string => {
  const [body] = page.all('body')
  return body ? page.textOf(body).replaceAll('\u00a0', ' ') : ''
})

const visibleWords = memoize((page: PageFacts) => spaced(visibleText(page)))

/** The stems of the words of a page. */
const visibleStems = memoize((page: PageFacts) =>
  memoize((language: Language) => new Set(stemsOf(visibleText(page), language))),
)

/** Whether the page shows these words in this order. */
export function shows(page: PageFacts, text: string): boolean {
  if (text === '' || visibleText(page).includes(text.replaceAll('\u00a0', ' '))) return true
  return visibleWords(page).includes(spaced(text))
}

/** Whether the page shows each of these words in some form. */
export function showsForms(page: PageFacts, text: string, language: Language): boolean {
  const stems = visibleStems(page)(language)
  return stemsOf(text, language).every((stem) => stems.has(stem))
}

/** Elements that assistive technology skips. */
const SKIPPED = ['template', 'noscript']

/** Whether an element or one of its ancestors is hidden from assistive technology. */
export function isHidden(page: PageFacts, element: PageElement): boolean {
  for (let at: PageElement | undefined = element; at; at = page.elements[at.parent]) {
    const { hidden, 'aria-hidden': isAriaHidden } = at.attributes
    if (isAriaHidden === 'true' || hidden !== undefined || SKIPPED.includes(at.name)) return true
  }
  return false
}
