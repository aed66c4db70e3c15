// Every page has one h1 with words in it.
import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why:
    'The main heading tells a reader, and whoever listens to the page, what it is about; two of them or none ' +
    'leave that open.',
  level: 'error',
  help: 'write one h1 a page, which says what the page is about; the others are h2',
  source: 'WCAG 2.2, technique H42; HTML, section 4.3.11.2, Sample outlines (read 2026-11)',
  fine: { pages: { '/': '<p>Back on the road in two days.</p>' } },
  bad: {
    pages: {
      '/': '<h1>Again</h1>',
      '/contact':
        '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main><h2>Call us</h2></main></body></html>',
    },
    findings: ['/ has 2 main headings, expected one: "Home", "Again"', '/contact has no main heading (h1)'],
  },

  *page(page) {
    const headings = page.all('h1')
    const shown = headings.map((h1) => page.textOf(h1))
    const [first, second] = headings
    if (!first)
      yield { text: `{{page}} has no main heading (h1)`, at: { page: page.path }, help: 'give the page a heading' }
    else if (second)
      yield {
        text:
          `{{page}} has ${headings.length} main headings, expected one: ` +
          `${shown.map((text) => `"${text}"`).join(', ')}`,
        at: { page: page.path, span: { start: second.start, end: second.end } },
        help: 'make the others h2',
      }
    else if (shown[0] === '' && !page.all('img').some((img) => page.inside(img, 'h1') === first && img.attributes.alt))
      yield {
        text: `the main heading of {{page}} is empty`,
        at: { page: page.path, span: { start: first.start, end: first.end } },
        help: 'write what the page is about',
      }
  },
})
