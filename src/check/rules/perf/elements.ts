// A page has as many elements as a telephone lays out without a pause.

import { defineRule } from '../../../model/checks/rule.ts'
import { thousands } from '../../../model/report.ts'
import { spanOf } from '../../page/facts.ts'

/** Elements of a page. Lighthouse tells of more than 800 and fails 1,400; these pages carry their menus with them. */
const MOST = 1500

export default defineRule({
  why: 'Each element is measured and drawn again at every touch: a page of thousands stutters on an old telephone.',
  level: 'warning',
  help: 'show part of the list and link to the rest',
  source: 'developer.chrome.com/docs/lighthouse/performance/dom-size (read 2026-11)',
  fine: { pages: { '/': '<ul><li>Brakes</li></ul>' } },
  bad: {
    pages: { '/': `<div><ul>${'<li><b>x</b></li>'.repeat(800)}</ul></div>` },
    findings: ['/ has 1,648 elements, expected at most 1,500: 1,601 of them in one ul'],
  },

  *page(page) {
    const count = page.elements.length
    if (count <= MOST) return
    // The element that holds most, as far in as one still holds half of them all.
    const sizes = page.elements.map(() => 1)
    for (let i = count - 1; i > 0; i--) {
      const parent = page.elements[i]?.parent ?? -1
      if (parent >= 0) sizes[parent] = (sizes[parent] ?? 0) + (sizes[i] ?? 0)
    }
    const heaviest = page.elements.findLast(({ index }) => (sizes[index] ?? 0) * 2 > count)
    yield {
      text:
        `{{page}} has ${thousands(count)} elements, expected at most ${thousands(MOST)}` +
        (heaviest ? `: ${thousands(sizes[heaviest.index] ?? 0)} of them in one ${heaviest.name}` : ''),
      at: { page: page.path, span: heaviest && spanOf(heaviest) },
      help: `show part of it and link to the rest: ${thousands(count - MOST)} elements have to go`,
    }
  },
})
