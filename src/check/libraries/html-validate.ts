// The adapter for html-validate, which checks the markup of a page against the HTML Standard and WCAG. It takes a third
// of a second to load, so it is imported only when a page has a structure that was never validated.
import { HtmlElement, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { parsePage } from '../page/parse.ts'
import type { MarkupFault } from '../parsed-page.ts'

/** The settings: three presets as they are, except for the rules below. */
export const settings = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    // Files of the site itself need no integrity, and files of other hosts are reported by sec/third-party.
    'require-sri': 'off' as const,
    // WebKit takes a list without markers for layout unless its role says that it is a list, so role="list" is right.
    'no-redundant-role': 'off' as const,
    'prefer-native-element': 'off' as const,
  },
}

// html-validate 10.17 copies the list of matches for every element: 86 s for a page of 34,000.
HtmlElement.prototype.getElementsByTagName = function getElementsByTagName(tagName) {
  const elements: HtmlElement[] = []
  const collect = (parent: HtmlElement) => {
    for (const child of parent.childElements) {
      if (child.is(tagName)) elements.push(child)
      collect(child)
    }
  }
  collect(this)
  return elements
}

let validator: HtmlValidate | undefined

/** The validator. Its settings are resolved once: html-validate itself resolves them for every document (13 ms). */
function loaded(): HtmlValidate {
  if (validator) return validator
  const loader = new StaticConfigLoader(settings)
  const config = loader.getConfigFor('')
  loader.getConfigFor = () => config
  validator = new HtmlValidate(loader)
  return validator
}

/** Letters of a tag that a message quotes. */
const QUOTED = 120

/** Validates the HTML of a page. Each fault is placed at the innermost element that contains it. */
export function validateMarkup(html: string): MarkupFault[] {
  const messages = loaded()
    .validateStringSync(html)
    .results.flatMap((result) => result.messages)
  const elements = messages.length > 0 ? parsePage(html, { path: '', file: '', from: '' }).elements : []
  return messages.map(({ ruleId, message, offset }) => {
    const element = elements.findLast(({ start, end }) => start <= offset && offset < end)
    const span = element ? { start: element.start, end: element.open } : { start: 0, end: 1 }
    return { rule: ruleId, text: message, tag: html.slice(span.start, Math.min(span.end, span.start + QUOTED)), span }
  })
}
