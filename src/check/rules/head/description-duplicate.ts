// No two pages that search engines may show have the same description.

import { defineRule } from '../../../model/checks/rule.ts'
import { repeated } from '../../site/repeated.ts'

export default defineRule({
  why: 'The same text under two results tells the reader nothing about either page.',
  level: 'warning',
  help: 'say in head.description what only this page offers',
  source:
    'Google, Control your snippets in search results: descriptions unlike each other, one a page (as quoted 2026-11)',
  fine: { pages: { '/': '<!DOCTYPE html><meta name="description" content="Your bicycle back in two days.">' } },
  bad: {
    pages: {
      '/': '<!DOCTYPE html><meta name="description" content="Bicycles mended.">',
      '/contact': '<!DOCTYPE html><meta name="description" content="Bicycles mended.">',
    },
    findings: ['the description of /contact is also the description of /: "Bicycles mended."'],
  },

  needs: ['summaries'],

  *site({ summaries }) {
    for (const { page, first, value } of repeated(summaries, 'description'))
      yield {
        text: `the description of {{page}} is also the description of ${first.path}: "${value}"`,
        at: { page: page.path, span: page.spans.description, value },
      }
  },
})
