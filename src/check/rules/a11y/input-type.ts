// A field for a phone or a mail address is of that type, so that a telephone shows the keys for it, and is filled in.

import { defineRule } from '../../../model/checks/rule.ts'
import { isHidden } from '../../page/accessible-name.ts'

/** By what a field says it is for: its autocomplete, or its name. */
const KINDS = [
  ['tel', /^(?:(?:home|work|mobile) )?tel(?:-national)?$/, /^(?:tel|phone|telephone|mobile|cell)(?:[-_]?number)?$/i],
  ['email', /^(?:(?:home|work) )?email$/, /^e?-?mail(?:[-_]?address)?$/i],
] as const

export default defineRule({
  why: 'Who types a number on a keyboard of letters, with wet hands, mistypes it, and the call back goes astray.',
  level: 'error',
  help: 'write the type of what is typed: tel, email, url, number',
  source: 'HTML (living standard), section 4.10.5.1.4; WCAG 2.2, success criterion 1.3.5 (read 2026-11)',
  fine: { pages: { '/': '<input type="tel" name="phone" aria-label="x"><input type="hidden" name="email">' } },
  bad: {
    pages: {
      '/':
        '<input name="phone" aria-label="x"><input type="text" autocomplete="email" aria-label="y">' +
        '<input type="tel" name="mobile" autocomplete="off" aria-label="z">',
    },
    findings: [
      'the field "phone" on / is of type "text", expected "tel"',
      'the field "email" on / is of type "text", expected "email"',
      'the field "mobile" on / is not filled in by browsers: its autocomplete is "off"',
    ],
  },

  *page(page) {
    for (const input of page.all('input')) {
      const { type = 'text', name = '', autocomplete = '', id, inputmode, tabindex } = input.attributes
      // A trap for programs has it too, and nobody comes there.
      if (/^(?:tel|email)$/i.test(type) && /^off$/i.test(autocomplete) && !isHidden(page, input) && tabindex !== '-1')
        yield {
          text: `the field "${name || id}" on {{page}} is not filled in by browsers: its autocomplete is "off"`,
          at: { page: page.path, span: { start: input.start, end: input.open } },
          help: `write autocomplete="${type.toLowerCase()}"`,
        }
      if (type.toLowerCase() !== 'text' && type.toLowerCase() !== 'number') continue
      const [wanted] = KINDS.find(([, filled, called]) => filled.test(autocomplete) || called.test(name)) ?? []
      if (wanted === undefined || inputmode === wanted) continue
      yield {
        text: `the field "${name || autocomplete || id}" on {{page}} is of type "${type}", expected "${wanted}"`,
        at: { page: page.path, span: { start: input.start, end: input.open } },
        help: `write type="${wanted}"`,
      }
    }
  },
})
