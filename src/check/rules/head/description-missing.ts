// Every page search engines may show has one description.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'

export default defineRule({
  why: 'Without a description the search engine picks a piece of the page, and it may be the menu.',
  level: 'error',
  help: 'write one head.description in the file of the page',
  source:
    'Google, Control your snippets in search results: without a fitting description the snippet is taken ' +
    'from the page (as quoted 2026-11)',
  fine: { pages: { '/': '<!DOCTYPE html><meta name="description" content="Your bicycle back in two days.">' } },
  bad: {
    pages: {
      '/': '<!DOCTYPE html><title>Repairs</title>',
      '/contact': '<!DOCTYPE html><meta name="description" content="">',
      '/repairs/brakes': '<!DOCTYPE html><meta name="description" content="A"><meta name="description" content="B">',
    },
    findings: ['/ has no description', 'the description of /contact is empty', '/repairs/brakes has 2 descriptions'],
  },

  *page(page, { from, indexable }) {
    if (!indexable) return
    const found = page.meta('description')
    const [first] = found
    const at = { file: from, path: ['head', 'description'] }
    const help = 'write head.description in this file'
    if (!first) yield { text: `{{page}} has no description`, at, help }
    else if (found.length > 1) yield { text: `{{page}} has ${found.length} descriptions`, at, help: 'keep one' }
    else if (first.content.trim() === '')
      yield {
        text: `the description of {{page}} is empty`,
        at: { page: page.path, span: spanOf(first.element) },
        help,
      }
  },
})
