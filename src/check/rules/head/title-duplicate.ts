// No two pages that search engines may show have the same title.

import { defineRule } from '../../../model/checks/rule.ts'
import { repeated } from '../../site/repeated.ts'

export default defineRule({
  why: 'Two results with one title look like one page, and a reader cannot tell which to open.',
  level: 'error',
  help: 'say in head.title what only this page is about',
  source: 'Google, Influencing title links: distinct, descriptive text in the title of each page (read 2026-11)',
  fine: {
    pages: {
      '/': '<!DOCTYPE html><title>Bicycle repairs in Leeds</title>',
      '/contact': '<!DOCTYPE html><title>Call the workshop</title>',
    },
  },
  bad: {
    pages: {
      '/': '<!DOCTYPE html><title>Two Wheels, Leeds</title>',
      '/contact': '<!DOCTYPE html><title>Two Wheels, Leeds</title>',
    },
    findings: ['the title "Two Wheels, Leeds" of /contact is also the title of /'],
  },

  needs: ['summaries'],

  *site({ summaries }) {
    for (const { page, first, value } of repeated(summaries, 'title'))
      yield {
        text: `the title "${value}" of {{page}} is also the title of ${first.path}`,
        at: { page: page.path, span: page.spans.title, value },
      }
  },
})
