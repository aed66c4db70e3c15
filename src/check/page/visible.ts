// The visible text of a page, as text, words and stems, for rules that compare.
import type { Language } from '../../language/language.ts'
import type { PageElement, PageFacts } from '../page-facts.ts'
import { wordsOf } from '../text/similar.ts'
import { stemOf } from '../text/stems.ts'

/** A text as words in lower case with one space around each: ' two words '. Punctuation does not count. */
export const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `

const stemsOf = (text: string, language: Language) => wordsOf(text).map((word) => stemOf(word, language))

/** The text of a page. Its words and stems are computed when a rule first needs them. */
interface Visible {
  readonly text: string
  words?: string
  stems?: ReadonlySet<string>
}

const known = new WeakMap<PageFacts, Visible>()

function visibleIn(page: PageFacts): Visible {
  const [body] = page.all('body')
  const visible = known.get(page) ?? { text: body ? page.textOf(body).replaceAll('\u00a0', ' ') : '' }
  known.set(page, visible)
  return visible
}

/** The text of the body, with white space (also no-break spaces) folded. */
export const visibleText = (page: PageFacts): string => visibleIn(page).text

/** Whether the page shows these words in this order. */
export function shows(page: PageFacts, text: string): boolean {
  const visible = visibleIn(page)
  if (text === '' || visible.text.includes(text.replaceAll('\u00a0', ' '))) return true
  visible.words ??= spaced(visible.text)
  return visible.words.includes(spaced(text))
}

/** Whether the page shows each of these words in some form. */
export function showsForms(page: PageFacts, text: string, language: Language): boolean {
  const visible = visibleIn(page)
  visible.stems ??= new Set(stemsOf(visible.text, language))
  return stemsOf(text, language).every((stem) => visible.stems?.has(stem))
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
