// Every page has a main element and an h1. a11y/html-valid checks that each is unique and not empty.
import type { PageElement, ParsedPage } from '../../parsed-page.ts'
import { defineRule } from '../../rule.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body>${body}</body></html>`

export default defineRule({
  why: 'Screen reader users jump over the menu to the main element, and learn from the h1 what the page is about.',
  level: 'error',
  help: 'write one <main> around everything between header and footer, with one <h1> that says what the page is about',
  source: 'WCAG 2.2, techniques ARIA11 and H42; HTML, section 4.4.14, The main element (read 2026-11)',
  fine: { pages: { '/': page('<header>Menu</header><div role="main"><h1>Home</h1></div>') } },
  bad: {
    pages: {
      '/': page('<header>Menu</header><div id="main"><h1>Home</h1></div>'),
      '/contact': page('<main><h2>Contact</h2></main>'),
    },
    findings: ['/ has no main part (main)', '/contact has no main heading (h1)'],
  },

  *page(page) {
    const [body] = page.all('body')
    const at = { page: page.path, span: body && { start: body.start, end: body.open } }
    const isMain = ({ name, attributes }: (typeof page.elements)[number]) =>
      name === 'main' || attributes.role === 'main'
    if (!page.elements.some((element) => isMain(element) && !isHidden(page, element)))
      yield { text: '{{page}} has no main part (main)', at }
    if (page.all('h1').length === 0)
      yield { text: '{{page}} has no main heading (h1)', at: { page: page.path }, missing: true }
  },
})

/** Elements that assistive technology skips. */
const SKIPPED = ['template', 'noscript']

/** Whether an element or one of its ancestors is hidden from assistive technology. */
function isHidden(page: ParsedPage, element: PageElement): boolean {
  for (let at: PageElement | undefined = element; at; at = page.elements[at.parent]) {
    const { hidden, 'aria-hidden': isAriaHidden } = at.attributes
    if (isAriaHidden === 'true' || hidden !== undefined || SKIPPED.includes(at.name)) return true
  }
  return false
}
