// Every page has a main heading. That it is the only one and has words is checked by a11y/html-valid.
import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why: 'The main heading tells readers, and people who listen to the page, what the page is about.',
  level: 'error',
  help: 'write one h1 that says what the page is about',
  source: 'WCAG 2.2, technique H42; HTML, section 4.3.11.2, Sample outlines (read 2026-11)',
  fine: { pages: { '/': '<p>Back on the road in two days.</p>' } },
  bad: {
    pages: {
      '/contact':
        '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main><h2>Call us</h2></main></body></html>',
    },
    findings: ['/contact has no main heading (h1)'],
  },

  *page(page) {
    if (page.all('h1').length === 0)
      yield { text: '{{page}} has no main heading (h1)', at: { page: page.path }, help: 'give the page a heading' }
  },
})
