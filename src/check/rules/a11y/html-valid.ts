// The HTML of every page is what the standard allows: closed, nested, named and unique where it must be.

import type { PageSummary } from '../../../model/facts.ts'
import { defineRule } from '../../../model/rule.ts'

type Markup = PageSummary['markup'][number]

export default defineRule({
  why: 'Browsers and screen readers repair broken HTML each in a way of their own, and the visitor meets the difference.',
  level: 'error',
  source: 'HTML (living standard), as judged by html-validate 10, presets "recommended" and "a11y" (read 2026-11)',
  fine: { pages: { '/': '<p>Call <a href="tel:+441130000000">0113\u00a0000\u00a00000</a></p>' } },
  bad: {
    pages: {
      '/': '<p>One<div>Two</div></p>',
      '/contact': '<p id="a">One</p><p id="a">Two</p>',
      '/repairs/brakes': '<a href="tel:+441130000000">0113 000 0000</a>',
    },
    findings: [
      'element <p> is implicitly closed by adjacent <div>, on / (no-implicit-close)',
      'stray end tag "</p>", on / (close-order)',
      'duplicate ID "a", on /contact (no-dup-id)',
      '" " should be replaced with "&nbsp;" (non-breaking space) in telephone number, on /repairs/brakes (tel-non-breaking)',
    ],
  },

  // A fault of a template stands on every page it draws: told once, at the first of them.
  *site(_world, pages) {
    const seen = new Map<string, { page: PageSummary; fault: Markup; on: Set<string> }>()
    for (const page of pages) {
      for (const fault of page.markup) {
        const key = `${fault.rule}\0${fault.text}\0${fault.tag}`
        const known = seen.get(key)
        if (known) known.on.add(page.path)
        else seen.set(key, { page, fault, on: new Set([page.path]) })
      }
    }
    for (const { page, fault, on } of seen.values()) {
      const more = on.size > 1 ? ` and ${on.size - 1} more` : ''
      yield { text: `${plain(fault.text)}, on ${page.path}${more} (${fault.rule})`, at: { page: page.path, span: fault.span }, help: `the tag is ${fault.tag}` }
    }
  },
})

/** html-validate's sentence in the manner of this report. */
const plain = (text: string) => (text.charAt(0).toLowerCase() + text.slice(1)).replace(/'/g, '"').replace(/\.$/, '')
