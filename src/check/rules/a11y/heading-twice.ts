// No two headings beside each other on a page have the same words.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { bare } from '../../text/compared.ts'

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

export default defineRule({
  why: 'Who jumps from heading to heading, by ear or by eye, cannot tell two of one name apart.',
  level: 'warning',
  help: 'say in each what stands below it',
  source: 'WCAG 2.2, success criterion 2.4.6 (headings describe), read 2026-11',
  fine: { pages: { '/': '<h2>Brakes</h2><h3>Price</h3><h2>Tyres</h2><h3>Price</h3>' } },
  bad: {
    pages: { '/': '<h2>Prices</h2><h3>Tyres</h3><h3>Tyres</h3><h2>Prices</h2>' },
    findings: ['the h3 "Tyres" stands twice on /', 'the h2 "Prices" stands twice on /'],
  },

  *page(page) {
    /** The headings above the one that is read: those of one parent stand beside each other. */
    const above: string[] = []
    const seen = new Set<string>()
    const known = new Set<string>()
    for (const element of page.elements) {
      const level = LEVELS.indexOf(element.name)
      if (level < 0 || page.inside(element, 'main') === undefined) continue
      const text = page.textOf(element)
      above.length = level
      const key = [...above.map((each) => each ?? ''), bare(text)].join('\n')
      above[level] = bare(text)
      if (text === '') continue
      if (seen.has(key) && !known.has(key)) {
        known.add(key)
        yield {
          text: `the ${element.name} "${text}" stands twice on {{page}}`,
          at: { page: page.path, span: spanOf(element), value: text },
        }
      }
      seen.add(key)
    }
  },
})
