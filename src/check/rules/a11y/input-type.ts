// Fields for a phone number or an e-mail address have that input type, so that a phone shows the right keyboard. Fields
// for the visitor's own data have an autocomplete value, so that the browser can fill them in.
import { isHidden } from '../../page/visible.ts'
import type { PageElement } from '../../page-facts.ts'
import { defineRule } from '../../rule.ts'

/** A kind of data: the values of autocomplete and the names of fields that mean it (HTML, section 4.10.18.7.1). */
const KINDS = [
  ['tel', /^(?:(?:home|work|mobile) )?tel(?:-national)?$/, /^(?:tel|phone|telephone|mobile|cell)(?:[-_]?number)?$/i],
  ['email', /^(?:(?:home|work) )?email$/, /^e-?mail(?:[-_]?address)?$/i],
] as const
const PERSON = /^(?:name|full-?name|your-?name)$/i

export default defineRule({
  why: 'A phone shows number keys only for the right input type. On the letter keyboard, numbers get mistyped.',
  level: 'error',
  help: 'write the type of the data (tel, email) and its autocomplete in the template that draws the form',
  source: 'HTML (living standard), section 4.10.5.1.4; WCAG 2.2, success criterion 1.3.5 (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<label>Phone <input type="tel" name="phone" autocomplete="tel"></label>' +
        '<input type="hidden" name="email"><div hidden><input name="email"></div>',
    },
  },
  bad: {
    pages: { '/': '<input name="phone" autocomplete="tel" aria-label="x"><input name="name" aria-label="y">' },
    findings: [
      'the field "phone" on / has type="text", expected type="tel"',
      'the field "name" on / has autocomplete="", expected autocomplete="name"',
    ],
  },

  *page(page) {
    for (const input of page.all('input')) {
      const { name, autocomplete, id, tabindex } = input.attributes
      // A honeypot is hidden from people.
      if (isHidden(page, input) || tabindex === '-1') continue
      for (const [attribute, found, expected] of faultsOf(input.attributes))
        yield {
          text: `the field "${name || autocomplete || id}" on {{page}} has ${attribute}="${found}", expected ${attribute}="${expected}"`,
          at: { page: page.path, span: { start: input.start, end: input.open } },
          help: `write ${attribute}="${expected}" in the template that draws the form`,
        }
    }
  },
})

/** The attributes of a field that should have another value: name, value, expected value. */
function* faultsOf({ type = 'text', name = '', autocomplete = '', inputmode }: PageElement['attributes']) {
  const isText = /^(?:text|number)$/i.test(type)
  const kind = KINDS.find(
    ([own, filled, called]) => type === own || (isText && (filled.test(autocomplete) || called.test(name))),
  )?.[0]
  const expected = kind ?? (isText && PERSON.test(name) ? 'name' : undefined)
  if (kind && isText && inputmode !== kind) yield ['type', type, kind] as const
  if (expected && /^(?:|off)$/i.test(autocomplete.trim())) yield ['autocomplete', autocomplete, expected] as const
}
