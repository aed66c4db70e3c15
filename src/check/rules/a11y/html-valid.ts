// The HTML of every page is what the standard allows: closed, nested, named and unique where it must be.

import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why:
    'Browsers and screen readers repair broken HTML each in a way of their own, and the visitor meets the ' +
    'difference.',
  level: 'error',
  help: 'correct the tag in the template that draws it',
  source: 'HTML (living standard), as checked by html-validate 10, presets "recommended" and "a11y" (read 2026-11)',
  fine: { pages: { '/': '<p>Call <a href="tel:+441130000000">0113\u00a0000\u00a00000</a></p>' } },
  bad: {
    pages: {
      '/': '<p>One<div>Two</div></p>',
      '/contact': '<p id="a">One</p><p id="a">Two</p>',
      '/repairs/brakes': '<a href="tel:+441130000000">0113 000 0000</a>',
    },
    findings: [
      'element <p> is implicitly closed by adjacent <div> on /',
      'stray end tag "</p>" on /',
      'duplicate ID "a" on /contact',
      '" " should be replaced with "&nbsp;" (non-breaking space) in telephone number on /repairs/brakes',
    ],
  },

  *markup(faults, { path }) {
    const seen = new Set<string>()
    for (const { rule, text, tag, span } of faults) {
      if (seen.has(`${text}\0${tag}`)) continue
      seen.add(`${text}\0${tag}`)
      yield {
        text: `${plain(text)} on {{page}}`,
        at: { page: path, span },
        help: `the tag is ${tag}; html-validate tells more under ${rule}`,
      }
    }
  },
})

/** html-validate's sentence in the manner of this report. */
const plain = (text: string) => (text.charAt(0).toLowerCase() + text.slice(1)).replace(/'/g, '"').replace(/\.$/, '')
