// The HTML of every page follows the standard: elements are closed and nested, ids are unique, and fields, pictures,
// buttons and headings have names.
import { defineRule } from '../../rule.ts'

export default defineRule({
  why: 'Browsers and screen readers repair invalid HTML differently, so some visitors get a broken page.',
  level: 'error',
  help: 'correct the tag in the template that draws it',
  source:
    'HTML (living standard) and WCAG 2.2, as checked by html-validate 10 with its presets "standard", "document" ' +
    'and "a11y" (read 2026-11)',
  fine: { pages: { '/': '<p>Call <a href="tel:+441130000000">0113 000 0000</a></p><img src="/a.svg" alt="">' } },
  bad: {
    pages: {
      '/': '<p>One<div>Two</div></p>',
      '/contact': '<p id="a">One</p><p id="a">Two</p>',
      '/repairs/brakes': '<img src="/van.jpg"><input type="text">',
    },
    findings: [
      'stray end tag "</p>" on /',
      'duplicate ID "a" on /contact',
      '<img> is missing required "alt" attribute on /repairs/brakes',
      '<input> element does not have a <label> on /repairs/brakes',
    ],
  },

  *markup(faults, { path }) {
    const seen = new Set<string>()
    for (const { rule, text, tag, span } of faults) {
      if (seen.has(`${text}\0${tag}`)) continue
      seen.add(`${text}\0${tag}`)
      yield {
        text: `${sentence(text)} on {{page}}`,
        at: { page: path, span },
        // The heading above it may be left out.
        ...(rule === 'heading-level' && { missing: true }),
        help: `correct ${tag}; see html-validate.org/rules/${rule}`,
      }
    }
  },
})

/** A message of html-validate in the form of this report. */
const sentence = (text: string) =>
  (text.charAt(0).toLowerCase() + text.slice(1)).replace(/'/g, '"').replace(/\.$/, '').replace(/^iD /, 'ID ')
